"""The closing rule D24 against an exhaustive search that knows only the definition.

Why the search is exhaustive for every n1, n2 <= 7, n3 <= 3:

- A closed layout falls into groups of tiles held together by crates. Edges without a half may
  touch nothing, so each group is closed on its own, and groups may be laid far apart. Hence the
  tiles that close are exactly the sums of groups.
- A group of n tiles has at least n - 1 crates, or it would fall apart. So n1 + 2 n2 + 3 n3 >=
  2 (n1 + n2 + n3) - 2, that is n1 <= n3 + 2. With n2 <= 7 and n3 <= 3 a group has at most
  5 + 7 + 3 = 15 tiles.
- A group of n tiles spans a box of width + height <= n + 1. Turned the right way, every group
  thus fits into a box of width w and height 16 - w with w <= 8.
- `tiles_closing_in_box` finds all tiles that close in such a box: it fills it cell by cell with
  every tile in every rotation or none, and remembers only what the rest can feel, the halves that
  wait at the border of the filled part, and the numbers of tiles used.

Why n1 >= n3 + 2 with n1 + n3 even always closes, and no n1 beyond the range can surprise: lay the
three-half tiles in a row, each with a one-half tile above it, then the two-half tiles as a chain,
straight or winding, and a one-half tile at both ends; that takes n1 = n3 + 2. Each further two
one-half tiles are a pair of their own. With n1 + n3 odd the number of halves is odd.
"""

from collections import Counter, defaultdict
from functools import cache
from itertools import product

import pytest

from teahouse.games.darjeeling.crate_closing import (
    CLOSING_TWOS,
    MAX_THREES,
    MAX_TWOS,
    STROKES,
    Edge,
    Layout,
    Placed,
    closes,
    drawn,
    is_closed,
    most,
    picture,
    tiles_in,
)

MAX_ONES = 21
TILES = tuple(product(range(MAX_ONES + 1), range(MAX_TWOS + 1), range(MAX_THREES + 1)))
BOTH_SHAPES = pytest.mark.parametrize("opposite", [False, True], ids=["adjacent", "opposite"])
OPPOSITE = (Edge.N | Edge.S, Edge.E | Edge.W)

Tiles = tuple[int, int, int]  # n1, n2, n3


# The search. A set of Tiles is an int with bit number(tiles) set.


def number(tiles: Tiles) -> int:
    n1, n2, n3 = tiles
    return n1 + (MAX_ONES + 1) * (n2 + (MAX_TWOS + 1) * n3)


STEP = {1: number((1, 0, 0)), 2: number((0, 1, 0)), 3: number((0, 0, 1))}
ROOM_FOR_ONE_MORE = {
    1: sum(1 << number(tiles) for tiles in TILES if tiles[0] < MAX_ONES),
    2: sum(1 << number(tiles) for tiles in TILES if tiles[1] < MAX_TWOS),
    3: sum(1 << number(tiles) for tiles in TILES if tiles[2] < MAX_THREES),
}


def with_one_more(sets: int, halves: int) -> int:
    return (sets & ROOM_FOR_ONE_MORE[halves]) << STEP[halves] if halves else sets


def is_tile(edges: int, opposite: bool) -> bool:
    halves = edges.bit_count()
    return halves in (1, 3) or (halves == 2 and (edges in OPPOSITE) == opposite)


def tiles_closing_in_box(width: int, height: int, opposite: bool) -> set[Tiles]:
    """All Tiles that can be laid closed in the box, the empty ones included."""
    ways = [0] + [edges for edges in range(16) if is_tile(edges, opposite)]
    reached = {0: 1}  # by halves waiting at the border: the sets of tiles laid so far
    for y, x in product(range(height), range(width)):
        outside = (Edge.E if x == width - 1 else 0) | (Edge.S if y == height - 1 else 0)
        fitting = [edges for edges in ways if not edges & outside]
        reached = fill_cell(reached, x, width, fitting)
    assert set(reached) == {0}
    return {tiles for tiles in TILES if reached[0] >> number(tiles) & 1}


def fill_cell(reached: dict[int, int], x: int, width: int, ways: list[int]) -> dict[int, int]:
    """Every way to fill the cell that meets the halves waiting there.

    Bit x of the border: a half waits for the next tile of column x; bit width: for the one east.
    """
    above, west = 1 << x, 1 << width
    filled: dict[int, int] = defaultdict(int)
    for (border, sets), edges in product(reached.items(), ways):
        if bool(edges & Edge.N) != bool(border & above):
            continue
        if bool(edges & Edge.W) != bool(border & west):
            continue
        rest = border & ~above & ~west
        rest |= (above if edges & Edge.S else 0) | (west if edges & Edge.E else 0)
        filled[rest] |= with_one_more(sets, edges.bit_count())
    return filled


def sums(groups: set[Tiles]) -> set[Tiles]:
    """All sums of one or more groups within the range."""
    found = {(0, 0, 0)}
    for n1, n2, n3 in TILES:  # a smaller part always comes first
        if any((n1 - a, n2 - b, n3 - c) in found for a, b, c in groups):
            found.add((n1, n2, n3))
    return found - {(0, 0, 0)}


@cache
def all_that_closes(opposite: bool) -> set[Tiles]:
    most_tiles_in_group = (MAX_THREES + 2) + MAX_TWOS + MAX_THREES
    both_sides = most_tiles_in_group + 1
    groups: set[Tiles] = set()
    for width in range(1, both_sides // 2 + 1):
        groups |= tiles_closing_in_box(width, both_sides - width, opposite)
    return sums(groups - {(0, 0, 0)})


# The tests


@pytest.mark.rule("D24")
@BOTH_SHAPES
def test_closes_is_what_the_exhaustive_search_finds(opposite: bool) -> None:
    assert {tiles for tiles in TILES if closes(*tiles, opposite)} == all_that_closes(opposite)


@pytest.mark.rule("D24")
def test_below_the_always_case_the_table_answers_every_even_number() -> None:
    below = {(n1, n3) for n1, _, n3 in TILES if n1 < n3 + 2 and (n1 + n3) % 2 == 0}
    assert set(CLOSING_TWOS) == below


@pytest.mark.rule("D24")
@BOTH_SHAPES
@pytest.mark.parametrize(("width", "height"), [(1, 4), (4, 1), (2, 2)])
def test_search_finds_what_trying_every_filling_finds(
    width: int, height: int, opposite: bool
) -> None:
    cells = list(product(range(width), range(height)))
    ways = [0] + [edges for edges in range(16) if is_tile(edges, opposite)]
    tried = {(0, 0, 0)}
    for filling in product(ways, repeat=len(cells)):
        tiles = zip(cells, filling, strict=True)
        pieces = [Placed(x, y, edges.bit_count(), edges) for (x, y), edges in tiles if edges]
        if is_closed(pieces):
            tried.add(tiles_used(pieces))
    assert tiles_closing_in_box(width, height, opposite) == tried


def laid(tiles: Tiles, opposite: bool) -> Layout | None:
    """The tiles of a picture, its groups one below the other."""
    shown = picture(*tiles, opposite)
    return None if shown is None else drawn(shown.split("\n"))


def tiles_used(pieces: list[Placed] | Layout) -> Tiles:
    used = Counter(tile.halves for tile in pieces)
    return used[1], used[2], used[3]


@pytest.mark.rule("D24")
@BOTH_SHAPES
def test_layout_is_closed_and_uses_exactly_the_tiles(opposite: bool) -> None:
    for tiles in TILES:
        pieces = laid(tiles, opposite)
        if pieces is None:
            assert not closes(*tiles, opposite), tiles
            continue
        assert closes(*tiles, opposite), tiles
        assert is_closed(pieces), tiles
        assert tiles_used(pieces) == tiles
        assert len({(tile.x, tile.y) for tile in pieces}) == sum(tiles), tiles
        assert all(is_tile(tile.edges, opposite) for tile in pieces), tiles


@pytest.mark.rule("D24")
@BOTH_SHAPES
def test_a_picture_shows_every_group_closed_without_empty_rows(opposite: bool) -> None:
    for tiles in TILES:
        shown = picture(*tiles, opposite)
        assert (shown is not None) == closes(*tiles, opposite)
        if shown is not None:
            assert tiles_in(shown) == tiles
            for group in shown.split("\n\n"):
                assert is_closed(drawn(group.split("\n")))
                assert all(row.strip() for row in group.split("\n"))


@BOTH_SHAPES
def test_the_most_crates_are_closed_by_tiles_at_hand(opposite: bool) -> None:
    for tiles in product(range(6), range(0, MAX_TWOS + 1, 3), range(MAX_THREES + 1)):
        best = most(*tiles, opposite)
        assert all(n <= held for n, held in zip(best, tiles, strict=True))
        assert closes(*best, opposite) or best == (0, 0, 0)
        fewer = product(range(tiles[0] + 1), range(tiles[1] + 1), range(tiles[2] + 1))
        assert halves(best) == max(halves(t) for t in fewer if closes(*t, opposite) or not any(t))


def halves(tiles: Tiles) -> int:
    return tiles[0] + 2 * tiles[1] + 3 * tiles[2]


@BOTH_SHAPES
def test_every_group_fits_into_a_small_box_in_the_corner(opposite: bool) -> None:
    for tiles in TILES:
        for group in (picture(*tiles, opposite) or "").split("\n\n"):
            pieces = drawn(group.split("\n"))
            if pieces:
                columns, rows = {tile.x for tile in pieces}, {tile.y for tile in pieces}
                assert (min(columns), min(rows)) == (0, 0), tiles
                assert max(columns) < 12, tiles
                assert max(rows) < 9, tiles


@pytest.mark.rule("D24")
@BOTH_SHAPES
def test_groups_keep_a_cell_between_them(opposite: bool) -> None:
    for tiles in TILES:
        pieces = laid(tiles, opposite)
        n1, n2, n3 = tiles
        if pieces is not None and n1 >= n3 + 2:
            rings = 0 if opposite else n2 // 4
            assert number_of_islands(pieces) == rings + (n1 - n3) // 2, tiles


def number_of_islands(pieces: Layout) -> int:
    """Clusters of cells that touch by an edge, with a half on it or not."""
    left = {(tile.x, tile.y) for tile in pieces}
    islands = 0
    while left:
        islands += 1
        shore = [left.pop()]
        while shore:
            x, y = shore.pop()
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= near
            shore += near
    return islands


@pytest.mark.rule("D24")
@pytest.mark.parametrize(
    ("tiles", "opposite", "shown"),
    [
        ((2, 0, 0), False, ["╶╴"]),
        ((0, 4, 0), False, ["┌┐", "└┘"]),
        ((3, 0, 1), False, [" ╷ ", "╶┴╴"]),
        ((3, 2, 3), False, ["╶┬┐╷", "╶┴┴┘"]),
        ((0, 7, 2), False, ["┌┬┐ ", "└┘├┐", "  └┘"]),
        ((2, 3, 0), True, ["╶───╴"]),
        ((7, 4, 1), False, [" ╷ ", "╶┴╴", "", "┌┐", "└┘", "", "╶╴", "", "╶╴"]),
    ],
)
def test_layout_looks_like_the_picture(tiles: Tiles, opposite: bool, shown: list[str]) -> None:
    pieces = laid(tiles, opposite)
    assert pieces is not None
    assert set(pieces) == set(drawn(shown))


@pytest.mark.rule("D24")
@pytest.mark.parametrize(
    "picture",
    [
        [],
        ["╶"],
        ["╶ ╴"],
        ["╶╷"],
        ["╶─"],
        ["┌┐", "└┴"],
        ["╶╴", "╵ "],
        ["╶╴", "╵╷"],
        ["┌┐╴", "└┘ "],
        ["╷", "╷"],
    ],
    ids=repr,
)
def test_a_loose_half_leaves_the_layout_open(picture: list[str]) -> None:
    assert not is_closed(drawn(picture))


@pytest.mark.rule("D24")
@pytest.mark.parametrize(
    "picture", [["╶╴"], ["╷", "╵"], ["╶╴╶╴"], ["╶╴", "╶╴"], ["┌┐", "├┤", "└┘"]]
)
def test_touching_edges_without_halves_do_no_harm(picture: list[str]) -> None:
    assert is_closed(drawn(picture))


@pytest.mark.rule("D24")
def test_two_tiles_on_one_cell_are_not_closed() -> None:
    assert not is_closed([*drawn(["╶╴"]), *drawn(["╶╴"])])


@pytest.mark.rule("D24")
def test_a_tile_with_other_halves_than_its_edges_is_not_closed() -> None:
    assert not is_closed([Placed(0, 0, 2, Edge.E), Placed(1, 0, 1, Edge.W)])


@pytest.mark.rule("D24")
def test_strokes_are_in_the_order_of_their_edge_masks() -> None:
    assert len(STROKES) == 15
    assert [STROKES[edge] for edge in Edge] == ["╵", "╶", "╷", "╴"]


@pytest.mark.rule("D24")
@pytest.mark.parametrize("tiles", [(-1, 0, 1), (2, 8, 0), (6, 0, 4), (2, -1, 0), (2, 0, -2)])
def test_tiles_beyond_the_rule_are_refused(tiles: Tiles) -> None:
    with pytest.raises(ValueError, match="D24"):
        closes(*tiles, False)
    with pytest.raises(ValueError, match="D24"):
        picture(*tiles, False)

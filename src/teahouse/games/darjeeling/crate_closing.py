"""Closing crates: can these tiles of one variety be laid so that every half meets a half? (D24)

A tile is a unit square; each of its edges carries a half crate or none. A crate is closed where
the halves of two neighbouring tiles meet, so a closed layout is a line drawing without loose ends:
a tile is the box character with one stroke for each of its halves.

    ╶╴  pair     ┌┐  ring      ╷    star     ┌┐╷  ring with a tail
                 └┘           ╶┴╴            └┴┘

`closes` is the rule, `picture` shows how: views carry it, and the client draws it. `is_closed` is
the definition both are tested against.
"""

from collections.abc import Iterable
from enum import IntFlag
from functools import cache
from itertools import product, zip_longest
from typing import NamedTuple, TypeAlias


class Edge(IntFlag):
    """The edges of a tile; x grows to the east, y to the south."""

    N = 1
    E = 2
    S = 4
    W = 8


class Placed(NamedTuple):
    """A tile on the grid; `edges` is the mask of the edges that carry a half."""

    x: int
    y: int
    halves: int
    edges: int


Layout: TypeAlias = tuple[Placed, ...]
Picture: TypeAlias = list[str]  # rows from north to south, all of one length

MAX_TWOS = 7
MAX_THREES = 3

# D24: below n1 = n3 + 2, by (n1, n3): the n2 that close, two-half tiles having adjacent halves.
# With opposite halves nothing closes there.
CLOSING_TWOS: dict[tuple[int, int], frozenset[int]] = {
    (0, 0): frozenset({4}),
    (1, 1): frozenset({3, 4, 5, 6, 7}),
    (2, 2): frozenset({2, 3, 4, 5, 6, 7}),
    (3, 3): frozenset({1, 2, 3, 4, 5, 6, 7}),
    (0, 2): frozenset({4, 6, 7}),
    (1, 3): frozenset({3, 4, 5, 6, 7}),
}


def closes(n1: int, n2: int, n3: int, opposite: bool) -> bool:
    """Can n1, n2, n3 tiles of one, two, three halves be laid so that all crates close? (D24)

    `opposite`: the two halves of a two-half tile lie opposite each other, not side by side.
    """
    _check_range(n1, n2, n3)
    if (n1 + n3) % 2:  # an odd number of halves
        return False
    if n1 >= n3 + 2:
        return True
    return not opposite and n2 in CLOSING_TWOS[n1, n3]


def _check_range(n1: int, n2: int, n3: int) -> None:
    if n1 < 0 or not 0 <= n2 <= MAX_TWOS or not 0 <= n3 <= MAX_THREES:
        raise ValueError(f"D24 says nothing about {n1}, {n2}, {n3} tiles")


# The definition

_FACING = (
    (Edge.N, 0, -1, Edge.S),
    (Edge.E, 1, 0, Edge.W),
    (Edge.S, 0, 1, Edge.N),
    (Edge.W, -1, 0, Edge.E),
)


def is_closed(pieces: Iterable[Placed]) -> bool:
    """Does every half lie against a half of a neighbouring tile? (D23, D24)

    No tiles, two tiles on one cell, or a tile whose edges belie its halves are not closed.
    """
    tiles = list(pieces)
    grid = {(tile.x, tile.y): tile.edges for tile in tiles}
    return (
        0 < len(tiles) == len(grid)
        and all(tile.halves == tile.edges.bit_count() for tile in tiles)
        and all(_halves_met(tile, grid) for tile in tiles)
    )


def _halves_met(tile: Placed, grid: dict[tuple[int, int], int]) -> bool:
    return all(
        grid.get((tile.x + dx, tile.y + dy), 0) & facing
        for edge, dx, dy, facing in _FACING
        if tile.edges & edge
    )


# Pictures of groups

STROKES = " ╵╶└╷│┌├╴┘─┴┐┤┬"  # by edge mask

RING = ["┌┐", "└┘"]
RING_TWOS = 4

# Groups without one-half tiles, by (n2, n3).
WHOLE: dict[tuple[int, int], Picture] = {
    (4, 0): RING,
    (4, 2): ["┌┬┐", "└┴┘"],
    (6, 2): ["┌┬┬┐", "└┘└┘"],
    (7, 2): ["┌┬┐ ", "└┘├┐", "  └┘"],
}

# Groups that lack the one-half tile at their tail, which leaves at the lower right; by (n1, n3).
TAILED: dict[tuple[int, int], Picture] = {
    (1, 1): ["┌┐", "└┴"],
    (2, 2): [" ┌┐", "╶┴┴"],
    (3, 3): ["╶┬┐", "╶┴┴"],
    (1, 3): ["┌┬┐", "└┴┴"],
}


@cache
def picture(n1: int, n2: int, n3: int, opposite: bool) -> str | None:
    """The given tiles, all of them, laid closed; None if they do not close (D24).

    A line for each row, a blank line between groups.
    """
    if not closes(n1, n2, n3, opposite):
        return None
    return "\n\n".join("\n".join(group) for group in _groups(n1, n2, n3, opposite))


@cache
def most(n1: int, n2: int, n3: int, opposite: bool) -> tuple[int, int, int]:
    """Of these tiles, those that close the most crates (D24)."""
    fewer = product(range(n1 + 1), range(n2 + 1), range(n3 + 1))
    closing = (tiles for tiles in fewer if any(tiles) and closes(*tiles, opposite))
    return max(closing, key=lambda tiles: tiles[0] + 2 * tiles[1] + 3 * tiles[2], default=(0, 0, 0))


def _groups(n1: int, n2: int, n3: int, opposite: bool) -> list[Picture]:
    """The groups of tiles that close, without empty rows, larger ones first."""
    whole = [_tangle(n1, n2, n3)] if n1 < n3 + 2 else _rings_and_trees(n1, n2, n3, opposite)
    trimmed = [[row for row in group if row.strip()] for group in whole]
    return sorted(trimmed, key=lambda group: (len(group), len(group[0])), reverse=True)


def drawn(picture: Picture) -> Layout:
    """The tiles of a picture in box characters, row by row."""
    return tuple(
        _placed(x, y, STROKES.index(stroke))
        for y, row in enumerate(picture)
        for x, stroke in enumerate(row)
        if stroke != " "
    )


def tiles_in(shown: str) -> tuple[int, int, int]:
    """How many tiles of one, two, three halves a text of box characters shows."""
    halves = [STROKES.index(stroke).bit_count() for stroke in shown if stroke in STROKES]
    return halves.count(1), halves.count(2), halves.count(3)


def _placed(x: int, y: int, edges: int) -> Placed:
    return Placed(x, y, edges.bit_count(), edges)


def _rings_and_trees(n1: int, n2: int, n3: int, opposite: bool) -> list[Picture]:
    """The groups when n1 >= n3 + 2: as many trees as the one-half tiles allow, and a ring."""
    rings, twos = (0, n2) if opposite else divmod(n2, RING_TWOS)
    trees = (n1 - n3) // 2
    shares = zip(_shares(n3, trees), reversed(_shares(twos, trees)), strict=True)
    return [RING] * rings + [_tree(threes, chain, opposite) for threes, chain in shares]


def _shares(total: int, parts: int) -> list[int]:
    """The total in nearly equal parts, larger ones first."""
    share, rest = divmod(total, parts)
    return [share + (part < rest) for part in range(parts)]


def _tree(threes: int, twos: int, opposite: bool) -> Picture:
    """A row of three-half tiles, each with a one-half tile above, then a tail."""
    row = [" " + "╷" * threes, "╶" + "┴" * threes]
    return _beside(row, _straight_tail(twos) if opposite else _winding_tail(twos))


def _tangle(n1: int, n2: int, n3: int) -> Picture:
    """The one group when n1 < n3 + 2: loops of two-half tiles with adjacent halves."""
    if n1 == 0:
        return WHOLE[n2, n3]
    loop = TAILED[n1, n3]
    twos_in_loop = sum(tile.halves == 2 for tile in drawn(loop))
    return _beside(loop, _winding_tail(n2 - twos_in_loop))


def _straight_tail(twos: int) -> Picture:
    return ["─" * twos + "╴"]


def _winding_tail(twos: int) -> Picture:
    """From the lower left up, east, down, east and so on to a one-half tile.

    ┌┐╷
    ┘└┘
    """
    waves, rest = divmod(twos, 4)
    upper, lower = (("", "╴"), ("╷", "┘"), ("┌╴", "┘"), ("┌┐", "┘╵"))[rest]
    return _aligned(["┌┐" * waves + upper, "┘└" * waves + lower])


# Putting pictures together


def _aligned(rows: Picture) -> Picture:
    width = max(map(len, rows))
    return [row.ljust(width) for row in rows]


def _beside(left: Picture, right: Picture) -> Picture:
    """Two pictures side by side on a common ground line."""
    rows = zip_longest(reversed(left), reversed(right))
    blank_left, blank_right = " " * len(left[0]), " " * len(right[0])
    return [(a or blank_left) + (b or blank_right) for a, b in rows][::-1]

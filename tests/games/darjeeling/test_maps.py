"""Maps of one's own: D37."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations

import pytest

import teahouse
from teahouse.games.darjeeling.grid import CELLS, SIDE, cell_name
from teahouse.games.darjeeling.maps import parse_map, write_map
from teahouse.games.darjeeling.own_map import (
    blocking_starts,
    check_map,
    starts,
    unreached,
)

from .positions import GAME, notations

BLOCK = "TTTT\nTTTT\nTCTT\nTTTT"


def refusal(text: str, players: int = 2) -> str | None:
    try:
        GAME.new(players=players, seed=1, map=text)
    except teahouse.BadOption as error:
        return str(error)
    return None


# Text


@pytest.mark.rule("D37")
@pytest.mark.parametrize(
    "text",
    [BLOCK, BLOCK + "\n", "\n" + BLOCK, BLOCK.lower(), BLOCK.replace("\n", "\r\n"),
     BLOCK.replace("\n", "....\n") + "....\n.....", "  " + BLOCK.replace("\n", "\n  ")],
    ids=["plain", "newline", "leading", "lower", "crlf", "padded", "indented"],
)  # fmt: skip
def test_a_map_is_read_and_written_as_a_grid(text: str) -> None:
    position = GAME.new(players=2, seed=1, map=text)
    assert position.view()["options"]["map"] == BLOCK
    assert [len(row) for row in position.view()["map"]] == [4, 4, 4, 4]
    assert position.view()["map"][2][1] == "C"
    assert GAME.new(players=2, seed=1, map=BLOCK).digest() == position.digest()


@pytest.mark.rule("D37")
def test_rows_and_columns_outside_are_kept_north_and_west_only() -> None:
    text = ".....\n.TTTT\n.TTTT\n.TCTT\n.TTTT"
    assert write_map(parse_map(text + ".\n......")) == text


@pytest.mark.rule("D37")
def test_a_map_has_at_most_sixteen_rows_and_columns() -> None:
    wide = "T" * 16 + "\nTC"
    assert refusal(wide) is None
    assert refusal("T" * 17 + "\nTC") == "a map has at most 16 rows and 16 columns (D37)"
    high = "\n".join(["TT"] * 15 + ["TC"])
    assert refusal(high) is None
    assert refusal(high + "\nTT") == "a map has at most 16 rows and 16 columns (D37)"


@pytest.mark.rule("D37")
def test_other_letters_are_refused_with_their_place() -> None:
    assert refusal(BLOCK.replace("TCTT", "TCXT")) == (
        "a map is written with T, C and . only, not 'X' at c3 (D37)"
    )


# Numbers


@pytest.mark.rule("D37")
@pytest.mark.parametrize(
    ("tiles", "why"),
    [
        (11, "a map has 12 to 80 tile spaces, not 11 (D37)"),
        (12, None),
        (80, None),
        (81, "a map has 12 to 80 tile spaces, not 81 (D37)"),
    ],
)
def test_a_map_has_twelve_to_eighty_tile_spaces(tiles: int, why: str | None) -> None:
    letters = "C" + "T" * tiles
    width = 6 if tiles < 20 else 9
    text = "\n".join(letters[i : i + width] for i in range(0, len(letters), width))
    assert refusal(text) == why


@pytest.mark.rule("D37")
@pytest.mark.parametrize(
    ("cities", "why"),
    [
        (0, "a map has 1 to 3 cities, not 0 (D37)"),
        (1, None),
        (3, None),
        (4, "a map has 1 to 3 cities, not 4 (D37)"),
    ],
)
def test_a_map_has_one_to_three_cities(cities: int, why: str | None) -> None:
    middle = "T" + "C" * cities + "T" * (5 - cities)
    assert refusal(f"TTTTTT\n{middle}\nTTTTTT") == why


# Connected


@pytest.mark.rule("D37")
@pytest.mark.parametrize(
    ("text", "alone"),
    [
        ("TTTT\nTTTT\nTCTT\nTTTT", None),
        ("TTTT.\nTTTT.\nTCTT.\nTTTT.\n....T", "e5"),  # corners do not connect
        ("TTTT..T\nTTTT...\nTCTT...\nTTTT...", "g1"),
        ("T..TTTT\n...TTTT\n...TCTT\n...TTTT", "d1"),  # not connected with the first one
        ("TTTT\nTTTT\nTTTT\nT\n.\nC", "a6"),  # cities are spaces too
        ("TTTT\nTTTT\nTCTT\nC..C\nT..T\nT..T", None),  # and connect
    ],
)
def test_all_spaces_hang_together(text: str, alone: str | None) -> None:
    found = unreached(parse_map(text))
    assert (cell_name(found) if found >= 0 else None) == alone
    if alone is not None:
        assert refusal(text) == f"all spaces of a map hang together; {alone} does not (D37)"


@pytest.mark.rule("D37")
def test_the_border_of_the_grid_does_not_connect_rows() -> None:
    """p1 and a2 are numbers apart by one, not neighbours."""
    cells = parse_map("." * 14 + "TT\nTT" + "." * 14)
    assert cell_name(unreached(cells)) == "a2"


# Starts for all


@pytest.mark.rule("D37")
def test_a_map_that_could_leave_a_player_without_a_start_is_refused() -> None:
    """A line has a start at each end: back outside, front a tile."""
    line = "TTTTTTCTTTTTT"
    assert refusal(line, players=2) is None
    assert refusal(line, players=3) == (
        "with 3 players one could be left without a start: others at a1 m1 (D37)"
    )
    assert refusal("CTTTTTTTTTTTT", players=2) == (
        "with 2 players one could be left without a start: others at m1 (D37)"
    )
    assert refusal("CTTTTTTTTTTTTC", players=2) == (
        "with 2 players one could be left without a start: others at none (D37)"
    )


@pytest.mark.rule("D37")
def test_a_start_also_takes_the_front_of_its_neighbours() -> None:
    """a1 and b1 are each the only tile the other could face."""
    cells = parse_map("TT")
    assert [cell_name(c) for c in starts(cells, frozenset())] == ["a1", "b1"]
    assert starts(cells, frozenset({0})) == []
    assert blocking_starts(cells, 1) == (0,)
    assert blocking_starts(cells, 0) is None


@pytest.mark.rule("D37")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("printed", ["india", "sri_lanka", "china"])
def test_the_printed_maps_keep_these_rules(printed: str, players: int) -> None:
    cells = list(GAME.tables.maps[("india", "sri_lanka", "china").index(printed)])
    check_map(cells, players)


def could_start(spaces: dict[tuple[int, int], str], x: int, y: int) -> bool:
    """D10 in other words, for the search by brute force."""
    if spaces.get((x, y)) != "T":
        return False
    ways = ((0, 1), (0, -1), (1, 0), (-1, 0))
    return any(
        (x - dx, y - dy) not in spaces and spaces.get((x + dx, y + dy)) == "T" for dx, dy in ways
    )


def somebody_can_be_left_out(spaces: dict[tuple[int, int], str], players: int) -> bool:
    """Every order of every start of the others, without a thought."""
    for others in range(players):
        for chosen in permutations([c for c in spaces if spaces[c] == "T"], others):
            left = dict(spaces)
            for x, y in chosen:
                if not could_start(left, x, y):
                    break
                left[x, y] = "A"
            else:
                if not any(could_start(left, x, y) for x, y in left):
                    return True
    return False


def small_maps() -> Iterator[str]:
    """Random small maps, connected or not: the search does not mind."""
    rng = random.Random(37)
    for _ in range(60):
        width, height = rng.randint(2, 7), rng.randint(1, 3)
        rows = ["".join(rng.choice("TTT.C") for _ in range(width)) for _ in range(height)]
        if "T" in "".join(rows):
            yield "\n".join(rows)


@pytest.mark.rule("D37")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_search_finds_what_trying_every_placement_finds(players: int) -> None:
    answers = set()
    for text in small_maps():
        if text.count("T") > (9 if players == 4 else 14):
            continue
        grid = enumerate(text.split("\n"))
        spaces = {(x, y): c for y, row in grid for x, c in enumerate(row) if c != "."}
        expected = somebody_can_be_left_out(spaces, players)
        found = blocking_starts(parse_map(text), players - 1)
        assert (found is not None) == expected, text
        answers.add(expected)
        if found is not None:
            assert len(found) < players
            assert starts(parse_map(text), frozenset(found)) == []
    assert answers == {True, False}


@pytest.mark.rule("D37")
def test_an_own_map_is_played_to_the_end() -> None:
    position = GAME.new(players=2, seed=4, map=BLOCK, target=20)
    rng = random.Random(1)
    while position.actor is not None:
        position.apply(rng.choice(notations(position)))
    assert position.outcome() is not None
    assert position.view()["options"]["map"] == BLOCK
    assert len(position.state().cells) == CELLS == SIDE * SIDE

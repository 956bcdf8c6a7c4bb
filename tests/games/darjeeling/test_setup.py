"""Set-up: D01 to D08."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest

import teahouse
from teahouse.core.events import DRAW, rows_of
from teahouse.core.game import Position
from teahouse.games.darjeeling.grid import SIDE
from teahouse.games.darjeeling.state import Cell
from teahouse.games.darjeeling.tables import T

from .positions import GAME, event_texts, notations

INDIA = [
    "...TT....",
    "..TTT....",
    "..TTCT...",
    ".TTTTTTCT",
    "TTTTTTTTT",
    "TTTTTT...",
    ".TTTTT...",
    ".TTTT....",
    "..TTT....",
    "..TCT....",
    "..TT.....",
    "...T.....",
]
TILES_OF_BOX = [21, 7, 3, 19, 7, 3, 17, 7, 3, 15, 7, 3]


def draws(position: Position) -> list[tuple[int, int]]:
    """The random draws of the set-up: below how many, and what came."""
    rows = rows_of(position.opening().rows)
    return [(values[0], values[1]) for kind, _, *values in rows if kind == DRAW]


# D01


@pytest.mark.rule("D01")
def test_a_game_without_options_has_the_defaults() -> None:
    assert GAME.new(seed=1).view()["options"] == {
        "players": 3,
        "map": "india",
        "memory": "open",
        "two_half": "adjacent",
        "target": 100,
        "round_limit": 200,
        "first": "random",
    }


@pytest.mark.rule("D01")
@pytest.mark.parametrize(
    "chosen",
    [
        {"players": 2},
        {"players": 5},
        {"map": "sri_lanka"},
        {"map": "china"},
        {"map": "TTTT\nTTTT\nTTCT\nTTTT"},
        {"memory": "closed"},
        {"two_half": "opposite"},
        {"target": 1},
        {"target": 1000},
        {"round_limit": 1},
        {"round_limit": 500},
        {"first": 2},
    ],
    ids=str,
)
def test_options_are_kept_by_the_game(chosen: dict[str, Any]) -> None:
    options = GAME.new(seed=1, **chosen).view()["options"]
    assert {name: options[name] for name in chosen} == chosen


@pytest.mark.rule("D01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("printed", ["india", "sri_lanka", "china"])
def test_every_map_can_be_played_by_any_number(players: int, printed: str) -> None:
    position = GAME.new(players=players, map=printed, seed=3)
    while position.decision is not None and position.decision.name in ("START", "FACE"):
        position.apply(position.legal_ids()[0])
    assert min(position.state().collector[:players]) >= 0


@pytest.mark.rule("D01")
@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"players": 1}, "players goes from 2 to 5, not 1"),
        ({"players": 6}, "players goes from 2 to 5, not 6"),
        ({"map": "mars"}, "map is one of india, sri_lanka, china, or a grid of T, C and . lines"),
        ({"map": 3}, "map is one of india, sri_lanka, china, or a grid of T, C and . lines"),
        ({"map": ""}, "map is one of india, sri_lanka, china, or a grid of T, C and . lines"),
        ({"memory": "perfect"}, "memory is one of open, closed, not 'perfect'"),
        ({"two_half": "both"}, "two_half is one of adjacent, opposite, not 'both'"),
        ({"target": 0}, "target goes from 1 to 1000, not 0"),
        ({"target": 1001}, "target goes from 1 to 1000, not 1001"),
        ({"round_limit": 0}, "round_limit goes from 1 to 500, not 0"),
        ({"round_limit": 501}, "round_limit goes from 1 to 500, not 501"),
        ({"first": 3}, "first is random or a seat from 0 to 2, not 3"),
        ({"colour": "red"}, "no option 'colour'"),
    ],
    ids=str,
)
def test_other_options_are_refused_with_the_reason(chosen: dict[str, Any], why: str) -> None:
    with pytest.raises(teahouse.BadOption) as refused:
        GAME.new(seed=1, **chosen)
    assert str(refused.value).startswith(why)


# D02, D03


@pytest.mark.rule("D02")
def test_the_box_holds_112_tiles() -> None:
    assert list(T.bag) == TILES_OF_BOX
    assert sum(TILES_OF_BOX) == 112


@pytest.mark.rule("D02")
@pytest.mark.parametrize("players", [2, 5])
def test_bag_and_map_hold_all_tiles_before_the_first_placement(players: int) -> None:
    s = GAME.new(players=players, seed=8).state()
    on_map = [s.cells.count(Cell.TILE + kind) for kind in range(12)]
    assert [n + m for n, m in zip(s.bag, on_map, strict=True)] == TILES_OF_BOX
    assert sum(s.bag) == 112 - 47
    assert s.warehouse == [0] * 12


@pytest.mark.rule("D03")
def test_tiles_fill_the_map_around_its_cities() -> None:
    s = GAME.new(players=2, seed=8, map="india").state()
    for row in range(SIDE):
        for column in range(SIDE):
            content = s.cells[row * SIDE + column]
            inside = row < len(INDIA) and column < len(INDIA[row])
            letter = INDIA[row][column] if inside else "."
            is_tile = Cell.TILE <= content < Cell.TILE + 12
            assert is_tile == (letter == "T")
            assert (content == Cell.CITY) == (letter == "C")
            assert (content == Cell.OUTSIDE) == (letter == ".")


@pytest.mark.rule("D03")
def test_tiles_are_drawn_one_by_one_and_every_tile_of_the_bag_is_as_likely() -> None:
    position = GAME.new(players=2, seed=8, map="india")
    bag = [kind for kind in range(12) for _ in range(TILES_OF_BOX[kind])]
    laid = []
    for left, (below, drawn) in zip(range(112, 112 - 47, -1), draws(position)[:47], strict=True):
        assert below == left
        laid.append(bag.pop(drawn))
    s = position.state()
    assert [content - Cell.TILE for content in s.cells if content >= Cell.TILE] == laid
    assert s.bag == [bag.count(kind) for kind in range(12)]


# D04 to D07


@pytest.mark.rule("D04")
@pytest.mark.parametrize(
    ("players", "multipliers"),
    [
        (2, [1, 2, 3]),
        (3, [1, 1, 2, 2, 3]),
        (4, [1, 1, 2, 2, 3, 3]),
        (5, [1, 1, 2, 2, 3, 3, 3]),
    ],
)
def test_the_strip_gives_quays_from_the_lowest_at_the_bottom(
    players: int, multipliers: list[int]
) -> None:
    quays = GAME.new(players=players, seed=1).view()["quays"]
    assert [quay["multiplier"] for quay in quays] == multipliers
    assert T.quays[players] == len(multipliers)


@pytest.mark.rule("D05")
def test_demand_markers_lie_in_random_order_two_of_each_variety() -> None:
    seen = Counter(tuple(GAME.new(players=2, seed=seed).state().chute) for seed in range(60))
    assert all(sorted(chute) == [0, 0, 1, 1, 2, 2, 3, 3] for chute in seen)
    assert len(seen) > 50
    for place in range(8):
        assert {chute[place] for chute in seen} == {0, 1, 2, 3}


@pytest.mark.rule("D05")
def test_every_order_of_the_demand_markers_is_as_likely() -> None:
    """A shuffle of eight takes 8! equally likely draws, no two of which give the same order."""
    position = GAME.new(players=2, seed=8, map="india", first=0)
    shuffling = draws(position)[47:]
    assert [below for below, _ in shuffling] == [8, 7, 6, 5, 4, 3, 2]
    assert math.prod(below for below, _ in shuffling) == math.factorial(8)
    markers = [0, 0, 1, 1, 2, 2, 3, 3]
    for below, drawn in shuffling:
        markers[below - 1], markers[drawn] = markers[drawn], markers[below - 1]
    assert position.state().chute == markers


@pytest.mark.rule("D06")
@pytest.mark.parametrize("players", [2, 5])
def test_ten_action_tokens_are_in_the_reserve(players: int) -> None:
    s = GAME.new(players=players, seed=1).state()
    assert (s.reserve, sum(s.tokens)) == (10, 0)


@pytest.mark.rule("D07")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_has_ten_crates_for_the_ships_and_a_score_of_zero(players: int) -> None:
    s = GAME.new(players=players, seed=1, first=0).state()
    unused = 5 - players
    assert s.supply == [9] + [10] * (players - 1) + [0] * unused
    assert s.score == [0] * 5
    assert s.collector == [-1] * 5
    assert s.tiles == [[0] * 12] * 5


# D08


@pytest.mark.rule("D08")
def test_the_first_player_is_drawn_among_the_seats() -> None:
    states = [GAME.new(players=3, seed=seed) for seed in range(40)]
    assert {draws(position)[-1][0] for position in states} == {3}
    firsts = [position.state().first for position in states]
    assert set(firsts) == {0, 1, 2}
    assert firsts == [draws(position)[-1][1] for position in states]
    assert firsts == [position.actor for position in states]


@pytest.mark.rule("D08")
def test_the_first_player_is_chosen_at_the_table() -> None:
    for seed in range(5):
        position = GAME.new(players=4, seed=seed, first=2)
        assert position.actor == 2
        assert event_texts(position.opening())[0] == "first-player seat=2"
        assert len(draws(position)) == 47 + 7


@pytest.mark.rule("D08")
def test_play_goes_to_the_left() -> None:
    position = GAME.new(players=3, seed=5, first=1, target=1000)
    placed = []
    while position.decision is not None and position.decision.name in ("START", "FACE"):
        placed.append(position.actor)
        position.apply(position.legal_ids()[0])
    turns: list[int | None] = []
    while len(turns) < 7:
        if position.decision is not None and position.decision.name == "MOVE":
            turns.append(position.actor)
        keep = "keep" in notations(position)
        position.apply("keep" if keep else position.legal_ids()[0])
    assert list(dict.fromkeys(placed)) == [1, 2, 0]
    assert turns == [1, 2, 0, 1, 2, 0, 1]

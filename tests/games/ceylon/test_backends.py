"""Interpreted and compiled alike: perft, sizes, playouts, and every id at random moments."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teahouse.core.conformance import Report, check_game
from teahouse.core.game import Position

from .positions import GAME, at, written

HAND = {0: {"hand": "plant-harvest*3"}}
SETTLING: dict[str, Any] = {
    "plants": "",
    "pawns": "- - -",
    "active": -1,
    "pending": ["first 0", "first 1", "first 2", "deal 0"],
    "seats": {p: {"hand": ""} for p in range(3)},
}
BUILDING: dict[str, Any] = {
    **SETTLING,
    "terrain": "players",
    "levels": "0" * 32,
    "open_shapes": "bee arch pistol worm",
    "pending": ["shape 0", "shape 1", "shape 2", "shape 0", *SETTLING["pending"]],
}  # fmt: skip

# Sequences of 1, 2 and 3 actions. By hand:
#
# CARD, depth 1. One kind of card, two ways round: 2.
# CARD, depth 2. plant/harvest: a2 is planted, so move or rupees; harvest/plant: three choices,
#   harvest, move or rupees; in all 2 + 3 = 5.
# CARD, depth 3. Each move has 31 destinations, for e6 and d7 are six steps away and 15 rupees pay
#   for that. After the rupees of plant/harvest seat 1 may harvest, move or take rupees; after the
#   harvest (of a2 alone, unasked) and the rupees of harvest/plant seat 1 may move or take rupees:
#   2 * 31 + 3 + 2 + 2 = 69.
#
# SETTLING. Four hexes of level 0 in each district, each district once: 16, then 12, then 8.
#
# BUILDING, depth 1 and 2. Four tiles, then four districts: 4, 16.
# BUILDING, depth 3. The ways the four tiles can lie in any district (test_terrain):
#   17 + 14 + 40 + 17 = 88.
PERFT = [
    pytest.param({"seats": HAND}, [2, 5, 69], id="card"),
    pytest.param(SETTLING, [16, 192, 1536], id="settling"),
    pytest.param(BUILDING, [4, 16, 88], id="building"),
]


def perft(state: Position, depth: int) -> int:
    """How many sequences of so many actions there are; those that end the game earlier count."""
    if depth == 1 or not state.legal_ids():
        return max(1, len(state.legal_ids()))
    total = 0
    for action in state.legal_ids():
        after = state.copy()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(("position", "counts"), PERFT)
def test_perft(position: dict[str, Any], counts: list[int]) -> None:
    state = at(**position)
    assert [perft(state, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.compiled
@pytest.mark.parametrize(("position", "counts"), PERFT)
def test_perft_compiled(position: dict[str, Any], counts: list[int]) -> None:
    pytest.importorskip("numba")
    state = GAME.read(written(**position), backend="numba")
    assert [perft(state, depth) for depth in (1, 2, 3)] == counts


def test_a_deeper_perft_of_a_turn_with_everything() -> None:
    """A token, a starting tile, chests to trade.

    Depth 2 by hand: harvest, move, rupees, tile, token; trade, move, rupees, token: 9. Depth 3:
    2 plantations, 31 hexes, token or not, 4 plantations, 6 extra actions; 3 contracts, 31 hexes,
    token or not, 6 extra actions: 45 + 42 = 87.
    """
    seats = {0: {"hand": "harvest-trade", "tokens": 1, "tea": "bggw"}}
    state = at(plants="A:a2 A:b2 B:c3 C:c6", tiles="harvest move trade", seats=seats)
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == [2, 9, 87, 261]


def test_a_state_is_smaller_than_a_kilobyte_and_ids_are_below_400() -> None:
    assert GAME.layout.size < 1000
    assert len(GAME.codec) == 285


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", [False, True])
def test_playouts_agree_on_both_backends(players: int, variant: bool) -> None:
    pytest.importorskip("numba")
    options: dict[str, Any] = {
        "players": players,
        "starting_tiles": variant,
        "terrain": "players" if variant else "random",
    }
    plain = GAME.playouts(12, seed=3, backend="python", **options)
    native = GAME.playouts(12, seed=3, backend="numba", **options)
    assert [list(row) for row in native.points] == [list(row) for row in plain.points]
    assert list(native.steps) == list(plain.steps)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("setting", "seed"),
    [
        ({"players": 2, "starting_tiles": True}, 5),
        ({"players": 3, "terrain": "players"}, 6),
        ({"players": 4, "starting_tiles": True, "terrain": "players"}, 7),
    ],
)
def test_conformance_with_the_compiled_twin(setting: dict[str, Any], seed: int) -> None:
    pytest.importorskip("numba")
    report = Report()
    check_game(GAME, setting, seed, True, report)
    assert report.findings == []
    assert report.steps > 100


def test_random_moments_never_leave_a_single_choice() -> None:
    rng = random.Random(1)
    for seed in range(4):
        state = GAME.new(players=2 + seed % 3, seed=seed, starting_tiles=seed > 1)
        while state.actor is not None:
            ids = state.legal_ids()
            assert len(ids) >= 2
            assert ids == sorted(set(ids))
            state.apply(rng.choice(ids))

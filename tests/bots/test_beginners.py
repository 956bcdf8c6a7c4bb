"""The levels for beginners make mistakes, and still know what they are doing."""

from __future__ import annotations

import pytest

import teahouse
from teahouse.bots import ask, make

DEALS = 8
ENOUGH = 0.6 * 2 * DEALS


def wins_over_random(name: str, level: str) -> float:
    """How many games a level takes from a random player, each deal once from either seat.

    The games that are left when it has enough cannot change that and are not played.
    """
    game, taken = teahouse.game(name), 0.0
    for deal in range(DEALS):
        for seat in range(2):
            if taken > ENOUGH:
                return taken
            state = game.new(players=2, seed=deal)
            bots = [make(level if n == seat else "random", game, seed=deal) for n in range(2)]
            while state.actor is not None:
                state.apply(ask(bots[state.actor], state).action)
            outcome = state.outcome()
            assert outcome is not None
            taken += (seat in outcome.winners) / len(outcome.winners)
    return taken


@pytest.mark.parametrize("level", ["novice", "easy"])
@pytest.mark.parametrize("name", teahouse.games())
def test_a_beginner_beats_a_random_player(name: str, level: str) -> None:
    assert wins_over_random(name, level) > ENOUGH

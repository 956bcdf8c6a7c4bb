"""The booklet, action tokens and the end of the game."""

from __future__ import annotations

import pytest
from tests.games.darjeeling.positions import BASE, at, event_texts, notations


@pytest.mark.rule("D13")
@pytest.mark.rule("D33")
def test_a_hundred_points_for_the_ships_end_the_game_at_once() -> None:
    seat = {0: {"tiles": "b1*4"}, 1: {"score": 98}}
    state = at(decision="ship", seat=seat)
    assert event_texts(state.apply("keep"))[1:3] == [
        "ships-scored seat=1 points=2",
        "target-reached seat=1 points=100",
    ]
    assert notations(state) == []


@pytest.mark.rule("D34")
@pytest.mark.rule("D35")
def test_the_game_is_over_even_if_the_lost_points_bring_the_score_below_a_hundred() -> None:
    seat = {0: {"tiles": "b1*4", "score": 99}, 1: {"score": 98, "tiles": "g2 g3"}}
    state = at(decision="ship", seat=seat)
    state.apply("keep")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.points == (95.0, 95.0)
    assert outcome.winners == (0, 1)  # they share the victory


@pytest.mark.rule("D18")
@pytest.mark.rule("D32")
def test_no_token_is_left_for_the_eleventh_three_half_tile() -> None:
    seat = {0: {"tiles": "b1*4"}, 1: {"tokens": 10}}
    state = at(BASE.replace("A> w1", "A> w3"), reserve=0, seat=seat)
    assert "token-taken seat=0" not in event_texts(state.apply("c2"))

"""The booklet, first placement."""

from __future__ import annotations

import pytest
from tests.games.darjeeling.positions import GAME, PLACING, at, event_texts, refused


@pytest.mark.rule("D09")
def test_the_first_player_loads_the_ship_with_the_lowest_multiplier_and_the_next_the_next() -> None:
    state = GAME.new(players=3, seed=1, first=0)
    quays = state.view()["quays"]
    assert quays[0] == {"multiplier": 1, "crates": [1, 0, 0]}
    while state.actor == 0:
        state.apply(state.legal_ids()[0])
    assert state.view()["quays"][1]["crates"] == [0, 1, 0]


@pytest.mark.rule("D10")
def test_a_start_is_never_surrounded_by_tiles_and_cities() -> None:
    state = at(PLACING)
    assert refused(state, "b2") == ("back-not-outside", "D10")  # tiles on all four sides
    assert refused(state, "e2") == ("back-not-outside", "D10")  # three tiles and a city
    assert refused(state, "a2") is None


@pytest.mark.rule("D11")
def test_a_tile_with_three_halves_brings_an_action_token() -> None:
    assert "token-taken seat=0" in event_texts(at(PLACING).apply("f3"))

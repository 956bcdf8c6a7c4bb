"""If the game ended now: the race to the target, and what the ships will pay."""

from __future__ import annotations

import pytest

import teahouse

from .positions import at

GAME = teahouse.game("darjeeling")


@pytest.mark.rule("D34")
def test_halves_behind_an_open_screen_are_counted() -> None:
    position = at(seat={0: {"score": 30, "tiles": "b1*3 g2"}, 1: {"score": 28, "tiles": "r1"}})
    standings = position.standings(0)["seats"]
    assert [each["points"] for each in standings] == [25, 27]
    assert [each["place"] for each in standings] == [2, 1]


@pytest.mark.rule("D36")
def test_halves_behind_a_closed_screen_are_not_told() -> None:
    position = GAME.new(players=3, seed=4, memory="closed")
    for _ in range(40):
        position.apply(position.legal_ids()[-1])
    for seat in (None, 0):
        for each in position.standings(seat)["seats"]:
            hidden = each["seat"] != seat
            assert (each["sources"]["halves"] is None) == hidden
            assert (
                not hidden or each["points"] == position.view(seat)["seats"][each["seat"]]["score"]
            )


@pytest.mark.rule("D12", "D33")
def test_the_race_to_the_target_and_what_the_ships_will_pay() -> None:
    position = at(seat={0: {"score": 40}, 1: {"score": 52}}, target=60)
    standings, view = position.standings(), position.view()
    (race,) = standings["races"]
    assert (race["race"], race["target"]) == ("target", 60)
    assert [(p["seat"], p["place"], p["to_next"]) for p in race["places"]] == [
        (1, 1, None),
        (0, 2, 12),
    ]
    for each in standings["seats"]:
        paid = view["seats"][each["seat"]]["next_ships"]
        score = view["seats"][each["seat"]]["score"]
        assert each["goals"][0]["values"] == {"points": paid}
        assert each["goals"][0]["done"] == (score + paid >= 60)
    assert any(each["goals"][0]["points"] > 0 for each in standings["seats"])

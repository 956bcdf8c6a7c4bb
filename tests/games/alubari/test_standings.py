"""If the game ended now: points by source and the conditions of the contracts."""

from __future__ import annotations

import random

import pytest

import teahouse
from teahouse.games.alubari.state import Decision

from .positions import asking, base, goods, hold, lay

GAME = teahouse.game("alubari")


@pytest.mark.rule("A63", "A66")
def test_ending_now_is_what_the_rules_score() -> None:
    for players in (1, 2, 5):
        rng, position = random.Random(players), GAME.new(players=players, seed=players)
        while position.actor is not None:
            if rng.random() < 0.05:
                seats = position.standings()["seats"]
                scored = position.view()["standings"]
                assert [each["sources"] for each in seats] == [each["sources"] for each in scored]
                for each, own in zip(seats, scored, strict=True):
                    done = [goal["values"]["contract"] for goal in each["goals"] if goal["done"]]
                    assert done == [f"c{each['contract']:02}" for each in own["completed"]]
            position.apply(rng.choice(position.legal_ids()))


@pytest.mark.rule("A66", "A67")
def test_a_contract_tells_what_is_there_and_what_is_missing() -> None:
    s = base()
    hold(s, 0, 1, 5, 18)  # two sections; six leaves; five sections
    lay(s, 0, 1, 2, 3)
    goods(s, 0, leaves=4)
    goals = asking(s, Decision.PLACE).standings(0)["seats"][0]["goals"]
    assert [(goal["values"]["contract"], goal["done"]) for goal in goals] == [
        ("c01", True),
        ("c05", False),
        ("c18", False),
    ]
    assert goals[0]["parts"] == [{"part": "track", "have": 2, "need": 2}]
    assert goals[1]["parts"] == [{"part": "leaves", "have": 4, "need": 6}]
    # two of the three sections serve the first contract
    assert goals[2]["parts"] == [{"part": "track", "have": 1, "need": 5}]

"""Phase I, points for the ships: D12 and D13."""

from __future__ import annotations

from typing import Any

import pytest

from teahouse.games.darjeeling.rules.scoring import ship_points

from .positions import GAME, asked, at, event_texts, notations

SHIP_OR_KEEP: dict[str, Any] = {"decision": "ship", "seat": {0: {"tiles": "b1*4"}}}


@pytest.mark.rule("D12")
@pytest.mark.parametrize(
    ("top", "middle", "bottom", "points"),
    [(0, 0, 1, 1), (0, 1, 0, 2), (1, 0, 0, 3), (2, 3, 4, 16), (0, 0, 0, 0), (10, 0, 0, 30)],
)
def test_crates_score_the_multiplier_of_their_quay_summed(
    top: int, middle: int, bottom: int, points: int
) -> None:
    position = at(**SHIP_OR_KEEP, quays=[[0, top], [0, middle], [1, bottom]])
    assert event_texts(position.apply("keep")) == [
        "nothing-shipped seat=0",
        f"ships-scored seat=1 points={points}",
    ]
    s = position.state()
    assert s.score[:2] == [0, points]
    assert s.earned[1] == [points, 0, 0, 0, 0, 0]
    assert asked(position) == (1, "move")


@pytest.mark.rule("D12")
def test_each_player_scores_at_the_start_of_his_first_turn_too() -> None:
    position = GAME.new(players=4, seed=6, first=1)
    events: list[str] = []
    while position.decision is not None and position.decision.name in ("START", "FACE"):
        events = event_texts(position.apply(position.legal_ids()[0]))
    assert events[-1] == "ships-scored seat=1 points=1"
    assert position.state().score == [0, 1, 0, 0, 0]


@pytest.mark.rule("D12")
def test_five_players_score_all_seven_quays() -> None:
    s = GAME.new(players=5, seed=1, first=0).state()
    for quay in range(7):
        s.aboard[quay] = [0, 0, 0, 10**quay % 127, 0]
    crates = [quay[3] for quay in s.aboard]
    expected = sum(n * m for n, m in zip(crates, (1, 1, 2, 2, 3, 3, 3), strict=True))
    assert ship_points(s, 3) == expected
    assert ship_points(s, 2) == 0


@pytest.mark.rule("D13")
def test_the_target_in_phase_one_ends_the_game_before_phase_two() -> None:
    position = at(
        decision="ship",
        quays=[[0, 3], [0, 0], [0, 2]],
        seat={0: {"tiles": "b1*4", "score": 50}, 1: {"score": 89, "tiles": "g1 r3"}},
    )
    assert event_texts(position.apply("keep")) == [
        "nothing-shipped seat=0",
        "ships-scored seat=1 points=11",
        "target-reached seat=1 points=100",
        "halves-lost seat=0 points=4",
        "halves-lost seat=1 points=4",
    ]
    assert position.actor is None
    assert notations(position) == []
    assert position.state().score[:2] == [46, 96]


@pytest.mark.rule("D13")
def test_one_point_short_of_the_target_the_turn_goes_on() -> None:
    position = at(
        decision="ship",
        quays=[[0, 3], [0, 0], [0, 2]],
        seat={0: {"tiles": "b1*4"}, 1: {"score": 88}},
    )
    assert event_texts(position.apply("keep"))[-1] == "ships-scored seat=1 points=11"
    assert position.state().score[1] == 99
    assert asked(position) == (1, "move")

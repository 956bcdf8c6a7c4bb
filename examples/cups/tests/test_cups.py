"""The rules of Cups: a position, one action, the position after it."""

from __future__ import annotations

import pytest

import teahouse

CUPS = teahouse.game("cups")


def position(**fields: object) -> teahouse.Position:
    """Two players, seat 0 to move in the first round, unless said otherwise."""
    usual: dict[str, object] = {
        "players": 2, "target": 30, "rounds": 20, "first": 0, "actor": 0, "round": 0,
        "cup": [0] * 4, "score": [0] * 4,
    }  # fmt: skip
    lines = [f"{name} = {value}" for name, value in {**usual, **fields}.items()]
    return CUPS.read("\n".join(['game = "cups"', *lines]))


def test_an_empty_cup_cannot_be_drunk() -> None:
    reason = position().why_not("drink")
    assert reason is not None
    assert reason.code == "empty-cup"


def test_drinking_scores_each_measure_and_ends_the_turn() -> None:
    s = position(cup=[7, 0, 0, 0])
    s.apply("drink")
    assert s.view()["state"]["score"] == [7, 0, 0, 0]
    assert s.actor == 1


def test_a_full_cup_spills() -> None:
    s = position(cup=[10, 0, 0, 0])
    assert [event.name for event in s.apply("pour small")] == ["poured", "spilled"]
    assert s.view()["state"]["cup"] == [0, 0, 0, 0]
    assert s.actor == 1


@pytest.mark.parametrize(("score", "over"), [(22, False), (23, True)])
def test_the_target_ends_the_game_after_the_round(score: int, over: bool) -> None:
    s = position(actor=1, cup=[0, 7, 0, 0], score=[0, score, 0, 0])
    s.apply("drink")
    assert (s.actor is None) is over

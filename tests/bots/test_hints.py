"""Hints stand in the order of the figures shown, and noise is called noise."""

from __future__ import annotations

from teahouse.bots import Thought
from teahouse.bots.hints import ranked


def thought(name: str, visits: int, share: float, points: float = 0.0) -> Thought:
    return Thought(name, visits, share, points)


def order(*thoughts: Thought, players: int = 2) -> list[str]:
    return [hint.thought.action for hint in ranked(thoughts, players)]


def test_the_figures_decide_not_how_often_a_choice_was_tried() -> None:
    assert order(thought("often", 300, 0.40), thought("good", 100, 0.60)) == ["good", "often"]


def test_equal_wins_are_ordered_by_points() -> None:
    few, many = thought("few", 300, 0.501, 20.0), thought("many", 200, 0.499, 24.0)
    assert order(few, many) == ["many", "few"]


def test_alone_the_points_decide() -> None:
    few, many = thought("few", 300, 1.0, 20.0), thought("many", 200, 0.0, 24.0)
    assert order(few, many, players=1) == ["many", "few"]


def test_what_was_hardly_tried_is_left_out() -> None:
    assert order(thought("often", 990, 0.5), thought("once", 1, 1.0)) == ["often"]


def test_what_chance_explains_is_alike() -> None:
    hints = ranked([thought("a", 100, 0.52), thought("b", 100, 0.50), thought("c", 900, 0.2)], 2)
    assert [(hint.thought.action, hint.alike) for hint in hints] == [
        ("a", False), ("b", True), ("c", False),
    ]  # fmt: skip


def test_a_lucky_streak_of_a_few_is_no_certainty() -> None:
    hints = ranked([thought("streak", 3, 1.0), thought("tried", 100, 0.6)], 2)
    assert [hint.alike for hint in hints] == [False, True]

"""Thoughts as people are shown them: in the order of their figures, noise called noise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from .bot import Thought

HARDLY_TRIED = 0.02  # share of the simulations below which a candidate's figures say little
SURE = 1.96  # standard errors that two figures must lie apart


@dataclass(frozen=True)
class Hint:
    """A candidate; `alike` if nothing but noise sets it apart from the first one."""

    thought: Thought
    alike: bool


def ranked(thoughts: Sequence[Thought], players: int) -> list[Hint]:
    """The best first by what is shown: the share of wins, then the points; alone, the points."""
    simulations = sum(t.visits for t in thoughts)
    tried = [t for t in thoughts if t.visits >= HARDLY_TRIED * simulations]
    order = sorted(tried, key=lambda t: figures(t, players), reverse=True)
    return [Hint(t, n > 0 and is_alike(order[0], t, players)) for n, t in enumerate(order)]


def figures(thought: Thought, players: int) -> tuple[float, ...]:
    """What stands in the row, rounded as it stands there."""
    points = round(thought.points, 1)
    return (points,) if players == 1 else (round(100 * thought.win_share), points)


def is_alike(best: Thought, other: Thought, players: int) -> bool:
    """Whether two candidates differ by no more than chance explains after so many simulations."""
    if players == 1:
        return figures(best, players) == figures(other, players)
    (one, its), (two, others) = _estimate(best), _estimate(other)
    return abs(one - two) <= SURE * sqrt(its + others)


def _estimate(thought: Thought) -> tuple[float, float]:
    """A share of wins and its variance, with one more win and one more loss: nothing is certain
    after a few simulations."""
    n = thought.visits + 2
    share = (thought.win_share * thought.visits + 1) / n
    return share, share * (1 - share) / n

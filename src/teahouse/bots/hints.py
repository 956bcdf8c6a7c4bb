"""Thoughts prepared for display: ranked, noise marked as such, and compared with one another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from .bot import Thought, Why

ADVISER = "hard"  # the level that gives hints, where bots search
HARDLY_TRIED = 0.02  # share of simulations below which a candidate's figures are unreliable
MAIN = 3  # sources that are named in an explanation
SURE = 1.96  # standard errors that two figures must lie apart


@dataclass(frozen=True)
class Hint:
    """A candidate; `alike` if only noise sets it apart from the first one."""

    thought: Thought
    alike: bool


def ranked(thoughts: Sequence[Thought], players: int) -> list[Hint]:
    """The best first by what is shown: the share of wins, then the points; alone, the points."""
    simulations = sum(t.visits for t in thoughts)
    tried = [t for t in thoughts if t.visits >= HARDLY_TRIED * simulations]
    order = sorted(tried, key=lambda t: figures(t, players), reverse=True)
    return [Hint(t, n > 0 and is_alike(order[0], t, players)) for n, t in enumerate(order)]


def explain(chosen: Thought, thoughts: Sequence[Thought], players: int) -> Why | None:
    """Why a candidate rather than the best of the others; None if there is no other."""
    others = [h.thought for h in ranked(thoughts, players) if h.thought.action != chosen.action]
    comparable = others and chosen.terms and others[0].terms
    return compare(chosen, others[0], players) if comparable else None


def compare(chosen: Thought, other: Thought, players: int) -> Why:
    """What sets one candidate apart from another, by source."""
    names = dict.fromkeys((*chosen.terms, *other.terms))
    by = {name: chosen.terms.get(name, 0.0) - other.terms.get(name, 0.0) for name in names}
    return Why(
        chosen.action,
        other.action,
        chosen.win_share - other.win_share,
        chosen.points - other.points,
        dict(sorted(by.items(), key=lambda pair: -abs(pair[1]))),
        chosen.rival - other.rival,
        not is_alike(chosen, other, players),
    )


def main_differences(why: Why) -> list[tuple[str | None, int]]:
    """The differences worth mentioning: the largest by source in whole points, and that of the best
    other seat under None."""
    found: list[tuple[str | None, int]] = [(n, round(d)) for n, d in why.differences.items()]
    said = [(name, points) for name, points in found if points][:MAIN]
    return [*said, (None, round(why.rival))] if round(why.rival) else said


def figures(thought: Thought, players: int) -> tuple[float, ...]:
    """What stands in the row, rounded as it stands there."""
    points = round(thought.points, 1)
    return (points,) if players == 1 else (round(100 * thought.win_share), points)


def is_alike(best: Thought, other: Thought, players: int) -> bool:
    """Whether two candidates differ by no more than chance explains after their simulations."""
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

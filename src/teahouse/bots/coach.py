"""What a coach can say: from a bot's figures before a choice, from standings after a turn.

Everything is computed. What matters is the source in which the best candidate leads the others, a
mistake is a loss that is both large and statistically clear, and a gain is the difference between
two standings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import fmean

from teahouse.core.standings import SeatStanding, Standings

from .bot import Thought
from .hints import is_alike, ranked

WORTH_SAYING = 1.0  # lead in points from one source that is worth mentioning
CLEAR_SHARE = 0.1  # share of wins that a clear mistake costs
CLEAR_POINTS = 3.0  # and points, alone


@dataclass(frozen=True)
class Matter:
    """The source of points that speaks most for the best candidate."""

    term: str
    points: float  # more than the other candidates bring on average


@dataclass(frozen=True)
class Gain:
    """What a seat gained between two standings, as far as both show it."""

    seat: int
    points: float
    place: int
    before: int  # its place then
    sources: dict[str, float] = field(default_factory=dict)  # without zeros, the largest first


@dataclass(frozen=True)
class Turn:
    """What the choices of one seat in a row brought, to it and to the others."""

    seat: int
    gains: list[Gain]


def matter(thoughts: Sequence[Thought], players: int) -> Matter | None:
    """The main source in favour of the best candidate; None if no source is a point ahead."""
    tried = [hint.thought for hint in ranked(thoughts, players) if hint.thought.terms]
    if len(tried) < 2:
        return None
    best, *others = tried
    found = [_lead(name, best, others) for name in best.terms]
    widest = max(found, key=lambda m: m.points)
    return widest if widest.points >= WORTH_SAYING else None


def _lead(name: str, best: Thought, others: Sequence[Thought]) -> Matter:
    usual = fmean(thought.terms.get(name, 0.0) for thought in others)
    return Matter(name, best.terms[name] - usual)


def mistakes(thoughts: Sequence[Thought], players: int) -> frozenset[str]:
    """Candidates that are clearly worse than the best, though a search hardly tries what is bad;
    alone, where nothing tells how far chance goes, only those that were tried."""
    tried = [hint.thought for hint in ranked(thoughts, players)]
    known = tried if players == 1 else thoughts
    return frozenset(t.action for t in known if _is_mistake(tried[0], t, players))


def _is_mistake(best: Thought, other: Thought, players: int) -> bool:
    if players == 1:
        return best.points - other.points >= CLEAR_POINTS
    lost = best.win_share - other.win_share
    return lost >= CLEAR_SHARE and not is_alike(best, other, players)


def gains(before: Standings, after: Standings) -> list[Gain]:
    """What every seat gained between two moments of a game, as one seat may know it."""
    pairs = zip(before["seats"], after["seats"], strict=True)
    return [_gain(then, now) for then, now in pairs]


def turn_ends(deciders: Sequence[int], since: int) -> list[tuple[int, int]]:
    """Who chose after a step, and after how many actions of the game each turn was over."""
    ends = [n for n in range(since + 1, len(deciders)) if deciders[n] != deciders[n - 1]]
    last = [len(deciders)] if len(deciders) > since else []
    return [(deciders[end - 1], end) for end in [*ends, *last]]


def turns(seats: Sequence[int], told: Sequence[Standings]) -> list[Turn]:
    """What each turn brought: the standings before the first, then those after each."""
    pairs = zip(seats, pairwise(told), strict=True)
    return [Turn(seat, gains(then, now)) for seat, (then, now) in pairs]


def _gain(then: SeatStanding, now: SeatStanding) -> Gain:
    changed = {
        name: new - old
        for name, new in now["sources"].items()
        if new is not None and (old := then["sources"].get(name)) is not None and new != old
    }
    sources = dict(sorted(changed.items(), key=lambda pair: -abs(pair[1])))
    return Gain(now["seat"], sum(sources.values()), now["place"], then["place"], sources)

"""What a coach can say of a table: figures of a bot before a choice, of the standings after a turn.

Nothing here is an opinion. What matters is where the candidates differ most, a mistake is what both
chance and a small difference leave no doubt about, and a gain is a difference of two standings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from teahouse.core.standings import SeatStanding, Standings

from .bot import Thought
from .hints import is_alike, ranked

WORTH_SAYING = 1.0  # points by which a source differs at least between candidates
CLEAR_SHARE = 0.1  # share of wins that a clear mistake costs
CLEAR_POINTS = 3.0  # and points, alone


@dataclass(frozen=True)
class Matter:
    """The source of points in which candidates differ most, and what is expected from it."""

    term: str
    least: float
    most: float


@dataclass(frozen=True)
class Gain:
    """What a seat has now and had not before; only what both standings tell."""

    seat: int
    points: float
    place: int
    before: int  # its place then
    sources: dict[str, float] = field(default_factory=dict)  # without zeros, the largest first


def matter(thoughts: Sequence[Thought], players: int) -> Matter | None:
    """What the choice is about; None where no source differs by a point."""
    tried = [hint.thought for hint in ranked(thoughts, players) if hint.thought.terms]
    names = dict.fromkeys(name for thought in tried for name in thought.terms)
    found = [_spread(name, tried) for name in names]
    widest = max(found, key=lambda m: m.most - m.least, default=None)
    return widest if widest and widest.most - widest.least >= WORTH_SAYING else None


def _spread(name: str, tried: Sequence[Thought]) -> Matter:
    points = [thought.terms.get(name, 0.0) for thought in tried]
    return Matter(name, min(points), max(points))


def mistakes(thoughts: Sequence[Thought], players: int) -> frozenset[str]:
    """Candidates that are clearly worse than the best; of those hardly tried nothing is known."""
    tried = [hint.thought for hint in ranked(thoughts, players)]
    return frozenset(t.action for t in tried[1:] if _is_mistake(tried[0], t, players))


def _is_mistake(best: Thought, other: Thought, players: int) -> bool:
    if players == 1:
        return best.points - other.points >= CLEAR_POINTS
    lost = best.win_share - other.win_share
    return lost >= CLEAR_SHARE and not is_alike(best, other, players)


def gains(before: Standings, after: Standings) -> list[Gain]:
    """What every seat gained between two moments of a game, as one seat may know it."""
    pairs = zip(before["seats"], after["seats"], strict=True)
    return [_gain(then, now) for then, now in pairs]


def _gain(then: SeatStanding, now: SeatStanding) -> Gain:
    changed = {
        name: new - old
        for name, new in now["sources"].items()
        if new is not None and (old := then["sources"].get(name)) is not None and new != old
    }
    sources = dict(sorted(changed.items(), key=lambda pair: -abs(pair[1])))
    return Gain(now["seat"], sum(sources.values()), now["place"], then["place"], sources)

"""How a game ended, and by how much."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Lead:
    """How far the winner is ahead of the runner-up, in total and by source, largest first."""

    winner: int
    other: int
    points: float
    sources: tuple[tuple[str, float], ...]


@dataclass(frozen=True)
class Outcome:
    """How a game ended.

    Attributes:
        points: The points of every seat.
        ranks: The rank of every seat, from 1; ties share one.
        winners: The seats that won.
        breakdown: The points of every seat by source.
    """

    points: tuple[float, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    breakdown: tuple[Mapping[str, float], ...]

    def lead(self) -> Lead | None:
        """How far the winner is ahead; None for a solo game or a shared victory."""
        if len(self.winners) != 1 or len(self.points) == 1:
            return None
        first = self.winners[0]
        others = [seat for seat in range(len(self.points)) if seat != first]
        second = min(others, key=lambda seat: (self.ranks[seat], -self.points[seat]))
        mine, theirs = self.breakdown[first], self.breakdown[second]
        apart = [(source, mine[source] - theirs[source]) for source in mine]
        sources = sorted((s for s in apart if s[1]), key=lambda s: -abs(s[1]))
        points = self.points[first] - self.points[second]
        return Lead(first, second, points, tuple(sources))

    def as_json(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return {
            "points": list(self.points),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "breakdown": [dict(b) for b in self.breakdown],
        }

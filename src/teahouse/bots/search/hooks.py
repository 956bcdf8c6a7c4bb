"""What a game's heuristics and features give to the search; `Build` puts them in their place.

Without heuristics these stand: every action is as likely as another, and a position is worth the
points on the table.
"""

from __future__ import annotations

from teahouse.core.hooks import State, points


def parts(s: State, seat: int, terms: list[float]) -> int:
    """Write the points a seat can expect to have in the end, by source; the number of sources."""
    terms[0] = float(points(s, seat))
    return 1


def prior(s: State, action: int) -> float:
    """How promising a legal action looks, as a weight above 0."""
    return 1.0


def describe(s: State, seat: int, out: list[int]) -> int:
    """Write what a value network is told of a position, seen from a seat; how many numbers."""
    return 0

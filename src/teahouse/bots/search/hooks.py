"""Hooks of the search, which `Build` replaces with a game's heuristics and features.

The defaults give every action the same prior and value a position by its current points.
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
    """Write a value network's inputs as seen from a seat; return how many there are."""
    return 0

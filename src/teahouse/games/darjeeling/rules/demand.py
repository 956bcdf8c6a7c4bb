"""Demand: the chute of markers and what it pays. D30."""

from __future__ import annotations

from teahouse.games.darjeeling.state import MARKERS, State


def demand_bonus(s: State, variety: int) -> int:
    """D30: the markers between the two of a variety once the lower one lies on top.

    Lifting the lower marker lets everything above it slide down by one, so what lies above the
    upper marker now is what will lie between the two.
    """
    upper = 0
    for k in range(MARKERS):
        if s.chute[k] == variety:
            upper = k
    return MARKERS - 1 - upper


def lift_marker(s: State, variety: int) -> None:
    """D30: the lower marker of the variety goes on top."""
    lower = 0
    while s.chute[lower] != variety:
        lower += 1
    for k in range(lower, MARKERS - 1):
        s.chute[k] = s.chute[k + 1]
    s.chute[MARKERS - 1] = variety

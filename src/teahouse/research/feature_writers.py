"""Encoders for features: rules that fill an observation buffer.

Each returns the index of the next number.

One-hot rows are written branch-free, one comparison per number: branching on the data is slower,
because processors predict it badly.
"""

from __future__ import annotations

from .hooks import ObservationBuffer


def write(out: ObservationBuffer, at: int, value: int, low: int, high: int) -> int:
    """A number, clipped to its bounds."""
    out.values[at] = min(max(value, low), high)
    return at + 1


def one_hot(out: ObservationBuffer, at: int, which: int, among: int) -> int:
    """A one-hot row; all zeros for a number out of range."""
    if 0 <= which < among:
        out.values[at + which] = 1
    return at + among


def around(seat: int, k: int, players: int) -> int:
    """The k-th seat counted from a seat."""
    other = seat + k
    return other if other < players else other - players


def offset(seat: int, other: int, players: int) -> int:
    """How many seats after `seat` another one sits, -1 for nobody."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + players


def natural(number: int) -> int:
    """The same number, from 0 to 32767. Said so, compiled rows need no check for places counted
    from their end."""
    return number & 0x7FFF

"""Confidence intervals of win shares and means."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959963984540054  # the 95 % interval of the normal distribution


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a share of wins; shared wins count in part."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def quantile(values: Sequence[float], at: float) -> float:
    """The quantile of some values, with linear interpolation."""
    ordered = sorted(values)
    place = at * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def mean_interval(values: Sequence[float], z: float = Z95) -> tuple[float, float, float]:
    """A mean and its confidence interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, mean, mean
    spread = z * sqrt(sum((v - mean) ** 2 for v in values) / (len(values) - 1) / len(values))
    return mean, mean - spread, mean + spread

"""How sure a share of wins is."""

from __future__ import annotations

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

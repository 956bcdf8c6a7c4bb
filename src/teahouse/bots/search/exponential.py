"""The exponential function in plain arithmetic, bit-identical on every backend.

C libraries differ in the last place, which would lead to different search trees.
"""

from __future__ import annotations

MOST = 700.0  # beyond it the result would leave the range of a float
LOG2_E = 1.4426950408889634
LN2_HIGH = 0.693147180369123816490  # few enough digits for exact multiples
LN2_LOW = 1.90821492927058770002e-10
TERMS = 14  # of the series; what is left out is below the last place
BIG_STEP = 32
BIG_POWER = 4294967296.0  # 2 ** BIG_STEP


def exp(x: float) -> float:
    """e to the power of x, with x clamped to -MOST and MOST."""
    x = min(max(x, -MOST), MOST)
    k = int(x * LOG2_E + 0.5) if x >= 0.0 else -int(0.5 - x * LOG2_E)
    r = (x - k * LN2_HIGH) - k * LN2_LOW
    total = 1.0
    for n in range(TERMS, 0, -1):
        total = 1.0 + total * r / n
    return power_of_two(total, k)


def power_of_two(value: float, k: int) -> float:
    """value times 2 to the power of k, exactly."""
    while k >= BIG_STEP:
        value *= BIG_POWER
        k -= BIG_STEP
    while k <= -BIG_STEP:
        value /= BIG_POWER
        k += BIG_STEP
    while k > 0:
        value *= 2.0
        k -= 1
    while k < 0:
        value /= 2.0
        k += 1
    return value

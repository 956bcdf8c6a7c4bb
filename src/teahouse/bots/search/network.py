"""A small value network, in the style of rules. Its weights are data, not compiled in.

One layer of rectified units over whole numbers, exact on every backend, and one output: the chance
of the seat it looks from. `first` has a row of `hidden` weights for each input. `second` has the
unit those weights are counted in, the bias of the output, then the biases of the hidden units, then
their weights.
"""

from __future__ import annotations

from typing import Annotated

from .exponential import exp

Small = Annotated[list[int], "i2"]
BIASES = 2  # where the biases begin in `second`
SURE = 30.0  # log odds beyond it are as good as certain


def win_chance(
    inputs: list[int], n: int, hidden: int, first: Small, second: list[float], sums: list[int]
) -> float:
    """The network's output for n inputs, above 0 and below 1."""
    for h in range(hidden):
        sums[h] = 0
    for k in range(n):
        value = inputs[k]
        if value != 0:
            row = k * hidden
            for h in range(hidden):
                sums[h] += value * first[row + h]
    total = second[1]
    for h in range(hidden):
        unit = sums[h] / second[0] + second[BIASES + h]
        if unit > 0.0:
            total += unit * second[BIASES + hidden + h]
    return 1.0 / (1.0 + exp(-min(max(total, -SURE), SURE)))

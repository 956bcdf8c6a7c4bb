"""The square grid of the map: 16 columns, 16 rows, cells numbered row by row from the north-west.

    a1 b1 c1 ...        N
    a2 b2 c2          W   E
    a3 b3 c3            S

A map uses the north-west corner of the grid; what it does not use is outside.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache

SIDE = 16
CELLS = SIDE * SIDE


class Direction(IntEnum):
    N = 0
    E = 1
    S = 2
    W = 3


def _cell_at(row: int, column: int) -> int:
    inside = 0 <= row < SIDE and 0 <= column < SIDE
    return row * SIDE + column if inside else -1


def _neighbours(offsets: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(_cell_at(c // SIDE + down, c % SIDE + right) for down, right in offsets)
        for c in range(CELLS)
    )


# The cell next to a cell in each direction, -1 beyond the grid.
NEIGHBOUR = _neighbours(((-1, 0), (0, 1), (1, 0), (0, -1)))
# All eight cells around a cell, diagonals included.
AROUND = _neighbours(
    ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)),
)


def opposite(direction: int) -> int:
    return (direction + 2) % 4


@cache
def cell_name(cell: int) -> str:
    """A cell as people say it: a column letter and a row number from the top."""
    return f"{chr(ord('a') + cell % SIDE)}{cell // SIDE + 1}"

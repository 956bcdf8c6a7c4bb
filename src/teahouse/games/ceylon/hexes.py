"""The outline of the island: 32 hexes in five rows, pointy side up, numbered row by row.

    a1  a2  a3  a4  a5  a6
  b1  b2  b3  b4  b5  b6  b7
    c1  c2  c3  c4  c5  c6
  d1  d2  d3  d4  d5  d6  d7
    e1  e2  e3  e4  e5  e6

Which district a hex belongs to is a component; the outline is not.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

HEXES = 32
ROW_LENGTHS = (6, 7, 6, 7, 6)
# Axial (q, r): x = q + r/2. The first q of each row, so that the long rows stick out by half a hex.
FIRST_Q = (0, -1, -1, -2, -2)
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

DISTRICT_HEXES = 8
COVERED = 4  # hexes under a large elevation tile
# Every way to choose four of the eight hexes of a district, counted row by row.
COVERS = tuple(combinations(range(DISTRICT_HEXES), COVERED))

PLACES = tuple(
    (FIRST_Q[row] + column, row)
    for row in range(len(ROW_LENGTHS))
    for column in range(ROW_LENGTHS[row])
)
NUMBER = {place: number for number, place in enumerate(PLACES)}


@cache
def hex_name(number: int) -> str:
    """A hex as people say it: the letter of its row and its number from the left."""
    q, row = PLACES[number]
    return f"{'abcde'[row]}{q - FIRST_Q[row] + 1}"


@cache
def cover_name(number: int) -> str:
    """Four hexes of a district by their numbers in it, row by row: 1256."""
    return "".join(str(k + 1) for k in COVERS[number])


HEX_NUMBERS = {hex_name(h): h for h in range(HEXES)}


def _next_to(number: int) -> tuple[int, ...]:
    q, r = PLACES[number]
    found = (NUMBER.get((q + dq, r + dr), -1) for dq, dr in DIRECTIONS)
    return tuple(sorted(h for h in found if h >= 0))


# The hexes next to each hex, ascending.
NEXT_TO = tuple(_next_to(h) for h in range(HEXES))

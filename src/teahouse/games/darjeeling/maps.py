"""Maps as text: T a tile space, C a city, . outside; one line a row."""

from __future__ import annotations

from teahouse.core.errors import BadOption
from teahouse.core.events import Value
from teahouse.core.reasons import Reason

from .grid import CELLS, SIDE, cell_name
from .state import Cell

LETTERS = {".": Cell.OUTSIDE, "T": Cell.EMPTY, "C": Cell.CITY}
# Why a map is refused, with what the message is given
REFUSALS: dict[str, tuple[str, ...]] = {
    "map-unknown": (),
    "map-size": ("n",),
    "map-letter": ("cell",),
    "map-tiles": ("low", "high", "n"),
    "map-cities": ("low", "high", "n"),
    "map-apart": ("cell",),
    "map-starts": ("n",),
    "map-too-many": (),
}


def refused(words: str, code: str, **params: Value) -> BadOption:
    assert set(params) == set(REFUSALS[code])
    return BadOption(f"{words} (D37)", Reason(code, "D37", params))


def parse_map(text: str) -> list[int]:
    """The cells of a map text: tile spaces still empty, cities, outside."""
    lines = text.strip("\n").split("\n")
    rows = [line.strip().upper() for line in lines]
    if len(rows) > SIDE or max(len(row) for row in rows) > SIDE:
        raise refused(f"a map has at most {SIDE} rows and {SIDE} columns", "map-size", n=SIDE)
    cells = [int(Cell.OUTSIDE)] * CELLS
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter not in LETTERS:
                where = cell_name(y * SIDE + x)
                words = f"a map is written with T, C and . only, not {letter!r} at {where}"
                raise refused(words, "map-letter", cell=where)
            cells[y * SIDE + x] = LETTERS[letter]
    return cells


def write_map(cells: list[int]) -> str:
    """The text of a map, from its cells in any situation."""
    letters = {0: ".", int(Cell.CITY): "C"}
    rows = [
        "".join(letters.get(c, "T") for c in cells[y * SIDE : (y + 1) * SIDE]) for y in range(SIDE)
    ]
    used = [row.rstrip(".") for row in rows]
    while used and not used[-1]:
        used.pop()
    width = max((len(row) for row in used), default=0)
    return "\n".join(row.ljust(width, ".") for row in used)

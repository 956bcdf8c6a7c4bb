"""The board of Alubari for a window of 80 columns and few lines: its parts run on like a text.

A section of the railway is its number, the rail (~ on a river) and its points or who laid it. The
names of sections, the effects of contracts and the legend are left to `rules`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from teahouse.core.sketch import Line, Span, Speak
from teahouse.core.views import View

from .sketch import Board
from .sketch_lines import wrapped

WIDTH = 80


def compact(seen: View, speak: Speak, lit: Collection[str]) -> Sequence[Line]:
    """The railway, cards, supplies, estates and areas; then the players as rows of a table."""
    board = Board(seen, speak, lit, WIDTH)
    places = [*board.plots(), *(board.area(rooms, 0) for rooms in seen["rooms"])]
    return [
        *flowing([*board.when(), *board.rates()], " "),
        *wrapped(Span(""), sections(board), WIDTH),
        *wrapped(Span(""), towns(board), WIDTH),
        *flowing(board.office()),
        *wrapped(Span(board.word("shed"), "title"), board.for_sale(), WIDTH),
        *flowing([*board.supplies(), *board.chai_track()]),
        *wrapped(Span(""), places, WIDTH),
        *board.panels(),
    ]


def flowing(lines: Iterable[Line], head: str = "") -> list[Line]:
    """Lines that run on, with a gap between them."""
    return wrapped(Span(head), [[*line, Span("  ")] for line in lines], WIDTH)


def sections(board: Board) -> list[Line]:
    pieces: list[Line] = []
    for k, part in enumerate(board.seen["railway"]):
        left, mark, right = board.laid(k)
        rail = Span(f"{k + 1}{'~' if part['river'] else '='}")
        pieces.append([left, rail, mark, *([right] if right.text != " " else [])])
    return pieces


def towns(board: Board) -> list[Line]:
    """Each town with the number of its section, from Siliguri on."""
    numbers = {part["name"]: f"{k + 1} " for k, part in enumerate(board.seen["railway"])}
    return [
        [Span(f" {numbers.get(town['name'], '')}"), *board.town(town, 0)]
        for town in board.seen["towns"]
    ]

"""Lines of the terminal's board, side by side or one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from teahouse.core.sketch import Line, Span


def length(line: Line) -> int:
    return sum(len(span.text) for span in line)


def side_by_side(left: Sequence[Line], right: Sequence[Line], columns: int) -> list[Line]:
    """Two columns, the first of so many columns of text."""
    lines: list[Line] = []
    for n in range(max(len(left), len(right))):
        here = left[n] if n < len(left) else []
        there = right[n] if n < len(right) else []
        gap = [Span(" " * max(1, columns - length(here)))] if there else []
        lines.append([*here, *gap, *there])
    return lines


def wrapped(head: Span, spans: Iterable[Sequence[Span]], width: int) -> list[Line]:
    """Pieces one after the other, on further lines where they do not fit."""
    lines: list[list[Span]] = [[head]]
    indent = len(head.text)
    for piece in spans:
        if length(lines[-1]) + length(piece) > width and length(lines[-1]) > indent:
            lines.append([Span(" " * indent)])
        lines[-1] += piece
    return [*lines]

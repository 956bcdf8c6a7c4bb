"""The board of Darjeeling for the terminal."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from teahouse.core.game import View
from teahouse.core.sketch import Line, Span, Speak


def sketch(seen: View, speak: Speak, lit: Collection[str]) -> Sequence[Line]:
    """The map as one sees it."""
    return [[Span(" ".join(row))] for row in seen["map"]]

"""The table as text and as a picture, from the view of one seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from teahouse.core.errors import TeahouseError
from teahouse.core.game import State
from teahouse.core.sketch import Line, Span

MODES = ("human", "ansi", "rgb_array")
CELL = (8, 16)  # pixels of a character
MARGIN = 8
ABBREVIATED = ("letter", "chest")  # messages that are one letter in every language
LIKENESS = {"‖": "|"}  # what the font of the pictures lacks
PAPER, INK, DIM = (250, 247, 240), (40, 36, 32), (150, 143, 134)
COLOURS = {
    "seat0": (178, 34, 34), "seat1": (25, 90, 170), "seat2": (20, 120, 60),
    "seat3": (170, 110, 0), "seat4": (110, 50, 140),
    "tea-black": (60, 45, 40), "tea-green": (60, 120, 40), "tea-white": (150, 130, 90),
    "tea-red": (160, 50, 30), "dim": DIM, "lit": (200, 80, 0),
}  # fmt: skip


class NoPictures(TeahouseError):
    """A picture was asked for, but Pillow is not installed."""


def speak(key: str, **values: Any) -> str:
    """A message in no language: the last words of its key and its values.

    Environments speak to programs; the texts of the house belong to those who speak to people.
    """
    _, _, rest = key.partition("-")
    group, _, words = rest.partition("-")
    shown = [str(v) for v in values.values()]
    if group == "seat" or words in ABBREVIATED:
        return shown[0][0]
    return " ".join([words.replace("-", " "), *shown])


def sketch(state: State, seat: int | None) -> Sequence[Line]:
    """The board as that seat sees it; what may be chosen is lit for the one who chooses."""
    lit = [str(a) for a in state.legal()] if seat is not None and state.actor == seat else []
    return state.game.definition.sketch(state.view(seat), speak, lit)


def as_text(state: State, seat: int | None) -> str:
    return "\n".join("".join(span.text for span in line) for line in sketch(state, seat))


def as_picture(state: State, seat: int | None) -> Any:
    """Height x width x 3 bytes."""
    lines = sketch(state, seat)
    image_module, draw_module, font = _pillow()
    columns = max((sum(len(span.text) for span in line) for line in lines), default=0)
    size = (columns * CELL[0] + 2 * MARGIN, len(lines) * CELL[1] + 2 * MARGIN)
    image = image_module.new("RGB", size, PAPER)
    pen = draw_module.Draw(image)
    for y, line in enumerate(lines):
        x = 0
        for span in line:
            _write(pen, font, span, x, y)
            x += len(span.text)
    return np.array(image, np.uint8)


def _write(pen: Any, font: Any, span: Span, x: int, y: int) -> None:
    for k, letter in enumerate(span.text):
        if letter != " ":
            at = (MARGIN + (x + k) * CELL[0] + CELL[0] // 2, MARGIN + y * CELL[1] + CELL[1] // 2)
            pen.text(
                at,
                LIKENESS.get(letter, letter),
                fill=COLOURS.get(span.style, INK),
                font=font,
                anchor="mm",
            )


@cache
def _pillow() -> tuple[Any, Any, Any]:
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise NoPictures("pictures need Pillow: pip install pillow") from None
    return Image, ImageDraw, ImageFont.load_default(CELL[1] - 4)


def rendered(state: State, seat: int | None, mode: str | None) -> Any:
    """What an environment's `render` gives in a mode; `human` prints and gives nothing."""
    if mode == "ansi":
        return as_text(state, seat)
    if mode == "rgb_array":
        return as_picture(state, seat)
    if mode == "human":
        print(as_text(state, seat), flush=True)
    return None


def checked(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode

"""The table as text and as a picture, from the view of one seat."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np

from teahouse.core.drawing import lit_for
from teahouse.core.errors import TeahouseError
from teahouse.core.game import Position
from teahouse.core.words import words_in

MODES = ("human", "ansi", "rgb_array")


class NoPictures(TeahouseError):
    """A picture was requested, but the package that rasterises drawings is not installed."""


def as_text(position: Position, seat: int | None, language: str = "en") -> str:
    """The terminal's drawing without its colours."""
    sketch = position.game.definition.presentation.sketch
    lines = sketch(position.view(seat), words_in(language), lit_for(position, seat))
    return "\n".join("".join(span.text for span in line) for line in lines)


def as_picture(position: Position, seat: int | None, language: str = "en") -> Any:
    """The drawing of `position.svg` in pixels: height x width x 3 bytes."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError:
        wanted = 'pip install "teahouse[rl]", or resvg_py and pillow'
        raise NoPictures(f"pictures need a renderer for SVG: {wanted}") from None
    png = resvg_py.svg_to_bytes(svg_string=position.svg(seat, language))
    with Image.open(BytesIO(bytes(png))) as image:
        return np.array(image.convert("RGB"), np.uint8)


def render(position: Position, seat: int | None, mode: str | None) -> Any:
    """The result of an environment's `render` in a mode; `human` prints and returns None."""
    if mode == "ansi":
        return as_text(position, seat)
    if mode == "rgb_array":
        return as_picture(position, seat)
    if mode == "human":
        print(as_text(position, seat), flush=True)
    return None


def checked(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode

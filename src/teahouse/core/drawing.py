"""Positions as pictures: the few shapes every drawing is made of, and the palette they share.

A game draws its board in a module `drawing` of its folder: `draw(view, speak, lit)` returns a
`Drawing`. A game without one is shown as its terminal sketch. Drawings are plain SVG without
scripts, styles or links, so that notebooks, browsers and renderers show the same.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Any

from .folder import find_module
from .sketch import Line, Speak
from .words import words_in

if TYPE_CHECKING:
    from .game import Game, Position

PORCELAIN, GLAZE, CLOTH, LINE = "#f8f9f4", "#ecf1ea", "#d9e4dc", "#c3d0c6"
INK, INK2, LEAF, BRASS, GLOW = "#1f2d2a", "#4b5b55", "#1f6b4f", "#8a5a0b", "#f0ab1f"
SEA, SHOAL, SAND, RIM, WALNUT = "#b7d9d8", "#d9ecdf", "#efe3bd", "#3b261b", "#6b4733"
LANDS = ("#c3d88f", "#94bd6c", "#6ba36c")
CREAM = "#fbf3e3"
SERIF = "Palatino Linotype, Palatino, Liberation Serif, Georgia, serif"
SANS = "Noto Sans, Open Sans, Liberation Sans, Helvetica, Arial, sans-serif"
MONO = "DejaVu Sans Mono, Liberation Mono, Menlo, Consolas, monospace"


@dataclass(frozen=True)
class SeatLook:
    """The colours of a seat and the outline of its pieces, about the origin, 20 across."""

    fill: str
    edge: str
    outline: str


SEATS = (
    SeatLook("#2f5bc7", "#17336f", "M0 -8.6A8.6 8.6 0 1 1 0 8.6A8.6 8.6 0 1 1 0 -8.6Z"),
    SeatLook("#f4b12b", "#8a5a00", "M0 -8.3L9.3 8.7H-9.3Z"),
    SeatLook("#c9432a", "#7a2010", "M-7.6 -7.6H7.6V7.6H-7.6Z"),
    SeatLook("#3b1b3f", "#1d0a20", "M0 -10.3L10.3 0L0 10.3L-10.3 0Z"),
    SeatLook(
        "#74bde8",
        "#1f6390",
        "M-3.9 -3.9A4.9 4.9 0 1 1 3.9 -3.9A4.9 4.9 0 1 1 3.9 3.9"
        "A4.9 4.9 0 1 1 -3.9 3.9A4.9 4.9 0 1 1 -3.9 -3.9Z",
    ),
)
THE_GAME = SeatLook("#8b948f", "#4b5b55", SEATS[0].outline)


@dataclass(frozen=True)
class TeaLook:
    """A tea: its colour, background, outline, symbol and the colour of the symbol."""

    fill: str
    ground: str
    edge: str
    ink: str
    glyph: str


TEAS = {
    "black": TeaLook(
        "#3a302b", "#d8cdc1", "#211a17", "#f3e7d6",
        "M-3 2.5c-1-3 1-5 3-4.5s1.5 3 0 3-1-2 .5-2.5M1 3c2 .3 3.3-1 3-3",
    ),
    "green": TeaLook(
        "#7ba442", "#dfebc2", "#4a6a22", "#f6faec",
        "M-3.5 3.5C-3.5-1 0-3.5 4-3.5 4 1 1 3.5-2 3M-3.5 3.5L1-.5",
    ),
    "white": TeaLook(
        "#f4eeda", "#fbf8ec", "#8d8160", "#5f5536",
        "M0-4.5C3-1.5 3 2 0 4.5-3 2-3-1.5 0-4.5zM0-1v5",
    ),
    "red": TeaLook(
        "#bb5136", "#f2d3c5", "#74291a", "#fff1e6",
        "M0-4V4M-3.5-2l7 4M-3.5 2l7-4",
    ),
}  # fmt: skip


@dataclass
class Drawing:
    """Shapes in the order they are painted. Every shape gives its attributes as keywords."""

    width: float
    height: float
    parts: list[str] = field(default_factory=list)

    def put(self, tag: str, content: str = "", **values: Any) -> None:
        """An element; `stroke_width=2` is written stroke-width="2", None is left out."""
        attributes = "".join(
            f' {name.rstrip("_").replace("_", "-")}="{escape(_plain(value))}"'
            for name, value in values.items()
            if value is not None
        )
        self.parts.append(
            f"<{tag}{attributes}>{content}</{tag}>" if content else f"<{tag}{attributes}/>"
        )

    def rect(self, x: float, y: float, width: float, height: float, **values: Any) -> None:
        self.put("rect", x=x, y=y, width=width, height=height, **values)

    def circle(self, x: float, y: float, r: float, **values: Any) -> None:
        self.put("circle", cx=x, cy=y, r=r, **values)

    def path(self, d: str, x: float = 0, y: float = 0, scale: float = 1, **values: Any) -> None:
        self.put("path", d=d, transform=_moved(x, y, scale), **values)

    def text(
        self, x: float, y: float, words: object, size: float = 13, anchor: str = "start",
        fill: str = INK, family: str = SANS, **values: Any,
    ) -> None:  # fmt: skip
        self.put(
            "text", escape(str(words), quote=False), x=x, y=y, font_size=size, font_family=family,
            text_anchor=None if anchor == "start" else anchor, fill=fill, **values,
        )  # fmt: skip

    def title(self, x: float, y: float, words: object, size: float = 16, **values: Any) -> None:
        self.text(x, y, words, size, family=SERIF, font_weight="bold", **values)

    def panel(self, x: float, y: float, width: float, height: float, is_lit: bool = False) -> None:
        """A porcelain panel with a thin outline; it glows if it can be chosen."""
        edge, wide = (GLOW, 3) if is_lit else (LINE, 1)
        self.rect(x, y, width, height, rx=8, fill=PORCELAIN, stroke=edge, stroke_width=wide)

    def piece(self, x: float, y: float, seat: int | None, scale: float = 1) -> None:
        """The marker of a seat (None: of the game) on a porcelain keyline."""
        look = THE_GAME if seat is None else SEATS[seat % len(SEATS)]
        self.path(look.outline, x, y, scale, fill=PORCELAIN, stroke=PORCELAIN, stroke_width=4.5)
        self.path(look.outline, x, y, scale, fill=look.fill, stroke=look.edge, stroke_width=1.5)

    def glyph(self, x: float, y: float, tea: str, scale: float = 1, ink: str | None = None) -> None:
        look = TEAS[tea]
        self.path(
            look.glyph, x, y, scale, fill="none", stroke=ink or look.ink, stroke_width=1.6,
            stroke_linecap="round", stroke_linejoin="round",
        )  # fmt: skip

    def chest(self, x: float, y: float, tea: str, size: float = 20) -> None:
        """A chest of tea, given its upper left corner."""
        look = TEAS[tea]
        self.rect(x, y, size, size, rx=3, fill=look.fill, stroke=look.edge, stroke_width=1.4)
        self.path(f"M0 {size * 0.26:.1f}h{size}", x, y, stroke="#c89b5b", stroke_width=size * 0.16)
        self.glyph(x + size / 2, y + size * 0.62, tea, size / 18)

    def seat_row(
        self, x: float, y: float, width: float, seat: int, name: str, points: object,
        is_actor: bool,
    ) -> None:  # fmt: skip
        """The header of a seat: marker, name and points; 52 high, with a margin below."""
        self.panel(x, y, width, 52)
        if is_actor:
            self.rect(x, y, 5, 52, rx=2.5, fill=GLOW)
        self.piece(x + 20, y + 17, seat, 0.85)
        self.title(x + 36, y + 22, name, 15)
        self.title(x + width - 12, y + 22, points, 16, anchor="end", fill=BRASS)

    def svg(self, label: str) -> str:
        """The SVG text, with a label for screen readers."""
        box = f"0 0 {_plain(self.width)} {_plain(self.height)}"
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{_plain(self.width)}"'
            f' height="{_plain(self.height)}" role="img" aria-label="{escape(label)}">'
        )
        return "\n".join([head, *self.parts, "</svg>"]) + "\n"


Draw = Callable[[Any, Speak, Collection[str]], Drawing]


def position_svg(position: Position, seat: int | None, language: str) -> str:
    """The board as that seat sees it, with its choices highlighted."""
    speak = words_in(language)
    drawing = draw_of(position.game)(position.view(seat), speak, lit_for(position, seat))
    return drawing.svg(speak(f"{position.game.name}-title"))


def draw_of(game: Game) -> Draw:
    """The function that draws a game: from its module `drawing`, else its terminal sketch."""
    module = find_module(game.definition.rules.state.__module__, "drawing")
    draw: Draw = module.draw if module is not None else _sketched(game)
    return draw


def lit_for(position: Position, seat: int | None) -> list[str]:
    """The choices, in notation, for the seat to decide; none for other viewers."""
    mine = seat is not None and position.actor == seat
    return [str(action) for action in position.legal()] if mine else []


# A game without a drawing

ROW, COLUMN, MARGIN = 18.0, 8.2, 14.0
STYLES = {"dim": INK2, "lit": "#a85b00", **{f"seat{k}": s.fill for k, s in enumerate(SEATS)}}


def _sketched(game: Game) -> Draw:
    def draw(view: Any, speak: Speak, lit: Collection[str]) -> Drawing:
        return written(game.definition.presentation.sketch(view, speak, lit))

    return draw


def written(lines: Sequence[Line]) -> Drawing:
    """Draw a terminal sketch on a porcelain background."""
    columns = max((sum(len(span.text) for span in line) for line in lines), default=0)
    drawing = Drawing(columns * COLUMN + 2 * MARGIN, len(lines) * ROW + 2 * MARGIN)
    drawing.rect(0, 0, drawing.width, drawing.height, fill=PORCELAIN)
    for row, line in enumerate(lines):
        column = 0
        for span in line:
            if span.text.strip():
                drawing.text(
                    MARGIN + column * COLUMN, MARGIN + (row + 0.75) * ROW, span.text, 13.5,
                    fill=STYLES.get(span.style, INK), family=MONO,
                    font_weight="bold" if span.style == "title" else None,
                    textLength=len(span.text) * COLUMN, style="white-space: pre",
                )  # fmt: skip
            column += len(span.text)
    return drawing


def _moved(x: float, y: float, scale: float) -> str | None:
    moved = f"translate({_plain(x)} {_plain(y)})" if x or y else ""
    return f"{moved} scale({_plain(scale)})".strip() if scale != 1 else moved or None


def _plain(value: Any) -> str:
    """A number without needless digits; text as it is."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)

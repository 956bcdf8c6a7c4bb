"""The table of Darjeeling as a picture: the map of tiles, the harbour, the demand, the players."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from teahouse.core.drawing import (
    CREAM,
    GLOW,
    INK,
    INK2,
    PORCELAIN,
    RIM,
    SAND,
    SEA,
    SEATS,
    SHOAL,
    TEAS,
    WALNUT,
    Drawing,
)  # fmt: skip
from teahouse.core.sketch import Speak
from teahouse.core.views import View

from .sketch import NAMES, cell_at, faced

UNIT = 54.0
LEFT, TOP = 46.0, 50.0
HARBOUR, ROWS = 344.0, 46.0  # widths and heights beside the map
TURNS = {"N": 0, "E": 90, "S": 180, "W": 270}
INITIALS = {name[0]: name for name in NAMES}
ARROW = "M0-24L15-9V15a5 5 0 0 1-5 5h-20a5 5 0 0 1-5-5V-9z"
ROOF = "M13 29c5 0 7-3 9-6h16c2 3 4 6 9 6-3-3-5-5-5-8-4-3-8-6-12-12-4 6-8 9-12 12 0 3-2 5-5 8z"
EAVES = "M8 40c6 0 9-3 11-6h22c2 3 5 6 11 6-4-3-6-5-7-8H15c-1 3-3 5-7 8z"
WALLS = "M16 50V38h28v12zM20 34h20v4H20zM23 22h14v5H23z"
HULL = "M0 0h150l-14 18H14z"


def draw(seen: View, speak: Speak, lit: Collection[str]) -> Drawing:
    """The whole table as one seat sees it."""
    columns, rows = len(seen["map"][0]), len(seen["map"])
    beside = LEFT + columns * UNIT + 40
    quays = 66 + len(seen["quays"]) * ROWS
    tall = max(TOP + rows * UNIT + 40, quays + 110 + seen["players"] * 62)
    d = Drawing(beside + HARBOUR + 20, tall)
    d.rect(0, 0, d.width, d.height, fill=SEA)
    country(d, seen)
    tiles(d, seen, {*lit, *faced(seen, lit)})
    harbour(d, seen, speak, lit, beside)
    demand(d, seen, speak, lit, beside, quays)
    players(d, seen, speak, beside, quays + 98)
    return d


# The map


def country(d: Drawing, seen: View) -> None:
    """Shoal, sand and land under every space, and the names of rows and columns."""
    places = spaces(seen)
    for fill, more in ((SHOAL, 24), (SAND, 12), ("#a9c96f", 6)):
        for x, y, _ in places:
            d.rect(
                LEFT + x * UNIT - more, TOP + y * UNIT - more, UNIT + 2 * more, UNIT + 2 * more,
                rx=more, fill=fill,
            )  # fmt: skip
    for x in {x for x, _, _ in places}:
        d.text(LEFT + (x + 0.5) * UNIT, 18, cell_at(x, 0)[0], 13, "middle", INK2)
    for y in {y for _, y, _ in places}:
        d.text(10, TOP + (y + 0.5) * UNIT + 5, y + 1, 13, fill=INK2)


def spaces(seen: View) -> list[tuple[int, int, str]]:
    return [
        (x, y, text) for y, row in enumerate(seen["map"]) for x, text in enumerate(row)
        if text != "."
    ]  # fmt: skip


def tiles(d: Drawing, seen: View, lit: Collection[str]) -> None:
    for x, y, text in spaces(seen):
        at = LEFT + (x + 0.5) * UNIT, TOP + (y + 0.5) * UNIT
        if text == "C":
            city(d, *at)
        elif text.startswith("@"):
            collector(d, *at, int(text[1:]), seen["seats"][int(text[1:])]["facing"])
        elif text != "_":
            tile(d, *at, INITIALS[text[0]], edges_at(x, y, int(text[1]), seen))
        if cell_at(x, y) in lit:
            d.rect(at[0] - 24, at[1] - 24, 48, 48, rx=6, fill=GLOW, fill_opacity=0.18, stroke=GLOW,
                   stroke_width=4)  # fmt: skip


def edges_at(x: int, y: int, halves: int, seen: View) -> str:
    """The edges with a half crate, as the browser turns the tile of that space."""
    opposite = seen["options"]["two_half"] == "opposite"
    turns = {1: ("N", "E", "W"), 2: ("EW",) if opposite else ("NE", "NW"), 3: ("NEW",)}[halves]
    return turns[(x * 7 + y * 5 + halves * 3 + (x * y) % 3) % len(turns)]


def tile(d: Drawing, x: float, y: float, variety: str, edges: str, size: float = 50) -> None:
    look, half = TEAS[variety], size / 2
    d.rect(x - half, y - half, size, size, rx=5, fill=look.ground, stroke=look.edge,
           stroke_opacity=0.6)  # fmt: skip
    for edge in edges:
        turn = f"translate({x} {y}) rotate({TURNS[edge]})"
        d.put("path", d=f"M{-half} {-half}L0 0L{half} {-half}z", transform=turn, fill=look.fill,
              stroke=look.edge, stroke_width=1.6, stroke_linejoin="round")  # fmt: skip
        d.put("path", d=f"M{-half * 0.62} {-half * 0.76}h7M{half * 0.62} {-half * 0.76}h-7",
              transform=turn, stroke="#c89b5b", stroke_width=2.4)  # fmt: skip
        dx, dy = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[edge]
        d.glyph(x + dx * half * 0.62, y + dy * half * 0.62, variety, size / 48)


def city(d: Drawing, x: float, y: float) -> None:
    d.rect(x - 25, y - 25, 50, 50, rx=7, fill=PORCELAIN, stroke=WALNUT, stroke_width=1.6)
    for path, fill in ((WALLS, "#f3e3c4"), (EAVES, "#c0583a"), (ROOF, "#d06a48")):
        d.path(path, x - 26, y - 25, 0.86, fill=fill, stroke="#6b2c1b", stroke_width=1.3)


def collector(d: Drawing, x: float, y: float, seat: int, facing: str | None) -> None:
    look = SEATS[seat]
    turn = f"translate({x} {y}) rotate({TURNS.get(facing or 'N', 0)})"
    d.put("path", d=ARROW, transform=turn, fill=look.fill, stroke=PORCELAIN, stroke_width=5)
    d.put("path", d=ARROW, transform=turn, fill=look.fill, stroke=look.edge, stroke_width=1.5)
    d.circle(x, y, 10, fill=PORCELAIN)
    d.path(look.outline, x, y, 0.72, fill=look.fill, stroke=look.edge, stroke_width=1.4)


# Harbour and demand


def harbour(d: Drawing, seen: View, speak: Speak, lit: Collection[str], x: float) -> None:
    d.title(x, 30, speak("darjeeling-word-harbour"))
    count = len(seen["quays"])
    for q, quay in enumerate(seen["quays"]):
        y = 44 + (count - 1 - q) * ROWS
        if f"recall {q + 1}" in lit:
            d.rect(x - 4, y - 2, HARBOUR + 8, ROWS - 4, rx=8, fill="none", stroke=GLOW,
                   stroke_width=3)  # fmt: skip
        d.rect(x, y + 4, 44, 30, rx=6, fill=RIM)
        d.title(x + 22, y + 25, f"×{quay['multiplier']}", 16, anchor="middle", fill=CREAM)
        d.path("M0 0h26", x + 44, y + 30, stroke=WALNUT, stroke_width=6)
        ship(d, x + 76, y + 20, quay["crates"])


def ship(d: Drawing, x: float, y: float, crates: list[int]) -> None:
    """A hull with its crates, each with the marker of its owner."""
    loaded = [seat for seat, n in enumerate(crates) for _ in range(n)]
    wide = max(1.0, (len(loaded) * 22 + 40) / 150)
    d.put("path", d=HULL, transform=f"translate({x} {y}) scale({wide:.2f} 1)", fill=WALNUT,
          stroke=RIM)  # fmt: skip
    d.path("M0 0V-20l20 14z", x + 150 * wide - 26, y, fill=PORCELAIN, stroke=WALNUT)
    for k, seat in enumerate(loaded):
        d.rect(x + 12 + k * 22, y - 20, 20, 20, rx=2, fill="#dbb277", stroke=WALNUT)
        d.piece(x + 22 + k * 22, y - 10, seat, 0.6)


def demand(d: Drawing, seen: View, speak: Speak, lit: Collection[str], x: float, y: float) -> None:
    """The chute with its top on the left, and what each variety would bring."""
    chute = seen["chute"][::-1]
    d.title(x, y, speak("darjeeling-word-demand"))
    d.rect(x, y + 10, HARBOUR, 44, rx=8, fill=WALNUT)
    for k, variety in enumerate(chute):
        d.chest(x + 8 + k * 42, y + 16, variety, 32)
    for k, variety in enumerate(NAMES):
        at = x + k * 84
        if f"ship {variety}" in lit:
            d.rect(at, y + 58, 78, 26, rx=8, fill="none", stroke=GLOW, stroke_width=3)
        d.chest(at + 5, y + 61, variety, 19)
        d.title(at + 30, y + 77, f"+{chute.index(variety)}", 14, fill=INK)


def players(d: Drawing, seen: View, speak: Speak, x: float, y: float) -> None:
    for seat, theirs in enumerate(seen["seats"]):
        top = y + seat * 62
        score = str(theirs["score"]).replace("-", "−")
        name = speak("common-seat", seat=seat)
        d.seat_row(x, top, HARBOUR, seat, name, score, seen["actor"] == seat)
        held(d, seen, theirs, speak, x, top)


def held(d: Drawing, seen: View, theirs: dict[str, Any], speak: Speak, x: float, y: float) -> None:
    """Tiles by variety, hidden ones counted; what the ships bring next."""
    ships = f"{speak('darjeeling-word-ships')} +{theirs['next_ships']}"
    d.text(x + HARBOUR - 60, y + 21, ships, 12, "end", INK2)
    if theirs["tiles"] is None:
        words = speak("darjeeling-word-hidden-tiles", n=theirs["tile_count"])
        d.text(x + 36, y + 43, words, 12, fill=INK2)
        return
    for k, variety in enumerate(NAMES):
        halves = sum(
            int(tile.partition("-")[2]) * n for tile, n in theirs["tiles"].items()
            if tile.startswith(variety)
        )  # fmt: skip
        d.chest(x + 36 + k * 58, y + 30, variety, 17)
        d.text(x + 57 + k * 58, y + 44, f"{halves}/2" if halves else "–", 12.5)
    tokens = "?" if theirs["tokens"] is None else theirs["tokens"]
    d.circle(x + HARBOUR - 40, y + 39, 9, fill="#ffe3a3", stroke="#8a5a0b")
    d.text(x + HARBOUR - 26, y + 44, tokens, 12.5)

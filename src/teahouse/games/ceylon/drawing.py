"""The table of Ceylon as a picture: the train above the island, council and players beside it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import cos, pi, sin, sqrt
from typing import Any

from teahouse.core.drawing import (
    BRASS,
    CREAM,
    GLOW,
    INK,
    INK2,
    LANDS,
    PORCELAIN,
    RIM,
    SAND,
    SEA,
    SEATS,
    SERIF,
    SHOAL,
    Drawing,
)  # fmt: skip
from teahouse.core.messages import dashed
from teahouse.core.sketch import Speak
from teahouse.core.views import View

RADIUS = 50.0
ACROSS = RADIUS * sqrt(3)
LIFT = 8.0  # how far a level raises the ground
LEFT, TOP = 42.0, 140.0  # the corner of the island
WIDTH, HEIGHT = 1180, 690
BESIDE = 712.0  # where council and players begin
HEX_VERBS = ("move", "plant", "harvest", "found", "peak")
TEAS = ("black", "green", "white")
SLOPES = ("", "#6d9a4b", "#477c50")
RIVER = "#7fb3c9"
BUSHES = "M-24 14c0-10 5-16 12-16S0 4 0 14zM0 14c0-10 5-16 12-16s12 6 12 16zM-12-3c0-8 5-13 12-13s12 5 12 13z"  # noqa: E501
ROBE = "M-12 0c0-9 6-10 7-19h10c1 9 7 10 7 19 0 5-24 5-24 0z"

Point = tuple[float, float]


def draw(seen: View, speak: Speak, lit: Collection[str]) -> Drawing:
    """The whole table as one seat sees it."""
    d = Drawing(WIDTH, HEIGHT)
    d.rect(0, 0, WIDTH, HEIGHT, fill=SEA)
    train(d, seen, speak, lit)
    island(d, seen, speak, lit)
    council(d, seen, speak)
    technology(d, seen, speak)
    players(d, seen, speak)
    hand(d, seen, speak, lit)
    return d


# The train


def train(d: Drawing, seen: View, speak: Speak, lit: Collection[str]) -> None:
    d.rect(0, 0, BESIDE - 20, 96, fill="#cfe0ae")
    d.path(f"M0 88H{BESIDE - 20}", stroke=RIM, stroke_width=4)
    d.path("M22 80v-34h34v34zM56 80V58h40v22zM82 58V42h10v16z", fill="#2f6b52", stroke=RIM)
    for x in (36.0, 62.0, 84.0):
        d.circle(x, 82, 8, fill="#b98a4a", stroke=RIM, stroke_width=2)
    for k, contract in enumerate(seen["wagons"]):
        wagon(d, 116 + k * 176, contract, speak, f"deliver {k + 1}" in lit)


def wagon(
    d: Drawing, x: float, contract: dict[str, Any] | None, speak: Speak, is_lit: bool
) -> None:
    for wheel in (24.0, 136.0):
        d.circle(x + wheel, 84, 6, fill="#8a7a66", stroke=RIM, stroke_width=2)
    d.rect(x, 72, 164, 8, rx=2, fill="#6b4733")
    d.panel(x + 2, 14, 160, 58, is_lit)
    if contract is None:
        d.text(x + 82, 48, speak("ceylon-word-empty"), 12, "middle", INK2)
        return
    d.circle(x + 20, 33, 11, fill="#1f6b4f")
    d.title(x + 20, 38, contract["company"], 14, anchor="middle", fill=CREAM)
    chests(d, x + 40, 23, contract)
    paid = speak("ceylon-word-reward", rupees=contract["rupees"], points=contract["points"])
    d.text(x + 82, 64, paid, 12, "middle")


def chests(d: Drawing, x: float, y: float, counts: dict[str, Any], size: float = 20) -> None:
    held = [tea for tea in TEAS for _ in range(counts[tea])]
    for k, tea in enumerate(held):
        d.chest(x + k * (size + 4), y, tea, size)


# The island


def island(d: Drawing, seen: View, speak: Speak, lit: Collection[str]) -> None:
    cells = placed(seen)
    for fill, wide in ((SHOAL, 56), (SAND, 26), (LANDS[0], 0)):
        for cell, at in cells:
            if cell["in_play"]:
                hexagon(d, at, RADIUS, fill=fill, stroke=fill, stroke_width=wide,
                        stroke_linejoin="round")  # fmt: skip
    for cell, at in cells:
        land(d, cell, at)
    rivers(d, cells)
    for cell, at in cells:
        pieces(d, cell, at, any(f"{verb} {cell['hex']}" in lit for verb in HEX_VERBS))
    names(d, cells, speak)


def placed(seen: View) -> list[tuple[dict[str, Any], Point]]:
    """Every hex with its middle; short rows stand in by half a hex."""
    longest = max(len(row) for row in seen["map"])
    return [
        (cell, (LEFT + (column + (longest - len(row)) / 2 + 0.5) * ACROSS,
                TOP + RADIUS + r * 1.5 * RADIUS))
        for r, row in enumerate(seen["map"])
        for column, cell in enumerate(row)
    ]  # fmt: skip


def corners(at: Point, radius: float) -> list[Point]:
    angles = (pi * degrees / 180 for degrees in (-90, -30, 30, 90, 150, 210))
    return [(at[0] + radius * cos(a), at[1] + radius * sin(a)) for a in angles]


def hexagon(d: Drawing, at: Point, radius: float, **values: Any) -> None:
    d.path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners(at, radius)) + "Z", **values)


def ground(cell: dict[str, Any], at: Point) -> Point:
    return at[0], at[1] - cell["level"] * LIFT


def land(d: Drawing, cell: dict[str, Any], at: Point) -> None:
    """A hex with a slab for each level."""
    if not cell["in_play"]:
        return
    hexagon(d, at, RADIUS - 1, fill=LANDS[0], stroke="#e4ecc0", stroke_width=1.5)
    for level in range(1, cell["level"] + 1):
        radius = RADIUS * (0.95 if level == 1 else 0.86)
        hexagon(d, (at[0], at[1] - (level - 1) * LIFT), radius, fill=SLOPES[level])
        hexagon(d, (at[0], at[1] - level * LIFT), radius, fill=LANDS[level])


def pieces(d: Drawing, cell: dict[str, Any], at: Point, is_lit: bool) -> None:
    """The name of a hex, its plantation and the pawns on it."""
    if not cell["in_play"]:
        return
    x, y = ground(cell, at)
    d.text(x, y - 26, cell["hex"], 11, "middle", "#2f4a2a")
    if is_lit:
        hexagon(d, (x, y), RADIUS * 0.88, fill=GLOW, fill_opacity=0.2, stroke=GLOW, stroke_width=4)
    if cell["owner"] is not None:
        d.path(BUSHES, x, y + 2, 1.1, fill="#5fa560", stroke="#2c5a34", stroke_width=1.3)
        for shift in (-12, 12) if cell["markers"] > 1 else (0,):
            d.piece(x + shift, y + 18, cell["owner"], 1.1)
    beside = 24 if cell["owner"] is not None else 0
    for k, seat in enumerate(cell["pawns"]):
        aside = (k - (len(cell["pawns"]) - 1) / 2) * 22
        pawn(d, x + aside + beside, y + 24, seat)


def pawn(d: Drawing, x: float, y: float, seat: int) -> None:
    look = SEATS[seat]
    for fill, edge, wide in ((PORCELAIN, PORCELAIN, 4.5), (look.fill, look.edge, 1.4)):
        d.path(ROBE, x, y, fill=fill, stroke=edge, stroke_width=wide)
        d.circle(x, y - 25, 8.5, fill=fill, stroke=edge, stroke_width=wide)
    d.path(look.outline, x, y - 6, 0.5, fill=PORCELAIN)


def rivers(d: Drawing, cells: Iterable[tuple[dict[str, Any], Point]]) -> None:
    """Water on every edge between two districts."""
    edges: dict[tuple[int, int], tuple[str, Point, Point]] = {}
    for cell, at in cells:
        if not cell["in_play"]:
            continue
        points = corners(at, RADIUS)
        for k, a in enumerate(points):
            b = points[(k + 1) % 6]
            middle = (round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2))
            other = edges.setdefault(middle, (cell["district"], a, b))
            if other[0] != cell["district"]:
                d.path(f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}", stroke=RIVER,
                       stroke_width=8, stroke_linecap="round")  # fmt: skip


def names(d: Drawing, cells: list[tuple[dict[str, Any], Point]], speak: Speak) -> None:
    """The districts, off the shore on which each has more hexes."""
    north, south = (pick(at[1] for _, at in cells) for pick in (min, max))
    for district in dict.fromkeys(cell["district"] for cell, _ in cells if cell["in_play"]):
        own = [at for cell, at in cells if cell["district"] == district]
        shores = [[at for at in own if at[1] == edge] for edge in (north, south)]
        shore = max(shores, key=len)
        x = sum(at[0] for at in shore) / max(1, len(shore))
        y = north - RADIUS - 18 if shore is shores[0] else south + RADIUS + 30
        name = speak(f"ceylon-district-{district}")
        d.text(x, y, name, 17, "middle", "#2f4f4a", SERIF, font_style="italic", letter_spacing=2)


# Beside the island


def council(d: Drawing, seen: View, speak: Speak) -> None:
    d.title(BESIDE, 28, speak("ceylon-word-council"))
    for k, (district, shown) in enumerate(seen["councillors"].items()):
        y = 38 + k * 62
        d.panel(BESIDE, y, 200, 56)
        d.title(BESIDE + 12, y + 20, speak(f"ceylon-district-{district}"), 14)
        ability = speak(f"ceylon-councillor-{dashed(shown['councillor'])}")
        d.text(BESIDE + 12, y + 42, ability, 12.5, fill="#1f6b4f")
        for n, seat in enumerate(shown["seats"]):
            d.piece(BESIDE + 184 - n * 22, y + 18, seat, 0.8)
    y = 38 + len(seen["councillors"]) * 62 + 18
    bonuses = " ".join(str(n) for n in seen["bonuses"]) or "-"
    d.text(BESIDE, y, speak("ceylon-word-bonuses", list=bonuses), 13)
    d.text(BESIDE, y + 20, speak("ceylon-word-deck", n=seen["deck"]), 13, fill=INK2)
    d.text(BESIDE, y + 40, speak("ceylon-word-pile", n=seen["pile"]["total"]), 13, fill=INK2)
    card(d, seen, speak, y + 66)


def card(d: Drawing, seen: View, speak: Speak, y: float) -> None:
    """The two sides of the card that was played."""
    if seen["card"] is None:
        return
    for k, (side, key) in enumerate((("action", "own-side"), ("others", "others-side"))):
        action = speak(f"ceylon-action-{seen['card'][side]}")
        d.text(BESIDE, y + k * 19, speak(f"ceylon-word-{key}", action=action), 12.5)


def technology(d: Drawing, seen: View, speak: Speak) -> None:
    """The track from the top, the disc that arrived last to the right."""
    track, x = seen["technology"], BESIDE + 216
    d.title(x, 28, speak("ceylon-word-technology"), 15)
    spaces = len(track["spaces"])
    for space in range(spaces):
        y = 38 + (spaces - 1 - space) * 29
        d.rect(x, y, 236, 27, rx=4, fill=PORCELAIN if space else "#94bd6c", stroke="#c3d0c6")
        d.title(x + 10, y + 19, space, 14)
        if track["points"][space]:
            d.circle(x + 220, y + 13, 11, fill=GLOW, stroke=BRASS)
            d.title(x + 220, y + 18, track["points"][space], 13, anchor="middle", fill="#2a1c05")
        for k, seat in enumerate(track["spaces"][space]):
            d.piece(x + 44 + k * 26, y + 14, seat, 0.95)


def players(d: Drawing, seen: View, speak: Speak) -> None:
    for seat, theirs in enumerate(seen["seats"]):
        y = HEIGHT - 64 * (seen["players"] - seat) - 6
        name = speak("common-seat", seat=seat)
        d.seat_row(BESIDE, y, 452, seat, name, theirs["score"], seen["actor"] == seat)
        facts = [speak(f"ceylon-word-{k}", n=theirs[k]) for k in ("rupees", "tokens", "markers")]
        d.text(BESIDE + 36, y + 42, " · ".join(facts), 12.5, fill=INK2)
        room = sum(theirs["tea"][tea] for tea in TEAS) * 22
        chests(d, BESIDE + 440 - room, y + 29, theirs["tea"], 18)


def hand(d: Drawing, seen: View, speak: Speak, lit: Collection[str]) -> None:
    """The own cards, each with both its actions."""
    if seen["seat"] is None:
        return
    cards = [name for name, n in seen["seats"][seen["seat"]]["hand"].items() for _ in range(n)]
    wide = (BESIDE - 34) / max(4, len(cards))
    for k, name in enumerate(cards):
        first, second = name.split("-")
        x = 8 + k * wide
        d.panel(x, HEIGHT - 62, wide - 8, 54, f"{first}/{second}" in lit)
        d.text(x + 10, HEIGHT - 40, speak(f"ceylon-action-{first}"), 12.5, font_weight="bold")
        d.path(f"M0 0h{wide - 28:.0f}", x + 10, HEIGHT - 33, stroke="#c3d0c6")
        d.text(x + 10, HEIGHT - 17, speak(f"ceylon-action-{second}"), 12.5, fill=INK)

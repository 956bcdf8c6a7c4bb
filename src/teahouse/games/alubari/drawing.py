"""The table of Alubari as a picture: the railway in its hills, estates, stalls, players."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from teahouse.core.drawing import (
    BRASS,
    CLOTH,
    CREAM,
    GLAZE,
    GLOW,
    INK,
    INK2,
    LEAF,
    LINE,
    PORCELAIN,
    RIM,
    SEATS,
    Drawing,
)  # fmt: skip
from teahouse.core.sketch import Speak
from teahouse.core.views import View

from .line import START, STOPS, TOWNS

WIDTH, HEIGHT = 1240, 760
BESIDE = 780.0
GOODS = ("iron", "stone", "rubble", "steel", "leaves", "chai")
# Each good has its own colour and its own sign, on a grid of 24.
SIGNS = {
    "iron": ("#8a4b32", "M4 14l4-8 7-1 5 6-2 8-9 1zM8 6l3 6 9-1M11 12l-2 8M11 12l-7 2"),
    "stone": ("#5c6965", "M4 7.5h16V19H4zM4 13h16M10 7.5V13M15 13v6"),
    "rubble": (
        "#79601f",
        "M7 12.7a3.8 3.8 0 1 0 .1 0zM16.5 13.7a3.3 3.3 0 1 0 .1 0zM12.5 5.5a3.5 3.5 0 1 0 .1 0z",
    ),
    "steel": ("#33617f", "M3 17l14-9 4 2-14 9zM3 17v-3l14-9v3"),
    "leaves": (
        "#3c7a32",
        "M3.5 21.5c2.5-5.5 6-9.5 11-12M5 18C4.5 10 10 4.8 20 4c.4 9.6-4.5 15.5-12.5 14.3",
    ),
    "chai": ("#a45210", "M6 5h12l-2 16H8zM6.5 9h11"),
    "event": ("#7b2d6b", "M5 5h14v14H5z"),
}  # fmt: skip
STAR = "M0-6L1.8-2.2L6-1.7L2.9 1.2L3.7 5.3L0 3.3L-3.7 5.3L-2.9 1.2L-6-1.7L-1.8-2.2z"
ROBE = "M-9 9c0-8 3-13 9-13s9 5 9 13z"
HAT = "M-10-8c2-5 5-7 10-7s8 2 10 7z"


def draw(seen: View, speak: Speak, lit: Collection[str]) -> Drawing:
    """The whole table; every seat sees the same."""
    return _Board(seen, speak, lit).drawing()


class _Board:
    """A view, its words, and what may be chosen, drawn part by part."""

    def __init__(self, seen: View, speak: Speak, lit: Collection[str]) -> None:
        self.seen, self.speak, self.lit = seen, speak, lit
        self.d = Drawing(WIDTH, HEIGHT)

    def drawing(self) -> Drawing:
        self.d.rect(0, 0, WIDTH, HEIGHT, fill=CLOTH)
        self.hills()
        self.rails()
        for town in self.seen["towns"]:
            self.town(town)
        self.estates()
        self.stalls()
        self.weather()
        self.contracts()
        self.shed()
        self.stores()
        self.players()
        return self.d

    def word(self, name: str, **values: Any) -> str:
        return self.speak(f"alubari-word-{name}", **values)

    def good(self, x: float, y: float, good: str, size: float = 15) -> None:
        """The sign of a good, its upper left corner given."""
        colour, path = SIGNS[good]
        self.d.path(
            path, x, y, size / 24, fill=colour, fill_opacity=0.2, stroke=colour, stroke_width=2.4,
            stroke_linejoin="round",
        )  # fmt: skip

    def goods(self, x: float, y: float, counts: Mapping[str, int], size: float = 13) -> float:
        """Numbers with signs, one after the other; where the next would stand."""
        for good, n in counts.items():
            self.d.text(x, y, n, size, font_weight="bold")
            x += size * 0.58 * len(str(n)) + 0.5
            self.good(x, y - size + 1, good, size + 1)
            x += size * 1.35
        return x

    def owner(self, x: float, y: float, who: Any, scale: float = 1) -> None:
        self.d.piece(x, y, who if isinstance(who, int) else None, scale)

    def glow(self, x: float, y: float, width: float, height: float) -> None:
        self.d.rect(x, y, width, height, rx=6, fill=GLOW, fill_opacity=0.15, stroke=GLOW,
                    stroke_width=3)  # fmt: skip

    # The railway

    def hills(self) -> None:
        d = self.d
        d.rect(0, 0, 764, 410, fill="#d6e6ea")
        d.circle(690, 70, 34, fill="#f7d880")
        d.path(
            "M0 96L90 40L160 92L260 24L380 90L470 44L560 92L660 60L764 96V130H0z", fill="#b9cfd2"
        )
        for y, fill in ((88, "#b7d58b"), (190, "#9dc677"), (310, "#86b565")):
            d.path(f"M0 {y}Q190 {y - 22} 382 {y}T764 {y}V410H0z", fill=fill)

    def rails(self) -> None:
        """The way that is laid in steel, the rest dotted; the section's owner on its stop."""
        at = START
        for part in self.seen["railway"]:
            x, y, way = STOPS[part["name"]]
            path = f"M{at[0]} {at[1]}{way}"
            if part["river"]:
                self.d.path("M-12 26q14-18 0-34t8-26h16q-18 12-6 28t-4 32z", x, y, fill="#8cc3de")
            if part["owner"] is None:
                self.d.path(path, fill="none", stroke="#e9e2c8", stroke_width=5,
                            stroke_dasharray="8 6")  # fmt: skip
            else:
                self.d.path(path, fill="none", stroke=RIM, stroke_width=9)
                self.d.path(path, fill="none", stroke="#cbb894", stroke_width=4,
                            stroke_dasharray="4 4")  # fmt: skip
            at = x, y
        upcoming = next((p["name"] for p in self.seen["railway"] if p["owner"] is None), None)
        for part in self.seen["railway"]:
            self.stop(part, part["name"] == upcoming)

    def stop(self, part: Mapping[str, Any], is_next: bool) -> None:
        x, y, _ = STOPS[part["name"]]
        is_lit = is_next and any(n.startswith("lay ") for n in self.lit)
        self.d.rect(x - 18, y - 13, 36, 26, rx=13, fill=PORCELAIN, stroke=GLOW if is_lit else RIM,
                    stroke_width=4 if is_lit else 1.5)  # fmt: skip
        if part["owner"] is None:
            self.d.title(x, y + 5, part["points"], 15, anchor="middle", fill=BRASS)
        else:
            self.owner(x, y, part["owner"])

    def town(self, town: Mapping[str, Any]) -> None:
        """A plate above the rail: the name, then the station areas."""
        middle, rail = TOWNS[town["name"]]
        wide = 44 * len(town["areas"]) + 6
        x, y = middle - wide / 2, rail - 82
        self.d.rect(
            x, y, wide, 62, rx=6, fill=PORCELAIN, fill_opacity=0.82 if town["open"] else 0.5
        )
        name = self.speak(f"alubari-town-{town['name']}")
        self.d.title(middle, y + 14, name, 13, anchor="middle", fill=INK if town["open"] else INK2)
        for k, area in enumerate(town["areas"]):
            self.area(x + 4 + k * 44, y + 19, area)

    def area(self, x: float, y: float, area: Mapping[str, Any]) -> None:
        self.d.rect(x, y, 41, 39, rx=4, fill=PORCELAIN, stroke="#a9b5ab")
        if f"build {area['name']}" in self.lit:
            self.glow(x, y, 41, 39)
        if area["owner"] == "blocked":
            self.d.path("M10 10l21 19M31 10l-21 19", x, y, stroke="#8b948f", stroke_width=3)
        elif area["owner"] is not None:
            self.owner(x + 20.5, y + 20, area["owner"])
        else:
            self.goods(x + 2, y + 15, area["cost"], 9.5)
            self.gains(x + 3, y + 34, area)

    def gains(self, x: float, y: float, area: Mapping[str, Any]) -> None:
        if area["points"]:
            self.d.text(x, y, area["points"], 12, fill=BRASS, font_weight="bold")
            x += 7 * len(str(area["points"])) + 5
            self.d.path(STAR, x, y - 4, 0.65, fill=BRASS)
            x += 7
        for gain, n in area["gives"].items():
            if gain in SIGNS:
                self.goods(x, y, {gain: n}, 9.5)
            else:
                self.d.text(x, y, self.word(f"gain-{gain.replace('_', '-')}", n=n), 9, fill=LEAF)

    # Estates and stalls

    def estates(self) -> None:
        x = 8.0
        for slot, estate in enumerate(self.seen["estates"]):
            printed = self.seen["fields"][slot]["spaces"]
            wide = max(40.0 * len(printed) + 10, 92.0)
            self.d.panel(x, 420, wide, 76, f"landslide {slot + 1}" in self.lit)
            name = self.speak(f"alubari-estate-{estate['name']}")
            self.d.title(x + 8, 438, name, 13)
            for k, space in enumerate(printed):
                self.space(x + 6 + k * 40, slot, k, estate, space["points"])
            x += wide + 8

    def space(
        self, x: float, slot: int, k: int, estate: Mapping[str, Any], points: int
    ) -> None:  # fmt: skip
        rubble, owner = estate["rubble"][k], estate["owners"][k]
        self.d.rect(x, 446, 36, 44, rx=5, fill="#cfe0a6" if rubble else "#94bd6c")
        if rubble:
            self.d.text(x + 18, 461, points, 12, "middle", BRASS, font_weight="bold")
            self.goods(x + 5, 482, {"rubble": rubble}, 12)
        elif owner != -1:
            self.owner(x + 18, 468, owner)
        notation = f"{slot + 1}-{k + 1}"
        if any(f"{verb} {notation}" in self.lit for verb in ("dig", "borrow")):
            self.glow(x, 446, 36, 44)

    def stalls(self) -> None:
        for k, rooms in enumerate(self.seen["rooms"]):
            self.stall(8 + k * 108.5, rooms)

    def stall(self, x: float, rooms: Mapping[str, Any]) -> None:
        area = rooms["area"]
        here = self.seen["phase"] == "work" and self.seen["area"] == area
        self.d.panel(x, 508, 102, 112, here)
        for stripe in range(6):
            self.d.path("M0 0h17v10a8.5 8.5 0 0 1-17 0z", x + stripe * 17, 508,
                        fill=LEAF if stripe % 2 else CREAM)  # fmt: skip
        acts_as = "E" if area == "B" and self.seen["builds"] else area
        self.d.rect(x + 6, 532, 20, 20, rx=4, fill=RIM)
        self.d.title(x + 16, 547, area, 14, anchor="middle", fill=CREAM)
        name = self.speak(f"alubari-area-{acts_as.lower()}")
        self.d.title(x + 31, 547, name, min(12.0, 130 / len(name)))
        for k, seat in enumerate(rooms["spaces"]):
            self.room(x + 18 + k % 4 * 22, 576 + k // 4 * 28, seat, f"place {area}{k + 1}")

    def room(self, x: float, y: float, seat: Any, notation: str) -> None:
        is_lit = notation in self.lit
        self.d.circle(x, y, 9.5, fill=GLAZE, stroke=GLOW if is_lit else LINE,
                      stroke_width=3 if is_lit else 1.5)  # fmt: skip
        if seat == "fog":
            self.d.text(x, y + 5, "≈", 15, "middle", INK2)
        elif seat is not None:
            look = SEATS[seat]
            for fill, edge, wide in ((PORCELAIN, PORCELAIN, 4), (look.fill, look.edge, 1.3)):
                self.d.path(ROBE, x, y, fill=fill, stroke=edge, stroke_width=wide)
                self.d.circle(x, y - 8, 5, fill="#c98f66", stroke=edge, stroke_width=wide)
            self.d.path(HAT, x, y, 0.9, fill="#e2b45c", stroke="#8a5a0b")
            self.d.path(look.outline, x, y + 4, 0.42, fill=PORCELAIN)

    # Beside the railway

    def weather(self) -> None:
        d, seen = self.d, self.seen
        d.panel(BESIDE, 10, 452, 62)
        place = self.word("round", n=seen["round"])
        if seen["last_round"]:
            place += f" · {self.word('last-round')}"
        d.title(BESIDE + 12, 32, place)
        days = " → ".join(self.speak(f"alubari-weather-{day}") for day in seen["weather"])
        d.text(BESIDE + 440, 32, days, 13, "end")
        rates = zip(("excavation", "track", "harvest"), seen["rate_values"], strict=True)
        rates_text = " · ".join(f"{self.speak(f'alubari-rate-{rate}')} {n}" for rate, n in rates)
        d.text(BESIDE + 12, 58, rates_text, 13, fill=INK2)

    def contracts(self) -> None:
        deck = self.seen["deck"]
        self.d.title(BESIDE, 94, self.word("office"))
        self.d.text(BESIDE + 452, 94, f"+ {deck['cards']}", 13, "end", INK2)
        shown = [n for n in (*self.seen["office"], *self.seen["drawn"]) if n]
        row = min(30.0, 136 / max(1, len(shown)))
        for k, n in enumerate(shown):
            self.contract(104 + k * row, row - 3, n)

    def contract(self, y: float, tall: float, n: int) -> None:
        card = self.seen["cards"][f"c{n:02d}"]
        self.d.panel(BESIDE, y, 452, tall, f"take {n}" in self.lit)
        y += (tall - 27) / 2
        self.d.rect(BESIDE + 6, y + 4, 19, 19, rx=4, fill=RIM)
        self.d.title(BESIDE + 15.5, y + 18, card["area"], 13, anchor="middle", fill=CREAM)
        self.d.text(BESIDE + 32, y + 18, self.speak(f"alubari-contract-c{n:02d}"), 12.5)
        needs = [f"{m}{self.word('need', need=need)}" for need, m in card["needs"].items()]
        worth = f"{card['points']} = {'+'.join(needs)}"
        if card["per_chai"]:
            worth = self.word("gain-per-chai", n=card["per_chai"])
        self.d.text(BESIDE + 444, y + 18, worth, 12.5, "end", BRASS, font_weight="bold")

    def shed(self) -> None:
        self.d.title(BESIDE, 246, self.word("shed"))
        for k, name in enumerate(self.seen["shed"]):
            x, y = BESIDE + k % 3 * 152, 254 + k // 3 * 30
            self.d.panel(x, y, 148, 27, f"buy {name}" in self.lit)
            self.d.text(x + 8, y + 18, self.word("engine", equipment=name), 12)
            cost = self.seen["engines"][name]["cost"]
            self.goods(x + 146 - 26 * len(cost), y + 18, cost, 11)

    def stores(self) -> None:
        """The stock yard, and every seat on the Chai track."""
        d, y = self.d, 374.0
        d.title(BESIDE, y, self.word("yard"), 14)
        x = BESIDE + 110
        for cube in ("iron", "stone", "chai"):
            if f"cube {cube}" in self.lit:
                self.glow(x - 5, y - 16, 42, 22)
            self.goods(x, y, {cube: self.seen["yard"].get(cube, 0)}, 14)
            x += 50
        d.title(BESIDE + 280, y, self.word("supply"), 14)
        self.goods(BESIDE + 400, y, {"steel": self.seen["steel"]}, 14)
        for k, points in enumerate(self.seen["chai_track"]["points"]):
            x = BESIDE + k * 452 / len(self.seen["chai_track"]["points"])
            d.rect(x, y + 12, 46, 40, rx=5, fill="#f7e3cd" if points else GLAZE, stroke=LINE)
            d.text(x + 40, y + 48, points, 10, "end", BRASS)
            self.good(x + 3, y + 38, "chai", 11)
            here = [
                p for p, s in enumerate(self.seen["seats"]) if s["goods"].get("chai", 0) == k
            ]  # fmt: skip
            for n, seat in enumerate(here):
                d.piece(x + 11 + n * 9, y + 25, seat, 0.5)

    def players(self) -> None:
        two = self.seen["players"] > 2
        for seat in range(self.seen["players"]):
            x = 8 + seat % 2 * 384 if two else 8
            self.player(x, 634 + (seat // 2 if two else seat) * 60, seat)
        for seat in range(self.seen["players"]):
            self.cards_of(seat)

    def player(self, x: float, y: float, seat: int) -> None:
        theirs, standing = self.seen["seats"][seat], self.seen["standings"][seat]
        points = self.speak("common-number", n=_number(standing["points"]))
        name = self.speak("common-seat", seat=seat)
        self.d.seat_row(x, y, 376, seat, name, points, self.seen["actor"] == seat)
        at = self.goods(x + 36, y + 43, {g: theirs["goods"].get(g, 0) for g in GOODS}, 13)
        rest = f"{theirs['markers']} {self.word('markers')} · {theirs['labourers']} "
        self.d.text(at + 6, y + 43, rest + self.word("labourers"), 12, fill=INK2)

    def cards_of(self, seat: int) -> None:
        """The contracts and the equipment of a seat, beside the Chai track's row."""
        theirs, y = self.seen["seats"][seat], 444 + seat * 62
        held = [
            (f"{n} {self.speak(f'alubari-contract-c{n:02d}')}", n in theirs["used"])
            for n in theirs["contracts"]
        ]  # fmt: skip
        held += [(self.word("engine", equipment=name), False) for name in theirs["equipment"]]
        self.d.piece(BESIDE + 10, y + 12, seat, 0.7)
        x, line = BESIDE + 26, 0
        for words, is_used in held:
            wide = 6.6 * len(words) + 12
            if x + wide > WIDTH - 8 and line == 0:
                x, line = BESIDE + 26, 1
            fill = GLAZE if is_used else PORCELAIN
            self.d.rect(x, y + line * 27, wide, 24, rx=5, fill=fill, stroke=LINE)
            self.d.text(x + 6, y + 16 + line * 27, words, 11.5, fill=INK2 if is_used else INK)
            x += wide + 6


def _number(points: float) -> float | int:
    return int(points) if points == int(points) else points

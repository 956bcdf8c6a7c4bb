"""The board of Alubari for the terminal.

The railway runs from Siliguri at the bottom up to Darjeeling; each row has the section, then the
station areas of the town: 2s=4 costs two stone and scores four. A letter is the seat that owns
something, x the game. What can be chosen stands in brackets. At most 100 columns.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from teahouse.core.sketch import Line, Span, Speak
from teahouse.core.views import View

from .effects import EFFECT
from .sketch_lines import length, side_by_side, wrapped

WIDTH = 100
LEFT = 57  # columns of the railway
GAME_MARK, CLOSED, NOTHING, MARK = "x", "#", "·", "▸"
GOODS = ("iron", "stone", "rubble", "steel", "leaves", "chai")


def sketch(seen: View, speak: Speak, lit: Collection[str]) -> Sequence[Line]:
    """The railway with the cards beside it; below, estates, action areas and every seat."""
    board = Board(seen, speak, lit)
    return [
        *board.heading(),
        [],
        *side_by_side(board.railway(), board.cards(), LEFT),
        [],
        *board.effects(),
        *board.estates(),
        [],
        *board.areas(),
        [],
        *board.panels(),
        *board.legend(),
    ]


class Board:
    """A view, its words, and what may be chosen."""

    def __init__(self, seen: View, speak: Speak, lit: Collection[str], width: int = WIDTH) -> None:
        self.seen, self.speak, self.lit, self.width = seen, speak, lit, width
        self.beside = width - LEFT if width == WIDTH else width  # columns of the cards

    def word(self, name: str, **values: Any) -> str:
        return self.speak(f"alubari-word-{name}", **values)

    def name(self, group: str, value: str) -> str:
        return self.speak(f"alubari-{group}-{value}")

    def letter(self, seat: int) -> str:
        return self.speak("common-seat", seat=seat)[0]

    def owner(self, who: Any) -> Span:
        """One letter: a seat, the game, or what is closed."""
        if who == "game":
            return Span(GAME_MARK, "dim")
        if who == "blocked":
            return Span(CLOSED, "dim")
        return Span(self.letter(who), f"seat{who}")

    def choice(self, notation: str, inside: Sequence[Span]) -> list[Span]:
        """In brackets where it can be chosen."""
        if notation in self.lit:
            return [Span("[", "lit"), *inside, Span("]", "lit")]
        return [Span(" "), *inside, Span(" ")]

    def cost(self, goods: Mapping[str, int]) -> str:
        parts = [f"{n}{self.word('letter', good=good)}" for good, n in goods.items()]
        return "+".join(parts) or self.word("nothing")

    # The top lines

    def heading(self) -> list[Line]:
        """Where the round is, the weather, who begins; below, the rates."""
        return [*self.in_a_row(self.when()), *self.in_a_row(self.rates())]

    def in_a_row(self, parts: Sequence[Line]) -> list[Line]:
        gaps = [Span("  ·  " if n else " ") for n in range(len(parts))]
        pieces = [[gap, *part] for gap, part in zip(gaps, parts, strict=True)]
        return wrapped(Span(""), pieces, self.width)

    def when(self) -> list[Line]:
        seen = self.seen
        days = " → ".join(self.name("weather", w) for w in seen["weather"])
        where = self.word("round", n=seen["round"])
        if seen["last_round"]:
            where += f" · {self.word('last-round')}"
        if seen["phase"] == "work":
            where += f" · {seen['area']} {self.area_name(seen['area'])}"
        first = self.word("first", seat=self.speak("common-seat", seat=seen["first_player"]))
        return [[Span(where, "title")], [Span(days)], [Span(first)]]

    def rates(self) -> list[Line]:
        """Every track with the marker before the space it stands on."""
        pieces: list[Line] = []
        names = ("excavation", "track", "harvest")
        tracks = zip(names, self.seen["rate_tracks"], self.seen["rates"], strict=True)
        for rate, values, at in tracks:
            steps = [
                Span(f" {MARK}{value}") if k == at else Span(f" {value}", "dim")
                for k, value in enumerate(values)
            ]
            pieces.append([Span(self.name("rate", rate)), *steps])
        return pieces

    # The railway and its towns

    def railway(self) -> list[Line]:
        towns = {town["name"]: town for town in self.seen["towns"]}
        lines: list[Line] = []
        for k in range(len(self.seen["railway"]) - 1, -1, -1):
            lines.append(self.section(k, towns))
        lines.append([Span("          "), *self.town(towns["siliguri"])])
        return lines

    def laid(self, k: int) -> list[Span]:
        """The points of a section, or who laid it; in brackets where it can be laid now."""
        part = self.seen["railway"][k]
        mark = Span(str(part["points"])) if part["owner"] is None else self.owner(part["owner"])
        upcoming = self.next_section() == k
        is_lit = upcoming and any(n.startswith("lay ") for n in self.lit)
        marks = ("[", "]") if is_lit else (" ", " ")
        return [Span(marks[0], "lit"), mark, Span(marks[1], "lit")]

    def section(self, k: int, towns: Mapping[str, Any]) -> Line:
        part = self.seen["railway"][k]
        rail = "~" if part["river"] else "="
        row = [Span(f" {k + 1:>2} {rail}"), *self.laid(k), Span(f"{rail} ")]
        if part["name"] in towns:
            return [*row, *self.town(towns[part["name"]])]
        return [*row, Span(self.name("section", part["name"]), "dim")]

    def next_section(self) -> int:
        free = [k for k, part in enumerate(self.seen["railway"]) if part["owner"] is None]
        return free[0] if free else -1

    def town(self, town: Mapping[str, Any], columns: int = 12) -> list[Span]:
        name = self.name("town", town["name"])
        closed = "" if town["open"] else CLOSED
        spans = [Span(f"{name + closed:<{columns}}", "title" if town["open"] else "dim")]
        for area in town["areas"]:
            spans += self.choice(f"build {area['name']}", [self.area_mark(area)])
        return spans

    def area_mark(self, area: Mapping[str, Any]) -> Span:
        if area["owner"] is not None:
            return self.owner(area["owner"])
        return Span(f"{self.cost(area['cost'])}={self.gains(area)}")

    def gains(self, area: Mapping[str, Any]) -> str:
        parts = [str(area["points"])] if area["points"] else []
        for name, n in area["gives"].items():
            if name in GOODS:
                parts.append(f"{n}{self.word('letter', good=name)}")
            else:
                parts.append(self.word(f"gain-{name.replace('_', '-')}", n=n))
        return "+".join(parts) or "0"

    # Cards, yard, wheel, Chai track

    def cards(self) -> list[Line]:
        return [*self.office(), *self.shed(), *self.supplies(), *self.chai_track()]

    def supplies(self) -> list[Line]:
        return [*self.yard(), self.wheel()]

    def office(self) -> list[Line]:
        deck = self.seen["deck"]
        back = self.name("weather", deck["top"]) if deck["top"] else NOTHING
        title = f"{self.word('office')} ({self.word('deck', n=deck['cards'], back=back)})"
        lines: list[Line] = [[Span(title, "title")]]
        for n in self.seen["office"]:
            if n:
                lines.append(self.choice(f"take {n}", [Span(self.contract(n))]))
        for n in self.seen["drawn"]:
            lines.append(self.choice(f"take {n}", [Span(self.contract(n), "title")]))
        return lines

    def contract(self, n: int) -> str:
        """The number, the area, and what it scores for what."""
        card = self.seen["cards"][f"c{n:02d}"]
        name = self.name("contract", f"c{n:02d}")
        number, scores = f"{n:>2}{card['area']} ", self.condition(card)
        return f"{number}{name[: self.beside - 3 - len(number + scores)]} {scores}"

    def effects(self) -> list[Line]:
        """What the contracts that can be taken do when they are used."""
        lines: list[Line] = []
        for n in [*self.seen["office"], *self.seen["drawn"]]:
            if n:
                card = self.seen["cards"][f"c{n:02d}"]
                head = Span(f" {n:>2}{card['area']} ", "title")
                words = self.word("effect", **{k: card[k] for k in EFFECT}).split(" ")
                lines += wrapped(head, ([Span(f" {word}", "dim")] for word in words), self.width)
        return [*lines, []] if lines else []

    def condition(self, card: Mapping[str, Any]) -> str:
        if card["per_chai"]:
            return self.word("gain-per-chai", n=card["per_chai"])
        needs = [f"{n}{self.word('need', need=need)}" for need, n in card["needs"].items()]
        return f"{card['points']}={'+'.join(needs)}"

    def for_sale(self) -> list[Line]:
        """The equipment in the shed with what it costs."""
        pieces: list[Line] = []
        for name in self.seen["shed"]:
            cost = self.cost(self.seen["engines"][name]["cost"])
            chai = self.seen["aboard"].get(name, 0)
            extra = f"+{chai}{self.word('letter', good='chai')}" if chai else ""
            words = f"{self.word('engine', equipment=name)} {cost}{extra}"
            pieces.append(self.choice(f"buy {name}", [Span(words)]))
        return pieces or [[Span(f" {NOTHING}")]]

    def shed(self) -> list[Line]:
        title = [Span(self.word("shed"), "title")]
        return [title, *wrapped(Span(""), self.for_sale(), self.beside)]

    def yard(self) -> list[Line]:
        yard: list[Span] = [Span(f"{self.word('yard')} ", "title")]
        for cube in ("iron", "stone", "chai"):
            n = self.seen["yard"].get(cube, 0)
            yard += self.choice(f"cube {cube}", [Span(f"{n}{self.word('letter', good=cube)}")])
        bag = self.seen["bag"]
        kinds = [f"{bag.get(c, 0)}{self.word('letter', good=c)}" for c in ("iron", "stone", "chai")]
        events = self.word("event-cubes", n=bag.get("event", 0))
        steel = f"{self.seen['steel']}{self.word('letter', good='steel')}"
        return [
            yard,
            [Span(f"{self.word('bag')} ", "title"), Span(" ".join(kinds) + f" {events}")],
            [Span(f"{self.word('supply')} ", "title"), Span(steel)],
        ]

    def wheel(self) -> Line:
        spans = [Span(f"{self.word('wheel')} ", "title")]
        for k, cubes in enumerate(self.seen["wheel"]):
            sign = "●" if cubes else "○"
            pointer = MARK if k + 1 == self.seen["wheel_at"] else " "
            spans.append(Span(f"{pointer}{k + 1}{sign}"))
        return spans

    def chai_track(self) -> list[Line]:
        """Each space with its points and the seats on it."""
        pieces = []
        for k, points in enumerate(self.seen["chai_track"]["points"]):
            here = [
                p for p, seat in enumerate(self.seen["seats"]) if seat["goods"].get("chai", 0) == k
            ]
            spans = [Span(f" {k}:{points}", "dim")]
            spans += [Span(self.letter(p), f"seat{p}") for p in here]
            pieces.append(spans)
        return wrapped(Span(self.word("chai-track"), "title"), pieces, self.beside)

    # Estates

    def estates(self) -> list[Line]:
        return wrapped(Span(""), self.plots(), self.width)

    def plots(self) -> list[Line]:
        """An estate each: its name and its spaces."""
        pieces: list[Line] = []
        for slot, estate in enumerate(self.seen["estates"]):
            printed = self.seen["fields"][slot]["spaces"]
            name = self.name("estate", estate["name"])
            spans = [Span(f" {slot + 1} {name}", "title")]
            if f"landslide {slot + 1}" in self.lit:
                spans = [Span(" [", "lit"), Span(f"{slot + 1} {name}", "title"), Span("]", "lit")]
            for k, space in enumerate(printed):
                spans += self.space(slot, k, estate, space)
            pieces.append([*spans, Span(" ")])
        return pieces

    def space(
        self, slot: int, k: int, estate: Mapping[str, Any], space: Mapping[str, Any]
    ) -> list[Span]:
        rubble, owner = estate["rubble"][k], estate["owners"][k]
        if rubble:
            inside = [Span(f"{rubble}{self.word('letter', good='rubble')}={space['points']}")]
        else:
            sign = "'" if k + 1 in estate["borrowed"] else ""
            inside = [self.owner(owner), Span(sign)]
        notation = f"{slot + 1}-{k + 1}"
        verb = "borrow" if f"borrow {notation}" in self.lit else "dig"
        return self.choice(f"{verb} {notation}", inside)

    # Action areas

    def areas(self) -> list[Line]:
        cells = [self.area(rooms) for rooms in self.seen["rooms"]]
        half = (len(cells) + 1) // 2
        lines: list[Line] = []
        for k in range(half):
            there = cells[k + half] if k + half < len(cells) else []
            gap = [Span(" " * max(1, self.width // 2 - length(cells[k])))] if there else []
            lines.append([*cells[k], *gap, *there])
        return lines

    def area_name(self, area: str) -> str:
        """B builds once the last rubble is gone."""
        acts_as = "E" if area == "B" and self.seen["builds"] else area
        return self.name("area", acts_as.lower())

    def area(self, rooms: Mapping[str, Any], columns: int = 16) -> list[Span]:
        area = rooms["area"]
        here = self.seen["phase"] == "work" and self.seen["area"] == area
        name = self.area_name(area)
        spans = [Span(f"{MARK if here else ' '}{area} {name:<{columns}}", "title")]
        for k, seat in enumerate(rooms["spaces"]):
            if seat is None:
                inside = [Span(str(k + 1), "dim")]
            elif seat == "fog":
                inside = [Span("≈", "dim")]
            else:
                inside = [self.owner(seat)]
            spans += self.choice(f"place {area}{k + 1}", inside)
        return spans

    # The seats

    def panels(self) -> list[Line]:
        names = [self.speak("common-seat", seat=p) for p in range(self.seen["players"])]
        wide = max(map(len, names)) + 2
        letters = [self.word("letter", good=good) for good in GOODS]
        titles = [
            self.word("points"), *letters, self.word("markers"), self.word("labourers"),
        ]  # fmt: skip
        head = " " * wide + "".join(f" {t:>5}" for t in titles)
        lines: list[Line] = [[Span(head, "dim")]]
        for p in range(self.seen["players"]):
            lines += self.panel(p, names[p], wide)
        return lines

    def panel(self, p: int, name: str, wide: int) -> list[Line]:
        seat, standing = self.seen["seats"][p], self.seen["standings"][p]
        points = self.speak("common-number", n=_number(standing["points"]))
        goods = [str(seat["goods"].get(good, 0)) for good in GOODS]
        numbers = [points, *goods, str(seat["markers"]), str(seat["labourers"])]
        mark = MARK if self.seen["actor"] == p else " "
        row = [Span(mark), Span(f"{name:<{wide - 1}}", f"seat{p}")]
        row.append(Span("".join(f" {n:>5}" for n in numbers)))
        return [row, *self.holdings(p, wide)]

    def holdings(self, p: int, wide: int) -> list[Line]:
        """Equipment, and contracts with their conditions; * completed by now, used in ()."""
        seat, pieces = self.seen["seats"][p], []
        for name in seat["equipment"]:
            pieces.append([Span(f" {self.word('engine', equipment=name)} ")])
        completed = {done["contract"] for done in self.seen["standings"][p]["completed"]}
        for n in seat["contracts"]:
            card = self.seen["cards"][f"c{n:02d}"]
            words = f"{n}{card['area']} {self.condition(card)}{'*' if n in completed else ''}"
            shown = f"({words})" if n in seat["used"] else words
            notation = f"use {n}" if f"use {n}" in self.lit else f"straighten {n}"
            chosen = notation if p == self.seen["actor"] else ""
            pieces.append(self.choice(chosen, [Span(shown)]))
        return wrapped(Span(" " * wide), pieces, self.width) if pieces else []

    def legend(self) -> list[Line]:
        goods = [f"{self.word('letter', good=g)} {self.name('good', g)}" for g in GOODS]
        signs = [*goods, f"{GAME_MARK} {self.word('game')}", f"{CLOSED} {self.word('closed')}"]
        return wrapped(Span(""), [[Span(f" {sign} ", "dim")] for sign in signs], self.width)


def _number(points: float) -> float | int:
    return int(points) if points == int(points) else points

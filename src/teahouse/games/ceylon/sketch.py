"""The board of Ceylon for the terminal: train, map with rivers, technology, council, players.

A hex shows its name and its level as ^ or ^^, below that the plantation [I] or [I+] of a seat
and the pawns as small letters. Rivers are || and ~~~. What may be chosen has a star.

In a small window a hex takes one line, a1^^I+s, and the players are the rows of a table.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from teahouse.core.messages import dashed
from teahouse.core.sketch import Line, Span, Speak
from teahouse.core.views import View

from .hexes import FIRST_Q, HEXES, NUMBER, PLACES, ROW_LENGTHS

MAP_WIDTH = 70
WIDTH = 100
NARROW = 80
HEX_VERBS = ("move", "plant", "harvest", "found", "peak")
LEVELS = ("  ", "^ ", "^^")
TEAS = ("black", "green", "white")

Spans = list[Span]


@dataclass(frozen=True)
class Cell:
    """How a hex is drawn."""

    width: int  # columns, its border included
    half: int  # how far the short rows are indented
    lines: int  # one for the name and one for what stands there, or both in one


WIDE, TIGHT = Cell(9, 4, 2), Cell(11, 5, 1)


def sketch(seen: View, speak: Speak, lit: Collection[str]) -> Sequence[Line]:
    """The whole table as one seat sees it."""
    lines: list[Line] = [*train(seen, speak, lit), *card(seen, speak), []]
    beside = [*technology(seen, speak), [], *supplies(seen, speak)]
    drawn = island(seen, speak, lit)
    for k in range(max(len(drawn), len(beside))):
        left = drawn[k] if k < len(drawn) else []
        right = beside[k] if k < len(beside) else []
        lines.append([*padded(left, MAP_WIDTH), *right] if right else left)
    lines += [[], *council(seen, speak), []]
    for seat in range(seen["players"]):
        lines += player(seen, seat, speak)
    if seen["seat"] is not None:
        lines += [[], *hand(seen, speak, lit)]
    return lines


def compact(seen: View, speak: Speak, lit: Collection[str]) -> Sequence[Line]:
    """The same for a window of 80 columns and few lines."""
    *wagons, pile = train(seen, speak, lit)[1:]
    lines: list[Line] = [*wagons[:-1], [*wagons[-1], *pile], *card(seen, speak, NARROW)[1:]]
    lines += island(seen, speak, lit, TIGHT)
    about = [*track(seen, speak), *supplies(seen, speak), *council_parts(seen, speak)]
    lines += [*wrapped(about, 2, NARROW), *players(seen, speak)]
    if seen["seat"] is not None:
        lines += hand(seen, speak, lit, NARROW)
    return lines


def letter(speak: Speak, seat: int) -> str:
    """The initial of a seat's colour."""
    return speak("common-seat", seat=seat)[0].upper()


def width(line: Sequence[Span]) -> int:
    return sum(len(span.text) for span in line)


def padded(line: Spans, columns: int) -> Spans:
    return [*line, Span(" " * max(0, columns - width(line)))]


def wrapped(parts: Sequence[Spans], indent: int, columns: int = WIDTH) -> list[Line]:
    """Parts one after the other, two spaces apart, on as many lines as they need."""
    lines: list[Spans] = [[]]
    for part in parts:
        if lines[-1] and width(lines[-1]) + 2 + width(part) > columns:
            lines.append([Span(" " * indent)])
        elif lines[-1]:
            lines[-1].append(Span("  "))
        lines[-1] += part
    return [*lines]


# The train


def train(seen: View, speak: Speak, lit: Collection[str]) -> list[Line]:
    lines: list[Line] = [[Span(speak("ceylon-word-train"), "title")]]
    for k, contract in enumerate(seen["wagons"]):
        can = f"deliver {k + 1}" in lit
        wagon = Span(f"{'*' if can else ' '}{k + 1}  ", "lit" if can else "")
        if contract is None:
            lines.append([wagon, Span(speak("ceylon-word-empty"), "dim")])
        else:
            lines.append([wagon, *contract_spans(contract, speak)])
    left = speak("ceylon-word-pile", n=seen["pile"]["total"])
    lines.append([Span(f"    {left}", "dim")])
    return lines


def contract_spans(contract: dict[str, Any], speak: Speak) -> Spans:
    said = speak("ceylon-word-contract", company=contract["company"])
    paid = speak("ceylon-word-reward", rupees=contract["rupees"], points=contract["points"])
    return [Span(f"{said}  "), *chests(contract, speak), Span(f"  {paid}")]


def chests(counts: dict[str, Any], speak: Speak) -> Spans:
    """One letter for each chest."""
    return [
        Span(speak("ceylon-word-chest", tea=tea), f"tea-{tea}")
        for tea in TEAS
        for _ in range(counts[tea])
    ]


def card(seen: View, speak: Speak, columns: int = WIDTH) -> list[Line]:
    """The two sides of the card on the table."""
    if seen["card"] is None:
        return []
    own, others = (speak(f"ceylon-action-{seen['card'][side]}") for side in ("action", "others"))
    mine = [Span(speak("ceylon-word-own-side", action=own), "title")]
    theirs = [Span(speak("ceylon-word-others-side", action=others))]
    return [[], *wrapped([mine, theirs], 0, columns)]


# The map


def island(seen: View, speak: Speak, lit: Collection[str], cell: Cell = WIDE) -> list[Spans]:
    """Five rows of hexes, with the rivers between them."""
    hexes = [shown for row in seen["map"] for shown in row]
    last = len(ROW_LENGTHS) - 1
    lines: list[Spans] = [district_names(seen["map"][0], 0, speak, cell)]
    for row in range(last + 1):
        here = [h for h in range(HEXES) if PLACES[h][1] == row]
        names = [name_spans(hexes[h], lit) for h in here]
        lands = [land_spans(hexes[h], speak) for h in here]
        if cell.lines == 1:
            drawn = [[[*name, *land] for name, land in zip(names, lands, strict=True)]]
        else:
            drawn = [names, [indented(land) for land in lands]]
        lines += [hex_line(hexes, here, spans, cell) for spans in drawn]
        if row < last:
            lines.append([Span(bank(hexes, row, cell), "river")])
    return [*lines, district_names(seen["map"][last], last, speak, cell)]


def district_names(cells: list[dict[str, Any]], row: int, speak: Speak, cell: Cell) -> Spans:
    """The names of the districts that a row of hexes belongs to, where each begins."""
    line = " " * margin(row, cell)
    for k, shown in enumerate(cells):
        begins = k == 0 or cells[k - 1]["district"] != shown["district"]
        name = speak(f"ceylon-district-{shown['district']}") if begins and shown["in_play"] else ""
        line = line.ljust(margin(row, cell) + k * cell.width + 2) + name
    return [Span(line.rstrip(), "title")]


def margin(row: int, cell: Cell) -> int:
    return 1 + (0 if ROW_LENGTHS[row] == max(ROW_LENGTHS) else cell.half)


def hex_line(
    hexes: list[dict[str, Any]], here: list[int], drawn: Sequence[Spans], cell: Cell
) -> Spans:
    line = [Span(" " * margin(PLACES[here[0]][1], cell))]
    for k, h in enumerate(here):
        if k > 0:
            river = hexes[h - 1]["district"] != hexes[h]["district"]
            line.append(Span("‖" if river else " ", "river"))
        line += padded(drawn[k], cell.width - 1)
    return line


def name_spans(cell: dict[str, Any], lit: Collection[str]) -> Spans:
    if not cell["in_play"]:
        return [Span("   --", "dim")]
    can = any(f"{verb} {cell['hex']}" in lit for verb in HEX_VERBS)
    name = f" {'*' if can else ' '}{cell['hex']} "
    return [Span(name, "lit" if can else "dim"), Span(LEVELS[cell["level"]])]


def land_spans(cell: dict[str, Any], speak: Speak) -> Spans:
    spans = []
    if cell["owner"] is not None:
        marks = "+" if cell["markers"] > 1 else ""
        spans.append(Span(f"[{letter(speak, cell['owner'])}{marks}]", f"seat{cell['owner']}"))
    return spans + [Span(letter(speak, p).lower(), f"seat{p}") for p in cell["pawns"]]


def indented(spans: Spans) -> Spans:
    return [Span(" " * min(2, WIDE.width - 1 - width(spans))), *spans]


def bank(hexes: list[dict[str, Any]], row: int, cell: Cell) -> str:
    """The line below a row: ~ wherever the hexes above and below lie in different districts."""
    line = [" "] * NARROW
    for h in range(HEXES):
        q, r = PLACES[h]
        if r != row:
            continue
        start = margin(row, cell) + (q - FIRST_Q[row]) * cell.width
        below = (((q - 1, r + 1), start - 1), ((q, r + 1), start + cell.half))
        for place, at in below:
            other = NUMBER.get(place)
            if other is not None and hexes[other]["district"] != hexes[h]["district"]:
                line[at : at + cell.width - cell.half] = "~" * (cell.width - cell.half)
    return "".join(line).rstrip()


# Beside the map


def technology(seen: View, speak: Speak) -> list[Spans]:
    """The track from the top, upper discs to the right."""
    lines: list[Spans] = [[Span(speak("ceylon-word-technology"), "title")]]
    track = seen["technology"]
    for space in range(len(track["spaces"]) - 1, -1, -1):
        points = track["points"][space]
        line = [Span(f"{space:>2} {f'+{points}' if points else '  '} ", "dim")]
        line += [Span(letter(speak, p), f"seat{p}") for p in track["spaces"][space]]
        lines.append(line)
    return lines


def track(seen: View, speak: Speak) -> list[Spans]:
    """The technology track as pieces of a line: only spaces where somebody stands."""
    parts: list[Spans] = [[Span(speak("ceylon-word-technology"), "title")]]
    for space, seats in enumerate(seen["technology"]["spaces"]):
        if seats:
            discs = [Span(letter(speak, p), f"seat{p}") for p in seats]
            parts.append([Span(f"{space} "), *discs])
    return parts


def supplies(seen: View, speak: Speak) -> list[Spans]:
    bonuses = " ".join(str(n) for n in seen["bonuses"]) or "-"
    lines = [[Span(speak("ceylon-word-bonuses", list=bonuses))]]
    lines.append([Span(speak("ceylon-word-deck", n=seen["deck"]))])
    return lines


# Below the map


def council(seen: View, speak: Speak) -> list[Line]:
    lines: list[Line] = [[Span(speak("ceylon-word-council"), "title")]]
    for district, shown in seen["councillors"].items():
        name = speak(f"ceylon-district-{district}")
        ability = speak(f"ceylon-councillor-{dashed(shown['councillor'])}")
        discs = [Span(letter(speak, p), f"seat{p}") for p in shown["seats"]]
        lines.append([Span(f"  {name:<9}{ability:<26}"), *discs])
    return lines


def council_parts(seen: View, speak: Speak) -> list[Spans]:
    """The council as pieces of a line."""
    parts: list[Spans] = [[Span(speak("ceylon-word-council"), "title")]]
    for district, shown in seen["councillors"].items():
        name = speak(f"ceylon-district-{district}")
        ability = speak(f"ceylon-councillor-{dashed(shown['councillor'])}")
        discs = [Span(letter(speak, p), f"seat{p}") for p in shown["seats"]]
        parts.append([Span(f"{name}: {ability}{' ' if discs else ''}"), *discs])
    return parts


def player(seen: View, seat: int, speak: Speak) -> list[Line]:
    """What everybody sees of a player."""
    theirs = seen["seats"][seat]
    parts: list[Spans] = [
        name_of(seen, seat, speak),
        [Span(speak("ceylon-word-points", n=theirs["score"]), "title")],
    ]
    for key in ("rupees", "tokens", "markers"):
        parts.append([Span(speak(f"ceylon-word-{key}", n=theirs[key]))])
    room = speak("ceylon-word-warehouse", n=theirs["warehouse"])
    parts.append([Span(f"{room} "), *(chests(theirs["tea"], speak) or [Span("-")])])
    held, free = companies(theirs)
    parts.append([Span(speak("ceylon-word-companies", list=held or "-", n=free))])
    parts.append([Span(speak("ceylon-word-hand-size", n=theirs["cards"]))])
    return wrapped([*parts, *extras(theirs, speak)], 5)


def name_of(seen: View, seat: int, speak: Speak) -> Spans:
    mark = ">" if seen["actor"] == seat else " "
    return [Span(f"{mark} {letter(speak, seat)}", f"seat{seat}")]


def companies(theirs: dict[str, Any]) -> tuple[str, int]:
    """The companies of the contracts, and for how many more there is room."""
    held = sorted({contract["company"] for contract in theirs["contracts"]})
    return " ".join(map(str, held)), theirs["free_spaces"] - theirs["companies"]


def extras(theirs: dict[str, Any], speak: Speak) -> list[Spans]:
    parts: list[Spans] = []
    if theirs["bonus"] is not None:
        parts.append([Span(speak("ceylon-word-bonus", points=theirs["bonus"]))])
    if theirs["starting_tile"] is not None:
        parts.append([starting_tile(theirs, speak)])
    return parts


def players(seen: View, speak: Speak) -> list[Line]:
    """A row for each player: numbers, then tea, companies, cards."""
    seats = range(seen["players"])
    rows = [numbers(seen["seats"][seat], speak) for seat in seats]
    spoken = speak("ceylon-word-heads").split(" | ")
    heads = [*spoken, *("" for _ in rows[0])][: len(rows[0])]  # a message may lack some
    wide = [max(len(head), *(width(row[k]) for row in rows)) + 1 for k, head in enumerate(heads)]
    title = "   " + "".join(f" {head:<{wide[k]}}" for k, head in enumerate(heads))
    lines: list[Line] = [[Span(title.rstrip(), "dim")]]
    for seat in seats:
        line = name_of(seen, seat, speak)
        for k, part in enumerate(rows[seat]):
            line += [Span(" "), *padded(part, wide[k])]
        lines += wrapped([line, *extras(seen["seats"][seat], speak)], 5, NARROW)
    return lines


def numbers(theirs: dict[str, Any], speak: Speak) -> list[Spans]:
    """In the order of the heads: points, rupees, tokens, markers, tea, companies, cards."""
    held, free = companies(theirs)
    tea = chests(theirs["tea"], speak)
    room = Span("·" * (theirs["warehouse"] - len(tea)), "dim")
    return [
        [Span(str(theirs["score"]), "title")],
        *([Span(str(theirs[key]))] for key in ("rupees", "tokens", "markers")),
        [*tea, room],
        [Span(held), Span(" ·" * free if held else "· " * free, "dim")],
        [Span(str(theirs["cards"]))],
    ]


def starting_tile(theirs: dict[str, Any], speak: Speak) -> Span:
    name = speak(f"ceylon-starting-{theirs['starting_tile']}")
    if theirs["starting_tile_used"]:
        return Span(speak("ceylon-word-tile-used", name=name), "dim")
    return Span(speak("ceylon-word-tile", name=name))


def hand(seen: View, speak: Speak, lit: Collection[str], columns: int = WIDTH) -> list[Line]:
    """The own cards, each with both its actions; before the first ones are drawn, nothing."""
    held = seen["seats"][seen["seat"]]["hand"]
    if not held:
        return []
    parts: list[Spans] = [[Span(speak("ceylon-word-hand"), "title")]]
    for name, n in held.items():
        first, second = name.split("-")
        can = f"{first}/{second}" in lit
        said = f"{speak(f'ceylon-action-{first}')} / {speak(f'ceylon-action-{second}')}"
        times = f" ×{n}" if n > 1 else ""
        parts.append([Span(f"[{'*' if can else ''}{said}]{times}", "lit" if can else "")])
    return wrapped(parts, 2, columns)

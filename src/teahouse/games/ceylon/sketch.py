"""The board of Ceylon for the terminal: train, map with rivers, technology, council, players.

A hex shows its name and its level as ^ or ^^, below that the plantation [I] or [I+] of a seat
and the pawns as small letters. Rivers are || and ~~~. What may be chosen has a star.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from teahouse.core.messages import dashed
from teahouse.core.sketch import Line, Span, Speak
from teahouse.core.views import View

from .hexes import FIRST_Q, HEXES, NUMBER, PLACES, ROW_LENGTHS

CELL = 9  # columns a hex takes, its border included
HALF = 4  # how far the short rows stand in
MAP_WIDTH = 70
WIDTH = 100
NARROW = 80
HEX_VERBS = ("move", "plant", "harvest", "found", "peak")
LEVELS = ("  ", "^ ", "^^")
TEAS = ("black", "green", "white")

Spans = list[Span]


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
    """The same in 80 columns: what stands beside the map comes in lines below it."""
    lines: list[Line] = [*train(seen, speak, lit)[1:], *card(seen, speak, NARROW)[1:]]
    lines += island(seen, speak, lit)
    lines += wrapped(track(seen, speak), 2, NARROW)
    lines += wrapped(supplies(seen, speak), 2, NARROW)
    lines += wrapped(council_parts(seen, speak), 2, NARROW)
    for seat in range(seen["players"]):
        lines += player(seen, seat, speak, NARROW)
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


def island(seen: View, speak: Speak, lit: Collection[str]) -> list[Spans]:
    """Five rows of hexes, with the rivers between them."""
    hexes = [cell for row in seen["map"] for cell in row]
    last = len(ROW_LENGTHS) - 1
    lines: list[Spans] = [district_names(seen["map"][0], 0, speak)]
    for row in range(last + 1):
        here = [h for h in range(HEXES) if PLACES[h][1] == row]
        lines.append(hex_line(hexes, here, [name_spans(hexes[h], lit) for h in here]))
        lines.append(hex_line(hexes, here, [land_spans(hexes[h], speak) for h in here]))
        if row < last:
            lines.append([Span(bank(hexes, row), "river")])
    return [*lines, district_names(seen["map"][last], last, speak)]


def district_names(cells: list[dict[str, Any]], row: int, speak: Speak) -> Spans:
    """The names of the districts that a row of hexes belongs to, where each begins."""
    line = " " * margin(row)
    for k, cell in enumerate(cells):
        begins = k == 0 or cells[k - 1]["district"] != cell["district"]
        name = speak(f"ceylon-district-{cell['district']}") if begins and cell["in_play"] else ""
        line = line.ljust(margin(row) + k * CELL + 2) + name
    return [Span(line.rstrip(), "title")]


def margin(row: int) -> int:
    return 1 + (0 if ROW_LENGTHS[row] == max(ROW_LENGTHS) else HALF)


def hex_line(hexes: list[dict[str, Any]], here: list[int], cells: list[Spans]) -> Spans:
    line = [Span(" " * margin(PLACES[here[0]][1]))]
    for k, h in enumerate(here):
        if k > 0:
            river = hexes[h - 1]["district"] != hexes[h]["district"]
            line.append(Span("‖" if river else " ", "river"))
        line += padded(cells[k], CELL - 1)
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
    spans += [Span(letter(speak, p).lower(), f"seat{p}") for p in cell["pawns"]]
    return [Span(" " * min(2, CELL - 1 - width(spans))), *spans]


def bank(hexes: list[dict[str, Any]], row: int) -> str:
    """The line below a row: ~ wherever the hexes above and below lie in different districts."""
    line = [" "] * MAP_WIDTH
    for h in range(HEXES):
        q, r = PLACES[h]
        if r != row:
            continue
        start = margin(row) + (q - FIRST_Q[row]) * CELL
        below = (((q - 1, r + 1), start - 1), ((q, r + 1), start + HALF))
        for place, at in below:
            other = NUMBER.get(place)
            if other is not None and hexes[other]["district"] != hexes[h]["district"]:
                line[at : at + CELL - HALF] = "~" * (CELL - HALF)
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


def player(seen: View, seat: int, speak: Speak, columns: int = WIDTH) -> list[Line]:
    """What everybody sees of a player."""
    theirs = seen["seats"][seat]
    mark = ">" if seen["actor"] == seat else " "
    points = speak("ceylon-word-points", n=theirs["score"])
    parts: list[Spans] = [
        [Span(f"{mark} {letter(speak, seat)}", f"seat{seat}")],
        [Span(points, "title")],
    ]
    for key in ("rupees", "tokens", "markers"):
        parts.append([Span(speak(f"ceylon-word-{key}", n=theirs[key]))])
    room = speak("ceylon-word-warehouse", n=theirs["warehouse"])
    parts.append([Span(f"{room} "), *(chests(theirs["tea"], speak) or [Span("-")])])
    companies = sorted({c["company"] for c in theirs["contracts"]})
    held = " ".join(str(c) for c in companies) or "-"
    free = theirs["free_spaces"] - theirs["companies"]
    parts.append([Span(speak("ceylon-word-companies", list=held, n=free))])
    parts.append([Span(speak("ceylon-word-hand-size", n=theirs["cards"]))])
    if theirs["bonus"] is not None:
        parts.append([Span(speak("ceylon-word-bonus", points=theirs["bonus"]))])
    if theirs["starting_tile"] is not None:
        parts.append([starting_tile(theirs, speak)])
    return wrapped(parts, 5, columns)


def starting_tile(theirs: dict[str, Any], speak: Speak) -> Span:
    name = speak(f"ceylon-starting-{theirs['starting_tile']}")
    if theirs["starting_tile_used"]:
        return Span(speak("ceylon-word-tile-used", name=name), "dim")
    return Span(speak("ceylon-word-tile", name=name))


def hand(seen: View, speak: Speak, lit: Collection[str], columns: int = WIDTH) -> list[Line]:
    """The own cards, each with both its actions."""
    parts: list[Spans] = [[Span(speak("ceylon-word-hand"), "title")]]
    for name, n in seen["seats"][seen["seat"]]["hand"].items():
        first, second = name.split("-")
        can = f"{first}/{second}" in lit
        said = f"{speak(f'ceylon-action-{first}')} / {speak(f'ceylon-action-{second}')}"
        times = f" ×{n}" if n > 1 else ""
        parts.append([Span(f"[{'*' if can else ''}{said}]{times}", "lit" if can else "")])
    return wrapped(parts, 2, columns)

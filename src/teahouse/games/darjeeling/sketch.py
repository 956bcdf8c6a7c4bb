"""The board of Darjeeling for the terminal.

      a   b   c                Harbour    I   S
 1       [g1] w2               quay 3 ×3  ·   2
 2   b1   ⌂   I↑               quay 2 ×2  1   ·

A tile is the letter of its variety and its half crates, a collector the letter of its seat and the
way it faces; what can be chosen stands in brackets.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from teahouse.core.sketch import Line, Span, Speak
from teahouse.core.views import View

from .grid import Direction
from .state import Variety

CELL = 4  # columns of the drawing
WIDTH = 80  # what all but the widest maps keep to
NAMES = [variety.name.lower() for variety in Variety]
INITIALS = {name[0]: name for name in NAMES}  # as views write them
ARROWS = dict(zip(Direction.__members__, "↑→↓←", strict=True))
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
CITY, EMPTY, NOTHING = "⌂", "__", "·"


def sketch(seen: View, speak: Speak, lit: Collection[str]) -> Sequence[Line]:
    """The map with harbour and demand beside it; below, the table and every seat."""
    beside = [*harbour(seen, speak, lit), [], *demand(seen, speak, lit)]
    return [
        *side_by_side(board(seen, speak, lit), beside),
        [],
        legend(seen, speak),
        *table(seen, speak),
        *shipment(seen, speak),
        [],
        *panels(seen, speak),
    ]


def compact(seen: View, speak: Speak, lit: Collection[str]) -> Sequence[Line]:
    """The same in as few lines as possible: no legend, nothing between the parts."""
    beside = [*harbour(seen, speak, lit), *demand(seen, speak, lit)]
    return [
        *side_by_side(board(seen, speak, lit), beside),
        *table(seen, speak),
        *shipment(seen, speak),
        *panels(seen, speak),
    ]


# The map


def board(seen: View, speak: Speak, lit: Collection[str]) -> list[Line]:
    rows = seen["map"]
    letters = "".join(f" {chr(ord('a') + x)}  " for x in range(len(rows[0])))
    chosen = {*lit, *faced(seen, lit)}
    lines: list[Line] = [[Span(f"    {letters}".rstrip(), "dim")]]
    for y, row in enumerate(rows):
        spans = [Span(f" {y + 1:>2} ", "dim")]
        for x, text in enumerate(row):
            spans += cell(content(seen, speak, text), cell_at(x, y) in chosen)
        lines.append(spans)
    return lines


def cell_at(x: int, y: int) -> str:
    return f"{chr(ord('a') + x)}{y + 1}"


def cell(inside: Span, is_lit: bool) -> list[Span]:
    """Four columns: the content, in brackets where it can be chosen."""
    if is_lit:
        return [Span("[", "lit"), inside, Span("]", "lit")]
    return [Span(" "), inside, Span(" ")]


def faced(seen: View, lit: Collection[str]) -> list[str]:
    """The cells in front of a collector whose direction is being chosen."""
    choices = [n.split()[1] for n in lit if n.startswith("face ")]
    if not choices:
        return []
    here = seen["seats"][seen["actor"]]["collector"]
    x, y = ord(here[0]) - ord("a"), int(here[1:]) - 1
    return [cell_at(x + STEPS[d][0], y + STEPS[d][1]) for d in choices]


def content(seen: View, speak: Speak, text: str) -> Span:
    """What lies on a cell, in two columns."""
    if text == ".":
        return Span("  ")
    if text == "_":
        return Span(EMPTY, "dim")
    if text == "C":
        return Span(f"{CITY} ", "city")
    if text.startswith("@"):
        seat = int(text[1:])
        arrow = ARROWS.get(seen["seats"][seat]["facing"], "?")
        return Span(f"{seat_letter(seat, speak)}{arrow}", f"seat{seat}")
    name = INITIALS[text[0]]
    return Span(f"{tea_letter(name, speak)}{text[1]}", f"tea-{name}")


def seat_letter(seat: int, speak: Speak) -> str:
    return speak("common-seat", seat=seat)[0]


def tea_letter(variety: str, speak: Speak) -> str:
    return speak("darjeeling-word-letter", variety=variety)


def legend(seen: View, speak: Speak) -> Line:
    spans: list[Span] = []
    for name in NAMES:
        words = f"{tea_letter(name, speak)} {speak(f'darjeeling-variety-{name}')}"
        spans += [Span(words, f"tea-{name}"), Span("  ")]
    signs = [speak("darjeeling-word-legend"), f"{CITY} {speak('darjeeling-word-city')}"]
    if any("_" in row for row in seen["map"]):
        signs.append(f"{EMPTY} {speak('darjeeling-word-empty')}")
    signs.append(f"[ ] {speak('darjeeling-word-choosable')}")
    return [Span(" "), *spans, Span("  ".join(signs), "dim")]


# Harbour and demand


def harbour(seen: View, speak: Speak, lit: Collection[str]) -> list[Line]:
    """The quays from top to bottom: multiplier, and the crates of each seat."""
    seats = range(seen["players"])
    title = speak("darjeeling-word-harbour")
    labels = [
        f"{speak('darjeeling-word-quay', quay=q + 1)} ×{quay['multiplier']}"
        for q, quay in enumerate(seen["quays"])
    ]
    wide = max(len(title), *map(len, labels)) + 1
    head = [Span(f" {seat_letter(p, speak)} ", f"seat{p}") for p in seats]
    lines: list[Line] = [[Span(f" {title:<{wide}}", "title"), *head]]
    for q in range(len(labels) - 1, -1, -1):
        marks = ("[", "]") if f"recall {q + 1}" in lit else (" ", " ")
        label = Span(f"{marks[0]}{labels[q] + marks[1]:<{wide}}", "lit" if "[" in marks else "")
        crates = [Span(f" {n or NOTHING} ") for n in seen["quays"][q]["crates"]]
        lines.append([label, *crates])
    return lines


def demand(seen: View, speak: Speak, lit: Collection[str]) -> list[Line]:
    """The chute with its top on the left, and the bonus each variety would bring."""
    chute = seen["chute"][::-1]
    title, bonus = speak("darjeeling-word-demand"), speak("darjeeling-word-bonus")
    wide = max(len(title), len(bonus)) + 1
    top: list[Span] = [Span(f" {title:<{wide}}", "title")]
    for name in chute:
        top += [Span(" "), Span(tea_letter(name, speak), f"tea-{name}")]
    below: list[Span] = [Span(f" {bonus:<{wide}}", "title")]
    for name in NAMES:
        is_lit = f"ship {name}" in lit
        words = f"{tea_letter(name, speak)}+{chute.index(name)}"
        below += cell(Span(words, f"tea-{name}"), is_lit)
    arrow = Span(f" {'':<{wide}} ↑ {speak('darjeeling-word-demand-top')}", "dim")
    return [top, [arrow], below]


def side_by_side(left: Sequence[Line], right: Sequence[Line]) -> list[Line]:
    wide = max(length(line) for line in left) + 2
    lines: list[Line] = []
    for n in range(max(len(left), len(right))):
        here = left[n] if n < len(left) else []
        there = right[n] if n < len(right) else []
        gap = [Span(" " * (wide - length(here)))] if there else []
        lines.append([*here, *gap, *there])
    return lines


def length(line: Line) -> int:
    return sum(len(span.text) for span in line)


# The table and the seats


def table(seen: View, speak: Speak) -> list[Line]:
    words = [
        speak("darjeeling-word-round", n=seen["round"] + 1),
        speak("darjeeling-word-target", n=seen["options"]["target"]),
        speak("darjeeling-word-bag", n=seen["bag"]["total"]),
        speak("darjeeling-word-reserve", n=seen["reserve"]),
    ]
    pile = list(tiles(seen["warehouse"], speak)) or [Span(NOTHING)]
    store = Span(f" {speak('darjeeling-word-warehouse')} ")
    return [[Span(" " + " · ".join(words))], [store, *pile]]


def tiles(counts: dict[str, int], speak: Speak) -> Iterable[Span]:
    """b1×3 b2: tiles by variety and half crates."""
    for n, (tile, count) in enumerate(counts.items()):
        variety, _, halves = tile.partition("-")
        times = f"×{count}" if count > 1 else ""
        if n:
            yield Span(" ")
        yield Span(f"{tea_letter(variety, speak)}{halves}{times}", f"tea-{variety}")


def shipment(seen: View, speak: Speak) -> list[Line]:
    """What is being shipped, as far as it is known."""
    under_way = seen["shipment"]
    if under_way is None:
        return []
    ones, twos, threes = under_way["laid"]
    words = speak(
        "darjeeling-word-shipment",
        variety=under_way["variety"], threes=threes, twos=twos, ones=ones,
    )  # fmt: skip
    if under_way["allowed"]:
        load = {k: under_way[k] for k in ("loaded", "allowed")}
        words += f" · {speak('darjeeling-word-load', **load)}"
    return [[Span(f" {words}", "title")]]


COLUMNS = ("points", "ships", "supply", "tokens")


def panels(seen: View, speak: Speak) -> list[Line]:
    """One row a seat: points, what its ships bring next, crates, tokens, tiles."""
    names = [speak("common-seat", seat=p) for p in range(seen["players"])]
    wide = max(map(len, names)) + 3
    heads = [speak(f"darjeeling-word-{column}") for column in COLUMNS]
    tail = speak("darjeeling-word-tiles")
    head = "".join(f"  {h}" for h in heads) + f"   {tail}"
    lines: list[Line] = [[Span(" " * (wide + 1) + head, "dim")]]
    for seat, theirs in enumerate(seen["seats"]):
        mark = "▸" if seen["actor"] == seat else " "
        name = [Span(f"{mark} "), Span(f"{names[seat]}", f"seat{seat}")]
        space = Span(" " * (wide - 1 - len(names[seat])))
        score = str(theirs["score"]).replace("-", "−")
        numbers = [score, f"+{theirs['next_ships']}", theirs["supply"], theirs["tokens"]]
        shown = [
            f"  {'?' if n is None else n:>{len(h)}}" for n, h in zip(numbers, heads, strict=True)
        ]
        row = [*name, space, Span("".join(shown)), Span("   ")]
        lines += with_tiles(row, theirs, speak)
    return lines


def with_tiles(row: list[Span], theirs: dict[str, object], speak: Speak) -> list[Line]:
    """The row with the tiles of its seat, on further lines where they do not fit."""
    held = theirs["tiles"]
    if not isinstance(held, dict):
        count = speak("darjeeling-word-hidden-tiles", n=theirs["tile_count"])
        return [[*row, Span(count, "dim")]]
    indent = length(row)
    lines: list[list[Span]] = [row]
    for span in tiles(held, speak):
        if length(lines[-1]) + len(span.text) > WIDTH:
            lines.append([Span(" " * indent)])
        lines[-1].append(span)
    return [*lines]

"""Reads and checks the printed facts of Alubari."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

from teahouse.core.components import (
    ComponentSet,
    check_above_zero,
    check_length,
    check_order,
    load,
    one_of,
    refused,
    which,
    whole_numbers,
)

from .names import (
    EQUIPMENT_NAMES,
    SECTION_NAMES,
    TOWN_NAMES,
)
from .state import ROOM, SECTIONS, WIDE, Area, Good, Need, Weather

FILE = Path(__file__).with_name("components.toml")
PLAYERS = 5
MOST = 99  # of anything that is counted in one byte
MOST_BREWED = 10  # as far as the Chai track goes
# What a station area may give, in the order of `Station`
GIVEN = (
    "points",
    "third_labourer",
    "steel",
    "contract",
    "equipment",
    "chai",
    "leaves",
    "per_chai",
)
# Why values are refused, beyond what any game asks of them, with what the message is given
REFUSALS: dict[str, tuple[str, ...]] = {
    "component-room": ("path", "n"),
    "component-amounts": ("path", "choices", "high"),
    "component-cost-chai": ("path",),
    "component-gives": ("path",),
    "component-rubble": ("path",),
    "component-effect": ("path", "choices"),
    "component-effect-area": ("path", "effect", "areas"),
    "component-effect-words": ("path", "effect", "shape", "goods", "high"),
    "component-effect-bag": ("path",),
    "component-effect-swap": ("path",),
    "component-score": ("path", "choices"),
    "component-section-names": ("path", "n"),
    "component-section-kinds": ("path", "choices"),
    "component-section-rivers": ("path", "n"),
    "component-chai": ("path", "n"),
}


class SectionKind(IntEnum):
    """Kinds of sections."""

    TOWN = 0
    SIMPLE = 1
    RIVER = 2


class Effect(IntEnum):
    """What contracts can do: the closed vocabulary of the component file."""

    MORE = 0  # more N: the actions of its area this round are stronger by N
    AGAIN = 1  # again: an extra action of its area after all others
    BAG = 2  # bag N GOOD: so many cubes out of the bag
    LEAVES = 3  # leaves N
    SWAP = 4  # swap N GOOD GOOD TIMES: N of the first for one of the second
    BORROW = 5  # borrow FEWEST MOST: markers on estate spaces of the game
    IRON_RAILS = 6  # iron_rails N: N iron ore pay for a section
    LAY_NOW = 7  # lay_now N: N steel bars for the next section at once
    LEAF_PER_SECTION = 8  # leaf_per_section N
    CHEAPER_STATION = 9  # cheaper_station STONE RUBBLE
    CHEAPER_EQUIPMENT = 10  # cheaper_equipment STEEL
    THIRD_LABOURER = 11
    # the odd ones, each a function of its own
    LEAD = 12
    CHAI_CUBE = 13
    DIG_ANYWHERE = 14
    LANDSLIDE = 15
    BEYOND_RIVER = 16
    NEW_MAIL = 17
    PICK_OF_TWO = 18
    SECOND_LIFE = 19
    SUNNY_HARVEST = 20


# How many numbers and goods follow the name of an effect, N a number and G a good.
SHAPES = {
    Effect.MORE: "N",
    Effect.BAG: "NG",
    Effect.LEAVES: "N",
    Effect.SWAP: "NGGN",
    Effect.BORROW: "NN",
    Effect.IRON_RAILS: "N",
    Effect.LAY_NOW: "N",
    Effect.LEAF_PER_SECTION: "N",
    Effect.CHEAPER_STATION: "NN",
    Effect.CHEAPER_EQUIPMENT: "N",
}
# The areas in which an effect means something; all others go anywhere.
ONLY_IN = {
    Effect.MORE: (Area.A, Area.B, Area.D),
    Effect.AGAIN: (Area.B, Area.C, Area.D, Area.E),
}


@dataclass(frozen=True)
class Contract:
    """A contract card in numbers."""

    area: int
    effect: int
    values: tuple[int, ...]  # the words behind the effect, goods as numbers, padded to four
    back: int
    points: int
    per_chai: int
    needs: tuple[int, ...]


@dataclass(frozen=True)
class Station:
    """A station area in numbers."""

    cost: tuple[int, ...]
    points: int
    third: int
    steel: int
    contract: int
    equipment: int
    chai: int
    leaves: int
    per_chai: int


def default() -> ComponentSet:
    return load(FILE)


def number(found: ComponentSet, path: str, low: int, high: int) -> int:
    return whole_numbers(found.value(path), path, low, high, 1)[0]


def by_players(found: ComponentSet, path: str, low: int, high: int) -> tuple[int, ...]:
    """Five numbers, one a number of players; index 0 is not used."""
    return (0, *whole_numbers(found.value(path), path, low, high, PLAYERS))


def row(found: ComponentSet, path: str, low: int, high: int, length: int) -> tuple[int, ...]:
    return tuple(whole_numbers(found.value(path), path, low, high, length))


def track_of(found: ComponentSet, path: str, low: int, high: int) -> tuple[int, ...]:
    """The spaces of a rate track or of the Chai track, never falling."""
    values = whole_numbers(found.value(path), path, low, high)
    check_length(path, values, 1, MOST_BREWED + 1)
    check_order(path, values)
    return tuple(values)


def start_of(found: ComponentSet, rate: str, values: tuple[int, ...]) -> int:
    """The space a rate starts on, the first one being 0."""
    return number(found, f"rates.{rate}.start", 0, len(values) - 1)


def sensible(found: ComponentSet) -> None:
    """Track is laid and tea is harvested, at least in the best weather."""
    for path in ("rates.track.values", "rates.harvest.halves"):
        check_above_zero(path, found.value(path))


def rooms(found: ComponentSet) -> tuple[tuple[int, ...], ...]:
    """Labourer spaces by number of players and area."""
    columns = [row(found, f"actions.{area.name}", 1, ROOM, 3) for area in Area]
    kinds = (0, 0, 0, 1, 2, 2)  # 1-2, 3, 4-5 players
    table = tuple(tuple(column[kind] for column in columns) for kind in kinds)
    for players, spaces in enumerate(table):
        # Fog may block a space of D; B may have one space left, or lose one to fog.
        if sum(spaces) - spaces[Area.B] - 1 + min(1, spaces[Area.B] - 1) < 3 * players:
            words = f"actions: no room for all labourers of {players} players"
            raise refused(words, "component-room", path="actions", n=players)
    return table


def amounts(text: Any, path: str, names: tuple[str, ...]) -> dict[str, int]:
    """'2 stone, 1 steel' as numbers by name; a name alone counts one."""
    found: dict[str, int] = {}
    for part in str(text).split(","):
        said = re.fullmatch(r"\s*(?:(\d{1,2}) )?([a-z_]+)\s*", part)
        if said is None or said[2] not in names or said[2] in found:
            check_amount(part.split(), path, names)
            known = ", ".join(names)
            words = f"{path}: {part.strip()!r} is none of: {known}"
            raise refused(words, "component-amounts", path=path, choices=known, high=MOST)
        found[said[2]] = int(said[1] or 1)
    return found


def check_amount(said: list[str], path: str, names: tuple[str, ...]) -> None:
    """Where the word is right, it is the number that is not."""
    if said and said[-1] in names and len(said) <= 2 and _word(said[0], "N") is None:
        whole_numbers(said[0], path, 0, MOST)


def cost_of(found: ComponentSet, path: str) -> tuple[int, ...]:
    names = tuple(g.name.lower() for g in Good)
    said = amounts(found.value(path), path, names)
    return tuple(said.get(name, 0) for name in names)


def station(found: ComponentSet, name: str) -> Station:
    path = f"area.{name}"
    gives = amounts(found.value(f"{path}.gives"), f"{path}.gives", GIVEN)
    cost = cost_of(found, f"{path}.cost")
    if cost[Good.CHAI]:
        words = f"{path}.cost: a station area is not paid in Chai"
        raise refused(words, "component-cost-chai", path=f"{path}.cost")
    if gives.get("contract", 0) > 1 or gives.get("equipment", 0) > 1:
        words = f"{path}.gives: one contract or equipment at most"
        raise refused(words, "component-gives", path=f"{path}.gives")
    return Station(cost, *(gives.get(n, 0) for n in GIVEN))


def estate(found: ComponentSet, name: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Rubble and points of the spaces, padded with empty ones."""
    path = f"estate.{name}.spaces"
    pairs = found.value(path)
    check_length(path, pairs, 1, WIDE)
    spaces = [whole_numbers(pair, path, 0, MOST, 2, n) for n, pair in enumerate(pairs, 1)]
    for n, (rubble, _) in enumerate(spaces, 1):
        if rubble < 1:
            words = f"{path}: every space has rubble on it"
            raise refused(words, "component-rubble", path=path, **which(n, 1))
    spaces += [[0, 0]] * (WIDE - len(spaces))
    return tuple(r for r, _ in spaces), tuple(p for _, p in spaces)


def contract(found: ComponentSet, n: int) -> Contract:
    path = f"contract.{n + 1:02d}"
    area, effect, values = effect_of(found.value(f"{path}.effect"), f"{path}.effect")
    back = one_of(found.value(f"{path}.back").lower(), f"{path}.back", ("sun", "rain", "fog"))
    points, per_chai, needs = score_of(found.value(f"{path}.score"), f"{path}.score")
    return Contract(area, effect, values, Weather[back.upper()], points, per_chai, needs)


def effect_of(text: Any, path: str) -> tuple[int, int, tuple[int, ...]]:
    letter, _, rest = str(text).partition(" ")
    name, *words = rest.split() or [""]
    if letter not in Area.__members__ or name.upper() not in Effect.__members__:
        wrong = f"{path}: a letter from A to G and an effect are needed, not {text!r}"
        known = ", ".join(f"{e.name.lower()} {shape_of(e)}".strip() for e in Effect)
        raise refused(wrong, "component-effect", path=path, choices=known)
    area, effect = Area[letter], Effect[name.upper()]
    meant = ONLY_IN.get(effect, tuple(Area))
    if area not in meant:
        raise refused(
            f"{path}: {name} has no meaning in area {letter}",
            "component-effect-area",
            path=path, effect=effect.name.lower(), areas=", ".join(a.name for a in meant),
        )  # fmt: skip
    values = _words(effect, words, path)
    _check_values(effect, values, path)
    return area, effect, tuple(values + [0] * (4 - len(values)))


def shape_of(effect: Effect) -> str:
    """What follows the name of an effect, as an example."""
    return " ".join({"N": "1", "G": "stone"}[kind] for kind in SHAPES.get(effect, ""))


def _words(effect: Effect, words: list[str], path: str) -> list[int]:
    """The numbers and goods behind the name of an effect."""
    shape, name = SHAPES.get(effect, ""), effect.name.lower()
    if len(words) != len(shape):
        wrong = f"{name} is followed by {len(shape)} words, not {len(words)}"
    else:
        values = [_word(word, kind) for word, kind in zip(words, shape, strict=True)]
        if None not in values:
            return [value for value in values if value is not None]
        at = values.index(None)
        if shape[at] == "N":
            whole_numbers(words[at], path, 0, MOST)
        wrong = f"{words[at]!r} is not a {'good' if shape[at] == 'G' else 'number'}"
    raise refused(
        f"{path}: {wrong}", "component-effect-words",
        path=path, effect=name, shape=shape or "none",
        goods=", ".join(g.name.lower() for g in Good), high=MOST,
    )  # fmt: skip


def _word(word: str, kind: str) -> int | None:
    if kind == "G" and word.upper() in Good.__members__:
        return int(Good[word.upper()])
    if kind == "N" and word.isascii() and word.isdigit() and len(word) < 3:
        return int(word)
    return None


def _check_values(effect: Effect, values: list[int], path: str) -> None:
    if effect == Effect.BAG and values[1] not in (Good.IRON, Good.STONE):
        words = f"{path}: only iron ore and stone come out of the bag"
        raise refused(words, "component-effect-bag", path=path)
    if effect == Effect.SWAP and (values[0] < 1 or values[2] not in (Good.STEEL, Good.STONE)):
        words = f"{path}: something is swapped for steel or stone"
        raise refused(words, "component-effect-swap", path=path)


def score_of(text: Any, path: str) -> tuple[int, int, tuple[int, ...]]:
    """'16 for 6 station' or '2 per_chai': points, points a Chai, needs."""
    none, names = (0,) * len(Need), tuple(n.name.lower() for n in Need)
    each = re.fullmatch(r"(\d{1,2}) per_chai", str(text))
    if each is not None:
        return 0, int(each[1]), none
    said = re.fullmatch(r"(\d{1,2}) for (.+)", str(text))
    if said is None:
        if re.fullmatch(r"\S* (per_chai|for .+)", str(text)):
            whole_numbers(str(text).split(" ")[0], path, 0, MOST)
        words = f"{path}: write '16 for 6 station' or '2 per_chai', not {text!r}"
        raise refused(words, "component-score", path=path, choices=", ".join(names))
    needs = amounts(said[2], path, names)
    return int(said[1]), 0, tuple(needs.get(name, 0) for name in names)


def railway(found: ComponentSet) -> tuple[int, ...]:
    """The kinds of the sections; their names and order are fixed."""
    path = "railway.sections"
    said = found.value(path)
    words = [str(line).split() for line in said]
    if [w[-1] for w in words if w] != list(SECTION_NAMES):
        wrong = f"{path}: the {SECTIONS} sections keep their names and order"
        raise refused(wrong, "component-section-names", path=path, n=SECTIONS)
    names = {kind.name.lower(): int(kind) for kind in SectionKind}
    if any(len(w) != 2 or w[0] not in names for w in words):
        known = ", ".join(names)
        wrong = f"{path}: a section is a {known}"
        raise refused(wrong, "component-section-kinds", path=path, choices=known)
    kinds = tuple(names[w[0]] for w in words)
    if kinds.count(SectionKind.RIVER) > SECTIONS - SOLO_ROOM or kinds[0] != SectionKind.RIVER:
        wrong = f"{path}: the first section is a river, and not all are"
        raise refused(wrong, "component-section-rivers", path=path, n=SOLO_ROOM)
    return kinds


SOLO_ROOM = 5  # sections that are no rivers, at least: some of them are laid before a solo game


def opened_by(kinds: tuple[int, ...]) -> tuple[int, ...]:
    """By town: the river section that opens it, -1 for Siliguri (A37)."""
    found = []
    for town in TOWN_NAMES:
        if town not in SECTION_NAMES:
            found.append(-1)
            continue
        here = SECTION_NAMES.index(town)
        found.append(max(k for k in range(here + 1) if kinds[k] == SectionKind.RIVER))
    return tuple(found)


def check_box(found: ComponentSet) -> None:
    """Totals that must fit into the box."""
    chai = number(found, "box.chai_cubes", 0, MOST)
    aboard = sum(number(found, f"equipment.{name}.chai", 0, 9) for name in EQUIPMENT_NAMES)
    if number(found, "bag.chai_solo", 0, MOST) + aboard > chai:
        words = "bag.chai_solo and the Chai of the equipment exceed box.chai_cubes"
        raise refused(words, "component-chai", path="bag.chai_solo", group="equipment", n=chai)

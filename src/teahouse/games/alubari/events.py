"""What can happen in Alubari: the kinds of events and how their values are shown."""

from __future__ import annotations

from enum import IntEnum

from teahouse.core.events import FIRST_KIND, EventKind, Reader

from .names import (
    CUBE_NAMES,
    EQUIPMENT_NAMES,
    ESTATE_NAMES,
    GOOD_NAMES,
    SECTION_NAMES,
    STATION_NAMES,
    TOWN_NAMES,
    WEATHER_NAMES,
    contract_name,
    space_name,
)
from .state import Area, Ending, Hiring, Rate, Upkeep


class Happened(IntEnum):
    """The kinds, in the order of EVENTS."""

    FIRST_PLAYER = FIRST_KIND
    SECTION_PRELAID = FIRST_KIND + 1
    ROUND_BEGINS = FIRST_KIND + 2
    CONTRACT_DISCARDED = FIRST_KIND + 3
    CONTRACT_OPENED = FIRST_KIND + 4
    DECK_SHUFFLED = FIRST_KIND + 5
    WEATHER_CHANGED = FIRST_KIND + 6
    FORECAST = FIRST_KIND + 7
    RATE_CHANGED = FIRST_KIND + 8
    HARVEST = FIRST_KIND + 9
    LEAVES_HARVESTED = FIRST_KIND + 10
    CUBES_DRAWN = FIRST_KIND + 11
    EVENT = FIRST_KIND + 12
    SPACE_CLEARED = FIRST_KIND + 13
    CUBES_BACK = FIRST_KIND + 14
    YARD_TRIMMED = FIRST_KIND + 15
    SILIGURI_CLOSED = FIRST_KIND + 16
    GAME_LAYS = FIRST_KIND + 17
    TOWN_COMPLETED = FIRST_KIND + 18
    MAINTAINED = FIRST_KIND + 19
    THIRD_HIRED = FIRST_KIND + 20
    LABOURER_PLACED = FIRST_KIND + 21
    CONTRACT_USED = FIRST_KIND + 22
    CHAI_PAID = FIRST_KIND + 23
    NO_ACTION = FIRST_KIND + 24
    LEAD_TAKEN = FIRST_KIND + 25
    CUBE_TAKEN = FIRST_KIND + 26
    CUBES_FROM_BAG = FIRST_KIND + 27
    CHAI_GAINED = FIRST_KIND + 28
    LEAVES_GAINED = FIRST_KIND + 29
    RUBBLE_DUG = FIRST_KIND + 30
    SPACE_OWNED = FIRST_KIND + 31
    STEEL_MADE = FIRST_KIND + 32
    STONE_MADE = FIRST_KIND + 33
    STONE_CRUSHED = FIRST_KIND + 34
    SECTION_LAID = FIRST_KIND + 35
    STATION_BUILT = FIRST_KIND + 36
    STEEL_GAINED = FIRST_KIND + 37
    THIRD_PROMISED = FIRST_KIND + 38
    EQUIPMENT_TAKEN = FIRST_KIND + 39
    CONTRACT_TAKEN = FIRST_KIND + 40
    LEAVES_TO_CHAI = FIRST_KIND + 41
    ESTATE_REFILLED = FIRST_KIND + 42
    SPACE_BORROWED = FIRST_KIND + 43
    CONTRACT_STRAIGHTENED = FIRST_KIND + 44
    CONTRACTS_DRAWN = FIRST_KIND + 45
    BUILD_SPACE = FIRST_KIND + 46
    LONE_ROUND = FIRST_KIND + 47
    GAME_ENDS = FIRST_KIND + 48
    CONTRACT_SCORED = FIRST_KIND + 49


def number(n: int) -> int:
    return n


def named(names: tuple[str, ...]) -> Reader:
    return lambda n: names[n]


def word(name: str) -> str:
    return name.lower().replace("_", "-")


def half_text(halves: int) -> str:
    """A number given in halves, as one reads it."""
    whole = str(halves // 2) if halves >= 2 or halves == 0 else ""
    return whole + "½" * (halves % 2)


SEAT: dict[str, Reader] = {"seat": number}
CONTRACT: dict[str, Reader] = {"contract": contract_name}
EQUIPMENT: dict[str, Reader] = {"equipment": named(EQUIPMENT_NAMES)}
SECTION: dict[str, Reader] = {"section": named(SECTION_NAMES)}
SPACE: dict[str, Reader] = {"space": space_name, "estate": named(ESTATE_NAMES)}
AREA: dict[str, Reader] = {"area": lambda n: Area(n).name}
WEATHER: dict[str, Reader] = {"weather": named(WEATHER_NAMES)}
CUBES: dict[str, Reader] = {"iron": number, "stone": number, "chai": number}
HIRING: dict[str, Reader] = {"hiring": lambda n: word(Hiring(n).name)}
UPKEEP: dict[str, Reader] = {"upkeep": lambda n: word(Upkeep(n).name)}
ENDING: dict[str, Reader] = {"ending": lambda n: word(Ending(n).name)}
RATE: dict[str, Reader] = {"rate": lambda n: word(Rate(n).name), "value": half_text}
GIVEN: dict[str, Reader] = {"good": named(GOOD_NAMES), "amount": number}
SOURCE: dict[str, Reader] = {"source": named(("bag", "yard"))}
PAID: dict[str, Reader] = {"paid": named(("steel", "iron"))}
PRICE: dict[str, Reader] = {"price": named(("printed", "cheaper", "free"))}

EVENTS = (
    EventKind("first-player", SEAT),
    EventKind("section-prelaid", SECTION),
    EventKind("round-begins", {"round": number}),
    EventKind("contract-discarded", CONTRACT),
    EventKind("contract-opened", CONTRACT, reveals=True),
    EventKind("deck-shuffled", {"cards": number}),
    EventKind("weather-changed", WEATHER),
    EventKind("forecast", WEATHER, reveals=True),
    EventKind("rate-changed", RATE),
    EventKind("harvest", {"value": half_text}),
    EventKind("leaves-harvested", {**SEAT, "leaves": number}),
    EventKind("cubes-drawn", {**CUBES, "events": number}),
    EventKind("event", {"number": number}),
    EventKind("space-cleared", SPACE),
    EventKind("cubes-back", {"cubes": number}),
    EventKind("yard-trimmed", CUBES),
    EventKind("siliguri-closed", {}),
    EventKind("game-lays", SECTION),
    EventKind("town-completed", {"town": named(TOWN_NAMES)}),
    EventKind("maintained", {**SEAT, **EQUIPMENT, **UPKEEP, "price": number}),
    EventKind("third-hired", {**SEAT, **HIRING}),
    EventKind("labourer-placed", {**SEAT, **AREA, "number": number}),
    EventKind("contract-used", {**SEAT, **CONTRACT}),
    EventKind("chai-paid", {**SEAT, **AREA}),
    EventKind("no-action", {**SEAT, **AREA}),
    EventKind("lead-taken", SEAT),
    EventKind("cube-taken", {**SEAT, "cube": named(CUBE_NAMES)}),
    EventKind("cubes-from-bag", {**SEAT, "cube": named(CUBE_NAMES), "cubes": number}),
    EventKind("chai-gained", {**SEAT, "chai": number, "lost": number}),
    EventKind("leaves-gained", {**SEAT, "leaves": number}),
    EventKind("rubble-dug", {**SEAT, "rubble": number, **SPACE}),
    EventKind("space-owned", {**SEAT, **SPACE}),
    EventKind("steel-made", {**SEAT, **GIVEN}),
    EventKind("stone-made", {**SEAT, "amount": number, **SOURCE}),
    EventKind("stone-crushed", {**SEAT, "rubble": number}),
    EventKind("section-laid", {**SEAT, **SECTION, **PAID, "amount": number}),
    EventKind(
        "station-built",
        {**SEAT, "station": named(STATION_NAMES), "stone": number, "rubble": number},
    ),
    EventKind("steel-gained", {**SEAT, "bars": number}),
    EventKind("third-promised", SEAT),
    EventKind("equipment-taken", {**SEAT, **EQUIPMENT, **PRICE}),
    EventKind("contract-taken", {**SEAT, **CONTRACT}),
    EventKind("leaves-to-chai", {**SEAT, "leaves": number}),
    EventKind("estate-refilled", {**SEAT, "estate": named(ESTATE_NAMES)}),
    EventKind("space-borrowed", {**SEAT, **SPACE}),
    EventKind("contract-straightened", {**SEAT, **CONTRACT}),
    EventKind(
        "contracts-drawn", {**SEAT, "one": contract_name, "two": contract_name}, reveals=True
    ),
    EventKind("build-space", {}),
    EventKind("lone-round", SEAT),
    EventKind("game-ends", ENDING),
    EventKind("contract-scored", {**SEAT, **CONTRACT, "points": number}),
)

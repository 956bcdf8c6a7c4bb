"""What can happen in Darjeeling: the kinds of events and how their values are shown."""

from __future__ import annotations

from enum import IntEnum

from teahouse.core.events import FIRST_KIND, EventKind, Reader

from .grid import Direction, cell_name
from .state import Use, Variety


class Happened(IntEnum):
    """The kinds, in the order of EVENTS."""

    FIRST_PLAYER = FIRST_KIND
    CRATE_PLACED = FIRST_KIND + 1
    TILE_TAKEN = FIRST_KIND + 2
    HIDDEN_TILE_TAKEN = FIRST_KIND + 3
    TOKEN_TAKEN = FIRST_KIND + 4
    COLLECTOR_PLACED = FIRST_KIND + 5
    SHIPS_SCORED = FIRST_KIND + 6
    COLLECTOR_MOVED = FIRST_KIND + 7
    NO_MOVE = FIRST_KIND + 8
    BAG_REFILLED = FIRST_KIND + 9
    SPACE_REFILLED = FIRST_KIND + 10
    SPACE_LEFT_EMPTY = FIRST_KIND + 11
    TILES_LAID = FIRST_KIND + 12
    TILES_REVEALED = FIRST_KIND + 13
    TOKENS_USED = FIRST_KIND + 14
    CRATES_RETURNED = FIRST_KIND + 15
    SHIP_LOADED = FIRST_KIND + 16
    CRATE_RECALLED = FIRST_KIND + 17
    DEMAND_BONUS = FIRST_KIND + 18
    QUANTITY_BONUS = FIRST_KIND + 19
    TARGET_REACHED = FIRST_KIND + 20
    ROUND_LIMIT_REACHED = FIRST_KIND + 21
    HALVES_LOST = FIRST_KIND + 22
    NOTHING_SHIPPED = FIRST_KIND + 23


def number(n: int) -> int:
    return n


def variety_name(n: int) -> str:
    return Variety(n).name.lower()


def direction_name(n: int) -> str:
    return Direction(n).name


def use_name(n: int) -> str:
    return Use(n).name.lower()


def tile_name(kind: int) -> str:
    """A kind of tile as a word, black-1 to red-3."""
    return f"{variety_name(kind // 3)}-{kind % 3 + 1}"


SEAT: dict[str, Reader] = {"seat": number}
LAID: dict[str, Reader] = {
    **SEAT,
    "variety": variety_name,
    "threes": number,
    "twos": number,
    "ones": number,
}

EVENTS = (
    EventKind("first-player", SEAT),
    EventKind("crate-placed", {**SEAT, "quay": number}),
    EventKind("tile-taken", {**SEAT, "cell": cell_name, "tile": tile_name}),
    EventKind("hidden-tile-taken", {**SEAT, "cell": cell_name}),
    EventKind("token-taken", SEAT),
    EventKind("collector-placed", {**SEAT, "cell": cell_name, "direction": direction_name}),
    EventKind("ships-scored", {**SEAT, "points": number}),
    EventKind(
        "collector-moved",
        {
            **SEAT,
            "origin": cell_name,
            "cell": cell_name,
            "direction": direction_name,
            "cost": number,
        },
    ),
    EventKind("no-move", SEAT),
    EventKind("bag-refilled", {"tiles": number}),
    EventKind("space-refilled", {"cell": cell_name, "tile": tile_name}),
    EventKind("space-left-empty", {"cell": cell_name}),
    EventKind("tiles-laid", LAID),
    EventKind("tiles-revealed", LAID, reveals=True),
    EventKind("tokens-used", {**SEAT, "use": use_name}),
    EventKind("crates-returned", {**SEAT, "crates": number}),
    EventKind("ship-loaded", {**SEAT, "crates": number}),
    EventKind("crate-recalled", {**SEAT, "quay": number}),
    EventKind("demand-bonus", {**SEAT, "variety": variety_name, "points": number}),
    EventKind("quantity-bonus", {**SEAT, "points": number}),
    EventKind("target-reached", {**SEAT, "points": number}),
    EventKind("round-limit-reached", {"rounds": number}),
    EventKind("halves-lost", {**SEAT, "points": number}, reveals=True),
    EventKind("nothing-shipped", SEAT),
)

"""What can happen in Ceylon: the kinds of events and how their values are shown."""

from __future__ import annotations

from enum import IntEnum

from teahouse.core.events import FIRST_KIND, EventKind, Reader

from .hexes import cover_name, hex_name
from .state import CARD_SIDES, Councillor, District, Kind, Shape, Tea


class Happened(IntEnum):
    """The kinds, in the order of EVENTS."""

    DISTRICT_LEFT_OUT = FIRST_KIND
    COUNCILLOR_SEATED = FIRST_KIND + 1
    CONTRACT_LAID = FIRST_KIND + 2
    STARTING_TILE_DEALT = FIRST_KIND + 3
    STARTING_PLAYER = FIRST_KIND + 4
    SHAPE_DRAWN = FIRST_KIND + 5
    TERRAIN_DRAWN = FIRST_KIND + 6
    TERRAIN_BUILT = FIRST_KIND + 7
    FIRST_PLANTATION = FIRST_KIND + 8
    CARD_DRAWN = FIRST_KIND + 9
    HIDDEN_CARD_DRAWN = FIRST_KIND + 10
    CARD_PLAYED = FIRST_KIND + 11
    TOKEN_USED = FIRST_KIND + 12
    STARTING_TILE_USED = FIRST_KIND + 13
    PLANTED = FIRST_KIND + 14
    SECOND_MARKER = FIRST_KIND + 15
    SPACE_FREED = FIRST_KIND + 16
    BONUS_TAKEN = FIRST_KIND + 17
    HARVESTED = FIRST_KIND + 18
    OWNER_SCORED = FIRST_KIND + 19
    CHEST_DISCARDED = FIRST_KIND + 20
    CONTRACT_FULFILLED = FIRST_KIND + 21
    RUPEES_CHOSEN = FIRST_KIND + 22
    POINTS_CHOSEN = FIRST_KIND + 23
    TRADE_PREMIUM = FIRST_KIND + 24
    COUNCILLOR_CONTRACTED = FIRST_KIND + 25
    TECHNOLOGY_ADVANCED = FIRST_KIND + 26
    PLUS_FIVE = FIRST_KIND + 27
    TECHNOLOGY_POINT = FIRST_KIND + 28
    GIFT_TAKEN = FIRST_KIND + 29
    MOVED = FIRST_KIND + 30
    RUPEES_TAKEN = FIRST_KIND + 31
    LAST_MARKER = FIRST_KIND + 32
    LAST_CARD = FIRST_KIND + 33
    RUPEE_MAJORITY = FIRST_KIND + 34
    TECHNOLOGY_MAJORITY = FIRST_KIND + 35
    DISTRICT_MAJORITY = FIRST_KIND + 36
    COMPANIES_SCORED = FIRST_KIND + 37
    MARKERS_LEFT = FIRST_KIND + 38
    TOKEN_KEPT = FIRST_KIND + 39


def number(n: int) -> int:
    return n


def district_name(n: int) -> str:
    return District(n).name.lower()


def councillor_name(n: int) -> str:
    return Councillor(n).name.lower()


def kind_name(n: int) -> str:
    return Kind(n).name.lower()


def shape_name(n: int) -> str:
    return Shape(n).name.lower()


def tea_name(n: int) -> str:
    return Tea(n).name.lower()


def card_name(card: int) -> str:
    """A kind of card as a word, plant-harvest."""
    a, b = CARD_SIDES[card]
    return f"{kind_name(a)}-{kind_name(b)}"


SEAT: dict[str, Reader] = {"seat": number}
CHESTS: dict[str, Reader] = {"black": number, "green": number, "white": number}
LAID: dict[str, Reader] = {
    "shape": shape_name,
    "district": district_name,
    "cover": cover_name,
    "hex": hex_name,
}
PLACED: dict[str, Reader] = {"place": number, "points": number}

EVENTS = (
    EventKind("district-left-out", {"district": district_name}),
    EventKind("councillor-seated", {"district": district_name, "councillor": councillor_name}),
    EventKind("contract-laid", {"wagon": number, "company": number, **CHESTS}, reveals=True),
    EventKind("starting-tile-dealt", {**SEAT, "starting": kind_name, "number": number}),
    EventKind("starting-player", SEAT),
    EventKind("shape-drawn", {"shape": shape_name}),
    EventKind("terrain-drawn", LAID),
    EventKind("terrain-built", {**SEAT, **LAID}),
    EventKind("first-plantation", {**SEAT, "hex": hex_name}),
    EventKind("card-drawn", {**SEAT, "card": card_name}, reveals=True),
    EventKind("hidden-card-drawn", SEAT),
    EventKind("card-played", {**SEAT, "action": kind_name, "others": kind_name}, reveals=True),
    EventKind("token-used", SEAT),
    EventKind("starting-tile-used", {**SEAT, "starting": kind_name}),
    EventKind("planted", {**SEAT, "hex": hex_name, "cost": number}),
    EventKind("second-marker", {**SEAT, "hex": hex_name, "cost": number}),
    EventKind("space-freed", {**SEAT, "spaces": number}),
    EventKind("bonus-taken", {**SEAT, "points": number}),
    EventKind("harvested", {**SEAT, "hex": hex_name, "tea": tea_name}),
    EventKind("owner-scored", {**SEAT, "hex": hex_name, "points": number}),
    EventKind("chest-discarded", {**SEAT, "tea": tea_name}),
    EventKind("contract-fulfilled", {**SEAT, "company": number, **CHESTS}),
    EventKind("rupees-chosen", {**SEAT, "company": number, "rupees": number}),
    EventKind("points-chosen", {**SEAT, "company": number, "points": number}),
    EventKind("trade-premium", {**SEAT, "rupees": number}),
    EventKind(
        "councillor-contracted",
        {**SEAT, "district": district_name, "councillor": councillor_name, "cost": number},
    ),
    EventKind("technology-advanced", {**SEAT, "space": number, "cost": number}),
    EventKind("plus-five", {**SEAT, "space": number, "points": number}),
    EventKind("technology-point", {**SEAT, "points": number}),
    EventKind("gift-taken", {**SEAT, "rupees": number}),
    EventKind("moved", {**SEAT, "origin": hex_name, "hex": hex_name, "cost": number}),
    EventKind("rupees-taken", {**SEAT, "rupees": number}),
    EventKind("last-marker", SEAT),
    EventKind("last-card", SEAT),
    EventKind("rupee-majority", {**SEAT, **PLACED, "rupees": number}),
    EventKind("technology-majority", {**SEAT, **PLACED, "space": number}),
    EventKind(
        "district-majority", {**SEAT, "district": district_name, **PLACED, "markers": number}
    ),
    EventKind("companies-scored", {**SEAT, "companies": number, "points": number}),
    EventKind("markers-left", {**SEAT, "markers": number, "points": number}),
    EventKind("token-kept", SEAT),
)

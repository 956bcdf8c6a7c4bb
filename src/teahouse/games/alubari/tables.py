"""Look-up tables for the rules, derived from a component set by ordinary loops."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from teahouse.core.components import ComponentSet

from . import components as read
from .components import MOST, SectionKind
from .names import AREAS_OF_TOWN, EQUIPMENT_NAMES, ESTATE_NAMES, STATION_NAMES
from .state import CONTRACTS, SECTIONS, STATIONS

Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Tables:
    """Numbers the rules look up. By players: index 1 to 5."""

    markers: int  # that can be placed (A12)
    labourers: int  # without the third (A12)
    steel: int  # A79
    chai_cubes: int
    iron: tuple[int, ...]  # by players (A10)
    stone: tuple[int, ...]
    chai_solo: int
    first_fill: tuple[int, ...]  # by players (A11)
    event_cubes: tuple[int, ...]
    refill: tuple[int, ...]  # by players (A22)
    dealt: tuple[int, ...]  # by players (A09)
    owned_solo: int  # A72
    slots: tuple[int, ...]  # by players (A07)
    rooms: Rows  # by players and area (A05)
    yard_cubes: int  # A31
    yard_bonus: int
    yard_chai: int
    dig_bonus: int  # A33
    works_steps: int  # A35
    iron_for_steel: int
    iron_for_steel_strong: int
    rubble_for_stone: int
    rubble_from_stone: int
    track_bonus: int  # A36
    river_chai: int  # A37
    third_chai: int  # A25
    third_rubble: int  # A45
    crew_rubble: int  # A49
    crew_stone: int
    cleared_spaces: int  # A53
    trim: tuple[int, ...]
    crops_grow: int  # A54
    upkeep_steel: int  # A57
    upkeep_chai: int
    leaf_points: int  # half points (A68)
    solo_sections: int  # A71
    chai_points: tuple[int, ...]  # A68
    chai_limit: tuple[int, ...]  # by players (A03)
    excavation: tuple[int, ...]  # A18
    track: tuple[int, ...]  # A19
    harvest: tuple[int, ...]  # in halves (A20)
    rate_start: tuple[int, ...]  # A04
    change: Rows  # by weather and rate (A17)
    is_river: tuple[int, ...]  # by section
    section_points: tuple[int, ...]  # A65
    town: tuple[int, ...]  # by station area
    opened_by: tuple[int, ...]  # by station area: the river, -1 from the start (A37)
    players_from: tuple[int, ...]  # by station area (A02)
    station_cost: Rows  # A39
    station_points: tuple[int, ...]  # A64
    gives_third: tuple[int, ...]  # A40
    gives_steel: tuple[int, ...]
    gives_contract: tuple[int, ...]
    gives_equipment: tuple[int, ...]
    gives_chai: tuple[int, ...]
    gives_leaves: tuple[int, ...]
    station_per_chai: tuple[int, ...]  # A68
    equipment_cost: Rows  # A41
    equipment_chai: tuple[int, ...]
    equipment_points: tuple[int, ...]  # A69
    estate_rubble: Rows  # by estate and space (A08)
    estate_points: Rows  # A63
    contract_area: tuple[int, ...]
    effect: tuple[int, ...]  # Effect
    effect_values: Rows
    back: tuple[int, ...]  # Weather
    contract_points: tuple[int, ...]
    contract_per_chai: tuple[int, ...]
    needs: Rows  # by contract and Need (A67)


def derive(found: ComponentSet) -> Tables:
    read.check_box(found)
    return Tables(
        **_railway(found),
        **_estates(found),
        **_contracts(found),
        **_tracks(found),
        **_supplies(found),
        **_actions(found),
        **_events_and_end(found),
        **_equipment(found),
    )


def _railway(found: ComponentSet) -> dict[str, Any]:
    """Sections and station areas."""
    kinds = read.railway(found)
    stations = [read.station(found, name) for name in STATION_NAMES]
    town = tuple(t for t, n in enumerate(AREAS_OF_TOWN) for _ in range(n))
    rivers = read.opened_by(kinds)
    second_from = read.number(found, "darjeeling.second_area_from", 1, 6)
    return {
        "is_river": tuple(int(kind == SectionKind.RIVER) for kind in kinds),
        "section_points": read.row(found, "railway.points.values", 0, MOST, SECTIONS),
        "town": town,
        "opened_by": tuple(rivers[t] for t in town),
        "players_from": tuple(second_from if k == STATIONS - 1 else 1 for k in range(STATIONS)),
        "station_cost": tuple(a.cost for a in stations),
        "station_points": tuple(a.points for a in stations),
        "gives_third": tuple(a.third for a in stations),
        "gives_steel": tuple(a.steel for a in stations),
        "gives_contract": tuple(a.contract for a in stations),
        "gives_equipment": tuple(a.equipment for a in stations),
        "gives_chai": tuple(a.chai for a in stations),
        "gives_leaves": tuple(a.leaves for a in stations),
        "station_per_chai": tuple(a.per_chai for a in stations),
    }


def _estates(found: ComponentSet) -> dict[str, Any]:
    estates = [read.estate(found, name) for name in ESTATE_NAMES]
    return {
        "estate_rubble": tuple(rubble for rubble, _ in estates),
        "estate_points": tuple(points for _, points in estates),
        "slots": read.by_players(found, "estates.slots", 1, 6),
    }


def _contracts(found: ComponentSet) -> dict[str, Any]:
    cards = [read.contract(found, n) for n in range(CONTRACTS)]
    return {
        "contract_area": tuple(int(c.area) for c in cards),
        "effect": tuple(int(c.effect) for c in cards),
        "effect_values": tuple(c.values for c in cards),
        "back": tuple(int(c.back) for c in cards),
        "contract_points": tuple(c.points for c in cards),
        "contract_per_chai": tuple(c.per_chai for c in cards),
        "needs": tuple(c.needs for c in cards),
    }


def _tracks(found: ComponentSet) -> dict[str, Any]:
    """The Chai track, and the three rates that the weather changes."""
    chai_points = read.track_of(found, "chai_track.points", 0, MOST)
    rates = {
        "excavation": read.track_of(found, "rates.excavation.values", 1, MOST),
        "track": read.track_of(found, "rates.track.values", 0, SECTIONS),
        "harvest": read.track_of(found, "rates.harvest.halves", 0, 20),
    }
    weather = [read.row(found, f"weather.{name}", -9, 9, 3) for name in ("sun", "rain", "fog")]
    return {
        **rates,
        "rate_start": tuple(read.start_of(found, name, track) for name, track in rates.items()),
        "change": ((0, 0, 0), *weather),
        "chai_points": chai_points,
        "chai_limit": read.by_players(found, "chai_track.limit", 1, len(chai_points) - 1),
    }


def _supplies(found: ComponentSet) -> dict[str, Any]:
    """What is in the box, the bag and the shed, and the rooms of the areas."""

    def players(path: str, low: int = 0, high: int = MOST) -> tuple[int, ...]:
        return read.by_players(found, path, low, high)

    return {
        "markers": read.number(found, "box.markers_per_player", 2, 60) - 1,
        "labourers": read.number(found, "box.labourers_per_player", 2, 3) - 1,
        "steel": read.number(found, "box.steel_bars", 1, MOST),
        "chai_cubes": read.number(found, "box.chai_cubes", 0, MOST),
        "iron": players("bag.iron"),
        "stone": players("bag.stone"),
        "chai_solo": read.number(found, "bag.chai_solo", 0, MOST),
        "first_fill": players("bag.first_fill"),
        "event_cubes": players("bag.event_cubes", 1, 6),
        "refill": players("bag.refill", 1),
        "dealt": players("shed.dealt", 0, len(EQUIPMENT_NAMES)),
        "owned_solo": read.number(found, "shed.owned_solo", 0, 8),
        "rooms": read.rooms(found),
    }


def _actions(found: ComponentSet) -> dict[str, Any]:
    """What the actions of the areas cost and bring."""

    def number(path: str, low: int = 0, high: int = 20) -> int:
        return read.number(found, f"numbers.{path}", low, high)

    return {
        "yard_cubes": number("stock_yard.cubes"),
        "yard_bonus": number("stock_yard.chai_bonus"),
        "yard_chai": number("stock_yard.chai_cubes", 0, 3),
        "dig_bonus": number("excavate.chai_bonus"),
        "works_steps": number("works.steps"),
        "iron_for_steel": number("works.iron_for_steel", 1),
        "iron_for_steel_strong": number("works.iron_for_steel_with_chai", 1),
        "rubble_for_stone": number("works.rubble_for_stone", 1),
        "rubble_from_stone": number("works.rubble_from_stone"),
        "track_bonus": number("track.chai_bonus"),
        "river_chai": number("track.river_chai"),
        "third_chai": number("third_labourer.chai"),
        "third_rubble": number("third_labourer.rubble"),
        "crew_rubble": number("crew.rubble"),
        "crew_stone": number("crew.stone"),
    }


def _events_and_end(found: ComponentSet) -> dict[str, Any]:
    def number(path: str, high: int = 20) -> int:
        return read.number(found, f"numbers.{path}", 0, high)

    return {
        "cleared_spaces": number("events.cleared_spaces"),
        "trim": read.row(found, "numbers.events.trim", 0, MOST, 3),
        "crops_grow": number("events.crops_grow"),
        "upkeep_steel": number("events.maintenance_steel"),
        "upkeep_chai": number("events.maintenance_chai"),
        "leaf_points": number("end.leaf_half_points"),
        "solo_sections": number("end.solo_sections", 5),
    }


def _equipment(found: ComponentSet) -> dict[str, Any]:
    def each(value: str, high: int) -> tuple[int, ...]:
        names = EQUIPMENT_NAMES
        return tuple(read.number(found, f"equipment.{n}.{value}", 0, high) for n in names)

    costs = tuple(read.cost_of(found, f"equipment.{n}.cost") for n in EQUIPMENT_NAMES)
    return {
        "equipment_cost": costs,
        "equipment_chai": each("chai", 9),
        "equipment_points": each("points", MOST),
    }


T = derive(read.default())

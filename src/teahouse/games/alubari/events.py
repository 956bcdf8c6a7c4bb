"""What can happen in Alubari: each kind of event declared once, with how its values are shown."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Annotated

from teahouse.core.events import EventKinds, Reader, Rows, counted, half_text

from . import names
from .state import Ending, Hiring, Origin, Rate, Upkeep


def named(names: Sequence[str]) -> Reader:
    return lambda n: names[n]


def words(members: type[IntEnum]) -> list[str]:
    """The names of an enum as words."""
    return [member.name.lower().replace("_", "-") for member in members]


AContract = Annotated[int, names.contract_name]
AnEquipment = Annotated[int, named(names.EQUIPMENT_NAMES)]
ASection = Annotated[int, named(names.SECTION_NAMES)]
AStation = Annotated[int, named(names.STATION_NAMES)]
ATown = Annotated[int, named(names.TOWN_NAMES)]
AnEstate = Annotated[int, named(names.ESTATE_NAMES)]
ASpace = Annotated[int, names.space_name]
ARoom = Annotated[int, counted]  # a labourer space of its area
AnEvent = Annotated[int, counted]  # a space of the event wheel
AnArea = Annotated[int, named(names.AREA_NAMES)]
AWeather = Annotated[int, named(names.WEATHER_NAMES)]
ACube = Annotated[int, named(names.CUBE_NAMES)]
AGood = Annotated[int, named(names.GOOD_NAMES)]
AHiring = Annotated[int, named(words(Hiring))]
AnUpkeep = Annotated[int, named(words(Upkeep))]
AnEnding = Annotated[int, named(words(Ending))]
ARate = Annotated[int, named(words(Rate))]
AnOrigin = Annotated[int, named(words(Origin))]
Halves = Annotated[int, half_text]
FromYard = Annotated[int, named(("bag", "yard"))]
PaidIron = Annotated[int, named(("steel", "iron"))]
APrice = Annotated[int, named(("printed", "cheaper", "free"))]

EVENTS = EventKinds()
event = EVENTS.declare


@event()
def first_player(ev: Rows, seat: int) -> None: ...


@event()
def section_prelaid(ev: Rows, section: ASection) -> None: ...


@event()
def round_begins(ev: Rows, round: int) -> None: ...


@event()
def contract_discarded(ev: Rows, contract: AContract) -> None: ...


@event(reveals=True)
def contract_opened(ev: Rows, contract: AContract) -> None: ...


@event()
def deck_shuffled(ev: Rows, cards: int) -> None: ...


@event()
def weather_changed(ev: Rows, weather: AWeather) -> None: ...


@event("forecast", reveals=True)
def weather_forecast(ev: Rows, weather: AWeather) -> None: ...


@event()
def rate_changed(ev: Rows, rate: ARate, value: Halves) -> None: ...


@event("harvest")
def harvest_came(ev: Rows, value: Halves) -> None: ...


@event()
def leaves_harvested(ev: Rows, seat: int, leaves: int) -> None: ...


@event()
def cubes_drawn(ev: Rows, iron: int, stone: int, chai: int, events: int) -> None: ...


@event("event")
def event_came(ev: Rows, number: AnEvent) -> None: ...


@event()
def space_cleared(ev: Rows, space: ASpace, estate: AnEstate) -> None: ...


@event("cubes-back")
def cubes_went_back(ev: Rows, cubes: int) -> None: ...


@event()
def yard_trimmed(ev: Rows, iron: int, stone: int, chai: int) -> None: ...


@event()
def siliguri_closed(ev: Rows) -> None: ...


@event("game-lays")
def game_laid(ev: Rows, section: ASection) -> None: ...


@event()
def town_completed(ev: Rows, town: ATown) -> None: ...


@event()
def maintained(
    ev: Rows, seat: int, equipment: AnEquipment, upkeep: AnUpkeep, price: int
) -> None: ...


@event()
def third_hired(ev: Rows, seat: int, hiring: AHiring) -> None: ...


@event()
def labourer_placed(ev: Rows, seat: int, area: AnArea, number: ARoom) -> None: ...


@event()
def contract_used(ev: Rows, seat: int, contract: AContract) -> None: ...


@event()
def chai_paid(ev: Rows, seat: int, area: AnArea) -> None: ...


@event()
def no_action(ev: Rows, seat: int, area: AnArea) -> None: ...


@event()
def lead_taken(ev: Rows, seat: int) -> None: ...


@event()
def cube_taken(ev: Rows, seat: int, cube: ACube) -> None: ...


@event()
def cubes_from_bag(ev: Rows, seat: int, cube: ACube, cubes: int) -> None: ...


@event()
def chai_gained(ev: Rows, seat: int, origin: AnOrigin, chai: int, lost: int) -> None: ...


@event()
def leaves_gained(ev: Rows, seat: int, origin: AnOrigin, leaves: int) -> None: ...


@event()
def rubble_dug(ev: Rows, seat: int, rubble: int, space: ASpace, estate: AnEstate) -> None: ...


@event()
def space_owned(ev: Rows, seat: int, space: ASpace, estate: AnEstate) -> None: ...


@event()
def steel_made(ev: Rows, seat: int, good: AGood, amount: int) -> None: ...


@event()
def stone_made(ev: Rows, seat: int, amount: int, source: FromYard) -> None: ...


@event()
def stone_crushed(ev: Rows, seat: int, rubble: int) -> None: ...


@event()
def section_laid(ev: Rows, seat: int, section: ASection, paid: PaidIron, amount: int) -> None: ...


@event()
def station_built(ev: Rows, seat: int, station: AStation, stone: int, rubble: int) -> None: ...


@event()
def steel_gained(ev: Rows, seat: int, origin: AnOrigin, bars: int) -> None: ...


@event()
def third_promised(ev: Rows, seat: int) -> None: ...


@event()
def equipment_taken(ev: Rows, seat: int, equipment: AnEquipment, price: APrice) -> None: ...


@event()
def contract_taken(ev: Rows, seat: int, contract: AContract) -> None: ...


@event()
def leaves_to_chai(ev: Rows, seat: int, leaves: int) -> None: ...


@event()
def estate_refilled(ev: Rows, seat: int, estate: AnEstate) -> None: ...


@event()
def space_borrowed(ev: Rows, seat: int, space: ASpace, estate: AnEstate) -> None: ...


@event()
def contract_straightened(ev: Rows, seat: int, contract: AContract) -> None: ...


@event(reveals=True)
def contracts_drawn(ev: Rows, seat: int, one: AContract, two: AContract) -> None: ...


@event()
def build_space(ev: Rows) -> None: ...


@event()
def lone_round(ev: Rows, seat: int) -> None: ...


@event()
def game_ends(ev: Rows, ending: AnEnding) -> None: ...


@event()
def contract_scored(ev: Rows, seat: int, contract: AContract, points: int) -> None: ...

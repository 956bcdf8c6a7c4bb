"""Is Chai of use where one builds? Only if some first build leaves a second. A30, A38."""

from __future__ import annotations

from teahouse.games.alubari.reasons import Why
from teahouse.games.alubari.state import (
    EQUIPMENTS,
    NOBODY,
    SHED,
    STATIONS,
    Good,
    Last,
    State,
)
from teahouse.games.alubari.tables import T

from .build import (
    buy_refusal,
    can_build,
    crew_refusal,
    discount_fits,
    pay_price,
    pay_station,
    price_refusal,
    shed_refusal,
    station_refusal,
    take_station,
)
from .supply import chai_room


def build_bonus_helps(s: State, seat: int) -> bool:
    """A30: with a Chai less, can two things be built one after the other?

    Every first build is tried on the state itself and taken back: rules cannot copy a state.
    """
    s.goods[seat][Good.CHAI] -= 1
    found = station_leaves_second(s, seat) or equipment_leaves_second(s, seat)
    s.goods[seat][Good.CHAI] += 1
    return found


# A station area first


def station_leaves_second(s: State, seat: int) -> bool:
    for station in range(STATIONS):
        if station_refusal(s, seat, station) == Why.OK:
            for off in range(3):
                for crew in range(3):
                    if is_payable(s, seat, station, off, crew):
                        if second_after_station(s, seat, station, off, crew):
                            return True
    return False


def is_payable(s: State, seat: int, station: int, off: int, crew: int) -> bool:
    fits = discount_fits(s, seat, station, off)
    return fits and crew_refusal(s, seat, station, off, crew) == Why.OK


def second_after_station(s: State, seat: int, station: int, off: int, crew: int) -> bool:
    """Build the area, look, and take it back."""
    if s.players == 1 and s.markers[seat] == 1:  # A60: the game is over
        return False
    cheaper, beyond = s.lasting[seat][Last.STATION], s.lasting[seat][Last.BEYOND]
    take_station(s, seat, station, off, crew)
    steel = min(T.gives_steel[station], s.steel)
    chai = min(T.gives_chai[station], chai_room(s, seat))
    gain(s, seat, steel, T.gives_leaves[station], chai)
    found = can_build(s, seat) or (T.gives_equipment[station] > 0 and gift_helps(s, seat))
    gain(s, seat, -steel, -T.gives_leaves[station], -chai)
    s.markers[seat] += 1
    s.station[station] = NOBODY
    s.lasting[seat][Last.STATION] = cheaper
    s.lasting[seat][Last.BEYOND] = beyond
    pay_station(s, seat, station, off, crew, -1)
    return found


def gain(s: State, seat: int, steel: int, leaves: int, chai: int) -> None:
    s.goods[seat][Good.STEEL] += steel
    s.goods[seat][Good.LEAVES] += leaves
    s.goods[seat][Good.CHAI] += chai


def gift_helps(s: State, seat: int) -> bool:
    """A40: an equipment for nothing comes before the second build."""
    for equipment in range(EQUIPMENTS):
        if shed_refusal(s, seat, equipment) == Why.OK and second_after(s, seat, equipment):
            return True
    return False


# An equipment first


def equipment_leaves_second(s: State, seat: int) -> bool:
    for equipment in range(EQUIPMENTS):
        if buy_refusal(s, seat, equipment) == Why.OK:
            for cheaper in range(2):
                if second_after_equipment(s, seat, equipment, cheaper):
                    return True
    return False


def second_after_equipment(s: State, seat: int, equipment: int, cheaper: int) -> bool:
    """Buy it, look, and take it back."""
    if price_refusal(s, seat, equipment, cheaper) != Why.OK:
        return False
    card = s.lasting[seat][Last.ENGINE]
    pay_price(s, seat, equipment, cheaper, 1)
    if cheaper == 1:
        s.lasting[seat][Last.ENGINE] = 0
    found = second_after(s, seat, equipment)
    s.lasting[seat][Last.ENGINE] = card
    pay_price(s, seat, equipment, cheaper, -1)
    return found


def second_after(s: State, seat: int, equipment: int) -> bool:
    """Can something be built once this equipment is one's own? Its Chai counts."""
    chai = min(s.aboard[equipment], chai_room(s, seat))
    s.equipment[equipment] = seat
    s.goods[seat][Good.CHAI] += chai
    found = can_build(s, seat)
    s.goods[seat][Good.CHAI] -= chai
    s.equipment[equipment] = SHED
    return found

"""Area E: station areas and equipment. A38 to A41, A49, A72, A74, A80."""

from __future__ import annotations

from teahouse.games.alubari.events import equipment_taken, station_built, third_promised
from teahouse.games.alubari.reasons import TOO_LITTLE, Why
from teahouse.games.alubari.state import (
    EQUIPMENTS,
    GOODS,
    NOBODY,
    SHED,
    STATIONS,
    Decision,
    Detail,
    Equipment,
    Good,
    Last,
    Off,
    Origin,
    State,
)
from teahouse.games.alubari.tables import T

from .cards import open_contracts
from .event_wheel import is_blocked
from .pending import ask, ask_counted, say
from .supply import gain_chai, gain_leaves, gain_steel, pay, place_marker

FREE = 2  # the price of an equipment that is a gain


# Where one may build


def is_laid(s: State, river: int) -> bool:
    return river < 0 or s.section[river] != NOBODY


def river_before(river: int) -> int:
    """The river below a river, -1 if it is the lowest."""
    k = river - 1
    while k >= 0 and T.is_river[k] == 0:
        k -= 1
    return k


def open_refusal(s: State, seat: int, station: int) -> int:
    """A37, A74: which towns are open; contract 19: one unlaid river may lie between."""
    river = T.opened_by[station]
    if river < 0:
        return Why.SILIGURI_CLOSED if s.players == 1 and s.landfalls >= 2 else Why.OK
    if is_laid(s, river):
        return Why.OK
    if s.lasting[seat][Last.BEYOND] == 1 and is_laid(s, river_before(river)):
        return Why.OK
    return Why.RIVER_NOT_LAID


# What it costs


def discount_fits(s: State, seat: int, station: int, off: int) -> bool:
    """Contract 20 may be used on what the area asks for, or kept."""
    if off == Off.NONE:
        return True
    if s.lasting[seat][Last.STATION] == 0:
        return False
    asked_for = Good.RUBBLE if off == Off.RUBBLE else Good.STONE
    return T.station_cost[station][asked_for] > 0


def crew_fits(s: State, seat: int, station: int, off: int) -> bool:
    """A49: the crew always takes something off, where it can."""
    rubble = T.station_cost[station][Good.RUBBLE] > 0
    stone = T.station_cost[station][Good.STONE] > 0
    if s.equipment[Equipment.CREW] != seat or not (rubble or stone):
        return off == Off.NONE
    return rubble if off == Off.RUBBLE else stone and off == Off.STONE


def station_price(s: State, seat: int, station: int, good: int, off: int, crew: int) -> int:
    """A49: never below zero; both discounts add up."""
    price = T.station_cost[station][good]
    card = s.lasting[seat][Last.STATION] - 1
    if good == Good.STONE:
        if off == Off.STONE:
            price -= T.effect_values[card][0]
        if crew == Off.STONE:
            price -= T.crew_stone
    elif good == Good.RUBBLE:
        if off == Off.RUBBLE:
            price -= T.effect_values[card][1]
        if crew == Off.RUBBLE:
            price -= T.crew_rubble
    return max(0, price)


def crew_refusal(s: State, seat: int, station: int, off: int, crew: int) -> int:
    if not crew_fits(s, seat, station, crew):
        return Why.NO_SUCH_DISCOUNT
    for good in range(GOODS):
        if s.goods[seat][good] < station_price(s, seat, station, good, off, crew):
            return TOO_LITTLE[good]
    return Why.OK


def discount_refusal(s: State, seat: int, station: int, off: int) -> int:
    if not discount_fits(s, seat, station, off):
        return Why.NO_SUCH_DISCOUNT
    return payment_refusal(s, seat, station, off, off)


def payment_refusal(s: State, seat: int, station: int, low: int, high: int) -> int:
    """Can the area be paid with a discount from `low` to `high`? What is lacking, if not."""
    for off in range(low, high + 1):
        if discount_fits(s, seat, station, off):
            for crew in range(3):
                if crew_refusal(s, seat, station, off, crew) == Why.OK:
                    return Why.OK
    for good in range(GOODS):
        if s.goods[seat][good] < least_price(s, seat, station, good, low, high):
            return TOO_LITTLE[good]
    return Why.DISCOUNT_NOT_ENOUGH


def least_price(s: State, seat: int, station: int, good: int, low: int, high: int) -> int:
    """What an area asks of a good if all that can be taken off is taken off it."""
    on = Off.RUBBLE if good == Good.RUBBLE else Off.STONE if good == Good.STONE else Off.NONE
    off = on if low <= on <= high and discount_fits(s, seat, station, on) else Off.NONE
    crew = on if crew_fits(s, seat, station, on) else Off.NONE
    return station_price(s, seat, station, good, off, crew)


def station_refusal(s: State, seat: int, station: int) -> int:
    """A39: is the area free and open, and can it be paid with some discount?"""
    if s.station[station] != NOBODY:
        return Why.AREA_TAKEN
    if is_blocked(s, station):
        return Why.AREA_BLOCKED
    why = open_refusal(s, seat, station)
    if why != Why.OK:
        return why
    if s.markers[seat] == 0:
        return Why.NO_MARKER
    return payment_refusal(s, seat, station, Off.NONE, Off.STONE)


def equipments_of(s: State, seat: int) -> int:
    n = 0
    for k in range(EQUIPMENTS):
        if s.equipment[k] == seat:
            n += 1
    return n


def shed_refusal(s: State, seat: int, equipment: int) -> int:
    """A41, A72: in the shed, and solo two at most."""
    if s.equipment[equipment] != SHED:
        return Why.NOT_IN_SHED
    if s.players == 1 and equipments_of(s, seat) >= T.owned_solo:
        return Why.TOO_MANY_EQUIPMENTS
    return Why.OK


def price_refusal(s: State, seat: int, equipment: int, cheaper: int) -> int:
    """A41: the printed price, or that of contract 21."""
    if cheaper == 1:
        card = s.lasting[seat][Last.ENGINE] - 1
        if card < 0:
            return Why.NO_CHEAPER_PRICE
        steel = s.goods[seat][Good.STEEL]
        return Why.OK if steel >= T.effect_values[card][0] else Why.TOO_LITTLE_STEEL
    for good in range(GOODS):
        if s.goods[seat][good] < T.equipment_cost[equipment][good]:
            return TOO_LITTLE[good]
    return Why.OK


def buy_refusal(s: State, seat: int, equipment: int) -> int:
    why = shed_refusal(s, seat, equipment)
    if why != Why.OK:
        return why
    if price_refusal(s, seat, equipment, 0) == Why.OK:
        return Why.OK
    return price_refusal(s, seat, equipment, int(s.lasting[seat][Last.ENGINE] > 0))


def can_build(s: State, seat: int) -> bool:
    """Is there anything to build?"""
    for station in range(STATIONS):
        if station_refusal(s, seat, station) == Why.OK:
            return True
    for equipment in range(EQUIPMENTS):
        if buy_refusal(s, seat, equipment) == Why.OK:
            return True
    return False


# The question and what follows


def begin_build(s: State, seat: int, strong: int) -> None:
    """A38: one build, with the Chai bonus one more."""
    ask_counted(s, Decision.BUILD, seat, 1 + strong, 1)


def stop_building_refusal(s: State, seat: int, owed: int) -> int:
    """A29: the first build is owed, the second is free."""
    return Why.MUST_BUILD if owed > 0 and can_build(s, seat) else Why.OK


def build(s: State, seat: int, left: int, owed: int, station: int, ev: list[int]) -> None:
    """The question about a second build waits below what is asked about this one."""
    ask_counted(s, Decision.BUILD, seat, left - 1, owed - 1)
    rubble = discount_fits(s, seat, station, Off.RUBBLE)
    if rubble or discount_fits(s, seat, station, Off.STONE):
        ask(s, Decision.DISCOUNT, seat)
        say(s, Detail.STATION, station)
    else:
        discount(s, seat, station, Off.NONE, ev)


def discount(s: State, seat: int, station: int, off: int, ev: list[int]) -> None:
    """The crew comes next: asked where it has a choice (A49)."""
    if crew_fits(s, seat, station, Off.RUBBLE) and crew_fits(s, seat, station, Off.STONE):
        ask(s, Decision.CREW, seat)
        say(s, Detail.STATION, station)
        say(s, Detail.OFF, off)
    elif crew_fits(s, seat, station, Off.RUBBLE):
        build_station(s, seat, station, off, Off.RUBBLE, ev)
    elif crew_fits(s, seat, station, Off.STONE):
        build_station(s, seat, station, off, Off.STONE, ev)
    else:
        build_station(s, seat, station, off, Off.NONE, ev)


def build_station(s: State, seat: int, station: int, off: int, crew: int, ev: list[int]) -> None:
    """A39: pay, put a marker there, take the gains."""
    stone = station_price(s, seat, station, Good.STONE, off, crew)
    rubble = station_price(s, seat, station, Good.RUBBLE, off, crew)
    take_station(s, seat, station, off, crew)
    station_built(ev, seat, station, stone, rubble)
    take_gains(s, seat, station, ev)


def take_station(s: State, seat: int, station: int, off: int, crew: int) -> None:
    pay_station(s, seat, station, off, crew, 1)
    if off != Off.NONE:
        s.lasting[seat][Last.STATION] = 0
    if not is_laid(s, T.opened_by[station]):
        s.lasting[seat][Last.BEYOND] = 0
    s.station[station] = seat
    place_marker(s, seat)


def pay_station(s: State, seat: int, station: int, off: int, crew: int, times: int) -> None:
    """-1 times: what was paid comes back."""
    for good in range(GOODS):
        pay(s, seat, good, times * station_price(s, seat, station, good, off, crew))


def take_gains(s: State, seat: int, station: int, ev: list[int]) -> None:
    """A40: compulsory where possible, lost where there is nothing."""
    if T.gives_third[station] > 0:
        promise_third(s, seat, ev)
    if T.gives_steel[station] > 0:
        gain_steel(s, seat, Origin.STATION, T.gives_steel[station], ev)
    if T.gives_chai[station] > 0:
        gain_chai(s, seat, Origin.STATION, T.gives_chai[station], ev)
    if T.gives_leaves[station] > 0:
        gain_leaves(s, seat, Origin.STATION, T.gives_leaves[station], ev)
    if T.gives_contract[station] > 0 and open_contracts(s) > 0:
        ask(s, Decision.GAIN_CONTRACT, seat)
    if T.gives_equipment[station] > 0 and can_gain_equipment(s, seat):
        ask(s, Decision.GAIN_EQUIPMENT, seat)


def promise_third(s: State, seat: int, ev: list[int]) -> None:
    """A40, contract 30: a third labourer for nothing next round."""
    s.third_next[seat] = 1
    third_promised(ev, seat)


def can_gain_equipment(s: State, seat: int) -> bool:
    for equipment in range(EQUIPMENTS):
        if shed_refusal(s, seat, equipment) == Why.OK:
            return True
    return False


def buy(s: State, seat: int, left: int, owed: int, equipment: int, ev: list[int]) -> None:
    ask_counted(s, Decision.BUILD, seat, left - 1, owed - 1)
    if s.lasting[seat][Last.ENGINE] > 0:
        ask(s, Decision.PRICE, seat)
        say(s, Detail.EQUIPMENT, equipment)
    else:
        pay_equipment(s, seat, equipment, 0, ev)


def pay_equipment(s: State, seat: int, equipment: int, cheaper: int, ev: list[int]) -> None:
    pay_price(s, seat, equipment, cheaper, 1)
    if cheaper == 1:
        s.lasting[seat][Last.ENGINE] = 0
    take_equipment(s, seat, equipment, cheaper, ev)


def pay_price(s: State, seat: int, equipment: int, cheaper: int, times: int) -> None:
    """-1 times: what was paid comes back."""
    if cheaper == 1:
        card = s.lasting[seat][Last.ENGINE] - 1
        pay(s, seat, Good.STEEL, times * T.effect_values[card][0])
        return
    for good in range(GOODS):
        pay(s, seat, good, times * T.equipment_cost[equipment][good])


def gain_equipment(s: State, seat: int, equipment: int, ev: list[int]) -> None:
    take_equipment(s, seat, equipment, FREE, ev)


def take_equipment(s: State, seat: int, equipment: int, price: int, ev: list[int]) -> None:
    """A41: it works from now on; its Chai cubes leave the game for the Chai track."""
    s.equipment[equipment] = seat
    equipment_taken(ev, seat, equipment, price)
    chai = s.aboard[equipment]
    if chai > 0:
        s.aboard[equipment] = 0
        s.chai_out += chai
        gain_chai(s, seat, Origin.EQUIPMENT, chai, ev)

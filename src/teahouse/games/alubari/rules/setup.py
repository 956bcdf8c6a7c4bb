"""Set-up. A02 to A13, A71, A72."""

from __future__ import annotations

from teahouse.core.events import chance
from teahouse.games.alubari.events import (
    contract_opened,
    first_player,
    section_prelaid,
    weather_forecast,
)
from teahouse.games.alubari.names import ESTATE_CARDS
from teahouse.games.alubari.state import (
    AREAS,
    BOX,
    CONTRACTS,
    EQUIPMENTS,
    GAME,
    NO_CARD,
    NOBODY,
    OFFICE,
    RANDOM_FIRST,
    ROOM,
    SECTIONS,
    SHED,
    SLOTS,
    SPACES,
    STATIONS,
    WIDE,
    Cube,
    Keeps,
    State,
)
from teahouse.games.alubari.tables import T

from .cards import draw_card, fill_office, look_at_back
from .event_wheel import draw_to_yard


def lay_out(s: State, ev: list[int]) -> None:
    """Everything before the first round."""
    clear_board(s)
    deal_contracts(s, ev)
    lay_estates(s, ev)
    deal_equipment(s, ev)
    fill_bag(s)
    draw_to_yard(s, T.first_fill[s.players], ev)  # A11
    s.bag[Cube.EVENT] = T.event_cubes[s.players]
    for seat in range(s.players):
        s.markers[seat] = T.markers  # A12
    if s.players == 1:
        lay_first_sections(s, ev)
    choose_first(s, ev)


def clear_board(s: State) -> None:
    """Nothing lies anywhere; the rate markers stand on their start spaces (A04)."""
    s.alone = NOBODY
    s.steel = T.steel
    for k in range(3):
        s.rate[k] = T.rate_start[k]
        s.office[k] = NO_CARD
    s.drawn[0] = NO_CARD
    s.drawn[1] = NO_CARD
    for k in range(SECTIONS):
        s.section[k] = NOBODY
    for k in range(STATIONS):
        s.station[k] = NOBODY
    for k in range(SPACES):
        s.owner[k] = NOBODY
    for k in range(AREAS * ROOM):
        s.labourer[k] = NOBODY
    for k in range(SLOTS):
        s.estate[k] = NO_CARD
    for k in range(CONTRACTS):
        s.contract[k] = Keeps.DISCARD
        s.deck[k] = NO_CARD


def deal_contracts(s: State, ev: list[int]) -> None:
    """A06: two open, the weather of the next, that one open, the weather of the one after.

    All contracts start as discards, so the first draw shuffles them.
    """
    for k in range(OFFICE - 1):
        open_next(s, k, ev)
    s.weather[1] = look_at_back(s, ev)
    weather_forecast(ev, s.weather[1])
    fill_office(s, ev)
    s.weather[2] = look_at_back(s, ev)
    weather_forecast(ev, s.weather[2])


def open_next(s: State, place: int, ev: list[int]) -> None:
    card = draw_card(s, ev)
    s.office[place] = card
    s.contract[card] = Keeps.OFFICE
    contract_opened(ev, card)


def lay_estates(s: State, ev: list[int]) -> None:
    """A07: the printed estate or a card, then cards, either side up."""
    used = 0  # cards as bits
    for slot in range(T.slots[s.players]):
        if slot == 0 and s.covered == 0:
            s.estate[0] = 0
        else:
            card = chance(s.rng, ESTATE_CARDS - count_bits(used), ev)
            for k in range(ESTATE_CARDS):
                if used >> k & 1 == 1 and k <= card:
                    card += 1
            used |= 1 << card
            s.estate[slot] = 1 + 2 * card + chance(s.rng, 2, ev)
        for k in range(WIDE):
            s.rubble[slot * WIDE + k] = T.estate_rubble[s.estate[slot]][k]  # A08


def count_bits(bits: int) -> int:
    n = 0
    while bits > 0:
        n += bits & 1
        bits >>= 1
    return n


def deal_equipment(s: State, ev: list[int]) -> None:
    """A09, A72: some of the equipment at random; Chai cubes on those that come with it."""
    for k in range(EQUIPMENTS):
        s.equipment[k] = BOX
    for dealt in range(T.dealt[s.players]):
        nth = chance(s.rng, EQUIPMENTS - dealt, ev)
        k = 0
        while nth > 0 or s.equipment[k] != BOX:
            if s.equipment[k] == BOX:
                nth -= 1
            k += 1
        s.equipment[k] = SHED
        s.aboard[k] = T.equipment_chai[k]


def fill_bag(s: State) -> None:
    """A10: iron ore and stone by players; solo six Chai, else all that are on no equipment."""
    s.bag[Cube.IRON] = T.iron[s.players]
    s.bag[Cube.STONE] = T.stone[s.players]
    aboard = 0
    for k in range(EQUIPMENTS):
        aboard += s.aboard[k]
    chai = T.chai_solo if s.players == 1 else T.chai_cubes - aboard
    s.bag[Cube.CHAI] = chai
    s.chai_out = T.chai_cubes - aboard - chai


def lay_first_sections(s: State, ev: list[int]) -> None:
    """A71: three sections, no rivers, at random."""
    free = 0
    for k in range(SECTIONS):
        if T.is_river[k] == 0:
            free += 1
    for laid in range(T.solo_sections):
        nth = chance(s.rng, free - laid, ev)
        k = 0
        while nth > 0 or T.is_river[k] == 1 or s.section[k] != NOBODY:
            if T.is_river[k] == 0 and s.section[k] == NOBODY:
                nth -= 1
            k += 1
        s.section[k] = GAME
        section_prelaid(ev, k)


def choose_first(s: State, ev: list[int]) -> None:
    """A13: drawn, or as chosen at the table."""
    s.first = s.chosen_first
    if s.chosen_first == RANDOM_FIRST:
        s.first = chance(s.rng, s.players, ev)
    first_player(ev, s.first)

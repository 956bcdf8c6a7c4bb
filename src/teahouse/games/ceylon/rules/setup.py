"""Set-up: everything before the first turn. C02 to C12, C48."""

from __future__ import annotations

from teahouse.core.events import chance, others_than
from teahouse.games.ceylon.events import (
    card_drawn,
    councillor_seated,
    district_left_out,
    first_plantation,
    hidden_card_drawn,
    starting_player,
    starting_tile_dealt,
)
from teahouse.games.ceylon.hexes import DISTRICT_HEXES, HEXES
from teahouse.games.ceylon.reasons import Why
from teahouse.games.ceylon.state import (
    CARDS,
    CONTRACTS,
    COUNCILLORS,
    DISTRICTS,
    NOBODY,
    NONE,
    RANDOM,
    SEATS,
    STARTING_TILES,
    TEAS,
    WAGONS,
    Automatic,
    Decision,
    State,
    cards_in_deck,
    in_play,
    take_card,
)
from teahouse.games.ceylon.tables import T

from .pending import ask, pop_decision
from .plantations import place_marker
from .terrain import prepare_terrain
from .trade import refill_wagons


def set_up(s: State, ev: list[int]) -> None:
    """Up to the first decision; what follows waits in its order."""
    clear_table(s)
    leave_district_out(s, ev)
    seat_councillors(s, ev)
    lay_out_cards(s, ev)
    for seat in range(s.players):
        equip_player(s, seat)
    choose_first(s, ev)
    stack_discs(s)
    ask(s, Automatic.DEAL, s.first)
    ask_first_plantations(s)
    prepare_terrain(s, ev)


def clear_table(s: State) -> None:
    """Places that hold nothing hold -1."""
    s.active = NOBODY
    s.own_side = NONE
    s.others_side = NONE
    s.delivering = NONE
    s.rewarding = NONE
    s.lifted = NONE
    s.site = NONE
    for h in range(HEXES):
        s.owner[h] = NOBODY
    for district in range(DISTRICTS):
        s.laid[district] = NONE
    for councillor in range(COUNCILLORS):
        s.office[councillor] = NONE
    for wagon in range(WAGONS):
        s.wagon[wagon] = NONE
    for seat in range(SEATS):
        s.pawn[seat] = NONE
        s.bonus[seat] = NONE
        s.tile[seat] = NONE


def leave_district_out(s: State, ev: list[int]) -> None:
    """C02: with two players, drawn or as chosen."""
    s.left_out = NONE
    if s.players > 2:
        return
    s.left_out = s.chosen_left_out
    if s.chosen_left_out == RANDOM:
        s.left_out = T.can_leave_out[chance(s.rng, len(T.can_leave_out), ev)]
    district_left_out(ev, s.left_out)


def seat_councillors(s: State, ev: list[int]) -> None:
    """C06: a different one for each district in play."""
    left = COUNCILLORS
    for district in range(DISTRICTS):
        if not in_play(s, district):
            continue
        nth = chance(s.rng, left, ev)
        left -= 1
        councillor = 0
        while s.office[councillor] != NONE or nth > 0:
            if s.office[councillor] == NONE:
                nth -= 1
            councillor += 1
        s.office[councillor] = district
        councillor_seated(ev, district, councillor)


def lay_out_cards(s: State, ev: list[int]) -> None:
    """C07: the deck, the pile and the first contracts."""
    for card in range(CARDS):
        s.deck[card] = T.cards[card]
    for contract in range(CONTRACTS):
        s.pile[contract] = T.contracts[contract]
    refill_wagons(s, ev)


def equip_player(s: State, seat: int) -> None:
    """C09."""
    s.markers[seat] = T.markers
    s.rupees[seat] = T.start_rupees
    for tea in range(TEAS):
        s.tea[seat][tea] = T.start_tea[tea]


def choose_first(s: State, ev: list[int]) -> None:
    """C10: drawn or as chosen; C48: the lowest starting tile."""
    if s.starting_tiles == 1:
        deal_starting_tiles(s, ev)
        s.first = seat_of_tile(s, 0)
    elif s.chosen_first == RANDOM:
        s.first = chance(s.rng, s.players, ev)
    else:
        s.first = s.chosen_first
    starting_player(ev, s.first)


def holder_of(s: State, kind: int) -> int:
    for seat in range(s.players):
        if s.tile[seat] == kind:
            return seat
    return NOBODY


def deal_starting_tiles(s: State, ev: list[int]) -> None:
    """C48: one to each, open."""
    for seat in range(s.players):
        nth = chance(s.rng, STARTING_TILES - seat, ev)
        kind = 0
        while holder_of(s, kind) != NOBODY or nth > 0:
            if holder_of(s, kind) == NOBODY:
                nth -= 1
            kind += 1
        s.tile[seat] = kind
        starting_tile_dealt(ev, seat, kind, T.tile_number[kind])


def seat_of_tile(s: State, nth: int) -> int:
    """C48: the seat with the nth lowest number."""
    found = 0
    for seat in range(s.players):
        lower = 0
        for other in range(s.players):
            if T.tile_number[s.tile[other]] < T.tile_number[s.tile[seat]]:
                lower += 1
        if lower == nth:
            found = seat
    return found


def stack_discs(s: State) -> None:
    """C11: the starting player on top, then by turn order."""
    for k in range(s.players):
        s.height[(s.first + k) % s.players] = s.players - 1 - k


def ask_first_plantations(s: State) -> None:
    """C10: in turn order from the starting player; C48: ascending by starting tile."""
    for k in range(s.players - 1, -1, -1):
        seat = seat_of_tile(s, k) if s.starting_tiles == 1 else (s.first + k) % s.players
        ask(s, Decision.FIRST, seat)


def is_settled(s: State, district: int) -> bool:
    """Whether anybody has a plantation in a district."""
    for k in range(DISTRICT_HEXES):
        if s.owner[T.hexes[district][k]] != NOBODY:
            return True
    return False


def settle_refusal(s: State, h: int) -> int:
    """C10: level 0, in a district where nobody has a plantation yet."""
    if not in_play(s, T.district[h]):
        return Why.HEX_OUT
    if s.level[h] != 0:
        return Why.NOT_LEVEL_0
    return Why.DISTRICT_TAKEN if is_settled(s, T.district[h]) else Why.OK


def settle(s: State, seat: int, h: int, ev: list[int]) -> None:
    """C10: free of charge, with the leftmost marker and the pawn."""
    s.pawn[seat] = h
    first_plantation(ev, seat, h)
    place_marker(s, seat, h, ev)
    pop_decision(s)


def draw_card(s: State, seat: int, ev: list[int]) -> None:
    """C12, C21: a random card of a deck that is not empty, seen by its owner alone."""
    card = take_card(s, seat, chance(s.rng, cards_in_deck(s), ev))
    card_drawn(ev, seat, seat, card)
    hidden_card_drawn(ev, others_than(seat), seat)


def deal_hands(s: State, ev: list[int]) -> None:
    """C12: after all first plantations."""
    for k in range(s.players):
        for _ in range(T.hand):
            draw_card(s, (s.first + k) % s.players, ev)

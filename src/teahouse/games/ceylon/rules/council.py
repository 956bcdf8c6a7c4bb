"""Councillors: whether a seat has an ability, and contracting one. C33, C40 to C47, C54."""

from __future__ import annotations

from teahouse.games.ceylon.events import councillor_contracted
from teahouse.games.ceylon.reasons import Why
from teahouse.games.ceylon.state import COUNCILLORS, DISTRICTS, Councillor, State, in_play
from teahouse.games.ceylon.tables import T

from .pending import pop_decision


def has_councillor(s: State, seat: int, district: int) -> bool:
    return (s.engaged[seat] >> district) & 1 == 1


def has_ability(s: State, seat: int, councillor: int) -> bool:
    """C33: the ability of a contracted councillor holds for the rest of the game."""
    district = s.office[councillor]
    return district >= 0 and has_councillor(s, seat, district)


def councillor_of(s: State, district: int) -> int:
    found = 0
    for councillor in range(COUNCILLORS):
        if s.office[councillor] == district:
            found = councillor
    return found


def engaging_cost(s: State, seat: int) -> int:
    """C33, C46."""
    if has_ability(s, seat, Councillor.COUNCILLOR_COST):
        return T.lower_councillor_cost
    return T.councillor_cost


def engage_refusal(s: State, seat: int, district: int, enhanced: int) -> int:
    """C33: once, for its cost, where the pawn stands; with the starting tile elsewhere (C54)."""
    if not in_play(s, district):
        return Why.DISTRICT_OUT
    if enhanced == 1 and district == T.district[s.pawn[seat]]:
        return Why.TILE_NOT_NEEDED
    if has_councillor(s, seat, district):
        return Why.ALREADY_CONTRACTED
    if s.rupees[seat] < engaging_cost(s, seat):
        return Why.TOO_FEW_RUPEES
    return Why.OK


def elsewhere_refusal(s: State, seat: int, district: int) -> int:
    """C54: with the starting tile."""
    return engage_refusal(s, seat, district, 1)


def councillor_refusal(s: State, seat: int, enhanced: int) -> int:
    """Whether the action is available at all."""
    if enhanced == 0:
        return engage_refusal(s, seat, T.district[s.pawn[seat]], 0)
    why = int(Why.ALL_CONTRACTED)
    for district in range(DISTRICTS):
        found = engage_refusal(s, seat, district, 1)
        if found == Why.OK:
            return Why.OK
        if found == Why.TOO_FEW_RUPEES:
            why = found
    return why


def engage(s: State, seat: int, district: int, ev: list[int]) -> None:
    """C33: the cost is what it was before this councillor helped."""
    cost = engaging_cost(s, seat)
    s.rupees[seat] -= cost
    s.engaged[seat] |= 1 << district
    councillor_contracted(ev, seat, district, councillor_of(s, district), cost)


def engage_elsewhere(s: State, seat: int, district: int, ev: list[int]) -> None:
    """C54: the district that was asked for."""
    pop_decision(s)
    engage(s, seat, district, ev)

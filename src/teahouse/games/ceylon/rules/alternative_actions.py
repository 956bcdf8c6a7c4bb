"""The two alternative actions: move, take rupees. C37 to C41, C50, C51."""

from __future__ import annotations

from teahouse.games.ceylon.events import moved, rupees_taken
from teahouse.games.ceylon.hexes import HEXES
from teahouse.games.ceylon.reasons import Why
from teahouse.games.ceylon.state import Councillor, State, in_play
from teahouse.games.ceylon.tables import T

from .council import has_ability
from .pending import pop_decision


def steps_to(s: State, seat: int, h: int) -> int:
    """C38: the shortest way over hexes in play."""
    return T.distance[s.left_out + 1][s.pawn[seat]][h]


def way_cost(steps: int, cheaper: bool) -> int:
    """C37: nothing, 1, 2 more, 3 more; C40: every step from the second on 1."""
    if cheaper:
        return (steps - 1) * T.step_cost
    return steps * (steps - 1) // 2


def moving_cost(s: State, seat: int, h: int) -> int:
    return way_cost(steps_to(s, seat, h), has_ability(s, seat, Councillor.MOVE))


def move_refusal(s: State, seat: int, h: int, enhanced: int) -> int:
    """C37, C38; C51: with the starting tile any hex that is not free anyway."""
    if not in_play(s, T.district[h]):
        return Why.HEX_OUT
    if h == s.pawn[seat]:
        return Why.SAME_HEX
    cost = moving_cost(s, seat, h)
    if enhanced == 1:
        return Why.TILE_NOT_NEEDED if cost == 0 else Why.OK
    return Why.TOO_FEW_RUPEES if cost > s.rupees[seat] else Why.OK


def moving_refusal(s: State, seat: int, enhanced: int) -> int:
    """A step is always free; the starting tile needs a hex that is not (C49)."""
    if enhanced == 0:
        return Why.OK
    for h in range(HEXES):
        if move_refusal(s, seat, h, 1) == Why.OK:
            return Why.OK
    return Why.TILE_NOT_NEEDED


def move(s: State, seat: int, h: int, ev: list[int]) -> None:
    pop_decision(s)
    cost = 0 if s.enhanced == 1 else moving_cost(s, seat, h)
    s.rupees[seat] -= cost
    moved(ev, seat, s.pawn[seat], h, cost)
    s.pawn[seat] = h


def rupees_to_take(s: State, seat: int, enhanced: int) -> int:
    """C39, C41, C50."""
    rupees = T.take_rupees
    if has_ability(s, seat, Councillor.TAKE_RUPEES):
        rupees += T.more_rupees
    if enhanced == 1:
        rupees += T.tile_rupees
    return rupees


def take_rupees(s: State, seat: int, ev: list[int]) -> None:
    """C39."""
    rupees = rupees_to_take(s, seat, s.enhanced)
    s.rupees[seat] += rupees
    rupees_taken(ev, seat, rupees)

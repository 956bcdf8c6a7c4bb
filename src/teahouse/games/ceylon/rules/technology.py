"""The technology track. C34 to C36, C44, C52."""

from __future__ import annotations

from teahouse.games.ceylon.events import (
    gift_taken,
    plus_five,
    technology_advanced,
    technology_point,
)
from teahouse.games.ceylon.reasons import Why
from teahouse.games.ceylon.state import Councillor, Source, State
from teahouse.games.ceylon.tables import T

from .council import has_ability
from .scoring import score


def technology_refusal(s: State, seat: int, enhanced: int) -> int:
    """C35: not on the last space; C52: two spaces with the starting tile; C34: the cost."""
    if s.space[seat] == T.spaces:
        return Why.LAST_SPACE
    if enhanced == 1 and s.space[seat] + T.tile_spaces > T.spaces:
        return Why.ONE_SPACE_LEFT
    if s.rupees[seat] < T.technology_cost:
        return Why.TOO_FEW_RUPEES
    return Why.OK


def leave_space(s: State, seat: int) -> None:
    """The discs above come down by one."""
    for other in range(s.players):
        if s.space[other] == s.space[seat] and s.height[other] > s.height[seat]:
            s.height[other] -= 1


def reach_space(s: State, seat: int, space: int) -> None:
    """C36: on top of the discs that are there."""
    leave_space(s, seat)
    below = 0
    for other in range(s.players):
        if other != seat and s.space[other] == space:
            below += 1
    s.space[seat] = space
    s.height[seat] = below


def advance(s: State, seat: int, ev: list[int]) -> None:
    """C34: pay, go up, take a token; everybody else takes a rupee. C13: there are always more."""
    s.rupees[seat] -= T.technology_cost
    start = s.space[seat]
    reached = start + (T.tile_spaces if s.enhanced == 1 else 1)
    reach_space(s, seat, reached)
    technology_advanced(ev, seat, start, reached, T.technology_cost)
    for space in range(start + 1, reached + 1):  # C35, C52: reached or passed
        if T.plus_five[space] > 0:
            score(s, seat, Source.TECHNOLOGY, T.plus_five[space])
            plus_five(ev, seat, space, T.plus_five[space])
    if has_ability(s, seat, Councillor.TECHNOLOGY):  # C44
        score(s, seat, Source.COUNCILLOR, T.technology_point)
        technology_point(ev, seat, T.technology_point)
    s.tokens[seat] += 1
    for other in range(s.players):
        if other != seat:
            s.rupees[other] += T.technology_gift
            gift_taken(ev, other, seat, T.technology_gift)

"""Planting and harvesting. C23 to C29, C42, C45, C47, C53, C55."""

from __future__ import annotations

from teahouse.games.ceylon.events import (
    bonus_taken,
    chest_discarded,
    harvested,
    last_marker,
    owner_scored,
    planted,
    second_marker,
    space_freed,
)
from teahouse.games.ceylon.hexes import HEXES
from teahouse.games.ceylon.reasons import Why
from teahouse.games.ceylon.state import (
    COMPANIES,
    DISTRICTS,
    NOBODY,
    NONE,
    TEAS,
    Councillor,
    Decision,
    Ending,
    Source,
    State,
    in_play,
)
from teahouse.games.ceylon.tables import NEAR, T

from .council import has_ability
from .pending import ask, pop_decision
from .scoring import markers_in, score

# Planting


def planting_cost(s: State, seat: int) -> int:
    """C23, C45."""
    if has_ability(s, seat, Councillor.PLANT_COST):
        return T.lower_plant_cost
    return T.plant_cost


def is_near(h: int, other: int) -> bool:
    """The same hex or one next to it, rivers or not."""
    return T.distance[0][h][other] <= 1


def reaches_to_plant(s: State, seat: int, h: int) -> bool:
    """C23: under the pawn; C42: or next to it in the same district."""
    pawn = s.pawn[seat]
    if h == pawn:
        return True
    if not has_ability(s, seat, Councillor.PLANT_ADJACENT):
        return False
    return is_near(pawn, h) and T.district[h] == T.district[pawn]


def plant_refusal(s: State, seat: int, h: int, enhanced: int) -> int:
    """C23: no plantation there yet; with the starting tile an own one (C53)."""
    if not reaches_to_plant(s, seat, h):
        return Why.TOO_FAR_TO_PLANT
    if enhanced == 1:
        return Why.OK if s.owner[h] == seat else Why.NOT_YOUR_PLANTATION
    return Why.OK if s.owner[h] == NOBODY else Why.ALREADY_PLANTED


def planting_refusal(s: State, seat: int, enhanced: int) -> int:
    """Whether the action is available at all: a marker, the cost and a hex."""
    if s.markers[seat] == 0:
        return Why.NO_MARKER
    if s.rupees[seat] < planting_cost(s, seat):
        return Why.TOO_FEW_RUPEES
    pawn = s.pawn[seat]
    for k in range(NEAR):
        h = T.near[pawn][k]
        if h >= 0 and plant_refusal(s, seat, h, enhanced) == Why.OK:
            return Why.OK
    return plant_refusal(s, seat, pawn, enhanced)


def plant(s: State, seat: int, h: int, ev: list[int]) -> None:
    """C23: pay, then place; a second marker with the starting tile (C53)."""
    pop_decision(s)
    cost = planting_cost(s, seat)
    s.rupees[seat] -= cost
    if s.enhanced == 1:
        second_marker(ev, seat, h, cost)
    else:
        planted(ev, seat, h, cost)
    place_marker(s, seat, h, ev)
    take_bonus(s, seat, ev)


def place_marker(s: State, seat: int, h: int, ev: list[int]) -> None:
    """C24: the leftmost marker leaves the personal board; C58: the last one triggers the end."""
    before = free_spaces(s, seat)
    s.markers[seat] -= 1
    s.owner[h] = seat
    s.marks[h] += 1
    if free_spaces(s, seat) > before:
        space_freed(ev, seat, free_spaces(s, seat))
    if s.markers[seat] == 0 and s.ending == Ending.NO:
        s.ending = Ending.MARKER
        last_marker(ev, seat)


def free_spaces(s: State, seat: int) -> int:
    """C24: contract spaces without a marker."""
    gone = T.markers - s.markers[seat]
    free = 0
    for k in range(COMPANIES):
        if gone >= T.free_after[k]:
            free += 1
    return free


def take_bonus(s: State, seat: int, ev: list[int]) -> None:
    """C25: the top bonus token (C08) for a plantation in every district in play, once."""
    if s.bonus[seat] != NONE:
        return
    for district in range(DISTRICTS):
        if in_play(s, district) and markers_in(s, seat, district) == 0:
            return
    s.bonus[seat] = s.bonuses
    s.bonuses += 1
    points = T.district_bonus[s.bonus[seat]]
    score(s, seat, Source.BONUS, points)
    bonus_taken(ev, seat, points)


# Harvesting


def is_picked(s: State, h: int) -> bool:
    return (s.picked >> h) & 1 == 1


def harvest_refusal(s: State, seat: int, h: int) -> int:
    """C26, C27: a plantation in reach, each once; with the starting tile anywhere (C55)."""
    if s.owner[h] == NOBODY:
        return Why.NO_PLANTATION
    if s.enhanced == 0 and not is_near(s.pawn[seat], h):
        return Why.OUT_OF_REACH
    if is_picked(s, h):
        return Why.ALREADY_HARVESTED
    return Why.OK


def harvesting_refusal(s: State, seat: int, enhanced: int) -> int:
    """C27: something in reach; C55: with the starting tile something out of reach."""
    for h in range(HEXES):
        if s.owner[h] != NOBODY and is_near(s.pawn[seat], h) == (enhanced == 0):
            return Why.OK
    return Why.NONE_OUT_OF_REACH if enhanced == 1 else Why.NOTHING_IN_REACH


def done_refusal(s: State, seat: int) -> int:
    """C27: one or more; C49, C55: with the starting tile one out of reach."""
    if s.picked == 0:
        return Why.NOTHING_HARVESTED
    if s.enhanced == 0:
        return Why.OK
    for h in range(HEXES):
        if is_picked(s, h) and not is_near(s.pawn[seat], h):
            return Why.OK
    return Why.NOTHING_DISTANT


def harvest(s: State, seat: int, h: int, ev: list[int]) -> None:
    """C26: one chest of the tea of its level; C28: another owner scores."""
    s.picked |= 1 << h
    s.tea[seat][s.level[h]] += 1
    harvested(ev, seat, h, s.level[h])
    owner = s.owner[h]
    if owner != seat:
        score(s, owner, Source.OWNER, T.owner_point)
        owner_scored(ev, owner, h, T.owner_point)


def finish_harvest(s: State, seat: int) -> None:
    """C29: directly afterwards the warehouse is brought down to its limit."""
    s.picked = 0
    pop_decision(s)
    if chests_over(s, seat) > 0:
        ask(s, Decision.DISCARD, seat)


def capacity(s: State, seat: int) -> int:
    """C29, C47."""
    return T.larger_warehouse if has_ability(s, seat, Councillor.WAREHOUSE) else T.warehouse


def chests_over(s: State, seat: int) -> int:
    """Chests above the limit, negative when there is room."""
    chests = 0
    for tea in range(TEAS):
        chests += s.tea[seat][tea]
    return chests - capacity(s, seat)


def discard_refusal(s: State, seat: int, tea: int) -> int:
    """C29: any chest, old or new."""
    return Why.OK if s.tea[seat][tea] > 0 else Why.NO_SUCH_CHEST


def discard(s: State, seat: int, tea: int, ev: list[int]) -> None:
    s.tea[seat][tea] -= 1
    chest_discarded(ev, seat, tea)
    if chests_over(s, seat) == 0:
        pop_decision(s)

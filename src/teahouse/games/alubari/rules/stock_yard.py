"""Area A: cubes from the stock yard. A31, A46."""

from __future__ import annotations

from teahouse.games.alubari.events import cube_taken, lead_taken
from teahouse.games.alubari.reasons import Why
from teahouse.games.alubari.state import Area, Cube, Decision, Equipment, Last, Origin, State
from teahouse.games.alubari.tables import T

from .labourers import rooms_of
from .pending import ask, asked_arg, pop_decision
from .supply import gain_chai, gain_leaves

POOL_USED = 8  # added to the Chai cubes left when cubes of contract 1 were taken


def takeable(s: State, cubes: int, chai_cubes: int) -> int:
    """How many cubes can be taken within both limits."""
    there = s.yard[Cube.IRON] + s.yard[Cube.STONE] + min(s.yard[Cube.CHAI], chai_cubes)
    return min(cubes, there)


def yard_bonus_helps(s: State, seat: int) -> bool:
    """A30: more cubes could be taken with the Chai bonus."""
    cubes = T.yard_cubes + s.lasting[seat][Last.CUBES]
    plain = takeable(s, cubes, T.yard_chai)
    return takeable(s, cubes + T.yard_bonus, T.yard_chai + 1) > plain


def begin_yard(s: State, seat: int, strong: int, ev: list[int]) -> None:
    """A31: the last space gives the first-player marker at once; A46: a leaf."""
    if s.space == rooms_of(s, Area.A) and s.keeps_lead == 0:
        take_lead(s, seat, ev)
    if s.equipment[Equipment.TOY_TRAIN] == seat:
        gain_leaves(s, seat, Origin.EQUIPMENT, 1, ev)
    cubes = T.yard_cubes + strong * T.yard_bonus
    ask(s, Decision.CUBES, seat, cubes, T.yard_chai + strong)


def take_lead(s: State, seat: int, ev: list[int]) -> None:
    s.first = seat
    lead_taken(ev, seat)


def cube_refusal(s: State, seat: int, left: int, chai_left: int, cube: int) -> int:
    """A31: three cubes, one of them Chai; contract 1 adds to one labourer's."""
    if left == 0 and s.lasting[seat][Last.CUBES] == 0:
        return Why.NO_MORE_CUBES
    if s.yard[cube] == 0:
        return Why.NO_SUCH_CUBE
    if cube == Cube.CHAI and chai_left % POOL_USED == 0:
        return Why.CHAI_CUBE_LIMIT
    return Why.OK


def take_cube(s: State, seat: int, cube: int, ev: list[int]) -> None:
    s.yard[cube] -= 1
    at = s.depth - 1
    if s.left[at] > 0:
        s.left[at] -= 1
    else:
        s.lasting[seat][Last.CUBES] -= 1
        s.arg[at] = s.arg[at] % POOL_USED + POOL_USED
    cube_taken(ev, seat, cube)
    if cube == Cube.CHAI:
        s.arg[at] -= 1
        s.chai_out += 1  # A32: it leaves the game
        gain_chai(s, seat, Origin.YARD, 1, ev)
    else:
        s.goods[seat][cube] += 1
    if s.left[at] == 0 and s.lasting[seat][Last.CUBES] == 0:
        pop_decision(s)


def end_cubes(s: State, seat: int) -> None:
    """A80: the cubes of contract 1 go to one labourer only."""
    if asked_arg(s) >= POOL_USED:
        s.lasting[seat][Last.CUBES] = 0
    pop_decision(s)

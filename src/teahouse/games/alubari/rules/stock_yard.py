"""Area A: cubes from the stock yard. A31, A46."""

from __future__ import annotations

from teahouse.games.alubari.events import cube_taken, lead_taken
from teahouse.games.alubari.reasons import Why
from teahouse.games.alubari.state import (
    Area,
    Cube,
    Decision,
    Detail,
    Equipment,
    Last,
    Origin,
    State,
)
from teahouse.games.alubari.tables import T

from .labourers import rooms_of
from .pending import ask, say
from .supply import gain_chai, gain_leaves


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
    ask_cubes(s, seat, cubes, T.yard_chai + strong)


def ask_cubes(s: State, seat: int, left: int, chai_left: int) -> None:
    """As long as there are any, those of contract 1 included."""
    if left > 0 or s.lasting[seat][Last.CUBES] > 0:
        ask(s, Decision.CUBES, seat)
        say(s, Detail.LEFT, left)
        say(s, Detail.CHAI_LEFT, chai_left)


def take_lead(s: State, seat: int, ev: list[int]) -> None:
    s.first = seat
    lead_taken(ev, seat)


def cube_refusal(s: State, seat: int, left: int, chai_left: int, cube: int) -> int:
    """A31: three cubes, one of them Chai; contract 1 adds to one labourer's."""
    if left == 0 and s.lasting[seat][Last.CUBES] == 0:
        return Why.NO_MORE_CUBES
    if s.yard[cube] == 0:
        return Why.NO_SUCH_CUBE
    if cube == Cube.CHAI and chai_left == 0:
        return Why.CHAI_CUBE_LIMIT
    return Why.OK


def take_cube(s: State, seat: int, left: int, chai_left: int, cube: int, ev: list[int]) -> None:
    if left == 0:  # A80: the cubes of contract 1 go to one labourer only
        left = s.lasting[seat][Last.CUBES]
        s.lasting[seat][Last.CUBES] = 0
    s.yard[cube] -= 1
    cube_taken(ev, seat, cube)
    if cube == Cube.CHAI:
        chai_left -= 1
        s.chai_out += 1  # A32: it leaves the game
        gain_chai(s, seat, Origin.YARD, 1, ev)
    else:
        s.goods[seat][cube] += 1
    ask_cubes(s, seat, left - 1, chai_left)

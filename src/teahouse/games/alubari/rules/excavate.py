"""Area B: rubble from the estates. A33, A80."""

from __future__ import annotations

from teahouse.games.alubari.events import rubble_dug
from teahouse.games.alubari.reasons import Why
from teahouse.games.alubari.state import (
    SPACES,
    WIDE,
    Decision,
    Ending,
    Good,
    Last,
    State,
)
from teahouse.games.alubari.tables import T

from .pending import ask_counted
from .supply import leftmost_rubble, own_space, rubble_left
from .weather_and_rates import excavation_rate


def dig_strength(s: State, seat: int, strong: int) -> int:
    """A33: the rate, contract 6 and the Chai bonus."""
    return excavation_rate(s) + s.lasting[seat][Last.DIG] + strong * T.dig_bonus


def dig_bonus_helps(s: State, seat: int) -> bool:
    """A30: there is more rubble than is dug without Chai."""
    return diggable(s, seat) > dig_strength(s, seat, 0)


def diggable(s: State, seat: int) -> int:
    """How much rubble one excavation can take at most; A60: solo the last marker ends it."""
    if s.players > 1:
        return rubble_left(s)
    if s.lasting[seat][Last.ANYWHERE] == 1:  # all others are dug down to their last cube
        return rubble_left(s) - max(0, spaces_with_rubble(s) - s.markers[seat])
    n = 0
    markers = s.markers[seat]
    for space in range(SPACES):
        if s.rubble[space] > 0 and markers > 0:
            n += s.rubble[space]
            markers -= 1
    return n


def spaces_with_rubble(s: State) -> int:
    n = 0
    for space in range(SPACES):
        if s.rubble[space] > 0:
            n += 1
    return n


def begin_dig(s: State, seat: int, strong: int, ev: list[int]) -> None:
    """A33: the full number, from the left; A80: contract 9 digs cube by cube anywhere."""
    rubble = min(dig_strength(s, seat, strong), rubble_left(s))
    if s.lasting[seat][Last.ANYWHERE] == 1:
        ask_counted(s, Decision.DIG, seat, rubble, 0)
        return
    while rubble > 0 and s.ending == Ending.NONE:
        space = leftmost_rubble(s)
        taken = min(rubble, s.rubble[space])
        take_rubble(s, seat, space, taken, ev)
        rubble -= taken


def take_rubble(s: State, seat: int, space: int, n: int, ev: list[int]) -> None:
    s.rubble[space] -= n
    s.goods[seat][Good.RUBBLE] += n
    rubble_dug(ev, seat, n, space, s.estate[space // WIDE])
    if s.rubble[space] == 0:
        own_space(s, seat, space, ev)


def dig_refusal(s: State, space: int) -> int:
    return Why.OK if s.rubble[space] > 0 else Why.NO_RUBBLE_THERE


def dig(s: State, seat: int, left: int, space: int, ev: list[int]) -> None:
    ask_counted(s, Decision.DIG, seat, left - 1, 0)
    take_rubble(s, seat, space, 1, ev)

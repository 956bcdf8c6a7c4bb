"""The rules: plain typed functions over numbers, which run interpreted and compiled."""

from __future__ import annotations

from teahouse.core.events import chance
from teahouse.core.reasons import GAME_OVER, OK

from .actions import DRINK, Why
from .events import drunk, ended, first_player, poured, spilled
from .state import HOLDS, POTS, State


def actor(s: State) -> int:
    return s.actor


def seats(s: State) -> int:
    return s.players


def points(s: State, seat: int) -> int:
    return s.score[seat]


def set_up(s: State, ev: list[int]) -> None:
    """The cups are empty; who begins is drawn."""
    s.first = chance(s.rng, s.players, ev)
    s.actor = s.first
    first_player(ev, s.first)


def refusal(s: State, action: int) -> int:
    """Pouring is always allowed, drinking needs something in the cup."""
    if s.actor < 0:
        return GAME_OVER
    if action == DRINK and s.cup[s.actor] == 0:
        return Why.EMPTY_CUP
    return OK


def apply(s: State, action: int, ev: list[int]) -> None:
    if action == DRINK:
        drink(s, ev)
    else:
        pour(s, action, ev)


def pour(s: State, pot: int, ev: list[int]) -> None:
    """The pot gives 1 or more measures; a cup that would hold too much is spilled."""
    seat = s.actor
    measures = 1 + chance(s.rng, POTS[pot], ev)
    s.cup[seat] += measures
    poured(ev, seat, pot, measures)
    if s.cup[seat] > HOLDS:
        s.cup[seat] = 0
        spilled(ev, seat)
        end_turn(s, ev)


def drink(s: State, ev: list[int]) -> None:
    """A point for each measure."""
    seat = s.actor
    s.score[seat] += s.cup[seat]
    drunk(ev, seat, s.cup[seat])
    s.cup[seat] = 0
    end_turn(s, ev)


def end_turn(s: State, ev: list[int]) -> None:
    """The next seat; at the end of a round the game may be over."""
    s.actor = (s.actor + 1) % s.players
    if s.actor != s.first:
        return
    s.round += 1
    if s.round == s.rounds or best(s) >= s.target:
        s.actor = -1
        ended(ev, s.round)


def best(s: State) -> int:
    """The highest score."""
    most = 0
    for seat in range(s.players):
        most = max(most, s.score[seat])
    return most

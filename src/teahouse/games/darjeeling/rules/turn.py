"""The turn: three phases in order, and what ends them."""

from __future__ import annotations

from teahouse.games.darjeeling.events import no_move, nothing_shipped
from teahouse.games.darjeeling.state import FOLLOWING, Decision, State

from .collector import can_move
from .placement import (
    begin_placement,
    face,
)
from .scoring import end_by_rounds, end_by_target, reached_target, score_ships
from .shipment import (
    finish_shipment,
)


def actor(s: State) -> int:
    return s.actor


def seats(s: State) -> int:
    return s.players


def begin_turn(s: State, seat: int, ev: list[int]) -> None:
    """Phase I, then phase II where there is a move (D12, D13, D21)."""
    s.actor = seat
    score_ships(s, seat, ev)
    if reached_target(s, seat):
        end_by_target(s, seat, ev)
    elif can_move(s):
        s.asked = Decision.MOVE
    else:
        no_move(ev, seat)
        s.asked = FOLLOWING[Decision.MOVE]


def end_turn(s: State, ev: list[int]) -> None:
    """D33: at once with the target; otherwise the next seat, or the end of the last round (D38)."""
    if reached_target(s, s.actor):
        end_by_target(s, s.actor, ev)
        return
    following = (s.actor + 1) % s.players
    if following == s.first:
        s.round += 1
        if s.round >= s.round_limit:
            end_by_rounds(s, ev)
            return
    begin_turn(s, following, ev)


def end_placement(s: State, ev: list[int]) -> None:
    """D09: each player places, then the first player begins."""
    following = (s.actor + 1) % s.players
    if following == s.first:
        begin_turn(s, s.first, ev)
    else:
        begin_placement(s, following, ev)


def asked(s: State) -> int:
    """The number of the decision that is asked."""
    return s.asked


def turn_front(s: State, direction: int, ev: list[int]) -> None:
    """D10; with this a player has placed."""
    face(s, direction, ev)
    end_placement(s, ev)


def keep(s: State, ev: list[int]) -> None:
    """D22: shipping is voluntary."""
    nothing_shipped(ev, s.actor)
    end_turn(s, ev)


def finish(s: State, ev: list[int]) -> None:
    finish_shipment(s, ev)
    end_turn(s, ev)

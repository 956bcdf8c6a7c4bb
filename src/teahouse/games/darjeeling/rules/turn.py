"""The turn: three phases in order, and the four questions every game answers."""

from __future__ import annotations

from teahouse.core.events import ALL, emit
from teahouse.games.darjeeling.actions import Act
from teahouse.games.darjeeling.events import Happened
from teahouse.games.darjeeling.reasons import Why
from teahouse.games.darjeeling.state import Decision, State

from .collector import can_move, legal_moves, move, move_refusal
from .placement import (
    begin_placement,
    choose_start,
    face,
    face_refusal,
    legal_faces,
    legal_starts,
    start_refusal,
)
from .scoring import end_by_rounds, end_by_target, reached_target, score_ships
from .shipment import (
    done_refusal,
    fewest_crates,
    finish_shipment,
    lay,
    lay_refusal,
    legal_lays,
    legal_recalls,
    legal_shipments,
    legal_uses,
    recall,
    recall_refusal,
    ship,
    ship_refusal,
    spend,
    spend_refusal,
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
        emit(ev, Happened.NO_MOVE, ALL, seat, 0, 0, 0, 0)
        s.asked = Decision.SHIP


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


def legal(s: State, ids: list[int]) -> int:
    """The legal actions of the decision that is asked."""
    if s.asked == Decision.MOVE:
        return legal_moves(s, ids)
    if s.asked == Decision.SHIP:
        return legal_shipments(s, ids)
    if s.asked == Decision.LAY_THREES:
        return legal_lays(s, Act.LAY_THREES, 3, ids)
    if s.asked == Decision.LAY_TWOS:
        return legal_lays(s, Act.LAY_TWOS, 2, ids)
    if s.asked == Decision.LAY_ONES:
        return legal_lays(s, Act.LAY_ONES, 1, ids)
    if s.asked == Decision.TOKENS:
        return legal_uses(s, ids)
    if s.asked == Decision.RECALL:
        return legal_recalls(s, ids)
    if s.asked == Decision.START:
        return legal_starts(s, ids)
    if s.asked == Decision.FACE:
        return legal_faces(s, ids)
    return 0


def refusal(s: State, action: int) -> int:
    """Why an action cannot be done now; 0 when it can."""
    if s.asked == Decision.OVER:
        return Why.GAME_OVER
    if s.asked == Decision.START and action < Act.FACE:
        return start_refusal(s.cells, action - Act.COLLECT)
    if s.asked == Decision.FACE and Act.FACE <= action < Act.SHIP:
        return face_refusal(s.cells, s.collector[s.actor], action - Act.FACE)
    if s.asked == Decision.MOVE and action < Act.FACE:
        return move_refusal(s, action - Act.COLLECT)
    if s.asked == Decision.SHIP and Act.SHIP <= action < Act.KEEP:
        return ship_refusal(s, action - Act.SHIP, fewest_crates(s))
    if s.asked == Decision.SHIP and action == Act.KEEP:
        return Why.OK
    if s.asked == Decision.LAY_THREES and Act.LAY_THREES <= action < Act.LAY_TWOS:
        return lay_refusal(s, action - Act.LAY_THREES, fewest_crates(s))
    if s.asked == Decision.LAY_TWOS and Act.LAY_TWOS <= action < Act.LAY_ONES:
        return lay_refusal(s, action - Act.LAY_TWOS, fewest_crates(s))
    if s.asked == Decision.LAY_ONES and Act.LAY_ONES <= action < Act.SPEND:
        return lay_refusal(s, action - Act.LAY_ONES, fewest_crates(s))
    if s.asked == Decision.TOKENS and Act.SPEND <= action < Act.RECALL:
        return spend_refusal(s, action - Act.SPEND)
    if s.asked == Decision.RECALL and Act.RECALL <= action < Act.DONE:
        return recall_refusal(s, action - Act.RECALL)
    if s.asked == Decision.RECALL and action == Act.DONE:
        return done_refusal(s.loaded)
    return Why.NOT_ASKED


def apply(s: State, action: int, ev: list[int]) -> None:
    """Do a legal action."""
    if s.asked == Decision.MOVE:
        move(s, action - Act.COLLECT, ev)
        s.asked = Decision.SHIP
    elif s.asked == Decision.SHIP and action == Act.KEEP:
        emit(ev, Happened.NOTHING_SHIPPED, ALL, s.actor, 0, 0, 0, 0)
        end_turn(s, ev)
    elif s.asked == Decision.SHIP:
        ship(s, action - Act.SHIP)
    elif s.asked == Decision.LAY_THREES:
        lay(s, 3, action - Act.LAY_THREES, ev)
    elif s.asked == Decision.LAY_TWOS:
        lay(s, 2, action - Act.LAY_TWOS, ev)
    elif s.asked == Decision.LAY_ONES:
        lay(s, 1, action - Act.LAY_ONES, ev)
    elif s.asked == Decision.TOKENS:
        spend(s, action - Act.SPEND, ev)
    elif s.asked == Decision.RECALL and action == Act.DONE:
        finish_shipment(s, ev)
        end_turn(s, ev)
    elif s.asked == Decision.RECALL:
        recall(s, action - Act.RECALL, ev)
    elif s.asked == Decision.START:
        choose_start(s, action - Act.COLLECT, ev)
    else:
        face(s, action - Act.FACE, ev)
        end_placement(s, ev)

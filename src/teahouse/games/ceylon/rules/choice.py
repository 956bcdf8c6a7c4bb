"""Choosing an action: the card, the action on it, the extra action. C14 to C20, C49."""

from __future__ import annotations

from teahouse.games.ceylon.events import card_played, starting_tile_used, token_kept, token_used
from teahouse.games.ceylon.reasons import Why
from teahouse.games.ceylon.state import (
    CARD_SIDES,
    NONE,
    ActionKind,
    Automatic,
    Decision,
    State,
)

from .card_actions import action_refusal, do_action
from .pending import ask, asked, pop_decision

# The card


def play_refusal(s: State, seat: int, side: int) -> int:
    """C14: a card from the hand, either way round."""
    return Why.OK if s.hand[seat][side // 2] > 0 else Why.NOT_IN_HAND


def play_card(s: State, seat: int, side: int, ev: list[int]) -> None:
    """C14 to C16: one side for the active player, who acts first, the other for the others."""
    card = side // 2
    s.hand[seat][card] -= 1
    s.discards[card] += 1
    s.own_side = CARD_SIDES[card][side % 2]
    s.others_side = CARD_SIDES[card][1 - side % 2]
    card_played(ev, seat, s.own_side, s.others_side)
    pop_decision(s)
    ask(s, Automatic.TURN_END, seat)
    for k in range(s.players - 1, 0, -1):
        ask(s, Decision.ACTION, (seat + k) % s.players)
    ask(s, Decision.AFTER, seat)
    ask(s, Decision.ACTION, seat)


# The action


def main_action(s: State, seat: int) -> int:
    """C16: fixed by the card, whatever the active player did."""
    return s.own_side if seat == s.active else s.others_side


def kind_refusal(s: State, seat: int, kind: int, extra: bool) -> int:
    """C15, C16: the side of the card or an alternative; C19: as extra action all but technology."""
    if extra:
        return Why.NOT_AS_EXTRA if kind == ActionKind.TECHNOLOGY else Why.OK
    if kind == ActionKind.MOVE or kind == ActionKind.RUPEES or kind == main_action(s, seat):
        return Why.OK
    return Why.NOT_ON_CARD


def availability(s: State, seat: int, kind: int, enhanced: int) -> int:
    """C17, C18: whether cost and conditions of an action can be met."""
    return action_refusal(kind, s, seat, enhanced)


def do_refusal(s: State, seat: int, kind: int, extra: bool, enhanced: int) -> int:
    why = kind_refusal(s, seat, kind, extra)
    return why if why != Why.OK else availability(s, seat, kind, enhanced)


def choose_refusal(s: State, seat: int, kind: int, extra: bool) -> int:
    """C15 to C19, without the starting tile."""
    return do_refusal(s, seat, kind, extra, 0)


def is_extra(s: State) -> bool:
    """C19: whether the extra action of a token is asked for."""
    return asked(s) == Decision.EXTRA


def tile_refusal(s: State, seat: int, extra: bool) -> int:
    """C49: once in the game, with the action it is for, where it changes something."""
    if s.tile[seat] == NONE:
        return Why.NO_STARTING_TILE
    if s.tile_used[seat] == 1:
        return Why.STARTING_TILE_USED
    return do_refusal(s, seat, s.tile[seat], extra, 1)


def token_refusal(s: State, seat: int) -> int:
    """C19, C20: the active player, one a turn."""
    if seat != s.active:
        return Why.NOT_THE_ACTIVE_PLAYER
    if s.token_used == 1:
        return Why.ONE_TOKEN_A_TURN
    return Why.OK if s.tokens[seat] > 0 else Why.NO_TOKEN


def use_token(s: State, seat: int, ev: list[int]) -> None:
    """C19: before the action of the card it still waits below; after it nothing does."""
    if s.waiting[s.depth - 1] == Decision.AFTER:
        pop_decision(s)
    s.tokens[seat] -= 1
    s.token_used = 1
    token_used(ev, seat)
    ask(s, Decision.EXTRA, seat)


def keep_token(s: State, seat: int, ev: list[int]) -> None:
    token_kept(ev, seat)
    pop_decision(s)


def use_tile(s: State, seat: int, ev: list[int]) -> None:
    """C49: turned over for good."""
    s.tile_used[seat] = 1
    starting_tile_used(ev, seat, s.tile[seat])
    begin_action(s, seat, s.tile[seat], 1, ev)


def choose_action(s: State, seat: int, kind: int, ev: list[int]) -> None:
    """C15: without the starting tile."""
    begin_action(s, seat, kind, 0, ev)


def begin_action(s: State, seat: int, kind: int, enhanced: int, ev: list[int]) -> None:
    """Do what needs no further choice, ask where it does."""
    pop_decision(s)
    s.enhanced = enhanced
    do_action(kind, s, seat, enhanced, ev)

"""The turn, and what happens by itself."""

from __future__ import annotations

from teahouse.games.ceylon.events import last_card
from teahouse.games.ceylon.reasons import Why
from teahouse.games.ceylon.state import (
    IS_DURING_ACTION,
    NONE,
    Automatic,
    Decision,
    Ending,
    State,
    cards_in_deck,
    cards_in_hand,
)
from teahouse.games.ceylon.tables import T

from .choice import token_refusal
from .pending import ask, asked, pop_decision
from .scoring import final_scoring
from .setup import deal_hands, draw_card
from .trade import refill_wagons


def seats(s: State) -> int:
    return s.players


def begin_turn(s: State, seat: int) -> None:
    """C14."""
    s.active = seat
    ask(s, Decision.CARD, seat)


def fill_hand(s: State, seat: int, ev: list[int]) -> None:
    """C21: one card, up to three, while there are any; C58: the last one triggers the end."""
    if cards_in_deck(s) == 0 or cards_in_hand(s, seat) >= T.hand:
        return
    draw_card(s, seat, ev)
    if cards_in_deck(s) == 0 and s.ending == Ending.NO:
        s.ending = Ending.DECK
        last_card(ev, seat)


def end_turn(s: State, ev: list[int]) -> None:
    """C21, C22, then the next player; C58: the end when all have had the same number of turns."""
    fill_hand(s, s.active, ev)
    refill_wagons(s, ev)
    s.own_side = NONE
    s.others_side = NONE
    s.token_used = 0
    s.turn += 1
    following = (s.active + 1) % s.players
    if s.ending != Ending.NO and following == s.first:
        s.active = NONE
        final_scoring(s, ev)
    else:
        begin_turn(s, following)


def resume(s: State, ev: list[int]) -> None:
    """Do what waits on top and needs nobody's decision."""
    going = True
    while going:
        top = asked(s)
        if top == Decision.AFTER and token_refusal(s, s.active) != Why.OK:
            pop_decision(s)
        elif top == Automatic.TURN_END:
            pop_decision(s)
            end_turn(s, ev)
        elif top == Automatic.DEAL:
            pop_decision(s)
            deal_hands(s, ev)
            begin_turn(s, s.first)
        else:
            going = False


def is_acting(s: State) -> bool:
    """Whether an action is under way."""
    return IS_DURING_ACTION[asked(s)] == 1


def enhanced(s: State) -> int:
    """1 if the starting tile works for the action under way."""
    return s.enhanced


def go_on(s: State, ev: list[int]) -> None:
    """After an action: the starting tile has done its work, and what follows by itself happens."""
    if not is_acting(s):
        s.enhanced = 0
    resume(s, ev)

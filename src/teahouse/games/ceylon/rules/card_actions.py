"""The seven actions a card offers, each declared once. C15, C17, C18, C33, C54."""

from __future__ import annotations

from typing import NamedTuple

from teahouse.core.decisions import cases
from teahouse.core.rules import Rule
from teahouse.games.ceylon.reasons import Why
from teahouse.games.ceylon.state import ActionKind, Decision, State
from teahouse.games.ceylon.tables import T

from .alternative_actions import moving_refusal, take_rupees
from .council import councillor_refusal, engage
from .pending import ask
from .plantations import harvesting_refusal, planting_refusal
from .technology import advance, technology_refusal
from .trade import trading_refusal


def taking_refusal() -> int:
    """C17: two rupees can always be taken."""
    return Why.OK


def ask_plant(s: State, seat: int) -> None:
    ask(s, Decision.PLANT, seat)


def ask_harvest(s: State, seat: int) -> None:
    ask(s, Decision.HARVEST, seat)


def ask_contract(s: State, seat: int) -> None:
    ask(s, Decision.CONTRACT, seat)


def ask_destination(s: State, seat: int) -> None:
    ask(s, Decision.DESTINATION, seat)


def engage_or_ask(s: State, seat: int, enhanced: int, ev: list[int]) -> None:
    """C33: the councillor of one's district; C54: with the starting tile one of another."""
    if enhanced == 1:
        ask(s, Decision.COUNCILLOR, seat)
    else:
        engage(s, seat, T.district[s.pawn[seat]], ev)


class CardAction(NamedTuple):
    """What keeps it from being done (C17, C18), and what it does or asks first."""

    refusal: Rule
    begin: Rule


ACTIONS = {
    ActionKind.PLANT: CardAction(planting_refusal, ask_plant),
    ActionKind.HARVEST: CardAction(harvesting_refusal, ask_harvest),
    ActionKind.TRADE: CardAction(trading_refusal, ask_contract),
    ActionKind.COUNCILLOR: CardAction(councillor_refusal, engage_or_ask),
    ActionKind.TECHNOLOGY: CardAction(technology_refusal, advance),
    ActionKind.MOVE: CardAction(moving_refusal, ask_destination),
    ActionKind.RUPEES: CardAction(taking_refusal, take_rupees),
}
TAKES = {"kind": int, "s": State, "seat": int, "enhanced": int}

action_refusal = cases(
    "action_refusal", TAKES, "kind", {k: a.refusal for k, a in ACTIONS.items()}, int
)
do_action = cases(
    "do_action", {**TAKES, "ev": list[int]}, "kind", {k: a.begin for k, a in ACTIONS.items()}
)

"""Areas F and G: the post office and the chaiwala. A42, A43."""

from __future__ import annotations

from teahouse.games.alubari.events import leaves_to_chai
from teahouse.games.alubari.reasons import Why
from teahouse.games.alubari.state import Decision, Good, Keeps, Origin, State

from .cards import cards_kept, new_mail
from .pending import ask
from .supply import chai_room, gain_leaves, pay
from .weather_and_rates import harvest_halves


def mail_helps(s: State) -> bool:
    """A42: the Chai bonus works on an empty office too; A30: if there are other cards to lay."""
    return s.deck_size + cards_kept(s, Keeps.DISCARD) > 0


def begin_post(s: State, seat: int, strong: int, ev: list[int]) -> None:
    if strong == 1:
        new_mail(s, ev)
    ask(s, Decision.POST, seat)


def take_refusal(s: State, card: int) -> int:
    return Why.OK if s.contract[card] == Keeps.OFFICE else Why.NOT_OPEN


def leaves_refusal(s: State) -> int:
    """A43: as many as the harvest rate; a half gives none."""
    return Why.NO_LEAVES_AT_HALF if harvest_halves(s) < 2 else Why.OK


def brew_refusal(s: State, seat: int, leaves: int) -> int:
    """A43: one for one, not beyond the maximum."""
    if leaves > s.goods[seat][Good.LEAVES]:
        return Why.TOO_FEW_LEAVES
    return Why.BEYOND_CHAI_LIMIT if leaves > chai_room(s, seat) else Why.OK


def can_visit(s: State, seat: int) -> bool:
    """Is there anything to do at the chaiwala?"""
    if leaves_refusal(s) == Why.OK:
        return True
    return brew_refusal(s, seat, 1) == Why.OK


def take_leaves(s: State, seat: int, ev: list[int]) -> None:
    gain_leaves(s, seat, Origin.CHAIWALA, harvest_halves(s) // 2, ev)


def brew(s: State, seat: int, leaves: int, ev: list[int]) -> None:
    pay(s, seat, Good.LEAVES, leaves)
    s.goods[seat][Good.CHAI] += leaves
    leaves_to_chai(ev, seat, leaves)

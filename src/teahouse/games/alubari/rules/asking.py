"""What is asked now, and the rules of decisions in the form in which they are asked."""

from __future__ import annotations

from teahouse.games.alubari.reasons import Why
from teahouse.games.alubari.state import Decision, Good, Phase, State

from .build import (
    build_station,
    crew_refusal,
    discount,
    discount_refusal,
    pay_equipment,
    price_refusal,
    take_equipment,
)
from .event_wheel import maintain, maintain_refusal
from .excavate import dig_refusal
from .pending import asked, asked_seat
from .post_office import leaves_refusal, take_refusal
from .turn import act, begin_action
from .using_contracts import pick_refusal, swap, swap_refusal
from .weather_and_rates import harvest_halves

FREE = 2  # the price of an equipment that is a gain


def actor(s: State) -> int:
    return asked_seat(s) if s.depth > 0 else -1


def seats(s: State) -> int:
    return s.players


def decision_asked(s: State) -> int:
    """The decision on top; OVER at the end, whatever still waits."""
    return Decision.OVER if s.phase == Phase.OVER else asked(s)


# Why not


def upkeep_refusal(s: State, seat: int, upkeep: int) -> int:
    return maintain_refusal(s.goods[seat][Good.STEEL], s.goods[seat][Good.CHAI], upkeep)


def open_contract_refusal(s: State, card: int) -> int:
    return take_refusal(s.contract[card])


def drawn_contract_refusal(s: State, card: int) -> int:
    return pick_refusal(s.contract[card])


def leaves_now_refusal(s: State) -> int:
    return leaves_refusal(harvest_halves(s))


def digging_refusal(s: State, space: int) -> int:
    return dig_refusal(s.rubble[space])


def swapping_refusal(s: State, seat: int, about: int) -> int:
    return swap_refusal(s, seat, about)


def off_refusal(s: State, seat: int, about: int, off: int) -> int:
    return discount_refusal(s, seat, about, off)


def crew_off_refusal(s: State, seat: int, about: int, left: int, crew: int) -> int:
    return crew_refusal(s, seat, about, left, crew)


def paying_refusal(s: State, seat: int, about: int, cheaper: int) -> int:
    return price_refusal(s, seat, about, cheaper)


# A29: what is compulsory cannot be left


def must_choose(s: State) -> int:
    return Why.MUST_CHOOSE


def must_take(s: State) -> int:
    return Why.MUST_TAKE


def must_act(s: State) -> int:
    return Why.MUST_ACT


def must_dig(s: State) -> int:
    return Why.MUST_DIG


# What then happens


def act_plainly(s: State, seat: int, extra: int, ev: list[int]) -> None:
    """A30: without Chai."""
    act(s, seat, 0, extra, ev)


def act_again(s: State, seat: int, ev: list[int]) -> None:
    """A80: the extra action."""
    begin_action(s, seat, 1, ev)


def maintain_one(s: State, seat: int, about: int, upkeep: int, ev: list[int]) -> None:
    maintain(s, seat, about, upkeep, ev)


def swap_again(s: State, seat: int, about: int, ev: list[int]) -> None:
    swap(s, seat, about, ev)


def take_off(s: State, seat: int, about: int, off: int, ev: list[int]) -> None:
    discount(s, seat, about, off, ev)


def build_with_crew(s: State, seat: int, about: int, left: int, crew: int, ev: list[int]) -> None:
    build_station(s, seat, about, left, crew, ev)


def pay_price(s: State, seat: int, about: int, cheaper: int, ev: list[int]) -> None:
    pay_equipment(s, seat, about, cheaper, ev)


def gain_equipment(s: State, seat: int, equipment: int, ev: list[int]) -> None:
    take_equipment(s, seat, equipment, FREE, ev)

"""Decisions declared once, and the rules generated from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

import pytest

from teahouse.core.actions import Action, Codec
from teahouse.core.decisions import Decision, Decisions, Offer, by_action, cases, successors
from teahouse.core.errors import RuleError
from teahouse.core.reasons import GAME_OVER, NOT_ASKED, OK

EMPTY = 7


class Asked(IntEnum):
    OVER = 0
    POUR = 1
    DRINK = 2
    PAY = 5


@dataclass
class State:
    asked: int
    seat: int
    cups: list[int]


@dataclass(frozen=True)
class Wait(Action):
    def __str__(self) -> str:
        return "wait"


@dataclass(frozen=True)
class Drink(Action):
    cup: Annotated[int, range(3)]

    def __str__(self) -> str:
        return f"drink {self.cup}"


@dataclass(frozen=True)
class Pay(Action):
    coins: Annotated[int, range(1, 4)]

    def __str__(self) -> str:
        return f"pay {self.coins}"


CODEC = Codec(Wait, Drink, Pay)


def asked(s: State) -> int:
    return s.asked


def seat_asked(s: State) -> int:
    return s.seat


def drink_refusal(s: State, seat: int, h: int) -> int:
    return OK if s.cups[h] > seat else EMPTY


def drink(s: State, h: int, ev: list[int]) -> None:
    s.cups[h] -= 1
    ev.append(h)


def pay(s: State, coins: int) -> None:
    s.cups[0] = coins


def wait(s: State) -> None:
    s.cups[1] = 9


def settle(s: State, ev: list[int]) -> None:
    ev.append(-1)


PAYING = Decision(Asked.PAY, "T03", Offer(Pay, None, pay), Offer(Wait, None, wait))
DRINKING = Decision(
    Asked.DRINK, "T01 T02", Offer(Drink, drink_refusal, drink), Offer(Wait, None, wait)
)
DECISIONS = Decisions(
    State, CODEC, PAYING, DRINKING, asked=asked, provides={"seat": seat_asked}, afterwards=settle
)


def refusals(s: State) -> list[int]:
    return [DECISIONS.refusal(s, action.id) for action in CODEC.actions]


def listed(decisions: Decisions, s: State) -> list[int]:
    ids = [0] * 5
    return ids[: decisions.legal(s, ids)]


def test_what_is_offered_and_not_refused_is_legal_in_the_order_of_the_offers() -> None:
    assert listed(DECISIONS, State(Asked.DRINK, 0, [1, 0, 2])) == [1, 3, 0]
    assert listed(DECISIONS, State(Asked.DRINK, 1, [1, 0, 2])) == [3, 0]
    assert listed(DECISIONS, State(Asked.PAY, 0, [1])) == [4, 5, 6, 0]
    assert listed(DECISIONS, State(Asked.OVER, 2, [0])) == []


def test_a_decision_may_list_by_itself_what_is_legal() -> None:
    def first_cup(s: State, seat: int, ids: list[int]) -> int:
        ids[0] = CODEC.first[Drink] + seat
        return 1

    own = Decision(Asked.DRINK, "T01", *DRINKING.offers, legal=first_cup)
    decisions = Decisions(State, CODEC, own, asked=asked, provides={"seat": seat_asked})
    assert listed(decisions, State(Asked.DRINK, 2, [0])) == [3]


def test_what_a_refusal_is_given_may_be_called_like_the_rule_that_gives_it() -> None:
    def seat(s: State) -> int:
        return s.seat

    decisions = Decisions(State, CODEC, DRINKING, asked=asked, provides={"seat": seat})
    assert listed(decisions, State(Asked.DRINK, 1, [1, 0, 2])) == [3, 0]


def test_an_action_is_refused_by_its_own_rule_or_because_it_is_not_asked() -> None:
    assert refusals(State(Asked.DRINK, 0, [1, 0, 2])) == [OK, OK, EMPTY, OK, *[NOT_ASKED] * 3]
    assert refusals(State(Asked.DRINK, 1, [1, 0, 2])) == [OK, EMPTY, EMPTY, OK, *[NOT_ASKED] * 3]
    assert refusals(State(Asked.PAY, 0, [1])) == [OK, *[NOT_ASKED] * 3, OK, OK, OK]
    assert refusals(State(Asked.OVER, 0, [1])) == [GAME_OVER] * 7


@pytest.mark.parametrize(
    ("number", "action", "cups", "events"),
    [
        (Asked.DRINK, "drink 2", [5, 5, 4], [2, -1]),
        (Asked.DRINK, "wait", [5, 9, 5], [-1]),
        (Asked.PAY, "pay 3", [3, 5, 5], [-1]),
        (Asked.PAY, "wait", [5, 9, 5], [-1]),
    ],
)
def test_an_action_is_done_by_its_own_rule(
    number: Asked, action: str, cups: list[int], events: list[int]
) -> None:
    s, ev = State(number, 0, [5, 5, 5]), list[int]()
    DECISIONS.apply(s, CODEC.parse(action).id, ev)
    assert (s.cups, ev) == (cups, events)


def test_decisions_are_listed_with_their_rules() -> None:
    assert [(d.name, d.rules) for d in DECISIONS] == [("drink", "T01 T02"), ("pay", "T03")]
    assert len(DECISIONS) == 2


def test_a_rule_that_asks_for_something_unknown_is_refused() -> None:
    with pytest.raises(RuleError, match="drink_refusal: nothing provides its parameters seat, h"):
        Decisions(State, CODEC, DRINKING, asked=asked)


def told(s: State, place: int) -> int:
    return s.cups[place]


def clear(s: State) -> None:
    s.asked, s.cups[0] = 0, 0


def pay_rest(s: State, left: int, coins: int, ev: list[int]) -> None:
    ev += [s.asked, left, coins]


def ask_for(*fields: str) -> Decisions:
    paying = Decision(Asked.PAY, "T03", Offer(Pay, None, pay_rest), Offer(Wait), fields=fields)
    return Decisions(
        State, CODEC, paying, asked=asked, told=told, fields={"left": 0}, before=clear,
        afterwards=settle,
    )  # fmt: skip


def test_a_decision_is_taken_off_before_it_is_answered_with_what_it_said() -> None:
    for action, events in (("pay 3", [0, 8, 3, -1]), ("wait", [-1])):
        s, ev = State(Asked.PAY, 0, [8]), list[int]()
        ask_for("left").apply(s, CODEC.parse(action).id, ev)
        assert (s.asked, s.cups, ev) == (0, [0], events)


def test_rules_get_only_the_fields_that_a_decision_declares() -> None:
    with pytest.raises(RuleError, match="pay_rest: nothing provides its parameters left, coins"):
        ask_for()
    with pytest.raises(RuleError, match="nothing tells the field right"):
        ask_for("left", "right")


def test_what_is_offered_without_a_rule_does_nothing() -> None:
    decisions = Decisions(State, CODEC, Decision(Asked.PAY, "T03", Offer(Wait)), asked=asked)
    s = State(Asked.PAY, 1, [2])
    decisions.apply(s, CODEC.parse("wait").id, [])
    assert s == State(Asked.PAY, 1, [2])


def test_a_decision_is_declared_once() -> None:
    with pytest.raises(RuleError, match="declared once"):
        Decisions(State, CODEC, PAYING, PAYING, asked=asked)


def test_what_follows_is_read_off_the_sequences() -> None:
    assert successors((Asked.PAY, Asked.DRINK), (Asked.POUR,)) == (0, 0, 0, 0, 0, 2)


def test_one_of_several_rules_is_done_by_its_number() -> None:
    pour = cases("serve", {"kind": int, "s": State, "h": int, "ev": list[int]}, "kind", CASES)
    s, ev = State(Asked.DRINK, 0, [5, 5, 5]), list[int]()
    for kind in (3, 1, 8):
        pour(kind, s, 2, ev)
    assert (s.cups, ev) == ([5, 9, 4], [-1, 2])
    with pytest.raises(RuleError, match="pay: nothing provides its parameter coins"):
        cases("serve", {"kind": int, "s": State}, "kind", {1: pay})


CASES: dict[int, Callable[..., None]] = {1: drink, 3: settle, 8: wait}


def coins_kept(s: State, coins: int) -> float:
    return s.seat - coins / 2


def test_a_number_for_an_action_stands_beside_its_type() -> None:
    worth = by_action("worth", State, CODEC, {Pay: coins_kept, Wait: 3}, otherwise=0.5)
    s = State(Asked.PAY, 1, [])
    numbers = [worth(s, CODEC.number(action)) for action in (Wait(), Drink(2), Pay(1), Pay(3))]
    assert numbers == [3.0, 0.5, 0.5, -0.5]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [({Wait: coins_kept}, "Wait has no field for coins_kept"), ({Action: 1.0}, "Action is no act")],
)
def test_a_number_needs_an_action_that_fits(wrong: dict[type, float], why: str) -> None:
    with pytest.raises(RuleError, match=why):
        by_action("worth", State, CODEC, wrong, otherwise=0.5)

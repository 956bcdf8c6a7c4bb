"""Area C: the works. A35, A79."""

from __future__ import annotations

from teahouse.games.alubari.events import steel_made, stone_crushed, stone_made
from teahouse.games.alubari.reasons import Why
from teahouse.games.alubari.state import Cube, Decision, Detail, Good, State, WorksStep
from teahouse.games.alubari.tables import T

from .pending import ask, say
from .supply import pay


def steel_price(strong: int) -> int:
    return T.iron_for_steel_strong if strong == 1 else T.iron_for_steel


def work_refusal(s: State, seat: int, strong: int, stone_crushed: int, step: int) -> int:
    """A35: three steps, or any number with Chai."""
    if step == WorksStep.STEEL:
        return steel_refusal(s, seat, strong)
    if step == WorksStep.CRUSH:
        return Why.OK if s.goods[seat][Good.STONE] > 0 else Why.TOO_LITTLE_STONE
    if strong == 1 and stone_crushed == 1:  # A35: restricts the unlimited works only
        return Why.STONE_WAS_CRUSHED
    if s.goods[seat][Good.RUBBLE] < T.rubble_for_stone:
        return Why.TOO_LITTLE_RUBBLE
    stones = s.yard[Cube.STONE] if step == WorksStep.STONE_FROM_YARD else s.bag[Cube.STONE]
    return Why.OK if stones > 0 else Why.NO_STONE_THERE


def steel_refusal(s: State, seat: int, strong: int) -> int:
    """A79: iron enough, and a bar left in the box."""
    if s.goods[seat][Good.IRON] < steel_price(strong):
        return Why.TOO_LITTLE_IRON
    return Why.OK if s.steel > 0 else Why.NO_STEEL_LEFT


def can_work(s: State, seat: int) -> bool:
    for step in range(4):
        if work_refusal(s, seat, 0, 0, step) == Why.OK:
            return True
    return False


def works_bonus_helps(s: State, seat: int) -> bool:
    """A30: steel gets cheaper, or more steps can be done than there are without Chai."""
    if steel_price(1) < steel_price(0) and steel_refusal(s, seat, 1) == Why.OK:
        return True
    return most_steps(s, seat) > T.works_steps


def most_steps(s: State, seat: int) -> int:
    """How many steps the unlimited works allow: all steel, all stone, then crush every stone."""
    goods = s.goods[seat]
    bars = min(s.steel, goods[Good.IRON] // steel_price(1))
    stones = min(s.yard[Cube.STONE] + s.bag[Cube.STONE], goods[Good.RUBBLE] // T.rubble_for_stone)
    return bars + stones + goods[Good.STONE] + stones


def begin_works(s: State, seat: int, strong: int) -> None:
    ask_works(s, seat, T.works_steps, strong, 0)


def ask_works(s: State, seat: int, left: int, strong: int, stone_crushed: int) -> None:
    if left > 0:
        ask(s, Decision.WORKS, seat)
        say(s, Detail.LEFT, left)
        say(s, Detail.STRONG, strong)
        say(s, Detail.STONE_CRUSHED, stone_crushed)


def work(
    s: State, seat: int, left: int, strong: int, stone_crushed: int, step: int, ev: list[int]
) -> None:
    if strong == 0:  # A35: with Chai the steps are not counted
        left -= 1
    if step == WorksStep.CRUSH:
        stone_crushed = 1
    ask_works(s, seat, left, strong, stone_crushed)
    if step == WorksStep.STEEL:
        make_steel(s, seat, Good.IRON, steel_price(strong), ev)
    elif step == WorksStep.CRUSH:
        crush_stone(s, seat, ev)
    else:
        make_stone(s, seat, T.rubble_for_stone, step == WorksStep.STONE_FROM_YARD, ev)


def make_steel(s: State, seat: int, good: int, price: int, ev: list[int]) -> None:
    """Contracts 10 and 12 make steel too."""
    pay(s, seat, good, price)
    s.steel -= 1
    s.goods[seat][Good.STEEL] += 1
    steel_made(ev, seat, good, price)


def make_stone(s: State, seat: int, rubble: int, from_yard: bool, ev: list[int]) -> None:
    """Contract 11 makes stone too."""
    pay(s, seat, Good.RUBBLE, rubble)
    if from_yard:
        s.yard[Cube.STONE] -= 1
    else:
        s.bag[Cube.STONE] -= 1
    s.goods[seat][Good.STONE] += 1
    stone_made(ev, seat, rubble, int(from_yard))


def crush_stone(s: State, seat: int, ev: list[int]) -> None:
    pay(s, seat, Good.STONE, 1)
    s.goods[seat][Good.RUBBLE] += T.rubble_from_stone
    stone_crushed(ev, seat, T.rubble_from_stone)

"""Area C, the works: A35, A79."""

from __future__ import annotations

import pytest

from teahouse.games.alubari.state import (
    GAME,
    Cube,
    Decision,
    Good,
    Phase,
)

from .positions import (
    asking,
    balance,
    base,
    choices,
    do,
    goods,
    labour,
    lay,
    refused,
    resolve,
)


@pytest.mark.rule("A35")
def test_three_steps_in_any_order() -> None:
    s = base()
    goods(s, 0, iron=3, rubble=2, stone=1)
    labour(s, C1=0)
    table = resolve(s, "C")
    assert choices(table) == [
        "make steel", "make stone-from-yard", "make stone-from-bag", "make crush", "done",
    ]  # fmt: skip
    after = do(table, "make steel", "make stone-from-yard", "make crush")
    assert after.goods[0] == [0, 1, 2, 1, 0, 0]
    assert after.phase == Phase.PLACE


@pytest.mark.rule("A35")
def test_stone_comes_from_yard_or_bag() -> None:
    s = base()
    goods(s, 0, rubble=6)
    table = asking(s, Decision.WORKS, left=3)
    bag, yard = s.bag[Cube.STONE], s.yard[Cube.STONE]
    after = do(table, "make stone-from-yard")
    assert (after.bag[Cube.STONE], after.yard[Cube.STONE]) == (bag, yard - 1)
    after = do(table, "make stone-from-bag")
    assert (after.bag[Cube.STONE], after.yard[Cube.STONE]) == (bag - 1, yard - 1)
    assert after.goods[0][Good.STONE] == 2
    assert after.goods[0][Good.RUBBLE] == 2


@pytest.mark.rule("A35")
def test_iron_and_crushed_stone_go_into_the_bag() -> None:
    s = base()
    goods(s, 0, iron=3, stone=1)
    table = asking(s, Decision.WORKS, left=3)
    after = do(table, "make steel")
    assert after.steel == 15
    assert after.bag[Cube.IRON] == 27 - 6
    after = do(table, "make crush")  # the last step: the next refill draws from the bag
    assert (after.bag[0] + after.yard[0], after.bag[1] + after.yard[1]) == (27, 15)


@pytest.mark.rule("A35")
def test_no_stone_is_made_after_one_was_crushed_in_the_unlimited_works() -> None:
    s = base()
    goods(s, 0, stone=2, rubble=4, iron=6)
    table = asking(s, Decision.WORKS, left=3, strong=1)
    table.apply("make crush")
    assert choices(table) == ["make steel", "make crush", "done"]
    assert refused(table, "make stone-from-bag") == ("stone-was-crushed", "A35")
    table.apply("make crush")
    assert refused(table, "make stone-from-yard") == ("stone-was-crushed", "A35")


@pytest.mark.rule("A35")
def test_three_steps_without_chai_come_in_any_order() -> None:
    s = base()
    goods(s, 0, stone=1)
    table = asking(s, Decision.WORKS, left=3)
    table.apply("make crush")
    assert choices(table) == ["make stone-from-yard", "make stone-from-bag", "done"]
    do(table, "make stone-from-yard", "make crush")
    assert table.state().goods[0] == [0, 0, 2, 0, 0, 0]


@pytest.mark.rule("A35")
def test_with_chai_any_number_of_steps_and_cheaper_steel() -> None:
    s = base()
    goods(s, 0, iron=9, chai=1, stone=1)
    labour(s, C1=0)
    table = resolve(s, "C")
    do(table, "chai", "make steel", "make crush", "make steel", "make steel", "make steel")
    assert table.state().goods[0] == [1, 0, 2, 4, 0, 0]


@pytest.mark.rule("A35")
def test_steps_need_what_they_cost() -> None:
    s = base()
    goods(s, 0, iron=2, rubble=1, stone=0)
    plain = asking(s, Decision.WORKS, left=3)
    assert refused(plain, "make steel") == ("too-little-iron", "A35")
    assert refused(plain, "make crush") == ("too-little-stone", "A35")
    for source in ("yard", "bag"):
        assert refused(plain, f"make stone-from-{source}") == ("too-little-rubble", "A35")
    goods(s, 0, chai=1)
    labour(s, C1=0)
    table = resolve(s, "C")
    assert table.decision == Decision.STRENGTHEN  # nothing can be made without Chai
    table.apply("chai")
    assert choices(table) == ["make steel", "done"]


@pytest.mark.rule("A79")
def test_no_bar_no_steel_and_no_stone_no_stone() -> None:
    s = base()
    goods(s, 0, iron=3, rubble=4)
    goods(s, 1, steel=16, stone=10)
    s.yard[Cube.STONE] = 1
    balance(s)
    s.bag[Cube.STONE] = 0
    goods(s, 1, steel=16, stone=14)
    table = asking(s, Decision.WORKS, left=3)
    assert choices(table) == ["make stone-from-yard", "done"]
    assert refused(table, "make steel") == ("no-steel-left", "A79")
    assert refused(table, "make stone-from-bag") == ("no-stone-there", "A35")


@pytest.mark.rule("A79", "A40")
def test_steel_gained_as_far_as_there_is_any() -> None:
    s = base()
    lay(s, GAME, 1)
    goods(s, 0, steel=1)
    goods(s, 1, steel=15)
    after = do(asking(s, Decision.BUILD, left=1, owed=1), "build rangtong-1")
    assert after.goods[0][Good.STEEL] == 1  # paid for the area, the only one there is
    assert after.steel == 0

"""Contracts of the areas A to C, numbers 1 to 13. A28, A80."""

from __future__ import annotations

import pytest

from teahouse.games.alubari.state import (
    NOBODY,
    Cube,
    Decision,
    Good,
    Last,
    Phase,
)

from .positions import (
    balance,
    base,
    choices,
    dig_out,
    do,
    goods,
    hold,
    labour,
    refused,
    resolve,
)


@pytest.mark.rule("A80", "A31")
def test_1_gives_one_labourer_two_more_cubes_but_no_more_chai() -> None:
    s = base()
    hold(s, 0, 1)
    labour(s, A1=0, A2=0)
    table = resolve(s)
    do(table, "use 1", "cube chai", "cube iron", "cube iron", "cube iron")
    assert table.view()["pending"][-1]["left"] == 1
    assert refused(table, "cube chai") == ("chai-cube-limit", "A31")
    do(table, "cube iron")
    after = table.state()
    assert after.goods[0] == [4, 0, 0, 0, 0, 1]
    assert table.decision == Decision.STRENGTHEN  # the second labourer
    do(table, "done", "cube stone", "cube stone", "cube stone")
    assert table.state().goods[0][:2] == [4, 3]
    assert table.state().phase == Phase.PLACE  # three cubes, no more


@pytest.mark.rule("A80")
def test_1_lapses_when_the_labourer_stops_after_one_more_cube() -> None:
    s = base()
    hold(s, 0, 1)
    labour(s, A1=0, A2=0)
    table = resolve(s)
    do(table, "use 1", *["cube iron"] * 4, "done")
    assert table.state().lasting[0][Last.CUBES] == 0
    do(table, "cube iron", "cube iron", "cube stone")
    assert table.state().goods[0][:2] == [6, 1]
    assert table.state().phase == Phase.PLACE


@pytest.mark.rule("A80")
def test_1_waits_for_the_second_labourer_when_the_first_does_not_need_it() -> None:
    s = base()
    hold(s, 0, 1)
    labour(s, A1=0, A2=0)
    table = resolve(s)
    do(table, "use 1", *["cube iron"] * 3, "done")
    assert table.state().lasting[0][Last.CUBES] == 2
    do(table, *["cube iron"] * 3, *["cube stone"] * 2)
    assert table.state().goods[0][:2] == [6, 2]


@pytest.mark.rule("A80")
def test_1_with_chai_seven_cubes_two_of_them_chai() -> None:
    s = base()
    s.yard = [6, 3, 4]
    hold(s, 0, 1)
    goods(s, 0, chai=1)
    labour(s, A1=0)
    table = resolve(s)
    do(table, "use 1", "chai", *["cube iron"] * 5, "cube chai", "cube chai")
    after = table.state()
    assert after.goods[0] == [5, 0, 0, 0, 0, 2]
    assert after.phase == Phase.PLACE


@pytest.mark.parametrize(("number", "good"), [(2, Good.IRON), (3, Good.STONE)])
@pytest.mark.parametrize(("in_bag", "taken"), [(5, 2), (1, 1), (0, 0)])
@pytest.mark.rule("A28")
def test_2_and_3_take_from_the_bag(number: int, good: int, in_bag: int, taken: int) -> None:
    s = base()
    hold(s, 0, number, 4)
    s.goods[1][good] = balance(s).bag[good] - in_bag
    after = do(resolve(s), f"use {number}")
    assert after.goods[0][good] == taken
    assert after.bag[good] == in_bag - taken
    assert after.yard == [6, 3, 2]


@pytest.mark.rule("A80", "A31")
def test_4_takes_the_lead_and_keeps_it_this_round() -> None:
    s = base()
    hold(s, 1, 4)
    labour(s, A2=0)
    table = resolve(s)
    do(table, "use 4")
    assert table.state().first == 1
    after = do(table, "done")
    assert after.first == 1
    assert after.keeps_lead == 0  # the next round has begun


@pytest.mark.rule("A80")
@pytest.mark.parametrize(
    ("yard", "bag", "from_yard", "from_bag"), [(2, 5, 1, 0), (0, 5, 0, 1), (0, 0, 0, 0)]
)
def test_5_takes_a_chai_cube_from_yard_or_bag(
    yard: int, bag: int, from_yard: int, from_bag: int
) -> None:
    s = base()
    hold(s, 0, 4, 5)
    s.yard[2] = yard
    out = s.chai_out = balance(s).bag[Cube.CHAI] - bag
    table = resolve(s)
    happened = [event.name for event in table.apply("use 5")]
    after = table.state()
    assert after.goods[0][Good.CHAI] == from_yard + from_bag
    assert after.chai_out == out + from_yard + from_bag
    assert (after.yard[2], after.bag[Cube.CHAI]) == (yard - from_yard, bag - from_bag)
    assert happened[1:] == (
        ["cube-taken", "chai-gained"] if from_yard
        else ["cubes-from-bag", "chai-gained"] if from_bag else []
    )  # fmt: skip


@pytest.mark.rule("A80", "A33")
def test_6_strengthens_every_excavation_of_the_round() -> None:
    s = base()
    hold(s, 0, 6)
    labour(s, B1=0, B2=0)
    after = do(resolve(s, "B"), "use 6")
    assert after.goods[0][Good.RUBBLE] == 10
    assert after.lasting[0][Last.DIG] == 0  # the round is over


@pytest.mark.rule("A80", "A30")
def test_7_digs_once_more_after_all_others_and_may_be_left() -> None:
    s = base()
    hold(s, 0, 7)
    labour(s, B1=1)
    table = resolve(s, "B")
    do(table, "use 7")
    assert (table.actor, table.decision) == (0, Decision.EXTRA)
    assert choices(table) == ["extra", "done"]
    assert table.state().goods[1][Good.RUBBLE] == 3  # seat 1 has dug before
    assert table.state().lasting[0][Last.EXTRA] == 0
    other = table.copy()
    assert do(table, "extra").goods[0][Good.RUBBLE] == 3
    assert do(other, "done").goods[0][Good.RUBBLE] == 0


@pytest.mark.rule("A80", "A30")
def test_7_can_be_made_stronger_with_chai_and_6() -> None:
    s = base()
    hold(s, 0, 6, 7)
    goods(s, 0, chai=1)
    table = resolve(s, "B")
    do(table, "use 6", "use 7", "extra")
    assert table.decision == Decision.STRENGTHEN
    assert do(table, "chai").goods[0][Good.RUBBLE] == 8


@pytest.mark.rule("A80")
def test_7_digs_even_where_b_builds_if_there_is_rubble() -> None:
    s = base()
    dig_out(s, 1)
    s.owner[15], s.rubble[15] = NOBODY, 2
    s.builds = 1
    goods(s, 0, leaves=9)
    hold(s, 0, 7)
    after = do(resolve(s, "B"), "use 7", "extra")
    assert after.goods[0][Good.RUBBLE] == 2
    assert after.owner[15] == 0
    assert after.station[0] == NOBODY


@pytest.mark.rule("A80")
def test_7_without_rubble_is_nothing() -> None:
    s = base()
    dig_out(s, 1)
    s.builds = 1
    hold(s, 0, 7)
    table = resolve(s, "B")
    after = do(table, "use 7")
    assert after.phase == Phase.PLACE
    assert after.tilted[6] == 1


@pytest.mark.rule("A80")
def test_6_and_9_are_void_where_b_builds() -> None:
    s = base()
    dig_out(s, 1)
    s.builds = 1
    hold(s, 0, 6, 9)
    goods(s, 0, leaves=2)
    labour(s, B1=0)
    after = do(resolve(s, "B"), "use 6", "use 9")
    assert after.station[0] == 0
    assert after.goods[0][Good.RUBBLE] == 0


@pytest.mark.rule("A80", "A30")
def test_8_lays_once_more_after_all_others() -> None:
    s = base()
    hold(s, 0, 8)
    goods(s, 0, steel=1)
    goods(s, 1, steel=1)
    labour(s, D1=1)
    after = do(resolve(s, "D"), "use 8", "extra")
    assert after.section[:3] == [1, 0, NOBODY]


@pytest.mark.rule("A80")
def test_8_without_steel_is_not_offered() -> None:
    s = base()
    hold(s, 0, 8)
    after = do(resolve(s, "D"), "use 8")
    assert after.phase == Phase.PLACE


@pytest.mark.rule("A80")
def test_9_digs_cube_by_cube_from_any_spaces() -> None:
    s = base()
    hold(s, 0, 9)
    labour(s, B1=0)
    table = resolve(s, "B")
    do(table, "use 9")
    assert table.decision == Decision.DIG
    assert len(table.legal()) == 13
    assert refused(table, "done") == ("must-dig", "A33")
    after = do(table, "dig 4-4", "dig 4-4", "dig 4-4")
    assert after.owner[15] == 0
    assert after.rubble[0] == 2
    assert after.goods[0][Good.RUBBLE] == 3


@pytest.mark.rule("A80", "A33")
def test_9_digs_no_more_than_there_is() -> None:
    s = base()
    dig_out(s, 1)
    s.owner[0], s.rubble[0] = NOBODY, 1
    s.owner[5], s.rubble[5] = NOBODY, 1
    hold(s, 0, 9)
    labour(s, B1=0)
    table = resolve(s, "B")
    do(table, "use 9")
    assert refused(table, "dig 1-2") == ("no-rubble-there", "A33")
    after = do(table, "dig 2-2")
    assert after.goods[0][Good.RUBBLE] == 2
    assert (after.owner[0], after.owner[5]) == (0, 0)


@pytest.mark.rule("A80", "A79")
@pytest.mark.parametrize(
    ("number", "give", "amount", "get", "times"),
    [
        (10, "iron", 5, Good.STEEL, 2),
        (11, "rubble", 7, Good.STONE, 3),
        (12, "stone", 5, Good.STEEL, 2),
    ],
)
def test_10_11_12_exchange_up_to_so_many_times(
    number: int, give: str, amount: int, get: int, times: int
) -> None:
    s = base()
    hold(s, 0, number)
    goods(s, 0, **{give: amount})
    table = resolve(s, "C")
    do(table, f"use {number}")
    assert (table.decision, choices(table)) == (Decision.SWAP, ["swap", "done"])
    other = table.copy()
    for done in range(times):
        before = table.state().goods[0][get]
        do(table, "swap")
        assert table.state().goods[0][get] == before + 1
        assert table.state().goods[0][Good[give.upper()]] == amount - 2 * (done + 1)
    assert table.decision != Decision.SWAP
    assert do(other, "done").goods[0][get] == 0


@pytest.mark.rule("A80", "A79")
def test_11_takes_its_stone_from_the_bag_only() -> None:
    s = base()
    hold(s, 0, 11)
    goods(s, 0, rubble=6)
    goods(s, 1, stone=11)
    s.yard[1] = 4
    after = do(resolve(s, "C"), "use 11")
    assert after.bag[1] + after.yard[1] == 4
    assert after.goods[0] == [0, 0, 6, 0, 0, 0]


@pytest.mark.rule("A79", "A80")
@pytest.mark.parametrize(("iron", "bars", "asks"), [(4, 0, False), (4, 1, True), (1, 1, False)])
def test_10_needs_a_bar_in_the_supply(iron: int, bars: int, asks: bool) -> None:
    s = base()
    hold(s, 0, 10)
    goods(s, 0, iron=iron)
    goods(s, 1, steel=16 - bars)
    table = resolve(s, "C")
    table.apply("use 10")
    assert (table.decision == Decision.SWAP) is asks


@pytest.mark.rule("A80", "A30")
def test_13_works_once_more() -> None:
    s = base()
    hold(s, 0, 13)
    goods(s, 0, iron=3)
    after = do(resolve(s, "C"), "use 13", "extra", "make steel")
    assert after.goods[0][Good.STEEL] == 1


@pytest.mark.rule("A80", "A30")
def test_13_is_offered_when_only_chai_makes_it_possible() -> None:
    s = base()
    hold(s, 0, 13)
    goods(s, 0, iron=2, chai=1)
    table = resolve(s, "C")
    do(table, "use 13")
    assert table.decision == Decision.EXTRA
    after = do(table, "extra", "chai", "make steel")
    assert after.goods[0] == [0, 0, 0, 1, 0, 0]

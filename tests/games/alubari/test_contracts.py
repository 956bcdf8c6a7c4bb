"""The thirty contracts. A28, A80."""

from __future__ import annotations

import pytest

from teahouse.games.alubari.rules import build as building
from teahouse.games.alubari.rules import contracts
from teahouse.games.alubari.state import (
    GAME,
    NO_CARD,
    NOBODY,
    Cube,
    Decision,
    Good,
    Keeps,
    Last,
    Phase,
    Rate,
    Weather,
)

from . import positions
from .positions import (
    asking,
    balance,
    base,
    buffer,
    build,
    choices,
    dig_out,
    discard,
    do,
    equip,
    goods,
    hold,
    labour,
    lay,
    names,
    open_at,
    own,
    refused,
    resolve,
    station,
)


@pytest.mark.rule("A80", "A31")
def test_1_gives_one_labourer_two_more_cubes_but_no_more_chai() -> None:
    s = base()
    hold(s, 0, 1)
    labour(s, A1=0, A2=0)
    table = resolve(s)
    do(table, "use 1", "cube chai", "cube iron", "cube iron", "cube iron")
    assert table.state().lasting[0][Last.CUBES] == 1
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
    hold(s, 0, number)
    balance(s)
    rest = s.bag[good] - in_bag
    s.bag[good] = in_bag
    s.goods[1][good] += rest
    contracts.use(s, 0, number - 1, buffer())
    assert s.goods[0][good] == taken
    assert s.bag[good] == in_bag - taken
    assert s.yard == [6, 3, 2]


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
    hold(s, 0, 5)
    balance(s)
    s.yard[2], s.bag[Cube.CHAI] = yard, bag
    ev = buffer()
    contracts.use(s, 0, 4, ev)
    assert s.goods[0][Good.CHAI] == from_yard + from_bag
    assert s.chai_out == from_yard + from_bag
    assert (s.yard[2], s.bag[Cube.CHAI]) == (yard - from_yard, bag - from_bag)
    assert names(ev)[1:] == (
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
def test_10_needs_a_bar_in_the_supply() -> None:
    s = base()
    hold(s, 0, 10)
    goods(s, 0, iron=4)
    goods(s, 1, steel=16)
    balance(s)
    assert contracts.swap_refusal(s, 0, 9) != 0
    s.steel = 1
    assert contracts.swap_refusal(s, 0, 9) == 0
    goods(s, 0, iron=1)
    assert contracts.swap_refusal(s, 0, 9) != 0


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


@pytest.mark.rule("A80", "A36")
def test_14_adds_a_section_to_each_laying_and_is_free() -> None:
    s = base()
    hold(s, 0, 14)
    goods(s, 0, steel=4)
    labour(s, D1=0, D2=0)
    table = resolve(s, "D")
    do(table, "use 14")
    assert table.state().section[:2] == [0, NOBODY]
    assert choices(table) == ["lay steel", "done"]
    do(table, "lay steel", "done")
    after = do(table, "done") if table.decision == Decision.LAY else table.state()
    assert after.section[:4] == [0, 0, 0, NOBODY]


@pytest.mark.rule("A80", "A36")
def test_15_pays_with_iron_which_is_never_owed() -> None:
    s = base()
    s.rate[Rate.TRACK] = 2
    hold(s, 0, 15)
    goods(s, 0, iron=7)
    labour(s, D1=0)
    table = resolve(s, "D")
    do(table, "use 15")
    assert choices(table) == ["lay iron", "done"]
    assert refused(table, "lay steel") == ("too-little-steel", "A36")
    do(table, "lay iron")
    after = table.state()
    assert after.goods[0][Good.IRON] == 4
    assert after.section[0] == 0
    after = do(table, "done")
    assert after.section[1] == NOBODY


@pytest.mark.rule("A80", "A36")
def test_without_15_iron_does_not_pay() -> None:
    s = base()
    goods(s, 0, iron=9, steel=2)
    table = asking(s, Decision.LAY, left=2, arg=0)
    assert refused(table, "lay iron") == ("no-iron-rails", "A36")
    s.lasting[0][Last.IRON_RAILS] = 3
    goods(s, 0, iron=2, steel=2)
    table = asking(s, Decision.LAY, left=2, arg=0)
    assert refused(table, "lay iron") == ("too-little-iron", "A28")


@pytest.mark.rule("A80", "A47")
def test_16_lays_the_next_section_before_anyone_else() -> None:
    s = base()
    equip(s, 1, "garratt")
    hold(s, 1, 16, 18)
    goods(s, 1, steel=1)
    goods(s, 0, steel=1)
    labour(s, D1=0)
    table = resolve(s, "D")
    after = do(table, "use 18", "use 16")
    assert after.section[:3] == [1, 0, NOBODY]
    assert after.goods[1] == [0, 0, 0, 0, 1, 2]  # leaf of 18, Chai of river and Garratt
    assert after.laid[1] == 0  # next round


@pytest.mark.rule("A80")
@pytest.mark.parametrize("lacks", ["steel", "section", "marker"])
def test_16_without_what_it_needs_does_nothing(lacks: str) -> None:
    s = base()
    hold(s, 0, 16)
    goods(s, 0, steel=int(lacks != "steel"))
    if lacks == "section":
        lay(s, GAME, *range(1, 16))
    balance(s)
    if lacks == "marker":
        s.markers[0] = 0
    contracts.use(s, 0, 15, buffer())
    assert 0 not in s.section
    assert s.tilted[15] == 1
    assert s.goods[0][Good.STEEL] == int(lacks != "steel")


@pytest.mark.rule("A80")
def test_16_is_no_lay_track_action() -> None:
    """Neither contract 14 nor iron rails help."""
    s = base()
    hold(s, 0, 14, 15, 16)
    goods(s, 0, iron=9)
    after = do(resolve(s, "D"), "use 14", "use 15", "use 16")
    assert 0 not in after.section


@pytest.mark.rule("A80")
def test_17_covers_the_spaces_of_an_estate_without_a_players_marker() -> None:
    s = base()
    own(s, 0, 0)
    own(s, GAME, 1)
    own(s, 1, 2, borrowed=True)
    s.rubble[3] = 1
    hold(s, 0, 17)
    s.rubble[4] = 1
    table = resolve(s, "E")
    do(table, "use 17")
    assert (table.decision, choices(table)) == (Decision.LANDSLIDE, ["landslide 1", "landslide 2"])
    assert refused(table, "landslide 3") == ("nothing-to-refill", "A80")
    assert refused(table, "landslide 5") == ("nothing-to-refill", "A80")
    after = do(table, "landslide 1")
    assert after.rubble[:5] == [0, 3, 0, 3, 1]
    assert after.owner[:4] == [0, NOBODY, 1, NOBODY]


@pytest.mark.rule("A80")
def test_17_without_anything_to_cover_does_nothing() -> None:
    s = base()
    hold(s, 0, 17)
    after = do(resolve(s, "E"), "use 17")
    assert after.phase == Phase.PLACE


@pytest.mark.rule("A80", "A34")
def test_17_does_not_make_b_dig_again() -> None:
    s = base()
    dig_out(s, GAME)
    s.builds = 1
    hold(s, 0, 17)
    after = do(resolve(s, "E"), "use 17", "landslide 1")
    assert after.rubble[0] == 2
    assert after.builds == 1


@pytest.mark.rule("A80")
def test_18_gives_a_leaf_for_each_section_laid_after_its_use() -> None:
    s = base()
    s.rate[Rate.TRACK] = 1
    hold(s, 0, 18)
    goods(s, 0, steel=2)
    labour(s, D1=0)
    after = do(resolve(s, "D"), "use 18")
    assert after.goods[0][Good.LEAVES] == 2


@pytest.mark.rule("A80")
@pytest.mark.parametrize(
    ("laid", "reach", "too_far"),
    [(0, "sukna-1", "agony-point-1"), (1, "agony-point-1", "kurseong-1"), (5, "kurseong-1", "")],
)
def test_19_reaches_beyond_exactly_one_river(laid: int, reach: str, too_far: str) -> None:
    s = base()
    lay(s, GAME, *range(1, laid + 1))
    s.lasting[0][Last.BEYOND] = 1
    assert building.open_refusal(s, 0, station(reach)) == 0
    assert building.open_refusal(s, 1, station(reach)) != 0
    if too_far:
        assert building.open_refusal(s, 0, station(too_far)) != 0


@pytest.mark.rule("A80")
def test_19_is_for_one_area() -> None:
    s = base()
    hold(s, 0, 19)
    goods(s, 0, stone=9, chai=1, leaves=2)
    labour(s, E1=0)
    table = resolve(s, "E")
    do(table, "use 19", "chai", "build siliguri-1")
    assert "build sukna-1" in choices(table)  # an area this side of the river does not use it up
    table.apply("build rangtong-2")
    assert table.state().lasting[0][Last.BEYOND] == 0
    assert table.state().station[station("rangtong-2")] == 0


@pytest.mark.rule("A80", "A49")
def test_20_takes_two_stone_or_four_rubble_off_one_area() -> None:
    s = base()
    lay(s, GAME, *range(1, 6))
    hold(s, 0, 20)
    goods(s, 0, stone=2, rubble=9, chai=1)
    labour(s, E1=0)
    table = resolve(s, "E")
    do(table, "use 20", "chai", "build agony-point-1")
    assert table.decision == Decision.BUILD  # only with the discount: not asked
    after = do(table, "build gayabari-3")
    assert after.goods[0][:3] == [0, 0, 0]
    assert after.lasting[0][Last.STATION] == 0


@pytest.mark.rule("A80", "A49")
def test_20_may_be_kept_for_another_area() -> None:
    s = base()
    lay(s, GAME, 1)
    hold(s, 0, 20)
    goods(s, 0, rubble=8, chai=1, stone=3)
    labour(s, E1=0)
    table = resolve(s, "E")
    do(table, "use 20", "chai", "build tindharia-2")
    assert table.decision == Decision.DISCOUNT
    assert choices(table) == ["discount none", "discount rubble"]
    assert refused(table, "discount stone") == ("no-such-discount", "A80")
    other = table.copy()
    do(table, "discount none")
    assert table.state().goods[0][Good.RUBBLE] == 0
    assert table.state().lasting[0][Last.STATION] == 20
    do(other, "discount rubble")
    assert other.state().goods[0][Good.RUBBLE] == 4


@pytest.mark.rule("A49", "A80")
def test_20_adds_to_the_crew() -> None:
    s = base()
    lay(s, GAME, 1)
    equip(s, 0, "crew")
    hold(s, 0, 20)
    goods(s, 0, rubble=2)
    labour(s, E1=0)
    after = do(resolve(s, "E"), "use 20", "build tindharia-2")
    assert after.station[station("tindharia-2")] == 0
    assert after.goods[0][Good.RUBBLE] == 0


@pytest.mark.rule("A80", "A41")
def test_21_replaces_one_price_also_one_in_chai() -> None:
    s = base()
    hold(s, 0, 21)
    goods(s, 0, steel=1, chai=2)
    labour(s, E1=0)
    table = resolve(s, "E")
    do(table, "use 21")
    assert "buy crew" in choices(table)
    after = do(table, "buy crew")
    assert after.equipment[4] == 0
    assert after.goods[0] == [0, 0, 0, 0, 0, 2]


@pytest.mark.rule("A80", "A41")
def test_21_may_be_kept() -> None:
    s = base()
    hold(s, 0, 21)
    goods(s, 0, steel=3, chai=1)
    labour(s, E1=0)
    table = resolve(s, "E")
    do(table, "use 21", "chai", "buy rail-tractor")
    assert (table.decision, choices(table)) == (Decision.PRICE, ["price printed", "price cheaper"])
    do(table, "price printed")
    assert table.state().goods[0][Good.STEEL] == 1
    assert table.state().lasting[0][Last.ENGINE] == 21
    do(table, "buy luxury")
    assert table.state().equipment[5] == 0
    assert table.state().goods[0][Good.STEEL] == 0


@pytest.mark.rule("A80")
def test_without_21_there_is_no_cheaper_price() -> None:
    s = balance(base())
    goods(s, 0, steel=1)
    assert building.price_refusal(s, 0, 0, 1, 0) != 0
    s.lasting[0][Last.ENGINE] = 21
    assert building.price_refusal(s, 0, 0, 1, 0) == 0
    goods(s, 0, steel=0)
    assert building.price_refusal(s, 0, 0, 1, 0) != 0


@pytest.mark.rule("A80", "A41")
def test_21_where_only_one_price_can_be_paid() -> None:
    s = base()
    hold(s, 0, 21, used=True)
    s.lasting[0][Last.ENGINE] = 21
    goods(s, 0, steel=1)
    table = asking(s, Decision.PRICE, arg=5)
    assert choices(table) == ["price cheaper"]
    assert refused(table, "price printed") == ("too-little-steel", "A41")
    after = do(table, "price cheaper")
    assert after.equipment[5] == 0
    assert after.lasting[0][Last.ENGINE] == 0


@pytest.mark.rule("A80", "A30")
def test_22_builds_once_more_after_all_others() -> None:
    s = base()
    hold(s, 0, 22)
    goods(s, 0, leaves=2)
    goods(s, 1, leaves=3)
    labour(s, E1=1)
    table = resolve(s, "E")
    do(table, "use 22", "build siliguri-2")
    assert (table.actor, table.decision) == (0, Decision.EXTRA)
    assert table.state().station[1] == 1
    after = do(table, "extra")
    assert after.station[0] == 0


@pytest.mark.rule("A80")
def test_23_lays_out_new_contracts() -> None:
    s = base()
    hold(s, 0, 23)
    table = resolve(s, "F")
    do(table, "use 23")
    assert [table.state().contract[c] for c in range(3)] == [Keeps.DISCARD] * 3


@pytest.mark.rule("A80")
def test_24_keeps_one_of_two() -> None:
    s = base()
    hold(s, 0, 24)
    table = resolve(s, "F")
    do(table, "use 24")
    assert (table.decision, choices(table)) == (Decision.PICK, ["take 29", "take 30"])
    assert refused(table, "take 1") == ("not-drawn", "A80")
    assert table.state().drawn == [29, 28]
    after = do(table, "take 30")
    assert after.contract[29] == 0
    assert after.contract[28] == Keeps.DISCARD
    assert after.drawn == [NO_CARD, NO_CARD]


@pytest.mark.rule("A80")
def test_24_keeps_a_single_card_and_does_nothing_without_cards() -> None:
    s = base()
    hold(s, 1, *range(1, 31), used=True)
    hold(s, 0, 24)
    discard(s, 9)
    after = do(resolve(s, "F"), "use 24")
    assert after.contract[8] == 0
    assert after.drawn == [NO_CARD, NO_CARD]
    s = base()
    hold(s, 1, *range(1, 31), used=True)
    hold(s, 0, 24)
    balance(s)
    ev = buffer()
    contracts.use(s, 0, 23, ev)
    assert names(ev) == ["contract-used"]
    assert s.depth == 0


@pytest.mark.rule("A80", "A28")
def test_24_may_bring_a_contract_that_is_used_in_the_same_step() -> None:
    s = base()
    hold(s, 0, 24)
    hold(s, 1, 26, 27, 28, 29, 30, used=True)
    table = resolve(s, "F")
    do(table, "use 24", "take 25")
    assert choices(table) == ["use 25", "done"]


@pytest.mark.rule("A80")
def test_25_straightens_another_used_contract_also_one_of_this_step() -> None:
    s = base()
    hold(s, 0, 23, 25)
    hold(s, 0, 6, used=True)
    hold(s, 1, 7, used=True)
    table = resolve(s, "F")
    do(table, "use 23", "use 25")
    assert (table.decision, choices(table)) == (
        Decision.STRAIGHTEN, ["straighten 6", "straighten 23"],
    )  # fmt: skip
    assert refused(table, "straighten 25") == ("not-used-yet", "A80")
    assert refused(table, "straighten 7") == ("not-your-contract", "A80")
    do(table, "straighten 23")
    assert choices(table) == ["use 23", "done"]
    assert table.state().tilted[24] == 1


@pytest.mark.rule("A80")
def test_25_without_another_used_contract_does_nothing() -> None:
    s = base()
    hold(s, 0, 25, 1)
    after = do(resolve(s, "F"), "use 25")
    assert after.phase == Phase.PLACE


@pytest.mark.rule("A80", "A21")
@pytest.mark.parametrize("weather", list(Weather))
def test_27_harvests_for_all_only_in_sunshine(weather: Weather) -> None:
    s = base()
    own(s, 0, 0, 1)
    own(s, 1, 2)
    s.weather[0] = weather
    s.rate[Rate.HARVEST] = 2
    hold(s, 0, 27)
    after = do(resolve(s, "G"), "use 27")
    sunny = weather == Weather.SUN
    assert [after.goods[p][Good.LEAVES] for p in range(2)] == ([4, 2] if sunny else [0, 0])
    assert (after.rate[Rate.HARVEST] == 1) is sunny


@pytest.mark.rule("A80", "A63")
def test_28_borrows_up_to_two_spaces_of_the_game() -> None:
    s = base()
    own(s, GAME, 0, 1, 4)
    own(s, 1, 2)
    hold(s, 0, 28)
    table = resolve(s, "B")
    do(table, "use 28")
    assert choices(table) == ["borrow 1-1", "borrow 1-2", "borrow 2-1", "done"]
    assert refused(table, "borrow 1-3") == ("not-the-games", "A80")
    assert refused(table, "borrow 1-4") == ("not-the-games", "A80")
    other = table.copy()
    after = do(table, "borrow 1-2", "borrow 2-1")
    assert [after.owner[k] for k in (0, 1, 4)] == [GAME, 0, 0]
    assert [after.borrowed[k] for k in (0, 1, 4)] == [0, 1, 1]
    assert after.markers[0] == 17
    assert do(other, "borrow 1-1", "done").owner[:2] == [0, GAME]


@pytest.mark.rule("A80", "A63")
def test_29_borrows_one_which_is_owed() -> None:
    s = base()
    own(s, GAME, 0, 1)
    hold(s, 0, 29)
    table = resolve(s, "B")
    do(table, "use 29")
    assert choices(table) == ["borrow 1-1", "borrow 1-2"]
    assert refused(table, "done") == ("must-borrow", "A80")
    after = do(table, "borrow 1-1")
    assert after.owner[:2] == [0, GAME]
    assert after.phase == Phase.PLACE


@pytest.mark.rule("A80", "A62")
def test_29_without_space_or_marker_does_nothing() -> None:
    s = base()
    hold(s, 0, 29)
    assert do(resolve(s, "B"), "use 29").phase == Phase.PLACE
    s = base(3)
    own(s, GAME, 0)
    balance(s)
    s.markers[0] = 0
    assert contracts.borrow_refusal(s, 0, 0) != 0
    assert not contracts.can_borrow(s, 0)
    s.markers[0] = 1
    assert contracts.can_borrow(s, 0)


@pytest.mark.rule("A80", "A25")
def test_30_frees_the_third_labourer_of_the_next_round() -> None:
    s = base()
    hold(s, 0, 30)
    table = resolve(s, "G")
    do(table, "use 30")
    assert table.decision == Decision.HIRE
    assert choices(table) == ["hire free", "done"]


@pytest.mark.rule("A80")
def test_several_extra_actions_each_come() -> None:
    """Contract 8, straightened by hand and used twice, lays twice."""
    s = base()
    hold(s, 0, 8)
    goods(s, 0, steel=2)
    s.lasting[0][Last.EXTRA] = 1
    table = resolve(s, "D")
    do(table, "use 8", "extra")
    assert table.decision == Decision.EXTRA
    after = do(table, "extra")
    assert after.section[:2] == [0, 0]


@pytest.mark.rule("A80")
def test_extra_actions_go_clockwise_from_the_first_player() -> None:
    s = base(3)
    s.first = 2
    for seat in range(3):
        s.lasting[seat][Last.EXTRA] = 1
    table = resolve(s, "B")
    order = []
    while table.decision == Decision.EXTRA:
        order.append(table.actor)
        table.apply("done")
    assert order == [2, 0, 1]


def test_open_contracts_of_the_base_position() -> None:
    s = base()
    open_at(s, 9, 0, 4)
    balance(s)
    assert s.office == [8, -1, 3]
    assert positions.GAME.at(asking(s, Decision.POST).state()).view()["office"] == [9, 0, 4]


def test_darjeeling_one_is_built_with_steel_and_leaves() -> None:
    s = base()
    lay(s, GAME, *range(1, 12))
    build(s, 1, "siliguri-1")
    goods(s, 0, steel=1, leaves=3)
    after = do(asking(s, Decision.BUILD, left=1, arg=1), "build darjeeling-1")
    assert after.goods[0] == [0] * 6

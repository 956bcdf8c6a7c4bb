"""Phase 5: the action areas A to G. A27 to A44, A46, A47, A49, A79."""

from __future__ import annotations

import pytest

from teahouse.games.alubari.reasons import Why
from teahouse.games.alubari.rules import build as building
from teahouse.games.alubari.rules import excavate, office, stock_yard, supply, track, turn, works
from teahouse.games.alubari.state import (
    GAME,
    NOBODY,
    SHED,
    Cube,
    Decision,
    Good,
    Keeps,
    Last,
    Off,
    Origin,
    Phase,
    Rate,
    State,
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
    section,
    station,
)

# The order of things


@pytest.mark.rule("A27")
def test_areas_and_spaces_are_resolved_in_order() -> None:
    s = base()
    labour(s, G1=0, A2=1, A1=0, F1=1)
    table = resolve(s)
    seen = []
    while table.state().phase == Phase.WORK:
        seen.append((table.actor, str(table.decision.name) if table.decision else ""))
        table.apply(table.legal_ids()[-1])
    assert seen == [(0, "CUBES"), (1, "CUBES"), (1, "POST")]
    assert table.state().goods[0][Good.LEAVES] == 1  # G was forced: one leaf


@pytest.mark.rule("A28")
def test_contracts_come_before_the_spaces_clockwise_from_the_first_player() -> None:
    s = base(3)
    s.first = 1
    hold(s, 0, 2)
    hold(s, 1, 1)
    hold(s, 2, 3)
    labour(s, A1=0)
    table = resolve(s)
    order = []
    while table.decision == Decision.USE_CONTRACT:
        order.append(table.actor)
        table.apply("done")
    assert order == [1, 2, 0]
    assert (table.actor, table.decision) == (0, Decision.CUBES)


@pytest.mark.rule("A28")
def test_the_order_is_fixed_when_the_area_begins() -> None:
    """Seat 1 takes the lead by contract 4; seat 2 still follows, and area B begins with seat 1."""
    s = base(3)
    hold(s, 0, 2)
    hold(s, 1, 4)
    hold(s, 2, 3)
    table = resolve(s)
    order = [table.actor]
    table.apply("done")
    order.append(table.actor)
    table.apply("use 4")
    order.append(table.actor)
    assert order == [0, 1, 2]
    assert table.state().first == 1
    assert table.state().leader == 0


@pytest.mark.rule("A28")
def test_only_own_unused_contracts_of_the_area_can_be_used() -> None:
    s = base()
    hold(s, 0, 1, 2, 6)
    hold(s, 0, 3, used=True)
    hold(s, 1, 4)
    table = resolve(s)
    assert choices(table) == ["use 1", "use 2", "done"]
    assert refused(table, "use 3") == ("contract-used", "A28")
    assert refused(table, "use 4") == ("not-your-contract", "A28")
    assert refused(table, "use 6") == ("other-area", "A28")
    after = do(table, "use 2")
    assert after.tilted[1] == 1
    assert choices(table) == ["use 1", "done"]


@pytest.mark.rule("A28")
def test_a_contract_is_used_without_a_labourer_and_only_once() -> None:
    s = base()
    hold(s, 0, 26)
    table = resolve(s, "G")
    after = do(table, "use 26")
    assert after.goods[0][Good.LEAVES] == 3
    assert after.phase == Phase.PLACE  # nobody works: the round is over
    assert after.tilted[25] == 1
    table = resolve(after, "G")
    assert table.decision == Decision.PLACE


@pytest.mark.rule("A28")
def test_a_contract_taken_in_f_is_used_in_g_of_the_same_round() -> None:
    s = base()
    open_at(s, 26, 2, 3)
    labour(s, F1=0)
    table = resolve(s, "F")
    table.apply("take 26")
    assert (table.decision, choices(table)) == (Decision.USE_CONTRACT, ["use 26", "done"])
    assert do(table, "use 26").goods[0][Good.LEAVES] == 3


@pytest.mark.rule("A28", "A40")
def test_a_contract_gained_in_e_is_used_in_f() -> None:
    s = base()
    lay(s, GAME, 1, 2, 3, 4, 5)
    goods(s, 0, rubble=8)
    open_at(s, 23, 2, 3)
    labour(s, E1=0)
    table = resolve(s, "E")
    assert choices(table) == ["build tindharia-2", "build gayabari-1", "build gayabari-2"]
    table.apply("build gayabari-1")
    assert table.decision == Decision.GAIN_CONTRACT
    assert choices(table) == ["take 2", "take 3", "take 23"]
    assert refused(table, "take 4") == ("not-open", "A40")
    assert refused(table, "done") == ("must-take", "A40")
    table.apply("take 23")
    assert choices(table) == ["use 23", "done"]
    assert table.state().office[0] == -1


@pytest.mark.rule("A29")
def test_each_labourer_in_an_area_acts() -> None:
    s = base()
    labour(s, B1=0, B2=0)
    after = resolve(s, "B").state()
    assert after.goods[0][Good.RUBBLE] == 6
    assert after.owner[:3] == [0, 0, NOBODY]


@pytest.mark.rule("A29")
def test_an_impossible_action_is_left_out() -> None:
    s = base()
    s.rate[Rate.HARVEST] = 0
    labour(s, C1=0, D1=0, E1=0, F1=1, G1=1)
    open_at(s, 0, 0, 0)
    table = resolve(s, "C")
    assert positions.LAST.count("no-action") == 5
    assert table.state().phase == Phase.PLACE
    assert table.state().round == 3


# Chai before an action


@pytest.mark.rule("A30")
def test_chai_makes_an_action_stronger_before_it_begins() -> None:
    s = base()
    goods(s, 0, chai=2)
    labour(s, B1=0)
    table = resolve(s, "B")
    assert table.decision == Decision.STRENGTHEN
    assert choices(table) == ["chai", "done"]
    after = do(table, "chai")
    assert after.goods[0][Good.RUBBLE] == 6
    assert after.goods[0][Good.CHAI] == 1


@pytest.mark.rule("A30")
def test_without_chai_the_plain_action_happens() -> None:
    s = base()
    goods(s, 0, chai=2)
    labour(s, B1=0)
    after = do(resolve(s, "B"), "done")
    assert after.goods[0][Good.RUBBLE] == 3
    assert after.goods[0][Good.CHAI] == 2


@pytest.mark.rule("A30")
def test_one_chai_for_each_labourer() -> None:
    s = base()
    goods(s, 0, chai=3)
    labour(s, B1=0, B2=0)
    table = resolve(s, "B")
    table.apply("chai")
    assert table.decision == Decision.STRENGTHEN
    after = do(table, "chai")
    assert after.goods[0][Good.RUBBLE] == 12
    assert after.goods[0][Good.CHAI] == 1


@pytest.mark.rule("A30")
def test_never_in_g() -> None:
    s = base()
    goods(s, 0, chai=2, leaves=2)
    labour(s, G1=0)
    table = resolve(s, "G")
    assert table.decision == Decision.CHAIWALA
    assert not turn.chai_helps(table.state(), 0, 0)


@pytest.mark.rule("A30")
@pytest.mark.parametrize(
    ("yard", "pool", "helps"),
    [([3, 0, 0], 0, False), ([4, 0, 0], 0, True), ([1, 1, 1], 0, False), ([1, 1, 2], 0, True),
     ([0, 0, 1], 0, False), ([3, 2, 0], 2, False), ([3, 3, 0], 2, True)],
)  # fmt: skip
def test_chai_in_a_only_if_more_can_be_taken(yard: list[int], pool: int, helps: bool) -> None:
    s = balance(base())
    s.yard = yard
    s.lasting[0][Last.CUBES] = pool
    assert stock_yard.yard_bonus_helps(s, 0) is helps


@pytest.mark.rule("A30")
@pytest.mark.parametrize(("rubble", "more", "helps"), [(3, 0, False), (4, 0, True), (5, 2, False)])
def test_chai_in_b_only_if_there_is_more_rubble(rubble: int, more: int, helps: bool) -> None:
    s = base()
    dig_out(s, 1)
    s.owner[0], s.rubble[0] = NOBODY, rubble
    s.lasting[0][Last.DIG] = more
    assert excavate.dig_bonus_helps(s, 0) is helps


@pytest.mark.rule("A30")
@pytest.mark.parametrize(("iron", "helps"), [(1, False), (2, True), (3, True)])
def test_chai_in_c_only_if_a_step_is_possible(iron: int, helps: bool) -> None:
    s = base()
    goods(s, 0, iron=iron, chai=1)
    labour(s, C1=0)
    table = resolve(s, "C")
    assert (table.decision == Decision.STRENGTHEN) is helps


@pytest.mark.rule("A30")
@pytest.mark.parametrize(("steel", "helps"), [(0, False), (1, False), (2, True)])
def test_chai_in_d_only_if_more_can_be_laid(steel: int, helps: bool) -> None:
    s = base()
    goods(s, 0, steel=steel, chai=1)
    labour(s, D1=0)
    balance(s)
    assert track.track_bonus_helps(s, 0) is helps
    table = resolve(s, "D")
    assert (table.decision == Decision.STRENGTHEN) is helps


@pytest.mark.rule("A30")
@pytest.mark.parametrize(
    ("version", "chai", "helps"),
    [(1, 3, False), (1, 4, True), (2, 4, False), (2, 7, False)],
)
def test_no_chai_in_e_where_only_one_thing_can_be_built(
    version: int, chai: int, helps: bool
) -> None:
    """The construction crew costs three Chai and is all that can be paid."""
    s = base()
    s.version = version
    goods(s, 0, chai=chai)
    labour(s, E1=0)
    table = resolve(s, "E")
    assert (table.decision == Decision.STRENGTHEN) is helps
    if not helps:
        assert table.state().equipment[4] == 0  # the plain build was forced
        assert table.state().goods[0][Good.CHAI] == chai - 3


@pytest.mark.rule("A30", "A42")
def test_chai_in_f_works_on_an_empty_office() -> None:
    s = base()
    goods(s, 0, chai=1)
    open_at(s, 0, 0, 0)
    labour(s, F1=0)
    table = resolve(s, "F")
    assert table.decision == Decision.STRENGTHEN
    table.apply("chai")
    assert table.decision == Decision.POST
    assert len(table.legal()) == 3
    assert refused(table, "done") == ("must-take", "A29")


@pytest.mark.rule("A30", "A42")
def test_no_chai_in_f_without_any_card() -> None:
    s = base()
    goods(s, 0, chai=1)
    hold(s, 1, *range(1, 31))
    balance(s)
    assert not office.mail_helps(s)
    for keeper in (Keeps.DISCARD, Keeps.DECK):
        s = base()
        hold(s, 1, *range(1, 31))
        s.contract[0] = keeper
        assert office.mail_helps(balance(s))


@pytest.mark.rule("A30")
def test_no_chai_in_f_to_lay_out_the_same_cards_again() -> None:
    s = base()
    hold(s, 1, *range(1, 31))
    s.contract[0], s.office[0] = Keeps.OFFICE, 0
    assert not office.mail_helps(balance(s))
    s.version = 1
    assert office.mail_helps(s)


# A


@pytest.mark.rule("A31")
def test_three_cubes_with_one_chai_at_most() -> None:
    s = base()
    labour(s, A1=0)
    table = resolve(s)
    assert choices(table) == ["cube iron", "cube stone", "cube chai", "done"]
    table.apply("cube chai")
    assert choices(table) == ["cube iron", "cube stone", "done"]
    assert refused(table, "cube chai") == ("chai-cube-limit", "A31")
    after = do(table, "cube iron", "cube stone")
    assert after.goods[0] == [1, 1, 0, 0, 0, 1]
    assert after.phase == Phase.PLACE


@pytest.mark.rule("A31")
def test_fewer_cubes_or_none_may_be_taken() -> None:
    for taken in (0, 1, 2):
        s = base()
        labour(s, A1=0)
        after = do(resolve(s), *["cube iron"] * taken, "done")
        assert after.goods[0][Good.IRON] == taken
        assert after.phase == Phase.PLACE


@pytest.mark.rule("A31")
def test_with_chai_five_cubes_two_of_them_chai() -> None:
    s = base()
    goods(s, 0, chai=1)
    s.yard = [6, 3, 3]
    labour(s, A1=0)
    table = resolve(s)
    do(table, "chai", "cube chai", "cube chai")
    assert refused(table, "cube chai") == ("chai-cube-limit", "A31")
    after = do(table, "cube stone", "cube iron", "cube iron")
    assert after.goods[0] == [2, 1, 0, 0, 0, 2]
    assert after.phase == Phase.PLACE


@pytest.mark.rule("A31")
def test_a_cube_that_is_not_there_cannot_be_taken() -> None:
    s = base()
    s.yard = [1, 0, 1]
    labour(s, A1=0)
    table = resolve(s)
    assert refused(table, "cube stone") == ("no-such-cube", "A31")


@pytest.mark.rule("A31")
def test_why_a_cube_is_refused() -> None:
    s = balance(base())
    assert stock_yard.cube_refusal(s, 0, 0, 1, 0) == Why.NO_MORE_CUBES
    assert stock_yard.cube_refusal(s, 0, 1, 0, 2) == Why.CHAI_CUBE_LIMIT
    assert stock_yard.cube_refusal(s, 0, 1, 8, 2) == Why.CHAI_CUBE_LIMIT
    assert stock_yard.cube_refusal(s, 0, 1, 9, 2) == Why.OK
    assert stock_yard.cube_refusal(s, 0, 1, 0, 0) == Why.OK
    s.lasting[0][Last.CUBES] = 1
    assert stock_yard.cube_refusal(s, 0, 0, 1, 0) == Why.OK


@pytest.mark.rule("A31")
def test_the_last_space_takes_the_first_player_marker_at_once() -> None:
    s = base(3)
    labour(s, A3=2)
    table = resolve(s)
    assert table.state().first == 2
    assert table.state().leader == 0
    assert do(table, "done").first == 2


@pytest.mark.rule("A31")
def test_other_spaces_leave_the_marker() -> None:
    s = base(3)
    labour(s, A1=2, A2=1)
    assert do(resolve(s), "done", "done").first == 0


@pytest.mark.rule("A31")
def test_the_new_first_player_counts_from_the_next_area_on() -> None:
    s = base()
    labour(s, A2=1)
    hold(s, 0, 28)
    hold(s, 1, 29)
    dig_out(s, GAME)
    table = resolve(s)
    table.apply("done")
    assert (table.actor, table.decision) == (1, Decision.USE_CONTRACT)


@pytest.mark.rule("A32")
def test_a_chai_cube_leaves_the_game_and_moves_the_marker() -> None:
    s = base()
    labour(s, A1=0)
    after = do(resolve(s), "cube chai")
    assert after.goods[0][Good.CHAI] == 1
    assert after.yard[Cube.CHAI] == 1
    assert after.chai_out == 1


@pytest.mark.rule("A32", "A03")
def test_beyond_the_maximum_chai_is_lost_but_the_cube_leaves() -> None:
    s = base()
    goods(s, 0, chai=7)
    labour(s, A1=0)
    table = resolve(s)
    table.apply("done")
    happened = table.apply("cube chai")
    assert table.state().goods[0][Good.CHAI] == 7
    assert table.state().chai_out == 1
    gained = [e.values for e in happened if e.name == "chai-gained"]
    assert gained == [{"seat": 0, "origin": "yard", "chai": 0, "lost": 1}]


@pytest.mark.rule("A03", "A32")
def test_chai_room() -> None:
    s = base()
    goods(s, 0, chai=5)
    assert supply.chai_room(s, 0) == 2
    supply.gain_chai(s, 0, Origin.YARD, 4, buffer())
    assert s.goods[0][Good.CHAI] == 7


@pytest.mark.rule("A46")
def test_the_toy_train_gives_a_leaf_for_each_labourer_even_without_cubes() -> None:
    s = base()
    equip(s, 0, "toy-train")
    labour(s, A1=0, A2=0)
    after = do(resolve(s), "done", "done")
    assert after.goods[0][Good.LEAVES] == 2
    s = base()
    equip(s, 1, "toy-train")
    labour(s, A1=0)
    after = do(resolve(s), "done")
    assert after.goods[0][Good.LEAVES] == after.goods[1][Good.LEAVES] == 0


# B


@pytest.mark.rule("A33")
def test_rubble_is_taken_from_the_left_through_all_estates() -> None:
    s = base()
    own(s, 1, 0, 1, 2)
    s.rubble[3] = 1
    labour(s, B1=0)
    after = resolve(s, "B").state()
    assert after.rubble[3:6] == [0, 2, 6]
    assert after.owner[3:5] == [0, NOBODY]
    assert after.goods[0][Good.RUBBLE] == 3
    assert after.markers[0] == 18


@pytest.mark.rule("A33")
def test_one_action_may_clear_several_spaces() -> None:
    """The example of the booklet: five rubble clear spaces of two and three."""
    s = base()
    s.rate[Rate.EXCAVATION] = 3
    labour(s, B1=0)
    after = resolve(s, "B").state()
    assert after.owner[:3] == [0, 0, NOBODY]
    assert after.rubble[:3] == [0, 0, 3]


@pytest.mark.rule("A33")
def test_less_is_taken_when_less_is_there() -> None:
    s = base()
    dig_out(s, 1)
    s.owner[5], s.rubble[5] = NOBODY, 2
    labour(s, B1=0)
    after = resolve(s, "B").state()
    assert after.goods[0][Good.RUBBLE] == 2
    assert after.owner[5] == 0


@pytest.mark.rule("A33")
@pytest.mark.parametrize(
    ("rate", "more", "strong", "dug"), [(0, 0, 0, 2), (2, 0, 1, 7), (1, 2, 0, 5), (3, 2, 1, 10)]
)
def test_the_strength_of_digging(rate: int, more: int, strong: int, dug: int) -> None:
    s = base()
    s.rate[Rate.EXCAVATION], s.lasting[0][Last.DIG] = rate, more
    assert excavate.dig_strength(s, 0, strong) == dug


@pytest.mark.rule("A34")
def test_b_becomes_a_build_space_at_the_end_of_the_round() -> None:
    s = base()
    dig_out(s, 1)
    s.owner[0], s.rubble[0] = NOBODY, 1
    labour(s, B1=0)
    after = resolve(s, "B").state()
    assert after.builds == 1
    assert after.round == 3
    assert "build-space" in positions.LAST


@pytest.mark.rule("A34")
def test_b_stays_while_there_is_rubble() -> None:
    s = base()
    labour(s, B1=0)
    assert resolve(s, "B").state().builds == 0


@pytest.mark.rule("A34")
def test_a_build_space_builds_with_the_chai_bonus_of_e() -> None:
    s = base()
    dig_out(s, GAME)
    s.builds = 1
    goods(s, 0, leaves=5, chai=1)
    labour(s, B1=0)
    table = resolve(s, "B")
    do(table, "chai")
    assert table.decision == Decision.BUILD
    after = do(table, "build siliguri-1", "build siliguri-2")
    assert after.station[:2] == [0, 0]
    assert after.builds == 1


# C


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
    assert do(table, "make steel").steel == 15
    assert s.bag[Cube.IRON] == 27 - 6
    after = do(table, "make crush")  # the last step: the next refill draws from the bag
    assert (after.bag[0] + after.yard[0], after.bag[1] + after.yard[1]) == (27, 15)


@pytest.mark.rule("A35")
@pytest.mark.parametrize(("version", "strong"), [(1, 0), (1, 1), (2, 1)])
def test_no_stone_is_made_after_one_was_crushed(version: int, strong: int) -> None:
    """In the unlimited works; in version 1 in all works."""
    s = base()
    s.version = version
    goods(s, 0, stone=2, rubble=4, iron=6)
    table = asking(s, Decision.WORKS, left=3, arg=strong)
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
    goods(s, 0, iron=2, rubble=1, chai=0)
    balance(s)
    for step in range(4):
        assert works.work_refusal(s, 0, 0, step) != 0
    assert works.steel_refusal(s, 0, 1) == 0
    assert not works.can_work(s, 0, 0)
    assert works.can_work(s, 0, 1)


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
    goods(s, 1, steel=15)
    balance(s)
    supply.gain_steel(s, 0, Origin.STATION, 2, buffer())
    assert s.goods[0][Good.STEEL] == 1
    assert s.steel == 0


# D


@pytest.mark.rule("A36")
def test_the_rate_is_owed_as_far_as_bars_go() -> None:
    """The example of the booklet: rate 2, one player has a single bar."""
    s = base()
    s.rate[Rate.TRACK] = 1
    goods(s, 0, steel=1)
    goods(s, 1, steel=3)
    labour(s, D1=0, D2=1)
    after = resolve(s, "D").state()
    assert after.section[:4] == [0, 1, 1, NOBODY]
    assert after.goods[1][Good.STEEL] == 1
    assert after.steel == 15


@pytest.mark.rule("A36")
def test_the_surplus_of_chai_is_free_section_by_section() -> None:
    s = base()
    goods(s, 0, steel=5, chai=1)
    labour(s, D1=0)
    table = resolve(s, "D")
    table.apply("chai")
    assert table.decision == Decision.LAY
    assert table.state().section[:2] == [0, NOBODY]  # the first one was owed
    assert choices(table) == ["lay steel", "done"]
    table.apply("lay steel")
    assert do(table, "lay steel").section[:4] == [0, 0, 0, NOBODY]
    assert table.state().phase == Phase.PLACE


@pytest.mark.rule("A36")
def test_the_surplus_may_be_left() -> None:
    s = base()
    goods(s, 0, steel=5, chai=1)
    labour(s, D1=0)
    after = do(resolve(s, "D"), "chai", "done")
    assert after.section[:2] == [0, NOBODY]


@pytest.mark.rule("A36")
def test_laying_cannot_stop_before_the_rate() -> None:
    s = base()
    s.rate[Rate.TRACK] = 1
    goods(s, 0, steel=2, iron=3)
    s.lasting[0][Last.IRON_RAILS] = 3
    table = asking(s, Decision.LAY, left=2, arg=2)
    assert choices(table) == ["lay steel", "lay iron"]
    assert refused(table, "done") == ("must-lay", "A36")
    table.apply("lay iron")
    assert table.state().section[:3] == [0, 0, NOBODY]


@pytest.mark.rule("A36")
def test_sections_and_markers_end_the_laying() -> None:
    s = base()
    lay(s, GAME, *range(1, 15))
    s.rate[Rate.TRACK] = 2
    goods(s, 0, steel=3)
    labour(s, D1=0)
    balance(s)
    assert track.layable_sections(s, 0, 3) == 1
    assert track.sections_left(s) == 1
    after = resolve(s, "D").state()
    assert after.section[14] == 0
    assert after.goods[0][Good.STEEL] == 2


@pytest.mark.rule("A36", "A62")
def test_laying_needs_markers() -> None:
    s = base(3)
    goods(s, 0, steel=3, iron=9)
    own(s, 0, *range(4), *range(4, 7), 8, 9, *range(12, 16))
    build(s, 0, "siliguri-1", "siliguri-2", "siliguri-3", "siliguri-4", "siliguri-5", "sukna-2")
    balance(s)
    assert s.markers[0] == 0
    assert track.layable_sections(s, 0, 3) == 0
    assert track.lay_refusal(s, 0, 0) != 0
    s.markers[0] = 2
    assert track.layable_sections(s, 0, 3) == 2
    assert track.lay_refusal(s, 0, 0) == 0
    assert track.lay_refusal(s, 0, 1) != 0


@pytest.mark.rule("A36", "A80")
@pytest.mark.parametrize(("steel", "iron", "payable"), [(1, 5, 2), (0, 2, 0), (2, 9, 5)])
def test_iron_rails_count_as_bars(steel: int, iron: int, payable: int) -> None:
    s = base()
    goods(s, 0, steel=steel, iron=iron)
    assert track.payable_sections(s, 0) == steel
    s.lasting[0][Last.IRON_RAILS] = 3
    assert track.payable_sections(s, 0) == payable


@pytest.mark.rule("A37")
def test_a_river_gives_chai_and_opens_the_towns_behind_it() -> None:
    s = base()
    goods(s, 0, steel=1, iron=3)
    labour(s, D1=0, E1=0)
    table = resolve(s, "D")
    after = table.state()
    assert after.goods[0][Good.CHAI] == 1
    assert after.section[0] == 0
    assert after.station[station("sukna-2")] == 0  # the only build in E was forced
    towns = {t["name"]: t["open"] for t in table.view()["towns"]}
    assert [name for name, is_open in towns.items() if is_open] == [
        "siliguri", "sukna", "rangtong", "tindharia",
    ]  # fmt: skip


@pytest.mark.rule("A37")
def test_other_sections_give_no_chai() -> None:
    s = base()
    lay(s, GAME, 1)
    goods(s, 0, steel=1)
    labour(s, D1=0)
    after = resolve(s, "D").state()
    assert after.section[1] == 0
    assert after.goods[0][Good.CHAI] == 0


@pytest.mark.rule("A37", "A39")
@pytest.mark.parametrize(
    ("laid", "closed"),
    [([], "sukna-1"), ([1], "agony-point-1"), ([1, 2, 3, 4, 5], "kurseong-1")],
)
def test_towns_beyond_an_unlaid_river_are_closed(laid: list[int], closed: str) -> None:
    s = base(3)
    lay(s, GAME, *laid)
    goods(s, 0, leaves=9, iron=9, stone=9, steel=9, rubble=20)
    table = asking(s, Decision.BUILD, left=1, arg=1)
    assert refused(table, f"build {closed}") == ("river-not-laid", "A37")
    lay(s, GAME, *range(1, 12))
    assert building.open_refusal(s, 0, station(closed)) == 0


@pytest.mark.rule("A47")
def test_the_garratt_gives_chai_for_the_first_section_of_a_round_only() -> None:
    s = base()
    equip(s, 0, "garratt")
    lay(s, GAME, 1)
    goods(s, 0, steel=3)
    labour(s, D1=0, D2=0)
    table = resolve(s, "D")
    assert table.decision == Decision.STRENGTHEN  # paid with the Chai of the first labourer
    assert table.state().goods[0][Good.CHAI] == 1
    after = do(table, "done")
    assert after.section[1:4] == [0, 0, NOBODY]
    assert after.goods[0][Good.CHAI] == 1


@pytest.mark.rule("A47")
def test_the_garratt_of_another_gives_nothing() -> None:
    s = base()
    equip(s, 1, "garratt")
    lay(s, GAME, 1)
    goods(s, 0, steel=1)
    labour(s, D1=0)
    after = resolve(s, "D").state()
    assert after.goods[0][Good.CHAI] == after.goods[1][Good.CHAI] == 0


@pytest.mark.rule("A47", "A37")
def test_garratt_and_river_add_up() -> None:
    s = base()
    equip(s, 0, "garratt")
    goods(s, 0, steel=1)
    labour(s, D1=0)
    assert resolve(s, "D").state().goods[0][Good.CHAI] == 2


# E


@pytest.mark.rule("A38", "A29")
def test_one_build_that_must_be_done() -> None:
    s = base()
    goods(s, 0, leaves=7)
    labour(s, E1=0)
    table = resolve(s, "E")
    assert choices(table) == [f"build siliguri-{n}" for n in range(1, 6)]
    assert refused(table, "done") == ("must-build", "A29")
    after = do(table, "build siliguri-2")
    assert after.station[1] == 0
    assert after.goods[0][Good.LEAVES] == 4
    assert after.phase == Phase.PLACE


@pytest.mark.rule("A38", "A29")
def test_with_chai_a_second_build_that_may_be_left() -> None:
    s = base()
    goods(s, 0, leaves=9, chai=1)
    labour(s, E1=0)
    table = resolve(s, "E")
    do(table, "chai", "build siliguri-1")
    assert (table.decision, choices(table)[-1]) == (Decision.BUILD, "done")
    after = do(table, "done")
    assert after.station[:2] == [0, NOBODY]


@pytest.mark.rule("A39")
def test_costs_go_to_bag_and_supply() -> None:
    s = base(3)
    lay(s, GAME, *range(1, 12))
    goods(s, 0, iron=2, stone=4, steel=2, rubble=7, leaves=4)
    table = asking(s, Decision.BUILD, left=2, arg=1)
    bag, steel = list(s.bag), s.steel
    after = do(table, "build sonada-1")
    assert after.goods[0] == [0, 2, 7, 2, 4, 0]
    assert after.bag[:2] == [bag[0] + 2, bag[1] + 2]
    after = do(table, "build darjeeling-1")
    assert after.goods[0] == [0, 2, 7, 1, 1, 0]
    assert after.steel == steel + 1
    assert after.markers[0] == 17


@pytest.mark.rule("A39")
def test_areas_that_are_taken_or_too_dear() -> None:
    s = base()
    build(s, 1, "siliguri-1")
    build(s, GAME, "siliguri-2")
    goods(s, 0, leaves=4)
    table = asking(s, Decision.BUILD, left=1, arg=1)
    assert refused(table, "build siliguri-1") == ("area-taken", "A39")
    assert refused(table, "build siliguri-2") == ("area-taken", "A39")
    assert refused(table, "build siliguri-4") == ("too-few-leaves", "A39")
    assert choices(table) == ["build siliguri-3"]


@pytest.mark.rule("A39", "A49")
@pytest.mark.parametrize(
    ("owned", "crew", "missing"),
    [
        ({"stone": 2}, False, "too-little-steel"),
        ({"stone": 1, "steel": 1}, False, "too-little-stone"),
        ({}, False, "too-little-stone"),
        ({"stone": 1}, True, "too-little-steel"),
        ({"steel": 1}, True, "too-little-stone"),
    ],
)
def test_a_refusal_names_the_good_that_is_missing(
    owned: dict[str, int], crew: bool, missing: str
) -> None:
    s = base()
    lay(s, GAME, 1)
    goods(s, 0, **owned)
    if crew:
        equip(s, 0, "crew")
    table = asking(s, Decision.BUILD, left=1, arg=1)
    assert refused(table, "build tindharia-3") == (missing, "A39")


@pytest.mark.rule("A02", "A39")
def test_a_blocked_area_cannot_be_built() -> None:
    s = base(2)
    lay(s, GAME, *range(1, 12))
    goods(s, 0, stone=9, leaves=9)
    table = asking(s, Decision.BUILD, left=1, arg=1)
    assert refused(table, "build darjeeling-2") == ("area-blocked", "A02")


@pytest.mark.rule("A39", "A62")
def test_a_station_needs_a_marker() -> None:
    s = balance(base(3))
    goods(s, 0, leaves=3)
    s.markers[0] = 0
    assert building.station_refusal(s, 0, 0) != 0
    s.markers[0] = 1
    assert building.station_refusal(s, 0, 0) == 0


@pytest.mark.rule("A40")
@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("rangtong-1", {"steel": 1}, [0, 0, 0, 2, 0, 0]),
        ("kurseong-1", {"stone": 3}, [0, 0, 0, 0, 0, 1]),
        ("kurseong-2", {"steel": 1}, [0, 0, 0, 0, 2, 0]),
        ("sonada-2", {"rubble": 6}, [0, 0, 0, 0, 0, 1]),
        ("sukna-2", {"iron": 3}, [0, 0, 0, 0, 0, 0]),
    ],
)
def test_gains_of_areas(name: str, before: dict[str, int], after: list[int]) -> None:
    s = base()
    lay(s, GAME, *range(1, 12))
    goods(s, 0, **before)
    s = do(asking(s, Decision.BUILD, left=2, arg=1), f"build {name}")
    assert s.goods[0] == after
    assert s.third_next[0] == s.third[0] == 0


@pytest.mark.rule("A40", "A25")
def test_sukna_promises_a_third_labourer_for_the_next_round() -> None:
    s = base()
    lay(s, GAME, 1)
    goods(s, 0, stone=2)
    labour(s, E1=0)
    table = resolve(s, "E")
    assert table.decision == Decision.HIRE  # the build was forced, the next round has begun
    assert choices(table) == ["hire free", "done"]
    table.apply("done")
    assert table.state().third[0] == 1
    turn.come_home(table.state())
    assert table.state().third[0] == 0  # not taken, he lapses


@pytest.mark.rule("A40", "A41")
def test_tindharia_gives_an_equipment_for_nothing() -> None:
    s = base()
    lay(s, GAME, 1)
    goods(s, 0, steel=1)
    table = asking(s, Decision.BUILD, left=1, arg=1)
    table.apply("build tindharia-1")
    assert table.decision == Decision.GAIN_EQUIPMENT
    assert len(table.legal()) == 7
    assert refused(table, "buy inspection") == ("not-in-shed", "A41")
    assert refused(table, "done") == ("must-take", "A40")
    after = do(table, "buy garratt")
    assert after.equipment[2] == 0
    assert after.goods[0][Good.CHAI] == 1
    assert after.aboard[2] == 0


@pytest.mark.rule("A40")
def test_with_nothing_to_take_the_bonus_is_lost() -> None:
    s = base()
    lay(s, GAME, *range(1, 6))
    equip(s, 1, *positions.EQUIPMENT_NAMES[:7])
    open_at(s, 0, 0, 0)
    goods(s, 0, steel=1, rubble=8)
    after = do(asking(s, Decision.BUILD, left=2, arg=1), "build tindharia-1", "build gayabari-1")
    assert after.station[station("tindharia-1")] == 0
    assert after.station[station("gayabari-1")] == 0
    assert after.phase == Phase.HIRE or after.phase == Phase.PLACE


@pytest.mark.rule("A41")
def test_buying_an_equipment() -> None:
    s = base()
    goods(s, 0, steel=3)
    table = asking(s, Decision.BUILD, left=2, arg=1)
    assert "buy inspection" not in choices(table)
    assert refused(table, "buy inspection") == ("not-in-shed", "A41")
    assert refused(table, "buy crew") == ("too-little-chai", "A41")
    after = do(table, "buy luxury")
    assert after.equipment[5] == 0
    assert after.goods[0] == [0, 0, 0, 0, 0, 1]
    assert after.chai_out == 1
    assert after.steel == 16


@pytest.mark.rule("A41")
def test_an_equipment_without_chai_gives_none() -> None:
    s = base()
    goods(s, 0, steel=2)
    after = do(asking(s, Decision.BUILD, left=1, arg=1), "buy rail-tractor")
    assert after.goods[0] == [0, 0, 0, 0, 0, 0]


@pytest.mark.rule("A41", "A49")
def test_a_crew_bought_in_e_works_at_once() -> None:
    """Three Chai for the crew, one for the bonus; the second build is a stone cheaper."""
    s = base()
    lay(s, GAME, 1)
    goods(s, 0, chai=4, stone=2)
    labour(s, E1=0)
    table = resolve(s, "E")
    do(table, "chai")
    assert "build rangtong-2" not in choices(table)
    table.apply("buy crew")
    assert "build rangtong-2" in choices(table)
    after = do(table, "build rangtong-2")
    assert after.goods[0] == [0, 0, 0, 0, 0, 0]


@pytest.mark.rule("A41")
def test_a_toy_train_bought_in_b_works_in_the_next_a() -> None:
    s = base()
    equip(s, 0, "toy-train")
    labour(s, A1=0)
    assert do(resolve(s), "done").goods[0][Good.LEAVES] == 1


@pytest.mark.rule("A72")
def test_solo_two_equipments_at_most() -> None:
    s = base(1)
    shed = ("rail-tractor", "toy-train", "garratt")
    positions.shed(s, *shed)
    equip(s, 0, "rail-tractor", "toy-train")
    goods(s, 0, steel=6, leaves=3)
    lay(s, GAME, 1)
    table = asking(s, Decision.BUILD, left=1, arg=1)
    assert refused(table, "buy garratt") == ("too-many-equipments", "A72")
    after = do(table, "build tindharia-1")  # A40: the bonus is lost
    assert after.equipment[2] == SHED


@pytest.mark.rule("A49")
@pytest.mark.parametrize(
    ("name", "pays"),
    [
        ("tindharia-2", {"rubble": 6}),
        ("rangtong-2", {"stone": 2}),
        ("gayabari-4", {"iron": 1, "stone": 1}),
        ("sukna-2", {"iron": 3}),
    ],
)
def test_the_crew_saves_rubble_or_stone(name: str, pays: dict[str, int]) -> None:
    s = base()
    equip(s, 0, "crew")
    lay(s, GAME, *range(1, 12))
    goods(s, 0, **pays)
    s = do(asking(s, Decision.BUILD, left=2, arg=1), f"build {name}")
    assert s.goods[0][:4] == [0, 0, 0, 0]
    assert s.station[station(name)] == 0


@pytest.mark.rule("A49")
def test_the_crew_of_another_saves_nothing() -> None:
    s = base()
    equip(s, 1, "crew")
    assert building.crew_fits(s, 0, station("rangtong-2"), Off.NONE)
    assert not building.crew_fits(s, 0, station("rangtong-2"), Off.STONE)
    assert building.crew_fits(s, 1, station("rangtong-2"), Off.STONE)
    assert not building.crew_fits(s, 1, station("rangtong-2"), Off.NONE)
    assert not building.crew_fits(s, 1, station("rangtong-2"), Off.RUBBLE)
    assert building.crew_fits(s, 1, station("gayabari-2"), Off.RUBBLE)
    assert not building.crew_fits(s, 1, station("gayabari-2"), Off.STONE)
    assert building.crew_fits(s, 1, station("sukna-2"), Off.NONE)
    assert not building.crew_fits(s, 1, station("sukna-2"), Off.RUBBLE)


# F and G


@pytest.mark.rule("A42")
def test_a_contract_is_taken_and_not_replaced() -> None:
    s = base(3)
    labour(s, F1=0, F2=1)
    table = resolve(s, "F")
    assert choices(table) == ["take 1", "take 2", "take 3"]
    table.apply("take 2")
    assert (table.actor, choices(table)) == (1, ["take 1", "take 3"])
    assert table.state().office == [0, -1, 2]
    after = do(table, "take 1")
    assert [after.contract[c] for c in range(2)] == [1, 0]


@pytest.mark.rule("A42")
def test_chai_brings_three_new_contracts_first() -> None:
    s = base()
    goods(s, 0, chai=1)
    labour(s, F1=0)
    table = resolve(s, "F")
    table.apply("chai")
    assert sorted(choices(table)) == ["take 28", "take 29", "take 30"]
    assert [table.state().contract[c] for c in range(3)] == [Keeps.DISCARD] * 3


@pytest.mark.rule("A42")
def test_new_mail_shuffles_the_discards_when_the_deck_runs_out() -> None:
    s = base()
    goods(s, 0, chai=1)
    hold(s, 1, *range(6, 31), used=True)
    discard(s, 5)
    open_at(s, 1, 0, 0)
    hold(s, 1, 2, 3)
    labour(s, F1=0)
    table = resolve(s, "F")
    table.apply("chai")
    assert sorted(choices(table)) == ["take 1", "take 4", "take 5"]


@pytest.mark.rule("A43")
@pytest.mark.parametrize(("rate", "leaves"), [(1, 1), (2, 2), (3, 2)])
def test_leaves_equal_to_the_harvest_rate(rate: int, leaves: int) -> None:
    s = base()
    s.rate[Rate.HARVEST] = rate
    goods(s, 0, leaves=1)
    labour(s, G1=0)
    table = resolve(s, "G")
    assert choices(table) == ["leaves", "brew 1"]
    assert refused(table, "done") == ("must-act", "A29")
    assert do(table, "leaves").goods[0][Good.LEAVES] == 1 + leaves


@pytest.mark.rule("A43")
def test_no_leaves_at_a_half() -> None:
    s = base()
    s.rate[Rate.HARVEST] = 0
    goods(s, 0, leaves=2)
    labour(s, G1=0)
    table = resolve(s, "G")
    assert choices(table) == ["brew 1", "brew 2"]
    assert refused(table, "leaves") == ("no-leaves-at-half", "A43")


@pytest.mark.rule("A43")
def test_leaves_turn_into_chai_one_for_one_up_to_the_maximum() -> None:
    s = base()
    goods(s, 0, leaves=5, chai=4)
    labour(s, G1=0)
    table = resolve(s, "G")
    assert choices(table) == ["leaves", "brew 1", "brew 2", "brew 3"]
    assert refused(table, "brew 4") == ("beyond-chai-limit", "A03")
    assert refused(table, "brew 6") == ("too-few-leaves", "A43")
    after = do(table, "brew 3")
    assert after.goods[0][Good.LEAVES] == 2
    assert after.goods[0][Good.CHAI] == 7


@pytest.mark.rule("A44")
def test_at_the_end_of_the_round_everything_of_the_round_is_over() -> None:
    s = balance(base())
    labour(s, A1=0, G1=1)
    s.lasting = [[1] * 10 for _ in range(5)]
    s.laid, s.keeps_lead, s.events_now = [2, 1, 0, 0, 0], 1, 2
    s.third, s.third_next = [1, 0, 0, 0, 0], [0, 1, 0, 0, 0]
    turn.come_home(s)
    assert set(s.labourer) == {NOBODY}
    assert s.lasting[:2] == [[0] * 10, [0] * 10]
    assert s.laid[:2] == [0, 0]
    assert (s.keeps_lead, s.events_now) == (0, 0)
    assert s.third[:2] == [0, 1]
    assert s.third_next[:2] == [0, 0]


@pytest.mark.rule("A44")
def test_the_next_round_begins() -> None:
    s = base()
    labour(s, A1=0)
    after = do(resolve(s), "done")
    assert (after.round, after.phase) == (3, Phase.PLACE)
    assert after.hands[:2] == [2, 2]


def test_what_happened_is_told() -> None:
    s = base()
    s.rate[Rate.TRACK] = 0
    goods(s, 0, steel=1)
    ev = buffer()
    balance(s)
    track.lay_section(s, 0, 0, 0, ev)
    assert names(ev) == ["section-laid", "chai-gained"]
    assert s.section[section("mahananda-river")] == 0


def test_paying_returns_cubes_and_bars() -> None:
    s: State = base()
    goods(s, 0, iron=2, stone=2, rubble=2, steel=2, leaves=2, chai=2)
    balance(s)
    bag, steel = list(s.bag), s.steel
    for good in Good:
        supply.pay(s, 0, good, 1)
    assert s.goods[0] == [1] * 6
    assert s.bag == [bag[0] + 1, bag[1] + 1, bag[2], bag[3]]
    assert s.steel == steel + 1

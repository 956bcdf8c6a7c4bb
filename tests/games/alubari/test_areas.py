"""Phase 5: the order of areas and spaces, and Chai before an action. A27 to A30."""

from __future__ import annotations

import pytest

from teahouse.games.alubari.state import (
    GAME,
    NOBODY,
    Decision,
    Good,
    Keeps,
    Last,
    Phase,
    Rate,
)

from . import positions
from .positions import (
    asking,
    base,
    choices,
    dig_out,
    do,
    goods,
    hold,
    labour,
    lay,
    open_at,
    refused,
    resolve,
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
    asked = asking(s, Decision.STRENGTHEN)
    assert refused(asked, "chai") == ("changes-nothing", "A30")


@pytest.mark.rule("A30")
@pytest.mark.parametrize(
    ("yard", "pool", "helps"),
    [([3, 0, 0], 0, False), ([4, 0, 0], 0, True), ([1, 1, 1], 0, False), ([1, 1, 2], 0, True),
     ([0, 0, 1], 0, False), ([3, 2, 0], 2, False), ([3, 3, 0], 2, True)],
)  # fmt: skip
def test_chai_in_a_only_if_more_can_be_taken(yard: list[int], pool: int, helps: bool) -> None:
    s = base()
    goods(s, 0, chai=1)
    labour(s, A1=0)
    s.yard = yard
    s.lasting[0][Last.CUBES] = pool
    assert (resolve(s).decision == Decision.STRENGTHEN) is helps


@pytest.mark.rule("A30")
@pytest.mark.parametrize(("rubble", "more", "helps"), [(3, 0, False), (4, 0, True), (5, 2, False)])
def test_chai_in_b_only_if_there_is_more_rubble(rubble: int, more: int, helps: bool) -> None:
    s = base()
    goods(s, 0, chai=1)
    labour(s, B1=0)
    dig_out(s, 1)
    s.owner[:2], s.rubble[:2] = [NOBODY, NOBODY], [2, rubble - 2]
    s.lasting[0][Last.DIG] = more
    assert (resolve(s, "B").decision == Decision.STRENGTHEN) is helps


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
    table = resolve(s, "D")
    assert (table.decision == Decision.STRENGTHEN) is helps


@pytest.mark.rule("A30")
@pytest.mark.parametrize("chai", [3, 4, 7])
def test_no_chai_in_e_where_only_one_thing_can_be_built(chai: int) -> None:
    """The construction crew costs three Chai and is all that can be paid."""
    s = base()
    goods(s, 0, chai=chai)
    labour(s, E1=0)
    table = resolve(s, "E")
    assert table.decision != Decision.STRENGTHEN
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
@pytest.mark.parametrize(
    ("keeper", "helps"), [(1, False), (Keeps.DISCARD, True), (Keeps.DECK, True)]
)
def test_no_chai_in_f_without_any_card(keeper: int, helps: bool) -> None:
    s = base()
    goods(s, 0, chai=1)
    hold(s, 1, *range(1, 31), used=True)
    s.contract[0], s.tilted[0] = keeper, int(keeper == 1)
    labour(s, F1=0)
    assert (resolve(s, "F").decision == Decision.STRENGTHEN) is helps


@pytest.mark.rule("A30")
def test_no_chai_in_f_to_lay_out_the_same_cards_again() -> None:
    s = base()
    goods(s, 0, chai=1)
    hold(s, 1, *range(1, 31), used=True)
    s.contract[0], s.office[0], s.tilted[0] = Keeps.OFFICE, 0, 0
    labour(s, F1=0)
    assert resolve(s, "F").decision != Decision.STRENGTHEN

"""Contracts of the areas E to G, numbers 20 to 30, and several extra actions. A80."""

from __future__ import annotations

import pytest

from teahouse.games.alubari.state import (
    GAME,
    NO_CARD,
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
    build,
    choices,
    discard,
    do,
    equip,
    goods,
    hold,
    labour,
    lay,
    open_at,
    own,
    refused,
    resolve,
    spend_markers,
    station,
)


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
@pytest.mark.parametrize(
    ("used", "steel", "why"), [(0, 1, "too-little-steel"), (21, 1, ""), (21, 0, "too-little-steel")]
)
def test_without_21_there_is_no_cheaper_price(used: int, steel: int, why: str) -> None:
    s = base()
    goods(s, 0, steel=steel)
    s.lasting[0][Last.ENGINE] = used
    table = asking(s, Decision.BUILD, left=1, owed=1)
    if why:
        assert refused(table, "buy rail-tractor") == (why, "A41")
    else:
        assert "buy rail-tractor" in choices(table)


@pytest.mark.rule("A80", "A41")
def test_21_where_only_one_price_can_be_paid() -> None:
    s = base()
    hold(s, 0, 21, used=True)
    s.lasting[0][Last.ENGINE] = 21
    goods(s, 0, steel=1)
    table = asking(s, Decision.PRICE, equipment=5)
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
    happened = [event.name for event in resolve(s, "F").apply("use 24")]
    assert happened[:2] == ["contract-used", "round-begins"]


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
    for left, owner in ((0, GAME), (1, 0)):
        s = base(3)
        hold(s, 0, 29)
        own(s, GAME, 0)
        spend_markers(s, 0, left)
        assert do(resolve(s, "B"), "use 29").owner[0] == owner


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
    after = do(asking(s, Decision.BUILD, left=1, owed=1), "build darjeeling-1")
    assert after.goods[0] == [0] * 6

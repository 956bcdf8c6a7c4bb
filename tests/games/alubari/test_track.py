"""Area D, laying track: A36."""

from __future__ import annotations

import pytest

from teahouse.games.alubari.state import (
    GAME,
    NOBODY,
    Decision,
    Good,
    Last,
    Phase,
    Rate,
)

from .positions import (
    asking,
    base,
    choices,
    do,
    equip,
    goods,
    labour,
    lay,
    refused,
    resolve,
    spend_markers,
    station,
)


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
    table = asking(s, Decision.LAY, left=2, owed=2)
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
    after = resolve(s, "D").state()
    assert after.section[14] == 0
    assert after.goods[0][Good.STEEL] == 2


@pytest.mark.rule("A36", "A62")
@pytest.mark.parametrize(("left", "laid"), [(0, 0), (2, 2)])
def test_laying_needs_markers(left: int, laid: int) -> None:
    s = base(3)
    goods(s, 0, steel=3, iron=9)
    spend_markers(s, 0, left)
    before = s.section.count(0)
    table = asking(s, Decision.LAY, left=3, owed=3)
    if laid == 0:
        assert refused(table, "lay steel") == ("no-marker", "A62")
    while table.decision == Decision.LAY and table.actor == 0 and "lay steel" in choices(table):
        table.apply("lay steel")
    assert table.state().section.count(0) == before + laid
    assert table.state().goods[0][Good.STEEL] == 3 - laid


@pytest.mark.rule("A36", "A80")
@pytest.mark.parametrize(("steel", "iron", "payable"), [(1, 5, 2), (0, 2, 0), (2, 9, 5)])
def test_iron_rails_count_as_bars(steel: int, iron: int, payable: int) -> None:
    for rails, most in ((0, steel), (3, payable)):
        s = base()
        goods(s, 0, steel=steel, iron=iron)
        s.lasting[0][Last.IRON_RAILS] = rails
        table = asking(s, Decision.LAY, left=9, owed=9)
        while table.decision == Decision.LAY and choices(table) != ["done"]:
            table.apply(choices(table)[0])
        assert table.state().section.count(0) == most


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
    table = asking(s, Decision.BUILD, left=1, owed=1)
    assert refused(table, f"build {closed}") == ("river-not-laid", "A37")
    lay(s, GAME, *range(1, 12))
    assert f"build {closed}" in choices(asking(s, Decision.BUILD, left=1, owed=1))


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

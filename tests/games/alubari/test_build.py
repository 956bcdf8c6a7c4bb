"""Area E, stations and equipment: A37 to A41, A49."""

from __future__ import annotations

import pytest

from teahouse.games.alubari.state import (
    GAME,
    NOBODY,
    SHED,
    Decision,
    Good,
    Phase,
)

from . import positions
from .positions import (
    asking,
    base,
    build,
    choices,
    do,
    equip,
    goods,
    labour,
    lay,
    next_round,
    open_at,
    refused,
    resolve,
    spend_markers,
    station,
)


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
    table = asking(s, Decision.BUILD, left=2, owed=1)
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
    table = asking(s, Decision.BUILD, left=1, owed=1)
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
    table = asking(s, Decision.BUILD, left=1, owed=1)
    assert refused(table, "build tindharia-3") == (missing, "A39")


@pytest.mark.rule("A02", "A39")
def test_a_blocked_area_cannot_be_built() -> None:
    s = base(2)
    lay(s, GAME, *range(1, 12))
    goods(s, 0, stone=9, leaves=9)
    table = asking(s, Decision.BUILD, left=1, owed=1)
    assert refused(table, "build darjeeling-2") == ("area-blocked", "A02")


@pytest.mark.rule("A39", "A62")
@pytest.mark.parametrize(("left", "why"), [(0, "no-marker"), (1, "")])
def test_a_station_needs_a_marker(left: int, why: str) -> None:
    s = base(3)
    lay(s, GAME, 1)
    goods(s, 0, iron=3)
    spend_markers(s, 0, left)
    table = asking(s, Decision.BUILD, left=1, owed=1)
    if why:
        assert refused(table, "build sukna-2") == (why, "A62")
    else:
        assert "build sukna-2" in choices(table)


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
    s = do(asking(s, Decision.BUILD, left=2, owed=1), f"build {name}")
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
    s = table.state()
    s.hands = [0] * 5
    assert next_round(s)[0].third[0] == 0  # not taken, he lapses


@pytest.mark.rule("A40", "A41")
def test_tindharia_gives_an_equipment_for_nothing() -> None:
    s = base()
    lay(s, GAME, 1)
    goods(s, 0, steel=1)
    table = asking(s, Decision.BUILD, left=1, owed=1)
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
    after = do(asking(s, Decision.BUILD, left=2, owed=1), "build tindharia-1", "build gayabari-1")
    assert after.station[station("tindharia-1")] == 0
    assert after.station[station("gayabari-1")] == 0
    assert after.phase == Phase.HIRE or after.phase == Phase.PLACE


@pytest.mark.rule("A41")
def test_buying_an_equipment() -> None:
    s = base()
    goods(s, 0, steel=3)
    table = asking(s, Decision.BUILD, left=2, owed=1)
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
    after = do(asking(s, Decision.BUILD, left=1, owed=1), "buy rail-tractor")
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
    table = asking(s, Decision.BUILD, left=1, owed=1)
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
    s = do(asking(s, Decision.BUILD, left=2, owed=1), f"build {name}")
    assert s.goods[0][:4] == [0, 0, 0, 0]
    assert s.station[station(name)] == 0


@pytest.mark.rule("A49")
@pytest.mark.parametrize(
    ("name", "good", "full", "saved"),
    [
        ("rangtong-2", "stone", 3, 1),
        ("gayabari-2", "rubble", 6, 2),
        ("sukna-2", "iron", 3, 0),
    ],
)
def test_the_crew_of_another_saves_nothing(name: str, good: str, full: int, saved: int) -> None:
    for seat, price in ((0, full), (1, full - saved)):
        s = base()
        equip(s, 1, "crew")
        lay(s, GAME, *range(1, 12))
        goods(s, seat, **{good: full})
        after = do(asking(s, Decision.BUILD, seat=seat, left=2, owed=1), f"build {name}")
        assert after.goods[seat][Good[good.upper()]] == full - price

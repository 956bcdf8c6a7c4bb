"""Contracts of area D, numbers 14 to 19. A80."""

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
    dig_out,
    do,
    equip,
    goods,
    hold,
    labour,
    lay,
    own,
    refused,
    resolve,
    spend_markers,
    station,
)


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
    table = asking(s, Decision.LAY, left=2, owed=0)
    assert refused(table, "lay iron") == ("no-iron-rails", "A36")
    s.lasting[0][Last.IRON_RAILS] = 3
    goods(s, 0, iron=2, steel=2)
    table = asking(s, Decision.LAY, left=2, owed=0)
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
    s = base(3)
    hold(s, 0, 16)
    goods(s, 0, steel=int(lacks != "steel"))
    if lacks == "section":
        lay(s, GAME, *range(1, 16))
    if lacks == "marker":
        spend_markers(s, 0, 0)
    before = list(s.section)
    after = do(resolve(s, "D"), "use 16")
    assert after.section == before
    assert after.tilted[15] == 1
    assert after.goods[0][Good.STEEL] == int(lacks != "steel")


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
    for seat in range(2):
        goods(s, seat, iron=5, stone=5, rubble=9, steel=3, leaves=9)
    s.lasting[0][Last.BEYOND] = 1
    mine, theirs = (asking(s, Decision.BUILD, seat=seat, left=1, owed=1) for seat in range(2))
    assert f"build {reach}" in choices(mine)
    assert refused(theirs, f"build {reach}") == ("river-not-laid", "A37")
    if too_far:
        assert refused(mine, f"build {too_far}") == ("river-not-laid", "A37")


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

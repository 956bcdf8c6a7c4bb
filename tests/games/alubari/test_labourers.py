"""Phase 4: third labourers and the placement. A25, A26, A45, A52, and fog (A17)."""

from __future__ import annotations

import pytest

from teahouse.core.game import Position
from teahouse.games.alubari.rules import turn
from teahouse.games.alubari.state import NOBODY, Decision, Good, Phase, State, Weather

from .positions import (
    GAME,
    asking,
    balance,
    base,
    build,
    choices,
    dig_out,
    do,
    equip,
    go,
    goods,
    hold,
    labour,
    next_round,
    refused,
)


def hiring(s: State) -> Position:
    """The table when third labourers are hired."""
    balance(s)
    turn.begin_hiring(s)
    return go(s)


@pytest.mark.rule("A25")
def test_with_an_equipment_a_chai_hires_the_third_labourer() -> None:
    s = base()
    equip(s, 1, "toy-train")
    goods(s, 1, chai=2)
    table = hiring(s)
    assert table.actor == 1
    assert choices(table) == ["hire chai", "done"]
    assert refused(table, "hire free") == ("not-free", "A25")
    assert refused(table, "hire rubble") == ("no-tractor", "A45")
    after = do(table, "hire chai")
    assert after.hands[:2] == [2, 3]
    assert after.goods[1][Good.CHAI] == 1


@pytest.mark.rule("A25")
@pytest.mark.parametrize(
    ("equipment", "chai", "why"),
    [
        ((), 1, "no-equipment"),
        (("toy-train",), 1, ""),
        (("toy-train",), 0, "too-little-chai"),
    ],
)
def test_why_nobody_can_be_hired(equipment: tuple[str, ...], chai: int, why: str) -> None:
    s = base()
    equip(s, 0, *equipment)
    goods(s, 0, chai=chai)
    table = asking(s, Decision.HIRE)
    if why:
        assert refused(table, "hire chai") == (why, "A25")
    else:
        assert choices(table) == ["hire chai", "done"]


@pytest.mark.rule("A25")
def test_he_need_not_be_hired() -> None:
    s = base()
    equip(s, 0, "toy-train")
    goods(s, 0, chai=1)
    after = do(hiring(s), "done")
    assert after.hands[:2] == [2, 2]
    assert after.goods[0][Good.CHAI] == 1


@pytest.mark.rule("A25")
def test_without_equipment_or_chai_nobody_is_asked() -> None:
    s = base()
    equip(s, 1, "toy-train")
    goods(s, 0, chai=5)
    table = hiring(s)
    assert table.state().phase == Phase.PLACE
    assert table.state().hands[:2] == [2, 2]


@pytest.mark.rule("A25")
def test_hiring_goes_clockwise_from_the_first_player() -> None:
    s = base(3)
    for seat, name in enumerate(("toy-train", "garratt", "luxury")):
        equip(s, seat, name)
        goods(s, seat, chai=1)
    s.first = 1
    table = hiring(s)
    order = []
    while table.state().phase == Phase.HIRE:
        order.append(table.actor)
        table.apply("done")
    assert order == [1, 2, 0]
    assert table.actor == 1


@pytest.mark.rule("A25", "A40")
def test_a_promised_one_is_free_and_needs_no_equipment() -> None:
    s = base()
    s.third[1] = 1
    goods(s, 1, chai=3)
    table = hiring(s)
    assert table.actor == 1
    assert choices(table) == ["hire free", "done"]
    assert refused(table, "hire chai") == ("hired-free", "A25")
    assert do(table, "hire free").hands[:2] == [2, 3]
    assert table.state().goods[1][Good.CHAI] == 3


@pytest.mark.rule("A25")
def test_never_more_than_one() -> None:
    s = base()
    s.third[0] = 1
    equip(s, 0, "inspection", "rail-tractor")
    goods(s, 0, chai=3, rubble=4)
    s.events_now = 1
    table = hiring(s)
    assert choices(table) == ["hire free", "done"]
    after = do(table, "hire free")
    assert after.phase == Phase.PLACE
    assert after.hands[0] == 3


@pytest.mark.rule("A45")
@pytest.mark.parametrize(
    ("chai", "rubble", "offered"),
    [
        (1, 2, ["hire chai", "hire rubble", "done"]),
        (0, 2, ["hire rubble", "done"]),
        (1, 1, ["hire chai", "done"]),
    ],
)
def test_the_rail_tractor_takes_rubble_too(chai: int, rubble: int, offered: list[str]) -> None:
    s = base()
    equip(s, 0, "rail-tractor")
    goods(s, 0, chai=chai, rubble=rubble)
    table = hiring(s)
    assert choices(table) == offered
    if "hire rubble" in offered:
        after = do(table, "hire rubble")
        assert after.hands[0] == 3
        assert after.goods[0][Good.RUBBLE] == rubble - 2
        assert after.goods[0][Good.CHAI] == chai
    else:
        assert refused(table, "hire rubble") == ("too-little-rubble", "A45")


@pytest.mark.rule("A45")
def test_the_tractor_of_another_does_not_help() -> None:
    s = base()
    equip(s, 0, "toy-train")
    equip(s, 1, "rail-tractor")
    goods(s, 0, rubble=5, chai=1)
    assert choices(hiring(s)) == ["hire chai", "done"]


@pytest.mark.rule("A52")
@pytest.mark.parametrize("events", [0, 1, 2])
def test_the_inspection_train_is_free_in_a_round_with_an_event(events: int) -> None:
    s = base()
    equip(s, 0, "inspection")
    goods(s, 0, chai=1)
    s.events_now = events
    table = hiring(s)
    assert choices(table) == (["hire free", "done"] if events else ["hire chai", "done"])


@pytest.mark.rule("A26")
def test_labourers_are_placed_in_turn_on_any_free_space() -> None:
    s = base(3)
    s.first = 2
    table = hiring(s)
    seats = []
    for room in ("A3", "A1", "G2", "C2", "A2"):
        seats.append(table.actor)
        table.apply(f"place {room}")
    assert seats == [2, 0, 1, 2, 0]
    assert refused(table, "place A1") == ("space-taken", "A26")
    assert refused(table, "place A4") == ("no-such-space", "A05")
    assert table.state().labourer[:3] == [0, 0, 2]
    assert table.actor == 1


@pytest.mark.rule("A26")
def test_a_third_labourer_is_placed_when_the_others_have_none_left() -> None:
    s = base()
    s.third[1] = 1
    table = hiring(s)
    table.apply("hire free")
    seats = []
    for room in ("A1", "A2", "B1", "B2", "C1"):
        seats.append(table.actor)
        table.apply(f"place {room}")
    assert seats == [0, 1, 0, 1, 1]
    assert table.state().phase == Phase.WORK


@pytest.mark.rule("A17")
def test_fog_blocks_the_last_spaces_of_b_and_d() -> None:
    s = base()
    s.weather[0] = Weather.FOG
    table = hiring(s)
    assert refused(table, "place B2") == ("in-fog", "A17")
    assert refused(table, "place D2") == ("in-fog", "A17")
    assert table.why_not("place B1") is None
    assert table.why_not("place E2") is None
    spaces = {area["area"]: area["spaces"] for area in table.view()["rooms"]}
    assert spaces["B"] == spaces["D"] == [None, "fog"]
    assert spaces["E"] == [None, None]


@pytest.mark.rule("A17", "A34")
def test_fog_spares_b_once_it_builds() -> None:
    s = base()
    dig_out(s, 1)
    s.builds = 1
    s.weather[0] = Weather.FOG
    table = hiring(s)
    assert table.why_not("place B1") is None
    assert refused(table, "place B2") == ("no-such-space", "A34")
    assert refused(table, "place D2") == ("in-fog", "A17")


@pytest.mark.rule("A17")
def test_sun_and_rain_block_nothing() -> None:
    for weather in (Weather.NONE, Weather.SUN, Weather.RAIN):
        s = base()
        s.weather[0] = weather
        table = hiring(s)
        assert [table.why_not(f"place {room}") for room in ("B2", "D2")] == [None, None]


@pytest.mark.rule("A52")
def test_events_of_another_round_do_not_count() -> None:
    s = base()
    equip(s, 0, "inspection")
    goods(s, 0, chai=1)
    build(s, 1, "siliguri-1")
    hold(s, 1, 30, used=True)
    labour(s, A1=0)
    s.events_now = 2
    after, _ = next_round(s)
    assert after.events_now == 0
    assert set(after.labourer) == {NOBODY}
    assert after.ask[0] == Decision.HIRE
    assert choices(GAME.at(after)) == ["hire chai", "done"]  # not for nothing

"""The ends of the game. A59 to A62."""

from __future__ import annotations

import pytest

from teahouse.games.alubari.rules import turn
from teahouse.games.alubari.state import (
    GAME,
    NOBODY,
    Decision,
    Ending,
    Good,
    Phase,
    Rate,
)

from . import positions
from .positions import (
    asking,
    balance,
    base,
    build,
    choices,
    do,
    equip,
    goods,
    hold,
    labour,
    lay,
    next_round,
    own,
    refused,
    resolve,
    spend_markers,
    station,
)


@pytest.mark.rule("A59")
def test_the_game_ends_with_the_round_in_which_the_last_section_is_laid() -> None:
    s = base()
    lay(s, GAME, *range(1, 15))
    goods(s, 0, steel=1)
    labour(s, D1=0, G1=1)
    table = resolve(s, "D")
    after = table.state()
    assert after.phase == Phase.OVER
    assert after.ending == Ending.RAILWAY
    assert after.goods[1][Good.LEAVES] == 1  # the round was finished
    assert table.actor is None
    assert table.legal() == []
    assert refused(table, "done") == ("game-over", "A59")


@pytest.mark.rule("A59")
def test_an_event_may_lay_the_last_section() -> None:
    s = base()
    lay(s, GAME, *range(1, 16))
    assert next_round(s)[0].ending == Ending.RAILWAY
    s.section[2] = NOBODY
    assert next_round(s)[0].ending == Ending.NONE


@pytest.mark.rule("A60")
def test_solo_ends_at_once_with_the_last_marker() -> None:
    s = base(1)
    goods(s, 0, steel=3)
    s.rate[Rate.TRACK] = 2
    labour(s, D1=0, G1=0)
    spend_markers(s, 0, 1)
    table = resolve(s, "D")
    after = table.state()
    assert after.phase == Phase.OVER
    assert after.ending == Ending.MARKERS
    assert after.section[:2] == [0, NOBODY]
    assert after.goods[0][Good.CHAI] == 1  # the gain of that section
    assert after.goods[0][Good.STEEL] == 2  # but not the rest of the action
    assert after.goods[0][Good.LEAVES] == 0


@pytest.mark.rule("A60")
def test_solo_the_gain_of_the_last_area_is_still_taken_but_no_second_build() -> None:
    s = base(1)
    spend_markers(s, 0, 1)
    lay(s, GAME, 1)
    positions.shed(s, "toy-train", "garratt", "luxury")
    goods(s, 0, steel=4, chai=1)
    labour(s, E1=0)
    table = resolve(s, "E")
    do(table, "chai", "build tindharia-1")
    assert table.decision == Decision.GAIN_EQUIPMENT
    after = do(table, "buy garratt")
    assert after.phase == Phase.OVER
    assert after.equipment[2] == 0
    assert after.depth == 0
    assert after.goods[0][Good.STEEL] == 3


@pytest.mark.rule("A60", "A33")
def test_solo_digging_stops_with_the_last_marker() -> None:
    s = base(1)
    for name in positions.STATION_NAMES[:18]:
        build(s, 0, name)
    s.rate[Rate.EXCAVATION] = 3
    labour(s, B1=0)
    after = resolve(s, "B").state()
    assert after.phase == Phase.OVER
    assert after.goods[0][Good.RUBBLE] == 2
    assert after.owner[:2] == [0, NOBODY]


@pytest.mark.rule("A60")
def test_with_others_the_last_marker_ends_nothing_at_once() -> None:
    s = base(2)
    goods(s, 0, steel=1)
    labour(s, D1=0)
    spend_markers(s, 0, 1)
    after = resolve(s, "D").state()
    assert (after.markers[0], after.ending) == (0, Ending.NONE)


@pytest.mark.rule("A60")
@pytest.mark.parametrize(("left", "ending"), [(2, Ending.NONE), (1, Ending.MARKERS)])
def test_alone_the_last_marker_ends_the_game(left: int, ending: Ending) -> None:
    s = base(1)
    goods(s, 0, steel=1)
    labour(s, D1=0)
    spend_markers(s, 0, left)
    after = resolve(s, "D").state()
    assert (after.markers[0], after.ending) == (left - 1, ending)


@pytest.mark.rule("A61")
def test_with_two_the_other_plays_one_round_alone() -> None:
    s = base(2)
    goods(s, 0, steel=1)
    goods(s, 1, chai=1)
    equip(s, 0, "toy-train")
    equip(s, 1, "luxury")
    hold(s, 0, 26)
    hold(s, 1, 30)
    labour(s, D1=0)
    spend_markers(s, 0, 1)
    table = resolve(s, "D")
    assert table.state().markers[0] == 0
    while table.state().round == 2:  # the running round is finished: contracts in G
        table.apply("done")
    assert table.state().alone == 1
    assert (table.actor, table.decision) == (1, Decision.HIRE)
    table.apply("done")
    assert table.state().hands[:2] == [0, 2]
    do(table, "place G1", "place C1")
    assert (table.actor, choices(table)) == (1, ["use 30", "done"])  # contract 26 is not asked for
    table.apply("done")
    assert table.state().phase == Phase.OVER
    assert table.state().ending == Ending.LONE_ROUND
    assert table.state().goods[0][Good.LEAVES] == 0


@pytest.mark.rule("A61")
@pytest.mark.parametrize(("out", "alone"), [(0, 1), (1, 0)])
def test_who_plays_alone(out: int, alone: int) -> None:
    s = base(2)
    spend_markers(s, out, 0)
    after, _ = next_round(s)
    assert after.alone == alone
    assert after.round == 3
    assert [after.hands[seat] > 0 for seat in range(2)] == [seat == alone for seat in range(2)]


@pytest.mark.rule("A61")
@pytest.mark.parametrize(
    ("markers", "laid", "ending"),
    [
        ([0, 0], 0, Ending.MARKERS),
        ([0, 3], 0, Ending.NONE),
        ([3, 0], 0, Ending.NONE),
        ([3, 0], 15, Ending.RAILWAY),
    ],
)
def test_no_lone_round_when_both_are_out_or_the_railway_is_complete(
    markers: list[int], laid: int, ending: Ending
) -> None:
    s = base(2)
    lay(s, GAME, *range(1, laid + 1))
    for seat in range(2):
        spend_markers(s, seat, markers[seat])
    assert next_round(s)[0].ending == ending


@pytest.mark.rule("A61")
def test_the_lone_round_ends_the_game() -> None:
    s = base(2)
    s.alone = 1
    assert next_round(s)[0].ending == Ending.LONE_ROUND


@pytest.mark.rule("A61")
def test_maintenance_and_harvest_touch_both_in_the_lone_round() -> None:
    s = base(2)
    s.alone = 1
    equip(s, 0, "toy-train")
    equip(s, 1, "luxury")
    goods(s, 0, steel=1)
    goods(s, 1, steel=1)
    s.wheel, s.wheel_at, s.cubes_drawn, s.phase = [0] * 6, 4, 1, Phase.EVENTS
    balance(s)
    table = positions.go(s)
    assert (table.actor, table.decision) == (0, Decision.MAINTAIN)
    table.apply("maintain steel")
    assert (table.actor, table.decision) == (1, Decision.MAINTAIN)


@pytest.mark.rule("A62")
def test_with_three_a_player_without_markers_goes_on() -> None:
    s = base(3)
    spend_markers(s, 0, 0)
    s.owner[0], s.rubble[0] = NOBODY, 1
    build(s, 0, "sukna-2")
    goods(s, 0, steel=3)
    labour(s, B1=0, E1=0)
    table = resolve(s, "B")
    assert table.state().owner[0] == GAME
    assert table.state().goods[0][Good.RUBBLE] == 1
    assert table.decision == Decision.BUILD
    assert all(c.startswith("buy ") for c in choices(table))
    assert refused(table, "build siliguri-1")[0] in ("no-marker", "area-taken")
    assert do(table, "buy toy-train").alone == NOBODY


@pytest.mark.rule("A62")
def test_three_players_without_markers_play_until_the_railway_is_complete() -> None:
    s = base(3)
    for seat in range(2):  # there is no room for the markers of three
        spend_markers(s, seat, 0)
    after, _ = next_round(s)
    assert after.markers[:2] == [0, 0]
    assert after.ending == Ending.NONE
    after.markers[2] = 0
    assert turn.ending_now(after) == Ending.NONE


@pytest.mark.rule("A62")
def test_a_space_dug_with_the_last_marker_is_owned() -> None:
    s = base(3)
    s.rubble[:2] = [0, 0]  # these two are left
    spend_markers(s, 0, 1)
    s.rubble[:2] = [1, 1]
    s.rate[Rate.EXCAVATION] = 0  # two cubes
    labour(s, B1=0)
    after = resolve(s, "B").state()
    assert after.owner[:2] == [0, GAME]
    assert after.markers[0] == 0
    dug = [event for event in positions.LAST if event.startswith("space-")]
    assert dug == ["space-owned", "space-cleared"]


@pytest.mark.rule("A63")
def test_borrowed_markers_come_back_at_the_end() -> None:
    s = base()
    lay(s, GAME, *range(1, 15))
    own(s, 0, 0, 1, borrowed=True)
    own(s, 0, 2)
    goods(s, 1, steel=1)
    labour(s, D1=1)
    after = resolve(s, "D").state()
    assert after.phase == Phase.OVER
    assert after.owner[:3] == [GAME, GAME, 0]
    assert after.borrowed[:3] == [0, 0, 0]
    assert after.markers[0] == 18


def test_the_station_of_the_last_marker_counts() -> None:
    s = base(1)
    spend_markers(s, 0, 1)
    lay(s, GAME, 1)
    goods(s, 0, stone=3)
    after = do(asking(s, Decision.BUILD, left=2, owed=1), "build rangtong-2")
    assert after.station[station("rangtong-2")] == 0
    assert after.ending == Ending.MARKERS

"""The six events. A51, A53 to A58, A74."""

from __future__ import annotations

import pytest

from teahouse.core.game import Position
from teahouse.games.alubari.rules import event_wheel
from teahouse.games.alubari.rules.pending import told
from teahouse.games.alubari.state import (
    GAME,
    NOBODY,
    SHED,
    Cube,
    Decision,
    Detail,
    Good,
    Phase,
    Rate,
    State,
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
    go,
    goods,
    lay,
    own,
    refused,
    station,
)


def event(s: State, number: int, cubes: tuple[int, ...] = ()) -> Position:
    """The table after one event, other cubes lying on these spaces of the wheel."""
    s.wheel = [int(n in cubes) for n in range(1, 7)]
    s.wheel_at, s.cubes_drawn, s.phase = number - 1, 1, Phase.EVENTS
    balance(s)
    return go(s)


@pytest.mark.rule("A53")
def test_1_clears_the_two_leftmost_spaces_with_rubble_for_the_game() -> None:
    s = base()
    own(s, 1, 0)
    s.rubble[1] = 1
    after = event(s, 1).state()
    assert after.owner[:4] == [1, GAME, GAME, NOBODY]
    assert after.rubble[:4] == [0, 0, 0, 3]
    assert after.landfalls == 1
    assert positions.LAST.count("space-cleared") == 2


@pytest.mark.rule("A53")
@pytest.mark.parametrize(("rate", "spaces"), [(0, 2), (1, 3), (3, 5)])
def test_1_solo_clears_as_many_spaces_as_the_excavation_rate(rate: int, spaces: int) -> None:
    s = base(1)
    s.rate[Rate.EXCAVATION] = rate
    after = event(s, 1).state()
    assert after.owner.count(GAME) == spaces


@pytest.mark.rule("A53")
def test_1_with_little_rubble_clears_what_there_is() -> None:
    s = base()
    positions.dig_out(s, 1)
    s.owner[7 - 1], s.rubble[6] = NOBODY, 2
    after = event(s, 1).state()
    assert after.owner[6] == GAME
    assert sum(after.rubble) == 0


@pytest.mark.rule("A53")
def test_1_puts_cubes_of_4_5_6_back_and_then_trims_the_yard() -> None:
    s = base()
    s.yard = [9, 6, 3]
    after = event(s, 1, cubes=(3, 4, 6)).state()
    assert after.wheel == [1, 0, 1, 0, 0, 0]
    assert after.bag[Cube.EVENT] == 3
    assert after.yard == [7, 4, 1]


@pytest.mark.rule("A53")
def test_1_trims_nothing_when_no_cube_went_back() -> None:
    s = base()
    s.yard = [9, 6, 3]
    after = event(s, 1, cubes=(2, 3)).state()
    assert after.yard == [9, 6, 3]
    assert after.wheel == [1, 1, 1, 0, 0, 0]


@pytest.mark.rule("A53")
@pytest.mark.parametrize(("iron", "trimmed"), [(8, 1), (7, 0)])
def test_the_trim_leaves_what_is_not_too_much(iron: int, trimmed: int) -> None:
    s = base()
    s.yard = [iron, 2, 1]
    table = event(s, 1, cubes=(3, 4, 6))
    assert table.state().yard == [7, 2, 1]
    assert positions.LAST.count("yard-trimmed") == trimmed


@pytest.mark.rule("A74")
def test_solo_siliguri_closes_with_the_second_event_1() -> None:
    s = base(1)
    s.landfalls = 1
    goods(s, 0, leaves=9, iron=9, stone=9)
    table = event(s, 1)
    after = table.state()
    assert after.landfalls == 2
    assert "siliguri-closed" in positions.LAST
    assert not table.view()["towns"][0]["open"]
    closed = asking(after, Decision.BUILD, left=1, owed=1)
    assert refused(closed, "build siliguri-1") == ("siliguri-closed", "A74")
    for times, players in ((1, 1), (2, 2)):
        other = base(players)
        other.landfalls = times
        goods(other, 0, leaves=9, iron=9, stone=9)
        assert "build siliguri-1" in choices(asking(other, Decision.BUILD, left=1, owed=1))


@pytest.mark.rule("A74")
def test_siliguri_closes_once_and_only_solo() -> None:
    s = base(2)
    s.landfalls = 1
    event(s, 1)
    assert "siliguri-closed" not in positions.LAST
    s = base(1)
    event(s, 1)
    assert "siliguri-closed" not in positions.LAST


@pytest.mark.rule("A74")
def test_why_siliguri_is_refused() -> None:
    s = base(1)
    s.landfalls = 2
    goods(s, 0, leaves=9, steel=3)
    table = positions.asking(s, Decision.BUILD, left=1, owed=1)
    assert refused(table, "build siliguri-1") == ("siliguri-closed", "A74")


@pytest.mark.rule("A54")
@pytest.mark.parametrize(("rate", "after", "leaves"), [(0, 2, 0), (1, 3, 0), (2, 1, 4), (3, 1, 4)])
def test_2_raises_the_harvest_rate_by_two(rate: int, after: int, leaves: int) -> None:
    s = base()
    own(s, 0, 0, 1)
    s.rate[Rate.HARVEST] = rate
    s = event(s, 2).state()
    assert s.rate[Rate.HARVEST] == after
    assert s.goods[0][Good.LEAVES] == leaves


@pytest.mark.rule("A55")
@pytest.mark.parametrize("rate", [0, 1, 2])
def test_3_lays_sections_for_the_game_and_gives_nobody_chai(rate: int) -> None:
    s = base()
    s.rate[Rate.TRACK] = rate
    table = event(s, 3)
    after = table.state()
    assert after.section.count(GAME) == rate + 1
    assert after.section[: rate + 1] == [GAME] * (rate + 1)
    assert after.goods[0][Good.CHAI] == after.goods[1][Good.CHAI] == 0
    assert table.view()["towns"][1]["open"]


@pytest.mark.rule("A55")
def test_3_skips_what_is_laid_and_stops_at_the_top() -> None:
    s = base()
    lay(s, 0, *range(1, 14))
    s.rate[Rate.TRACK] = 2
    after = event(s, 3).state()
    assert after.section[13:] == [GAME, GAME]
    assert positions.LAST.count("game-lays") == 2


@pytest.mark.rule("A56")
def test_4_completes_the_lowest_incomplete_town_but_siliguri() -> None:
    s = base()
    build(s, 0, "sukna-1")
    table = event(s, 4, cubes=(1, 2, 3))
    after = table.state()
    assert after.station[station("sukna-1")] == 0
    assert after.station[station("sukna-2")] == GAME
    assert after.station[:5] == [NOBODY] * 5
    assert after.station.count(GAME) == 1
    assert after.wheel == [0, 0, 0, 1, 0, 0]


@pytest.mark.rule("A56")
def test_4_goes_beyond_unlaid_rivers_and_leaves_blocked_areas_out() -> None:
    s = base(2)
    for name in positions.STATION_NAMES[5:24]:
        build(s, GAME, name)
    after = event(s, 4).state()
    assert after.station[station("darjeeling-1")] == GAME
    assert after.station[station("darjeeling-2")] == NOBODY
    after.station[station("darjeeling-1")] = 0
    assert event_wheel.incomplete_town(after) == 10
    three = base(3)
    three.station = list(after.station)
    assert event_wheel.incomplete_town(three) == 9


@pytest.mark.rule("A56")
def test_4_with_nothing_left_only_puts_cubes_back() -> None:
    s = base(3)
    for name in positions.STATION_NAMES[5:]:
        build(s, GAME, name)
    after = event(s, 4, cubes=(2,)).state()
    assert after.bag[Cube.EVENT] == 4
    assert "town-completed" not in positions.LAST


@pytest.mark.rule("A57")
def test_5_asks_for_each_equipment_apart_from_the_first_player_on() -> None:
    s = base()
    s.first = 1
    equip(s, 0, "toy-train", "garratt")
    equip(s, 1, "luxury")
    goods(s, 0, steel=1, chai=2)
    goods(s, 1, steel=1, chai=2)
    table = event(s, 5)
    asked = []
    for answer in ("maintain chai", "maintain steel", "maintain chai"):
        asked.append((table.actor, told(table.state(), Detail.EQUIPMENT)))
        assert choices(table) == [
            "maintain steel", "maintain chai", "maintain return",
        ] or len(asked) == 3  # fmt: skip
        table.apply(answer)
    after = table.state()
    assert asked == [(1, 5), (0, 1), (0, 2)]
    assert [after.equipment[k] for k in (1, 2, 5)] == [0, 0, 1]
    assert after.goods[0][Good.STEEL] == after.goods[0][Good.CHAI] == 0
    assert after.goods[1][Good.STEEL] == 1
    assert after.goods[1][Good.CHAI] == 0


@pytest.mark.rule("A57")
def test_5_an_equipment_put_back_gets_no_new_chai() -> None:
    s = base()
    equip(s, 0, "toy-train")
    goods(s, 0, steel=1)
    table = event(s, 5)
    assert refused(table, "maintain chai") == ("too-little-chai", "A57")
    assert refused(table, "done") == ("must-choose", "A57")
    after = do(table, "maintain return")
    assert after.equipment[1] == SHED
    assert after.aboard[1] == 0
    assert after.goods[0][Good.STEEL] == 1


@pytest.mark.rule("A57")
def test_5_without_means_the_equipment_goes_back_by_itself() -> None:
    s = base()
    equip(s, 0, "toy-train")
    goods(s, 0, chai=1)
    after = event(s, 5).state()
    assert after.equipment[1] == SHED
    assert after.goods[0][Good.CHAI] == 1


@pytest.mark.rule("A51")
def test_5_spares_the_very_reliable_train() -> None:
    s = base()
    equip(s, 0, "reliable")
    after = event(s, 5).state()
    assert after.equipment[6] == 0
    assert after.phase == Phase.PLACE or after.phase == Phase.HIRE


@pytest.mark.rule("A58")
def test_6_harvests_then_lays_track() -> None:
    s = base()
    own(s, 0, 0, 1)
    s.rate = [1, 1, 2]
    after = event(s, 6).state()
    assert after.goods[0][Good.LEAVES] == 4
    assert after.section[:3] == [GAME, GAME, NOBODY]
    assert after.rate[Rate.HARVEST] == 1
    assert after.wheel_at == 0


@pytest.mark.rule("A23")
def test_events_of_one_draw_come_one_after_the_other() -> None:
    s = base()
    s.wheel, s.wheel_at, s.cubes_drawn, s.phase = [0] * 6, 2, 2, Phase.EVENTS
    balance(s)
    after = go(s).state()
    assert [e for e in positions.LAST if e in ("event", "game-lays", "town-completed")] == [
        "event", "game-lays", "event", "town-completed",
    ]  # fmt: skip
    assert after.events_now == 2
    assert after.wheel == [0, 0, 0, 1, 0, 0]  # the cube of event 3 went back


def test_laying_the_next_section() -> None:
    s = base()
    assert event_wheel.next_section(s) == 0
    lay(s, 0, 1, 2, 4)
    assert event_wheel.next_section(s) == 2
    lay(s, GAME, *range(1, 16))
    assert event_wheel.next_section(s) == 15

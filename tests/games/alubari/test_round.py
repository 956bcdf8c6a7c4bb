"""Phases 1 to 3: contracts, weather and rates, the stock yard. A14 to A24, A73."""

from __future__ import annotations

import pytest

from teahouse.core.events import chance
from teahouse.games.alubari.rules import cards, event_wheel, weather_and_rates
from teahouse.games.alubari.state import CONTRACTS, NO_CARD, Cube, Good, Keeps, Phase, Rate, Weather
from teahouse.games.alubari.tables import T

from .positions import (
    GAME,
    balance,
    base,
    buffer,
    discard,
    event_dicts,
    go,
    goods,
    hold,
    names,
    next_round,
    open_at,
    own,
)

SUN, RAIN, FOG = Weather.SUN, Weather.RAIN, Weather.FOG


@pytest.mark.rule("A14")
def test_the_first_round_starts_with_the_labourers() -> None:
    table = GAME.new(3, seed=1)
    s = table.state()
    assert (s.round, s.phase) == (1, Phase.PLACE)
    assert s.weather[0] == Weather.NONE
    assert s.rate == [1, 0, 1]
    assert [e.name for e in table.opening()].count("cubes-drawn") == 1


@pytest.mark.rule("A14")
def test_later_rounds_have_contracts_weather_and_refill_in_order() -> None:
    s = base(3)
    s.weather = [0, SUN, RAIN]
    after, happened = next_round(s)
    event_names = [e["event"] for e in happened]
    order = [
        event_names.index(n)
        for n in (
            "round-begins", "contract-discarded", "weather-changed", "forecast", "cubes-drawn",
        )
    ]  # fmt: skip
    assert order == sorted(order)
    assert (after.round, after.phase) == (3, Phase.PLACE)


@pytest.mark.rule("A15")
def test_the_contract_at_a_goes_the_others_move_up_and_places_are_filled() -> None:
    s = base()
    open_at(s, 4, 0, 9)
    balance(s)
    top = s.deck[s.deck_size - 1], s.deck[s.deck_size - 2]
    after, _ = next_round(s)
    assert after.office == [8, *top]
    assert after.contract[3] == Keeps.DISCARD
    assert [after.contract[c] for c in after.office] == [Keeps.OFFICE] * 3
    assert after.deck_size == 26


@pytest.mark.rule("A15")
def test_nothing_at_a_is_discarded_when_a_is_empty() -> None:
    s = base()
    open_at(s, 0, 5, 9)
    after, _ = next_round(s)
    assert after.office[:2] == [4, 8]
    assert Keeps.DISCARD not in after.contract


@pytest.mark.rule("A15")
def test_an_empty_deck_takes_in_the_discards_first() -> None:
    s = base()
    discard(s, *range(5, 31))
    open_at(s, 1, 2, 3)
    s.contract[3] = 0
    after, happened = next_round(s)
    card = after.office[2]
    assert after.office[:2] == [1, 2]
    assert after.deck_size == 26
    assert after.deck[26:] == [NO_CARD] * 4
    assert sorted([*after.deck[:26], card]) == [0, *range(4, 30)]
    assert after.deck[:26] != sorted(after.deck[:26])
    assert {"event": "deck-shuffled", "cards": 27} in happened


@pytest.mark.rule("A15")
def test_deck_and_discards_both_empty_leave_places_empty() -> None:
    s = base()
    hold(s, 0, *range(1, 31))
    after, happened = next_round(s)
    assert after.office == [NO_CARD] * 3
    assert [e["event"] for e in happened][:2] == ["round-begins", "weather-changed"]
    assert "deck-shuffled" not in [e["event"] for e in happened]


@pytest.mark.rule("A73")
def test_solo_all_contracts_are_new_each_round() -> None:
    s = balance(base(1))
    expected = [s.deck[s.deck_size - 1 - k] for k in range(3)]
    after, _ = next_round(s)
    assert after.office == expected
    assert [after.contract[c] for c in range(3)] == [Keeps.DISCARD] * 3


@pytest.mark.rule("A16")
def test_the_weather_moves_down_and_the_next_back_is_looked_at() -> None:
    s = base()
    s.weather = [RAIN, FOG, SUN]
    after, happened = next_round(s)
    back = T.back[after.deck[after.deck_size - 1]]
    assert after.weather == [FOG, SUN, back]
    event_names = [e["event"] for e in happened]
    first, last = event_names.index("weather-changed"), event_names.index("forecast")
    assert happened[first] == {"event": "weather-changed", "weather": "fog"}
    assert set(event_names[first + 1 : last]) <= {"rate-changed"}
    assert after.deck_size == 26


@pytest.mark.rule("A16")
def test_looking_at_a_back_shuffles_the_discards_when_the_deck_is_empty() -> None:
    s = base()
    hold(s, 0, *range(4, 29))
    discard(s, 29)  # the last of the deck, 30, comes to the office
    after, happened = next_round(s)
    assert after.office == [1, 2, 29]
    assert after.weather[2] == T.back[after.deck[1]]
    assert after.deck_size == 2
    shuffled = [e for e in happened if e["event"] == "deck-shuffled"]
    assert shuffled == [{"event": "deck-shuffled", "cards": 2}]


@pytest.mark.rule("A16")
def test_without_any_card_the_forecast_follows_the_printed_backs() -> None:
    s = base()
    hold(s, 0, *range(1, 31))
    balance(s)
    seen = [cards.look_at_back(s, buffer()) for _ in range(900)]
    shares = [seen.count(w) / 30 for w in (SUN, RAIN, FOG)]
    printed = [T.back.count(w) for w in (SUN, RAIN, FOG)]
    assert printed == [11, 11, 8]
    assert all(abs(share - n) < 2 for share, n in zip(shares, printed, strict=True))


@pytest.mark.rule("A17")
@pytest.mark.parametrize(
    ("weather", "after"), [(SUN, [3, 2, 1]), (RAIN, [0, 0, 2]), (FOG, [1, 1, 0])]
)
def test_sun_rain_and_fog_change_the_rates(weather: int, after: list[int]) -> None:
    s = base()
    s.rate = [1, 1, 1]
    s.weather = [0, weather, SUN]
    assert next_round(s)[0].rate == after


@pytest.mark.rule("A16")
def test_excavation_changes_before_the_harvest_rate_does() -> None:
    """A harvest by the excavation rate uses the harvest rate from before the weather."""
    s = base()
    own(s, 0, 0, 1, 2)
    s.rate = [3, 0, 3]
    s.weather = [0, SUN, SUN]
    after, _ = next_round(s)
    assert after.goods[0][Good.LEAVES] == 6
    assert after.rate == [3, 1, 1]


@pytest.mark.rule("A18")
@pytest.mark.parametrize(
    ("start", "weather", "after", "harvests"),
    [
        (1, SUN, 3, 0),
        (3, SUN, 3, 1),
        (2, SUN, 3, 1),
        (0, SUN, 2, 0),
        (3, RAIN, 2, 0),
        (1, RAIN, 0, 0),
        (0, RAIN, 0, 0),
        (2, FOG, 2, 0),
    ],
)
def test_the_excavation_rate(start: int, weather: int, after: int, harvests: int) -> None:
    s = base()
    s.rate[Rate.EXCAVATION], s.rate[Rate.HARVEST] = start, 1
    s.weather = [0, weather, SUN]
    state, happened = next_round(s)
    assert state.rate[Rate.EXCAVATION] == after
    assert [e["event"] for e in happened].count("harvest") == harvests
    changes = [e["rate"] for e in happened if e["event"] == "rate-changed"]
    assert changes.count("excavation") == int(start != after)


@pytest.mark.rule("A18")
@pytest.mark.parametrize(("start", "by", "after", "harvests"), [(2, 1, 3, 0), (3, 1, 3, 1)])
def test_one_step_of_the_excavation_rate(start: int, by: int, after: int, harvests: int) -> None:
    """No weather of the box changes it by one."""
    s = balance(base())
    s.rate[Rate.EXCAVATION] = start
    ev = buffer()
    weather_and_rates.change_excavation(s, by, ev)
    assert s.rate[Rate.EXCAVATION] == after
    assert names(ev).count("harvest") == harvests


@pytest.mark.rule("A19")
@pytest.mark.parametrize(
    ("start", "weather", "after"),
    [(0, SUN, 1), (1, SUN, 2), (2, SUN, 2), (2, RAIN, 1), (0, RAIN, 0), (1, FOG, 1)],
)
def test_the_track_rate(start: int, weather: int, after: int) -> None:
    s = base()
    s.rate = [0, start, 1]
    s.weather = [0, weather, SUN]
    state, happened = next_round(s)
    assert state.rate[Rate.TRACK] == after
    assert "harvest" not in [e["event"] for e in happened]


@pytest.mark.rule("A20")
@pytest.mark.parametrize(
    ("start", "weather", "after", "harvests"),
    [
        (0, RAIN, 1, 0),
        (1, RAIN, 2, 0),
        (2, RAIN, 3, 0),
        (3, RAIN, 1, 1),
        (1, FOG, 0, 0),
        (0, FOG, 0, 0),
        (3, SUN, 3, 0),
    ],
)
def test_the_harvest_rate(start: int, weather: int, after: int, harvests: int) -> None:
    """Past the last 2 there is one harvest at rate 2, and the marker goes back to its start."""
    s = base()
    own(s, 0, 0, 1, 2)
    s.rate = [1, 1, start]
    s.weather = [0, weather, SUN]
    state, happened = next_round(s)
    assert state.rate[Rate.HARVEST] == after
    assert [e["event"] for e in happened].count("harvest") == harvests
    assert state.goods[0][Good.LEAVES] == 6 * harvests


@pytest.mark.rule("A20")
@pytest.mark.parametrize(("start", "by", "after", "harvests"), [(2, 2, 1, 1), (1, 2, 3, 0)])
def test_two_steps_of_the_harvest_rate(start: int, by: int, after: int, harvests: int) -> None:
    """No weather of the box changes it by two."""
    s = base()
    own(s, 0, 0, 1, 2)
    balance(s)
    s.rate[Rate.HARVEST] = start
    ev = buffer()
    weather_and_rates.change_harvest(s, by, ev)
    assert s.rate[Rate.HARVEST] == after
    assert names(ev).count("harvest") == harvests
    assert s.goods[0][Good.LEAVES] == 6 * harvests


@pytest.mark.rule("A21")
@pytest.mark.parametrize(("rate", "three", "four"), [(0, 1, 2), (1, 3, 4), (2, 6, 8), (3, 6, 8)])
def test_a_harvest_multiplies_and_rounds_down(rate: int, three: int, four: int) -> None:
    """The example of the booklet: at a half, three spaces give one leaf and four give two."""
    s = base(3)
    own(s, 0, 0, 1, 2)
    own(s, 1, 3, 4, 5, 6)
    goods(s, 1, leaves=5)
    s.rate = [3, 0, rate]
    s.weather = [0, SUN, SUN]  # the sun harvests where the excavation rate cannot rise
    after, happened = next_round(s)
    assert [after.goods[p][Good.LEAVES] for p in range(3)] == [three, 5 + four, 0]
    assert after.rate[Rate.HARVEST] == 1
    assert [e["event"] for e in happened].count("leaves-harvested") == 2


@pytest.mark.rule("A21", "A63")
def test_borrowed_spaces_harvest() -> None:
    s = base()
    own(s, 0, 0, borrowed=True)
    s.rate = [3, 0, 1]
    s.weather = [0, SUN, SUN]
    assert next_round(s)[0].goods[0][Good.LEAVES] == 1


@pytest.mark.rule("A22")
@pytest.mark.parametrize(("players", "cubes"), [(1, 6), (2, 6), (3, 9), (4, 12), (5, 12)])
def test_the_refill_draws_by_players_and_keeps_what_was_left(players: int, cubes: int) -> None:
    s = balance(base(players))
    bag = sum(s.bag)
    after, happened = next_round(s)
    drawn = next(e for e in happened if e["event"] == "cubes-drawn")
    assert drawn["iron"] + drawn["stone"] + drawn["chai"] + drawn["events"] == cubes
    assert sum(after.bag) == bag - cubes
    assert after.yard == [6 + drawn["iron"], 3 + drawn["stone"], 2 + drawn["chai"]]
    assert drawn["events"] == 0  # all event cubes lie on the wheel


@pytest.mark.rule("A22")
def test_a_small_bag_is_emptied() -> None:
    s = balance(base())
    s.goods[0][Good.IRON], s.goods[0][Good.STONE] = s.bag[Cube.IRON] - 1, s.bag[Cube.STONE]
    s.chai_out = s.bag[Cube.CHAI] - 2
    s.wheel[3] -= 1
    s.wheel_at = 5  # the event cube of the bag brings event 6, a harvest
    after, happened = next_round(s)
    drawn = {"event": "cubes-drawn", "iron": 1, "stone": 0, "chai": 2, "events": 1}
    assert drawn in happened
    assert after.bag == [0, 0, 0, 0]
    assert after.yard == [7, 3, 4]


@pytest.mark.rule("A22")
def test_cubes_are_drawn_in_proportion() -> None:
    counts = [0, 0, 0, 0]
    for seed in range(400):
        s = balance(base())
        s.rng = [seed + 1, 2, 3, 4]
        for _ in range(8):
            chance(s.rng, 5, buffer())
        s.bag, s.yard, s.cubes_drawn = [4, 3, 2, 1], [0, 0, 0], 0
        event_wheel.draw_to_yard(s, 1, buffer())
        for cube in range(3):
            counts[cube] += s.yard[cube]
        counts[Cube.EVENT] += s.cubes_drawn
    assert [round(n / 40) for n in counts] == [4, 3, 2, 1]


@pytest.mark.rule("A23", "A24")
def test_event_cubes_go_round_the_wheel() -> None:
    s = base()
    s.wheel, s.cubes_drawn = [0] * 6, 3
    balance(s)
    s.wheel_at = 4
    ev = buffer()
    for _ in range(3):
        event_wheel.place_event_cube(s, ev)
    assert [e["number"] for e in event_dicts(ev) if e["event"] == "event"] == [5, 6, 1]
    assert s.wheel_at == 1
    assert s.cubes_drawn == 0
    assert s.events_now == 3


@pytest.mark.rule("A23")
def test_cubes_put_back_are_not_part_of_the_draw() -> None:
    s = base()
    s.wheel = [1, 1, 1, 0, 0, 0]
    s.wheel_at, s.cubes_drawn = 3, 1
    s.phase = Phase.EVENTS
    balance(s)
    table = go(s)
    after = table.state()
    assert after.wheel == [0, 0, 0, 1, 0, 0]
    assert after.bag[Cube.EVENT] == 4
    assert after.events_now == 1
    assert after.phase == Phase.PLACE


def test_every_contract_is_somewhere_after_many_rounds() -> None:
    s = base(1)
    for _ in range(15):
        s, _ = next_round(s)
        found = [*s.deck[: s.deck_size], *s.office]
        found += [c for c in range(CONTRACTS) if s.contract[c] == Keeps.DISCARD]
        assert sorted(found) == list(range(CONTRACTS))

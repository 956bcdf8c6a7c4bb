"""The final scoring and the assignment of markers and leaves. A48, A50, A63 to A70, A75."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from teahouse.games.alubari.rules import contract_matching, scoring
from teahouse.games.alubari.state import GAME, Good, Need, Source, State
from teahouse.games.alubari.tables import T

from . import positions
from .positions import (
    GAME as ALUBARI,
)
from .positions import (
    balance,
    base,
    build,
    equip,
    event_dicts,
    goods,
    hold,
    lay,
    own,
    resolve,
)


def half_points(s: State, source: Source, seat: int = 0) -> int:
    return scoring.half_points(s, seat, source, contract_matching.completed_contracts(s, seat))


def completed(s: State, seat: int = 0) -> list[int]:
    bits = contract_matching.completed_contracts(s, seat)
    return [card + 1 for card in range(30) if bits >> card & 1]


@pytest.mark.rule("A63")
def test_points_of_own_estate_spaces_but_not_of_borrowed_ones() -> None:
    s = base()
    own(s, 0, 0, 5)  # Alubari 1 and Dooleriah 4
    own(s, 0, 8, borrowed=True)
    own(s, 1, 9)
    own(s, GAME, 1)
    assert scoring.estate_points(s, 0) == 5
    assert scoring.estate_points(s, 1) == 4
    assert half_points(s, Source.ESTATES) == 10


@pytest.mark.rule("A64")
def test_points_of_own_station_areas() -> None:
    s = base()
    build(s, 0, "siliguri-5", "tindharia-3", "gayabari-1")
    build(s, 1, "ghum-1")
    assert scoring.station_points(s, 0) == 15
    assert half_points(s, Source.STATIONS) == 30


@pytest.mark.rule("A65")
def test_points_of_own_sections() -> None:
    s = base()
    lay(s, 0, 1, 9, 15)
    lay(s, 1, 2)
    lay(s, GAME, 3)
    assert scoring.track_points(s, 0) == 11
    assert half_points(s, Source.TRACK) == 22


@pytest.mark.rule("A66")
def test_a_marker_serves_one_contract_only() -> None:
    """The example of the booklet: four sections, and conditions of four and three."""
    s = base()
    lay(s, 0, 1, 2, 3, 4)
    hold(s, 0, 3, 7)
    assert completed(s) == [7]
    assert half_points(s, Source.CONTRACTS) == 56


@pytest.mark.rule("A66")
def test_used_contracts_score_too_and_unmet_ones_cost_nothing() -> None:
    s = base()
    lay(s, 0, 1, 2)
    hold(s, 0, 1, used=True)
    hold(s, 0, 17)
    assert completed(s) == [1]
    assert half_points(s, Source.CONTRACTS) == 20


@pytest.mark.rule("A66")
def test_two_small_ones_may_beat_a_large_one() -> None:
    s = base()
    lay(s, 0, 1, 2, 3, 4, 5)
    hold(s, 0, 1, 3, 7)  # 10 for 2, 18 for 3, 28 for 4
    assert completed(s) == [1, 3]
    assert half_points(s, Source.CONTRACTS) == 56


@pytest.mark.rule("A66")
def test_leaves_are_worth_half_a_point_each() -> None:
    s = base()
    goods(s, 0, leaves=10)
    hold(s, 0, 5, 16, 25)  # 10 for 6, 13 for 8, 16 for 10
    assert completed(s) == [25]
    assert half_points(s, Source.CONTRACTS) + half_points(s, Source.LEAVES) == 32


@pytest.mark.rule("A66")
def test_ties_are_broken_by_leaves_kept() -> None:
    s = base()
    hold(s, 0, 5)
    values = [(2 * 10 - 6) * contract_matching.TIES - 6]
    assert contract_matching.card_value(s, 0, 4) == values[0]
    assert sum(T.needs[c][Need.LEAVES] for c in range(30)) < contract_matching.TIES


@pytest.mark.rule("A67")
@pytest.mark.parametrize(
    ("number", "met"),
    [(8, 6), (2, 3), (9, 2), (29, 5), (5, 6), (17, 6), (13, 2), (20, 3)],
)
def test_simple_conditions(number: int, met: int) -> None:
    """One less than asked for is not enough."""
    for have in (met - 1, met):
        s = base()
        hold(s, 0, number)
        kinds = T.needs[number - 1]
        if kinds[Need.TRACK]:
            lay(s, 0, *range(1, have + 1))
        elif kinds[Need.STATION]:
            build(s, 0, *positions.STATION_NAMES[5 : 5 + have])
        elif kinds[Need.RUBBLE_STATION]:
            build(s, 0, "siliguri-1", "siliguri-2", "siliguri-3")
            build(s, 0, *["tindharia-2", "gayabari-1", "gayabari-2"][:have])
        elif kinds[Need.ESTATE]:
            own(s, 0, *[0, 1, 2, 3, 4][:have])
        else:
            goods(s, 0, leaves=have)
        assert completed(s) == ([number] if have == met else [])


@pytest.mark.rule("A67")
def test_mixtures_must_be_met_in_full() -> None:
    s = base()
    hold(s, 0, 14)  # 2 stations and 2 estates
    build(s, 0, "siliguri-1", "siliguri-2")
    own(s, 0, 0)
    assert completed(s) == []
    own(s, 0, 1)
    assert completed(s) == [14]


@pytest.mark.rule("A67")
def test_a_rubble_station_may_serve_as_any_station_but_once() -> None:
    s = base()
    hold(s, 0, 13, 21)  # 7 for 2 rubble stations, 7 for 3 stations
    build(s, 0, "tindharia-2", "gayabari-2", "siliguri-1", "siliguri-2")
    assert len(completed(s)) == 1
    build(s, 0, "gayabari-1")
    assert completed(s) == [13, 21]


@pytest.mark.rule("A63", "A67")
def test_borrowed_spaces_serve_no_contract() -> None:
    s = base()
    hold(s, 0, 9)
    own(s, 0, 0)
    own(s, 0, 1, borrowed=True)
    assert contract_matching.markers_for(s, 0, Need.ESTATE) == 1
    assert completed(s) == []


@pytest.mark.rule("A67")
def test_contract_27_pays_for_chai() -> None:
    s = base()
    hold(s, 0, 27)
    goods(s, 0, chai=5)
    assert completed(s) == [27]
    assert half_points(s, Source.CONTRACTS) == 20
    assert half_points(s, Source.CHAI) == 10


@pytest.mark.rule("A68")
@pytest.mark.parametrize(("chai", "points"), [(0, 0), (1, 1), (5, 5), (6, 7), (7, 9)])
def test_points_of_the_chai_track(chai: int, points: int) -> None:
    s = base()
    goods(s, 0, chai=chai)
    assert half_points(s, Source.CHAI) == 2 * points


@pytest.mark.rule("A68")
def test_leaves_that_no_contract_took_are_half_a_point_each() -> None:
    s = base()
    goods(s, 0, leaves=9)
    assert half_points(s, Source.LEAVES) == 9
    hold(s, 0, 5)
    assert half_points(s, Source.LEAVES) == 3
    assert scoring.points(s, 0) == 23


@pytest.mark.rule("A68")
def test_darjeeling_pays_for_chai() -> None:
    s = base(3)
    build(s, 0, "darjeeling-1")
    build(s, 1, "darjeeling-2")
    goods(s, 0, chai=4)
    goods(s, 1, chai=3)
    assert half_points(s, Source.DARJEELING, 0) == 16
    assert half_points(s, Source.DARJEELING, 1) == 6
    assert half_points(s, Source.DARJEELING, 2) == 0


@pytest.mark.rule("A69", "A50")
def test_equipment_points() -> None:
    s = base()
    equip(s, 0, "toy-train", "luxury")
    equip(s, 1, "crew")
    assert scoring.equipment_points(s, 0) == 25
    assert half_points(s, Source.EQUIPMENT, 1) == 18


@pytest.mark.rule("A75")
def test_solo_equipment_gives_no_points() -> None:
    s = base(1)
    equip(s, 0, "luxury")
    assert scoring.equipment_points(s, 0) == 0


@pytest.mark.rule("A48")
def test_the_warehouse_saves_a_leaf_on_each_contract() -> None:
    s = base()
    hold(s, 0, 5, 11)  # 6 leaves; 3 leaves and 2 stations
    build(s, 0, "siliguri-1", "siliguri-2")
    goods(s, 0, leaves=7)
    assert completed(s) == [5]
    equip(s, 0, "warehouse")
    assert completed(s) == [5, 11]
    assert half_points(s, Source.LEAVES) == 0
    equip(s, 1, "warehouse")
    assert completed(s) == [5]
    assert contract_matching.leaves_needed(s, 1, 0) == 0  # a contract without leaves stays at none


@pytest.mark.rule("A70")
def test_most_points_win_and_ties_share() -> None:
    s = base(3)
    goods(s, 0, leaves=2)
    goods(s, 1, leaves=2)
    goods(s, 2, leaves=1)
    assert [scoring.rank(s, seat) for seat in range(3)] == [1, 1, 3]
    goods(s, 2, leaves=3)
    assert [scoring.rank(s, seat) for seat in range(3)] == [2, 2, 1]


@pytest.mark.rule("A66", "A70")
def test_the_end_shows_points_by_source_and_the_assignment() -> None:
    s = base()
    lay(s, GAME, *range(1, 13))
    lay(s, 0, 13, 14)
    hold(s, 0, 1, 5)
    goods(s, 0, leaves=7, chai=2)
    goods(s, 1, steel=1)
    positions.labour(s, D1=1)
    table = resolve(s, "D")
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.breakdown[0] == {
        "estates": 0, "stations": 0, "track": 7, "contracts": 20, "chai": 2, "leaves": 0.5,
        "darjeeling": 0, "equipment": 0,
    }  # fmt: skip
    assert list(outcome.points) == [29.5, 5]
    assert list(outcome.winners) == [0]
    seen = table.view(1)
    assert seen["standings"][0]["completed"] == [
        {"contract": 1, "points": 10, "takes": {"track": 2}},
        {"contract": 5, "points": 10, "takes": {"leaves": 6}},
    ]
    assert seen["standings"][0]["points"] == 29.5
    assert seen["seats"][0]["completed"] == [1, 5]
    assert positions.LAST.count("contract-scored") == 2


@pytest.mark.rule("A66")
def test_the_assignment_equals_brute_force() -> None:
    """Every subset of the contracts is tried."""
    rng = random.Random(7)
    for _ in range(160):
        s = random_holdings(rng)
        found = contract_matching.completed_contracts(s, 0)
        assert worth(s, found) == brute_force(s)
        assert is_feasible(s, [c for c in range(30) if found >> c & 1])


def random_holdings(rng: random.Random) -> State:
    s = base(3)
    for card in rng.sample(range(30), rng.randint(1, 9)):
        hold(s, 0, card + 1)
    lay(s, 0, *rng.sample(range(1, 16), rng.randint(0, 9)))
    build(s, 0, *rng.sample(positions.STATION_NAMES, rng.randint(0, 8)))
    own(s, 0, *rng.sample([0, 1, 2, 3, 4, 5, 6, 8, 9], rng.randint(0, 6)))
    goods(s, 0, leaves=rng.randint(0, 16), chai=rng.randint(0, 6))
    if rng.random() < 0.3:
        equip(s, 0, "warehouse")
    return s


def worth(s: State, bits: int) -> tuple[int, int]:
    """Half points of contracts and leaves, and leaves kept."""
    cards = [c for c in range(30) if bits >> c & 1]
    spent = sum(leaves_of(s, c) for c in cards)
    left = s.goods[0][Good.LEAVES] - spent
    scored = sum(
        2 * T.contract_points[c] + 2 * T.contract_per_chai[c] * s.goods[0][Good.CHAI] for c in cards
    )
    return scored + left, left


def leaves_of(s: State, card: int) -> int:
    need = T.needs[card][Need.LEAVES]
    return need - 1 if need and s.equipment[3] == 0 else need


def is_feasible(s: State, cards: list[int]) -> bool:
    def asked(need: Need) -> int:
        return sum(T.needs[c][need] for c in cards)

    stations = [k for k in range(26) if s.station[k] == 0]
    rubble = [k for k in stations if T.station_cost[k][Good.RUBBLE]]
    return (
        asked(Need.TRACK) <= s.section.count(0)
        and asked(Need.ESTATE) <= s.owner.count(0)
        and asked(Need.RUBBLE_STATION) <= len(rubble)
        and asked(Need.RUBBLE_STATION) + asked(Need.STATION) <= len(stations)
        and sum(leaves_of(s, c) for c in cards) <= s.goods[0][Good.LEAVES]
    )


def brute_force(s: State) -> tuple[int, int]:
    held = [c for c in range(30) if s.contract[c] == 0]
    best = worth(s, 0)
    for n in range(1, len(held) + 1):
        for cards in combinations(held, n):
            if is_feasible(s, list(cards)):
                best = max(best, worth(s, sum(1 << c for c in cards)))
    return best


def test_scoring_tells_which_contracts_are_completed() -> None:
    s = balance(base())
    lay(s, 0, 1, 2)
    hold(s, 0, 1)
    ev = positions.buffer()
    scoring.score_seat(s, 0, ev)
    assert event_dicts(ev) == [
        {"event": "contract-scored", "seat": 0, "contract": "c01", "points": 10}
    ]
    assert s.completed[0] == 1
    assert s.scored[0][Source.CONTRACTS] == 20
    assert s.scored[0][Source.TRACK] == 8


def test_points_are_known_during_the_game() -> None:
    table = ALUBARI.new(2, seed=3)
    assert table.view()["standings"][0]["points"] == 0
    assert table.outcome() is None

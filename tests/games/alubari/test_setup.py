"""The set-up. A01 to A13, A71, A72."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from teahouse.core.errors import BadOption
from teahouse.games.alubari.rules import setup
from teahouse.games.alubari.state import BOX, GAME, NO_CARD, NOBODY, SHED, Cube, Keeps, State
from teahouse.games.alubari.tables import T

from .positions import GAME as ALUBARI
from .positions import buffer, names

PLAYERS = range(1, 6)


def laid_out(players: int = 3, seed: int = 1, **options: Any) -> State:
    record: State = ALUBARI.new(players, seed=seed, **options).state()
    return record


@pytest.mark.rule("A01")
def test_one_to_five_play_with_the_estate_printed_or_covered() -> None:
    assert list(ALUBARI.options) == ["players", "alubari_estate", "first"]
    assert (ALUBARI.options["players"].low, ALUBARI.options["players"].high) == (1, 5)
    assert ALUBARI.options["alubari_estate"].choices == ("printed", "covered")
    for players in (0, 6):
        with pytest.raises(BadOption):
            ALUBARI.new(players)
    with pytest.raises(BadOption):
        ALUBARI.new(3, first=3)


@pytest.mark.rule("A02")
@pytest.mark.parametrize("players", PLAYERS)
def test_darjeelings_second_area_needs_three_players(players: int) -> None:
    towns = ALUBARI.new(players, seed=1).view()["towns"]
    owners = [area["owner"] for area in towns[-1]["areas"]]
    assert owners == [None, "blocked" if players < 3 else None]


@pytest.mark.rule("A03")
def test_the_chai_track_ends_earlier_with_fewer_players() -> None:
    limits = [ALUBARI.new(n, seed=1).view()["chai_track"]["limit"] for n in PLAYERS]
    assert limits == [7, 7, 8, 9, 10]


@pytest.mark.rule("A04")
def test_the_rate_markers_stand_on_their_start_spaces() -> None:
    s = laid_out()
    assert s.rate == [1, 0, 1]
    assert ALUBARI.new(3, seed=1).view()["rate_values"] == ["3", "1", "1"]


@pytest.mark.rule("A05")
@pytest.mark.parametrize(
    ("players", "rooms"),
    [
        (1, [2, 2, 2, 2, 2, 1, 1]),
        (2, [2, 2, 2, 2, 2, 1, 1]),
        (3, [3, 3, 2, 2, 2, 2, 2]),
        (4, [5, 4, 3, 3, 3, 3, 2]),
        (5, [5, 4, 3, 3, 3, 3, 2]),
    ],
)
def test_labourer_spaces_follow_the_number_of_players(players: int, rooms: list[int]) -> None:
    table = ALUBARI.new(players, seed=1)
    assert [len(area["spaces"]) for area in table.view()["rooms"]] == rooms
    assert len(table.legal()) == sum(rooms)


@pytest.mark.rule("A06")
def test_two_contracts_then_weather_then_the_third_then_weather() -> None:
    for seed in range(8):
        table = ALUBARI.new(3, seed=seed)
        s = table.state()
        event_names = [e.name for e in table.opening() if e.name in ("contract-opened", "forecast")]
        assert event_names == ["contract-opened"] * 2 + ["forecast", "contract-opened", "forecast"]
        assert s.weather == [0, T.back[s.office[2]], T.back[s.deck[26]]]
        assert s.deck_size == 27
        assert sorted([*s.deck[:27], *s.office]) == list(range(30))
        assert [s.contract[c] for c in s.office] == [Keeps.OFFICE] * 3


@pytest.mark.rule("A06")
def test_the_deck_is_shuffled() -> None:
    decks = {tuple(laid_out(seed=seed).deck) for seed in range(6)}
    assert len(decks) == 6
    bottoms = Counter(laid_out(seed=seed).deck[0] for seed in range(60))
    assert len(bottoms) > 15


@pytest.mark.rule("A07")
@pytest.mark.parametrize(("players", "slots"), [(1, 4), (2, 4), (3, 4), (4, 5), (5, 6)])
def test_estates_lie_in_a_row_with_alubari_leftmost(players: int, slots: int) -> None:
    cards, sides = Counter[int](), Counter[int]()
    for seed in range(40):
        s = laid_out(players, seed)
        used = [e for e in s.estate if e != NO_CARD]
        assert s.estate[:slots] == used
        assert len(used) == slots
        assert s.estate[0] == 0
        here = [(e - 1) // 2 for e in used[1:]]
        assert len(set(here)) == slots - 1
        cards.update(here)
        sides.update((e - 1) % 2 for e in used[1:])
    assert sorted(cards) == list(range(8))
    assert sorted(sides) == [0, 1]


@pytest.mark.rule("A07")
def test_a_card_may_cover_alubari() -> None:
    for seed in range(20):
        s = laid_out(2, seed, alubari_estate="covered")
        cards = [(e - 1) // 2 for e in s.estate[:4]]
        assert 0 not in s.estate[:4]
        assert len(set(cards)) == 4
        assert min(cards) >= 0
        assert max(cards) < 8


@pytest.mark.rule("A08")
def test_every_space_has_its_printed_rubble() -> None:
    s = laid_out(5, 3)
    for space in range(24):
        assert s.rubble[space] == T.estate_rubble[s.estate[space // 4]][space % 4]
        assert s.owner[space] == NOBODY
    assert laid_out(2).rubble[:4] == [2, 3, 3, 3]
    assert laid_out(2).rubble[16:] == [0] * 8


@pytest.mark.rule("A09", "A72")
@pytest.mark.parametrize(("players", "dealt"), [(1, 3), (2, 7), (3, 7), (4, 7), (5, 7)])
def test_equipment_is_dealt_with_its_chai(players: int, dealt: int) -> None:
    seen = Counter[int]()
    for seed in range(30):
        s = laid_out(players, seed)
        here = [k for k in range(8) if s.equipment[k] == SHED]
        seen.update(here)
        assert len(here) == dealt
        assert s.equipment.count(BOX) == 8 - dealt
        assert s.aboard == [T.equipment_chai[k] if k in here else 0 for k in range(8)]
    assert sorted(seen) == list(range(8))
    assert max(seen.values()) - min(seen.values()) < 16


@pytest.mark.rule("A10", "A11")
@pytest.mark.parametrize(
    ("players", "iron", "stone", "first", "events"),
    [
        (1, 23, 14, 6, 4),
        (2, 27, 15, 12, 5),
        (3, 27, 15, 12, 5),
        (4, 34, 20, 12, 5),
        (5, 40, 24, 12, 5),
    ],
)
def test_bag_and_stock_yard(players: int, iron: int, stone: int, first: int, events: int) -> None:
    for seed in range(12):
        s = laid_out(players, seed)
        assert sum(s.yard) == first
        assert s.bag[Cube.IRON] + s.yard[0] == iron
        assert s.bag[Cube.STONE] + s.yard[1] == stone
        chai = s.bag[Cube.CHAI] + s.yard[2]
        assert chai == (6 if players == 1 else 14 - sum(s.aboard))
        assert s.chai_out == 14 - chai - sum(s.aboard)
        assert s.bag[Cube.EVENT] == events
        assert sum(s.wheel) == 0
        assert s.cubes_drawn == 0


@pytest.mark.rule("A12")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_has_19_markers_and_two_labourers_at_hand(players: int) -> None:
    s = laid_out(players)
    assert s.markers == [19] * players + [0] * (5 - players)
    assert s.hands == [2] * players + [0] * (5 - players)
    assert s.goods == [[0] * 6] * 5
    assert s.steel == 16
    assert set(s.station) == {NOBODY}
    assert set(s.labourer) == {NOBODY}


@pytest.mark.rule("A13")
def test_the_first_player_is_drawn_or_chosen() -> None:
    drawn = Counter(laid_out(4, seed).first for seed in range(60))
    assert sorted(drawn) == [0, 1, 2, 3]
    for seat in range(4):
        table = ALUBARI.new(4, seed=seat, first=seat)
        assert table.state().first == seat
        assert table.actor == seat
        assert [e.values for e in table.opening() if e.name == "first-player"] == [{"seat": seat}]


@pytest.mark.rule("A71")
def test_solo_three_sections_that_are_no_rivers_are_laid_at_random() -> None:
    seen = Counter[int]()
    for seed in range(80):
        s = laid_out(1, seed)
        laid = [k for k in range(15) if s.section[k] == GAME]
        assert len(laid) == 3
        assert not {0, 4, 10} & set(laid)
        assert [o for o in s.section if o != GAME] == [NOBODY] * 12
        seen.update(laid)
    assert sorted(seen) == [k for k in range(15) if k not in (0, 4, 10)]
    assert set(laid_out(2).section) == {NOBODY}


def test_counting_bits() -> None:
    assert [setup.count_bits(n) for n in (0, 1, 2, 3, 8, 255)] == [0, 1, 1, 2, 1, 8]


def test_the_set_up_tells_what_happened() -> None:
    ev = buffer()
    s = ALUBARI.prepared({"players": 1})
    s.rng = [1, 2, 3, 4]
    setup.lay_out(s, ev)
    event_names = names(ev)
    assert event_names[0] == "deck-shuffled"
    assert event_names[-4:] == ["section-prelaid"] * 3 + ["first-player"]
    assert event_names.count("cubes-drawn") == 1

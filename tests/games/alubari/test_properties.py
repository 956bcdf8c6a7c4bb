"""What holds in every game, at every step: the checks of the house, and our own totals."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.properties import SEEDS, Properties, after

from teahouse.core import hooks
from teahouse.core.conformance import Report, check_game
from teahouse.core.game import Position
from teahouse.core.rng import seed_words
from teahouse.games.alubari.rules import knowledge
from teahouse.games.alubari.rules.decisions import FIELDS
from teahouse.games.alubari.state import Decision, Good, Keeps, State
from teahouse.games.alubari.tables import T

from .positions import GAME, ask_only, asking, balance, base, goods, hold

RELAXED = settings(
    max_examples=4, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
PLAYERS = st.integers(1, 5)


OPTIONS = st.fixed_dictionaries(
    {"players": PLAYERS, "alubari_estate": st.sampled_from(["printed", "covered"])}
)


class TestProperties(Properties):
    game, options, longest = GAME, OPTIONS, 200

    def is_whole(self, position: Position) -> None:
        """Cubes, steel, markers and cards, counted the slow way."""
        s, players = position.state(), position.players
        iron = s.bag[0] + s.yard[0] + sum(g[Good.IRON] for g in s.goods)
        stone = s.bag[1] + s.yard[1] + sum(g[Good.STONE] for g in s.goods)
        assert (iron, stone) == (T.iron[players], T.stone[players])
        assert s.bag[2] + s.yard[2] + sum(s.aboard) + s.chai_out == 14
        assert s.bag[3] + sum(s.wheel) + s.cubes_drawn == T.event_cubes[players]
        assert s.steel + sum(g[Good.STEEL] for g in s.goods) == 16
        for p in range(players):
            placed = s.section.count(p) + s.station.count(p) + s.owner.count(p)
            assert s.markers[p] + placed == 19
            assert 0 <= s.goods[p][Good.CHAI] <= T.chai_limit[players]
            assert min(s.goods[p]) >= 0
        places = [*s.deck[: s.deck_size], *(c for c in (*s.office, *s.drawn) if c >= 0)]
        places += [c for c in range(30) if s.contract[c] >= 0 or s.contract[c] == Keeps.DISCARD]
        assert sorted(places) == list(range(30))


@given(st.integers(1, 3), SEEDS, st.sampled_from(["printed", "covered"]))
@settings(RELAXED, max_examples=3)
def test_the_checks_of_the_house(players: int, seed: int, estate: str) -> None:
    """Conservation, refusals, texts, views, samples, undo, journals: at every step of a game."""
    report = Report()
    setting = {"players": players, "alubari_estate": estate}
    check_game(GAME, setting, seed, False, report)
    assert report.findings == []


@pytest.mark.compiled
@given(PLAYERS, SEEDS)
@settings(RELAXED, max_examples=2)
def test_both_backends_agree_at_every_step(players: int, seed: int) -> None:
    report = Report()
    check_game(GAME, {"players": players}, seed, True, report)
    assert report.findings == []


@pytest.mark.compiled
def test_playouts_agree_on_both_backends() -> None:
    for players in range(1, 6):
        here = GAME.playouts(6, players=players, seed=players, backend="python")
        there = GAME.playouts(6, players=players, seed=players, backend="numba")
        assert here == there


@pytest.mark.rule("A78")
@given(PLAYERS, SEEDS, st.integers(0, 150), st.integers(0, 1000))
@settings(RELAXED, max_examples=30)
def test_a_view_hides_the_deck_and_nothing_else(
    players: int, seed: int, steps: int, other: int
) -> None:
    table = after(GAME.new(players, seed=seed), seed, steps)
    for seat in (None, 0, players - 1):
        seen = table.view(seat)
        sampled = GAME.sample(seen, seed=other)
        assert json.dumps(sampled.view(seat)) == json.dumps(seen)
        assert sampled.legal_ids() == table.legal_ids()
        assert "rng" not in seen
        assert "deck_order" not in seen
    here, there = table.state(), GAME.sample(table.view(0), seed=other).state()
    assert sorted(here.deck) == sorted(there.deck)
    fields = [f.name for f in GAME.layout.fields if f.name not in ("rng", "deck")]
    assert [getattr(here, f) for f in fields] == [getattr(there, f) for f in fields]


@pytest.mark.rule("A78")
def test_the_weather_on_the_back_of_the_top_contract_is_kept() -> None:
    tops: dict[int, int] = {}
    weather = 0
    for seed in range(300):
        s = balance(base())
        weather = T.back[s.deck[s.deck_size - 1]]
        knowledge.resample_hidden(s, 0, seed_words(seed))
        top = s.deck[s.deck_size - 1]
        assert T.back[top] == weather
        assert sorted(s.deck[: s.deck_size]) == list(range(3, 30))
        tops[top] = tops.get(top, 0) + 1
    assert sorted(tops) == [c for c in range(3, 30) if T.back[c] == weather]
    assert min(tops.values()) > 15


@pytest.mark.rule("A78")
def test_the_sample_does_not_depend_on_the_truth() -> None:
    for seed in range(20):
        one, two = balance(base()), balance(base())
        top = two.deck[two.deck_size - 1]
        below = [c for c in two.deck[: two.deck_size - 1] if T.back[c] == T.back[top]]
        two.deck[two.deck_size - 1], two.deck[two.deck.index(below[0])] = below[0], top
        two.deck[:3] = reversed(two.deck[:3])
        assert one.deck != two.deck
        knowledge.resample_hidden(one, 0, seed_words(seed))
        knowledge.resample_hidden(two, 1, seed_words(seed))
        assert one.deck == two.deck


@pytest.mark.rule("A78")
def test_the_rest_of_the_deck_is_shuffled_evenly() -> None:
    bottoms = [0] * 30
    for seed in range(1200):
        s = balance(base())
        knowledge.resample_hidden(s, 0, seed_words(seed))
        bottoms[s.deck[0]] += 1
    assert min(bottoms[3:]) > 20
    assert max(bottoms) < 85


@pytest.mark.rule("A78")
def test_an_empty_deck_stays_empty() -> None:
    s = base()
    hold(s, 0, *range(1, 31))
    balance(s)
    knowledge.resample_hidden(s, 0, seed_words(1))
    assert s.deck_size == 0
    assert set(s.deck) == {-1}


def test_taking_a_contract_back_is_possible_until_a_card_is_turned() -> None:
    s = base(3)
    goods(s, 0, chai=1)
    table = asking(s, Decision.CUBES, left=3, chai_left=1)
    table.apply("cube iron")
    table.apply("cube stone")
    assert table.undo_point() == 0
    table.apply("cube stone")  # the last one: the next round begins, cards are turned
    assert table.undo_point() == 3


SAID: dict[str, tuple[int, ...]] = {
    # what the fields of decisions can say
    "left": (0, 1, 2, 3),
    "owed": (0, 1, 2),
    "equipment": tuple(range(8)),
    "station": tuple(range(26)),
    "contract": (9, 10, 11, 24),
    "chai_left": (0, 1, 2),
    "strong": (0, 1),
    "extra": (0, 1),
    "off": (0, 1, 2),
    "stone_crushed": (0, 1),
}


def test_list_and_refusal_agree_on_every_question_asked_anywhere() -> None:
    """Questions put into positions where nobody would ask them: forced and empty ones too."""
    legal, refusal = GAME.rule(hooks.legal), GAME.rule(hooks.refusal)
    rng, ids = random.Random(11), [0] * 300
    asked = 0
    for seed in range(60):
        s: State = GAME.layout.copy(
            after(GAME.new(rng.randint(1, 5), seed=seed), seed, rng.randint(20, 140)).state()
        )
        if s.depth == 0:
            continue
        for seat in range(s.players):
            s.lasting[seat] = [rng.choice((0, 0, n)) for n in (2, 2, 1, 1, 1, 3, 1, 1, 20, 21)]
            s.goods[seat] = [rng.choice((0, 1, 2, 3, 5, 8)) for _ in range(6)]
        s.steel, s.area, s.builds = rng.choice((0, 3)), rng.randrange(7), rng.randint(0, 1)
        for decision in (d for d in Decision if d != Decision.OVER):
            says = {name: rng.choice(SAID[name]) for name in FIELDS[decision]}
            ask_only(s, decision, rng.randrange(s.players), **says)
            listed = ids[: legal(s, ids)]
            allowed = [a for a in range(len(GAME.codec)) if refusal(s, a) == 0]
            assert listed == allowed, (decision, says)
            asked += 1
    assert asked > 1000

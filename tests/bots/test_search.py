"""The tree search: the same on both backends, blind to what is hidden, stronger with time."""

from __future__ import annotations

import numpy as np
import pytest

import teahouse
from teahouse.bots import heuristics
from teahouse.bots.search import tree
from teahouse.bots.search.runner import Budget, Candidate, Searcher, Settings, _Desk, merged
from teahouse.core import contract
from teahouse.core.rng import seed_words

GAMES = teahouse.games()


@pytest.fixture(scope="module")
def game() -> teahouse.Game:
    return teahouse.game("darjeeling")


@pytest.fixture(scope="module")
def compiled(game: teahouse.Game) -> Searcher:
    return Searcher(game, heuristics.swaps(game))


def after(game: teahouse.Game, steps: int, **options: object) -> teahouse.State:
    state = game.new(seed=3, **options)  # type: ignore[arg-type]
    for k in range(steps):
        ids = state.legal_ids()
        state.apply(ids[k * 5 % len(ids)])
    return state


@pytest.mark.parametrize("name", GAMES)
def test_both_backends_grow_the_same_tree(name: str) -> None:
    game = teahouse.game(name)
    swaps = heuristics.swaps(game)
    state = after(game, 8)
    found = [
        Searcher(game, swaps, native).think(state, Budget(60), Settings(depth=3), seed=5)
        for native in (True, False)
    ]
    assert [(c.action, c.visits) for c in found[0]] == [(c.action, c.visits) for c in found[1]]
    assert [c.value for c in found[0]] == pytest.approx([c.value for c in found[1]])


def test_every_simulation_is_counted(compiled: Searcher, game: teahouse.Game) -> None:
    found = compiled.think(after(game, 10), Budget(500), Settings(), seed=1)
    assert sum(c.visits for c in found) == 500
    assert all(0 <= c.value <= 1 for c in found)
    assert found == sorted(found, key=lambda c: -c.visits)


def test_the_same_seed_gives_the_same_tree(compiled: Searcher, game: teahouse.Game) -> None:
    state = after(game, 10)
    first = compiled.think(state, Budget(300), Settings(), seed=1)
    assert compiled.think(state, Budget(300), Settings(), seed=1) == first
    assert compiled.think(state, Budget(300), Settings(), seed=2) != first


def test_it_does_not_peek(compiled: Searcher, game: teahouse.Game) -> None:
    for steps in (12, 40, 75):
        state = after(game, steps, players=3, memory="closed")
        seat = state.actor
        assert seat is not None
        found = compiled.think(state, Budget(200), Settings(), seed=4)
        for k in range(5):
            record = game.layout.copy(state.record())
            game.rule(contract.determinise)(record, seat, seed_words(k))
            record.rng = seed_words(k + 100)
            other = game.at(record, "python")
            assert compiled.think(other, Budget(200), Settings(), seed=4) == found


def test_it_stays_within_its_nodes(compiled: Searcher, game: teahouse.Game) -> None:
    settings = Settings(nodes=50)
    found = compiled.think(after(game, 10), Budget(400), settings, seed=1)
    assert sum(c.visits for c in found) <= 400
    assert len(found) <= 49


def test_used_buffers_search_like_fresh_ones(compiled: Searcher, game: teahouse.Game) -> None:
    state = after(game, 10)
    desk = _Desk(game, True, state, Budget(300), Settings(), 7)
    entry = compiled.entry
    grown = []
    for _ in range(2):
        desk.plan["rng"] = seed_words(7)
        entry(tree.begin)(desk.plan, desk.nodes, desk.root)
        entry(tree.search)(
            desk.plan, desk.nodes, desk.root, desk.scratch,
            desk.ids, desk.slot, desk.weights, desk.ev, 300,
        )  # fmt: skip
        grown.append(desk.candidates())
        assert np.all(desk.slot == tree.NONE)
    assert grown[0] == grown[1]


def test_threads_share_the_work(compiled: Searcher, game: teahouse.Game) -> None:
    found = compiled.think(after(game, 10), Budget(400), Settings(threads=2), seed=1)
    assert sum(c.visits for c in found) == 400


def test_a_clock_ends_it(compiled: Searcher, game: teahouse.Game) -> None:
    found = compiled.think(after(game, 10), Budget(None, 0.05), Settings(), seed=1)
    assert sum(c.visits for c in found) >= 64


def test_trees_are_merged_by_visits() -> None:
    one = [Candidate(1, 10, 0.5, 20.0), Candidate(2, 30, 0.25, 10.0)]
    two = [Candidate(1, 30, 0.9, 40.0)]
    assert merged([one, two]) == [Candidate(1, 40, 0.8, 35.0), Candidate(2, 30, 0.25, 10.0)]


@pytest.mark.parametrize("name", GAMES)
def test_heuristics_speak_sense(name: str) -> None:
    """Weights are above zero, and the terms of the estimate add up to it."""
    game = teahouse.game(name)
    module = heuristics.find(game)
    assert module is not None
    build = game.interpret(heuristics.swaps(game))
    state = game.new(seed=1)
    while state.actor is not None:
        record = state.record()
        weights = [build.rule(module.prior)(record, a) for a in state.legal_ids()]
        assert min(weights) > 0
        for seat in range(state.players):
            estimate = build.rule(module.estimate)(record, seat)
            assert sum(module.terms(record, seat).values()) == pytest.approx(estimate)
        ids = state.legal_ids()
        state.apply(ids[len(state.history()) * 3 % len(ids)])
    outcome = state.outcome()
    assert outcome is not None
    unit = game.definition.point_unit
    final = [build.rule(module.estimate)(state.record(), p) / unit for p in range(state.players)]
    assert final == list(outcome.points)


def test_a_search_goes_on_from_what_it_knows_of_the_next_position(
    compiled: Searcher, game: teahouse.Game
) -> None:
    state = after(game, 10)
    grove = compiled.plant(state, Budget(400), Settings(), seed=1)
    best = grove.grow(Budget(400))[0]
    state.apply(best.action)
    assert grove.follow(best.action, state)
    known = grove.grow(Budget(0))
    assert 0 < sum(c.visits for c in known) < best.visits
    found = grove.grow(Budget(100))
    assert sum(c.visits for c in found) == sum(c.visits for c in known) + 100


def test_it_does_not_follow_where_it_knows_nothing_or_has_no_room(
    compiled: Searcher, game: teahouse.Game
) -> None:
    state = after(game, 10)
    grove = compiled.plant(state, Budget(1), Settings(), seed=1)
    tried = {c.action for c in grove.grow(Budget(1))}
    untried = next(a for a in state.legal_ids() if a not in tried)
    assert not grove.follow(untried, state)
    full = compiled.plant(state, Budget(100), Settings(nodes=100), seed=1)
    assert not full.follow(full.grow(Budget(100))[0].action, state)


def test_few_visits_try_few_actions(compiled: Searcher, game: teahouse.Game) -> None:
    state = after(game, 10)
    assert len(state.legal_ids()) > 12
    narrow = compiled.think(state, Budget(80), Settings(widen=1.0), seed=1)
    assert len(narrow) <= 9
    assert len(compiled.think(state, Budget(80), Settings(widen=0.0), seed=1)) > len(narrow)

"""The tree search: the same on both backends, blind to what is hidden, stronger with time."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import teahouse
from teahouse.bots import heuristics
from teahouse.bots.search import tree
from teahouse.bots.search.runner import (
    Budget,
    Candidate,
    Searcher,
    Settings,
    Task,
    _TreeBuffers,
    merged,
)
from teahouse.core import hooks
from teahouse.core.rng import seed_words

GAMES = teahouse.games()


@pytest.fixture(scope="module")
def game() -> teahouse.Game:
    return teahouse.game("darjeeling")


@pytest.fixture(scope="module")
def compiled(game: teahouse.Game) -> Searcher:
    return Searcher(game, heuristics.swaps(game), "numba")


def after(game: teahouse.Game, steps: int, **options: object) -> teahouse.Position:
    position = game.new(seed=3, **options)  # type: ignore[arg-type]
    for k in range(steps):
        ids = position.legal_ids()
        position.apply(ids[k * 5 % len(ids)])
    return position


@pytest.mark.parametrize("name", GAMES)
def test_both_backends_grow_the_same_tree(name: str) -> None:
    game = teahouse.game(name)
    swaps = heuristics.swaps(game)
    position = after(game, 8)
    found = [
        Searcher(game, swaps, backend).think(position, Budget(60), Settings(depth=3), seed=5)
        for backend in ("numba", "python")
    ]
    assert [(c.action, c.visits) for c in found[0]] == [(c.action, c.visits) for c in found[1]]
    assert [c.value for c in found[0]] == pytest.approx([c.value for c in found[1]])


def test_every_simulation_is_counted(compiled: Searcher, game: teahouse.Game) -> None:
    found = compiled.think(after(game, 10), Budget(500), Settings(), seed=1)
    assert sum(c.visits for c in found) == 500
    assert all(0 <= c.value <= 1 for c in found)
    assert found == sorted(found, key=lambda c: -c.visits)


def test_the_same_seed_gives_the_same_tree(compiled: Searcher, game: teahouse.Game) -> None:
    position = after(game, 10)
    first = compiled.think(position, Budget(300), Settings(), seed=1)
    assert compiled.think(position, Budget(300), Settings(), seed=1) == first
    assert compiled.think(position, Budget(300), Settings(), seed=2) != first


def test_it_does_not_peek(compiled: Searcher, game: teahouse.Game) -> None:
    for steps in (12, 40, 75):
        position = after(game, steps, players=3, memory="closed")
        seat = position.actor
        assert seat is not None
        found = compiled.think(position, Budget(200), Settings(), seed=4)
        for k in range(5):
            record = game.layout.copy(position.state())
            game.rule(hooks.resample_hidden)(record, seat, seed_words(k))
            record.rng = seed_words(k + 100)
            other = game.at(record, "python")
            assert compiled.think(other, Budget(200), Settings(), seed=4) == found


def test_it_stays_within_its_nodes(compiled: Searcher, game: teahouse.Game) -> None:
    settings = Settings(nodes=50)
    found = compiled.think(after(game, 10), Budget(400), settings, seed=1)
    assert sum(c.visits for c in found) <= 400
    assert len(found) <= 49


def test_used_buffers_search_like_fresh_ones(compiled: Searcher, game: teahouse.Game) -> None:
    position = after(game, 10)
    desk = _TreeBuffers(game, "numba", Task(position, Budget(300), Settings(), 7))
    entry = compiled.entry
    grown = []
    for _ in range(2):
        desk.plan["rng"] = seed_words(7)
        entry(tree.plant_root)(desk.plan, desk.nodes, desk.root, desk.terms)
        entry(tree.search)(
            desk.plan, desk.nodes, desk.root, desk.scratch,
            desk.ids, desk.slot, desk.weights, desk.ev, desk.terms, *desk.network, 300,
        )  # fmt: skip
        grown.append(desk.candidates())
        assert np.all(desk.slot == tree.NONE)
    assert grown[0] == grown[1]


def test_threads_share_the_work(compiled: Searcher, game: teahouse.Game) -> None:
    found = compiled.think(after(game, 10), Budget(400), Settings(threads=2), seed=1)
    assert sum(c.visits for c in found) == 400


def test_the_main_line_is_what_each_seat_tried_most(
    compiled: Searcher, game: teahouse.Game
) -> None:
    position = after(game, 10)
    trees = compiled.start(position, Budget(400), Settings(), seed=1)
    best = trees.grow(Budget(400))[0]
    line = trees.main_line()
    assert line[0] == best.action
    assert len(line) > 1
    position.apply(line[0])
    assert trees.follow(line[0], position)
    assert trees.main_line() == line[1:]


def test_a_clock_ends_it(compiled: Searcher, game: teahouse.Game) -> None:
    found = compiled.think(after(game, 10), Budget(None, 0.05), Settings(), seed=1)
    assert sum(c.visits for c in found) >= 64


def test_trees_are_merged_by_visits() -> None:
    one = [Candidate(1, 10, 0.5, 20.0), Candidate(2, 30, 0.25, 10.0)]
    two = [Candidate(1, 30, 0.9, 40.0)]
    assert merged([one, two]) == [Candidate(1, 40, 0.8, 35.0), Candidate(2, 30, 0.25, 10.0)]


@pytest.mark.parametrize("name", GAMES)
def test_heuristics_speak_sense(name: str) -> None:
    """Weights are above zero, every source is written, and in the end they are the points."""
    game = teahouse.game(name)
    module = heuristics.find(game)
    assert module is not None
    build = game.interpret(heuristics.swaps(game))
    position = game.new(seed=1)
    while position.actor is not None:
        record = position.state()
        weights = [build.rule(module.prior)(record, a) for a in position.legal_ids()]
        assert min(weights) > 0
        row: list[float | None] = [None] * tree.MOST_TERMS
        assert build.rule(module.parts)(record, position.actor, row) == len(module.TERMS)
        assert [type(part) for part in row[: len(module.TERMS)]] == [float] * len(module.TERMS)
        ids = position.legal_ids()
        position.apply(ids[len(position.history()) * 3 % len(ids)])
    outcome = position.outcome()
    assert outcome is not None
    unit = game.definition.rules.point_unit
    scratch = [0.0] * tree.MOST_TERMS
    final = [
        build.rule(tree.estimate)(position.state(), p, scratch) / unit
        for p in range(position.players)
    ]
    assert final == list(outcome.points)


PRIORS = [
    ("ceylon", "plant", "plant"),
    ("ceylon", "rupees", "rupees"),
    ("alubari", "a", "place A1"),
]


@pytest.mark.parametrize(("name", "weight", "action"), PRIORS)
def test_other_weights_make_another_prior(name: str, weight: str, action: str) -> None:
    """By number as by name: `teahouse tune` changes weights by name alone."""
    game = teahouse.game(name)
    module = heuristics.find(game)
    assert module is not None
    record, number = game.new(seed=1).state(), game.parse(action).id
    double = replace(module.W, **{f"prior_{weight}": 2 * getattr(module.W, f"prior_{weight}")})
    build = game.interpret(heuristics.swaps(game, double))
    before = module.prior(record, number)
    assert build.rule(module.prior)(record, number) == 2 * before > 0


def test_a_search_goes_on_from_what_it_knows_of_the_next_position(
    compiled: Searcher, game: teahouse.Game
) -> None:
    position = after(game, 10)
    trees = compiled.start(position, Budget(400), Settings(), seed=1)
    best = trees.grow(Budget(400))[0]
    position.apply(best.action)
    assert trees.follow(best.action, position)
    known = trees.grow(Budget(0))
    assert 0 < sum(c.visits for c in known) < best.visits
    found = trees.grow(Budget(100))
    assert sum(c.visits for c in found) == sum(c.visits for c in known) + 100


def test_it_does_not_follow_where_it_knows_nothing_or_has_no_room(
    compiled: Searcher, game: teahouse.Game
) -> None:
    position = after(game, 10)
    trees = compiled.start(position, Budget(1), Settings(), seed=1)
    tried = {c.action for c in trees.grow(Budget(1))}
    untried = next(a for a in position.legal_ids() if a not in tried)
    assert not trees.follow(untried, position)
    full = compiled.start(position, Budget(100), Settings(nodes=100), seed=1)
    assert not full.follow(full.grow(Budget(100))[0].action, position)


def test_few_visits_try_few_actions(compiled: Searcher, game: teahouse.Game) -> None:
    position = after(game, 10)
    assert len(position.legal_ids()) > 12
    narrow = compiled.think(position, Budget(80), Settings(widen=1.0), seed=1)
    assert len(narrow) <= 9
    assert len(compiled.think(position, Budget(80), Settings(widen=0.0), seed=1)) > len(narrow)

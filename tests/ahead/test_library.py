"""A library plays as the other backends do, step by step."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.support.libraries import game_with_library, library_folder

import teahouse
from teahouse.bots import heuristics, make
from teahouse.bots.learning import networks
from teahouse.bots.search.runner import Budget, Candidate, Searcher, Settings
from teahouse.core.errors import NoLibrary
from teahouse.core.game import Game
from teahouse.core.library import FOLDER
from teahouse.research.vector import Games

# One title in every run, because each takes half a minute of processor time to build.
NAMES = [
    "darjeeling",
    *(pytest.param(name, marks=pytest.mark.slow) for name in ("alubari", "ceylon")),
]
each_title = pytest.mark.parametrize("name", NAMES)
pytestmark = pytest.mark.compiled
BACKENDS = ("python", "numba", "library")


@each_title
@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_are_the_same_step_by_step(name: str, players: int) -> None:
    game, rng = game_with_library(name), random.Random(players)
    plain, native, ahead = (
        game.new(players=players, seed=9, backend=backend) for backend in BACKENDS
    )
    assert plain.opening().rows == native.opening().rows == ahead.opening().rows
    while plain.actor is not None:
        assert plain.dump() == native.dump() == ahead.dump()
        assert plain.legal_ids() == native.legal_ids() == ahead.legal_ids()
        assert plain.actor == native.actor == ahead.actor
        if rng.random() < 0.1:
            for action in range(len(game.codec)):
                assert plain.why_not(action) == native.why_not(action) == ahead.why_not(action)
        action = rng.choice(plain.legal_ids())
        rows = [position.apply(action).rows for position in (plain, native, ahead)]
        assert rows[0] == rows[1] == rows[2]
    assert plain.dump() == native.dump() == ahead.dump()
    assert plain.outcome() == native.outcome() == ahead.outcome()


@each_title
def test_worlds_are_sampled_alike(name: str) -> None:
    game = game_with_library(name)
    position = after(game, 12)
    for seat in (0, None):
        view = position.view(seat)
        dumps = {game.sample(view, 5, backend).dump() for backend in BACKENDS}
        assert len(dumps) == 1


def after(game: Game, steps: int, **options: Any) -> teahouse.Position:
    position = game.new(seed=3, **options)
    for k in range(steps):
        ids = position.legal_ids()
        position.apply(ids[k * 5 % len(ids)])
    return position


def thought(game: Game, position: teahouse.Position, backend: str) -> list[Candidate]:
    search = Searcher(game, heuristics.swaps(game), backend, usual=True)
    assert search.backend == backend
    network = networks.find(game, position.players)
    trees = search.start(position, Budget(60), Settings(depth=3), 5, network)
    found = trees.grow(Budget(60))
    trees.follow(found[0].action, position)
    return [*found, *trees.grow(Budget(30))]


@each_title
@pytest.mark.parametrize("players", [2, 3])
def test_the_same_tree_grows_to_the_last_bit(name: str, players: int) -> None:
    game = game_with_library(name)
    for steps in (0, 14):
        position = after(game, steps, players=players)
        plain, native, ahead = (thought(game, position, backend) for backend in BACKENDS)
        assert sum(c.visits for c in plain) >= 60
        assert plain == native == ahead


@each_title
def test_random_games_and_batches_are_the_same(name: str) -> None:
    game = game_with_library(name)
    plain = game.playouts(3, players=2, seed=4, backend="python")
    for threads in (1, 2):
        assert game.playouts(3, players=2, seed=4, backend="library", threads=threads) == plain
    dumps = []
    for backend in ("python", "library"):
        batch = game.batch(3, players=2, seed=4, backend=backend)
        for _ in range(60):
            batch.step(batch.sample())
        dumps.append([[batch.dump(i) for i in range(3)], np.array(batch.mask).tolist()])
    assert dumps[0] == dumps[1]


@each_title
def test_vector_environments_are_the_same(name: str) -> None:
    game = game_with_library(name)
    seen = []
    for backend in ("python", "library"):
        games = Games(game, 4, players=2, seed=6, backend=backend)
        rows = []
        for _ in range(120):
            games.step(games.sample())
            rows.append([games.observation.tolist(), games.mask.tolist(), games.reward.tolist()])
        seen.append(rows)
        games.close()
    assert seen[0] == seen[1]


def test_auto_takes_the_library_where_its_stamp_fits() -> None:
    game = game_with_library("darjeeling")
    assert game.new(seed=1, backend="auto").backend == "library"
    assert game.new(seed=1).backend == "python"  # a single game starts interpreted, as ever
    assert Searcher(game, heuristics.swaps(game), usual=True).backend == "library"
    assert Searcher(game, ()).backend == "numba"  # without heuristics: in no library
    assert make("hard", game)._search.backend == "library"  # type: ignore[attr-defined]


def test_other_components_are_in_no_library() -> None:
    changed = Game(
        game_with_library("darjeeling").definition,
        teahouse.game("darjeeling").components.replaced({"costs": {"turn_back": 4}}),
    )
    assert changed.library is None
    assert changed.backend("auto") == "numba"
    with pytest.raises(NoLibrary, match="no library of darjeeling"):
        changed.new(seed=1, backend="library")


def test_a_library_of_other_rules_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_with_library("darjeeling")
    monkeypatch.setenv(FOLDER, str(library_folder()))
    module = sys.modules["teahouse.games.darjeeling.heuristics"]
    found = Game(game.definition).library
    assert found is not None
    assert found.has("search")
    monkeypatch.setattr(module, "W", "other weights")
    other = Game(game.definition).library
    assert other is not None
    assert not other.has("search")
    assert other.has("play")
    raised = game.definition.changed(version=game.version + 1)
    assert Game(raised).library is None


def test_what_is_no_library_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_with_library("darjeeling")
    assert game.library is not None
    (tmp_path / game.library.path.name).write_bytes(b"no library")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert Game(game.definition).library is None


def test_a_library_is_found_where_a_stale_one_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A system gives what it once loaded from a path ever after: what is stale is not loaded."""
    game = game_with_library("darjeeling")
    assert game.library is not None
    library, path = game.library.path.read_bytes(), tmp_path / game.library.path.name
    digest = game.components.digest.encode()
    path.write_bytes(library.replace(digest, digest[::-1]))
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert Game(game.definition).library is None
    path.unlink()
    path.write_bytes(library)
    found = Game(game.definition).library
    assert found is not None
    assert found.path == path


def test_what_a_process_has_loaded_is_not_mistaken_for_what_replaced_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_with_library("darjeeling")
    assert game.library is not None
    library, path = game.library.path.read_bytes(), tmp_path / game.library.path.name
    path.write_bytes(library.replace(b'"names": ', b'"names":\t', 1))
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert Game(game.definition).library is not None
    path.unlink()
    path.write_bytes(library)
    assert Game(game.definition).library is None


WITHOUT = """
import sys

for name in ("numba", "llvmlite", "numpy"):
    sys.modules[name] = None
import teahouse
from teahouse.bots import ask, make

game = teahouse.game("darjeeling")
position = game.new(seed=1, players=2)
choice = ask(make("hard", game, seed=1), position)
assert choice.action in position.legal_ids()
assert game.playouts(5, seed=1).steps == game.playouts(5, seed=1, backend="python").steps
batch = game.batch(2, seed=1)
batch.step(batch.sample())
print(game.new(seed=1, backend="auto").backend)
"""


def test_with_a_library_nothing_but_python_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    game_with_library("darjeeling")
    monkeypatch.setenv(FOLDER, str(library_folder()))
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False
    )
    assert (done.stdout.strip(), done.stderr) == ("library", "")

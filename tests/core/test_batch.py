"""Many games at once: playouts and batches, the same on both backends."""

from __future__ import annotations

from array import array

import numpy as np
import pytest

import teahouse
from teahouse import BadOption
from teahouse.core.rng import rand_below, seed_words


@pytest.fixture
def game() -> teahouse.Game:
    return teahouse.game("darjeeling")


def test_playouts_agree_whatever_backend_and_threads(game: teahouse.Game) -> None:
    plain = game.playouts(30, players=3, seed=7, backend="python")
    for threads in (1, 2, 7):
        assert game.playouts(30, players=3, seed=7, threads=threads, backend="numba") == plain
    assert len(plain.points) == len(plain.steps) == 30
    assert all(len(row) == 3 for row in plain.points)
    assert game.playouts(30, players=3, seed=8) != plain


def test_more_playouts_begin_with_the_same_games(game: teahouse.Game) -> None:
    few, many = game.playouts(5, seed=1), game.playouts(12, seed=1)
    assert many.points[:5].tolist() == few.points.tolist()


def test_no_playouts_and_bad_numbers(game: teahouse.Game) -> None:
    assert game.playouts(0, seed=1).points.tolist() == []
    with pytest.raises(BadOption):
        game.playouts(-1)
    with pytest.raises(BadOption):
        game.playouts(3, threads=0)
    with pytest.raises(BadOption):
        game.batch(0)


def test_a_batch_is_the_same_on_both_backends_restarts_included(game: teahouse.Game) -> None:
    options = {"players": 2, "seed": 5, "target": 12}
    plain, native = (game.batch(6, backend=b, **options) for b in ("python", "numba"))
    rng, ended = seed_words(3), 0
    for _ in range(250):
        rows = [[a for a, on in enumerate(row) if on] for row in plain.mask]
        chosen = [row[rand_below(rng, len(row))] for row in rows]
        plain.step(chosen)
        native.step(chosen)
        assert np.array_equal(np.array(plain.mask), native.mask)
        assert np.array_equal(np.array(plain.reward), native.reward)
        assert list(plain.done) == list(native.done)
        assert list(plain.actors) == list(native.actors)
        ended += sum(d == 1 for d in plain.done)
        for i in range(6):
            assert plain.dump(i) == native.dump(i)
            assert sum(plain.reward[i]) == (1.0 if plain.done[i] == 1 else 0.0)
    assert ended > 5
    assert list(plain.episode) == list(native.episode)
    assert sum(plain.episode) == ended


def test_a_batch_game_is_a_game(game: teahouse.Game) -> None:
    batch = game.batch(3, players=4, seed=2, backend="numba")
    for i in range(3):
        state = game.load(batch.dump(i))
        assert state.actor == batch.actors[i]
        assert state.legal_ids() == sorted(np.flatnonzero(batch.mask[i]).tolist())


def test_a_refused_choice_changes_nothing(game: teahouse.Game) -> None:
    batch = game.batch(2, players=2, seed=2, backend="numba")
    before = batch.dump(0)
    legal = int(np.flatnonzero(batch.mask[1])[0])
    batch.step([320, legal])
    assert list(batch.done) == [2, 0]
    assert batch.dump(0) == before
    batch.step([-1, 100_000])
    assert list(batch.done) == [2, 2]


def test_sampled_choices_are_legal_and_the_same_on_both_backends(game: teahouse.Game) -> None:
    plain, native = (game.batch(5, players=2, seed=4, backend=b) for b in ("python", "numba"))
    seen = set()
    for _ in range(60):
        chosen = list(native.sample())
        assert chosen == list(plain.sample())
        assert all(native.mask[i][a] for i, a in enumerate(chosen))
        seen |= set(chosen)
        plain.step(chosen)
        native.step(chosen)
    assert len(seen) > 40


def test_reset_begins_anew(game: teahouse.Game) -> None:
    batch = game.batch(2, players=2, seed=2)
    first = batch.dump(0)
    batch.step([int(np.flatnonzero(row)[0]) for row in batch.mask])
    assert batch.dump(0) != first
    batch.reset()
    assert batch.dump(0) == first


@pytest.mark.parametrize("backend", ["python", "numba"])
def test_the_caller_may_own_the_buffers(game: teahouse.Game, backend: str) -> None:
    batch = game.batch(2, players=2, seed=2, backend=backend)

    def zeros(code: str, n: int) -> np.ndarray | array:  # type: ignore[type-arg]
        return np.zeros(n, code) if backend == "numba" else array(code, [0] * n)

    mask, actors = zeros("B", 2 * batch.actions), zeros("B", 2)
    reward, done = zeros("d", 4), zeros("B", 2)
    batch.use_buffers(mask, actors, reward, done)
    assert sum(mask) > 0
    before = list(mask)
    batch.step([list(row).index(1) for row in batch.mask])
    assert list(mask) != before
    with pytest.raises(BadOption, match="a buffer of 2 numbers is needed, not 4"):
        batch.use_buffers(mask, reward, reward, done)
    with pytest.raises(BadOption, match="2 choices are needed, not 1"):
        batch.step([0])

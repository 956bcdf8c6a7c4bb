"""Vector environments: the same, game by game and seed by seed, as single ones."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import teahouse
from teahouse.core.errors import BadOption, IllegalAction
from teahouse.core.rng import rand_below, seed_words
from teahouse.research.gymnasium import identifier
from teahouse.research.observer import observation
from teahouse.research.seating import seated
from teahouse.research.stepping import SKIP
from teahouse.research.vector import Games

GAMES = teahouse.games()
SHORT = {"darjeeling": {"target": 8}}  # short games end often


def drawn(mask: Any, rng: list[int]) -> Any:
    """A random allowed choice for each row."""
    rows = [np.flatnonzero(row) for row in mask]
    return np.array([row[rand_below(rng, len(row))] for row in rows])


def compare(name: str, steps: int, backend: str, **settings: Any) -> int:
    """Step a vector environment beside as many single ones; how many games ended."""
    settings = {**SHORT.get(name, {}), **settings}
    vector = gymnasium.make_vec(identifier(name), num_envs=3, backend=backend, **settings)
    single = SyncVectorEnv(
        [lambda: gymnasium.make(identifier(name), backend="python", **settings)] * 3,
        autoreset_mode=AutoresetMode.SAME_STEP,
    )
    rng, ended = seed_words(4), 0
    ours: Any = vector.reset(seed=7)
    theirs: Any = single.reset(seed=7)
    assert np.array_equal(ours[0], theirs[0])
    same_infos(ours[1], theirs[1])
    for step in range(steps):
        chosen = drawn(ours[-1]["action_mask"], rng)
        if step % 10 == 9:
            chosen[1] = 0  # refused as often as not
        ours, theirs = vector.step(chosen), single.step(chosen)
        for one, other in zip(ours[:4], theirs[:4], strict=True):
            assert np.array_equal(one, other)
        same_infos(ours[4], theirs[4])
        ended += int(ours[2].sum())
    vector.close()
    single.close()
    return ended


def same_infos(ours: dict[str, Any], theirs: dict[str, Any]) -> None:
    assert ours.keys() == theirs.keys()
    for key, value in ours.items():
        if key == "final_obs":
            for one, other in zip(value, theirs[key], strict=True):
                assert (one is None) == (other is None)
                assert one is None or np.array_equal(one, other)
        else:
            assert data_equivalence(value, theirs[key]), key


@pytest.mark.parametrize(
    ("name", "rewards", "steps"),
    [
        ("darjeeling", "win", 100),
        ("darjeeling", "rank", 100),
        ("darjeeling", "dense", 100),
        ("ceylon", "margin", 200),
        ("alubari", "dense", 300),
    ],
)
def test_equal_to_single_environments_restarts_included(
    name: str, rewards: str, steps: int
) -> None:
    assert compare(name, steps, "python", players=2, seat="random", rewards=rewards) >= 3


@pytest.mark.parametrize("name", GAMES)
def test_equal_to_single_ones_among_bots_that_think(name: str) -> None:
    compare(name, 25, "python", players=3, seat=1, opponents=["novice", "random"], rewards="dense")


def test_bots_that_think_are_hired_anew_for_every_game() -> None:
    assert compare("darjeeling", 40, "python", players=2, opponents="easy") >= 3


def test_a_table_for_one() -> None:
    assert compare("alubari", 130, "python", players=1, rewards="margin") >= 1


def self_play(name: str, backend: str, threads: int, steps: int) -> list[Any]:
    settings: dict[str, Any] = SHORT.get(name, {})
    games = Games(
        teahouse.game(name), 5, players=2, seed=3, backend=backend, threads=threads,
        rewards="margin", **settings,
    )  # fmt: skip
    rng, seen = seed_words(8), []
    for _ in range(steps):
        games.step(drawn(games.mask, rng))
        seen.append(
            [
                a.copy()
                for a in (games.observation, games.mask, games.actors, games.reward, games.done)
            ]
        )
    games.close()
    return seen


def same(one: list[Any], other: list[Any]) -> bool:
    pairs = zip(one, other, strict=True)
    return all(np.array_equal(a, b) for x, y in pairs for a, b in zip(x, y, strict=True))


@pytest.mark.compiled
def test_the_same_compiled_whatever_the_threads() -> None:
    plain = self_play("darjeeling", "python", 1, 150)
    assert sum(step[4].sum() for step in plain) > 3
    for threads in (1, 2, 7):
        assert same(self_play("darjeeling", "numba", threads, 150), plain)


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in GAMES if name != "darjeeling"])
def test_the_same_compiled(name: str) -> None:
    plain = self_play(name, "python", 1, 400)
    assert sum(step[4].sum() for step in plain) > 3
    assert same(self_play(name, "numba", 2, 400), plain)


@pytest.mark.compiled
def test_compiled_equals_single_environments() -> None:
    assert compare("darjeeling", 150, "numba", players=3, seat="random", rewards="dense") > 3


def test_in_self_play_everybody_sees_the_own_side() -> None:
    game = teahouse.game("ceylon")
    games = Games(game, 3, players=3, seed=1, backend="python")
    for _ in range(40):
        for i in range(3):
            state = game.load(games.dump(i))
            assert state.actor == games.actors[i]
            assert np.array_equal(games.observation[i], observation(state, games.actors[i]))
            assert np.flatnonzero(games.mask[i]).tolist() == sorted(state.legal_ids())
        games.step(games.sample())


def test_what_a_step_gave_stays_until_the_step_after_the_next() -> None:
    games = Games(teahouse.game("darjeeling"), 2, seed=1, backend="python")
    before, allowed = games.observation, games.mask
    kept = before.copy(), allowed.copy()
    games.step(games.sample())
    assert np.array_equal(before, kept[0])
    assert np.array_equal(allowed, kept[1])
    with pytest.raises(ValueError, match="read-only"):
        games.mask[0, 0] = 1


def test_a_choice_that_is_not_allowed_changes_nothing() -> None:
    games = Games(teahouse.game("darjeeling"), 2, seed=1, backend="python")
    allowed, before = games.sample(), games.dump(0)
    for wrong in (320, -5, 4000):
        with pytest.raises((IllegalAction, teahouse.BadNotation)):
            games.step([allowed[0], wrong])
    assert games.dump(0) == before
    with pytest.raises(BadOption, match="2 choices are needed, not 1"):
        games.step([0])


def test_a_game_that_is_skipped_is_left_alone() -> None:
    games = Games(teahouse.game("darjeeling"), 2, seed=1, backend="python")
    row, before = games.observation[1].copy(), games.dump(1)
    for _ in range(3):
        games.step([games.sample()[0], SKIP])
        assert games.dump(1) == before
        assert np.array_equal(games.observation[1], row)


def test_seeds_start_the_same_games_again() -> None:
    games = Games(teahouse.game("ceylon"), 3, seed=5, backend="python")
    first = [games.dump(i) for i in range(3)]
    games.reset()
    assert [games.dump(i) for i in range(3)] != first
    games.reset(5)
    assert [games.dump(i) for i in range(3)] == first
    games.reset([7, 6, 5])
    assert games.dump(2) == first[0]
    with pytest.raises(BadOption, match="3 seeds are needed, not 2"):
        games.reset([1, 2])


def test_a_seating_that_does_not_fit_is_refused() -> None:
    game = teahouse.game("ceylon")
    with pytest.raises(BadOption, match="seat from 0 to 2"):
        seated(game, 3, 3, "random")
    with pytest.raises(BadOption, match="2 opponents are needed, not 1"):
        seated(game, 3, 0, ["random"])
    with pytest.raises(teahouse.TeahouseError, match="no bot 'wizard'"):
        seated(game, 2, 0, "wizard")
    with pytest.raises(BadOption, match="rewards are one of win, margin, rank, dense"):
        Games(game, 1, rewards="glory")
    with pytest.raises(BadOption, match="at least one game"):
        Games(game, 0)

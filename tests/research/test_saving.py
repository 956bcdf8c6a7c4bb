"""Environments that are saved, restored and pickled play on as if nothing had happened."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from tests.research.test_environments import GAMES, module

import teahouse
from teahouse.core.errors import BadPosition
from teahouse.research.gymnasium import identifier
from teahouse.research.vector import Games


def go_on(env: Any, steps: int) -> list[Any]:
    """First choices of a PettingZoo table, and what was seen."""
    seen = []
    for _ in range(steps):
        found, reward, over, _, _ = env.last()
        seen.append((found["observation"].tolist(), reward, over))
        env.step(None if over else int(np.argmax(found["action_mask"])))
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_a_pettingzoo_table_is_saved_restored_and_pickled(name: str) -> None:
    env = module(name).raw_env(backend="python", rewards="dense")
    env.reset(seed=4)
    go_on(env, 15)
    saved, pickled = env.save(), pickle.loads(pickle.dumps(env))
    copied, text = copy.deepcopy(env), env.position.text()
    first = go_on(env, 20)
    assert go_on(pickled, 20) == first
    assert go_on(copied, 20) == first
    env.restore(pickle.loads(pickle.dumps(saved)))
    assert env.position.text() == text
    assert go_on(env, 20) == first
    other = module(name).raw_env(backend="python", rewards="dense")
    other.restore(saved)
    assert go_on(other, 20) == first


@pytest.mark.parametrize("name", GAMES)
def test_the_state_of_a_table_is_what_all_seats_see(name: str) -> None:
    env = module(name).env(backend="python", players=2)
    env.reset(seed=4)
    state = env.state()
    assert env.unwrapped.state_space.contains(state)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert state.tolist() == np.concatenate(seen).tolist()
    assert pickle.loads(pickle.dumps(env)).state().tolist() == state.tolist()


def learn_on(env: Any, steps: int) -> list[Any]:
    seen = []
    for _ in range(steps):
        found, reward, over, _, _ = env.step(int(np.argmax(env.unwrapped.action_masks())))
        seen.append((found.tolist(), reward, over))
        if over:
            found, _ = env.reset()
            seen.append(found.tolist())
    return seen


@pytest.mark.parametrize("opponents", ["random", "greedy", "novice"])
def test_a_gymnasium_environment_is_saved_restored_and_pickled(opponents: str) -> None:
    env = gymnasium.make(
        identifier("darjeeling"), opponents=opponents, backend="python", seat="random"
    ).unwrapped
    env.reset(seed=2)
    learn_on(env, 5)
    saved, pickled = env.save(), pickle.loads(pickle.dumps(env))  # type: ignore[attr-defined]
    first = learn_on(env, 6)
    assert learn_on(pickled, 6) == first
    env.restore(saved)  # type: ignore[attr-defined]
    assert learn_on(env, 6) == first


def test_a_searching_opponent_is_pickled_without_its_trees() -> None:
    env = gymnasium.make(
        identifier("darjeeling"), opponents="mcts:sims=8", backend="python", players=2
    ).unwrapped
    env.reset(seed=2)
    learn_on(env, 2)
    assert len(learn_on(pickle.loads(pickle.dumps(env)), 2)) == 2


def test_what_was_saved_elsewhere_is_refused() -> None:
    two, three = (module("darjeeling").raw_env(backend="python", players=n) for n in (2, 3))
    two.reset(seed=1)
    three.reset(seed=1)
    with pytest.raises(BadPosition, match="no game of darjeeling for 3"):
        three.restore(two.save())


@pytest.mark.parametrize("backend", ["python", "numba"])
def test_many_games_are_saved_restored_and_pickled(backend: str) -> None:
    games = Games(teahouse.game("darjeeling"), 5, players=2, seed=3, backend=backend, threads=2)

    def go_on(games: Games, steps: int) -> list[Any]:
        seen = []
        for _ in range(steps):
            games.step(games.sample())
            seen.append((games.observation.tolist(), games.reward.tolist(), games.done.tolist()))
        return seen

    go_on(games, 30)
    saved, pickled = games.save(), pickle.loads(pickle.dumps(games))
    first = go_on(games, 150)
    assert any(any(done) for _, _, done in first)  # some ended and began anew
    assert go_on(pickled, 150) == first
    games.restore(saved)
    assert go_on(games, 150) == first
    with pytest.raises(BadPosition, match="not 4 games"):
        Games(teahouse.game("darjeeling"), 4, players=2, backend=backend).restore(saved)
    for each in (games, pickled):
        each.close()

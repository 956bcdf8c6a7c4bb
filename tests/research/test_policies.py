"""Policies and bots of one's own, where an opponent or a reward is asked for."""

from __future__ import annotations

import json
import pickle
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from tests.research.test_environments import GAMES, module

import teahouse
from teahouse.bots import Choice, Clock, Worlds
from teahouse.core.errors import BadOption
from teahouse.research.gymnasium import identifier
from teahouse.research.observer import observation


def first_choice(observation: Any, mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


class LastChoice:
    """A bot of one's own."""

    def __init__(self, game: teahouse.Game, seed: int) -> None:
        self.name = "last"
        self.rolls = np.random.default_rng(seed)

    def choose(self, view: Any, legal: Sequence[int], worlds: Worlds, clock: Clock) -> Choice:
        assert view["seat"] == view["actor"]
        self.rolls.random()
        return Choice(legal[-1])


def play(env: Any) -> list[Any]:
    """A game by first choices: what was seen and paid."""
    seen, _ = env.reset(seed=11)
    found, over = [seen.tolist()], False
    while not over:
        seen, reward, over, _, _ = env.step(first_choice(seen, env.unwrapped.action_masks()))
        found.append((seen.tolist(), reward))
    return found


def test_policies_and_bots_of_ones_own_are_opponents() -> None:
    settings: dict[str, Any] = {"opponents": [first_choice, LastChoice], "players": 3}
    env = gymnasium.make(identifier("darjeeling"), **settings, backend="python", target=5)
    assert play(env) == play(env)
    saved = pickle.loads(pickle.dumps(env.unwrapped))
    assert play(saved) == play(env)


def test_opponents_of_ones_own_play_in_vector_environments_too() -> None:
    settings: dict[str, Any] = {"opponents": first_choice, "players": 2, "backend": "python"}
    envs = gymnasium.make_vec(identifier("darjeeling"), num_envs=2, **settings)
    alone = gymnasium.make(identifier("darjeeling"), **settings)
    seen, _ = envs.reset(seed=11)
    single, _ = alone.reset(seed=11)
    for _ in range(12):
        masks = envs.unwrapped.action_masks()  # type: ignore[attr-defined]
        actions = [first_choice(None, mask) for mask in masks]
        seen, *_ = envs.step(np.array(actions))
        single, *_ = alone.step(actions[0])
        assert seen[0].tolist() == single.tolist()
    envs.close()


def test_what_is_no_opponent_is_refused() -> None:
    for bad, words in ((7, "not 7"), ([None], "not None")):
        with pytest.raises(BadOption, match=words):
            gymnasium.make(identifier("darjeeling"), opponents=bad, players=2)


def test_an_illegal_choice_of_a_policy_is_refused_with_the_reason() -> None:
    env = gymnasium.make(
        identifier("darjeeling"), opponents=lambda seen, mask: int(np.argmin(mask)), players=2,
        backend="python",
    )  # fmt: skip
    with pytest.raises(teahouse.IllegalAction, match=r"not-a-tile \(rule D10\)"):
        env.reset(seed=1)  # the opponent begins


def lately(position: teahouse.Position, seat: int) -> float:
    outcome = position.outcome()
    return 0.25 if outcome is None else outcome.points[seat]


def test_rewards_may_be_functions() -> None:
    env = gymnasium.make(identifier("darjeeling"), rewards=lately, backend="python", target=5)
    *before, last = play(env)
    assert all(reward == 0.25 for _, reward in before[1:])
    outcome = env.unwrapped.position.outcome()  # type: ignore[attr-defined]
    assert last[1] == outcome.points[0]
    table = module("darjeeling").raw_env(rewards=lately, backend="python")
    table.reset(seed=1)
    table.step(first_choice(None, table.observe(table.agent_selection)["action_mask"]))
    assert set(table.rewards.values()) == {0.25}
    with pytest.raises(BadOption, match="rewards are named here"):
        gymnasium.make_vec(identifier("darjeeling"), num_envs=2, rewards=lately)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_gives_the_observation_of_its_seat(name: str) -> None:
    rolls = np.random.default_rng(3)
    position = teahouse.game(name).new(seed=3)
    for _ in range(30):
        position.apply(int(rolls.choice(position.legal_ids())))
        for seat in range(position.players):
            view = json.loads(json.dumps(position.view(seat)))
            assert teahouse.observe(view).tolist() == observation(position, seat).tolist()
    with pytest.raises(BadOption, match="spectator"):
        teahouse.observe(position.view())

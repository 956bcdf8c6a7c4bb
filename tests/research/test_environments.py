"""PettingZoo and Gymnasium: their own checkers, unmodified, for every game and table."""

from __future__ import annotations

import importlib
import re
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.research.test_observations import TABLES

import teahouse
from teahouse.core.errors import BadOption, IllegalAction
from teahouse.research.features import version
from teahouse.research.gymnasium import identifier
from teahouse.research.observer import observer
from teahouse.research.rendering import as_text
from teahouse.research.simulator import Simulator
from teahouse.research.stepping import RewardKind

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of its own modules
    from pettingzoo.test import (  # type: ignore[import-untyped]
        api_test,
        render_test,
        seed_test,
    )

GAMES = teahouse.games()


def module(name: str) -> Any:
    number = version(teahouse.game(name))
    return importlib.import_module(f"teahouse.research.pettingzoo.{name}_v{number}")


# It warns of whatever is not a plain array, dicts with a mask included, which it then checks.
@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_checks_it(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    settings = {"players": players, "backend": "python"}
    api_test(module(name).env(**settings), num_cycles=60)
    api_test(module(name).raw_env(**settings), num_cycles=10)
    seed_test(lambda: module(name).env(**settings), num_cycles=20)
    render_test(lambda **more: module(name).env(**settings, **more))
    api_test(module(name).env(**settings, observations="dict"), num_cycles=10)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_checks_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for seat in (0, "random"):
        check_env(gymnasium.make(identifier(name), backend="python", seat=seat).unwrapped)
    by_name = gymnasium.make(identifier(name), backend="python", observations="dict")
    check_env(by_name.unwrapped)
    assert capsys.readouterr().out  # it rendered for people too


@pytest.mark.parametrize("name", GAMES)
def test_a_dict_has_every_feature_with_its_bounds(name: str) -> None:
    flat, by_name = (
        gymnasium.make(identifier(name), backend="python", observations=form).unwrapped
        for form in ("flat", "dict")
    )
    (numbers, _), (groups, _) = flat.reset(seed=1), by_name.reset(seed=1)
    space: Any = by_name.observation_space
    assert space.contains(groups)
    players = teahouse.game(name).options["players"].default
    listed = observer(teahouse.game(name), players, "python").features
    assert {p.name: (p.shape, p.low, p.high) for p in listed} == {
        key: (box.shape, box.low.min(), box.high.max()) for key, box in space.items()
    }
    assert np.concatenate([groups[p.name].ravel() for p in listed]).tolist() == numbers.tolist()


def test_observations_come_in_two_forms() -> None:
    with pytest.raises(BadOption, match="observations are one of flat, dict, not 'pixels'"):
        module("darjeeling").env(observations="pixels")


def test_many_at_once_come_by_name_too() -> None:
    settings: dict[str, Any] = {"num_envs": 3, "backend": "python", "target": 1, "players": 2}
    flat = gymnasium.make_vec(identifier("darjeeling"), **settings)
    by_name = gymnasium.make_vec(identifier("darjeeling"), observations="dict", **settings)
    names = observer(teahouse.game("darjeeling"), 2, "python")
    numbers, info = flat.reset(seed=1)
    groups, _ = by_name.reset(seed=1)
    ended = 0
    for _ in range(60):
        assert by_name.observation_space.contains(groups)
        assert all(np.array_equal(groups[k], v) for k, v in names.split(numbers).items())
        chosen = info["action_mask"].argmax(axis=1)
        numbers, _, done, _, info = flat.step(chosen)
        groups, _, _, _, told = by_name.step(chosen)
        ended += done.sum()
        for i in np.flatnonzero(done):
            assert by_name.single_observation_space.contains(told["final_obs"][i])
    assert ended


def play(name: str, **settings: Any) -> tuple[dict[str, float], list[float]]:
    """A random game by agents: what each got in all, and the points in the end."""
    env = module(name).env(backend="python", **settings)
    env.reset(seed=3)
    got = dict.fromkeys(env.agents, 0.0)
    env.action_space("player_0").seed(1)
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        got[agent] += reward
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        env.step(None if over else env.action_space("player_0").sample(seen["action_mask"]))
    outcome = env.unwrapped._simulator.position().outcome()
    return got, list(outcome.points)


@pytest.mark.parametrize("name", GAMES)
def test_rewards_are_what_they_are_called(name: str) -> None:
    wins, points = play(name, players=3)
    assert sum(wins.values()) == pytest.approx(1)
    best = max(range(3), key=lambda p: points[p])
    assert wins[f"player_{best}"] == max(wins.values())
    margins, points = play(name, players=3, rewards="margin")
    for seat in range(3):
        rivals = [p for other, p in enumerate(points) if other != seat]
        assert margins[f"player_{seat}"] == points[seat] - max(rivals)
    ranks, _ = play(name, players=3, rewards="rank")
    assert max(ranks.values()) == 1
    assert all(value in (0, 0.5, 1) for value in ranks.values())
    dense, points = play(name, players=3, rewards="dense")
    start = teahouse.game(name)
    simulator = Simulator(start, {"players": 3}, "python")
    simulator.new(1)
    begun = [p / start.definition.rules.point_unit for p in simulator.points()]
    assert [dense[f"player_{p}"] + begun[p] for p in range(3)] == pytest.approx(points)


def test_options_are_keyword_arguments() -> None:
    env = module("darjeeling").env(players=4, memory="closed", target=20, backend="python")
    assert env.possible_agents == ["player_0", "player_1", "player_2", "player_3"]
    with pytest.raises(BadOption, match="no option 'colour'"):
        module("darjeeling").env(colour="red")
    with pytest.raises(ValueError, match="render_mode is one of"):
        module("darjeeling").env(render_mode="hologram")


def test_an_agent_is_told_why_not() -> None:
    env = module("darjeeling").env(backend="python")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(320)
    with pytest.raises(ValueError, match="must choose"):
        env.step(None)


def test_a_rendering_shows_no_other_hand() -> None:
    env = module("ceylon").env(render_mode="ansi", backend="python")
    env.reset(seed=1)
    state = env.unwrapped._simulator.position()
    drawn = env.render()
    world = state.sample(state.actor, 9)
    assert as_text(world, state.actor) == drawn


def test_a_text_is_written_in_words() -> None:
    """Costs tell stone from steel, and no key of a message is left over."""
    shown = as_text(teahouse.game("alubari").new(players=2, seed=1), 0)
    assert all(words in shown for words in ("2s", "1b", "s stone", "b steel bar"))
    assert not re.search(r"effect |[a-z]+_[a-z]+", shown)


def test_a_picture_is_the_drawing_in_pixels() -> None:
    env = module("darjeeling").env(render_mode="rgb_array", backend="python")
    env.reset(seed=1)
    picture = env.render()
    assert (picture.dtype, picture.ndim, picture.shape[2]) == (np.uint8, 3, 3)
    sea = np.array([0xB7, 0xD9, 0xD8])
    assert (picture[0, 0] == sea).all()
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 50


def test_a_refused_action_changes_nothing() -> None:
    env = gymnasium.make(identifier("darjeeling"), backend="python").unwrapped
    seen, info = env.reset(seed=1)
    again, reward, over, cut, after = env.step(320)
    assert np.array_equal(seen, again)
    assert (reward, over, cut, after["refused"]) == (0.0, False, False, True)
    assert np.array_equal(after["action_mask"], info["action_mask"])
    assert np.array_equal(env.action_masks(), info["action_mask"])  # type: ignore[attr-defined]


def test_a_game_that_is_over_must_be_reset() -> None:
    env = gymnasium.make(identifier("darjeeling"), backend="python", target=1).unwrapped
    _, info = env.reset(seed=1)
    reward: Any = None
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert 0 <= float(reward) <= 1
    assert not info["action_mask"].any()
    with pytest.raises(BadOption, match="reset"):
        env.step(0)


@pytest.mark.compiled
def test_single_environments_are_the_same_compiled() -> None:
    for pay in RewardKind:
        both = []
        for backend in ("python", "numba"):
            env = gymnasium.make(
                identifier("darjeeling"), backend=backend, target=9, rewards=pay.name.lower()
            )
            seen, info = env.reset(seed=2)
            way: list[Any] = [seen]
            over = False
            while not over:
                seen, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
                way += [seen, reward]
            both.append(way)
        assert all(np.array_equal(a, b) for a, b in zip(*both, strict=True))

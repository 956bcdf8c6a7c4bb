"""Any game as a PettingZoo environment: agents take turns and see what their seat may know."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from teahouse.extras import with_extra

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils.env_logger import EnvLogger  # type: ignore[import-untyped]
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]
except ModuleNotFoundError as error:
    raise with_extra(error) from None

import teahouse
from teahouse.core.game import Position
from teahouse.research.observation_forms import form_of, observation_space, shaped
from teahouse.research.rendering import MODES, checked, render
from teahouse.research.simulator import Reward, Simulator, paid_by
from teahouse.research.stepping import RewardKind

Agent = str
Observation = dict[str, Any]
Info = dict[str, Any]


KEPT = (
    "agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations",
    "infos", "_skip_agent_selection", "_generator",
)  # fmt: skip


class Saved(NamedTuple):
    """A saved environment."""

    game: Any
    kept: Mapping[str, Any]


class TableEnv(AECEnv[Agent, Observation, int]):  # type: ignore[misc]
    """A table: `player_0` sits on seat 0.

    An observation is a dict: `observation`, what the agent's seat sees, its own part first, and
    `action_mask`, all zeros for an agent that is not to act. The mask is in `infos` as well.
    `observations="dict"` gives the features by name instead of the flat array. An illegal action
    raises `teahouse.IllegalAction` and changes nothing.
    """

    def __init__(
        self,
        game: str,
        name: str,
        *,
        rewards: str | Reward = "win",
        observations: str = "flat",
        render_mode: str | None = None,
        backend: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": name,
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = checked(render_mode)
        self._pay = paid_by(rewards)
        self._pays_each_step = self._pay == RewardKind.DENSE or callable(rewards)
        self._simulator = Simulator(teahouse.game(game), options, backend)
        self.possible_agents = [f"player_{seat}" for seat in range(self._simulator.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[Agent] = []
        self._generator = np.random.default_rng()
        observer, actions = self._simulator.observer, self._simulator.actions
        self._form = form_of(observations)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation_space(observer, self._form),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # Play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self._simulator.new(int(self._generator.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._nothing = self._simulator.no_mask()
        self.infos: dict[Agent, Info] = {a: {"action_mask": self._nothing} for a in self.agents}
        self._skip_agent_selection = None
        self._turn_to_next()

    def _turn_to_next(self) -> None:
        simulator = self._simulator
        if simulator.actor < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[simulator.actor]
        self.infos[self.agent_selection] = {"action_mask": simulator.mask()}

    def observe(self, agent: Agent) -> Observation:
        flat = self._simulator.observation(self._seat[agent])
        return {
            "observation": shaped(self._simulator.observer, self._form, flat),
            "action_mask": self.infos[agent]["action_mask"],
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must choose")
        self._simulator.step(action)
        self.infos[agent] = {"action_mask": self._nothing}
        self._cumulative_rewards[agent] = 0.0
        if self._pays_each_step or self._simulator.actor < 0:
            paid = self._simulator.rewards(self._pay)
            self.rewards = dict(zip(self.possible_agents, paid, strict=True))
            self._accumulate_rewards()
        self._turn_to_next()

    # The whole table

    @property
    def position(self) -> Position:
        """The position on the table: views, texts, journals of their own."""
        return self._simulator.position()

    def state(self) -> Any:
        """The observations of all seats, concatenated, for centralised critics."""
        seats = range(self._simulator.players)
        return np.concatenate([self._simulator.observation(seat) for seat in seats])

    @property
    def state_space(self) -> spaces.Box:
        observer, players = self._simulator.observer, self._simulator.players
        low, high = np.tile(observer.low, players), np.tile(observer.high, players)
        return spaces.Box(low, high, dtype=np.int16)

    def save(self) -> Saved:
        """The game as it is now, for `restore`; it can be pickled."""
        kept = {name: copy.deepcopy(getattr(self, name)) for name in KEPT}
        return Saved(self._simulator.save(), kept)

    def restore(self, saved: Saved) -> None:
        """Go back to a saved moment, in this environment or another of the same table."""
        self._simulator.restore(saved.game)
        for name, value in copy.deepcopy(saved.kept).items():
            setattr(self, name, value)
        self._nothing = self._simulator.no_mask()

    def observation_features(self, agent: Agent) -> dict[str, Any]:
        """An agent's observation as plain data, by the names of the features."""
        observer = self._simulator.observer
        return observer.as_json(self._simulator.observation(self._seat[agent]))

    # Looks

    def render(self) -> Any:
        """The table as the agent to act sees it."""
        state = self._simulator.position()
        return render(state, state.actor, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class OrderedEnv(OrderEnforcingWrapper[Agent, Observation, int]):  # type: ignore[misc]
    """Enforces the order of calls like its parent, with less indirection, which would take longer
    than a step."""

    @property
    def agents(self) -> list[Agent]:
        found: list[Agent] = self._asked("agents")
        return found

    @property
    def agent_selection(self) -> Agent:
        found: Agent = self._asked("agent_selection")
        return found

    def _asked(self, name: str) -> Any:
        return getattr(self.env, name) if self._has_reset else self.__getattr__(name)

    def step(self, action: int | None) -> None:
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, Info]:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        last: tuple[Observation | None, float, bool, bool, Info] = self.env.last(observe)
        return last


def environment(
    game: str, version: int
) -> tuple[Callable[..., TableEnv], Callable[..., AECEnv[Agent, Observation, int]]]:
    """`raw_env` and `env` of a game: a table, and one that enforces the order of calls."""
    name = f"{game}_v{version}"

    def raw_env(**settings: Any) -> TableEnv:
        return TableEnv(game, name, **settings)

    def env(**settings: Any) -> AECEnv[Agent, Observation, int]:
        return OrderedEnv(raw_env(**settings))

    return raw_env, env

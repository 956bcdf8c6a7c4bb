"""Gymnasium environments: one learner against named bots, alone or a thousand at once.

Importing this module registers `teahouse/Cups-v0` and so on, one per game:

    import gymnasium, teahouse.research.gymnasium
    env = gymnasium.make("teahouse/Cups-v0", players=3, opponents=["random", "easy"])
    envs = gymnasium.make_vec("teahouse/Cups-v0", num_envs=1024, players=2, threads=2)
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, NamedTuple

from teahouse.extras import with_extra

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise with_extra(error) from None

import teahouse
from teahouse.bots import Bot, ask
from teahouse.core.batch_kernels import RANDOM_POLICY
from teahouse.core.errors import BadOption
from teahouse.core.game import Position
from teahouse.core.rng import rand_below, seed_words, stream

from .feature import Numbers
from .features import version
from .observation_forms import form_of, observation_space, shaped
from .observer import seats_at
from .rendering import MODES, checked, render
from .seating import Opponents, Seat, seated
from .simulator import Reward, Simulator, paid_by
from .stepping import SKIP
from .vector import Games

Observation = Any  # a flat array, or arrays by the names of the features
Info = dict[str, Any]


class Saved(NamedTuple):
    """A saved environment."""

    game: Any
    learner: int
    opponents: tuple[Any, ...]  # bots, the generator of random ones, that of the episodes


class LearnerEnv(gymnasium.Env[Observation, Any]):
    """One seat of a table; bots or policies play the others.

    An illegal action changes nothing and pays nothing; `info["refused"]` reports it.

    Args:
        game: The name of the game.
        opponents: Bot specs, policies or classes of bots: one for all other seats, or one for
            each, beginning with the seat after the learner's.
        seat: The seat of the learner, or "random" to draw it for each game.
        rewards: "win", "margin", "rank", "dense", or a function of a position and a seat that is
            called after each step.
        observations: "flat" for one array, "dict" for arrays by the names of the features.
        render_mode: "ansi", "human" or "rgb_array".
        backend: auto (the default), numba, library or python.
        options: Options of the game.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - so declared there

    def __init__(
        self,
        game: str,
        *,
        opponents: Opponents = "random",
        seat: Seat = 0,
        rewards: str | Reward = "win",
        observations: str = "flat",
        render_mode: str | None = None,
        backend: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = checked(render_mode)
        self._pay = paid_by(rewards)
        self._simulator = Simulator(teahouse.game(game), options, backend)
        self._seating = seated(self._simulator.game, self._simulator.players, seat, opponents)
        self._bots: dict[int, Bot] = {}
        self._learner = 0
        self._policy_rng = [0] * 4
        self._form = form_of(observations)
        self.observation_space = observation_space(self._simulator.observer, self._form)
        self.action_space = spaces.Discrete(self._simulator.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        episode = self._seating.episode(self.np_random)
        self._learner = episode.learner
        self._bots = self._seating.bots(episode)
        words = seed_words(episode.seed)
        stream(self._policy_rng, words, 0, RANDOM_POLICY)
        self._simulator.open(words)
        self._go_on()
        return self._observation(), self._info(False)

    def _observation(self) -> Observation:
        simulator = self._simulator
        return shaped(simulator.observer, self._form, simulator.observation(self._learner))

    def _go_on(self) -> None:
        """Let the others play until it is the learner's turn."""
        simulator = self._simulator
        while not simulator.is_over and simulator.actor != self._learner:
            bot = self._bots.get(simulator.actor)
            if bot is None:
                simulator.step(simulator.ids[rand_below(self._policy_rng, len(simulator.ids))])
            else:
                simulator.step(ask(bot, simulator.position()).action)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        simulator = self._simulator
        if simulator.is_over:
            raise BadOption("the game is over: reset() begins the next one")
        refused = int(action) not in simulator.ids
        reward = 0.0
        if not refused:
            simulator.step(int(action))
            self._go_on()
            reward = simulator.rewards(self._pay)[self._learner]
        return self._observation(), reward, simulator.is_over, False, self._info(refused)

    def _info(self, refused: bool) -> Info:
        return {"action_mask": self.action_masks(), "refused": refused}

    def action_masks(self) -> Numbers:
        """The mask of the legal actions, under the name that MaskablePPO asks for."""
        return self._simulator.no_mask() if self._simulator.is_over else self._simulator.mask()

    @property
    def position(self) -> Position:
        """The position of the game, as a copy."""
        return self._simulator.position()

    def save(self) -> Saved:
        """The game as it is now, opponents included, for `restore`; it can be pickled."""
        opponents = copy.deepcopy((self._bots, self._policy_rng, self.np_random))
        return Saved(self._simulator.save(), self._learner, opponents)

    def restore(self, saved: Saved) -> None:
        """Go back to a saved moment, in this environment or another of the same table."""
        self._simulator.restore(saved.game)
        self._learner = saved.learner
        self._bots, self._policy_rng, self.np_random = copy.deepcopy(saved.opponents)

    def observation_features(self) -> dict[str, Any]:
        """The observation as plain data, by the names of the features."""
        simulator = self._simulator
        return simulator.observer.as_json(simulator.observation(self._learner))

    def render(self) -> Any:
        """The board as the learner sees it, in the render mode."""
        return render(self._simulator.position(), self._learner, self.render_mode)


class LearnerVectorEnv(VectorEnv[Observation, Any, Any]):
    """Many environments in one, equal to as many single ones, seed by seed.

    A game that ends restarts in the same step; its last observation and info are in
    `info["final_obs"]` and `info["final_info"]`. Observations and masks stay valid until the step
    after the next. The arguments are those of `LearnerEnv`, and `threads`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - so declared there

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: Opponents = "random",
        seat: Seat = 0,
        rewards: str = "win",
        observations: str = "flat",
        threads: int = 1,
        backend: str | None = None,
        **options: Any,
    ) -> None:
        of = teahouse.game(game)
        seating = seated(of, seats_at(of, options), seat, opponents)
        self.games = Games(
            of, num_envs, seating=seating, rewards=rewards, threads=threads, backend=backend,
            **options,
        )  # fmt: skip
        self.num_envs = num_envs
        self._form = form_of(observations)
        self.single_observation_space = observation_space(self.games.observer, self._form)
        self.single_action_space = spaces.Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)
        self._all = np.ones(num_envs, np.bool_)
        self._none = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, Info]:
        self.games.reset(seed)
        return self._shaped(self.games.observation), self._info(self._none)

    def _shaped(self, flat: Numbers) -> Observation:
        return shaped(self.games.observer, self._form, flat)

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, Info]:
        games = self.games
        actions = np.asarray(actions)
        refused = games.mask[self._rows, actions] == 0
        chosen = np.where(refused, SKIP, actions) if refused.any() else actions
        learner = games.learner
        games.step(chosen)
        done = games.done
        info = self._info(refused & ~done)
        for i in np.flatnonzero(done):
            nothing = np.zeros(games.actions, np.int8)
            final = {"action_mask": nothing, "refused": False}
            last = self._shaped(games.last[i].copy())
            info = self._add_info(info, {"final_obs": last, "final_info": final}, int(i))
        reward = games.reward[self._rows, learner]
        seen = self._shaped(games.observation)
        return seen, reward, done, self._none.copy(), info

    def _info(self, refused: Any) -> Info:
        return {
            "action_mask": self.games.mask,
            "_action_mask": self._all.copy(),
            "refused": refused.copy(),
            "_refused": self._all.copy(),
        }

    def action_masks(self) -> Numbers:
        """The masks of the legal actions, one row per game."""
        return self.games.mask

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()


def identifier(game: str) -> str:
    """The id of a game: teahouse/Cups-v0, with the version of its observations and actions."""
    return f"teahouse/{game.capitalize()}-v{version(teahouse.game(game))}"


def register() -> None:
    """Register every game with Gymnasium."""
    for name in teahouse.games():
        if identifier(name) not in gymnasium.registry:
            gymnasium.register(
                identifier(name),
                entry_point=f"{__name__}:LearnerEnv",
                vector_entry_point=f"{__name__}:LearnerVectorEnv",
                kwargs={"game": name},
            )


register()

"""Thousands of games for reinforcement learning: observations, masks and rewards as arrays.

    games = Games(teahouse.game("cups"), 1024, seed=1, threads=2)
    while True:
        chosen = policy(games.observation, games.mask)  # for the seat to decide in each game
        games.step(chosen)
        games.reward, games.done, games.actors

Without a seating every seat decides in turn: self-play. With one, only the learner does; random
opponents play inside the compiled step, other bots are asked one by one. Games that end restart in
the same step; `games.last` has their last observations.

Observations and masks alternate between two buffers: what a step returned stays valid until the
step after the next.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from teahouse.extras import with_extra

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise with_extra(error) from None

from teahouse.bots import Bot, ask
from teahouse.core.errors import BadOption, BadPosition, IllegalAction
from teahouse.core.game import Game
from teahouse.core.layout import Layout
from teahouse.core.rng import seed_words

from . import stepping
from .buffers import Buffers, read_only
from .observer import backend_of, entry, observer, seats_at
from .seating import Episode, Seating, reward_kind
from .threads import Parts

SUB_ENVS = Layout(stepping.SubEnv)
OBSERVATIONS = "_observations"
KEPT = (  # what a step changes, besides the records
    "_actors", "_reward", "_done", "_now", "_generators", "_following", "_learners", "_bots",
)  # fmt: skip


class Games:
    """n games that are stepped together; game i follows seed + i.

    `seating` says which seat learns and who plays the others; without one, every seat decides in
    turn. `rewards` is "win", "margin", "rank" or "dense".
    """

    def __init__(
        self,
        game: Game,
        n: int,
        *,
        players: int | None = None,
        seed: int | None = None,
        seating: Seating | None = None,
        rewards: str = "win",
        threads: int = 1,
        backend: str | None = None,
        **options: Any,
    ) -> None:
        if n < 1 or threads < 1:
            raise BadOption("at least one game and one thread are needed")
        if players is not None:
            options["players"] = players
        self._made = {
            "n": n, "seating": seating, "rewards": rewards, "threads": threads,
            "backend": backend, **options,
        }  # fmt: skip
        self.game, self.n = game, n
        self.players = seats_at(game, options)
        self.actions = int(game.definition.rules.limits.actions)
        chosen = backend_of(game, backend)
        self.observer = observer(game, self.players, chosen)
        self.compiled = self.observer.compiled
        self.seating = seating or Seating(game, self.players, stepping.EVERY_SEAT, ())
        self._pay = reward_kind(rewards)
        self._first_refused = entry(game, chosen, stepping.first_refused)
        self._step_range = entry(game, chosen, stepping.step_range)
        self._make_buffers(options)
        self._parts = Parts(game, self._make, n, threads)
        self.reset(seed)

    def _make_buffers(self, options: dict[str, Any]) -> None:
        make = self._make = Buffers(self.compiled)
        layout, n, buffer = self.game.layout, self.n, self.observer.buffer
        self._template = make.records(layout, [self.game.prepared(options)])
        self._states = make.records(layout, [layout.blank() for _ in range(n)])
        self._sub_envs = make.records(SUB_ENVS, [self._sub_env() for _ in range(n)])
        self._look_into_sub_envs()
        self._observations = [
            make.records(buffer, [buffer.blank() for _ in range(n)]) for _ in range(2)
        ]
        self._ends = make.records(buffer, [buffer.blank() for _ in range(n)])
        self._actors = make.numbers("B", n)
        self._reward = make.numbers("d", n * self.players)
        self._done = np.zeros(n, np.bool_)
        self._now = 0
        self._generators: list[Any] = []
        self._following: list[Episode] = []
        self._learners = np.zeros(n, np.int64)
        self._bots: list[dict[int, Bot]] = [{} for _ in range(n)]

    def _look_into_sub_envs(self) -> None:
        if self.compiled:
            self._seeds, self._next_learners = (
                self._sub_envs[name] for name in ("next_rng", "next_learner")
            )

    def _sub_env(self) -> Any:
        sub_env = SUB_ENVS.blank()
        for k, roll in enumerate(self.seating.random_seats()):
            sub_env.random_seats[k] = roll
        return sub_env

    # What there is to see

    @property
    def observation(self) -> Any:
        """The observation of the seat to decide: one row per game."""
        return read_only(self.observer.values(self._observations[self._now]))

    @property
    def mask(self) -> Any:
        """The legal actions of the seat to decide: one row of 0 and 1 per game."""
        return read_only(self.observer.masks(self._observations[self._now]))

    @property
    def actors(self) -> Any:
        """The seat to decide in each game."""
        return np.frombuffer(self._actors, np.uint8).copy()

    @property
    def reward(self) -> Any:
        """The rewards of the last step: one row per game, one column per seat."""
        return read_only(np.frombuffer(self._reward).reshape(self.n, self.players))

    @property
    def done(self) -> Any:
        """Whether the last step ended the game."""
        return read_only(self._done)

    @property
    def last(self) -> Any:
        """The last observation of ended games, of the learner or in self-play of the last actor."""
        return read_only(self.observer.values(self._ends))

    @property
    def learner(self) -> Any:
        """The learner's seat in each game."""
        return self._learners.copy()

    def dump(self, i: int) -> bytes:
        """The state of game i as bytes, for `Game.load`."""
        return self._make.dump(self.game.layout, self._states, i)

    # Beginning

    def reset(self, seed: int | Sequence[int | None] | None = None) -> None:
        """Restart every game; game i follows seed + i, or the i-th of several seeds.

        Without a seed, the games go on to their next episodes.
        """
        if seed is not None or not self._generators:
            self._seed(seed)
        for i, episode in enumerate(self._following):
            self._put(i, episode)
            self._enter(i, episode)
        self._following = [self.seating.episode(g) for g in self._generators]
        self._done = np.zeros(self.n, np.bool_)
        self._step(self._make.choices([stepping.OPEN] * self.n))
        for i in range(self.n):
            self._put(i, self._following[i])
        self._ask_bots()

    def _seed(self, seed: int | Sequence[int | None] | None) -> None:
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + i for i in range(self.n)]
        else:
            seeds = list(seed)
        if len(seeds) != self.n:
            raise BadOption(f"{self.n} seeds are needed, not {len(seeds)}")
        self._generators = [np.random.default_rng(s) for s in seeds]
        self._following = [self.seating.episode(g) for g in self._generators]

    def _put(self, i: int, episode: Episode) -> None:
        """Write the start of game i's next episode."""
        words = seed_words(episode.seed)
        if self.compiled:
            self._seeds[i], self._next_learners[i] = words, episode.learner
        else:
            sub_env = self._sub_envs[i]
            sub_env.next_rng, sub_env.next_learner = words, episode.learner

    def _enter(self, i: int, episode: Episode) -> None:
        """Set the learner and the bots of game i for this episode."""
        self._learners[i] = episode.learner
        if not self.seating.all_random:
            self._bots[i] = self.seating.bots(episode)

    # Going on

    def step(self, chosen: Any) -> None:
        """Apply one action id per game, or SKIP. IllegalAction leaves all games as they are."""
        if len(chosen) != self.n:
            raise BadOption(f"{self.n} choices are needed, not {len(chosen)}")
        choices = self._make.choices(chosen)
        refused = self._first_refused(choices, self._observations[self._now])
        if refused >= 0:
            self._refuse(int(refused), int(chosen[refused]))
        self._swap_observations(choices)
        self._reward = self._make.numbers("d", self.n * self.players)
        self._done = np.zeros(self.n, np.bool_)
        self._step(choices)
        self._ask_bots()

    def _swap_observations(self, choices: Any) -> None:
        """Switch to the other buffers, copying those of skipped games."""
        old, new = self._observations[self._now], self._observations[1 - self._now]
        for i in np.flatnonzero(np.frombuffer(choices, np.int32) == stepping.SKIP):
            new[i] = old[i] if self.compiled else self.observer.buffer.copy(old[i])
        self._now = 1 - self._now

    def _refuse(self, i: int, action: int) -> None:
        reason = self.game.load(self.dump(i)).why_not(action)
        assert reason is not None
        raise IllegalAction(reason)

    def _step(self, choices: Any) -> None:
        pay, unit = int(self._pay), self.game.definition.rules.point_unit
        buffers, ended = self._observations[self._now], self._make.numbers("B", self.n)
        self._parts.run(
            self._step_range,
            lambda lo, hi, ids, ev: (
                self._states, self._template, self._sub_envs, lo, hi, choices, pay, unit,
                self._actors, self._reward, ended, buffers, self._ends, ids, ev,
            ),
        )  # fmt: skip
        for i in np.flatnonzero(np.frombuffer(ended, np.bool_)):
            self._done[i] = True
            self._begin_next(int(i))

    def _begin_next(self, i: int) -> None:
        """Game i has restarted: enter its episode, and draw the next one."""
        self._enter(i, self._following[i])
        self._following[i] = self.seating.episode(self._generators[i])
        self._put(i, self._following[i])

    def _ask_bots(self) -> None:
        """Let non-random bots decide until it is the learner's turn in every game."""
        while not self.seating.all_random:
            choices = np.full(self.n, stepping.SKIP, np.int32)
            for i, seat in enumerate(self._actors):
                if seat != self._learners[i]:
                    position = self.game.load(self.dump(i))
                    choices[i] = ask(self._bots[i][int(seat)], position).action
            if np.all(choices == stepping.SKIP):
                return
            self._step(self._make.choices(choices))

    def sample(self) -> Any:
        """A random legal action for each game, to pass to `step`; the same until then."""
        if self.compiled:
            return self._sub_envs["sampled"].copy()
        return np.array([sub_env.sampled for sub_env in self._sub_envs], np.int32)

    def close(self) -> None:
        """End the threads."""
        self._parts.close()

    # Kept and taken up again

    def save(self) -> dict[str, Any]:
        """All games as they are now, as plain data and arrays, for `restore`."""
        kept = {name: copy.deepcopy(getattr(self, name)) for name in KEPT}
        for name, layout in self._records().items():
            rows = getattr(self, name)
            many = rows if name == OBSERVATIONS else [rows]
            kept[name] = [self._make.packed(layout, records) for records in many]
        return kept

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Go back to what was saved, here or by an equal number of games of the same table."""
        kept: dict[str, Any] = copy.deepcopy(dict(saved))
        for name, layout in self._records().items():
            many = [self._make.unpacked(layout, blob) for blob in kept.pop(name)]
            if any(len(records) != self.n for records in many):
                raise BadPosition(f"what was saved are not {self.n} games of {self.game.name}")
            setattr(self, name, many if name == OBSERVATIONS else many[0])
        for name, value in kept.items():
            setattr(self, name, value)
        self._look_into_sub_envs()

    def _records(self) -> dict[str, Layout]:
        buffer = self.observer.buffer
        return {
            "_states": self.game.layout, "_sub_envs": SUB_ENVS, OBSERVATIONS: buffer,
            "_ends": buffer,
        }  # fmt: skip

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game, self._made, self.save())


def _restored(game: Game, made: Mapping[str, Any], saved: Mapping[str, Any]) -> Games:
    games = Games(game, **made)
    games.restore(saved)
    return games

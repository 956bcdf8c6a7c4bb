"""Games by the thousand for programs that learn: observations, masks and rewards as arrays.

    games = Games(teahouse.game("cups"), 1024, seed=1, threads=2)
    while True:
        chosen = policy(games.observation, games.mask)   # for the seat whose turn it is
        games.step(chosen)
        games.reward, games.done, games.actors              # what came of it

Without a seating every seat is asked in turn: self-play. With one only the learner is; seats that
play at random go on by themselves, compiled, and bots that think are asked here. Finished games
start anew in the same step; `games.last` shows how they ended.

Observations and masks lie in two buffers used in turn: what a step gave stays as it is until the
step after the next.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from threading import Lock, Thread
from typing import Any
from weakref import finalize

import numpy as np

from teahouse.bots import Bot, ask
from teahouse.core.errors import BadOption, BadPosition, IllegalAction
from teahouse.core.game import Game
from teahouse.core.layout import Layout
from teahouse.core.rng import seed_words

from . import stepping
from .buffers import Buffers, read_only
from .observer import entry, observer, seats_at
from .seating import Episode, Seating, reward_kind

SUB_ENVS = Layout(stepping.SubEnv)
OBSERVATIONS = "_observations"
KEPT = (  # what changes from step to step, besides the records
    "_actors", "_reward", "_done", "_now", "_generators", "_following", "_learners", "_bots",
)  # fmt: skip


class Games:
    """n games stepped together."""

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
        self.compiled = game.is_compiled(backend, "auto")
        self.observer = observer(game, self.players, self.compiled)
        self.seating = seating or Seating(game, self.players, stepping.EVERY_SEAT, ())
        self._pay = reward_kind(rewards)
        self._first_refused = entry(game, self.compiled, stepping.first_refused)
        self._step_range = entry(game, self.compiled, stepping.step_range)
        self._make_buffers(options)
        self._parts = _Parts(game, self._make, n, threads)
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
        """What the seat that is asked sees: one row a game."""
        return read_only(self.observer.values(self._observations[self._now]))

    @property
    def mask(self) -> Any:
        """What may be chosen: one row of 0 and 1 a game."""
        return read_only(self.observer.masks(self._observations[self._now]))

    @property
    def actors(self) -> Any:
        """The seat that is asked."""
        return np.frombuffer(self._actors, np.uint8).copy()

    @property
    def reward(self) -> Any:
        """What the last step paid: one row a game, by seat."""
        return read_only(np.frombuffer(self._reward).reshape(self.n, self.players))

    @property
    def done(self) -> Any:
        """Whether the last step ended the game."""
        return read_only(self._done)

    @property
    def last(self) -> Any:
        """How ended games looked to the learner (in self-play: to the seat that chose last)."""
        return read_only(self.observer.values(self._ends))

    @property
    def learner(self) -> Any:
        """The learner's seat in each game."""
        return self._learners.copy()

    def dump(self, i: int) -> bytes:
        """The state of game i; `game.load` reads it."""
        return self._make.dump(self.game.layout, self._states, i)

    # Beginning

    def reset(self, seed: int | Sequence[int | None] | None = None) -> None:
        """Open every game; game i follows seed + i, or the i-th of several seeds.

        Without a seed the games go on to their next episodes.
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
        """What the next episode of game i starts from."""
        words = seed_words(episode.seed)
        if self.compiled:
            self._seeds[i], self._next_learners[i] = words, episode.learner
        else:
            sub_env = self._sub_envs[i]
            sub_env.next_rng, sub_env.next_learner = words, episode.learner

    def _enter(self, i: int, episode: Episode) -> None:
        """Game i is in this episode now: its learner, its bots."""
        self._learners[i] = episode.learner
        if not self.seating.all_random:
            self._bots[i] = self.seating.bots(episode)

    # Going on

    def step(self, chosen: Any) -> None:
        """One choice a game, or SKIP to leave it alone. One that is not allowed is refused and
        nothing changes."""
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
        """Write into the other buffers from now on; those of games left alone are copied."""
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
        """Game i has started anew: enter its episode, and draw the one after it."""
        self._enter(i, self._following[i])
        self._following[i] = self.seating.episode(self._generators[i])
        self._put(i, self._following[i])

    def _ask_bots(self) -> None:
        """Let bots that think decide until it is the learner's turn everywhere."""
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
        """A random allowed choice for each game, to pass to `step`; the same until then."""
        if self.compiled:
            return self._sub_envs["sampled"].copy()
        return np.array([sub_env.sampled for sub_env in self._sub_envs], np.int32)

    def close(self) -> None:
        """Let the threads go."""
        self._parts.close()

    # Kept and taken up again

    def save(self) -> dict[str, Any]:
        """All games as they are now, for `restore`: plain data and arrays."""
        kept = {name: copy.deepcopy(getattr(self, name)) for name in KEPT}
        for name, layout in self._records().items():
            rows = getattr(self, name)
            many = rows if name == OBSERVATIONS else [rows]
            kept[name] = [self._make.packed(layout, records) for records in many]
        return kept

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Go back to what was saved, here or by as many games of the same table."""
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


class _Parts:
    """The games split among threads, each with its own buffers; the caller does the first part.

    Waking a sleeping thread takes as long as dozens of games, so the caller's part grows until the
    others are done before it.
    """

    def __init__(self, game: Game, make: Buffers, n: int, threads: int) -> None:
        self._n, self._threads, self._more = n, min(threads, n), 0
        actions = game.definition.rules.limits.actions
        self._buffers = [
            (make.numbers("q", actions + 1), make.numbers("q", 1)) for _ in range(self._threads)
        ]
        self._helpers = [_Helper() for _ in range(1, self._threads)]
        self.close = finalize(self, _dismiss, self._helpers)  # at the latest when nobody needs it

    def run(self, rule: Any, arguments: Callable[..., tuple[Any, ...]]) -> None:
        cuts = self._cuts()
        for k, helper in enumerate(self._helpers, 1):
            helper.begin(rule, arguments(cuts[k], cuts[k + 1], *self._buffers[k]))
        try:
            rule(*arguments(0, cuts[1], *self._buffers[0]))
        finally:
            early = [helper.is_done() for helper in self._helpers]
            for helper, done in zip(self._helpers, early, strict=True):
                if not done:
                    helper.wait()
        self._more = max(0, self._more - 2) if all(early) else self._more + 8
        for helper in self._helpers:
            helper.check()

    def _cuts(self) -> list[int]:
        """Where the parts begin, and the end."""
        n, threads = self._n, self._threads
        first = min(n // threads + self._more, n * 3 // 4) if threads > 1 else n
        rest = n - first
        return [0, *(first + rest * k // max(1, threads - 1) for k in range(threads))]


def _dismiss(helpers: list[_Helper]) -> None:
    for helper in helpers:
        helper.close()


class _Helper:
    """A thread that does one thing after the other; two locks hand over faster than a queue."""

    def __init__(self) -> None:
        self._given, self._finished = Lock(), Lock()
        self._given.acquire()
        self._finished.acquire()
        self._work: tuple[Any, tuple[Any, ...]] | None = None
        self._failure: BaseException | None = None
        Thread(target=self._run, daemon=True).start()

    def begin(self, rule: Any, arguments: tuple[Any, ...]) -> None:
        self._work = rule, arguments
        self._given.release()

    def is_done(self) -> bool:
        """Whether it is, without waiting; ask and wait once for each begin."""
        return self._finished.acquire(blocking=False)

    def wait(self) -> None:
        self._finished.acquire()

    def check(self) -> None:
        if self._failure is not None:
            failure, self._failure = self._failure, None
            raise failure

    def close(self) -> None:
        self._work = None
        self._given.release()

    def _run(self) -> None:
        while self._given.acquire() and self._work is not None:
            rule, arguments = self._work
            try:
                rule(*arguments)
            except BaseException as failure:  # told to whoever waits
                self._failure = failure
            self._finished.release()

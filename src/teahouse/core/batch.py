"""Many games from Python: threaded random playouts, and batches for learning programs.

A batch owns flat buffers, or takes the caller's: bytes `mask` (games x actions), bytes `who`
(255 when nobody decides), floats `reward` (games x seats), bytes `done`. Compiled, they are NumPy
arrays in these shapes if NumPy is installed; otherwise flat arrays of the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from . import batch_kernels, hooks
from .errors import BadOption
from .library import PLAY
from .memory import shown_memory
from .rng import Seed, seed_words
from .rules import Rule

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True, eq=False)
class Playouts:
    """The results of random games: NumPy arrays where NumPy is installed, else lists."""

    points: Any  # games x seats
    steps: Any  # games

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Playouts):
            return NotImplemented
        return _listed(self.points) == _listed(other.points) and (
            _listed(self.steps) == _listed(other.steps)
        )

    __hash__ = None  # type: ignore[assignment]


def _listed(numbers: Any) -> list[Any]:
    return list(numbers) if isinstance(numbers, list) else list(numbers.tolist())


def run_playouts(
    game: Game, n: int, options: Mapping[str, Any], seed: Seed | None, threads: int, backend: str
) -> Playouts:
    if n < 0 or threads < 1:
        raise BadOption("playouts need a number of games from 0 and at least one thread")
    template = game.prepared(options)
    template.rng = seed_words(seed)
    seats = int(game.plain_build.rule(hooks.seats)(template))
    make, layout = shown_memory(backend), game.layout
    scored, made = make.numbers("q", n * seats), make.numbers("q", n)
    run, source = _entries(game, backend)(batch_kernels.playouts), make.records(layout, [template])
    cuts = [n * k // threads for k in range(threads + 1)]

    def part(k: int) -> None:
        scratch = make.blank_records(layout, 2)
        actions = game.definition.rules.limits.actions
        ids, ev = make.numbers("q", actions + 1), make.numbers("q", 1)
        run(scratch, source, cuts[k], cuts[k + 1], scored, made, ids, ev)

    if threads == 1:
        part(0)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(part, range(threads)))
    unit = game.definition.rules.point_unit
    if find_spec("numpy") is not None:
        import numpy as np

        return Playouts(np.array(scored).reshape(n, seats) / unit, np.array(made))
    flat = [p / unit for p in scored.tolist()]
    return Playouts([flat[i * seats : (i + 1) * seats] for i in range(n)], made.tolist())


class Batch:
    """n games stepped together; a finished game restarts with the next episode of its stream."""

    def __init__(
        self, game: Game, n: int, options: Mapping[str, Any], seed: Seed | None, backend: str
    ) -> None:
        if n < 1:
            raise BadOption("a batch needs at least one game")
        self.game = game
        self.n = n
        template = game.prepared(options)
        template.rng = seed_words(seed)
        self.seats = int(game.plain_build.rule(hooks.seats)(template))
        self.actions = game.definition.rules.limits.actions
        make, layout = shown_memory(backend), game.layout
        self._memory, self._entry = make, _entries(game, backend)
        self._template = make.records(layout, [template])
        roller = game.layout.blank()
        roller.rng = seed_words((template.rng[0] << 32) | template.rng[1])
        self._policy_rng = make.records(layout, [roller])
        self._states = make.blank_records(layout, n)
        self.episode = make.numbers("i", n)
        self._mask = make.numbers("B", n * self.actions)
        self.actors = make.numbers("B", n)
        self._reward = make.numbers("d", n * self.seats)
        self.done = make.numbers("B", n)
        self._ids, self._ev = make.numbers("q", self.actions + 1), make.numbers("q", 1)
        self._step = self._entry(batch_kernels.step_range)
        self.reset()

    def use_buffers(self, mask: Any, actors: Any, reward: Any, done: Any) -> None:
        """Write into the caller's flat buffers from now on (bytes, bytes, floats, bytes)."""
        sizes = (self.n * self.actions, self.n, self.n * self.seats, self.n)
        for given, size in zip((mask, actors, reward, done), sizes, strict=True):
            if len(given) != size:
                raise BadOption(f"a buffer of {size} numbers is needed, not {len(given)}")
        mask[:], actors[:], reward[:], done[:] = self._mask, self.actors, self._reward, self.done
        self._mask, self.actors, self._reward, self.done = mask, actors, reward, done

    @property
    def mask(self) -> Any:
        """The legal actions: one row of bytes per game."""
        return self._memory.table(self._mask, self.n, self.actions)

    @property
    def reward(self) -> Any:
        """The win shares paid by the last step: one row per game."""
        return self._memory.table(self._reward, self.n, self.seats)

    def reset(self) -> None:
        """Start every game at episode 0."""
        for i in range(self.n):
            self.episode[i] = 0
            self.done[i] = 0
        run = self._entry(batch_kernels.reset_range)
        run(
            self._states, self._template, 0, self.n,
            self.episode, self._mask, self.actors, self._ids, self._ev,
        )  # fmt: skip

    def step(self, chosen: Any) -> None:
        """Apply one action id per game; mask, who, reward and done hold the result."""
        if len(chosen) != self.n:
            raise BadOption(f"{self.n} choices are needed, not {len(chosen)}")
        self._step(
            self._states, self._template, 0, self.n, self._memory.ints(chosen),
            self.episode, self._mask, self.actors, self._reward, self.done, self._ids, self._ev,
        )  # fmt: skip

    def sample(self) -> Any:
        """A random legal choice for each game, to pass to `step`."""
        chosen = self._memory.numbers("i", self.n)
        self._entry(batch_kernels.choose_range)(self._policy_rng, 0, self.n, self._mask, chosen)
        return chosen

    def dump(self, i: int) -> bytes:
        """The state of game i; `game.load` reads it."""
        return self._memory.dump(self.game.layout, self._states, i)


def _entries(game: Game, backend: str) -> Callable[[Rule], Rule]:
    """How to get the bulk rules of a backend."""
    if backend == "library":
        return game.build(backend, part=PLAY).entry
    return game.native_build.entry if backend == "numba" else game.plain_build.rule

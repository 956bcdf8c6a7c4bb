"""Many games from Python: threaded random playouts, and batches for learning programs.

A batch owns flat buffers, or takes the caller's: bytes `mask` (games x actions), bytes `who`
(255 when nobody decides), floats `reward` (games x seats), bytes `done`. Compiled, they are NumPy
arrays shaped for people; interpreted, plain arrays of the same numbers.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from . import bulk, hooks
from .errors import BadOption
from .rng import Seed, seed_words

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
    game: Game, n: int, options: Mapping[str, Any], seed: Seed | None, threads: int, compiled: bool
) -> Playouts:
    if n < 0 or threads < 1:
        raise BadOption("playouts need a number of games from 0 and at least one thread")
    template = game.prepared(options)
    template.rng = seed_words(seed)
    seats = int(game.plain_build.rule(hooks.seats)(template))
    arrays = _Arrays(game, compiled)
    scored, made = arrays.numbers("q", n * seats), arrays.numbers("q", n)
    run, source = arrays.entry(bulk.playouts), arrays.states([template])
    cuts = [n * k // threads for k in range(threads + 1)]

    def part(k: int) -> None:
        scratch = arrays.states([game.layout.blank(), game.layout.blank()])
        ids, ev = (
            arrays.numbers("q", game.definition.rules.limits.actions + 1),
            arrays.numbers("q", 1),
        )
        run(scratch, source, cuts[k], cuts[k + 1], scored, made, ids, ev)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(part, range(threads)))
    unit = game.definition.rules.point_unit
    if find_spec("numpy") is not None:
        import numpy as np

        return Playouts(np.array(scored).reshape(n, seats) / unit, np.array(made))
    flat = [p / unit for p in scored.tolist()]
    return Playouts([flat[i * seats : (i + 1) * seats] for i in range(n)], made.tolist())


class Batch:
    """n games stepped together; finished ones start anew with the next episode of their stream."""

    def __init__(
        self, game: Game, n: int, options: Mapping[str, Any], seed: Seed | None, compiled: bool
    ) -> None:
        if n < 1:
            raise BadOption("a batch needs at least one game")
        self.game = game
        self.n = n
        template = game.prepared(options)
        template.rng = seed_words(seed)
        self.seats = int(game.plain_build.rule(hooks.seats)(template))
        self.actions = game.definition.rules.limits.actions
        arrays = self._arrays = _Arrays(game, compiled)
        self._template = arrays.states([template])
        roller = game.layout.blank()
        roller.rng = seed_words((template.rng[0] << 32) | template.rng[1])
        self._policy_rng = arrays.states([roller])
        self._states = arrays.states([game.layout.blank() for _ in range(n)])
        self.episode = arrays.numbers("i", n)
        self._mask = arrays.numbers("B", n * self.actions)
        self.actors = arrays.numbers("B", n)
        self._reward = arrays.numbers("d", n * self.seats)
        self.done = arrays.numbers("B", n)
        self._ids, self._ev = arrays.numbers("q", self.actions + 1), arrays.numbers("q", 1)
        self._step = arrays.entry(bulk.step_range)
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
        """What may be chosen: one row of bytes a game."""
        return self._arrays.table(self._mask, self.n, self.actions)

    @property
    def reward(self) -> Any:
        """The win shares paid by the last step: one row a game."""
        return self._arrays.table(self._reward, self.n, self.seats)

    def reset(self) -> None:
        """Start every game at episode 0."""
        for i in range(self.n):
            self.episode[i] = 0
            self.done[i] = 0
        run = self._arrays.entry(bulk.reset_range)
        run(
            self._states, self._template, 0, self.n,
            self.episode, self._mask, self.actors, self._ids, self._ev,
        )  # fmt: skip

    def step(self, chosen: Any) -> None:
        """One choice (an id) a game; see mask, who, reward and done for what came of it."""
        if len(chosen) != self.n:
            raise BadOption(f"{self.n} choices are needed, not {len(chosen)}")
        self._step(
            self._states, self._template, 0, self.n, self._arrays.ints(chosen),
            self.episode, self._mask, self.actors, self._reward, self.done, self._ids, self._ev,
        )  # fmt: skip

    def sample(self) -> Any:
        """A random legal choice for each game, to pass to `step`."""
        chosen = self._arrays.numbers("i", self.n)
        self._arrays.entry(bulk.choose_range)(self._policy_rng, 0, self.n, self._mask, chosen)
        return chosen

    def dump(self, i: int) -> bytes:
        """The state of game i; `game.load` reads it."""
        return self._arrays.dump(self._states, i)


class _Arrays:
    """Buffers and entries of one backend."""

    def __init__(self, game: Game, compiled: bool) -> None:
        self.game = game
        self.compiled = compiled

    def entry(self, rule: Any) -> Any:
        game = self.game
        return game.native_build.entry(rule) if self.compiled else game.plain_build.rule(rule)

    def numbers(self, code: str, n: int) -> Any:
        if self.compiled:
            import numpy as np

            return np.zeros(n, dtype=code)
        return array(code, bytes(n * array(code).itemsize))

    def ints(self, values: Sequence[int]) -> Any:
        if self.compiled:
            import numpy as np

            return np.ascontiguousarray(values, dtype=np.int32)
        return [int(value) for value in values]  # an action is a plain int, whoever chose it

    def states(self, records: list[Any]) -> Any:
        if not self.compiled:
            return records
        import numpy as np

        blob = b"".join(self.game.layout.encode(r) for r in records)
        return np.frombuffer(bytearray(blob), dtype=self.game.layout.dtype())

    def table(self, flat: Any, rows: int, columns: int) -> Any:
        if self.compiled:
            return flat.reshape(rows, columns)
        return [flat[i * columns : (i + 1) * columns] for i in range(rows)]

    def dump(self, states: Any, i: int) -> bytes:
        return states[i].tobytes() if self.compiled else self.game.layout.encode(states[i])

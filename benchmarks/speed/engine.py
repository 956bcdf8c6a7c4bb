"""How fast a game runs, measured in one go.

Machines are noisy: everything is measured in turns, several times, and medians are kept.
"""

from __future__ import annotations

import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Any, TypeVar

from teahouse.core.batch import Playouts
from teahouse.core.game import Game, Position
from teahouse.core.hooks import State, copy_state
from teahouse.core.native import has_numba

T = TypeVar("T")

ROUNDS = 5
SHORT = 0.25  # seconds a sample should take at least

# What is to be reached: name -> (least or most, number)
TARGETS: dict[str, tuple[str, float]] = {
    "compiled_vs_interpreted": ("least", 50),
    "two_threads_vs_one": ("least", 1.8),
    "python_step_compiled_vs_interpreted": ("least", 5),
    "batch_vs_interpreted": ("least", 25),
    "cold_compile_seconds": ("most", 25),
    "warm_start_seconds": ("most", 1),
    "state_bytes": ("most", 1000),
}


@dataclass
class Bench:
    """One measuring of one game."""

    game: Game
    options: Mapping[str, Any]
    tell: Callable[[int], None] = lambda done: None
    seen: dict[str, list[float]] = field(default_factory=dict)
    done: int = 0

    def note(self, **found: float) -> None:
        for name, value in found.items():
            self.seen.setdefault(name, []).append(value)
        self.done += 1
        self.tell(self.done)

    def middle(self, name: str) -> float:
        return median(self.seen[name])

    def ratio(self, name: str, other: str) -> float:
        """The median of the ratios within a round: a machine is often slow for seconds on end."""
        return median(a / b for a, b in zip(self.seen[name], self.seen[other], strict=True))


SAMPLES = 5  # notes in one round, compiled
STARTS = 3


def planned() -> int:
    """How many notes a whole run takes."""
    return ROUNDS * SAMPLES + STARTS if has_numba() else ROUNDS * 2


def run(game: Game, options: Mapping[str, Any], tell: Callable[[int], None]) -> dict[str, Any]:
    """Everything `teahouse bench` shows."""
    bench = Bench(game, options, tell)
    compiled = has_numba()
    sizes = {fast: games_for(game, options, fast) for fast in ([False, True][: 1 + compiled])}
    walk = Walk(game, options) if compiled else None
    for _ in range(ROUNDS):
        playouts(bench, sizes, compiled)
        python_steps(bench, compiled)
        if walk is not None:
            copies(bench)
            batches(bench, walk)
    if compiled:
        starts(bench)
    return report(bench, compiled)


# Random games


def timed(work: Callable[[], T]) -> tuple[float, T]:
    began = time.perf_counter()
    found = work()
    return time.perf_counter() - began, found


def random_games(
    game: Game, options: Mapping[str, Any], n: int, compiled: bool, threads: int = 1
) -> tuple[float, Playouts]:
    backend = "numba" if compiled else "python"
    return timed(lambda: game.playouts(n, seed=1, threads=threads, backend=backend, **options))


def games_for(game: Game, options: Mapping[str, Any], compiled: bool) -> int:
    """How many random games take about as long as a sample should."""
    n = 2
    random_games(game, options, n, compiled)  # compiles, or loads what is compiled
    while True:
        taken, _ = random_games(game, options, n, compiled)
        if taken >= SHORT:
            return n
        n = n * 2 if taken < SHORT / 8 else int(n * SHORT / taken) + 1


def playouts(bench: Bench, sizes: Mapping[bool, int], compiled: bool) -> None:
    runs = [("interpreted", False, sizes[False], 1)]
    if compiled:
        runs += [("compiled", True, sizes[True], 1), ("two_threads", True, sizes[True] * 2, 2)]
    found: dict[str, float] = {}
    for name, fast, n, threads in runs:
        busy = time.process_time()
        taken, made = random_games(bench.game, bench.options, n, fast, threads)
        found[f"{name}_processors"] = (time.process_time() - busy) / taken
        found[f"{name}_games"] = n / taken
        found[f"{name}_steps"] = int(sum(made.steps)) / taken
    if compiled:
        found["threads_ratio"] = found["two_threads_games"] / found["compiled_games"]
        spread = found["two_threads_processors"] / found["compiled_processors"]
        found["threads_cpu_ratio"] = 2 * found["threads_ratio"] / spread
        found["compiled_ratio"] = found["compiled_games"] / found["interpreted_games"]
    bench.note(**found)


# One game from Python


def walked(game: Game, options: Mapping[str, Any], backend: str) -> tuple[Position, list[int]]:
    """A random game: its beginning, and the choices to its end."""
    first = game.new(seed=3, backend=backend, **options)
    position, rng, chosen = first.copy(), random.Random(3), []
    while ids := position.legal_ids():
        chosen.append(rng.choice(ids))
        position.apply(chosen[-1])
    return first, chosen


def python_step(game: Game, options: Mapping[str, Any], backend: str) -> float:
    """Seconds for `apply` and the next `legal_ids`, driven from Python."""
    first, chosen = walked(game, options, backend)
    taken, steps = 0.0, 0
    while taken < SHORT / 2:
        position = first.copy()
        began = time.perf_counter()
        for action in chosen:
            position.apply(action)
            position.legal_ids()
        taken += time.perf_counter() - began
        steps += len(chosen)
    return taken / steps


def python_steps(bench: Bench, compiled: bool) -> None:
    plain = python_step(bench.game, bench.options, "python")
    if not compiled:
        bench.note(step_interpreted=plain)
        return
    fast = python_step(bench.game, bench.options, "numba")
    bench.note(step_interpreted=plain, step_compiled=fast, step_ratio=plain / fast)


def copy_back_and_forth(pair: list[State], times: int) -> None:
    """A rule like any other, compiled: what a search does all the time."""
    for n in range(times):
        copy_state(pair, n % 2, pair, 1 - n % 2)


def copies(bench: Bench) -> None:
    """Seconds to copy a state: among compiled records, and as a `Position` from Python."""
    import numpy as np

    game, many = bench.game, 200_000
    one = game.new(seed=3, backend="numba", **bench.options)
    pair = np.frombuffer(bytearray(one.dump() * 2), dtype=game.layout.dtype())
    copy = game.native_build.entry(copy_back_and_forth)
    spent, _ = timed(lambda: copy(pair, many))
    slow, _ = timed(lambda: [one.copy() for _ in range(10_000)])
    bench.note(copy=spent / many, copy_python=slow / 10_000)


# Many games at once


class Walk:
    """A batch and, for stepping alone, the choices of a random walk through it."""

    games = 1024
    steps = 100

    def __init__(self, game: Game, options: Mapping[str, Any]) -> None:
        import numpy as np

        self.batch = game.batch(self.games, seed=5, backend="numba", **options)
        self.rng = np.random.default_rng(5)
        self.rows = np.arange(self.games + 1) * self.batch.actions
        self.chosen = []
        for _ in range(self.steps):
            self.chosen.append(self.pick())
            self.batch.step(self.chosen[-1])

    def pick(self) -> Any:
        """A random legal action in each game."""
        import numpy as np

        legal = np.flatnonzero(self.batch.mask.reshape(-1).view(np.bool_))
        edges = np.searchsorted(legal, self.rows)  # where the choices of each game begin
        lucky = self.rng.random(self.games) * np.diff(edges)
        return (legal[edges[:-1] + lucky.astype(np.int64)] - self.rows[:-1]).astype(np.int32)

    def step_alone(self) -> None:
        for chosen in self.chosen:
            self.batch.step(chosen)

    def step_and_pick(self) -> None:
        for _ in range(self.steps):
            self.batch.step(self.pick())


def batches(bench: Bench, walk: Walk) -> None:
    total = walk.games * walk.steps
    walk.batch.reset()
    alone, _ = timed(walk.step_alone)
    walk.batch.reset()
    full, _ = timed(walk.step_and_pick)
    plain = bench.seen["interpreted_steps"][-1]
    bench.note(batch_alone=total / alone, batch_full=total / full)
    bench.note(batch_ratio=total / full / plain, batch_alone_ratio=total / alone / plain)


# Starting


def starts(bench: Bench) -> None:
    """Compile in a process with an empty cache, then start again with the full one."""
    code = (
        "import time; t = time.perf_counter()\n"
        "import sys, json, teahouse\n"
        "name, changes, options = json.loads(sys.argv[1])\n"
        "game = teahouse.game(name, changes or None)\n"
        "game.playouts(1, seed=1, backend='numba', **options)\n"
        "print(time.perf_counter() - t)"
    )
    import json

    game = bench.game
    given = json.dumps([game.name, game.components.changes, dict(bench.options)])
    with tempfile.TemporaryDirectory() as folder:
        for name in ("cold", "warm", "warm"):
            answer = subprocess.run(
                [sys.executable, "-c", code, given],
                env={**os.environ, "TEAHOUSE_CACHE": folder},
                capture_output=True,
                text=True,
                check=True,
            )
            bench.note(**{name: float(answer.stdout)})


# What came of it


def report(bench: Bench, compiled: bool) -> dict[str, Any]:
    """The medians as data: what the JSON Schema `bench` describes."""
    middle = bench.middle
    figures: dict[str, float | None] = {
        "interpreted_games_per_second": middle("interpreted_games"),
        "interpreted_steps_per_second": middle("interpreted_steps"),
        "python_step_interpreted_us": middle("step_interpreted") * 1e6,
    }
    ratios: dict[str, float] = {"state_bytes": bench.game.layout.size}
    if compiled:
        figures |= {
            "compiled_games_per_second": middle("compiled_games"),
            "compiled_steps_per_second": middle("compiled_steps"),
            "two_threads_games_per_second": middle("two_threads_games"),
            "two_threads_steps_per_second": middle("two_threads_steps"),
            # the same ratio as the target, had two processors been free for the two threads
            "two_threads_vs_one_by_processor_time": middle("threads_cpu_ratio"),
            "python_step_compiled_us": middle("step_compiled") * 1e6,
            "copy_ns": middle("copy") * 1e9,
            "python_copy_us": middle("copy_python") * 1e6,
            "batch_steps_per_second": middle("batch_full"),
            "batch_stepping_alone_per_second": middle("batch_alone"),
        }
        ratios |= {
            "compiled_vs_interpreted": middle("compiled_ratio"),
            "two_threads_vs_one": middle("threads_ratio"),
            "python_step_compiled_vs_interpreted": middle("step_ratio"),
            "batch_vs_interpreted": middle("batch_ratio"),
            "cold_compile_seconds": middle("cold"),
            "warm_start_seconds": middle("warm"),
        }
    targets = [judged(name, ratios[name]) for name in TARGETS if name in ratios]
    return {
        "game": bench.game.name,
        "options": dict(bench.options),
        "machine": machine(bench, compiled),
        "figures": figures,
        "targets": targets,
    }


def machine(bench: Bench, compiled: bool) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "system": platform.platform(terse=True),
        "processors": os.cpu_count() or 1,
        # how many of them two threads really got: below 2 when others work here too
        "free_processors": bench.middle("two_threads_processors") if compiled else None,
        "compiled": compiled,
    }


def judged(
    name: str, value: float, bounds: Mapping[str, tuple[str, float]] = TARGETS
) -> dict[str, Any]:
    bound, number = bounds[name]
    reached = value >= number if bound == "least" else value <= number
    return {"name": name, "value": value, bound: number, "reached": reached}

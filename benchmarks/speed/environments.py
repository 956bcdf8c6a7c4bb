"""How fast the environments for learning programs run: a vector of games beside loops of one.

Everything plays at random. A decision is one choice of one player.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from teahouse.core.game import Game
from teahouse.core.native import has_numba

from . import engine
from .engine import Bench, machine

GAMES = 1024
SECONDS = 0.25  # of each sample
ROUNDS = 20

TARGETS: dict[str, tuple[str, float]] = {
    "vector_decisions_per_second": ("least", 1_000_000),
    "vector_vs_pettingzoo": ("least", 20),
    "pettingzoo_vs_connect_four": ("least", 5),
}
Work = Callable[[], int]  # does some decisions and says how many


def planned() -> int:
    """How many notes a whole run takes."""
    return ROUNDS


def run(game: Game, options: Mapping[str, Any], tell: Callable[[int], None]) -> dict[str, Any]:
    """Everything `teahouse bench --research` shows."""
    bench = Bench(game, options, tell)
    compiled = has_numba()
    works = {
        "two_threads": vector(game, options, 2),
        "one_thread": vector(game, options, 1),
        "learner": learners(game, options),
        "pettingzoo": agents(own_table(game, options)),
    }
    table = connect_four()
    if table is not None:
        works["connect_four"] = agents(table)
    for work in works.values():
        work()  # compiles, or loads what is compiled
    for _ in range(ROUNDS):
        found: dict[str, float] = {}
        for name, work in works.items():
            found |= sampled(name, work)
        bench.note(**found)
    return report(bench, compiled)


def sampled(name: str, work: Work) -> dict[str, float]:
    """Decisions per second, and processors used, for about as long as a sample takes."""
    begun, busy = time.perf_counter(), time.process_time()
    made = work()  # at least once, however long this process had to wait for a processor
    while time.perf_counter() - begun < SECONDS:
        made += work()
    taken, used = time.perf_counter() - begun, time.process_time() - busy
    return {name: made / taken, f"{name}_processors": used / taken, f"{name}_by_cpu": made / used}


def vector(game: Game, options: Mapping[str, Any], threads: int) -> Work:
    """Self-play of a vector of games: choosing and stepping, with masks and observations."""
    from teahouse.research.vector import Games

    games = Games(game, GAMES, seed=1, threads=threads, **options)

    def work() -> int:
        games.step(games.sample())
        return GAMES

    return work


def learners(game: Game, options: Mapping[str, Any]) -> Work:
    """The Gymnasium vector environment, the learners choosing at random too."""
    from teahouse.research.gymnasium import LearnerVectorEnv

    envs = LearnerVectorEnv(game.name, GAMES, threads=2, **options)
    envs.reset(seed=1)

    def work() -> int:
        envs.step(envs.games.sample())
        return GAMES

    return work


def own_table(game: Game, options: Mapping[str, Any]) -> Any:
    from teahouse.research.features import version

    module = import_module(f"teahouse.research.pettingzoo.{game.name}_v{version(game)}")
    return module.env(**options)


def connect_four() -> Any:
    """PettingZoo's own game, None without what it needs to draw."""
    try:
        return import_module("pettingzoo.classic.connect_four.connect_four").env()
    except ImportError:
        return None


def agents(env: Any) -> Work:
    """Games in PettingZoo's usual loop."""
    rng = random.Random(1)

    def work() -> int:
        made = 0
        env.reset(seed=rng.getrandbits(30))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            allowed = seen["action_mask"].nonzero()[0]
            env.step(int(allowed[int(rng.random() * len(allowed))]))
            made += 1
        return made

    return work


def report(bench: Bench, compiled: bool) -> dict[str, Any]:
    """Medians of figures and ratios as data: what the JSON Schema `bench-research` describes."""
    middle = bench.middle
    figures = {
        "vector_decisions_per_second": middle("two_threads"),
        "vector_one_thread_decisions_per_second": middle("one_thread"),
        "vector_decisions_per_processor_second": middle("two_threads_by_cpu"),
        "learner_steps_per_second": middle("learner"),
        "pettingzoo_decisions_per_second": middle("pettingzoo"),
    }
    ratios = {
        "vector_decisions_per_second": middle("two_threads"),
        "vector_vs_pettingzoo": bench.ratio("two_threads", "pettingzoo"),
    }
    # the same ratios, had everybody had the processors they could use
    by_cpu = "by_processor_time"
    alike = bench.ratio("two_threads_by_cpu", "pettingzoo_by_cpu")
    figures[f"vector_vs_pettingzoo_{by_cpu}"] = 2 * alike
    if "connect_four" in bench.seen:
        figures["connect_four_decisions_per_second"] = middle("connect_four")
        alike = bench.ratio("pettingzoo_by_cpu", "connect_four_by_cpu")
        figures[f"pettingzoo_vs_connect_four_{by_cpu}"] = alike
        ratios["pettingzoo_vs_connect_four"] = bench.ratio("pettingzoo", "connect_four")
    return {
        "game": bench.game.name,
        "options": dict(bench.options),
        "machine": machine(bench, compiled),
        "figures": figures,
        "targets": [engine.judged(name, value, TARGETS) for name, value in ratios.items()],
    }

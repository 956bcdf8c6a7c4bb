"""How fast the search of a game runs: compiled beside interpreted, two threads beside one."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from teahouse.bots import heuristics
from teahouse.bots.levels import SEARCH, simulations, thinking
from teahouse.bots.search.runner import Budget, Searcher
from teahouse.core.game import Game, Position
from teahouse.core.native import has_numba

from . import engine
from .engine import Bench, machine, timed

POSITIONS = 3  # of one random game, evenly spread over its length
FIRST_GUESS = 16  # simulations
MOST = 100_000  # simulations of one sample, within the nodes a search may have

TARGETS: dict[str, tuple[str, float]] = {
    "search_compiled_vs_interpreted": ("least", 20),
    "search_two_threads_vs_one": ("least", 1.7),
}


def planned() -> int:
    """How many notes a whole run takes."""
    return engine.ROUNDS * POSITIONS


def run(game: Game, options: Mapping[str, Any], tell: Callable[[int], None]) -> dict[str, Any]:
    """Everything `teahouse bench --bots` shows."""
    bench = Bench(game, options, tell)
    compiled = has_numba()
    searches = [Thinking(game, fast) for fast in ([False, True][: 1 + compiled])]
    places = positions(game, options)
    for search in searches:
        search.fit(places[0])
    for _ in range(engine.ROUNDS):
        for place in places:
            bench.note(**sampled(searches, place))
    return report(bench, compiled)


def positions(game: Game, options: Mapping[str, Any]) -> list[Position]:
    """Positions on the way of a random game, as the seat to move may imagine them."""
    _, chosen = engine.walked(game, options, "python")
    position = game.new(seed=3, backend="python", **options)
    wanted = {len(chosen) * k // (POSITIONS + 1) for k in range(1, POSITIONS + 1)}
    found = []
    for step, action in enumerate(chosen):
        if step in wanted:
            found.append(position.sample(position.actor, random.Random(step).getrandbits(32)))
        position.apply(action)
    return found


class Thinking:
    """The search on one backend, with so many simulations that a sample takes long enough."""

    def __init__(self, game: Game, compiled: bool) -> None:
        self.compiled = compiled
        self.search = Searcher(game, heuristics.swaps(game), "numba" if compiled else "python")
        self.settings = thinking(game, SEARCH, 2).settings
        self.simulations = FIRST_GUESS

    def think(self, place: Position, threads: int = 1) -> float:
        """Seconds for so many simulations a thread."""
        budget = Budget(self.simulations * threads)
        settings = replace(self.settings, threads=threads)
        taken, _ = timed(lambda: self.search.think(place, budget, settings, seed=1))
        return taken

    def main_line(self, place: Position) -> int:
        """How many decisions deep the line is that it thinks best, at master's budget."""
        budget = Budget(simulations(self.search.game, place.players)["master"])
        trees = self.search.start(place, budget, self.settings, seed=1)
        trees.grow(budget)
        return len(trees.main_line())

    def fit(self, place: Position) -> None:
        self.think(place)  # compiles, or loads what is compiled
        while self.simulations < MOST and (taken := self.think(place)) < engine.SHORT:
            wished = self.simulations * engine.SHORT / max(taken, 1e-6) * 1.2
            self.simulations = min(MOST, max(int(wished), self.simulations + 1))


def sampled(searches: list[Thinking], place: Position) -> dict[str, float]:
    """One note: every way to search the same position, one after the other."""
    plain = searches[0]
    found = {"interpreted": plain.simulations / plain.think(place)}
    if len(searches) == 1:
        return found
    fast = searches[1]
    found["main_line"] = fast.main_line(place)
    for name, threads in (("compiled", 1), ("two_threads", 2)):
        busy = time.process_time()
        taken = fast.think(place, threads)
        found[f"{name}_processors"] = (time.process_time() - busy) / taken
        found[name] = fast.simulations * threads / taken
    found["ratio"] = found["compiled"] / found["interpreted"]
    found["threads_ratio"] = found["two_threads"] / found["compiled"]
    spread = found["two_threads_processors"] / found["compiled_processors"]
    found["threads_cpu_ratio"] = 2 * found["threads_ratio"] / spread
    return found


def report(bench: Bench, compiled: bool) -> dict[str, Any]:
    """The medians as data: what the JSON Schema `bench-bots` describes."""
    middle = bench.middle
    figures = {"search_interpreted_simulations_per_second": middle("interpreted")}
    ratios: dict[str, float] = {}
    if compiled:
        figures |= {
            "search_compiled_simulations_per_second": middle("compiled"),
            "search_two_threads_simulations_per_second": middle("two_threads"),
            "search_main_line_decisions": middle("main_line"),
            # the same ratio as the target, had two processors been free for the two threads
            "search_two_threads_vs_one_by_processor_time": middle("threads_cpu_ratio"),
        }
        ratios = {
            "search_compiled_vs_interpreted": middle("ratio"),
            "search_two_threads_vs_one": middle("threads_ratio"),
        }
    return {
        "game": bench.game.name,
        "options": dict(bench.options),
        "machine": machine(bench, compiled),
        "figures": figures,
        "targets": [engine.judged(name, value, TARGETS) for name, value in ratios.items()],
    }

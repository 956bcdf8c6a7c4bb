"""The search from Python: buffers, budgets, threads, and what it found."""

from __future__ import annotations

import time
from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from teahouse.core.game import Game, State
from teahouse.core.layout import Layout
from teahouse.core.native import NativeBuild
from teahouse.core.rng import seed_words
from teahouse.core.rules import Build, Swaps

from . import tree

CHUNK = 64  # simulations between two looks at the clock, compiled
PLAIN_CHUNK = 2  # the same, interpreted
PLAIN_SPEED = 4000  # simulations a second that the interpreted search never reaches
NODES = Layout(tree.Node)
PLANS = Layout(tree.Plan)


@dataclass(frozen=True)
class Budget:
    """How long to think: so many simulations, or so many seconds, whichever ends first."""

    simulations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Settings:
    """How to think."""

    explore: float = 1.6
    first_play: float = 0.08
    scale: float = 12.0
    depth: int = 12
    longest: int = 60
    nodes: int = 200_000
    threads: int = 1


@dataclass(frozen=True)
class Candidate:
    """What the search says of one action."""

    action: int
    visits: int
    value: float  # mean value for the searching seat, 0 to 1: about the share of wins
    points: float  # mean of the points it could expect in the end


class Searcher:
    """The search bound to one game and its heuristics, on one backend."""

    def __init__(self, game: Game, heuristics: Swaps = (), compiled: bool = True) -> None:
        self.game = game
        self.compiled = compiled
        self._build: Build = game.compile(heuristics) if compiled else game.interpret(heuristics)

    def _entry(self, rule: Any) -> Any:
        build = self._build
        return build.entry(rule) if isinstance(build, NativeBuild) else build.rule(rule)

    def think(self, world: State, budget: Budget, settings: Settings, seed: int) -> list[Candidate]:
        """The candidates of the seat to move, most visited first."""
        if settings.threads == 1:
            trees = [self._grow(world, budget, settings, seed)]
        else:
            share = budget.simulations and -(-budget.simulations // settings.threads)
            each = Budget(share, budget.seconds)
            with ThreadPoolExecutor(settings.threads) as pool:
                seeds = range(seed, seed + settings.threads)
                trees = list(pool.map(lambda k: self._grow(world, each, settings, k), seeds))
        return merged(trees)

    def _grow(self, world: State, budget: Budget, settings: Settings, seed: int) -> list[Candidate]:
        begin, search = self._entry(tree.begin), self._entry(tree.search)
        deadline = _deadline(budget)
        desk = _Desk(self.game, self.compiled, world, budget, settings, seed)
        begin(desk.plan, desk.nodes, desk.root)
        left = budget.simulations if budget.simulations is not None else 1 << 60
        chunk = CHUNK if self.compiled else PLAIN_CHUNK
        while left > 0:
            now = min(chunk if deadline else left, left)
            search(
                desk.plan, desk.nodes, desk.root, desk.scratch,
                desk.ids, desk.slot, desk.weights, desk.ev, now,
            )  # fmt: skip
            left -= now
            if deadline and time.monotonic() >= deadline:
                break
        return desk.candidates()


def _deadline(budget: Budget) -> float:
    return time.monotonic() + budget.seconds if budget.seconds else 0.0


def merged(trees: Sequence[list[Candidate]]) -> list[Candidate]:
    """The candidates of several trees as one list, most visited first."""
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    points: dict[int, float] = {}
    for found in trees:
        for c in found:
            visits[c.action] = visits.get(c.action, 0) + c.visits
            values[c.action] = values.get(c.action, 0.0) + c.value * c.visits
            points[c.action] = points.get(c.action, 0.0) + c.points * c.visits
    joined = [Candidate(a, n, values[a] / n, points[a] / n) for a, n in visits.items() if n]
    return sorted(joined, key=lambda c: (-c.visits, -c.value, c.action))


class _Desk:
    """The buffers of one tree."""

    def __init__(
        self,
        game: Game,
        compiled: bool,
        world: State,
        budget: Budget,
        settings: Settings,
        seed: int,
    ) -> None:
        self.compiled = compiled
        plan = PLANS.blank()
        plan.rng = seed_words(seed)
        plan.explore, plan.first_play = settings.explore, settings.first_play
        plan.scale, plan.depth, plan.longest = settings.scale, settings.depth, settings.longest
        plan.seat = self.seat = -1 if world.actor is None else world.actor
        size = min(settings.nodes, (budget.simulations or settings.nodes) + 1)
        if budget.seconds and not compiled:  # nodes are objects there, and take time to make
            size = min(size, PLAIN_CHUNK + int(budget.seconds * PLAIN_SPEED))
        actions = game.definition.limits.actions
        self.plan = self._records(PLANS, [plan])
        self.nodes = self._records(NODES, [NODES.blank()] * size, fresh=True)
        self.root = self._records(game.layout, [game.layout.copy(world.record())])
        self.scratch = self._records(game.layout, [game.layout.blank()])
        self.ids = self._numbers("q", actions + 1)
        self.slot = self._numbers("q", actions)
        for a in range(actions):
            self.slot[a] = tree.NONE
        self.weights = self._numbers("d", max(actions, tree.SEATS))
        self.ev = self._numbers("q", 1)

    def _records(self, layout: Layout, values: list[Any], fresh: bool = False) -> Any:
        if not self.compiled:
            return [layout.blank() for _ in values] if fresh else values
        import numpy as np

        if fresh:
            return np.zeros(len(values), dtype=layout.dtype())
        return np.frombuffer(
            bytearray(b"".join(layout.encode(v) for v in values)), dtype=layout.dtype()
        )

    def _numbers(self, code: str, n: int) -> Any:
        if not self.compiled:
            return array(code, bytes(8 * n))
        import numpy as np

        return np.zeros(n, dtype=code)

    def _field(self, i: int, name: str) -> Any:
        return self.nodes[i][name] if self.compiled else getattr(self.nodes[i], name)

    def candidates(self) -> list[Candidate]:
        found = []
        below = int(self._field(0, "child"))
        while below != tree.NONE:
            visits = int(self._field(below, "visits"))
            value = float(self._field(below, "total")[self.seat]) / max(1, visits)
            points = float(self._field(below, "points")) / max(1, visits)
            found.append(Candidate(int(self._field(below, "action")), visits, value, points))
            below = int(self._field(below, "sibling"))
        return found

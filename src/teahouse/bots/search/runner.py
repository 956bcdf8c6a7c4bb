"""The search from Python: buffers, budgets, threads, and what it found."""

from __future__ import annotations

import time
from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
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
SHARE_KEPT = 4  # a tree has room for so many searches, each going on where the last one led
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
    widen: float = 4.0
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

    def entry(self, rule: Any) -> Any:
        build = self._build
        return build.entry(rule) if isinstance(build, NativeBuild) else build.rule(rule)

    def think(self, world: State, budget: Budget, settings: Settings, seed: int) -> list[Candidate]:
        """The candidates of the seat to move, most visited first."""
        return self.plant(world, budget, settings, seed).grow(budget)

    def plant(self, world: State, budget: Budget, settings: Settings, seed: int) -> Grove:
        """Empty trees, one a thread, for searches with budgets like this one."""
        return Grove(self, world, budget, settings, seed)


class Grove:
    """Trees grown side by side, which later searches may go on with."""

    def __init__(
        self, searcher: Searcher, world: State, budget: Budget, settings: Settings, seed: int
    ) -> None:
        self._begin, self._search, self._follow = (
            searcher.entry(rule) for rule in (tree.begin, tree.search, tree.follow)
        )
        self._chunk = CHUNK if searcher.compiled else PLAIN_CHUNK
        self._desks = [
            _Desk(searcher.game, searcher.compiled, world, budget, settings, seed + n)
            for n in range(settings.threads)
        ]
        for desk in self._desks:
            self._begin(desk.plan, desk.nodes, desk.root)

    def follow(self, action: int, world: State) -> bool:
        """Go on from a position behind an action; False if nothing is known of it, or no room."""
        if not all(desk.has_room() for desk in self._desks):
            return False
        if not all(self._follow(desk.plan, desk.nodes, action) for desk in self._desks):
            return False
        for desk in self._desks:
            desk.stand_at(world)
        return True

    def grow(self, budget: Budget) -> list[Candidate]:
        """Search on; the candidates of the seat to move, most visited first."""
        if len(self._desks) == 1:
            return merged([self._grow(self._desks[0], budget)])
        each = replace(
            budget, simulations=budget.simulations and -(-budget.simulations // len(self._desks))
        )
        with ThreadPoolExecutor(len(self._desks)) as pool:
            return merged(list(pool.map(lambda desk: self._grow(desk, each), self._desks)))

    def _grow(self, desk: _Desk, budget: Budget) -> list[Candidate]:
        deadline = _deadline(budget)
        left = budget.simulations if budget.simulations is not None else 1 << 60
        while left > 0:
            now = left if deadline is None else min(self._chunk, left)
            self._search(
                desk.plan, desk.nodes, desk.root, desk.scratch,
                desk.ids, desk.slot, desk.weights, desk.ev, now,
            )  # fmt: skip
            left -= now
            if deadline is not None and time.monotonic() >= deadline:
                break
        return desk.candidates()


def _deadline(budget: Budget) -> float | None:
    return None if budget.seconds is None else time.monotonic() + budget.seconds


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
        self._layout = game.layout
        plan = PLANS.blank()
        plan.rng = seed_words(seed)
        plan.explore, plan.first_play = settings.explore, settings.first_play
        plan.widen = settings.widen
        plan.scale, plan.depth, plan.longest = settings.scale, settings.depth, settings.longest
        plan.seat = self.seat = -1 if world.actor is None else world.actor
        wanted = budget.simulations or settings.nodes
        size = min(settings.nodes, SHARE_KEPT * wanted + 1)
        if budget.seconds is not None and not compiled:  # nodes are objects there: slow to make
            size = min(size, PLAIN_CHUNK + int(budget.seconds * PLAIN_SPEED))
        actions = game.definition.limits.actions
        self.plan = self._records(PLANS, [plan])
        self.nodes = self._records(NODES, [NODES.blank()] * size, fresh=True)
        self.stand_at(world)
        self.scratch = self._records(game.layout, [game.layout.blank()])
        self.ids = self._numbers("q", actions + 1)
        self.slot = self._numbers("q", actions)
        for a in range(actions):
            self.slot[a] = tree.NONE
        self.weights = self._numbers("d", max(actions, tree.SEATS))
        self.ev = self._numbers("q", 1)

    def stand_at(self, world: State) -> None:
        """Let the next simulations begin in this world."""
        self.root = self._records(self._layout, [self._layout.copy(world.record())])

    def has_room(self) -> bool:
        """Whether there are nodes left for another search."""
        size, used = len(self.nodes), int(self._of(self.plan[0], "used"))
        return size - used >= size // SHARE_KEPT

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

    def _of(self, record: Any, name: str) -> Any:
        return record[name] if self.compiled else getattr(record, name)

    def _field(self, i: int, name: str) -> Any:
        return self._of(self.nodes[i], name)

    def candidates(self) -> list[Candidate]:
        found = []
        below = int(self._field(int(self._of(self.plan[0], "root")), "child"))
        while below != tree.NONE:
            visits = int(self._field(below, "visits"))
            value = float(self._field(below, "total")[self.seat]) / max(1, visits)
            points = float(self._field(below, "points")) / max(1, visits)
            found.append(Candidate(int(self._field(below, "action")), visits, value, points))
            below = int(self._field(below, "sibling"))
        return found

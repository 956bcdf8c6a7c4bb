"""The search from Python: buffers, budgets, threads and results."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Protocol

from teahouse.core.events import EventKinds
from teahouse.core.game import NUMBA, Game, Position
from teahouse.core.layout import Layout
from teahouse.core.library import SEARCH
from teahouse.core.memory import memory
from teahouse.core.rng import seed_words
from teahouse.core.rules import Swaps

from . import tree

CHUNK = 64  # simulations between two looks at the clock, compiled
PLAIN_CHUNK = 2  # the same, interpreted
PLAIN_SPEED = 4000  # simulations a second that the interpreted search never reaches
SHARE_KEPT = 4  # searches a tree has room for, each continuing the previous one
NODES = Layout(tree.Node)
PLANS = Layout(tree.Plan)


@dataclass(frozen=True)
class Budget:
    """How long to think: a number of simulations or seconds, whichever ends first."""

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
    terms: tuple[float, ...] = ()  # by source, as the heuristics list them, in this search alone
    rival: float = 0.0  # mean of the points of the best other seat


class Network(Protocol):
    """A value network; `teahouse.bots.learning` has them."""

    @property
    def hidden(self) -> int: ...

    @property
    def inputs(self) -> int: ...

    def tables(self, backend: str) -> tuple[Any, Any]:
        """Its first and its second layer, for one backend."""


@dataclass(frozen=True)
class Task:
    """The input of a search."""

    world: Position
    budget: Budget
    settings: Settings
    seed: int
    network: Network | None = None


class Searcher:
    """The search bound to one game and its heuristics, on one backend.

    A library has the search with the game's own heuristics; `usual` says that these are used.
    """

    def __init__(
        self,
        game: Game,
        heuristics: Swaps = (),
        backend: str = "auto",
        usual: bool = False,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.game = game
        self.monotonic = monotonic
        part = SEARCH if usual else None
        self.backend = game.backend(backend, part=part)
        swaps = [*heuristics, *silence(game)] if self.backend == NUMBA else heuristics
        self.entry = cache(game.build(self.backend, swaps, part).entry)

    def think(
        self, world: Position, budget: Budget, settings: Settings, seed: int
    ) -> list[Candidate]:
        """The candidates of the seat to move, most visited first."""
        return self.start(world, budget, settings, seed).grow(budget)

    def start(
        self,
        world: Position,
        budget: Budget,
        settings: Settings,
        seed: int,
        network: Network | None = None,
    ) -> ParallelTrees:
        """Empty trees, one a thread, for searches with budgets like this one."""
        return ParallelTrees(self, Task(world, budget, settings, seed, network))


def silence(game: Game) -> Swaps:
    """Compile without events: a search never reads them, and they take a sixth of the time."""
    kinds = game.definition.rules.events
    return kinds.silence() if isinstance(kinds, EventKinds) else ()


class ParallelTrees:
    """Trees grown in parallel, which later searches may continue."""

    def __init__(self, searcher: Searcher, task: Task) -> None:
        self._plant_root, self._search, self._follow = (
            searcher.entry(rule) for rule in (tree.plant_root, tree.search, tree.follow)
        )
        self._monotonic = searcher.monotonic
        self._chunk = PLAIN_CHUNK if searcher.backend == "python" else CHUNK
        self._buffers = [
            _TreeBuffers(searcher.game, searcher.backend, replace(task, seed=task.seed + n))
            for n in range(task.settings.threads)
        ]
        for buffers in self._buffers:
            self._plant_root(buffers.plan, buffers.nodes, buffers.root, buffers.terms)

    def follow(self, action: int, world: Position) -> bool:
        """Continue below an action; False if there is no node for it, or no room."""
        if not all(buffers.has_room() for buffers in self._buffers):
            return False
        followed = [self._follow(b.plan, b.nodes, b.terms, action) for b in self._buffers]
        if not all(followed):
            return False
        for buffers in self._buffers:
            buffers.set_root(world)
        return True

    def grow(self, budget: Budget) -> list[Candidate]:
        """Continue the search; the candidates of the seat to move, most visited first."""
        if len(self._buffers) == 1:
            return merged([self._grow(self._buffers[0], budget)])
        each = replace(
            budget, simulations=budget.simulations and -(-budget.simulations // len(self._buffers))
        )
        with ThreadPoolExecutor(len(self._buffers)) as pool:
            return merged(list(pool.map(lambda buffers: self._grow(buffers, each), self._buffers)))

    def main_line(self) -> list[int]:
        """The actions each seat prefers from here on, as far as the first tree goes."""
        return self._buffers[0].main_line()

    def _grow(self, buffers: _TreeBuffers, budget: Budget) -> list[Candidate]:
        deadline = None if budget.seconds is None else self._monotonic() + budget.seconds
        left = budget.simulations if budget.simulations is not None else 1 << 60
        while left > 0:
            now = left if deadline is None else min(self._chunk, left)
            self._search(
                buffers.plan, buffers.nodes, buffers.root, buffers.scratch,
                buffers.ids, buffers.slot, buffers.weights, buffers.ev, buffers.terms,
                *buffers.network, now,
            )  # fmt: skip
            left -= now
            if deadline is not None and self._monotonic() >= deadline:
                break
        return buffers.candidates()


def merged(trees: Sequence[list[Candidate]]) -> list[Candidate]:
    """The candidates of several trees as one list, most visited first."""
    found: dict[int, list[Candidate]] = {}
    for candidate in (c for tree_ in trees for c in tree_ if c.visits):
        found.setdefault(candidate.action, []).append(candidate)
    return sorted(map(_joined, found.values()), key=lambda c: (-c.visits, -c.value, c.action))


def _joined(same: list[Candidate]) -> Candidate:
    """Merge an action's candidates from several trees: means weighted by visits."""
    if len(same) == 1:
        return same[0]
    visits = sum(c.visits for c in same)

    def mean(values: Iterable[float]) -> float:
        return sum(v * c.visits for v, c in zip(values, same, strict=True)) / visits

    return Candidate(
        same[0].action,
        visits,
        mean(c.value for c in same),
        mean(c.points for c in same),
        tuple(mean(column) for column in zip(*(c.terms for c in same), strict=False)),
        mean(c.rival for c in same),
    )


class _TreeBuffers:
    """The buffers of one tree."""

    def __init__(self, game: Game, backend: str, task: Task) -> None:
        self._backend, self._memory = backend, memory(backend)
        self._layout = game.layout
        world, budget, settings, network = task.world, task.budget, task.settings, task.network
        plan = PLANS.blank()
        plan.rng = seed_words(task.seed)
        plan.explore, plan.first_play = settings.explore, settings.first_play
        plan.widen = settings.widen
        plan.scale, plan.depth, plan.longest = settings.scale, settings.depth, settings.longest
        plan.hidden = 0 if network is None else network.hidden
        plan.seat = self.seat = -1 if world.actor is None else world.actor
        wanted = budget.simulations or settings.nodes
        size = min(settings.nodes, SHARE_KEPT * wanted + 1)
        if budget.seconds is not None and backend == "python":  # nodes are objects: slow to make
            size = min(size, PLAIN_CHUNK + int(budget.seconds * PLAIN_SPEED))
        actions, make = game.definition.rules.limits.actions, self._memory
        self.plan = make.records(PLANS, [plan])
        self.nodes = make.blank_records(NODES, size)
        self.set_root(world)
        self.scratch = make.blank_records(game.layout, 1)
        self.ids = make.numbers("q", actions + 1)
        self.slot = make.numbers("q", actions)
        for a in range(actions):
            self.slot[a] = tree.NONE
        self.weights = make.numbers("d", max(actions, tree.SEATS))
        self.ev = make.numbers("q", 1)
        self.terms = make.numbers("d", (actions + 1) * tree.ROW)
        self.network = self._network(network)

    def _network(self, network: Network | None) -> tuple[Any, Any, Any, Any]:
        """The layers of a network and buffers for its inputs and sums; dummies without one."""
        numbers = self._memory.numbers
        if network is None:
            return numbers("h", 1), numbers("d", 1), numbers("q", 1), numbers("q", 1)
        layers = network.tables(self._backend)
        return *layers, numbers("q", network.inputs), numbers("q", network.hidden)

    def set_root(self, world: Position) -> None:
        """Start the next simulations from this world."""
        self.root = self._memory.records(self._layout, [self._layout.copy(world.state())])

    def has_room(self) -> bool:
        """Whether there are nodes left for another search."""
        size, used = len(self.nodes), int(self._memory.field(self.plan[0], "used"))
        return size - used >= size // SHARE_KEPT

    def _field(self, i: int, name: str) -> Any:
        return self._memory.field(self.nodes[i], name)

    def candidates(self) -> list[Candidate]:
        found = []
        for below in self._below(int(self._memory.field(self.plan[0], "root"))):
            action, visits = (int(self._field(below, name)) for name in ("action", "visits"))
            value = float(self._field(below, "total")[self.seat]) / max(1, visits)
            points = float(self._field(below, "points")) / max(1, visits)
            found.append(Candidate(action, visits, value, points, *self._sources(action)))
        return found

    def main_line(self) -> list[int]:
        """The most visited action, and so on below it; the first found of equals."""
        line: list[int] = []
        here = int(self._memory.field(self.plan[0], "root"))
        while below := list(self._below(here)):
            here = max(below, key=lambda i: int(self._field(i, "visits")))
            line.append(int(self._field(here, "action")))
        return line

    def _below(self, here: int) -> Iterator[int]:
        """The nodes below one."""
        below = int(self._field(here, "child"))
        while below != tree.NONE:
            yield below
            below = int(self._field(below, "sibling"))

    def _sources(self, action: int) -> tuple[tuple[float, ...], float]:
        """The means of an action by source and of the best other seat, over this search alone."""
        row = self.terms[(action + 1) * tree.ROW : (action + 2) * tree.ROW]
        times = float(row[tree.COUNT])
        if not times:  # it is known from the search before, and was not tried again
            return (), 0.0
        means = tuple(float(value) / times for value in row[: tree.MOST_TERMS])
        return means, float(row[tree.RIVAL]) / times

"""Bots that search."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Any

from teahouse.bots import heuristics
from teahouse.bots.search.runner import Budget, Candidate, ParallelTrees, Searcher
from teahouse.core.game import Game, Position
from teahouse.core.library import SEARCH
from teahouse.core.views import View

from .bot import Choice, Clock, Thought, Worlds
from .hints import explain
from .learning import networks
from .learning.networks import Network
from .levels import Thinking
from .simple import SHOWN, best_by_prior

GOOD = 0.1  # most that a good action may be below the best, as a share of wins
TRIED = 8  # an action tried this many times less often than the first is too uncertain
RESERVE = 0.9  # share of the clock spent on simulations; the rest is for everything around


def searcher(
    game: Game, compiled: bool, plain: bool = False, weights: object | None = None
) -> Searcher:
    """The search of a game, cached; `plain`: without its heuristics, `weights`: with others."""
    usual = not plain and weights is None
    backend = game.backend("auto", part=SEARCH if usual else None) if compiled else "python"
    return _searcher(game, backend, plain, weights)


@lru_cache(2 * heuristics.GAMES_KEPT)  # interpreted until it is compiled
def _searcher(game: Game, backend: str, plain: bool, weights: object | None) -> Searcher:
    swaps = () if plain else heuristics.swaps(game, weights)
    return Searcher(game, swaps, backend, usual=not plain and weights is None)


class SearchBot:
    """Tree search with a number of simulations, or fewer if the clock runs out.

    `how` gives the settings for a number of seats, and whether to use the game's value network; a
    network passed in is always used.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        how: Callable[[int], Thinking],
        compiled: bool = True,
        plain: bool = False,
        name: str = "mcts",
        seconds: float | None = None,
        weights: object | None = None,
        network: Network | None = None,
    ) -> None:
        self.name = name
        self.game = game
        self._made = (game, compiled, plain, weights)
        self._search = searcher(*self._made)
        self._how = how
        self._terms = () if plain else heuristics.term_names(game)
        self._seconds = seconds
        self._network = network
        self._rng = random.Random(seed)
        self._last: _LastSearch | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Drop the trees: only its strength depends on them."""
        return {**vars(self), "_search": None, "_last": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._search = searcher(*self._made)

    def choose(self, view: View, legal: Sequence[int], worlds: Worlds, clock: Clock) -> Choice:
        world = worlds(self._rng.getrandbits(32))
        limits = [t for t in (self._seconds, clock.seconds) if t is not None]
        allowance = Clock(min(limits, default=None))
        if allowance.has_run_out:
            return best_by_prior(self.game, world, legal)
        how = self._how(world.players)
        seconds = None if allowance.seconds is None else allowance.seconds * RESERVE
        budget = Budget(how.simulations, seconds)
        seed = self._rng.getrandbits(32)
        trees = self._kept(view, world)
        if trees is None:
            network = self._network
            if network is None and how.network:
                network = networks.find(self.game, world.players)
            trees = self._search.start(world, budget, how.settings, seed, network)
        found = trees.grow(budget)
        allowed = set(legal)
        kept = [c for c in found if c.action in allowed]
        if not kept:
            return Choice(self._rng.choice(list(legal)))
        chosen = self._pick(kept, how.temperature)
        self._last = _LastSearch(trees, world, chosen.action)
        shown = [*kept[:SHOWN], *([chosen] if chosen not in kept[:SHOWN] else [])]
        thoughts = tuple(map(self._thought, shown))
        why = explain(thoughts[shown.index(chosen)], thoughts, world.players)
        return Choice(chosen.action, thoughts, why)

    def _pick(self, found: Sequence[Candidate], temperature: float) -> Candidate:
        """The most visited; with a temperature, a random good one, better ones more likely."""
        if temperature <= 0:
            return found[0]
        best = max(c.value for c in found if c.visits * TRIED >= found[0].visits)
        good = [c for c in found if c.visits * TRIED >= found[0].visits and c.value >= best - GOOD]
        weights = [exp((c.value - best) / temperature) for c in good]
        return self._rng.choices(good, weights)[0]

    def _kept(self, view: View, world: Position) -> ParallelTrees | None:
        """The trees of the previous decision, if this one follows from it alone."""
        past, self._last = self._last, None
        if past is None or not past.led_to(view):
            return None
        return past.trees if past.trees.follow(past.action, world) else None

    def _thought(self, c: Candidate) -> Thought:
        """What was found of an action; where there are sources, they add up to the points."""
        unit = self.game.definition.rules.point_unit
        terms = {name: part / unit for name, part in zip(self._terms, c.terms, strict=False)}
        points = sum(terms.values()) if terms else c.points / unit
        action = str(self.game.codec.action(c.action))
        return Thought(action, c.visits, c.value, points, terms, c.rival / unit)


@dataclass(frozen=True)
class _LastSearch:
    """The last decision of a bot: its trees, a possible world, and what it did."""

    trees: ParallelTrees
    world: Position
    action: int

    def led_to(self, view: View) -> bool:
        """Whether the action alone led to this view, without draws or other seats' actions."""
        there = self.world.copy()
        there.apply(self.action)
        return there.actor == view["seat"] and there.view(there.actor) == view

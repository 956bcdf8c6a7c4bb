"""Bots that search."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from teahouse.bots import heuristics
from teahouse.bots.search.runner import Budget, Candidate, Grove, Searcher, Settings
from teahouse.core.game import Game, State, View

from .bot import Choice, Clock, Thought, Worlds
from .simple import at_a_glance

SHOWN = 5  # candidates a bot speaks of
RESERVE = 0.9  # share of the clock spent on simulations; the rest is for everything around


def searcher(
    game: Game, compiled: bool, plain: bool = False, weights: object | None = None
) -> Searcher:
    """The search of a game, kept a while; plain: without its heuristics; or with other weights."""
    return _searcher(game, compiled, plain, weights)


@lru_cache(2 * heuristics.GAMES_KEPT)  # interpreted until it is compiled
def _searcher(game: Game, compiled: bool, plain: bool, weights: object | None) -> Searcher:
    return Searcher(game, () if plain else heuristics.swaps(game, weights), compiled)


class SearchBot:
    """Tree search with so many simulations, or fewer if the clock asks for it."""

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int | None,
        settings: Settings | None = None,
        compiled: bool = True,
        plain: bool = False,
        name: str = "mcts",
        seconds: float | None = None,
        weights: object | None = None,
    ) -> None:
        self.name = name
        self.game = game
        self._search = searcher(game, compiled, plain, weights)
        self._settings = settings or replace(Settings(), scale=heuristics.scale(game))
        self._simulations = simulations
        self._seconds = seconds
        self._dice = random.Random(seed)
        self._past: _Past | None = None

    def choose(self, view: View, legal: Sequence[int], worlds: Worlds, clock: Clock) -> Choice:
        world = worlds(self._dice.getrandbits(32))
        limits = [t for t in (self._seconds, clock.seconds) if t is not None]
        allowance = Clock(min(limits, default=None))
        if allowance.has_run_out:
            return at_a_glance(self.game, world, legal)
        seconds = None if allowance.seconds is None else allowance.seconds * RESERVE
        budget = Budget(self._simulations, seconds)
        seed = self._dice.getrandbits(32)
        grove = self._kept(view, world)
        if grove is None:
            grove = self._search.plant(world, budget, self._settings, seed)
        found = grove.grow(budget)
        allowed = set(legal)
        kept = [c for c in found if c.action in allowed]
        if not kept:
            return Choice(self._dice.choice(list(legal)))
        thoughts = tuple(self._thought(world, c) for c in kept[:SHOWN])
        self._past = _Past(grove, world, kept[0].action)
        return Choice(kept[0].action, thoughts)

    def _kept(self, view: View, world: State) -> Grove | None:
        """The trees of the decision before, if this one follows from it and nothing else."""
        past, self._past = self._past, None
        if past is None or not past.led_to(view):
            return None
        return past.grove if past.grove.follow(past.action, world) else None

    def _thought(self, world: State, c: Candidate) -> Thought:
        action = str(self.game.codec.action(c.action))
        points = c.points / self.game.definition.point_unit
        return Thought(action, c.visits, c.value, points, terms_after(world, c.action))


@dataclass(frozen=True)
class _Past:
    """The last decision of a bot: its trees, a possible world, and what it did."""

    grove: Grove
    world: State
    action: int

    def led_to(self, view: View) -> bool:
        """Whether the action alone leads to what is seen now: no draw, nobody else's deed."""
        there = self.world.copy()
        there.apply(self.action)
        return there.actor == view["seat"] and there.view(there.actor) == view


def terms_after(world: State, action: int) -> dict[str, float]:
    """The parts of the estimate after an action in one possible world, in points."""
    game, seat = world.game, world.actor
    if heuristics.find(game) is None or seat is None:
        return {}
    there = world.copy()
    there.apply(action)
    unit = game.definition.point_unit
    found = heuristics.terms(game)(there.record(), seat)
    return {name: round(float(part) / unit, 2) for name, part in found.items()}

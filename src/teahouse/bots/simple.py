"""Bots that do not search: random, greedy, and the two lower levels."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from math import log

from teahouse.bots import heuristics
from teahouse.bots.heuristics import GAMES_KEPT
from teahouse.bots.search import hooks, tree
from teahouse.core.game import Game, State, View
from teahouse.core.rules import Rule

from .bot import Choice, Clock, Thought, Worlds

TIE = 1e-6  # points: decides between equals and nothing else
LEAST = 1e-6  # priors below it look alike


class RandomBot:
    """Any legal action, each as likely."""

    def __init__(self, game: Game, seed: int) -> None:
        self.name = "random"
        self._dice = random.Random(seed)

    def choose(self, view: View, legal: Sequence[int], worlds: Worlds, clock: Clock) -> Choice:
        return Choice(self._dice.choice(list(legal)))


class _Judge:
    """The heuristics of a game, interpreted. Estimates count in the units of the rules."""

    def __init__(self, game: Game) -> None:
        self.unit = game.definition.point_unit
        build = game.interpret(heuristics.swaps(game))
        self.prior: Rule = build.rule(hooks.prior)
        self._estimate: Rule = build.rule(hooks.estimate)

    def after(self, world: State, seat: int, action: int) -> tuple[float, float]:
        """The lead and the points a seat can expect after an action in a world."""
        there = world.copy()
        there.apply(action)
        record = there.record()
        expected = [float(self._estimate(record, other)) for other in range(there.players)]
        return tree.lead(there.players, expected, seat) / self.unit, expected[seat] / self.unit


@lru_cache(GAMES_KEPT)
def judge(game: Game) -> _Judge:
    return _Judge(game)


def at_a_glance(game: Game, world: State, legal: Sequence[int]) -> Choice:
    """The action that looks best without looking ahead."""
    prior, record = judge(game).prior, world.record()
    return Choice(max(legal, key=lambda action: float(prior(record, action))))


class GreedyBot:
    """One step ahead: does each action in one possible world and takes the best estimate.

    Where that tells nothing, as when a labourer is sent out, the look of the action decides:
    `glance` says what a look e times as promising is worth in points.
    """

    def __init__(
        self, game: Game, seed: int, noise: float = 0.0, glance: float = TIE, name: str = "greedy"
    ) -> None:
        self.name = name
        self._game = game
        self._judge = judge(game)
        self._noise, self._glance = noise, glance
        self._dice = random.Random(seed)

    def choose(self, view: View, legal: Sequence[int], worlds: Worlds, clock: Clock) -> Choice:
        world = worlds(self._dice.getrandbits(32))
        if clock.has_run_out:
            return at_a_glance(self._game, world, legal)
        seat = int(view["actor"])
        record = world.record()
        judged = {a: self._judge.after(world, seat, a) for a in legal}
        look = {a: self._glance * log(max(LEAST, self._judge.prior(record, a))) for a in legal}
        chosen = max(
            legal, key=lambda a: judged[a][0] + look[a] + self._dice.gauss(0, 1) * self._noise
        )
        best = sorted(legal, key=lambda a: -judged[a][0])[:5]
        thoughts = [Thought(str(self._game.action(a)), 1, 0.0, judged[a][1]) for a in best]
        return Choice(chosen, tuple(thoughts))


class PriorBot:
    """A beginner's eye: draws among what does not look bad, what looks good more often."""

    def __init__(self, game: Game, seed: int, floor: float = 0.15, name: str = "novice") -> None:
        self.name = name
        self._prior = judge(game).prior
        self._floor = floor
        self._dice = random.Random(seed)

    def choose(self, view: View, legal: Sequence[int], worlds: Worlds, clock: Clock) -> Choice:
        world = worlds(self._dice.getrandbits(32)).record()
        weights = [float(self._prior(world, a)) for a in legal]
        least = self._floor * max(weights)
        kept = [w if w >= least else 0.0 for w in weights]
        return Choice(self._dice.choices(list(legal), kept)[0])

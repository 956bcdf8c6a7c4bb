"""Bots that do not search: random, greedy, and the lowest level."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log
from typing import Any

from teahouse.bots import heuristics
from teahouse.bots.heuristics import GAMES_KEPT
from teahouse.bots.search import hooks, tree
from teahouse.core.game import Game, Position
from teahouse.core.rules import Rule
from teahouse.core.views import View

from .bot import Choice, Clock, Thought, Worlds
from .levels import Thinking

SHOWN = 5  # candidates a bot speaks of
TURN = 30  # most decisions of a seat that are played out as one turn
TIE = 1e-6  # points: decides between equals and nothing else
LEAST = 1e-6  # priors below it look alike


class RandomBot:
    """Any legal action, each as likely."""

    def __init__(self, game: Game, seed: int) -> None:
        self.name = "random"
        self._rng = random.Random(seed)

    def choose(self, view: View, legal: Sequence[int], worlds: Worlds, clock: Clock) -> Choice:
        return Choice(self._rng.choice(list(legal)))


@dataclass(frozen=True)
class Judged:
    """What a seat can expect, in points: its own by source, and those of the best other seat."""

    points: float
    terms: Mapping[str, float]
    rival: float

    @property
    def lead(self) -> float:
        return self.points - self.rival


class _Evaluator:
    """The heuristics of a game, interpreted. Estimates count in the units of the rules."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._unit = game.definition.rules.point_unit
        self._names = heuristics.term_names(game)
        build = game.interpret(heuristics.swaps(game))
        self.prior: Rule = build.rule(hooks.prior)
        self._estimate: Rule = build.rule(tree.estimate)

    def __reduce__(self) -> tuple[Any, ...]:
        return evaluator, (self._game,)

    def after(self, world: Position, seat: int, action: int) -> Judged:
        """What a seat can expect after an action in a world, at the end of its own turn."""
        there = world.copy()
        there.apply(action)
        self._finish_turn(there, seat)
        return self._judged(there, seat)

    def _finish_turn(self, there: Position, seat: int) -> None:
        """Play out the turn by priors: half a move says little."""
        for _ in range(TURN):
            if there.actor != seat:
                return
            state = there.state()
            there.apply(max(there.legal_ids(), key=lambda a: float(self.prior(state, a))))

    def _judged(self, there: Position, seat: int) -> Judged:
        state, n = there.state(), there.players
        row = [0.0] * tree.MOST_TERMS
        others = (seat + k for k in range(1, n + 1))  # the seat itself last: its terms stay
        expected = {p % n: self._estimate(state, p % n, row) / self._unit for p in others}
        terms = {name: row[k] / self._unit for k, name in enumerate(self._names)}
        rival = max((points for p, points in expected.items() if p != seat), default=0.0)
        return Judged(expected[seat], terms, rival)


@lru_cache(GAMES_KEPT)
def evaluator(game: Game) -> _Evaluator:
    return _Evaluator(game)


def best_by_prior(game: Game, world: Position, legal: Sequence[int]) -> Choice:
    """The action with the highest prior."""
    prior, state = evaluator(game).prior, world.state()
    return Choice(max(legal, key=lambda action: float(prior(state, action))))


class GreedyBot:
    """One turn ahead: tries each action in one sampled world and takes the best lead.

    The rest of the turn is played by priors. Where leads are equal, as when a labourer is sent
    out, the prior of the action decides.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        how: Callable[[int], Thinking],
        name: str = "greedy",
    ) -> None:
        self.name = name
        self._game = game
        self._evaluator = evaluator(game)
        self._how = how
        self._rng = random.Random(seed)

    def choose(self, view: View, legal: Sequence[int], worlds: Worlds, clock: Clock) -> Choice:
        world = worlds(self._rng.getrandbits(32))
        if clock.has_run_out:
            return best_by_prior(self._game, world, legal)
        seat = int(view["actor"])
        state, how = world.state(), self._how(world.players)
        judged = {a: self._evaluator.after(world, seat, a) for a in legal}
        look = {
            a: how.prior_weight * log(max(LEAST, self._evaluator.prior(state, a))) for a in legal
        }
        chosen = max(
            legal, key=lambda a: judged[a].lead + look[a] + self._rng.gauss(0, 1) * how.noise
        )
        best = sorted(legal, key=lambda a: -judged[a].lead)[:SHOWN]
        return Choice(chosen, tuple(self._thought(a, judged[a]) for a in best))

    def _thought(self, action: int, judged: Judged) -> Thought:
        notation = str(self._game.action(action))
        return Thought(notation, 1, 0.0, judged.points, judged.terms, judged.rival)

"""Self-play games of a search, and training samples from them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import exp
from typing import Any

import numpy as np

from teahouse.bots.search import hooks
from teahouse.bots.search.runner import Budget, Candidate, Settings
from teahouse.bots.searching import searcher
from teahouse.core.game import Game, Position
from teahouse.core.rules import Rule

from .networks import Network, feature_names

OUTCOME = 0.7  # weight of the outcome in the target; the rest is the search's value
LOOSE = 0.03  # share of wins by which an action must be worse to be e times less likely
Rows = Any  # a NumPy array


@dataclass(frozen=True)
class Samples:
    """Positions seen from a seat, and the share of the victory to expect there."""

    inputs: Rows  # whole numbers of 16 bits, a row each
    targets: Rows

    def __len__(self) -> int:
        return len(self.targets)


def joined(parts: list[Samples]) -> Samples:
    return Samples(
        np.concatenate([p.inputs for p in parts]), np.concatenate([p.targets for p in parts])
    )


@dataclass(frozen=True)
class SelfPlay:
    """How the games are played."""

    game: Game
    players: int
    simulations: int
    settings: Settings
    network: Network | None = None
    options: Mapping[str, Any] = field(default_factory=dict)

    def samples(self, deal: int) -> Samples:
        """A game from its deal on: every decision, seen from every seat."""
        rng = random.Random(deal)
        search = searcher(self.game, compiled=True)
        options = {**self.options, "players": self.players}
        position = self.game.new(seed=deal, backend="python", **options)
        rows, seats, found = [], [], []
        while position.actor is not None:
            budget, seed = Budget(self.simulations), rng.getrandbits(32)
            candidates = search.start(position, budget, self.settings, seed, self.network).grow(
                budget
            )
            best = max(candidates, key=lambda c: c.visits)
            for seat in range(self.players):
                rows.append(described(position, seat))
                seats.append(seat)
                found.append(_share(best, position.actor, seat, self.players))
            position.apply(_picked(candidates, best, rng))
        return Samples(np.array(rows, np.int16), self._targets(position, seats, found))

    def _targets(self, over: Position, seats: list[int], found: list[float | None]) -> Rows:
        outcome = over.outcome()
        assert outcome is not None
        won = [1 / len(outcome.winners) if s in outcome.winners else 0.0 for s in seats]
        mixed = [
            w if f is None else OUTCOME * w + (1 - OUTCOME) * f
            for w, f in zip(won, found, strict=True)
        ]
        return np.array(mixed, np.float32)


def _share(best: Candidate, actor: int, seat: int, players: int) -> float | None:
    """The search's value for a seat; None if it has none."""
    if seat == actor:
        return best.value
    return 1.0 - best.value if players == 2 else None


def _picked(candidates: list[Candidate], best: Candidate, rng: random.Random) -> int:
    """One of the better actions, so that no two games are alike."""
    good = [c for c in candidates if 4 * c.visits >= best.visits]
    top = max(c.value for c in good)
    return rng.choices(good, [exp((c.value - top) / LOOSE) for c in good])[0].action


def described(position: Position, seat: int) -> list[int]:
    """A network's inputs for a position."""
    out = [0] * len(feature_names(position.game, position.players))
    _describe(position.game)(position.state(), seat, out)
    return out


@lru_cache(8)
def _describe(game: Game) -> Rule:
    module = game.definition.research.value_features
    assert module is not None
    return game.interpret([(hooks.describe, module.describe)]).rule(hooks.describe)

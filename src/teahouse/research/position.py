"""One game for a single environment: stepped, looked at, drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from teahouse.core.errors import IllegalAction
from teahouse.core.game import Game, State
from teahouse.core.play import Op
from teahouse.core.rng import seed_words

from .pieces import Numbers
from .sight import seats_at, sight
from .stepping import Pay

Words = list[int]


class Position:
    """A game in play, without its past."""

    def __init__(
        self, game: Game, options: Mapping[str, Any], backend: str | None, default: str = "auto"
    ) -> None:
        self.game = game
        self.players = seats_at(game, options)
        compiled = game.is_compiled(backend, default)
        self.sight = sight(game, self.players, compiled)
        self._engine = game.engine("numba" if compiled else "python")
        self._template = game.prepared(options)
        self.actions = int(game.definition.limits.actions)
        self._before = [0] * self.players
        self.ids: list[int] = []
        self.actor = -1

    def open(self, words: Words) -> None:
        """Begin a game from the words of its generator."""
        record = self.game.layout.copy(self._template)
        record.rng = list(words)
        self._raw = self._engine.hold(record)
        self._held = self.sight.holding(self._raw)
        answer = self._engine.operate(Op.START, self._raw)
        self.ids, self.actor = answer.ids, answer.actor
        self._before = self.points()

    def new(self, seed: int) -> None:
        """Begin the game of a seed."""
        self.open(seed_words(seed))

    def step(self, action: int) -> None:
        """Do an action of the seat to decide; IllegalAction changes nothing."""
        answer = self._engine.operate(Op.STEP, self._raw, int(action))
        if answer.n < 0:
            raise IllegalAction(self.game.reason(-answer.n, self.game.action(int(action))))
        self.ids, self.actor = answer.ids, answer.actor

    @property
    def is_over(self) -> bool:
        return self.actor < 0

    def mask(self) -> Numbers:
        """1 for every action the seat to decide may choose."""
        row = bytearray(self.actions)
        for a in self.ids:
            row[a] = 1
        return np.frombuffer(row, np.int8)

    def no_mask(self) -> Numbers:
        """The mask of a seat that is not asked."""
        return np.zeros(self.actions, np.int8)

    def observation(self, seat: int) -> Numbers:
        return self.sight.of(self._held, seat)

    def points(self) -> list[int]:
        return self.sight.standing(self._held)[0]

    def pay(self, kind: Pay) -> list[float]:
        """What every seat has earned since this was asked last."""
        if kind == Pay.DENSE:
            before, self._before = self._before, self.points()
            unit = self.game.definition.point_unit
            return [(now - b) / unit for now, b in zip(self._before, before, strict=True)]
        return self._final_pay(kind) if self.is_over else [0.0] * self.players

    def _final_pay(self, kind: Pay) -> list[float]:
        points, ranks = self.sight.standing(self._held)
        seats = range(self.players)
        if kind == Pay.WIN:
            return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        if kind == Pay.RANK:
            last = max(1, self.players - 1)
            return [(self.players - r) / last if self.players > 1 else 1.0 for r in ranks]
        unit = self.game.definition.point_unit
        rivals = [max((points[q] for q in seats if q != p), default=0) for p in seats]
        return [(points[p] - rivals[p]) / unit for p in seats]

    def state(self) -> State:
        """The position as the house knows it: views, texts, bots."""
        return self.game.load(self._engine.dump(self._raw))

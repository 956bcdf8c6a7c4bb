"""What seats see, from Python: the observations of one game at a table of a given size."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

import numpy as np

from teahouse.core import hooks
from teahouse.core.game import Game, Position
from teahouse.core.layout import Layout
from teahouse.core.library import OBSERVATIONS
from teahouse.core.rules import Build, Rule

from . import features, stepping
from .buffers import Buffers
from .feature import Feature, Numbers, as_json, bounds, split


@cache
def build_of(game: Game, backend: str) -> Build:
    """The rules of a game with its features, one build per backend."""
    return game.build(backend, features.swaps(game), OBSERVATIONS)


def entry(game: Game, backend: str, rule: Rule) -> Rule:
    return build_of(game, backend).entry(rule)


def backend_of(game: Game, backend: str | None, default: str = "auto") -> str:
    """The backend for environments of a game: prefers code tuned for this processor."""
    return game.backend(backend, default, OBSERVATIONS, tuned=True)


class Observer:
    """The observations of one game for a number of seats."""

    def __init__(self, game: Game, players: int, backend: str) -> None:
        self.game = game
        self.players = players
        self.backend = backend
        self.compiled = backend != "python"
        self.features: tuple[Feature, ...] = features.of(game, players)
        self.low, self.high = bounds(self.features)
        self.width = len(self.low)
        self.buffer = Layout(features.observation_buffer(game))
        make = Buffers(self.compiled)
        self._out = make.records(self.buffer, [self.buffer.blank()])
        self._row = self.values(self._out)[0]
        self._numbers = make.numbers("q", 2 * players)

    @cached_property
    def _observe_one(self) -> Rule:
        return entry(self.game, self.backend, stepping.observe_one)

    @cached_property
    def _score_one(self) -> Rule:
        return entry(self.game, self.backend, stepping.score_one)

    def as_states(self, raw: Any) -> Any:
        """An engine's raw position in the form rules take."""
        if self.compiled:
            return np.frombuffer(raw.bytes, dtype=self._dtype)
        return [raw]

    @cached_property
    def _dtype(self) -> Any:
        return self.game.layout.dtype()

    def of(self, held: Any, seat: int) -> Numbers:
        """The observation of a seat at a raw position: a new flat array."""
        self._observe_one(held, int(seat), self._out)
        return self._row.copy() if self.compiled else self.values(self._out)[0]

    def values(self, buffers: Any) -> Numbers:
        """The observations in buffers, one row each."""
        if self.compiled:
            return buffers["values"][:, : self.width]
        return np.array([b.values[: self.width] for b in buffers], np.int16)

    def masks(self, buffers: Any) -> Numbers:
        """The masks in buffers, one row each."""
        if self.compiled:
            return buffers["mask"].view(np.int8)
        return np.array([b.mask for b in buffers], np.int8)

    def standings(self, held: Any) -> tuple[list[int], list[int]]:
        """The points of every seat, in the game's smallest unit, and the places."""
        self._score_one(held, self._numbers)
        numbers = [int(x) for x in self._numbers]
        return numbers[: self.players], numbers[self.players :]

    def split(self, flat: Numbers) -> dict[str, Numbers]:
        return split(self.features, flat)

    def as_json(self, flat: Numbers) -> dict[str, Any]:
        return as_json(self.features, flat)


@cache
def observer(game: Game, players: int, backend: str) -> Observer:
    return Observer(game, players, backend)


def observation(position: Position, seat: int) -> Numbers:
    """The observation of a seat at a position, as one flat array of small integers."""
    return _observer_of(position).of([position.state()], seat)


def observation_json(position: Position, seat: int) -> Mapping[str, Any]:
    """The same as plain data, by the names of the features."""
    return _observer_of(position).as_json(observation(position, seat))


def _observer_of(position: Position) -> Observer:
    return observer(position.game, position.players, "python")


def seats_at(game: Game, options: Mapping[str, Any]) -> int:
    """The number of seats with these options."""
    return int(game.rule(hooks.seats)(game.prepared(options)))

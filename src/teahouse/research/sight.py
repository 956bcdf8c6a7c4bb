"""What seats see, from Python: the observations of one game at a table of a given size."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

import numpy as np

from teahouse.core import contract
from teahouse.core.game import Game, State
from teahouse.core.layout import Layout
from teahouse.core.native import NativeBuild
from teahouse.core.rules import Build, Rule

from . import features, pieces, stepping
from .buffers import Buffers
from .pieces import Numbers, Piece


@cache
def build_of(game: Game, compiled: bool) -> Build:
    """The rules of a game with its features, one build a backend."""
    swaps = features.swaps(game)
    return game.compile(swaps) if compiled else game.interpret(swaps)


def entry(game: Game, compiled: bool, rule: Rule) -> Rule:
    build = build_of(game, compiled)
    return build.entry(rule) if isinstance(build, NativeBuild) else build.rule(rule)


class Sight:
    """The observations of one game at a table of so many seats."""

    def __init__(self, game: Game, players: int, compiled: bool) -> None:
        self.game = game
        self.players = players
        self.compiled = compiled
        self.pieces: tuple[Piece, ...] = features.pieces(game, players)
        self.low, self.high = pieces.bounds(self.pieces)
        self.width = len(self.low)
        self.sheet = Layout(features.sheet(game))
        make = Buffers(compiled)
        self._out = make.records(self.sheet, [self.sheet.blank()])
        self._row = self.seen(self._out)[0]
        self._numbers = make.numbers("q", 2 * players)

    @cached_property
    def _glance(self) -> Rule:
        return entry(self.game, self.compiled, stepping.glance)

    @cached_property
    def _reckon(self) -> Rule:
        return entry(self.game, self.compiled, stepping.reckon)

    def holding(self, raw: Any) -> Any:
        """A position held raw by an engine, as the rules of this sight take it."""
        if self.compiled:
            return np.frombuffer(raw.bytes, dtype=self._dtype)
        return [raw]

    @cached_property
    def _dtype(self) -> Any:
        return self.game.layout.dtype()

    def of(self, held: Any, seat: int) -> Numbers:
        """What a seat sees of a position that is held: a new flat array."""
        self._glance(held, int(seat), self._out)
        return self._row.copy() if self.compiled else self.seen(self._out)[0]

    def seen(self, sheets: Any) -> Numbers:
        """The observations on sheets, one row each."""
        if self.compiled:
            return sheets["seen"][:, : self.width]
        return np.array([s.seen[: self.width] for s in sheets], np.int16)

    def masks(self, sheets: Any) -> Numbers:
        """The masks on sheets, one row each."""
        if self.compiled:
            return sheets["mask"].view(np.int8)
        return np.array([s.mask for s in sheets], np.int8)

    def standing(self, held: Any) -> tuple[list[int], list[int]]:
        """The points of every seat, in the game's smallest unit, and the places."""
        self._reckon(held, self._numbers)
        found = [int(x) for x in self._numbers]
        return found[: self.players], found[self.players :]

    def split(self, flat: Numbers) -> dict[str, Numbers]:
        return pieces.split(self.pieces, flat)

    def as_json(self, flat: Numbers) -> dict[str, Any]:
        return pieces.as_json(self.pieces, flat)


@cache
def sight(game: Game, players: int, compiled: bool) -> Sight:
    return Sight(game, players, compiled)


def observation(state: State, seat: int) -> Numbers:
    """What a seat sees of a position, as one flat array of small whole numbers."""
    return _sight_of(state).of([state.record()], seat)


def observation_json(state: State, seat: int) -> Mapping[str, Any]:
    """The same as plain data, by the names of the pieces."""
    return _sight_of(state).as_json(observation(state, seat))


def _sight_of(state: State) -> Sight:
    return sight(state.game, state.players, False)


def seats_at(game: Game, options: Mapping[str, Any]) -> int:
    """How many play with these options."""
    return int(game.rule(contract.seats)(game.prepared(options)))

"""One game for a single environment: step, observe, render."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from teahouse.core.engines import Raw
from teahouse.core.errors import BadPosition, IllegalAction
from teahouse.core.game import Game, Position
from teahouse.core.play import Op
from teahouse.core.rng import seed_words

from .feature import Numbers
from .observer import backend_of, observer, seats_at
from .seating import reward_kind
from .stepping import RewardKind

Words = list[int]
Reward = Callable[[Position, int], float]  # a seat's reward at a position, after each step
Pay = RewardKind | Reward


def paid_by(rewards: str | Reward) -> Pay:
    """The reward: a built-in kind by name, or a custom function."""
    return rewards if callable(rewards) else reward_kind(rewards)


class Saved(NamedTuple):
    """A saved game of a simulator, as plain data."""

    game: Game
    dump: bytes | None
    before: tuple[int, ...]  # points already rewarded


class Simulator:
    """A game in progress, without its history."""

    def __init__(
        self, game: Game, options: Mapping[str, Any], backend: str | None, default: str = "auto"
    ) -> None:
        self.game = game
        self._made = (game, dict(options), backend, default)
        self.players = seats_at(game, options)
        chosen = backend_of(game, backend, default)
        self.observer = observer(game, self.players, chosen)
        self._engine = game.engine(chosen)
        self._template = game.prepared(options)
        self.actions = int(game.definition.rules.limits.actions)
        self._before = [0] * self.players
        self._raw: Raw = None  # before the first game
        self.ids: list[int] = []
        self.actor = -1

    def open(self, words: Words) -> None:
        """Start a game from the words of its generator."""
        state = self.game.layout.copy(self._template)
        state.rng = list(words)
        self._hold(state)
        answer = self._engine.operate(Op.START, self._raw)
        self.ids, self.actor = answer.ids, answer.actor
        self._before = self.points()

    def _hold(self, state: Any) -> None:
        self._raw = self._engine.hold(state)
        self._held = self.observer.as_states(self._raw)

    def new(self, seed: int) -> None:
        """Start the game of a seed."""
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
        """1 for every legal action of the actor."""
        row = bytearray(self.actions)
        for a in self.ids:
            row[a] = 1
        return np.frombuffer(row, np.int8)

    def no_mask(self) -> Numbers:
        """The mask of a seat that is not asked."""
        return np.zeros(self.actions, np.int8)

    def observation(self, seat: int) -> Numbers:
        return self.observer.of(self._held, seat)

    def points(self) -> list[int]:
        return self.observer.standings(self._held)[0]

    def rewards(self, kind: Pay) -> list[float]:
        """The rewards of all seats since the last call."""
        if not isinstance(kind, RewardKind):
            position = self.position()
            return [float(kind(position, seat)) for seat in range(self.players)]
        if kind == RewardKind.DENSE:
            before, self._before = self._before, self.points()
            unit = self.game.definition.rules.point_unit
            return [(now - b) / unit for now, b in zip(self._before, before, strict=True)]
        return self._final_rewards(kind) if self.is_over else [0.0] * self.players

    def _final_rewards(self, kind: RewardKind) -> list[float]:
        points, ranks = self.observer.standings(self._held)
        seats = range(self.players)
        if kind == RewardKind.WIN:
            return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        if kind == RewardKind.RANK:
            last = max(1, self.players - 1)
            return [(self.players - r) / last if self.players > 1 else 1.0 for r in ranks]
        unit = self.game.definition.rules.point_unit
        rivals = [max((points[q] for q in seats if q != p), default=0) for p in seats]
        return [(points[p] - rivals[p]) / unit for p in seats]

    def position(self) -> Position:
        """The position as an object of its own: views, texts, bots."""
        return self.game.load(self._engine.dump(self._raw))

    # Kept and taken up again

    def save(self) -> Saved:
        """The game as it is now; `restore` goes back to it."""
        dump = None if self._raw is None else self._engine.dump(self._raw)
        return Saved(self.game, dump, tuple(self._before))

    def restore(self, saved: Saved) -> None:
        """Go back to what was saved, here or by another simulator of the same game."""
        if saved.game != self.game or len(saved.before) != self.players:
            raise BadPosition(f"what was saved is no game of {self.game.name} for {self.players}")
        if saved.dump is None:
            raise BadPosition("what was saved had not begun: reset() begins a game")
        self._hold(self.game.layout.decode(self.game.layout.block(saved.dump)))
        answer = self._engine.operate(Op.LEGAL, self._raw)
        self.ids, self.actor = answer.ids, answer.actor
        self._before = list(saved.before)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._made, self.save())


def _restored(made: tuple[Any, ...], saved: Saved) -> Simulator:
    simulator = Simulator(*made)
    if saved.dump is not None:
        simulator.restore(saved)
    return simulator

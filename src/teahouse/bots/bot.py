"""What a bot is: it gets a view, the legal actions, worlds that fit the view, and a clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from teahouse.core.game import Game, State, View
from teahouse.core.rng import Seed


@dataclass(frozen=True)
class Clock:
    """How long a bot may think about one decision, None for as long as its level asks.

    Where no time is left, a bot takes what looks best at a glance.
    """

    seconds: float | None = None

    @property
    def has_run_out(self) -> bool:
        return self.seconds is not None and not self.seconds > 0


class Worlds:
    """Positions a seat thinks possible, made from its view alone."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self._view = view

    def __call__(self, seed: Seed) -> State:
        return self.game.sample(self._view, seed, backend="python")


@dataclass(frozen=True)
class Thought:
    """What a bot says of one candidate."""

    action: str
    visits: int
    win_share: float
    points: float  # expected as far as the bot looks ahead
    terms: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Choice:
    """The action a bot chose, by id, and its best candidates."""

    action: int
    thoughts: tuple[Thought, ...] = ()

    def as_json(self) -> dict[str, Any]:
        return {"action": self.action, "thoughts": [vars(t) for t in self.thoughts]}


class Bot(Protocol):
    """A player. Everything it may know comes through these four."""

    name: str

    def choose(self, view: View, legal: Sequence[int], worlds: Worlds, clock: Clock) -> Choice: ...


def ask(bot: Bot, state: State, clock: Clock | None = None) -> Choice:
    """Let a bot decide for the seat whose turn it is; it sees the view of that seat only."""
    view = state.view(state.actor)
    return bot.choose(view, state.legal_ids(), Worlds(state.game, view), clock or Clock())

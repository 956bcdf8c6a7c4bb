"""What a bot is: it gets a view, the legal actions, worlds that fit the view, and a clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from teahouse.core.game import Game, Position
from teahouse.core.rng import Seed
from teahouse.core.views import View


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

    def __call__(self, seed: Seed) -> Position:
        return self.game.sample(self._view, seed, backend="python")


@dataclass(frozen=True)
class Thought:
    """What a bot says of one candidate."""

    action: str
    visits: int
    win_share: float
    points: float  # expected as far as the bot looks ahead
    terms: Mapping[str, float] = field(default_factory=dict)  # the points by source
    rival: float = 0.0  # points the best other seat is expected to have


@dataclass(frozen=True)
class Why:
    """What sets a choice apart from the runner-up: the figures of the one less those of the other.

    Everything comes from the thoughts of both, which come from the view alone.
    """

    choice: str
    runner_up: str
    win_share: float
    points: float
    differences: Mapping[str, float]  # of the points by source, the largest first
    rival: float  # of the points the best other seat is expected to have
    clear: bool  # chance alone does not explain it


@dataclass(frozen=True)
class Choice:
    """The action a bot chose, by id, its best candidates, and why it is not the next of them."""

    action: int
    thoughts: tuple[Thought, ...] = ()
    why: Why | None = None

    def as_json(self) -> dict[str, Any]:
        return {
            "action": self.action,
            "thoughts": [vars(t) for t in self.thoughts],
            "why": self.why and vars(self.why),
        }


class Bot(Protocol):
    """A player. Everything it may know comes through these four."""

    name: str

    def choose(self, view: View, legal: Sequence[int], worlds: Worlds, clock: Clock) -> Choice: ...


def ask(bot: Bot, position: Position, clock: Clock | None = None) -> Choice:
    """Let a bot decide for the seat whose turn it is; it sees the view of that seat only."""
    view = position.view(position.actor)
    return bot.choose(view, position.legal_ids(), Worlds(position.game, view), clock or Clock())

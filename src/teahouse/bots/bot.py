"""What a bot is: it gets a view, the legal actions, positions that fit the view, and a clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from teahouse.core.game import Game, Position
from teahouse.core.rng import Seed
from teahouse.core.views import View


@dataclass(frozen=True)
class Clock:
    """The time for one decision.

    Attributes:
        seconds: How long a bot may think; None leaves it to its level. With none left it plays
            what looks best without searching.
    """

    seconds: float | None = None

    @property
    def has_run_out(self) -> bool:
        """Whether there is no time left."""
        return self.seconds is not None and not self.seconds > 0


class Worlds:
    """Positions that agree with a view: call it with a seed to get one."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self._view = view

    def __call__(self, seed: Seed) -> Position:
        return self.game.sample(self._view, seed, backend="python")


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one action.

    Attributes:
        action: Its notation.
        visits: How often the search tried it.
        win_share: The expected share of the win.
        points: The expected points, as far as the bot looks ahead.
        terms: These points by source.
        rival: The expected points of the best other seat.
    """

    action: str
    visits: int
    win_share: float
    points: float
    terms: Mapping[str, float] = field(default_factory=dict)
    rival: float = 0.0


@dataclass(frozen=True)
class Why:
    """What sets a choice apart from the runner-up: its figures minus those of the runner-up.

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
    """What a bot chose.

    Attributes:
        action: The id of the action.
        thoughts: Its best candidates.
        why: What sets the choice apart from the runner-up.
    """

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
    """A player. Whatever it may know comes through the arguments of `choose`."""

    name: str

    def choose(self, view: View, legal: Sequence[int], worlds: Worlds, clock: Clock) -> Choice:
        """Choose one of the legal ids.

        Args:
            view: What its seat may know, as `Position.view` returns it.
            legal: The ids of the legal actions, at least two.
            worlds: Positions that agree with the view: `worlds(seed)`.
            clock: The time to think.
        """
        ...


def ask(bot: Bot, position: Position, clock: Clock | None = None) -> Choice:
    """Let a bot decide for the seat whose turn it is. It sees only the view of that seat."""
    view = position.view(position.actor)
    return bot.choose(view, position.legal_ids(), Worlds(position.game, view), clock or Clock())

"""Play actions from a position, and the errors that may stop them."""

from __future__ import annotations

from dataclasses import dataclass, field

from teahouse.core.events import draws_of
from teahouse.core.game import Events, Game, Position

from .entries import Entry, TableSetup


class JournalMismatch(Exception):
    """The current rules do not lead where the journal says: the table is stopped."""


@dataclass(slots=True)
class AppliedEntry:
    """An entry with its events, which is what others may see of it."""

    entry: Entry
    events: list[Events] = field(default_factory=list)


@dataclass(slots=True)
class Played:
    """Actions tried from a position: where they lead, and what happened on the way."""

    position: Position
    action_ids: list[int] = field(default_factory=list)
    events: list[Events] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)  # who decided each action

    def do(self, action: int) -> None:
        self.seats.append(-1 if self.position.actor is None else self.position.actor)
        self.events.append(self.position.apply(action))
        self.action_ids.append(action)

    def draws(self) -> tuple[tuple[int, ...], ...]:
        """The random draws of each action."""
        return tuple(draws_of(e.rows) for e in self.events)


def initial_position(setup: TableSetup, game: Game) -> Position:
    """The position a table begins with."""
    if setup.start is not None:
        begun = game.load(bytes.fromhex(setup.start))
        if begun.version != setup.version:
            raise JournalMismatch("version")
        return begun
    return game.new(seed=setup.seed, version=setup.version, **setup.options)


class NotYourTurn(Exception):
    """Another seat decides at this point of the list."""

    def __init__(self, at: int) -> None:
        self.at = at


class RevealsFirst(Exception):
    """The action before this point draws or reveals something: send it alone."""

    def __init__(self, at: int) -> None:
        self.at = at

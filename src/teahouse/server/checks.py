"""Slow checks of untrusted input: component values, maps, whole games.

They run in a separate process (`workers.py`), so this module imports nothing of the web server.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from teahouse.core.component_edits import STUMBLES
from teahouse.core.errors import BadOption, UnknownVersion
from teahouse.core.game import Game
from teahouse.core.journal import Journal

from .components import asked_game, game_with
from .problems import Problem
from .proof import ended, positions
from .refusals import option_reason

MOST_ACTIONS = 20_000  # of an imported game
LONG = 64  # characters of an option that is a text of one's own


def takes_long(components: Mapping[str, Any], options: Mapping[str, Any]) -> bool:
    """Whether to check this in a worker: it is more than a selection of our options."""
    own = (value for value in options.values() if isinstance(value, str) and len(value) > LONG)
    return bool(components) or any(own)


def resolved(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values, or Problem."""
    try:
        return dict(game.options.resolve(options))
    except BadOption as error:
        raise Problem("bad-option", reason=option_reason(game, options, error)) from None


def check_table(
    name: str, components: Mapping[str, Any], options: Mapping[str, Any]
) -> dict[str, Any]:
    """The options of a table that could be opened, or Problem."""
    return resolved(asked_game(name, components), options)


@dataclass(frozen=True)
class Replayed:
    """A verified imported journal, and the name of its game here."""

    journal: Journal
    game: str
    players: int


def replay_journal(data: Mapping[str, Any]) -> Replayed:
    """Replay and verify a whole game, or Problem."""
    try:
        journal = Journal.read(data)
        if len(journal.actions) > MOST_ACTIONS:
            raise Problem("bad-journal")
        game = _game_of(journal)
        *_, last = positions(journal, game)
        if ended(last, journal):
            raise Problem("bad-journal")
    except Problem:
        raise
    except STUMBLES:
        # an imported journal may hold anything; whatever breaks the rules is refused
        raise Problem("bad-journal") from None
    return Replayed(journal, game.name, last.players)


def _game_of(journal: Journal) -> Game:
    """The game a journal was played with; Problem where there is no such game here."""
    game = game_with(journal.game, journal.components)
    if journal.components_digest != game.components.digest:
        raise Problem("bad-journal")
    try:
        game.known_version(journal.version)
    except UnknownVersion as error:
        raise Problem("unknown-version", known=list(error.known)) from None
    return game

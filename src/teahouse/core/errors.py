"""What can go wrong, in kinds: a player's mistake, bad text, bad settings, bad rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .reasons import Reason


class TeahouseError(Exception):
    """Every error this package raises on purpose."""


class IllegalAction(TeahouseError):
    """The rules refuse this action now; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(str(reason))


class BadNotation(TeahouseError):
    """A text names no action of this game."""


class Refused(TeahouseError):
    """Something given cannot be used: in words, and as a reason where it has a message."""

    def __init__(self, words: str, reason: Reason | None = None) -> None:
        self.reason = reason
        super().__init__(words)


class BadOption(Refused):
    """An option of a game is unknown or outside its limits."""


class BadSeed(TeahouseError):
    """A seed is neither a whole number from 0 nor a hex string."""


class BadPosition(TeahouseError):
    """A position text, a dump or a view does not describe a possible position."""


class BadComponents(Refused):
    """A component file is incomplete, of the wrong kind or does not add up."""


class BadJournal(TeahouseError):
    """A journal cannot be read or does not replay to what it says."""


class UnknownGame(TeahouseError):
    """No game of this name is installed."""


class UnknownVersion(TeahouseError):
    """A game was begun by a version of the rules that is not known here."""

    def __init__(self, game: str, version: object, known: Sequence[int]) -> None:
        self.game, self.version, self.known = game, version, tuple(known)
        listed = " and ".join(str(v) for v in known)
        versions = "version" if len(self.known) == 1 else "versions"
        super().__init__(
            f"this is a game by version {version!r} of the rules of {game}; "
            f"only {versions} {listed} can be played here"
        )


class NoCompiler(TeahouseError):
    """The compiled backend was asked for, but Numba is not installed."""


class RuleError(TeahouseError):
    """A rule or a state is written in a way that cannot be compiled; says where and why."""

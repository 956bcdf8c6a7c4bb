"""What can go wrong, in kinds: a player's mistake, bad text, bad settings, bad rules."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .reasons import Reason


LONGEST = 300  # characters of an error that is told in one line


class TeahouseError(Exception):
    """Every error this package raises on purpose."""


class IllegalAction(TeahouseError):
    """The rules refuse this action now; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(str(reason))

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Reason]]:
        return type(self), (self.reason,)


class BadNotation(TeahouseError):
    """A text names no action of this game."""


class Refused(TeahouseError):
    """Something given cannot be used: in words, and as a reason where it has a message."""

    def __init__(self, words: str, reason: Reason | None = None) -> None:
        self.reason = reason
        super().__init__(words)

    def __reduce__(self) -> tuple[type[Refused], tuple[str, Reason | None]]:
        return type(self), (str(self), self.reason)


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


class BrokenGame(TeahouseError):
    """A game is installed, but what its entry point names is no definition that works."""


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

    def __reduce__(self) -> tuple[type[UnknownVersion], tuple[str, object, tuple[int, ...]]]:
        return type(self), (self.game, self.version, self.known)


def describe(error: BaseException) -> str:
    """Any error in one line: what it says, and for a defect also its kind and place."""
    words = " ".join(str(error).split())
    words = words if len(words) <= LONGEST else f"{words[:LONGEST]}…"
    if isinstance(error, TeahouseError):
        return words
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}{f': {words}' if words else ''}{place}"


class NoCompiler(TeahouseError):
    """The compiled backend was asked for, but Numba is not installed."""


class RuleError(TeahouseError):
    """A rule or a state is written in a way that cannot be compiled; says where and why."""

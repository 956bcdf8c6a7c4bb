"""What can go wrong, in kinds: a player's mistake, bad text, bad settings, bad rules."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .reasons import Reason


LONGEST = 300  # characters of an error reported in one line


class TeahouseError(Exception):
    """The base of all errors that this package raises deliberately."""


class IllegalAction(TeahouseError):
    """The rules refuse an action now, for `reason`; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(str(reason))

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Reason]]:
        return type(self), (self.reason,)


class BadNotation(TeahouseError):
    """The text is not the notation of any action of the game."""


class Refused(TeahouseError):
    """An argument cannot be used. It has a `reason` where there is a message for it."""

    def __init__(self, words: str, reason: Reason | None = None) -> None:
        self.reason = reason
        super().__init__(words)

    def __reduce__(self) -> tuple[type[Refused], tuple[str, Reason | None]]:
        return type(self), (str(self), self.reason)


class BadOption(Refused):
    """An option is unknown or outside its limits."""


class BadSeed(TeahouseError):
    """A seed is neither a whole number from 0 nor a hex string."""


class BadPosition(TeahouseError):
    """A position text, a dump or a view does not describe a possible position."""


class BadComponents(Refused):
    """Component values are missing, of the wrong type, or do not add up."""


class BadJournal(TeahouseError):
    """A journal cannot be read, or its replay contradicts it."""


class UnknownGame(TeahouseError):
    """No game of this name is installed."""


class BrokenGame(TeahouseError):
    """A game is installed, but its entry point does not yield a working definition."""


class UnknownVersion(TeahouseError):
    """A game follows a version of the rules that is not available here."""

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
    """An error in one line: its message and, for a defect, its type and location."""
    words = " ".join(str(error).split())
    words = words if len(words) <= LONGEST else f"{words[:LONGEST]}…"
    if isinstance(error, TeahouseError):
        return words
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}{f': {words}' if words else ''}{place}"


class NoCompiler(TeahouseError):
    """The compiled backend was asked for, but Numba is not installed."""


class NoLibrary(TeahouseError):
    """A native library was asked for, but there is none that fits."""


class EngineFault(TeahouseError):
    """A rule in a native library raised an error or left its bounds."""


class RuleError(TeahouseError):
    """A rule or a state cannot be compiled; the message says where and why."""

"""Teahouse: board games about tea, to play and to study.

>>> import teahouse
>>> s = teahouse.game(teahouse.games()[0]).new(players=3, seed=7)
>>> s.actor is not None
True
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from .core.compiling import report_to
from .core.errors import (
    BadComponents,
    BadJournal,
    BadNotation,
    BadOption,
    BadPosition,
    BadSeed,
    IllegalAction,
    NoCompiler,
    RuleError,
    TeahouseError,
    UnknownGame,
    UnknownVersion,
)
from .core.events import Event
from .core.game import Game, Outcome, Position
from .core.journal import Journal
from .core.observing import provide_observations
from .core.reasons import Reason
from .core.registry import game, games, replay
from .core.words import provide_words

if TYPE_CHECKING:
    from .core.sketch import Speak
    from .research.policies import observe

__version__ = "0.1.0"

__all__ = [
    "BadComponents",
    "BadJournal",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadSeed",
    "Event",
    "Game",
    "IllegalAction",
    "Journal",
    "NoCompiler",
    "Outcome",
    "Position",
    "Reason",
    "RuleError",
    "TeahouseError",
    "UnknownGame",
    "UnknownVersion",
    "game",
    "games",
    "observe",
    "replay",
]


def _texts(language: str) -> Speak:
    from .i18n import Texts

    return Texts(language)


def _observed(view: Any, game: Game) -> Any:
    from .research.policies import observe

    return observe(view, game)


def _compiling(name: str, done: int, total: int) -> None:
    """Show compile progress on one line of a terminal or notebook."""
    if not sys.stderr.isatty() and "ipykernel" not in sys.modules:
        return
    from .i18n import Texts, from_environment

    words = Texts(from_environment())("data-compiling", title=name.capitalize(), done=done, n=total)
    sys.stderr.write(f"\r\033[2K{words}" if done < total else "\r\033[2K")
    sys.stderr.flush()


provide_words(_texts)
report_to(_compiling)
provide_observations(_observed)


def __getattr__(name: str) -> Any:
    """`observe` needs NumPy, so it is imported on first access."""
    if name != "observe":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .research.policies import observe

    return observe

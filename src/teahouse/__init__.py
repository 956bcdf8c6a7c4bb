"""Teahouse: Ceylon, Alubari and Darjeeling, to play and to study.

>>> import teahouse
>>> s = teahouse.game("darjeeling").new(players=3, seed=7)
>>> s.actor is not None
True
"""

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
from .core.game import Game, Outcome, State
from .core.journal import Journal
from .core.reasons import Reason
from .core.registry import game, games, replay

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
    "Reason",
    "RuleError",
    "State",
    "TeahouseError",
    "UnknownGame",
    "UnknownVersion",
    "game",
    "games",
    "replay",
]

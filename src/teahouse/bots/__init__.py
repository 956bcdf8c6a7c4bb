"""Bots: fair by construction, graded, fast.

>>> import teahouse
>>> from teahouse.bots import ask, make
>>> game = teahouse.game(teahouse.games()[0])
>>> state = game.new(players=2, seed=1)
>>> ask(make("easy", game, seed=1), state).action in state.legal_ids()
True
"""

from .bot import Bot, Choice, Clock, Thought, Why, Worlds, ask
from .custom import BadBot, Opponent, Policy, Pool, bot_of, register, spec_of
from .levels import LEVELS, QUICK
from .registry import make, parse, split

__all__ = [
    "LEVELS",
    "QUICK",
    "BadBot",
    "Bot",
    "Choice",
    "Clock",
    "Opponent",
    "Policy",
    "Pool",
    "Thought",
    "Why",
    "Worlds",
    "ask",
    "bot_of",
    "make",
    "parse",
    "register",
    "spec_of",
    "split",
]

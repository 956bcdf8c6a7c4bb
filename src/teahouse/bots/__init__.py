"""Bots: fair by construction, graded, fast.

>>> import teahouse
>>> from teahouse.bots import ask, make
>>> game = teahouse.game("darjeeling")
>>> state = game.new(players=2, seed=1)
>>> ask(make("easy", game, seed=1), state).action in state.legal_ids()
True
"""

from .bot import Bot, Choice, Clock, Thought, Worlds, ask
from .registry import LEVELS, BadBot, make, parse, split

__all__ = [
    "LEVELS",
    "BadBot",
    "Bot",
    "Choice",
    "Clock",
    "Thought",
    "Worlds",
    "ask",
    "make",
    "parse",
    "split",
]

"""PettingZoo environments, one module per installed game: `cups_v0` for the game "cups".

The version changes with what observations and actions mean, see `teahouse.research.features`. The
modules are made here, so that `from teahouse.research.pettingzoo import cups_v0` holds for a
game of any package.
"""

from __future__ import annotations

import sys
from types import ModuleType

import teahouse
from teahouse.research.features import version

from .table import environment


def _make(game: str) -> ModuleType:
    number = version(teahouse.game(game))
    module = ModuleType(f"{__name__}.{game.replace('-', '_')}_v{number}", f"{game} for PettingZoo.")
    raw_env, env = environment(game, number)
    vars(module).update(raw_env=raw_env, env=env)
    return module


for _game in teahouse.games():
    _module = _make(_game)
    sys.modules[_module.__name__] = _module
    setattr(sys.modules[__name__], _module.__name__.rpartition(".")[2], _module)


def __getattr__(name: str) -> ModuleType:
    """Only for type checkers, which cannot see the modules above."""
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

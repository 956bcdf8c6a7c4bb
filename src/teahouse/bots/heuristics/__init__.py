"""What looks good in each game: one module a game, found by its name.

A module has `estimate(s, seat)` and `prior(s, action)`, written like rules; its weights `W`,
read by `load(path)` from the file beside it; `terms(s, seat)`, the parts of the estimate by name;
and may have `SCALE`, the lead in points that is a clear one. A game without a module is searched
without.
"""

from __future__ import annotations

import importlib
from types import ModuleType

from teahouse.bots.search import hooks
from teahouse.core.game import Game
from teahouse.core.rules import Swaps


def find(game: Game) -> ModuleType | None:
    """The heuristics of a game, None if it has none."""
    name = f"{__name__}.{game.name}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name == name:
            return None
        raise


def swaps(game: Game, weights: object | None = None) -> Swaps:
    """What a search of this game puts in the place of the hooks; other weights if given."""
    module = find(game)
    if module is None:
        return ()
    chosen = [(hooks.estimate, module.estimate), (hooks.prior, module.prior)]
    return [*chosen, *([(module.W, weights)] if weights is not None else [])]


def scale(game: Game) -> float:
    return float(getattr(find(game), "SCALE", 12.0))

"""What looks good in each game: one module a game, found by its name.

A module has `estimate(s, seat)` and `prior(s, action)`, written like rules; its weights `W`,
read by `load(path)` from the file beside it; `terms(s, seat)`, the parts of the estimate by name;
and may have `SCALE`, the lead in points that is a clear one. A game without a module is searched
without.
"""

from __future__ import annotations

import importlib
from functools import lru_cache
from types import ModuleType

from teahouse.bots.search import hooks
from teahouse.core.game import Game
from teahouse.core.rules import Rule, Swaps

GAMES_KEPT = 8  # games, with components of their own or not, whose heuristics stay at hand


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


@lru_cache(GAMES_KEPT)
def terms(game: Game) -> Rule:
    """The function that names the parts of an estimate, with the components of this very game."""
    module = find(game)
    assert module is not None
    return game.interpret(swaps(game)).rule(module.terms)


def simulations(game: Game) -> dict[str, int]:
    """How many simulations the searching levels take in this game, where it says so."""
    return dict(getattr(find(game), "SIMULATIONS", {}))


def scale(game: Game) -> float:
    return float(getattr(find(game), "SCALE", 12.0))


def weights(game: Game) -> object:
    """The weights a game's heuristics use: a frozen dataclass of whole numbers."""
    module = find(game)
    assert module is not None
    found: object = module.W
    return found

"""Heuristics of games: the module `heuristics` in a game's folder.

It has `parts(s, seat, terms)`, which writes the points a seat can expect by source, and
`prior(s, action)`, both written like rules; `TERMS`, the names of those sources; its weights `W`,
read by `load(path)` from the file next to it. A game without a module is searched without.
"""

from __future__ import annotations

from types import ModuleType

from teahouse.bots.search import hooks
from teahouse.core.game import Game
from teahouse.core.rules import Swaps

GAMES_KEPT = 8  # games, by component set, whose heuristics are cached


def find(game: Game) -> ModuleType | None:
    """The heuristics of a game, None if it has none."""
    return game.definition.research.heuristics


def swaps(game: Game, weights: object | None = None) -> Swaps:
    """What a search of this game puts in place of the hooks; with other weights if given."""
    module = find(game)
    if module is None:
        return ()
    chosen = [(hooks.parts, module.parts), (hooks.prior, module.prior)]
    features = game.definition.research.value_features
    if features is not None:
        chosen.append((hooks.describe, features.describe))
    return [*chosen, *([(module.W, weights)] if weights is not None else [])]


def term_names(game: Game) -> tuple[str, ...]:
    """The sources of an estimate; none for a game without heuristics."""
    return tuple(getattr(find(game), "TERMS", ()))


def weights(game: Game) -> object:
    """The weights a game's heuristics use: a frozen dataclass of whole numbers, and of tables made
    of these (`init=False`)."""
    module = find(game)
    assert module is not None
    found: object = module.W
    return found

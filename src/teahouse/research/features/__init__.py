"""What a learning program sees of each game: one module a game, found by its name.

A module has `observe(s, seat, out)`, written like a rule, and `pieces(game, players)`, which names
what it writes, in the same order.
"""

from __future__ import annotations

import importlib
from dataclasses import make_dataclass
from functools import cache
from types import ModuleType
from typing import Annotated

from teahouse.core.errors import TeahouseError
from teahouse.core.game import Game
from teahouse.core.rules import Swaps
from teahouse.research import hooks
from teahouse.research.pieces import Piece


class NoFeatures(TeahouseError):
    """Nobody has written what a learning program sees of this game."""


def find(game: Game) -> ModuleType:
    name = f"{__name__}.{game.name}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name == name:
            raise NoFeatures(f"{game.name} has no features for learning programs") from None
        raise


def swaps(game: Game) -> Swaps:
    """What the environments of this game put in the place of the hooks."""
    return [(hooks.observe, find(game).observe), (hooks.Sheet, sheet(game))]


@cache
def sheet(game: Game) -> type:
    """The sheet of a game: wide enough for its largest table."""
    limits = game.definition.limits
    width = sum(p.length for p in pieces(game, limits.seats))
    fields = [
        ("seen", Annotated[list[int], "i2", width]),
        ("mask", Annotated[list[int], "u1", limits.actions]),
    ]
    return make_dataclass("Sheet", fields, slots=True)


def pieces(game: Game, players: int) -> tuple[Piece, ...]:
    """The pieces of an observation at a table of so many seats, in their order."""
    found: tuple[Piece, ...] = find(game).pieces(game, players)
    return found

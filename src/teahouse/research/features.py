"""What a learner observes of each game: the module `features` in the game's folder.

It has `observe(s, seat, out)`, written like a rule, and `features(game, players)`, which names
what it writes, in the same order, and `VERSION`, raised when observations, action ids or rules
change their meaning. A game without the module and without hidden state is observed field by field,
see `generic`.
"""

from __future__ import annotations

from dataclasses import make_dataclass
from functools import cache
from typing import Annotated, Any

from teahouse.core.errors import TeahouseError
from teahouse.core.game import Game
from teahouse.core.rules import Swaps
from teahouse.research import hooks
from teahouse.research.feature import Feature
from teahouse.research.generic import generic_features


class NoFeatures(TeahouseError):
    """This game defines no features."""


@cache
def find(game: Game) -> Any:
    """The features of a game: its own, or the generic ones."""
    module = game.definition.research.features
    if module is not None:
        return module
    if not game.definition.knowledge.is_open:
        raise NoFeatures(
            f"{game.name} hides something from its seats, so it needs a module `features` "
            "that says what a learning program may see"
        )
    return generic_features(game)


def version(game: Game) -> int:
    """The version in the ids of its environments, 0 by default."""
    return int(getattr(game.definition.research.features, "VERSION", 0))


def swaps(game: Game) -> Swaps:
    """What the environments of this game put in place of the hooks."""
    return [
        (hooks.observe, find(game).observe),
        (hooks.ObservationBuffer, observation_buffer(game)),
    ]


@cache
def observation_buffer(game: Game) -> type:
    """The buffer of a game: wide enough for its largest table."""
    limits = game.definition.rules.limits
    width = sum(p.length for p in of(game, limits.seats))
    fields = [
        ("values", Annotated[list[int], "i2", width]),
        ("mask", Annotated[list[int], "u1", limits.actions]),
    ]
    return make_dataclass("ObservationBuffer", fields, slots=True)


def of(game: Game, players: int) -> tuple[Feature, ...]:
    """The features of an observation for a number of seats, in order."""
    listed: tuple[Feature, ...] = find(game).features(game, players)
    return listed

"""What is printed and the same in every view: made once for a component set, and shared."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from teahouse.core.events import half_text
from teahouse.core.game import Game
from teahouse.core.views import literal_names

from . import names
from . import view_types as t
from .effects import effect_of
from .state import CONTRACTS, EQUIPMENTS, Need
from .tables import Tables

BOXES = 16  # component sets whose cards are kept, those used last
NEED_NAMES: tuple[t.Need, ...] = literal_names(t.Need, Need)
Word = TypeVar("Word", bound=str)


def some(names: tuple[Word, ...], counts: Sequence[int]) -> dict[Word, int]:
    return {name: n for name, n in zip(names, counts, strict=False) if n}


@lru_cache(BOXES)
def rate_tracks(game: Game) -> list[list[str]]:
    """The values along each track, in the order of the rates."""
    tables: Tables = game.tables
    whole = [[2 * value for value in track] for track in (tables.excavation, tables.track)]
    return [[half_text(halves) for halves in track] for track in (*whole, tables.harvest)]


@lru_cache(BOXES)
def cards(game: Game) -> dict[str, t.Card]:
    """What stands on the contracts."""
    return {names.contract_name(c): card_of(game.tables, c) for c in range(CONTRACTS)}


def card_of(tables: Tables, card: int) -> t.Card:
    return {
        **effect_of(tables, card),
        "back": names.WEATHER_NAMES[tables.back[card]],
        "points": tables.contract_points[card],
        "per_chai": tables.contract_per_chai[card],
        "needs": some(NEED_NAMES, tables.needs[card]),
    }


@lru_cache(2 * BOXES)
def engines(game: Game, alone: bool) -> dict[str, t.Engine]:
    """What equipment costs and is worth. A75: solo it has no points."""
    tables: Tables = game.tables
    points = [0] * EQUIPMENTS if alone else tables.equipment_points
    return {
        name: {"cost": some(names.GOOD_NAMES, tables.equipment_cost[k]), "points": points[k]}
        for k, name in enumerate(names.EQUIPMENT_NAMES)
    }


@lru_cache(5 * BOXES)
def chai_track(game: Game, players: int) -> t.ChaiTrack:
    tables: Tables = game.tables
    limit = tables.chai_limit[players]
    return {"points": list(tables.chai_points[: limit + 1]), "limit": limit}

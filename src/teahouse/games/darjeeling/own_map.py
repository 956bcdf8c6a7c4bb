"""A map of one's own, or a replaced one: what makes it playable. D37."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from teahouse.core.components import ComponentSet, check_above_zero

from .components import MAPS, PLAYERS, at_map
from .grid import CELLS, NEIGHBOUR, cell_name
from .maps import parse_map, refused
from .reasons import Why
from .rules.placement import edge_refusal
from .state import Cell

FEWEST_TILES, MOST_TILES = 12, 80
FEWEST_CITIES, MOST_CITIES = 1, 3
# A collector takes its own space as a start, and the front of at most its four neighbours.
STARTS_TAKEN_BY_ONE = 5


def check_map(cells: Sequence[int], players: int) -> None:
    """D37: refuse a map that this many players could not play, with the reason."""
    tiles = sum(1 for c in cells if c == Cell.EMPTY)
    cities = sum(1 for c in cells if c == Cell.CITY)
    if not FEWEST_TILES <= tiles <= MOST_TILES:
        raise refused(
            f"a map has {FEWEST_TILES} to {MOST_TILES} tile spaces, not {tiles}",
            "map-tiles", low=FEWEST_TILES, high=MOST_TILES, n=tiles,
        )  # fmt: skip
    if not FEWEST_CITIES <= cities <= MOST_CITIES:
        raise refused(
            f"a map has {FEWEST_CITIES} to {MOST_CITIES} cities, not {cities}",
            "map-cities", low=FEWEST_CITIES, high=MOST_CITIES, n=cities,
        )  # fmt: skip
    alone = unreached(cells)
    if alone >= 0:
        where = cell_name(alone)
        raise refused(
            f"all spaces of a map hang together; {where} does not", "map-apart", cell=where
        )
    blocked = _blocking_starts(tuple(cells), players - 1)
    if blocked is not None:
        where = " ".join(cell_name(c) for c in blocked) or "none"
        words = f"with {players} players one could be left without a start: others at {where}"
        raise refused(words, "map-starts", n=players)


def sensible(found: ComponentSet) -> None:
    """Ships are worth something, and every map can be played by those it is meant for."""
    for n in PLAYERS:
        path = f"strips.{n}.multipliers"
        check_above_zero(path, found.value(path))
    for name in MAPS:
        path = f"maps.{name}.grid"
        for players in found.value(f"maps.{name}.players"):
            with at_map(path):
                check_map(parse_map(found.value(path)), players)


def unreached(cells: Sequence[int]) -> int:
    """A space that is not connected with the first one, -1 if there is none."""
    spaces = [c for c in range(CELLS) if cells[c] != Cell.OUTSIDE]
    seen = {spaces[0]}
    edge = [spaces[0]]
    while edge:
        for near in NEIGHBOUR[edge.pop()]:
            if near >= 0 and cells[near] != Cell.OUTSIDE and near not in seen:
                seen.add(near)
                edge.append(near)
    return next((c for c in spaces if c not in seen), -1)


def starts(cells: Sequence[int], taken: frozenset[int]) -> list[int]:
    """Where a collector may start (D10) when others stand on the taken spaces."""
    laid = [
        Cell.COLLECTOR if c in taken else Cell.TILE if cells[c] == Cell.EMPTY else cells[c]
        for c in range(CELLS)
    ]
    return [c for c in range(CELLS) if edge_refusal(laid, c) == Why.OK]


@lru_cache(256)
def _blocking_starts(cells: tuple[int, ...], others: int) -> tuple[int, ...] | None:
    """The same, remembered: a table with a map of its own checks it whenever it is set up."""
    return blocking_starts(cells, others)


def blocking_starts(cells: Sequence[int], others: int) -> tuple[int, ...] | None:
    """Starts of so many others that leave the next player none; None if there are no such."""
    seen: set[frozenset[int]] = set()

    def search(taken: frozenset[int], left: int) -> tuple[int, ...] | None:
        open_starts = starts(cells, taken)
        if not open_starts:
            return tuple(sorted(taken))
        if left == 0 or len(open_starts) > STARTS_TAKEN_BY_ONE * left or taken in seen:
            return None
        seen.add(taken)
        for cell in open_starts:
            found = search(taken | {cell}, left - 1)
            if found is not None:
                return found
        return None

    return search(frozenset(), others)

"""Set-up and first placement: D02 to D11."""

from __future__ import annotations

from typing import Annotated

from teahouse.core.events import chance
from teahouse.games.darjeeling.actions import Act
from teahouse.games.darjeeling.events import collector_placed, crate_placed, first_player
from teahouse.games.darjeeling.grid import CELLS, NEIGHBOUR, opposite
from teahouse.games.darjeeling.reasons import Why
from teahouse.games.darjeeling.state import (
    FOLLOWING,
    MARKERS,
    RANDOM_FIRST,
    Cell,
    Decision,
    State,
    is_tile,
)
from teahouse.games.darjeeling.tables import T

from .bag import fill_bag, fill_map, take_tile

Cells = Annotated[list[int], "i1", CELLS]


def set_up(s: State, ev: list[int]) -> None:
    """Everything before the first decision."""
    fill_bag(s)
    fill_map(s, ev)
    shuffle_chute(s, ev)
    s.reserve = T.tokens  # D06
    for seat in range(s.players):
        s.supply[seat] = T.crates  # D07: one crate more marks the score
    choose_first(s, ev)
    begin_placement(s, s.first, ev)


def shuffle_chute(s: State, ev: list[int]) -> None:
    """D05: two markers of each variety in random order."""
    for k in range(MARKERS):
        s.chute[k] = k // 2
    for k in range(MARKERS - 1, 0, -1):
        j = chance(s.rng, k + 1, ev)
        s.chute[k], s.chute[j] = s.chute[j], s.chute[k]


def choose_first(s: State, ev: list[int]) -> None:
    """D08: drawn, or as chosen at the table."""
    s.first = s.chosen_first
    if s.chosen_first == RANDOM_FIRST:
        s.first = chance(s.rng, s.players, ev)
    first_player(ev, s.first)


def begin_placement(s: State, seat: int, ev: list[int]) -> None:
    """D09: the first player's crate goes to the bottom quay, each next one quay further up."""
    quay = (seat - s.first) % s.players
    s.supply[seat] -= 1
    s.aboard[quay][seat] += 1
    crate_placed(ev, seat, quay)
    s.actor = seat
    s.asked = Decision.START


def content(cells: Cells, cell: int) -> int:
    """What lies on a cell; beyond the grid is outside."""
    return cells[cell] if cell >= 0 else Cell.OUTSIDE


def face_refusal(cells: Cells, cell: int, direction: int) -> int:
    """D10: the back to a cell outside, the front to a tea tile."""
    if content(cells, NEIGHBOUR[cell][opposite(direction)]) != Cell.OUTSIDE:
        return Why.BACK_NOT_OUTSIDE
    if not is_tile(content(cells, NEIGHBOUR[cell][direction])):
        return Why.FRONT_NOT_TILE
    return Why.OK


def facing_refusal(s: State, direction: int) -> int:
    """D10, for the collector that is being placed."""
    return face_refusal(s.cells, s.collector[s.actor], direction)


def edge_refusal(cells: Cells, cell: int) -> int:
    """D10: a tile at the edge, where some direction of the front is allowed."""
    if not is_tile(cells[cell]):
        return Why.NOT_A_TILE
    why = int(Why.BACK_NOT_OUTSIDE)
    for direction in range(4):
        found = face_refusal(cells, cell, direction)
        if found == Why.OK:
            return Why.OK
        if found == Why.FRONT_NOT_TILE:
            why = found
    return why


def start_refusal(s: State, cell: int) -> int:
    """D10, for the collector that is being placed."""
    return edge_refusal(s.cells, cell)


def legal_starts(s: State, ids: list[int]) -> int:
    n = 0
    for cell in range(CELLS):
        if s.cells[cell] >= Cell.TILE and start_refusal(s, cell) == Why.OK:
            ids[n] = Act.COLLECT + cell
            n += 1
    return n


def choose_start(s: State, cell: int, ev: list[int]) -> None:
    s.collector[s.actor] = cell
    take_tile(s, s.actor, cell, ev)  # D11
    s.asked = FOLLOWING[s.asked]


def face(s: State, direction: int, ev: list[int]) -> None:
    s.facing[s.actor] = direction
    collector_placed(ev, s.actor, s.collector[s.actor], direction)

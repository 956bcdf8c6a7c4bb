"""The bag: what is drawn from it, what goes back, what is taken behind a screen."""

from __future__ import annotations

from teahouse.core.events import ALL, chance, others_than
from teahouse.games.darjeeling.events import (
    bag_refilled,
    hidden_tile_taken,
    space_left_empty,
    space_refilled,
    tile_taken,
    token_taken,
)
from teahouse.games.darjeeling.state import KINDS, Cell, Memory, State, halves_of, total
from teahouse.games.darjeeling.tables import T


def draw_kind(s: State, ev: list[int]) -> int:
    """A random tile out of a bag that is not empty."""
    nth = chance(s.rng, total(s.bag), ev)
    kind = 0
    while nth >= s.bag[kind]:
        nth -= s.bag[kind]
        kind += 1
    s.bag[kind] -= 1
    return kind


def fill_map(s: State, ev: list[int]) -> None:
    """D03: the tile spaces are filled one by one."""
    for cell in range(len(s.cells)):
        if s.cells[cell] == Cell.EMPTY:
            s.cells[cell] = Cell.TILE + draw_kind(s, ev)


def warehouse_to_bag(s: State) -> None:
    """D19, D29: the tiles that lie in the warehouse go back into the bag."""
    for kind in range(KINDS):
        s.bag[kind] += s.warehouse[kind]
        s.warehouse[kind] = 0


def refill(s: State, cell: int, ev: list[int]) -> None:
    """D19: the space a collector left gets a new tile while there are any."""
    if total(s.bag) == 0:
        waiting = total(s.warehouse)
        if waiting == 0:
            s.cells[cell] = Cell.EMPTY
            space_left_empty(ev, cell)
            return
        warehouse_to_bag(s)
        bag_refilled(ev, waiting)
    kind = draw_kind(s, ev)
    s.cells[cell] = Cell.TILE + kind
    space_refilled(ev, cell, kind)


def take_tile(s: State, seat: int, cell: int, ev: list[int]) -> None:
    """D18: the tile goes behind the screen; a three-half tile brings a token. D11 is the same."""
    kind = s.cells[cell] - Cell.TILE
    s.tiles[seat][kind] += 1
    s.cells[cell] = Cell.COLLECTOR + seat
    to = seat if s.memory == Memory.CLOSED else ALL
    tile_taken(ev, to, seat, cell, kind)
    if s.memory == Memory.CLOSED:  # D36: the log of the others does not keep what it was
        hidden_tile_taken(ev, others_than(seat), seat, cell)
    if halves_of(kind) == 3 and s.reserve > 0:
        s.reserve -= 1
        s.tokens[seat] += 1
        token_taken(ev, to, seat)


def halves_behind_screen(s: State, seat: int) -> int:
    """D34: every half counts, closed or not."""
    halves = 0
    for kind in range(KINDS):
        halves += s.tiles[seat][kind] * halves_of(kind)
    return halves


def fill_bag(s: State) -> None:
    """D02: all tiles start in the bag."""
    for kind in range(KINDS):
        s.bag[kind] = T.bag[kind]

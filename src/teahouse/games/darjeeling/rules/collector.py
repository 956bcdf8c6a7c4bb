"""Phase II: the collector turns, moves straight ahead and takes a tile. D14 to D21."""

from __future__ import annotations

from teahouse.games.darjeeling.actions import Act
from teahouse.games.darjeeling.events import collector_moved
from teahouse.games.darjeeling.grid import NEIGHBOUR, SIDE, Direction, opposite
from teahouse.games.darjeeling.reasons import Why
from teahouse.games.darjeeling.state import FOLLOWING, Cell, Source, State, is_tile
from teahouse.games.darjeeling.tables import T

from .bag import refill, take_tile
from .placement import content
from .scoring import score


def ends_line(on_cell: int) -> bool:
    """D20: cells outside and empty spaces end the line."""
    return on_cell == Cell.OUTSIDE or on_cell == Cell.EMPTY


def landing_refusal(on_cell: int) -> int:
    """D16: the move ends on a tea tile."""
    if on_cell == Cell.CITY:
        return Why.ON_A_CITY
    if on_cell >= Cell.COLLECTOR:
        return Why.ON_A_COLLECTOR
    if ends_line(on_cell):
        return Why.NOTHING_THERE
    return Why.OK


def passing_cost(on_cell: int) -> int:
    """D15: what it costs to pass over this."""
    if is_tile(on_cell):
        return T.pass_tile
    if on_cell == Cell.CITY:
        return T.pass_city
    return T.pass_collector


def turning_cost(facing: int, direction: int) -> int:
    """D14: turning back costs, a quarter turn or none does not."""
    return T.turn_back if direction == opposite(facing) else 0


def direction_to(origin: int, cell: int) -> int:
    """The direction in which a cell lies straight ahead, -1 if it does not."""
    rows = cell // SIDE - origin // SIDE
    columns = cell % SIDE - origin % SIDE
    if (rows == 0) == (columns == 0):
        return -1
    if rows == 0:
        return Direction.E if columns > 0 else Direction.W
    return Direction.S if rows > 0 else Direction.N


def move_refusal(s: State, cell: int) -> int:
    """Why the collector of the seat to move cannot move to a cell."""
    here = s.collector[s.actor]
    if cell == here:
        return Why.ON_OWN_SPACE
    direction = direction_to(here, cell)
    if direction < 0:
        return Why.NOT_IN_LINE
    here = NEIGHBOUR[here][direction]
    while here != cell:
        if ends_line(s.cells[here]):
            return Why.LINE_BROKEN
        here = NEIGHBOUR[here][direction]
    return landing_refusal(s.cells[cell])


def legal_moves(s: State, ids: list[int]) -> int:
    """Every tea tile straight ahead, to the sides and behind, up to the end of each line."""
    n = 0
    for quarter in range(4):  # ahead, right, back, left
        direction = (s.facing[s.actor] + quarter) % 4
        here = NEIGHBOUR[s.collector[s.actor]][direction]
        while not ends_line(content(s.cells, here)):
            if landing_refusal(s.cells[here]) == Why.OK:
                ids[n] = Act.COLLECT + here
                n += 1
            here = NEIGHBOUR[here][direction]
    return n


def can_move(s: State) -> bool:
    """D21: is there a tile to move to at all?"""
    for direction in range(4):
        here = NEIGHBOUR[s.collector[s.actor]][direction]
        while not ends_line(content(s.cells, here)):
            if landing_refusal(s.cells[here]) == Why.OK:
                return True
            here = NEIGHBOUR[here][direction]
    return False


def way_cost(s: State, cell: int) -> int:
    """D15: the price of everything strictly between here and there."""
    here = s.collector[s.actor]
    direction = direction_to(here, cell)
    here = NEIGHBOUR[here][direction]
    cost = 0
    while here != cell:
        cost += passing_cost(s.cells[here])
        here = NEIGHBOUR[here][direction]
    return cost


def move(s: State, cell: int, ev: list[int]) -> None:
    """D18: pay, take the tile, then refill."""
    seat = s.actor
    origin = s.collector[seat]
    direction = direction_to(origin, cell)
    passing = way_cost(s, cell)
    turning = turning_cost(s.facing[seat], direction)
    score(s, seat, Source.PASSING, -passing)  # D17: below zero too
    score(s, seat, Source.TURNING, -turning)
    s.collector[seat] = cell
    s.facing[seat] = direction  # D14: it keeps the direction of its move
    cost = turning + passing
    collector_moved(ev, seat, origin, cell, direction, turning, passing, cost)
    take_tile(s, seat, cell, ev)
    refill(s, origin, ev)
    s.asked = FOLLOWING[s.asked]

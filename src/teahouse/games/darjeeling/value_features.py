"""What a value network is told of a position of Darjeeling, seen from one seat.

Rules in style and use: the search runs `describe` compiled, in worlds it thinks possible.
"""

from __future__ import annotations

from .grid import NEIGHBOUR
from .heuristics import ship_future, tile_future, turns_left
from .rules.collector import ends_line
from .rules.demand import demand_bonus
from .rules.placement import content
from .rules.scoring import ship_points
from .rules.shipment import next_to_city
from .state import KINDS, QUAYS, Cell, Decision, State, Variety, halves_of, is_tile, kind_of

VARIETIES = len(Variety)
DECISIONS = len(Decision)
QUARTERS = 4
FAR = 250  # points to go are cut off here
FINE = 4  # estimates are told in quarters of a point or turn


def names(players: int) -> tuple[str, ...]:
    """What each number means, in their order; seats are counted from the own one."""
    table = [
        *(f"own decision {d}" for d in range(DECISIONS)),
        *(f"decision of another {d}" for d in range(DECISIONS)),
        "round", "turns left", "crates allowed", "crates loaded",
        *(f"demand bonus {v}" for v in range(VARIETIES)),
    ]  # fmt: skip
    seat = [
        "points to go", "points of the ships now", "of the ships in time", "of the tiles in time",
        "crates in supply", "tokens", "next to a city",
        *(f"crates at quay {q}" for q in range(QUAYS)),
        *(f"tiles {kind}" for kind in range(KINDS)),
        *(f"halves {v}" for v in range(VARIETIES)),
        *(f"whole crates {v}" for v in range(VARIETIES)),
        *(f"halves nearest to the {q}" for q in range(QUARTERS)),
        *(f"halves owned of that variety to the {q}" for q in range(QUARTERS)),
    ]  # fmt: skip
    return (*table, *(f"seat {k}: {name}" for k in range(players) for name in seat))


def describe(s: State, seat: int, out: list[int]) -> int:
    """Write the numbers of a position that is not over; how many they are."""
    for k in range(2 * DECISIONS):
        out[k] = 0
    out[s.asked if s.actor == seat else DECISIONS + s.asked] = 1
    at = 2 * DECISIONS
    turns = turns_left(s)
    out[at] = s.round
    out[at + 1] = int(turns * FINE)
    out[at + 2] = s.allowed
    out[at + 3] = s.loaded
    for variety in range(VARIETIES):
        out[at + 4 + variety] = demand_bonus(s, variety)
    at += 4 + VARIETIES
    for k in range(s.players):
        at = describe_seat(s, (seat + k) % s.players, turns, out, at)
    return at


def describe_seat(s: State, seat: int, turns: float, out: list[int], at: int) -> int:
    out[at] = min(s.target - s.score[seat], FAR)
    out[at + 1] = ship_points(s, seat)
    out[at + 2] = int(ship_future(s, seat, turns) * FINE)
    out[at + 3] = int(tile_future(s, seat, turns) * FINE)
    out[at + 4] = s.supply[seat]
    out[at + 5] = s.tokens[seat]
    out[at + 6] = 1 if s.collector[seat] >= 0 and next_to_city(s, seat) else 0
    at += 7
    for quay in range(QUAYS):
        out[at + quay] = s.aboard[quay][seat]
    at += QUAYS
    for kind in range(KINDS):
        out[at + kind] = s.tiles[seat][kind]
    at += KINDS
    for variety in range(VARIETIES):
        halves = halves_held(s, seat, variety)
        out[at + variety] = halves
        out[at + VARIETIES + variety] = halves // 2
    return describe_ways(s, seat, out, at + 2 * VARIETIES)


def halves_held(s: State, seat: int, variety: int) -> int:
    halves = 0
    for size in range(1, 4):
        halves += size * s.tiles[seat][kind_of(variety, size)]
    return halves


def describe_ways(s: State, seat: int, out: list[int], at: int) -> int:
    """The nearest tile ahead, to the right, behind and to the left."""
    for quarter in range(QUARTERS):
        tile = -1
        if s.collector[seat] >= 0:
            tile = nearest_tile(s, s.collector[seat], (s.facing[seat] + quarter) % QUARTERS)
        out[at + quarter] = halves_of(tile) if tile >= 0 else 0
        out[at + QUARTERS + quarter] = halves_held(s, seat, tile // 3) if tile >= 0 else 0
    return at + 2 * QUARTERS


def nearest_tile(s: State, cell: int, direction: int) -> int:
    """The kind of the first tile in a line, -1 if there is none."""
    here = NEIGHBOUR[cell][direction]
    while not ends_line(content(s.cells, here)):
        if is_tile(s.cells[here]):
            return s.cells[here] - Cell.TILE
        here = NEIGHBOUR[here][direction]
    return -1

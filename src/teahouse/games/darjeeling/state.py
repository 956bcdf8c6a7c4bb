"""The state of a game of Darjeeling: named fields, one line of meaning each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from teahouse.core.decisions import DecisionNumber, successors
from teahouse.core.rng import Words

from .grid import CELLS

SEATS = 5
QUAYS = 7
KINDS = 12  # four varieties with one, two or three halves
MARKERS = 8


class Variety(IntEnum):
    BLACK = 0
    GREEN = 1
    WHITE = 2
    RED = 3


class Cell(IntEnum):
    """What lies on a cell of the grid."""

    OUTSIDE = 0
    EMPTY = 1  # a space of the map without tile, city or collector
    CITY = 2
    TILE = 3  # the first of twelve kinds of tea tile
    COLLECTOR = 15  # the first of five collectors, by seat


class Decision(DecisionNumber):
    """What can be asked of a seat."""

    OVER = 0
    START = 1  # choose the starting tile
    FACE = 2  # choose the direction of the front
    MOVE = 3  # move the collector
    SHIP = 4  # ship a variety, or nothing
    LAY_THREES = 5  # how many three-half tiles to lay
    LAY_TWOS = 6
    LAY_ONES = 7
    TOKENS = 8  # which action tokens to use
    RECALL = 9  # short of crates: take own crates from other ships


# What is asked in which order: of each player once, then in every turn (D09, D12 to D32).
PLACEMENT = (Decision.START, Decision.FACE)
TURN = (
    Decision.MOVE, Decision.SHIP, Decision.LAY_THREES, Decision.LAY_TWOS, Decision.LAY_ONES,
    Decision.TOKENS, Decision.RECALL,
)  # fmt: skip
FOLLOWING = successors(PLACEMENT, TURN)
LAYING = (Decision.LAY_ONES, Decision.LAY_TWOS, Decision.LAY_THREES)  # by halves


class Source(IntEnum):
    """Where points come from."""

    SHIPS = 0
    TURNING = 1
    PASSING = 2
    DEMAND = 3
    QUANTITY = 4
    HALVES = 5


class Memory(IntEnum):
    OPEN = 0
    CLOSED = 1


class TwoHalf(IntEnum):
    ADJACENT = 0
    OPPOSITE = 1


class Use(IntEnum):
    """What action tokens are used for in a shipment."""

    NONE = 0
    FRESH = 1
    DOUBLE = 2
    BOTH = 3


N_SOURCES = 6
RANDOM_FIRST = -1
NO_VARIETY = -1


@dataclass(slots=True)
class State:
    rng: Words  # the generator; never shown
    # Options
    players: Annotated[int, "i1"]  # how many seats play
    memory: Annotated[int, "i1"]  # Memory: are the screens open
    two_half: Annotated[int, "i1"]  # TwoHalf: how two-half tiles lie
    target: Annotated[int, "i2"]  # reaching so many points ends the game
    round_limit: Annotated[int, "i2"]  # so many turns each at most
    chosen_first: Annotated[int, "i1"]  # the first player as chosen, RANDOM_FIRST if drawn
    map_number: Annotated[int, "i1"]  # which printed map, -1 for one's own
    # Whose turn
    first: Annotated[int, "i1"]  # the first player
    round: Annotated[int, "i2"]  # rounds finished
    asked: Annotated[int, "i1"]  # Decision
    actor: Annotated[int, "i1"]  # the seat that is asked
    # The table
    cells: Annotated[list[int], "i1", CELLS]  # what lies on each cell
    bag: Annotated[list[int], "i1", KINDS]  # tiles in the bag, by kind
    warehouse: Annotated[list[int], "i1", KINDS]  # tiles of the last shipment
    chute: Annotated[list[int], "i1", MARKERS]  # demand markers from the bottom
    reserve: Annotated[int, "i1"]  # action tokens in the reserve
    aboard: Annotated[list[list[int]], "i1", QUAYS, SEATS]  # crates by quay, from the bottom
    # The players
    collector: Annotated[list[int], "i2", SEATS]  # cell of the collector, -1 before placement
    facing: Annotated[list[int], "i1", SEATS]  # direction of its front
    score: Annotated[list[int], "i4", SEATS]
    earned: Annotated[list[list[int]], "i4", SEATS, N_SOURCES]  # points by source
    supply: Annotated[list[int], "i1", SEATS]  # crates not on ships
    tiles: Annotated[list[list[int]], "i1", SEATS, KINDS]  # tiles behind the screen
    tokens: Annotated[list[int], "i1", SEATS]  # action tokens behind the screen
    # The shipment under way
    shipping: Annotated[int, "i1"]  # its variety, NO_VARIETY if none
    laid: Annotated[list[int], "i1", 3]  # tiles laid with one, two, three halves
    on_table: Annotated[int, "i1"]  # 1 when the laid tiles have left the screen
    used: Annotated[int, "i1"]  # Use: tokens used
    allowed: Annotated[int, "i1"]  # crates that may be loaded
    loaded: Annotated[int, "i1"]  # crates loaded so far


def is_tile(content: int) -> bool:
    return Cell.TILE <= content < Cell.COLLECTOR


def kind_of(variety: int, halves: int) -> int:
    """The number of a kind of tile."""
    return variety * 3 + halves - 1


def halves_of(kind: int) -> int:
    return kind % 3 + 1


def is_opposite(s: State) -> bool:
    """Whether the halves of a two-half tile lie opposite each other."""
    return s.two_half == TwoHalf.OPPOSITE


def sizes(counts: list[int], variety: int) -> tuple[int, int, int]:
    """Tiles of a variety with one, two, three halves, of counts by kind."""
    ones, twos, threes = counts[kind_of(variety, 1) : kind_of(variety, 3) + 1]
    return ones, twos, threes


def tiles_held(s: State, seat: int) -> int:
    """How many tiles lie behind a screen."""
    n = 0
    for kind in range(KINDS):
        n += s.tiles[seat][kind]
    return n


def total(counts: Annotated[list[int], "i1", KINDS]) -> int:
    """How many tiles lie in the bag or in the warehouse."""
    n = 0
    for kind in range(KINDS):
        n += counts[kind]
    return n

"""What can happen in Darjeeling: each kind of event declared once, and how it shows its values."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from teahouse.core.events import EventKinds, Rows, counted

from .grid import Direction, cell_name
from .state import Use, Variety


@cache
def variety_name(n: int) -> str:
    return Variety(n).name.lower()


@cache
def direction_name(n: int) -> str:
    return Direction(n).name


@cache
def use_name(n: int) -> str:
    return Use(n).name.lower()


@cache
def tile_name(kind: int) -> str:
    """A kind of tile as a word, black-1 to red-3."""
    return f"{variety_name(kind // 3)}-{kind % 3 + 1}"


ACell = Annotated[int, cell_name]
ATile = Annotated[int, tile_name]
ADirection = Annotated[int, direction_name]
AVariety = Annotated[int, variety_name]
AUse = Annotated[int, use_name]
AQuay = Annotated[int, counted]  # from the bottom

EVENTS = EventKinds()
event = EVENTS.declare


@event()
def first_player(ev: Rows, seat: int) -> None: ...


@event()
def crate_placed(ev: Rows, seat: int, quay: AQuay) -> None: ...


@event()
def tile_taken(ev: Rows, to: int, seat: int, cell: ACell, tile: ATile) -> None: ...


@event()
def hidden_tile_taken(ev: Rows, to: int, seat: int, cell: ACell) -> None: ...


@event()
def token_taken(ev: Rows, to: int, seat: int) -> None: ...


@event()
def collector_placed(ev: Rows, seat: int, cell: ACell, direction: ADirection) -> None: ...


@event()
def ships_scored(ev: Rows, seat: int, points: int) -> None: ...


@event()
def collector_moved(
    ev: Rows,
    seat: int,
    origin: ACell,
    cell: ACell,
    direction: ADirection,
    turning: int,
    passing: int,
    cost: int,
) -> None: ...


@event()
def no_move(ev: Rows, seat: int) -> None: ...


@event()
def bag_refilled(ev: Rows, tiles: int) -> None: ...


@event()
def space_refilled(ev: Rows, cell: ACell, tile: ATile) -> None: ...


@event()
def space_left_empty(ev: Rows, cell: ACell) -> None: ...


@event()
def tiles_laid(
    ev: Rows, seat: int, variety: AVariety, threes: int, twos: int, ones: int
) -> None: ...


@event(reveals=True, own=True)
def tiles_revealed(
    ev: Rows, seat: int, variety: AVariety, threes: int, twos: int, ones: int
) -> None: ...


@event()
def tokens_used(ev: Rows, seat: int, use: AUse) -> None: ...


@event()
def crates_returned(ev: Rows, seat: int, crates: int) -> None: ...


@event()
def ship_loaded(ev: Rows, seat: int, crates: int) -> None: ...


@event()
def crate_recalled(ev: Rows, seat: int, quay: AQuay) -> None: ...


@event("demand-bonus")
def demand_scored(ev: Rows, seat: int, variety: AVariety, points: int) -> None: ...


@event("quantity-bonus")
def quantity_scored(ev: Rows, seat: int, points: int) -> None: ...


@event()
def target_reached(ev: Rows, seat: int, points: int) -> None: ...


@event()
def round_limit_reached(ev: Rows, rounds: int) -> None: ...


@event(reveals=True)
def halves_lost(ev: Rows, seat: int, points: int) -> None: ...


@event()
def nothing_shipped(ev: Rows, seat: int) -> None: ...

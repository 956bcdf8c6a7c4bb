"""Phase 4: third labourers and the placement. A25, A26, A45, A52."""

from __future__ import annotations

from teahouse.games.alubari.events import labourer_placed, third_hired
from teahouse.games.alubari.reasons import Why
from teahouse.games.alubari.state import (
    NOBODY,
    ROOM,
    Area,
    Equipment,
    Good,
    Hiring,
    State,
)
from teahouse.games.alubari.tables import T

from .supply import owns_equipment, pay
from .weather_and_rates import is_foggy


def is_hired_free(s: State, seat: int) -> bool:
    """A25, A52: promised last round, or the inspection train in a round with an event."""
    if s.third[seat] == 1:
        return True
    return s.equipment[Equipment.INSPECTION] == seat and s.events_now > 0


def may_hire(s: State, seat: int) -> bool:
    return is_hired_free(s, seat) or owns_equipment(s, seat)


def hire_refusal(s: State, seat: int, hiring: int) -> int:
    """A25: with an equipment a Chai; A45: with the rail tractor rubble too; free is free."""
    free = is_hired_free(s, seat)
    if hiring == Hiring.FREE:
        return Why.OK if free else Why.NOT_FREE
    if free:
        return Why.HIRED_FREE
    if not owns_equipment(s, seat):
        return Why.NO_EQUIPMENT
    if hiring == Hiring.RUBBLE:
        if s.equipment[Equipment.RAIL_TRACTOR] != seat:
            return Why.NO_TRACTOR
        return Why.TOO_LITTLE_RUBBLE if s.goods[seat][Good.RUBBLE] < T.third_rubble else Why.OK
    return Why.TOO_LITTLE_CHAI if s.goods[seat][Good.CHAI] < T.third_chai else Why.OK


def hire(s: State, seat: int, hiring: int, ev: list[int]) -> None:
    if hiring == Hiring.CHAI:
        pay(s, seat, Good.CHAI, T.third_chai)
    elif hiring == Hiring.RUBBLE:
        pay(s, seat, Good.RUBBLE, T.third_rubble)
    s.hands[seat] += 1
    third_hired(ev, seat, hiring)


def rooms_of(s: State, area: int) -> int:
    """A05, A34: the spaces of an area, fog or not."""
    if area == Area.B and s.builds == 1:
        return 1
    return T.rooms[s.players][area]


def fog_rooms(s: State, area: int) -> int:
    """A17: spaces that fog blocks."""
    if not is_foggy(s):
        return 0
    return 1 if area == Area.D or (area == Area.B and s.builds == 0) else 0


def place_refusal(s: State, room: int) -> int:
    """A26: any free space."""
    area = room // ROOM
    k = room % ROOM
    rooms = rooms_of(s, area)
    if k >= rooms:
        return Why.NO_SUCH_SPACE
    if k >= rooms - fog_rooms(s, area):
        return Why.IN_FOG
    return Why.OK if s.labourer[room] == NOBODY else Why.SPACE_TAKEN


def place(s: State, seat: int, room: int, ev: list[int]) -> None:
    s.labourer[room] = seat
    s.hands[seat] -= 1
    labourer_placed(ev, seat, room // ROOM, room % ROOM)

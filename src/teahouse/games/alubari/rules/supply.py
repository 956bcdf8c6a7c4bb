"""What goes from hand to hand: goods, cubes, markers. A32, A39, A62, A79."""

from __future__ import annotations

from teahouse.games.alubari.events import (
    chai_gained,
    leaves_gained,
    space_cleared,
    space_owned,
    steel_gained,
)
from teahouse.games.alubari.state import (
    EQUIPMENTS,
    GAME,
    SPACES,
    WIDE,
    Cube,
    Ending,
    Good,
    State,
)
from teahouse.games.alubari.tables import T


def chai_room(s: State, seat: int) -> int:
    """A03: how far the Chai marker can still go."""
    return T.chai_limit[s.players] - s.goods[seat][Good.CHAI]


def gain_chai(s: State, seat: int, origin: int, n: int, ev: list[int]) -> None:
    """A32: up the Chai track; what goes beyond the maximum is lost."""
    gained = min(n, chai_room(s, seat))
    s.goods[seat][Good.CHAI] += gained
    chai_gained(ev, seat, origin, gained, n - gained)


def gain_leaves(s: State, seat: int, origin: int, n: int, ev: list[int]) -> None:
    s.goods[seat][Good.LEAVES] += n
    leaves_gained(ev, seat, origin, n)


def gain_steel(s: State, seat: int, origin: int, n: int, ev: list[int]) -> None:
    """A40, A79: as far as there are bars."""
    bars = min(n, s.steel)
    s.steel -= bars
    s.goods[seat][Good.STEEL] += bars
    steel_gained(ev, seat, origin, bars)


def pay(s: State, seat: int, good: int, n: int) -> None:
    """A39: iron ore and stone go into the bag, steel to the supply, the rest away."""
    s.goods[seat][good] -= n
    if good == Good.IRON:
        s.bag[Cube.IRON] += n
    elif good == Good.STONE:
        s.bag[Cube.STONE] += n
    elif good == Good.STEEL:
        s.steel += n


def owns_equipment(s: State, seat: int) -> bool:
    for k in range(EQUIPMENTS):
        if s.equipment[k] == seat:
            return True
    return False


def place_marker(s: State, seat: int) -> None:
    """A60: the last marker of a solo player ends the game."""
    s.markers[seat] -= 1
    if s.players == 1 and s.markers[seat] == 0:
        s.ending = Ending.MARKERS


def own_space(s: State, seat: int, space: int, ev: list[int]) -> None:
    """A33, A62: who digs out a space puts a marker there; without one it is the game's."""
    estate = s.estate[space // WIDE]
    if s.markers[seat] == 0:
        s.owner[space] = GAME
        space_cleared(ev, space, estate)
        return
    s.owner[space] = seat
    space_owned(ev, seat, space, estate)
    place_marker(s, seat)


def leftmost_rubble(s: State) -> int:
    """A33: the leftmost estate space that has rubble, -1 if none has."""
    for space in range(SPACES):
        if s.rubble[space] > 0:
            return space
    return -1


def rubble_left(s: State) -> int:
    n = 0
    for space in range(SPACES):
        n += s.rubble[space]
    return n


def draw_cube(s: State, nth: int) -> int:
    """Take the nth cube of the bag out; its kind."""
    cube = 0
    while nth >= s.bag[cube]:
        nth -= s.bag[cube]
        cube += 1
    s.bag[cube] -= 1
    return cube


def cubes_in_bag(s: State) -> int:
    return s.bag[Cube.IRON] + s.bag[Cube.STONE] + s.bag[Cube.CHAI] + s.bag[Cube.EVENT]

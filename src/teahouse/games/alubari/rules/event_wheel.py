"""Phase 3: the stock yard is filled, events happen. A22 to A24, A53 to A58, A74."""

from __future__ import annotations

from teahouse.core.events import chance
from teahouse.games.alubari.events import (
    cubes_drawn,
    cubes_went_back,
    event_came,
    game_laid,
    maintained,
    siliguri_closed,
    space_cleared,
    town_completed,
    yard_trimmed,
)
from teahouse.games.alubari.reasons import Why
from teahouse.games.alubari.state import (
    EQUIPMENTS,
    EVENTS,
    GAME,
    NOBODY,
    SECTIONS,
    SHED,
    STATIONS,
    TOWNS,
    WIDE,
    Cube,
    Decision,
    Detail,
    Equipment,
    Good,
    State,
    Upkeep,
)
from teahouse.games.alubari.tables import T

from .pending import ask, say
from .supply import cubes_in_bag, draw_cube, leftmost_rubble, pay
from .weather_and_rates import change_harvest, excavation_rate, harvest, track_rate


def draw_to_yard(s: State, cubes: int, ev: list[int]) -> None:
    """A11, A22: cubes from the bag, as many as there are; what was in the yard stays."""
    n = min(cubes, cubes_in_bag(s))
    before_iron = s.yard[Cube.IRON]
    before_stone = s.yard[Cube.STONE]
    before_chai = s.yard[Cube.CHAI]
    for _ in range(n):
        cube = draw_cube(s, chance(s.rng, cubes_in_bag(s), ev))
        if cube == Cube.EVENT:
            s.cubes_drawn += 1
        else:
            s.yard[cube] += 1
    iron = s.yard[Cube.IRON] - before_iron
    stone = s.yard[Cube.STONE] - before_stone
    chai = s.yard[Cube.CHAI] - before_chai
    cubes_drawn(ev, iron, stone, chai, s.cubes_drawn)


def place_event_cube(s: State, ev: list[int]) -> None:
    """A23: on the next space of the wheel, and the event happens."""
    at = s.wheel_at
    s.cubes_drawn -= 1
    s.events_now += 1
    s.wheel[at] += 1
    s.wheel_at = (at + 1) % EVENTS  # A24
    event_came(ev, at)
    if at == 0:
        clear_spaces(s, ev)
    elif at == 1:
        change_harvest(s, T.crops_grow, ev)  # A54
    elif at == 2:
        game_lays(s, ev)
    elif at == 3:
        complete_town(s, ev)
    elif at == 4:
        ask_maintenance(s)
    else:
        harvest(s, ev)  # A58
        game_lays(s, ev)


def cubes_back(s: State, low: int, ev: list[int]) -> int:
    """Event cubes on three spaces of the wheel go back into the bag; how many."""
    n = 0
    for at in range(low, low + EVENTS // 2):
        n += s.wheel[at]
        s.wheel[at] = 0
    s.bag[Cube.EVENT] += n
    if n > 0:
        cubes_went_back(ev, n)
    return n


def clear_spaces(s: State, ev: list[int]) -> None:
    """A53: the leftmost spaces with rubble become the game's."""
    s.landfalls += 1
    spaces = excavation_rate(s) if s.players == 1 else T.cleared_spaces
    for _ in range(spaces):
        space = leftmost_rubble(s)
        if space >= 0:
            s.rubble[space] = 0
            s.owner[space] = GAME
            space_cleared(ev, space, s.estate[space // WIDE])
    if s.players == 1 and s.landfalls == 2:  # A74
        siliguri_closed(ev)
    if cubes_back(s, EVENTS // 2, ev) > 0:
        trim_yard(s, ev)


def trim_yard(s: State, ev: list[int]) -> None:
    """A53: what is too much goes back into the bag."""
    iron = max(0, s.yard[Cube.IRON] - T.trim[Cube.IRON])
    stone = max(0, s.yard[Cube.STONE] - T.trim[Cube.STONE])
    chai = max(0, s.yard[Cube.CHAI] - T.trim[Cube.CHAI])
    s.yard[Cube.IRON] -= iron
    s.yard[Cube.STONE] -= stone
    s.yard[Cube.CHAI] -= chai
    s.bag[Cube.IRON] += iron
    s.bag[Cube.STONE] += stone
    s.bag[Cube.CHAI] += chai
    if iron + stone + chai > 0:
        yard_trimmed(ev, iron, stone, chai)


def next_section(s: State) -> int:
    """A36: the lowest section without a marker, SECTIONS if there is none."""
    k = 0
    while k < SECTIONS and s.section[k] != NOBODY:
        k += 1
    return k


def game_lays(s: State, ev: list[int]) -> None:
    """A55: as many sections as the track rate; nobody gets Chai for a river."""
    for _ in range(track_rate(s)):
        k = next_section(s)
        if k < SECTIONS:
            s.section[k] = GAME
            game_laid(ev, k)


def is_blocked(s: State, station: int) -> bool:
    """A02: Darjeeling's second area needs three players."""
    return s.players < T.players_from[station]


def is_free(s: State, station: int) -> bool:
    return s.station[station] == NOBODY and not is_blocked(s, station)


def incomplete_town(s: State) -> int:
    """A56: the lowest town but Siliguri with a free area, TOWNS if there is none."""
    found = TOWNS
    for k in range(STATIONS - 1, -1, -1):
        if T.town[k] > 0 and is_free(s, k):
            found = T.town[k]
    return found


def complete_town(s: State, ev: list[int]) -> None:
    """A56: the game takes all its free areas; the cubes on 1 to 3 go back."""
    town = incomplete_town(s)
    if town < TOWNS:
        for k in range(STATIONS):
            if T.town[k] == town and is_free(s, k):
                s.station[k] = GAME
        town_completed(ev, town)
    cubes_back(s, 0, ev)


def ask_maintenance(s: State) -> None:
    """A57: from the first player on, for each equipment apart; A51 leaves one out."""
    for turn in range(s.players - 1, -1, -1):
        seat = (s.first + turn) % s.players
        for k in range(EQUIPMENTS - 1, -1, -1):
            if s.equipment[k] == seat and k != Equipment.RELIABLE:
                ask(s, Decision.MAINTAIN, seat)
                say(s, Detail.EQUIPMENT, k)


def maintain_refusal(s: State, seat: int, upkeep: int) -> int:
    """A57: a steel bar or two Chai."""
    if upkeep == Upkeep.STEEL and s.goods[seat][Good.STEEL] < T.upkeep_steel:
        return Why.TOO_LITTLE_STEEL
    if upkeep == Upkeep.CHAI and s.goods[seat][Good.CHAI] < T.upkeep_chai:
        return Why.TOO_LITTLE_CHAI
    return Why.OK


def maintain(s: State, seat: int, equipment: int, upkeep: int, ev: list[int]) -> None:
    price = 0
    if upkeep == Upkeep.STEEL:
        price = T.upkeep_steel
        pay(s, seat, Good.STEEL, price)
    elif upkeep == Upkeep.CHAI:
        price = T.upkeep_chai
        pay(s, seat, Good.CHAI, price)
    else:
        s.equipment[equipment] = SHED  # without a new Chai cube
    maintained(ev, seat, equipment, upkeep, price)

"""When each reason for a refusal holds, told from the view and not from the rules that refuse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from teahouse.core.actions import Action
from teahouse.core.truth import Because, Ground, Moment, because
from teahouse.games.darjeeling.actions import (
    Collect,
    Done,
    Face,
    LayOnes,
    LayThrees,
    LayTwos,
    Recall,
    Ship,
    Spend,
)
from teahouse.games.darjeeling.grid import SIDE, Direction
from teahouse.games.darjeeling.state import TwoHalf, Use, Variety

OUTSIDE, EMPTY, CITY = ".", "_", "C"
Spot = tuple[int, int]  # column and row
AHEAD = {Direction.N: (0, -1), Direction.E: (1, 0), Direction.S: (0, 1), Direction.W: (-1, 0)}
FRESH, DOUBLE = ("fresh", "both"), ("double", "both")
SIZES: dict[type[Action], int] = {LayThrees: 3, LayTwos: 2, LayOnes: 1}


def own(moment: Moment) -> dict[str, Any]:
    seat: dict[str, Any] = moment.view["seats"][moment.seat]
    return seat


def spot(name: str) -> Spot:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def on(moment: Moment, where: Spot) -> str:
    """What lies on a cell, as the view writes it."""
    column, row = where
    rows = moment.view["map"]
    inside = 0 <= row < len(rows) and 0 <= column < len(rows[row])
    return str(rows[row][column]) if inside else OUTSIDE


def is_tile(content: str) -> bool:
    return content[0] in "bgwr"


def beside(where: Spot, direction: Direction, steps: int = 1) -> Spot:
    right, down = AHEAD[direction]
    return where[0] + steps * right, where[1] + steps * down


def target(action: Collect) -> Spot:
    return action.cell % SIDE, action.cell // SIDE


def here(moment: Moment) -> Spot:
    return spot(own(moment)["collector"])


def near_city(moment: Moment) -> bool:
    column, row = here(moment)
    around = [(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    return any(on(moment, where) == CITY for where in around)


# The first placement


def backs(moment: Moment, where: Spot) -> Iterator[Direction]:
    """The directions in which a collector would have its back to the outside."""
    for direction in Direction:
        if on(moment, beside(where, direction, -1)) == OUTSIDE:
            yield direction


def not_a_tile(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Collect) or moment.decision != "start":
        return None
    return None if is_tile(on(moment, target(action))) else because("D10")


def back_not_outside(moment: Moment, action: Action) -> Because | None:
    if isinstance(action, Face):
        turned = Direction(action.direction) in list(backs(moment, here(moment)))
        return None if turned else because("D10")
    if not isinstance(action, Collect) or moment.decision != "start":
        return None
    return None if any(True for _ in backs(moment, target(action))) else because("D10")


def front_not_tile(moment: Moment, action: Action) -> Because | None:
    if isinstance(action, Face):
        front = on(moment, beside(here(moment), Direction(action.direction)))
        return None if is_tile(front) else because("D10")
    if not isinstance(action, Collect) or moment.decision != "start":
        return None
    where = target(action)
    fronts = [on(moment, beside(where, direction)) for direction in backs(moment, where)]
    return because("D10") if fronts and not any(map(is_tile, fronts)) else None


# The move


def way(moment: Moment, action: Action) -> list[Spot] | None:
    if not isinstance(action, Collect) or moment.decision != "move":
        return None
    return line(here(moment), target(action))


def line(start: Spot, end: Spot) -> list[Spot] | None:
    """The cells from one to another in its row or column, None for others."""
    (x, y), (column, row) = start, end
    if (x == column) == (y == row):
        return None
    right, down = (column > x) - (column < x), (row > y) - (row < y)
    steps = abs(column - x) + abs(row - y)
    return [(x + n * right, y + n * down) for n in range(1, steps + 1)]


def not_in_line(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Collect) or moment.decision != "move":
        return None
    off = way(moment, action) is None and target(action) != here(moment)
    return because("D15") if off else None


def on_own_space(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Collect) or moment.decision != "move":
        return None
    return because("D15") if target(action) == here(moment) else None


def lands_on(moment: Moment, action: Action) -> str:
    cells = way(moment, action)
    return on(moment, cells[-1]) if cells else ""


def on_a_city(moment: Moment, action: Action) -> Because | None:
    return because("D16") if lands_on(moment, action) == CITY else None


def on_a_collector(moment: Moment, action: Action) -> Because | None:
    return because("D16") if lands_on(moment, action).startswith("@") else None


def nothing_there(moment: Moment, action: Action) -> Because | None:
    return because("D20") if lands_on(moment, action) in (OUTSIDE, EMPTY) else None


def line_broken(moment: Moment, action: Action) -> Because | None:
    return because("D20") if is_broken(moment, way(moment, action) or []) else None


def is_broken(moment: Moment, cells: list[Spot]) -> bool:
    return any(on(moment, where) in (OUTSIDE, EMPTY) for where in cells[:-1])


def can_move(moment: Moment) -> bool:
    """Whether the collector can get to a tile or a city's token (D15, D16, D20)."""
    start, rows = here(moment), moment.view["map"]
    spots = [(column, row) for row in range(len(rows)) for column in range(len(rows[row]))]
    ways = [cells for end in spots if (cells := line(start, end))]
    landings = [cells for cells in ways if is_tile(on(moment, cells[-1]))]
    return any(not is_broken(moment, cells) for cells in landings)


# Laying tiles


def held(moment: Moment, variety: str, halves: int) -> int:
    """Tiles behind the screen."""
    return int((own(moment)["tiles"] or {}).get(f"{variety}-{halves}", 0))


def layings(moment: Moment, variety: str) -> Iterator[tuple[int, int, int]]:
    """Every number of threes, twos and ones behind the screen that closes (D24)."""
    shape = TwoHalf[moment.view["options"]["two_half"].upper()]
    layable = moment.game.tables.layable[shape][0]
    threes, twos, ones = (held(moment, variety, halves) for halves in (3, 2, 1))
    for three in range(threes + 1):
        for two in range(twos + 1):
            for one in range(ones + 1):
                if layable[three][two] >> one & 1:
                    yield three, two, one


def crates(laying: tuple[int, int, int]) -> int:
    three, two, one = laying
    return (3 * three + 2 * two + one) // 2


def loses_the_last(moment: Moment, most: int) -> bool:
    """D25, D26: whether so many crates lose the only one, with no token to keep it."""
    return most == 1 and not near_city(moment) and not own(moment)["tokens"]


def possible(moment: Moment, action: Action) -> list[int] | None:
    """The crates one can still close, once so many tiles are laid; None for other actions."""
    if isinstance(action, Ship):
        name = Variety(action.variety).name.lower()
        return [crates(laying) for laying in layings(moment, name)]
    size = SIZES.get(type(action))
    if size is None or not isinstance(action, (LayThrees, LayTwos, LayOnes)):
        return None
    shipment = moment.view["shipment"]
    fixed = {halves: shipment["laid"][halves - 1] for halves in (3, 2, 1) if halves > size}
    fixed[size] = action.tiles
    found = layings(moment, shipment["variety"])
    return [crates(ly) for ly in found if all(ly[3 - h] == n for h, n in fixed.items())]


def no_closed_crates(moment: Moment, action: Action) -> Because | None:
    none = isinstance(action, Ship) and not possible(moment, action)
    return because("D24") if none else None


def too_few_tiles(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, (LayThrees, LayTwos, LayOnes)):
        return None
    has = held(moment, moment.view["shipment"]["variety"], SIZES[type(action)])
    return because("D23", has=has) if action.tiles > has else None


def not_closed(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, (LayThrees, LayTwos, LayOnes)):
        return None
    return None if possible(moment, action) else because("D24")


def loads_no_crate(moment: Moment, action: Action) -> Because | None:
    if isinstance(action, Spend):
        laid = laid_crates(moment)
        kept = near_city(moment) or Use(action.use).name.lower() in FRESH
        return because("D26") if laid == 1 and not kept else None
    most = max(possible(moment, action) or [0])
    return because("D26") if loses_the_last(moment, most) else None


# Tokens and crates


def laid_crates(moment: Moment) -> int:
    one, two, three = moment.view["shipment"]["laid"]
    return crates((three, two, one))


def no_token(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Spend):
        return None
    needed = {"none": 0, "both": 2}.get(Use(action.use).name.lower(), 1)
    has = own(moment)["tokens"]
    return because("D32", needed=needed, has=has) if has < needed else None


def fresh_changes_nothing(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Spend) or Use(action.use).name.lower() not in FRESH:
        return None
    most = moment.game.tables.crates
    saved = near_city(moment) or laid_crates(moment) > most
    return because("D32") if saved else None


def double_changes_nothing(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Spend) or Use(action.use).name.lower() not in DOUBLE:
        return None
    chute = moment.view["chute"]  # from the bottom
    on_top = chute[-1] == moment.view["shipment"]["variety"]
    return because("D32") if on_top else None


def no_own_crate_there(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Recall):
        return None
    quays = moment.view["quays"]
    if action.quay + 1 >= len(quays):
        return None
    aboard = quays[action.quay]["crates"][moment.seat]
    return None if aboard else because("D28")


def all_loaded(moment: Moment, action: Action) -> Because | None:
    shipment = moment.view["shipment"]
    enough = isinstance(action, Recall) and shipment["loaded"] >= shipment["allowed"]
    return because("D28") if enough else None


def being_loaded(moment: Moment, action: Action) -> Because | None:
    top = isinstance(action, Recall) and action.quay + 1 == len(moment.view["quays"])
    return because("D28") if top else None


def no_such_quay(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Recall):
        return None
    quays = len(moment.view["quays"])
    return because("D04", quays=quays) if action.quay >= quays else None


def at_least_one_crate(moment: Moment, action: Action) -> Because | None:
    none = isinstance(action, Done) and not moment.view["shipment"]["loaded"]
    return because("D28") if none else None


GROUNDS: dict[str, Ground] = {
    ground.__name__.replace("_", "-"): ground
    for ground in (
        not_a_tile, back_not_outside, front_not_tile, not_in_line, on_own_space, on_a_city,
        on_a_collector, nothing_there, line_broken, no_closed_crates, too_few_tiles, not_closed,
        no_token, fresh_changes_nothing, double_changes_nothing, loads_no_crate,
        no_own_crate_there, being_loaded, no_such_quay, all_loaded,
        at_least_one_crate,
    )
}  # fmt: skip

"""What a view of Ceylon says to whoever checks its words: places, prices, what is being done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teahouse.core.actions import Action
from teahouse.core.truth import Moment
from teahouse.core.views import View
from teahouse.games.ceylon.actions import Do, Engage, Move, Site, UseStartingTile
from teahouse.games.ceylon.hexes import HEX_NUMBERS
from teahouse.games.ceylon.state import ActionKind

FREE = ("move", "rupees")  # the alternatives


Hex = Mapping[str, Any]


def hexes(view: View) -> dict[str, Hex]:
    return {shown["hex"]: shown for row in view["map"] for shown in row}


def board(moment: Moment) -> dict[str, Hex]:
    """The hexes of a position by name."""
    if "board" not in moment.memo:
        moment.memo["board"] = hexes(moment.view)
    found: dict[str, Hex] = moment.memo["board"]
    return found


def own(moment: Moment) -> dict[str, Any]:
    seat: dict[str, Any] = moment.view["seats"][moment.seat]
    return seat


def in_play(view: View, district: str) -> bool:
    return any(h["in_play"] for h in hexes(view).values() if h["district"] == district)


def pawn_district(moment: Moment) -> str:
    return str(board(moment)[own(moment)["pawn"]]["district"])


def steps(moment: Moment, to: str, over: int = 0) -> int:
    """How many steps it is from the pawn to a hex, over all hexes or around a district."""
    start, end = HEX_NUMBERS[own(moment)["pawn"]], HEX_NUMBERS[to]
    return int(moment.game.tables.distance[over][start][end])


def has(moment: Moment, councillor: str) -> bool:
    offices = moment.view["councillors"].values()
    return any(o["councillor"] == councillor and moment.seat in o["seats"] for o in offices)


def planting_price(moment: Moment) -> int:
    tables = moment.game.tables
    cheaper = has(moment, "plant_cost")
    return int(tables.lower_plant_cost if cheaper else tables.plant_cost)


def contracting_price(moment: Moment) -> int:
    tables = moment.game.tables
    cheaper = has(moment, "councillor_cost")
    return int(tables.lower_councillor_cost if cheaper else tables.councillor_cost)


def moving_price(moment: Moment, to: str) -> int:
    """C37, C40: the first step is free, the others cost more and more, or always the same."""
    left_out = moment.view["left_out"]
    names = ["dimbula", "ruhuna", "kandy", "uva"]
    way = steps(moment, to, 0 if left_out is None else names.index(left_out) + 1)
    if has(moment, "move"):
        return int((way - 1) * moment.game.tables.step_cost)
    return sum(range(way))


def with_tile(moment: Moment, action: Action) -> bool:
    """Whether the starting tile works for an action."""
    return isinstance(action, UseStartingTile) or bool(moment.view["under_way"]["starting_tile"])


def doing(moment: Moment, action: Action) -> str | None:
    """The kind of action that is wanted, where one is chosen."""
    if isinstance(action, Do):
        return ActionKind(action.kind).name.lower()
    if isinstance(action, UseStartingTile) and not own(moment)["starting_tile_used"]:
        tile: str | None = own(moment)["starting_tile"]
        return tile
    return None


def price(moment: Moment, action: Action) -> int | None:
    """What an action costs, where it is known before more is chosen."""
    kind = doing(moment, action)
    if kind == "plant":
        return planting_price(moment)
    if kind == "councillor" or isinstance(action, Engage):
        return contracting_price(moment)
    if kind == "technology":
        return int(moment.game.tables.technology_cost)
    if isinstance(action, Move) and not with_tile(moment, action):
        name = str(action.named()["hex"])
        playable = board(moment)[name]["in_play"] and name != own(moment)["pawn"]
        return moving_price(moment, name) if playable else None
    return None


def district(action: Action) -> str | None:
    return str(action.named()["district"]) if isinstance(action, (Site, Engage)) else None

"""What an action means now, for people: the name of a message and its values, costs too."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.core.actions import Action
from teahouse.core.events import Value
from teahouse.core.game import Game

from .actions import Act, Collect, LayOnes, LayThrees, LayTwos, Recall, Spend
from .events import tile_name, variety_name
from .rules import collector, shipment
from .state import Cell, Decision, State, Use, kind_of
from .tables import Tables

Told = tuple[str, Mapping[str, Value]]

# Every message with the values it is given.
PREVIEWS: Mapping[str, tuple[str, ...]] = {
    "start": ("cell", "tile"),
    "face": ("direction",),
    "move": ("cell", "tile", "turn", "cost"),
    "ship": ("variety", "bonus", "loaded", "city"),
    "keep": (),
    "lay": ("halves", "tiles", "variety"),
    "spend": ("use", "crates", "bonus"),
    "recall": ("quay", "multiplier"),
    "done": (),
}


def preview(s: State, action: Action, game: Game) -> Told:
    """What an action means now: a message name and its values."""
    if isinstance(action, Collect):
        return _collect(s, action, game)
    if isinstance(action, (LayThrees, LayTwos, LayOnes)):
        halves = 3 if isinstance(action, LayThrees) else 2 if isinstance(action, LayTwos) else 1
        return "lay", {"halves": halves, "tiles": action.tiles, "variety": variety_name(s.shipping)}
    if isinstance(action, Spend):
        return "spend", _spend(s, action.use, game)
    if isinstance(action, Recall):
        multiplier = game.tables.multiplier[s.players][action.quay - 1]
        return "recall", {"quay": action.quay, "multiplier": multiplier}
    if Act.SHIP <= action.id < Act.KEEP:
        return "ship", {**action.named(), **_ship(s, action.id - Act.SHIP, game)}
    return type(action).__name__.lower(), action.named()


def _collect(s: State, action: Collect, game: Game) -> Told:
    values = {**action.named(), "tile": tile_name(s.cells[action.cell] - Cell.TILE)}
    if s.asked == Decision.START:
        return "start", values
    direction = collector.direction_to(s.collector[s.actor], action.cell)
    turning = int(game.rule(collector.turning_cost)(s.facing[s.actor], direction))
    cost = turning + int(game.rule(collector.way_cost)(s, action.cell))
    turn_name = ("ahead", "right", "back", "left")[(direction - s.facing[s.actor]) % 4]
    return "move", {**values, "turn": turn_name, "cost": cost}


def _ship(s: State, variety: int, game: Game) -> dict[str, Value]:
    """The bonus, and how many crates load at most without a token: one fewer away from a city,
    and never more than a player has (D07, D25)."""
    city = bool(game.rule(shipment.next_to_city)(s, s.actor))
    closed = most_crates(s, variety, game.tables)
    return {
        "bonus": int(game.rule(shipment.demand_bonus)(s, variety)),
        "loaded": min(closed - (not city), game.tables.crates),
        "city": "yes" if city else "no",
    }


def most_crates(s: State, variety: int, tables: Tables) -> int:
    """D24: the most crates that tiles of one variety behind the screen can close."""
    ones, twos, threes = (s.tiles[s.actor][kind_of(variety, halves)] for halves in (1, 2, 3))
    layable = tables.layable[s.two_half][0]
    most = 0
    for three in range(threes + 1):
        for two in range(twos + 1):
            closing = layable[three][two] & shipment.bits_up_to(ones)
            if closing:
                most = max(most, (closing.bit_length() - 1 + 2 * two + 3 * three) // 2)
    return most


def _spend(s: State, use: int, game: Game) -> dict[str, Value]:
    crates = min(int(game.rule(shipment.crates_allowed)(s, use)), game.tables.crates)  # D07
    bonus = int(game.rule(shipment.demand_bonus)(s, s.shipping))
    doubled = bonus * 2 if shipment.is_double(use) else bonus
    return {"use": Use(use).name.lower(), "crates": crates, "bonus": doubled}

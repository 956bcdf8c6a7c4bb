"""What an action means now, for people: the name of a message and its values, costs too."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy

from teahouse.core.actions import Action
from teahouse.core.events import Value
from teahouse.core.game import Game

from . import crate_closing
from .actions import Act, Collect, LayOnes, LayThrees, LayTwos, Recall, Spend
from .events import tile_name, variety_name
from .rules import collector, demand, shipment
from .state import Cell, Decision, State, Use, is_opposite, sizes

Preview = tuple[str, Mapping[str, Value]]

# Every message with the values it is given.
PREVIEWS: Mapping[str, tuple[str, ...]] = {
    "start": ("cell", "tile"),
    "face": ("direction",),
    "move": ("cell", "tile", "turn", "cost"),
    "ship": ("variety", "bonus", "loaded", "city"),
    "keep": (),
    "lay": ("halves", "tiles", "variety", "picture", "lost"),
    "spend": ("use", "crates", "bonus"),
    "recall": ("quay", "multiplier"),
    "done": (),
}


def preview(s: State, action: Action, game: Game) -> Preview:
    """What an action means now: a message name and its values."""
    if isinstance(action, Collect):
        return _collect(s, action, game)
    if isinstance(action, (LayThrees, LayTwos, LayOnes)):
        return "lay", _lay(s, action, game)
    if isinstance(action, Spend):
        return "spend", _spend(s, action.use, game)
    if isinstance(action, Recall):
        multiplier = game.tables.multiplier[s.players][action.quay]
        return "recall", {"quay": action.quay + 1, "multiplier": multiplier}
    if Act.SHIP <= action.id < Act.KEEP:
        return "ship", {**action.named(), **_ship(s, action.id - Act.SHIP, game)}
    return type(action).__name__.lower(), action.named()


def _lay(s: State, action: LayThrees | LayTwos | LayOnes, game: Game) -> dict[str, Value]:
    """The tiles, and what lies there then with the tiles that have to follow; no picture while
    that does not close."""
    halves = 3 if isinstance(action, LayThrees) else 2 if isinstance(action, LayTwos) else 1
    laid = _laid(s, halves, action.tiles, game)
    return {
        "halves": halves,
        "tiles": action.tiles,
        "variety": variety_name(s.shipping),
        "picture": crate_closing.picture(*laid, is_opposite(s)) or "",
        "lost": _lost(s, game),
    }


def _lost(s: State, game: Game) -> str:
    """Whether a crate is lost on the way: yes, no, or only without a token (D25, D32)."""
    if game.rule(shipment.next_to_city)(s, s.actor):
        return "no"
    return "token" if s.tokens[s.actor] > 0 else "yes"


def _laid(s: State, halves: int, tiles: int, game: Game) -> list[int]:
    """All that lies there by size, once so many of one are laid: of a smaller size there may be
    only one number that closes (D24)."""
    after = copy(s)
    after.laid = list(s.laid)
    after.laid[halves - 1] = tiles
    may_lay = game.rule(shipment.lay_closes)
    fewest = int(game.rule(shipment.fewest_crates)(s))
    for size in range(halves - 1, 0, -1):
        held = int(game.rule(shipment.owned)(s, size))
        closing_ones = [n for n in range(held + 1) if may_lay(after, size, n, fewest)]
        if len(closing_ones) != 1:
            break
        after.laid[size - 1] = closing_ones[0]
    return after.laid


def _collect(s: State, action: Collect, game: Game) -> Preview:
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
    tiles = crate_closing.most(*sizes(s.tiles[s.actor], variety), is_opposite(s))  # D24
    closed = (tiles[0] + 2 * tiles[1] + 3 * tiles[2]) // 2
    return {
        "bonus": int(game.rule(demand.demand_bonus)(s, variety)),
        "loaded": min(closed - (not city), game.tables.crates),
        "city": "yes" if city else "no",
    }


def _spend(s: State, use: int, game: Game) -> dict[str, Value]:
    crates = min(int(game.rule(shipment.crates_allowed)(s, use)), game.tables.crates)  # D07
    bonus = int(game.rule(demand.demand_bonus)(s, s.shipping))
    doubled = bonus * 2 if shipment.is_double(use) else bonus
    return {"use": Use(use).name.lower(), "crates": crates, "bonus": doubled}

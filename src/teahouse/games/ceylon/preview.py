"""What an action means now, for people: the name of a message and its values, costs too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from teahouse.core.actions import Action
from teahouse.core.events import Value
from teahouse.core.game import Game

from .actions import (
    Cover,
    Deliver,
    Do,
    Engage,
    Harvest,
    Move,
    Peak,
    Plant,
    Play,
    Settle,
    Take,
    UseStartingTile,
    card_side,
)
from .events import councillor_name, district_name, kind_name, tea_name
from .hexes import COVERS, hex_name
from .reasons import Why
from .rules.alternative_actions import moving_cost, rupees_to_take, steps_to
from .rules.choice import availability
from .rules.council import councillor_of, engaging_cost, has_ability
from .rules.pending import actor
from .rules.plantations import planting_cost
from .state import ActionKind, Councillor, Reward, State

Values = Mapping[str, Value]
Preview = tuple[str, Values]

PLACE = ("hex", "district", "tea")
DOING = ("action", "cost", "gain")
# Every message with the values it is given.
PREVIEWS: Mapping[str, tuple[str, ...]] = {
    "lift": ("shape",),
    "site": ("district",),
    "cover": ("hexes",),
    "peak": PLACE,
    "found": PLACE,
    "play": ("action", "others", "ready"),
    "do": DOING,
    "use-starting-tile": DOING,
    "use-token": (),
    "keep-token": (),
    "plant": (*PLACE, "cost"),
    "second-marker": (*PLACE, "cost"),
    "harvest": PLACE,
    "harvest-other": (*PLACE, "seat"),
    "done": (),
    "discard": ("tea",),
    "deliver": ("wagon", "company", "black", "green", "white", "rupees", "points", "premium"),
    "spare": ("tea",),
    "take-rupees": ("rupees",),
    "take-points": ("points", "rupees"),
    "contract": ("district", "councillor", "cost"),
    "move": (*PLACE, "steps", "cost"),
}


def preview(s: State, action: Action, game: Game) -> Preview:
    """The message of an action and its values."""
    if isinstance(action, Do):
        return "do", doing(s, action.kind, 0, game)
    if isinstance(action, UseStartingTile):
        return "use-starting-tile", doing(s, s.tile[actor(s)], 1, game)
    if isinstance(action, (Settle, Peak, Plant, Harvest, Move)):
        return on_hex(s, action, game)
    if isinstance(action, Cover):
        return "cover", {"hexes": covered(s, action.cover, game)}
    if isinstance(action, Deliver):
        values = contract_values(s.wagon[action.wagon], action.wagon + 1, game)
        return "deliver", {**values, "premium": premium(s, game)}
    if isinstance(action, Take):
        return taking(s, action.reward, game)
    if isinstance(action, Engage):
        return "contract", contracting(s, action.district, game)
    if isinstance(action, Play):
        return "play", {**action.named(), "ready": readiness(s, action, game)}
    return _words(type(action).__name__), action.named()


def _words(name: str) -> str:
    """KeepToken as keep-token."""
    return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")


def readiness(s: State, action: Play, game: Game) -> str:
    """Whether the active player's side of the card could be done as things stand: yes, no, or only
    with the starting tile."""
    own, _ = card_side(action.side)
    return possible(s, actor(s), own, game)


def possible(s: State, seat: int, kind: int, game: Game) -> str:
    """Whether an action can be done: yes, with the own starting tile only, or no (C18, C49)."""
    rule = game.rule(availability)
    if rule(s, seat, kind, 0) == Why.OK:
        return "yes"
    ready = s.tile[seat] == kind and s.tile_used[seat] == 0
    return "tile" if ready and rule(s, seat, kind, 1) == Why.OK else "no"


def doing(s: State, kind: int, enhanced: int, game: Game) -> dict[str, Value]:
    """An action with its cost and, for rupees, its gain."""
    seat, rule, tables = actor(s), game.rule, game.tables
    cost = 0
    if kind == ActionKind.PLANT:
        cost = rule(planting_cost)(s, seat)
    elif kind == ActionKind.COUNCILLOR:
        cost = rule(engaging_cost)(s, seat)
    elif kind == ActionKind.TECHNOLOGY:
        cost = tables.technology_cost
    gain = rule(rupees_to_take)(s, seat, enhanced) if kind == ActionKind.RUPEES else 0
    return {"action": kind_name(kind), "cost": cost, "gain": gain}


def covered(s: State, cover: int, game: Game) -> str:
    """The hexes a cover means in the district that was chosen."""
    return " ".join(hex_name(game.tables.hexes[s.site][k]) for k in COVERS[cover])


def on_hex(s: State, action: Settle | Peak | Plant | Harvest | Move, game: Game) -> Preview:
    h, seat, rule = action.hex, actor(s), game.rule
    place: dict[str, Value] = {
        "hex": hex_name(h),
        "district": district_name(game.tables.district[h]),
        "tea": tea_name(s.level[h]),
    }
    if isinstance(action, Plant):
        name = "second-marker" if s.enhanced else "plant"
        return name, {**place, "cost": rule(planting_cost)(s, seat)}
    if isinstance(action, Harvest):
        own = s.owner[h] == seat
        return ("harvest", place) if own else ("harvest-other", {**place, "seat": s.owner[h]})
    if isinstance(action, Move):
        cost = 0 if s.enhanced else rule(moving_cost)(s, seat, h)
        return "move", {**place, "steps": rule(steps_to)(s, seat, h), "cost": cost}
    return str(action).partition(" ")[0], place


def contract_values(kind: int, wagon: int, game: Game) -> dict[str, Value]:
    tables = game.tables
    return {
        "wagon": wagon,
        "company": tables.company[kind] + 1,
        "black": tables.asks[kind][0],
        "green": tables.asks[kind][1],
        "white": tables.asks[kind][2],
        "rupees": tables.pays[kind],
        "points": tables.worth[kind],
    }


def premium(s: State, game: Game) -> int:
    """C43: the rupees a trade brings besides its reward."""
    has = game.rule(has_ability)(s, actor(s), Councillor.TRADE)
    return int(game.tables.trade_premium) if has else 0


def taking(s: State, reward: int, game: Game) -> Preview:
    """C32, C43: either reward, with the rupees of the trade councillor."""
    tables, more = game.tables, premium(s, game)
    if reward == Reward.RUPEES:
        return "take-rupees", {"rupees": tables.pays[s.rewarding] + more}
    return "take-points", {"points": tables.worth[s.rewarding], "rupees": more}


def contracting(s: State, district: int, game: Game) -> dict[str, Value]:
    cost = cast("int", game.rule(engaging_cost)(s, actor(s)))
    return {
        "district": district_name(district),
        "councillor": councillor_name(councillor_of(s, district)),
        "cost": cost,
    }

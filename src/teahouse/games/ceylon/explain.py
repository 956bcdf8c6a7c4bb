"""What a refusal names in the position it was made in: the rule, the price, what is missing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from teahouse.core.actions import Action
from teahouse.core.events import Value
from teahouse.core.game import Game

from .actions import Deliver, Do, Engage, Move, Plant, Settle, Spare, UseStartingTile
from .events import district_name, kind_name, tea_name
from .hexes import hex_name
from .reasons import Why
from .rules.alternative_actions import moving_cost
from .rules.choice import main_action
from .rules.council import engaging_cost, has_ability
from .rules.pending import actor
from .rules.plantations import planting_cost
from .rules.trade import deliver_refusal, delivered
from .state import NONE, TEAS, ActionKind, Councillor, State

Because = tuple[str, Mapping[str, Value]]  # the rule, "" for the usual one; what is named

PLACE = ("hex", "near")
CHESTS = ("black", "green", "white")
# What each message is given besides the values of the action.
EXPLAINED: Mapping[str, tuple[str, ...]] = {
    "not-on-card": ("offered",),
    "too-few-rupees": ("cost", "rupees"),
    "already-planted": PLACE,
    "too-far-to-plant": ("near",),
    "not-your-plantation": PLACE,
    "district-taken": ("district",),
    "no-space": ("company",),
    "missing-chests": CHESTS,
    "no-contract": ("fewer",),
    "already-contracted": ("district",),
    "all-contracted": ("district",),
}


def explain(s: State, code: int, action: Action, game: Game) -> Because:
    """The rule that forbids an action and what its message names."""
    named = EXPLAINERS.get(Why(code))
    return named(s, action, game) if named else ("", {})


def with_tile(s: State, action: Action) -> bool:
    return isinstance(action, UseStartingTile) or s.enhanced == 1


def kind_of(s: State, action: Action) -> int:
    """The kind of action that is wanted, NONE where none is chosen."""
    if isinstance(action, Do):
        return action.kind
    return s.tile[actor(s)] if isinstance(action, UseStartingTile) else NONE


def not_on_card(s: State, action: Action, game: Game) -> Because:
    """C15 for the active player, C16 for the others."""
    offered = kind_name(main_action(s, actor(s)))
    return "" if actor(s) == s.active else "C16", {"offered": offered}


def too_few_rupees(s: State, action: Action, game: Game) -> Because:
    seat, rule, kind = actor(s), game.rule, kind_of(s, action)
    if isinstance(action, Move):
        cost = int(rule(moving_cost)(s, seat, action.hex))
    elif kind == ActionKind.PLANT:
        cost = int(rule(planting_cost)(s, seat))
    elif kind == ActionKind.COUNCILLOR or isinstance(action, Engage):
        cost = int(rule(engaging_cost)(s, seat))
    else:
        cost = int(game.tables.technology_cost)
    return "", {"cost": cost, "rupees": s.rupees[seat]}


def planting_place(s: State, action: Action, game: Game) -> Because:
    """The hex that was asked for, or where one could plant: C42 widens it."""
    if isinstance(action, Plant):
        return "", {"hex": hex_name(action.hex), "near": "no"}
    near = has_ability(s, actor(s), Councillor.PLANT_ADJACENT)
    return "", {"hex": hex_name(s.pawn[actor(s)]), "near": "yes" if near else "no"}


def too_far(s: State, action: Action, game: Game) -> Because:
    """C23: under the pawn; C42: or beside it."""
    near = has_ability(s, actor(s), Councillor.PLANT_ADJACENT)
    return ("", {"near": "yes"}) if near else ("C23", {"near": "no"})


def settled(s: State, action: Action, game: Game) -> Because:
    assert isinstance(action, Settle)
    return "", {"district": district_name(game.tables.district[action.hex])}


def company(s: State, action: Action, game: Game) -> Because:
    """The company without a space: of the wagon chosen, or of one whose chests are there."""
    wagons = [action.wagon] if isinstance(action, Deliver) else range(game.tables.wagons)
    refusal, enhanced = game.rule(deliver_refusal), int(with_tile(s, action))
    full = [w for w in wagons if refusal(s, actor(s), w, enhanced) == Why.NO_SPACE]
    return "", {"company": game.tables.company[s.wagon[full[-1]]] + 1}


def missing_chests(s: State, action: Action, game: Game) -> Because:
    """C30; C56 with the starting tile, which spares one chest."""
    spared = action.tea if isinstance(action, Spare) else NONE
    wagon = action.wagon if isinstance(action, Deliver) else s.delivering
    contract, held = s.wagon[wagon], s.tea[actor(s)]
    asked = [int(game.rule(delivered)(contract, tea, spared)) for tea in range(TEAS)]
    missing = {tea_name(tea): max(0, asked[tea] - held[tea]) for tea in range(TEAS)}
    return "C56" if with_tile(s, action) else "", missing


def no_contract(s: State, action: Action, game: Game) -> Because:
    tile = with_tile(s, action)
    return "C56" if tile else "", {"fewer": "yes" if tile else "no"}


def office(s: State, action: Action, game: Game) -> Because:
    """The district of the councillor, or the one where the pawn stands."""
    here = action.district if isinstance(action, Engage) else game.tables.district[s.pawn[actor(s)]]
    return "", {"district": district_name(here)}


EXPLAINERS: Mapping[Why, Callable[[State, Action, Game], Because]] = {
    Why.NOT_ON_CARD: not_on_card,
    Why.TOO_FEW_RUPEES: too_few_rupees,
    Why.ALREADY_PLANTED: planting_place,
    Why.TOO_FAR_TO_PLANT: too_far,
    Why.NOT_YOUR_PLANTATION: planting_place,
    Why.DISTRICT_TAKEN: settled,
    Why.NO_SPACE: company,
    Why.MISSING_CHESTS: missing_chests,
    Why.NO_CONTRACT: no_contract,
    Why.ALREADY_CONTRACTED: office,
    Why.ALL_CONTRACTED: office,
}

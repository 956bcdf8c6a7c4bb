"""A state made of a view again: what the view hides lies where it may."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teahouse.core.game import Game

from . import view_types as t
from .events import card_name
from .hexes import HEX_NUMBERS
from .state import (
    CARDS,
    NOBODY,
    NONE,
    RANDOM,
    SEATS,
    ActionKind,
    Councillor,
    District,
    Ending,
    Shape,
    State,
    Terrain,
)
from .tables import Tables
from .view import CARD_NUMBERS, LAYOUT, SOURCE_NAMES, TEA_NAMES, contract_numbers, waiting_number


def from_view(seen: t.CeylonView, game: Game) -> State:
    """Some state that fits a view: hidden hands hold the first unseen cards."""
    tables: Tables = game.tables
    s: State = LAYOUT.blank()
    apply_options(s, seen["options"])
    s.left_out = District[seen["left_out"].upper()] if seen["left_out"] else NONE
    s.turn, s.first = seen["turn"], seen["starting_player"]
    s.active = NOBODY if seen["active"] is None else seen["active"]
    s.ending = Ending[seen["ending"].upper()] if seen["ending"] else Ending.NO
    restore_pending(s, seen)
    numbers = contract_numbers(tables)
    restore_under_way(s, seen, numbers)
    restore_board(s, seen)
    s.wagon = [NONE if w is None else numbers[w["contract"]] for w in seen["wagons"]]
    s.wagon += [NONE] * (len(LAYOUT.blank().wagon) - len(s.wagon))
    for held in seen["pile"]["contracts"]:
        s.pile[numbers[held["contract"]]] = held["n"]
    s.bonuses = len(tables.district_bonus) - len(seen["bonuses"])
    for p in range(SEATS):
        s.pawn[p], s.bonus[p], s.tile[p] = NONE, NONE, NONE
    for p, theirs in enumerate(seen["seats"]):
        restore_seat(s, p, theirs, tables)
    for space, discs in enumerate(seen["technology"]["spaces"]):
        for height, p in enumerate(discs):
            s.space[p], s.height[p] = space, height
    hide_back(s, seen)
    return s


def restore_pending(s: State, seen: t.CeylonView) -> None:
    for frame in reversed(seen["pending"]):
        s.waiting[s.depth] = waiting_number(frame["decision"])
        s.waiter[s.depth] = frame["seat"]
        s.depth += 1


def restore_under_way(s: State, seen: t.CeylonView, numbers: Mapping[str, int]) -> None:
    card, doing = seen["card"], seen["under_way"]
    s.own_side = ActionKind[card["action"].upper()] if card else NONE
    s.others_side = ActionKind[card["others"].upper()] if card else NONE
    s.token_used = int(card["token_used"]) if card else 0
    s.enhanced = int(doing["starting_tile"])
    s.picked = sum(1 << HEX_NUMBERS[name] for name in doing["harvested"])
    s.delivering = NONE if doing["delivering"] is None else doing["delivering"] - 1
    s.rewarding = numbers[doing["rewarding"]] if doing["rewarding"] else NONE
    s.lifted = Shape[doing["shape"].upper()] if doing["shape"] else NONE
    s.site = District[doing["district"].upper()] if doing["district"] else NONE


def restore_board(s: State, seen: t.CeylonView) -> None:
    for row in seen["map"]:
        for shown in row:
            h = HEX_NUMBERS[shown["hex"]]
            s.level[h] = shown["level"]
            s.owner[h] = NOBODY if shown["owner"] is None else shown["owner"]
            s.marks[h] = shown["markers"]
    for open_shape in seen["terrain"]["open"]:
        s.open_shapes[Shape[open_shape.upper()]] = 1
    for name, shape in seen["terrain"]["laid"].items():
        s.laid[District[name.upper()]] = Shape[shape.upper()] if shape else NONE
    s.office = [NONE] * len(Councillor)
    for name, theirs in seen["councillors"].items():
        district = District[name.upper()]
        s.office[Councillor[theirs["councillor"].upper()]] = district
        for p in theirs["seats"]:
            s.engaged[p] |= 1 << district
    for card, n in seen["discards"].items():
        s.discards[CARD_NUMBERS[card]] = n


def restore_seat(s: State, p: int, theirs: t.SeatView, tables: Tables) -> None:
    s.score[p] = theirs["score"]
    s.earned[p] = [theirs["earned"][o] for o in SOURCE_NAMES]
    s.pawn[p] = HEX_NUMBERS[theirs["pawn"]] if theirs["pawn"] else NONE
    s.markers[p], s.rupees[p], s.tokens[p] = theirs["markers"], theirs["rupees"], theirs["tokens"]
    s.tea[p] = [theirs["tea"][tea] for tea in TEA_NAMES]
    for held in theirs["contracts"]:
        s.contracts[p][contract_numbers(tables)[held["contract"]]] = held["n"]
    if theirs["bonus"] is not None:
        s.bonus[p] = bonus_number(s, p, theirs["bonus"], tables)
    if theirs["starting_tile"] is not None:
        s.tile[p] = ActionKind[theirs["starting_tile"].upper()]
        s.tile_used[p] = int(theirs["starting_tile_used"])


def bonus_number(s: State, p: int, points: int, tables: Tables) -> int:
    """Which bonus token has this value; the first that no seat before has."""
    taken = s.bonus[:p]
    return next(
        k for k, worth in enumerate(tables.district_bonus) if worth == points and k not in taken
    )


def hide_back(s: State, seen: t.CeylonView) -> None:
    """The unseen cards: the first of them in the hidden hands, the rest in the deck."""
    left = [seen["unseen"].get(card_name(c), 0) for c in range(CARDS)]
    for p, theirs in enumerate(seen["seats"]):
        if theirs["hand"] is not None:
            for name, n in theirs["hand"].items():
                s.hand[p][CARD_NUMBERS[name]] = n
            continue
        for _ in range(theirs["cards"]):
            card = next(c for c in range(CARDS) if left[c])
            left[card] -= 1
            s.hand[p][card] += 1
    s.deck = left


def apply_options(s: State, options: Mapping[str, Any]) -> None:
    """Write resolved options into a state."""
    s.players = options["players"]
    s.starting_tiles = int(options["starting_tiles"])
    left_out = options["left_out"]
    s.chosen_left_out = RANDOM if left_out == "random" else District[left_out.upper()]
    s.terrain = Terrain[options["terrain"].upper()]
    s.chosen_first = RANDOM if options["first"] == "random" else options["first"]

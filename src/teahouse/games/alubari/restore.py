"""A state made of a view or of a position text again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teahouse.core.errors import BadPosition
from teahouse.core.game import Game

from . import names
from . import view_types as t
from .rules.decisions import FIELDS
from .rules.setup import clear_board
from .state import (
    BOX,
    CONTRACTS,
    EQUIPMENTS,
    FRAMES,
    GAME,
    NO_CARD,
    NOBODY,
    OFFICE,
    RANDOM_FIRST,
    SHED,
    WIDE,
    Area,
    Decision,
    Detail,
    Ending,
    Good,
    Keeps,
    Phase,
    Stage,
    State,
)
from .tables import Tables
from .view import ESTATE_OPTION, FIELD_VALUES, LAST_NAMES, LAYOUT, ROOM_NAMES, SOURCE_NAMES


def apply_options(s: State, options: Mapping[str, Any]) -> None:
    s.players = options["players"]
    s.covered = ESTATE_OPTION.index(options["alubari_estate"])
    s.chosen_first = RANDOM_FIRST if options["first"] == "random" else options["first"]


def restore(said: Mapping[str, Any], tables: Tables) -> State:
    """The state of a description; what it leaves out is empty, free or zero."""
    s: State = LAYOUT.blank()
    clear_board(s)
    apply_options(s, said["options"])
    s.round = said.get("round", 1)
    s.phase = Phase[said["phase"].upper()]
    s.first = said.get("first_player", 0)
    s.leader = said.get("leader", s.first)
    s.area = Area[said.get("area", "A")]
    s.stage = Stage[said.get("stage", "contracts").upper()]
    s.turn, s.space = said.get("turn", 0), said.get("space", 0)
    s.alone = said.get("alone", NOBODY)
    s.ending = Ending[said.get("ending", "none").upper()]
    restore_pending(s, said.get("pending", []))
    s.weather = [names.WEATHER_NAMES.index(w) for w in said.get("weather", ["none", "sun", "sun"])]
    s.rate = list(said.get("rates", tables.rate_start))
    put(s.yard, names.CUBE_NAMES, said.get("yard", {}))
    put(s.bag, names.CUBE_NAMES, said.get("bag", {}))
    s.wheel = list(said.get("wheel", [0] * 6))
    s.wheel_at = said.get("wheel_at", 1) - 1
    s.cubes_drawn, s.events_now = said.get("cubes_drawn", 0), said.get("events_now", 0)
    s.landfalls = said.get("landfalls", 0)
    put(s.section, names.SECTION_NAMES, said.get("sections", {}))
    put(s.station, names.STATION_NAMES, said.get("stations", {}))
    put(s.labourer, ROOM_NAMES, said.get("labourers", {}))
    restore_estates(s, said.get("estates", []))
    s.builds, s.keeps_lead = int(said.get("builds", 0)), int(said.get("keeps_lead", 0))
    restore_cards(s, said)
    for p, theirs in enumerate(said["seats"]):
        restore_seat(s, p, theirs)
    s.steel = said.get("steel", tables.steel - sum(g[Good.STEEL] for g in s.goods))
    restore_deck(s, said, tables)
    spoken_for = sum(s.aboard) + s.bag[2] + s.yard[2]
    s.chai_out = said.get("chai_out", tables.chai_cubes - spoken_for)
    return s


def put(into: list[int], names: tuple[str, ...], said: Mapping[str, Any]) -> None:
    for name, value in said.items():
        into[names.index(name)] = GAME if value == "game" else value


def restore_pending(s: State, frames: list[dict[str, Any]]) -> None:
    if len(frames) > FRAMES:
        raise BadPosition(f"at most {FRAMES} decisions can be pending")
    for k, frame in enumerate(frames):
        s.ask[k] = Decision[frame["ask"].upper()]
        s.actor[k] = frame["seat"]
        for name in FIELDS[s.ask[k]]:
            values = FIELD_VALUES.get(name)
            value = frame[name] if values is None else values.index(frame[name])
            s.details[k][Detail[name.upper()]] = value
    s.depth = len(frames)


def restore_estates(s: State, estates: list[dict[str, Any]]) -> None:
    for slot, said in enumerate(estates):
        s.estate[slot] = names.ESTATE_NAMES.index(said["name"])
        for k in range(WIDE):
            space = slot * WIDE + k
            s.rubble[space] = said["rubble"][k]
            owner = said.get("owners", [NOBODY] * WIDE)[k]
            s.owner[space] = GAME if owner == "game" else owner
            s.borrowed[space] = int(k + 1 in said.get("borrowed", []))


def restore_cards(s: State, said: Mapping[str, Any]) -> None:
    """Contracts that are nowhere else are in the deck; equipment, in the box."""
    s.contract = [int(Keeps.DECK)] * CONTRACTS
    s.office = [n - 1 for n in said.get("office", [0] * OFFICE)]
    for k, n in enumerate(said.get("drawn", [])):
        s.drawn[k] = n - 1
        s.contract[n - 1] = Keeps.DRAWN
    for n in s.office:
        if n != NO_CARD:
            s.contract[n] = Keeps.OFFICE
    for n in said.get("discards", []):
        s.contract[n - 1] = Keeps.DISCARD
    s.equipment = [int(BOX)] * EQUIPMENTS
    for name in said.get("shed", []):
        s.equipment[names.EQUIPMENT_NAMES.index(name)] = SHED
    put(s.aboard, names.EQUIPMENT_NAMES, said.get("aboard", {}))


def restore_seat(s: State, p: int, theirs: Mapping[str, Any]) -> None:
    put(s.goods[p], names.GOOD_NAMES, theirs.get("goods", {}))
    s.markers[p] = theirs["markers"]
    s.hands[p], s.laid[p] = theirs.get("labourers", 0), theirs.get("laid", 0)
    s.third[p] = int(theirs.get("third", 0))
    s.third_next[p] = int(theirs.get("third_next", 0))
    put(s.lasting[p], LAST_NAMES, theirs.get("lasting", {}))
    for n in theirs.get("contracts", []):
        s.contract[n - 1] = p
    for n in theirs.get("used", []):
        s.tilted[n - 1] = 1
    for name in theirs.get("equipment", []):
        s.equipment[names.EQUIPMENT_NAMES.index(name)] = p
    put(s.scored[p], SOURCE_NAMES, theirs.get("scored", {}))
    for n in theirs.get("completed", []):
        s.completed[p] |= 1 << n - 1


def restore_deck(s: State, said: Mapping[str, Any], tables: Tables) -> None:
    """In the order given, else in some order that shows the weather that is known."""
    cards = [card for card in range(CONTRACTS) if s.contract[card] == Keeps.DECK]
    given = [n - 1 for n in said.get("deck_order", [])]
    if given:
        cards = given
    elif said.get("deck", {}).get("top"):
        top = names.WEATHER_NAMES.index(said["deck"]["top"])
        cards.sort(key=lambda card: (tables.back[card] == top, card))
    s.deck_size = len(cards)
    s.deck = (cards + [NO_CARD] * CONTRACTS)[:CONTRACTS]


def from_view(seen: t.AlubariView, game: Game) -> State:
    """Some state that fits a view: the deck in the order of the numbers, its back as seen."""
    return restore(seen, game.tables)

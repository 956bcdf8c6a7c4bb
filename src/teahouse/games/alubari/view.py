"""What a seat may know, field by field, and a world made from that again. A78.

Everything is open but the order of the contract deck, so all seats see the same. `describe` names
every field of a state; views and position texts are made of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from teahouse.core.errors import BadPosition
from teahouse.core.game import Game
from teahouse.core.layout import Layout

from .effects import effect_values
from .events import half_text
from .names import (
    CUBE_NAMES,
    EQUIPMENT_NAMES,
    ESTATE_NAMES,
    GOOD_NAMES,
    SECTION_NAMES,
    STATION_NAMES,
    TOWN_NAMES,
    WEATHER_NAMES,
    contract_name,
    room_name,
)
from .reasons import Why
from .rules.assignment import card_points, completed_contracts, leaves_needed
from .rules.build import open_refusal
from .rules.labourers import fog_rooms, rooms_of
from .rules.rates import harvesting_spaces, rate_halves
from .rules.scoring import half_points
from .rules.setup import clear_board
from .rules.turn import ending_now
from .rules.wheel import is_blocked
from .state import (
    AREAS,
    BOX,
    CONTRACTS,
    EQUIPMENTS,
    FRAMES,
    GAME,
    NO_CARD,
    NOBODY,
    OFFICE,
    RANDOM_FIRST,
    ROOM,
    SHED,
    SLOTS,
    STATIONS,
    VERSION,
    WIDE,
    Area,
    Decision,
    Ending,
    Good,
    Keeps,
    Last,
    Need,
    Phase,
    Rate,
    Source,
    Stage,
    State,
)
from .tables import Tables

LAYOUT = Layout(State)
BOXES = 16  # component sets whose cards are kept, those used last
ESTATE_OPTION = ("printed", "covered")
SOURCE_NAMES = tuple(o.name.lower() for o in Source)
ROOM_NAMES = tuple(room_name(room) for room in range(AREAS * ROOM))


def options_of(s: State) -> dict[str, Any]:
    """The options a state was made with."""
    return {
        "players": s.players,
        "alubari_estate": ESTATE_OPTION[s.covered],
        "first": "random" if s.chosen_first == RANDOM_FIRST else s.chosen_first,
    }


def apply_options(s: State, options: Mapping[str, Any]) -> None:
    s.players = options["players"]
    s.covered = ESTATE_OPTION.index(options["alubari_estate"])
    s.chosen_first = RANDOM_FIRST if options["first"] == "random" else options["first"]


# A state in words. What is not there is left out: free sections, empty spaces, zeros.


def describe(s: State) -> dict[str, Any]:
    """Every field but the generator and the order of the deck."""
    return {
        "options": options_of(s),
        "round": s.round,
        "phase": lower(Phase(s.phase)),
        "first_player": s.first,
        "leader": s.leader,
        "area": Area(s.area).name,
        "stage": lower(Stage(s.stage)),
        "turn": s.turn,
        "space": s.space,
        "alone": s.alone,
        "ending": lower(Ending(s.ending)),
        "pending": [pending(s, k) for k in range(s.depth)],
        "weather": [WEATHER_NAMES[w] for w in s.weather],
        "rates": list(s.rate),
        "yard": some(CUBE_NAMES, s.yard),
        "bag": some(CUBE_NAMES, s.bag),
        "steel": s.steel,
        "chai_out": s.chai_out,
        "wheel": list(s.wheel),
        "wheel_at": s.wheel_at + 1,
        "cubes_drawn": s.cubes_drawn,
        "events_now": s.events_now,
        "landfalls": s.landfalls,
        "sections": marks(SECTION_NAMES, s.section),
        "stations": marks(STATION_NAMES, s.station),
        "estates": [estate(s, slot) for slot in range(SLOTS) if s.estate[slot] != NO_CARD],
        "builds": bool(s.builds),
        "labourers": marks(ROOM_NAMES, s.labourer),
        "keeps_lead": bool(s.keeps_lead),
        "office": [card + 1 for card in s.office],
        "drawn": [card + 1 for card in s.drawn if card != NO_CARD],
        "discards": held(s, Keeps.DISCARD),
        "shed": equipments(s, SHED),
        "box": equipments(s, BOX),
        "aboard": some(EQUIPMENT_NAMES, s.aboard),
        "seats": [seat_of(s, p) for p in range(s.players)],
    }


def lower(member: Any) -> str:
    return str(member.name).lower()


def some(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=False) if n}


def marks(names: tuple[str, ...], owners: list[int]) -> dict[str, int | str]:
    """Who has a marker or a labourer where; a seat or "game"."""
    return {
        name: "game" if owner == GAME else owner
        for name, owner in zip(names, owners, strict=True)
        if owner != NOBODY
    }


def pending(s: State, k: int) -> dict[str, Any]:
    return {
        "ask": lower(Decision(s.ask[k])),
        "seat": s.who[k],
        "left": s.left[k],
        "arg": s.arg[k],
    }


def estate(s: State, slot: int) -> dict[str, Any]:
    owners = [s.owner[slot * WIDE + k] for k in range(WIDE)]
    return {
        "name": ESTATE_NAMES[s.estate[slot]],
        "rubble": [s.rubble[slot * WIDE + k] for k in range(WIDE)],
        "owners": ["game" if o == GAME else o for o in owners],
        "borrowed": [k + 1 for k in range(WIDE) if s.borrowed[slot * WIDE + k]],
    }


def held(s: State, keeper: int) -> list[int]:
    """The printed numbers of the contracts somebody keeps."""
    return [card + 1 for card in range(CONTRACTS) if s.contract[card] == keeper]


def equipments(s: State, keeper: int) -> list[str]:
    return [EQUIPMENT_NAMES[k] for k in range(EQUIPMENTS) if s.equipment[k] == keeper]


def seat_of(s: State, p: int) -> dict[str, Any]:
    return {
        "goods": some(GOOD_NAMES, s.goods[p]),
        "markers": s.markers[p],
        "labourers": s.hands[p],
        "third": bool(s.third[p]),
        "third_next": bool(s.third_next[p]),
        "laid": s.laid[p],
        "lasting": some(tuple(lower(name) for name in Last), s.lasting[p]),
        "contracts": held(s, p),
        "used": [card + 1 for card in range(CONTRACTS) if s.contract[card] == p and s.tilted[card]],
        "equipment": equipments(s, p),
        "scored": some(SOURCE_NAMES, s.scored[p]),
        "completed": [card + 1 for card in range(CONTRACTS) if s.completed[p] >> card & 1],
    }


# Back to a state


def restore(said: Mapping[str, Any], tables: Tables) -> State:
    """The state of a description; what it leaves out is empty, free or zero."""
    s: State = LAYOUT.blank()
    clear_board(s)
    apply_options(s, said["options"])
    s.version = said.get("version", VERSION)
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
    s.weather = [WEATHER_NAMES.index(w) for w in said.get("weather", ["none", "sun", "sun"])]
    s.rate = list(said.get("rates", tables.rate_start))
    put(s.yard, CUBE_NAMES, said.get("yard", {}))
    put(s.bag, CUBE_NAMES, said.get("bag", {}))
    s.wheel = list(said.get("wheel", [0] * 6))
    s.wheel_at = said.get("wheel_at", 1) - 1
    s.cubes_drawn, s.events_now = said.get("cubes_drawn", 0), said.get("events_now", 0)
    s.landfalls = said.get("landfalls", 0)
    put(s.section, SECTION_NAMES, said.get("sections", {}))
    put(s.station, STATION_NAMES, said.get("stations", {}))
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
        s.who[k] = frame["seat"]
        s.left[k], s.arg[k] = frame.get("left", 0), frame.get("arg", 0)
    s.depth = len(frames)


def restore_estates(s: State, estates: list[dict[str, Any]]) -> None:
    for slot, said in enumerate(estates):
        s.estate[slot] = ESTATE_NAMES.index(said["name"])
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
        s.equipment[EQUIPMENT_NAMES.index(name)] = SHED
    put(s.aboard, EQUIPMENT_NAMES, said.get("aboard", {}))


def restore_seat(s: State, p: int, theirs: Mapping[str, Any]) -> None:
    put(s.goods[p], GOOD_NAMES, theirs.get("goods", {}))
    s.markers[p] = theirs["markers"]
    s.hands[p], s.laid[p] = theirs.get("labourers", 0), theirs.get("laid", 0)
    s.third[p] = int(theirs.get("third", 0))
    s.third_next[p] = int(theirs.get("third_next", 0))
    put(s.lasting[p], tuple(lower(name) for name in Last), theirs.get("lasting", {}))
    for n in theirs.get("contracts", []):
        s.contract[n - 1] = p
    for n in theirs.get("used", []):
        s.tilted[n - 1] = 1
    for name in theirs.get("equipment", []):
        s.equipment[EQUIPMENT_NAMES.index(name)] = p
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
        top = WEATHER_NAMES.index(said["deck"]["top"])
        cards.sort(key=lambda card: (tables.back[card] == top, card))
    s.deck_size = len(cards)
    s.deck = (cards + [NO_CARD] * CONTRACTS)[:CONTRACTS]


# The view: the description, and what follows from it


def view(s: State, seat: int | None, game: Game) -> dict[str, Any]:
    """The allow-list: what is not named here does not leave. All seats see the same."""
    tables = game.tables
    top = tables.back[s.deck[s.deck_size - 1]] if s.deck_size else 0
    return {
        **describe(s),
        "deck": {"cards": s.deck_size, "top": WEATHER_NAMES[top] if s.deck_size else None},
        "rate_values": [half_text(int(game.rule(rate_halves)(s, rate))) for rate in Rate],
        "rate_tracks": rate_tracks(tables),
        "last_round": bool(game.rule(ending_now)(s) != Ending.NONE),
        "rooms": [rooms(s, area, game) for area in Area],
        "railway": railway(s, tables),
        "towns": [town(s, t, game) for t in range(len(TOWN_NAMES))],
        "fields": [field(s, slot, tables) for slot in range(SLOTS) if s.estate[slot] != NO_CARD],
        "cards": dict(cards(tables)),
        "engines": {name: engine(s, tables, k) for k, name in enumerate(EQUIPMENT_NAMES)},
        "chai_track": chai_track(s, tables),
        "standings": [standing(s, p, game) for p in range(s.players)],
    }


def rate_tracks(tables: Tables) -> list[list[str]]:
    """The values along each track, in the order of the rates."""
    whole = [[2 * value for value in track] for track in (tables.excavation, tables.track)]
    return [[half_text(halves) for halves in track] for track in (*whole, tables.harvest)]


def rooms(s: State, area: Area, game: Game) -> dict[str, Any]:
    """Labourer spaces of an area, in order: a seat, "fog" or None."""
    n, fog = int(game.rule(rooms_of)(s, area)), int(game.rule(fog_rooms)(s, area))
    here = [s.labourer[area * ROOM + k] for k in range(n)]
    shown: list[Any] = [None if seat == NOBODY else seat for seat in here]
    return {"area": area.name, "spaces": shown[: n - fog] + ["fog"] * fog}


def railway(s: State, tables: Tables) -> list[dict[str, Any]]:
    owners = marks(SECTION_NAMES, s.section)
    return [
        {
            "name": name,
            "river": bool(tables.is_river[k]),
            "points": tables.section_points[k],
            "owner": owners.get(name),
        }
        for k, name in enumerate(SECTION_NAMES)
    ]


def town(s: State, t: int, game: Game) -> dict[str, Any]:
    tables = game.tables
    owners = marks(STATION_NAMES, s.station)
    here = [k for k in range(STATIONS) if tables.town[k] == t]
    return {
        "name": TOWN_NAMES[t],
        "open": is_open(s, t, game),
        "areas": [
            {
                "name": STATION_NAMES[k],
                "cost": some(GOOD_NAMES, list(tables.station_cost[k])),
                "points": tables.station_points[k],
                "gives": gains(tables, k),
                "owner": "blocked" if game.rule(is_blocked)(s, k) else owners.get(STATION_NAMES[k]),
            }
            for k in here
        ],
    }


def is_open(s: State, t: int, game: Game) -> bool:
    """Whether a town is open to all; contract 19 opens more to one seat (A37, A74)."""
    bare = s
    if s.lasting[0][Last.BEYOND]:
        bare = LAYOUT.copy(s)
        bare.lasting[0][Last.BEYOND] = 0
    return bool(game.rule(open_refusal)(bare, 0, game.tables.town.index(t)) == Why.OK)


def gains(tables: Tables, k: int) -> dict[str, int]:
    names = ("third", "steel", "contract", "equipment", "chai", "leaves", "per_chai")
    values = [
        tables.gives_third[k],
        tables.gives_steel[k],
        tables.gives_contract[k],
        tables.gives_equipment[k],
        tables.gives_chai[k],
        tables.gives_leaves[k],
        tables.station_per_chai[k],
    ]
    return some(names, values)


def field(s: State, slot: int, tables: Tables) -> dict[str, Any]:
    """An estate with what is printed on it."""
    printed, points = tables.estate_rubble[s.estate[slot]], tables.estate_points[s.estate[slot]]
    return {
        "name": ESTATE_NAMES[s.estate[slot]],
        "spaces": [{"printed": printed[k], "points": points[k]} for k in range(WIDE) if printed[k]],
    }


@lru_cache(BOXES)
def cards(tables: Tables) -> dict[str, dict[str, Any]]:
    """What stands on the contracts, which is the same in every view."""
    return {contract_name(c): card_of(tables, c) for c in range(CONTRACTS)}


def card_of(tables: Tables, card: int) -> dict[str, Any]:
    return {
        **effect_values(tables, card),
        "back": WEATHER_NAMES[tables.back[card]],
        "points": tables.contract_points[card],
        "per_chai": tables.contract_per_chai[card],
        "needs": some(tuple(lower(n) for n in Need), list(tables.needs[card])),
    }


def engine(s: State, tables: Tables, k: int) -> dict[str, Any]:
    """A75: solo it has no points."""
    return {
        "cost": some(GOOD_NAMES, list(tables.equipment_cost[k])),
        "points": tables.equipment_points[k] if s.players > 1 else 0,
    }


def chai_track(s: State, tables: Tables) -> dict[str, Any]:
    limit = tables.chai_limit[s.players]
    return {"points": list(tables.chai_points[: limit + 1]), "limit": limit}


def standing(s: State, p: int, game: Game) -> dict[str, Any]:
    """The points of a seat if the game ended now, and the contracts it would complete (A66)."""
    completed = int(game.rule(completed_contracts)(s, p))
    sources = {lower(o): int(game.rule(half_points)(s, p, o, completed)) / 2 for o in Source}
    return {
        "points": sum(sources.values()),
        "sources": sources,
        "completed": [done(s, p, c, game) for c in range(CONTRACTS) if completed >> c & 1],
        "estate_spaces": int(game.rule(harvesting_spaces)(s, p)),
    }


def done(s: State, p: int, card: int, game: Game) -> dict[str, Any]:
    needs = some(tuple(lower(n) for n in Need), list(game.tables.needs[card]))
    if "leaves" in needs:
        needs["leaves"] = int(game.rule(leaves_needed)(s, p, card))
    return {
        "contract": card + 1,
        "points": int(game.rule(card_points)(s, p, card)),
        "takes": needs,
    }


def rebuild(seen: dict[str, Any], game: Game) -> State:
    """Some state that fits a view: the deck in the order of the numbers, its back as seen."""
    return restore(seen, game.tables)

"""What a seat may know, field by field. A78.

Everything is open but the order of the contract deck, so all seats see the same. `describe` names
every field of a state; views and position texts are made of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal, get_args

from teahouse.core.events import half_text
from teahouse.core.game import Game
from teahouse.core.layout import Layout
from teahouse.core.views import Head, literal_names

from . import names
from . import view_types as t
from .printed import BOXES, NEED_NAMES, cards, chai_track, engines, rate_tracks, some
from .reasons import Why
from .rules.build import open_refusal
from .rules.contract_matching import card_points, completed_contracts, leaves_needed
from .rules.decisions import FIELDS
from .rules.event_wheel import is_blocked
from .rules.labourers import fog_rooms, rooms_of
from .rules.scoring import half_points
from .rules.turn import ending_now
from .rules.weather_and_rates import harvesting_spaces, rate_halves
from .state import (
    AREAS,
    BOX,
    CONTRACTS,
    GAME,
    NO_CARD,
    NOBODY,
    RANDOM_FIRST,
    ROOM,
    SEATS,
    SHED,
    SLOTS,
    WIDE,
    Area,
    Decision,
    Detail,
    Ending,
    Keeps,
    Last,
    Off,
    Phase,
    Rate,
    Source,
    Stage,
    State,
)
from .tables import Tables

LAYOUT = Layout(State)
FLAG = (False, True)
MARKERS = (NOBODY, GAME, *range(SEATS))  # whose may stand on a section or a station area
STANDINGS = 2048  # of seats, kept
STANDS_ON = ("owner", "borrowed", "estate", "station", "section", "equipment", "contract")
ESTATE_OPTION: tuple[t.EstateOption, ...] = get_args(t.EstateOption)
PHASE_NAMES: tuple[t.Phase, ...] = literal_names(t.Phase, Phase)
STAGE_NAMES: tuple[t.Stage, ...] = literal_names(t.Stage, Stage)
ENDING_NAMES: tuple[t.Ending, ...] = literal_names(t.Ending, Ending)
LAST_NAMES: tuple[t.Last, ...] = literal_names(t.Last, Last)
GAIN_NAMES: tuple[t.Gain, ...] = get_args(t.Gain)
SOURCE_NAMES: tuple[t.Source, ...] = literal_names(t.Source, Source)
# What fields of pending decisions are called by number; those that are not here are numbers.
FIELD_VALUES: dict[str, Sequence[Any]] = {
    "equipment": names.EQUIPMENT_NAMES,
    "station": names.STATION_NAMES,
    "contract": range(1, CONTRACTS + 1),
    "strong": FLAG,
    "extra": FLAG,
    "off": literal_names(t.Off, Off),
    "stone_crushed": FLAG,
}
ROOM_NAMES = tuple(names.room_name(room) for room in range(AREAS * ROOM))


def options_of(s: State) -> t.Options:
    """The options a state was made with."""
    return {
        "players": s.players,
        "alubari_estate": ESTATE_OPTION[s.covered],
        "first": "random" if s.chosen_first == RANDOM_FIRST else s.chosen_first,
    }


# A state in words. What is not there is left out: free sections, empty spaces, zeros.


def describe(s: State) -> t.Description:
    """Every field but the generator and the order of the deck."""
    return {
        "options": options_of(s),
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "first_player": s.first,
        "leader": s.leader,
        "area": names.AREA_NAMES[s.area],
        "stage": STAGE_NAMES[s.stage],
        "turn": s.turn,
        "space": s.space,
        "alone": s.alone,
        "ending": ENDING_NAMES[s.ending],
        "pending": [pending(s, k) for k in range(s.depth)],
        "weather": three_days(s),
        "rates": list(s.rate),
        "yard": some(names.CUBE_NAMES, s.yard),
        "bag": some(names.CUBE_NAMES, s.bag),
        "steel": s.steel,
        "chai_out": s.chai_out,
        "wheel": list(s.wheel),
        "wheel_at": s.wheel_at + 1,
        "cubes_drawn": s.cubes_drawn,
        "events_now": s.events_now,
        "landfalls": s.landfalls,
        "sections": marks(names.SECTION_NAMES, s.section),
        "stations": marks(names.STATION_NAMES, s.station),
        "estates": [estate(s, slot) for slot in range(SLOTS) if s.estate[slot] != NO_CARD],
        "builds": bool(s.builds),
        "labourers": marks(ROOM_NAMES, s.labourer),
        "keeps_lead": bool(s.keeps_lead),
        "office": [card + 1 for card in s.office],
        "drawn": [card + 1 for card in s.drawn if card != NO_CARD],
        "discards": held(s, Keeps.DISCARD),
        "shed": equipments(s, SHED),
        "box": equipments(s, BOX),
        "aboard": some(names.EQUIPMENT_NAMES, s.aboard),
        "seats": [seat_of(s, p) for p in range(s.players)],
    }


def three_days(s: State) -> tuple[t.Weather, t.Weather, t.Weather]:
    today, following, later = s.weather
    return names.WEATHER_NAMES[today], names.WEATHER_NAMES[following], names.WEATHER_NAMES[later]


def lower(member: Any) -> str:
    return str(member.name).lower()


def marks(names: tuple[str, ...], owners: list[int]) -> dict[str, t.Owner]:
    """Who has a marker or a labourer where; a seat or "game"."""
    return {
        name: "game" if owner == GAME else owner
        for name, owner in zip(names, owners, strict=True)
        if owner != NOBODY
    }


def owner_of(marker: int) -> t.Owner | None:
    return None if marker == NOBODY else "game" if marker == GAME else marker


def pending(s: State, k: int) -> t.Pending:
    decision = Decision(s.ask[k])
    said: Any = {"ask": lower(decision), "seat": s.actor[k]}
    for name in FIELDS[decision]:
        value = s.details[k][Detail[name.upper()]]
        said[name] = FIELD_VALUES[name][value] if name in FIELD_VALUES else value
    told: t.Pending = said
    return told


def estate(s: State, slot: int) -> t.Estate:
    owners = [s.owner[slot * WIDE + k] for k in range(WIDE)]
    return {
        "name": names.ESTATE_NAMES[s.estate[slot]],
        "rubble": [s.rubble[slot * WIDE + k] for k in range(WIDE)],
        "owners": ["game" if o == GAME else o for o in owners],
        "borrowed": [k + 1 for k in range(WIDE) if s.borrowed[slot * WIDE + k]],
    }


def held(s: State, keeper: int) -> list[int]:
    """The printed numbers of the contracts somebody keeps."""
    return [card for card, kept_by in enumerate(s.contract, 1) if kept_by == keeper]


def equipments(s: State, keeper: int) -> list[str]:
    kept_by = zip(names.EQUIPMENT_NAMES, s.equipment, strict=True)
    return [name for name, keeps in kept_by if keeps == keeper]


def seat_of(s: State, p: int) -> t.SeatView:
    contracts = held(s, p)
    return {
        "goods": some(names.GOOD_NAMES, s.goods[p]),
        "markers": s.markers[p],
        "labourers": s.hands[p],
        "third": bool(s.third[p]),
        "third_next": bool(s.third_next[p]),
        "laid": s.laid[p],
        "lasting": some(LAST_NAMES, s.lasting[p]),
        "contracts": contracts,
        "used": [number for number in contracts if s.tilted[number - 1]],
        "equipment": equipments(s, p),
        "scored": some(SOURCE_NAMES, s.scored[p]),
        "completed": [card + 1 for card in range(CONTRACTS) if s.completed[p] >> card & 1],
    }


# The view: the description, and what follows from it


def view(s: State, seat: int | None, game: Game, head: Head) -> t.AlubariView:
    """The allow-list: what is not named here does not leave. All seats see the same."""
    tables = game.tables
    top = tables.back[s.deck[s.deck_size - 1]] if s.deck_size else 0
    return {
        **head,
        **describe(s),
        "deck": {"cards": s.deck_size, "top": names.WEATHER_NAMES[top] if s.deck_size else None},
        "rate_values": [half_text(int(game.rule(rate_halves)(s, rate))) for rate in Rate],
        "rate_tracks": rate_tracks(game),
        "last_round": bool(game.rule(ending_now)(s) != Ending.NONE),
        "rooms": [rooms(s, area, game) for area in Area],
        "railway": railway(s, game),
        "towns": towns(s, game),
        "fields": [field(s, slot, tables) for slot in range(SLOTS) if s.estate[slot] != NO_CARD],
        "cards": dict(cards(game)),
        "engines": engines(game, alone=s.players == 1),
        "chai_track": chai_track(game, s.players),
        "standings": standings(s, game),
    }


def private(s: State, seat: int, game: Game, public: t.AlubariView) -> dict[str, Any]:
    """All seats see the same."""
    return {}


# What is printed is the same in every view: made once for a component set, and shared.


def rooms(s: State, area: Area, game: Game) -> t.Rooms:
    """Labourer spaces of an area, in order: a seat, "fog" or None."""
    n, fog = int(game.rule(rooms_of)(s, area)), int(game.rule(fog_rooms)(s, area))
    here = [s.labourer[area * ROOM + k] for k in range(n)]
    spaces: list[int | Literal["fog"] | None] = ["fog"] * n
    spaces[: n - fog] = [None if seat == NOBODY else seat for seat in here[: n - fog]]
    return {"area": names.AREA_NAMES[area], "spaces": spaces}


def railway(s: State, game: Game) -> list[t.Section]:
    return [printed[marker] for printed, marker in zip(sections(game), s.section, strict=True)]


@lru_cache(BOXES)
def sections(game: Game) -> list[dict[int, t.Section]]:
    """Each section with each who may have a marker there."""
    tables: Tables = game.tables
    return [
        {
            marker: {
                "name": name,
                "river": bool(tables.is_river[k]),
                "points": tables.section_points[k],
                "owner": owner_of(marker),
            }
            for marker in MARKERS
        }
        for k, name in enumerate(names.SECTION_NAMES)
    ]


def towns(s: State, game: Game) -> list[t.Town]:
    blocked, town_of = game.rule(is_blocked), game.tables.town
    areas: list[list[t.StationArea]] = [[] for _ in names.TOWN_NAMES]
    for k, (printed, marker) in enumerate(zip(station_areas(game), s.station, strict=True)):
        areas[town_of[k]].append(printed["blocked" if blocked(s, k) else owner_of(marker)])
    return [
        {"name": name, "open": is_open(s, number, game), "areas": areas[number]}
        for number, name in enumerate(names.TOWN_NAMES)
    ]


@lru_cache(BOXES)
def station_areas(game: Game) -> list[dict[Any, t.StationArea]]:
    """What each station area asks for and gives, with each who may have it."""
    tables: Tables = game.tables
    owners: list[t.Owner | Literal["blocked"] | None] = ["blocked", *map(owner_of, MARKERS)]
    return [
        {
            owner: {
                "name": name,
                "cost": some(names.GOOD_NAMES, tables.station_cost[k]),
                "points": tables.station_points[k],
                "gives": gains(tables, k),
                "owner": owner,
            }
            for owner in owners
        }
        for k, name in enumerate(names.STATION_NAMES)
    ]


def is_open(s: State, number: int, game: Game) -> bool:
    """Whether a town is open to all; contract 19 opens more to one seat (A37, A74)."""
    bare = s
    if s.lasting[0][Last.BEYOND]:
        bare = LAYOUT.copy(s)
        bare.lasting[0][Last.BEYOND] = 0
    return bool(game.rule(open_refusal)(bare, 0, game.tables.town.index(number)) == Why.OK)


def gains(tables: Tables, k: int) -> dict[t.Gain, int]:
    values = [
        tables.gives_third[k],
        tables.gives_steel[k],
        tables.gives_contract[k],
        tables.gives_equipment[k],
        tables.gives_chai[k],
        tables.gives_leaves[k],
        tables.station_per_chai[k],
    ]
    return some(GAIN_NAMES, values)


def field(s: State, slot: int, tables: Tables) -> t.Field:
    """An estate with what is printed on it."""
    printed, points = tables.estate_rubble[s.estate[slot]], tables.estate_points[s.estate[slot]]
    return {
        "name": names.ESTATE_NAMES[s.estate[slot]],
        "spaces": [{"printed": printed[k], "points": points[k]} for k in range(WIDE) if printed[k]],
    }


def standings(s: State, game: Game) -> list[t.Standing]:
    """How each seat stands. Most moves change that of one seat: the others' are kept."""
    parts = tuple(tuple(getattr(s, name)) for name in STANDS_ON)
    goods = (tuple(s.goods[p]) for p in range(s.players))
    return [standing(game, s.players, p, held, parts) for p, held in enumerate(goods)]


@lru_cache(STANDINGS)
def standing(
    game: Game, players: int, p: int, goods: tuple[int, ...], parts: tuple[tuple[int, ...], ...]
) -> t.Standing:
    """The points of a seat if the game ended now, and the contracts it would complete (A66); from
    the parts of the state it depends on and no others."""
    s: State = LAYOUT.blank()
    s.players, s.goods[p] = players, list(goods)
    for name, part in zip(STANDS_ON, parts, strict=True):
        setattr(s, name, list(part))
    completed, halves = int(game.rule(completed_contracts)(s, p)), game.rule(half_points)
    sources = {
        name: int(halves(s, p, source, completed)) / 2 for source, name in enumerate(SOURCE_NAMES)
    }
    return {
        "points": sum(sources.values()),
        "sources": sources,
        "completed": [done(s, p, c, game) for c in range(CONTRACTS) if completed >> c & 1],
        "estate_spaces": int(game.rule(harvesting_spaces)(s, p)),
    }


def done(s: State, p: int, card: int, game: Game) -> t.CompletedContract:
    needs = some(NEED_NAMES, game.tables.needs[card])
    if "leaves" in needs:
        needs["leaves"] = int(game.rule(leaves_needed)(s, p, card))
    return {
        "contract": card + 1,
        "points": int(game.rule(card_points)(s, p, card)),
        "takes": needs,
    }

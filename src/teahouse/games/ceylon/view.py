"""What a seat may know, field by field. C67."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal, TypeVar, get_args

from teahouse.core.game import Game
from teahouse.core.layout import Layout
from teahouse.core.views import Head, literal_names

from . import view_types as t
from .events import card_name
from .hexes import HEXES, PLACES, ROW_LENGTHS, hex_name
from .preview import possible
from .rules.alternative_actions import rupees_to_take
from .rules.choice import main_action
from .rules.council import engaging_cost, has_councillor
from .rules.pending import actor, asked
from .rules.plantations import capacity, free_spaces, planting_cost
from .rules.scoring import companies_of, majority_count, majority_place, majority_points, markers_in
from .state import (
    CARDS,
    CONTRACTS,
    EXTRA_ACTIONS,
    NOBODY,
    NONE,
    RANDOM,
    ActionKind,
    Automatic,
    Councillor,
    Decision,
    District,
    Shape,
    Source,
    State,
    Tea,
    Terrain,
    cards_in_deck,
    cards_in_hand,
    contracts_in_pile,
    in_play,
)
from .tables import Tables

LAYOUT = Layout(State)
# Names by number, as the declaration of the view spells them.
DISTRICT_NAMES: tuple[t.District, ...] = literal_names(t.District, District)
TEA_NAMES: tuple[t.Tea, ...] = literal_names(t.Tea, Tea)
ACTION_NAMES: tuple[t.ActionKind, ...] = literal_names(t.ActionKind, ActionKind)
SHAPE_NAMES: tuple[t.Shape, ...] = literal_names(t.Shape, Shape)
COUNCILLOR_NAMES: tuple[t.Councillor, ...] = literal_names(t.Councillor, Councillor)
TERRAIN_NAMES: tuple[t.Terrain, ...] = literal_names(t.Terrain, Terrain)
SOURCE_NAMES: tuple[t.Source, ...] = literal_names(t.Source, Source)
ENDING_NAMES: tuple[t.Ending | None, ...] = (None, *get_args(t.Ending))
CARD_NUMBERS = {card_name(c): c for c in range(CARDS)}
WAITING = {int(what): str(what.name.lower()) for what in (*Decision, *Automatic)}
WAITING_NUMBERS = {name: what for what, name in WAITING.items()}
MAJORITIES: tuple[t.Majority, ...] = get_args(t.Majority)
KEPT = 8192  # hexes as they have stood
LEVELS: tuple[Literal[0, 1, 2], ...] = (0, 1, 2)
Word = TypeVar("Word", bound=str)


def options_of(s: State) -> t.Options:
    """The options a state was made with."""
    return {
        "players": s.players,
        "starting_tiles": bool(s.starting_tiles),
        "left_out": named_or_none(s.chosen_left_out, DISTRICT_NAMES) or "random",
        "terrain": TERRAIN_NAMES[s.terrain],
        "first": "random" if s.chosen_first == RANDOM else s.chosen_first,
    }


def waiting_name(what: int) -> str:
    return WAITING[what]


def waiting_number(name: str) -> int:
    return WAITING_NUMBERS[name.lower()]


def named_or_none(value: int, names: Sequence[Word]) -> Word | None:
    return None if value == NONE else names[value]


def cards_by_name(counts: list[int]) -> dict[str, int]:
    return {card_name(c): counts[c] for c in range(CARDS) if counts[c]}


def view(s: State, seat: int | None, game: Game, head: Head) -> t.CeylonView:
    """The allow-list: what is not named here does not leave."""
    tables: Tables = game.tables
    return {
        **head,
        "options": options_of(s),
        "left_out": named_or_none(s.left_out, DISTRICT_NAMES),
        "turn": s.turn,
        "starting_player": s.first,
        "active": None if s.active == NOBODY else s.active,
        "ending": ENDING_NAMES[s.ending],
        "pending": pending_view(s),
        "card": card_view(s),
        "barred": barred_view(s, game),
        "under_way": under_way_view(s, tables),
        "map": map_view(s, tables),
        "terrain": terrain_view(s),
        "councillors": councillors_view(s),
        "technology": technology_view(s, tables),
        "bonuses": list(tables.district_bonus[s.bonuses :]),
        "wagons": [wagon_view(k, tables) for k in s.wagon[: tables.wagons]],
        "pile": pile_view(s, tables),
        "deck": cards_in_deck(s),
        "discards": cards_by_name(s.discards),
        "unseen": cards_by_name(unseen(s, seat, tables)),
        "seats": [seat_view(s, seat, p, game) for p in range(s.players)],
        "scoring": scoring_view(s, game) if is_over(s) else None,
    }


def private(s: State, seat: int, game: Game, public: t.CeylonView) -> dict[str, Any]:
    """What a seat sees beside everybody: its hand, and so which cards it has not seen."""
    seats = list(public["seats"])
    seats[seat] = {**seats[seat], "hand": cards_by_name(s.hand[seat])}
    return {"unseen": cards_by_name(unseen(s, seat, game.tables)), "seats": seats}


def is_over(s: State) -> bool:
    return asked(s) == Decision.OVER


def pending_view(s: State) -> list[t.Pending]:
    """What waits, the decision that is asked first."""
    return [
        {"decision": waiting_name(s.waiting[k]), "seat": s.waiter[k]}
        for k in range(s.depth - 1, -1, -1)
    ]


def card_view(s: State) -> t.CardPlayed | None:
    if s.own_side == NONE:
        return None
    return {
        "action": ACTION_NAMES[s.own_side],
        "others": ACTION_NAMES[s.others_side],
        "token_used": bool(s.token_used),
    }


def barred_view(s: State, game: Game) -> list[t.ActionKind]:
    """The main actions on offer to the seat that decides which it cannot do, tile or not."""
    seat = actor(s)
    offered: Sequence[int] = ()
    if asked(s) == Decision.ACTION:
        offered = [main_action(s, seat)]
    elif asked(s) == Decision.EXTRA:
        offered = EXTRA_ACTIONS
    return [ACTION_NAMES[kind] for kind in offered if possible(s, seat, kind, game) == "no"]


def under_way_view(s: State, tables: Tables) -> t.UnderWay:
    """The action somebody is in the middle of."""
    return {
        "starting_tile": bool(s.enhanced),
        "harvested": [hex_name(h) for h in range(HEXES) if s.picked >> h & 1],
        "delivering": None if s.delivering == NONE else s.delivering + 1,
        "rewarding": None if s.rewarding == NONE else contract_name(s.rewarding, tables),
        "shape": named_or_none(s.lifted, SHAPE_NAMES),
        "district": named_or_none(s.site, DISTRICT_NAMES),
    }


def map_view(s: State, tables: Tables) -> list[list[t.HexView]]:
    """The hexes in their rows, from the north-west."""
    rows: list[list[t.HexView]] = [[] for _ in ROW_LENGTHS]
    pawns = s.pawn[: s.players]
    for h, district in enumerate(tables.district):
        here = tuple(p for p, at in enumerate(pawns) if at == h) if h in pawns else ()
        stands = (s.level[h], s.owner[h], s.marks[h])
        rows[PLACES[h][1]].append(hex_view(h, district, in_play(s, district), *stands, here))
    return rows


@lru_cache(KEPT)
def hex_view(
    h: int, district: int, plays: bool, level: int, owner: int, markers: int, pawns: tuple[int, ...]
) -> t.HexView:
    return {
        "hex": hex_name(h),
        "district": DISTRICT_NAMES[district],
        "in_play": plays,
        "level": LEVELS[level],
        "owner": None if owner == NOBODY else owner,
        "markers": markers,
        "pawns": list(pawns),
    }


def terrain_view(s: State) -> t.TerrainView:
    return {
        "open": [SHAPE_NAMES[sh] for sh in Shape if s.open_shapes[sh]],
        "laid": {DISTRICT_NAMES[d]: named_or_none(s.laid[d], SHAPE_NAMES) for d in District},
    }


def councillors_view(s: State) -> dict[t.District, t.CouncillorView]:
    """The councillor of each district in play and who has contracted it."""
    shown: dict[t.District, t.CouncillorView] = {}
    for district, name in enumerate(DISTRICT_NAMES):
        for councillor, office in enumerate(s.office):
            if office == district:
                shown[name] = {
                    "councillor": COUNCILLOR_NAMES[councillor],
                    "seats": [p for p in range(s.players) if has_councillor(s, p, district)],
                }
    return shown


def technology_view(s: State, tables: Tables) -> t.Technology:
    """The discs on each space from the start, the lowest disc first."""
    spaces: list[list[int]] = [[] for _ in range(tables.spaces + 1)]
    for p in sorted(range(s.players), key=lambda p: s.height[p]):
        spaces[s.space[p]].append(p)
    return {"spaces": spaces, "points": list(tables.plus_five)}


def contract_name(kind: int, tables: Tables) -> str:
    """The company and the chests it asks for: 2bgg."""
    asks = tables.asks[kind]
    return f"{tables.company[kind] + 1}{'b' * asks[0]}{'g' * asks[1]}{'w' * asks[2]}"


def contract_numbers(tables: Tables) -> dict[str, int]:
    return {contract_name(k, tables): k for k in range(CONTRACTS) if sum(tables.asks[k])}


def wagon_view(kind: int, tables: Tables) -> t.ContractView | None:
    return None if kind == NONE else contract_view(kind, tables)


def contract_view(kind: int, tables: Tables) -> t.ContractView:
    black, green, white = tables.asks[kind]
    return {
        "contract": contract_name(kind, tables),
        "company": tables.company[kind] + 1,
        "black": black,
        "green": green,
        "white": white,
        "rupees": tables.pays[kind],
        "points": tables.worth[kind],
    }


def pile_view(s: State, tables: Tables) -> t.Pile:
    """What lies in the pile follows from what is open; its order does not."""
    return {"total": contracts_in_pile(s), "contracts": counted_contracts(s.pile, tables)}


def counted_contracts(counts: list[int], tables: Tables) -> list[t.CountedContract]:
    kinds = [k for k in range(CONTRACTS) if counts[k]]
    return [{"n": counts[k], **contract_view(k, tables)} for k in kinds]


def unseen(s: State, seat: int | None, tables: Tables) -> list[int]:
    """Cards that are neither played nor in the own hand."""
    own = [0] * CARDS if seat is None else s.hand[seat]
    return [tables.cards[c] - s.discards[c] - own[c] for c in range(CARDS)]


def seat_view(s: State, seat: int | None, whose: int, game: Game) -> t.SeatView:
    tables: Tables = game.tables
    rule = game.rule
    markers = rule(markers_in)
    return {
        "score": s.score[whose],
        "earned": dict(zip(SOURCE_NAMES, s.earned[whose], strict=True)),
        "pawn": None if s.pawn[whose] == NONE else hex_name(s.pawn[whose]),
        "markers": s.markers[whose],
        "rupees": s.rupees[whose],
        "tea": dict(zip(TEA_NAMES, s.tea[whose], strict=True)),
        "warehouse": rule(capacity)(s, whose),
        "tokens": s.tokens[whose],
        "technology": s.space[whose],
        "councillors": [
            name for d, name in enumerate(DISTRICT_NAMES) if has_councillor(s, whose, d)
        ],
        "contracts": counted_contracts(s.contracts[whose], tables),
        "companies": rule(companies_of)(s, whose),
        "free_spaces": rule(free_spaces)(s, whose),
        "plantations": {
            name: markers(s, whose, d) for d, name in enumerate(DISTRICT_NAMES) if in_play(s, d)
        },
        "bonus": None if s.bonus[whose] == NONE else tables.district_bonus[s.bonus[whose]],
        "starting_tile": named_or_none(s.tile[whose], ACTION_NAMES),
        "starting_number": None if s.tile[whose] == NONE else tables.tile_number[s.tile[whose]],
        "starting_tile_used": bool(s.tile_used[whose]),
        "planting_cost": rule(planting_cost)(s, whose),
        "contracting_cost": rule(engaging_cost)(s, whose),
        "rupees_to_take": rule(rupees_to_take)(s, whose, 0),
        "cards": cards_in_hand(s, whose),
        "hand": cards_by_name(s.hand[whose]) if seat == whose else None,
    }


def scoring_view(s: State, game: Game) -> t.Scoring:
    """Every majority with places and what broke ties, in the order of the booklet."""
    return {
        "majorities": {o: majority_view(s, Source[o.upper()], game) for o in MAJORITIES},
        "companies": [game.rule(companies_of)(s, p) for p in range(s.players)],
        "markers": [s.markers[p] for p in range(s.players)],
    }


def majority_view(s: State, source: Source, game: Game) -> list[t.MajorityView]:
    """The seats that qualify by place; the technology track decided among those tied (C59)."""
    rule = game.rule
    counts = [rule(majority_count)(s, p, source) for p in range(s.players)]
    ranked = sorted(
        (p for p in range(s.players) if counts[p] > 0),
        key=lambda p: rule(majority_place)(s, p, source),
    )
    return [
        {
            "seat": p,
            "place": rule(majority_place)(s, p, source),
            "count": counts[p],
            "points": rule(majority_points)(s, p, source),
            "tied_with": [o for o in ranked if counts[o] == counts[p] and o != p],
        }
        for p in ranked
    ]

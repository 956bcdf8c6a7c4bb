"""What a seat may know, field by field, and a world made from that again. C67."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teahouse.core.game import Game
from teahouse.core.layout import Layout

from .events import card_name, district_name, kind_name, shape_name, tea_name
from .hexes import HEX_NUMBERS, HEXES, PLACES, ROW_LENGTHS, hex_name
from .preview import possible
from .rules.alternatives import rupees_to_take
from .rules.choice import main_action
from .rules.council import contracting_cost, has_councillor
from .rules.pending import actor, asked
from .rules.plantations import capacity, free_spaces, planting_cost
from .rules.scoring import (
    companies_of,
    majority_count,
    majority_place,
    majority_points,
    markers_in,
)
from .state import (
    CARDS,
    CONTRACTS,
    NOBODY,
    NONE,
    RANDOM,
    SEATS,
    TEAS,
    Councillor,
    Decision,
    District,
    Ending,
    Kind,
    Shape,
    Source,
    State,
    Step,
    Tea,
    Terrain,
    cards_in_deck,
    cards_in_hand,
    contracts_in_pile,
    in_play,
)
from .tables import Tables

LAYOUT = Layout(State)
CARD_NUMBERS = {card_name(c): c for c in range(CARDS)}
MAJORITIES = (
    Source.RUPEE_MAJORITY,
    Source.TECHNOLOGY_MAJORITY,
    Source.DIMBULA,
    Source.RUHUNA,
    Source.KANDY,
    Source.UVA,
)


def options_of(s: State) -> dict[str, Any]:
    """The options a state was made with."""
    left_out = "random" if s.chosen_left_out == RANDOM else district_name(s.chosen_left_out)
    return {
        "players": s.players,
        "starting_tiles": bool(s.starting_tiles),
        "left_out": left_out,
        "terrain": Terrain(s.terrain).name.lower(),
        "first": "random" if s.chosen_first == RANDOM else s.chosen_first,
    }


def waiting_name(what: int) -> str:
    return (Step(what) if what >= Step.DEAL else Decision(what)).name.lower()


def waiting_number(name: str) -> int:
    known = Step if name.upper() in Step.__members__ else Decision
    return int(known[name.upper()])


def named_or_none(value: int, name: Any) -> str | None:
    return None if value == NONE else name(value)


def cards_by_name(counts: list[int]) -> dict[str, int]:
    return {card_name(c): counts[c] for c in range(CARDS) if counts[c]}


def view(s: State, seat: int | None, game: Game) -> dict[str, Any]:
    """The allow-list: what is not named here does not leave."""
    tables: Tables = game.tables
    return {
        "options": options_of(s),
        "left_out": named_or_none(s.left_out, district_name),
        "turn": s.turn,
        "starting_player": s.first,
        "active": None if s.active == NOBODY else s.active,
        "ending": None if s.ending == Ending.NO else Ending(s.ending).name.lower(),
        "pending": pending_view(s),
        "card": card_view(s),
        "barred": barred_view(s, game),
        "under_way": under_way_view(s, tables),
        "map": map_view(s, tables),
        "terrain": terrain_view(s),
        "councillors": councillors_view(s),
        "technology": technology_view(s, tables),
        "bonuses": list(tables.district_bonus[s.bonuses :]),
        "wagons": [contract_view(k, tables) for k in s.wagon[: tables.wagons]],
        "pile": pile_view(s, tables),
        "deck": cards_in_deck(s),
        "discards": cards_by_name(s.discards),
        "unseen": cards_by_name(unseen(s, seat, tables)),
        "seats": [seat_view(s, seat, p, game) for p in range(s.players)],
        "scoring": scoring_view(s, game) if is_over(s) else None,
    }


def is_over(s: State) -> bool:
    return asked(s) == Decision.OVER


def pending_view(s: State) -> list[dict[str, Any]]:
    """What waits, the decision that is asked first."""
    return [
        {"decision": waiting_name(s.waiting[k]), "seat": s.waiter[k]}
        for k in range(s.depth - 1, -1, -1)
    ]


def card_view(s: State) -> dict[str, Any] | None:
    if s.own_side == NONE:
        return None
    return {
        "action": kind_name(s.own_side),
        "others": kind_name(s.others_side),
        "token_used": bool(s.token_used),
    }


def barred_view(s: State, game: Game) -> list[str]:
    """The main actions on offer to the seat that decides which it cannot do, tile or not."""
    seat, offered = actor(s), range(0)
    if asked(s) == Decision.ACTION:
        kind = main_action(s, seat)
        offered = range(kind, kind + 1)
    elif asked(s) == Decision.EXTRA:
        offered = range(Kind.TECHNOLOGY)  # C19: all but technology
    return [kind_name(kind) for kind in offered if possible(s, seat, kind, game) == "no"]


def under_way_view(s: State, tables: Tables) -> dict[str, Any]:
    """The action somebody is in the middle of."""
    return {
        "starting_tile": bool(s.enhanced),
        "harvested": [hex_name(h) for h in range(HEXES) if s.picked >> h & 1],
        "delivering": None if s.delivering == NONE else s.delivering + 1,
        "rewarding": named_or_none(s.rewarding, lambda k: contract_name(k, tables)),
        "shape": named_or_none(s.lifted, shape_name),
        "district": named_or_none(s.site, district_name),
    }


def map_view(s: State, tables: Tables) -> list[list[dict[str, Any]]]:
    """The hexes in their rows, from the north-west."""
    rows: list[list[dict[str, Any]]] = [[] for _ in ROW_LENGTHS]
    for h in range(HEXES):
        rows[PLACES[h][1]].append(hex_view(s, h, tables))
    return rows


def hex_view(s: State, h: int, tables: Tables) -> dict[str, Any]:
    return {
        "hex": hex_name(h),
        "district": district_name(tables.district[h]),
        "in_play": in_play(s, tables.district[h]),
        "level": s.level[h],
        "owner": None if s.owner[h] == NOBODY else s.owner[h],
        "markers": s.marks[h],
        "pawns": [p for p in range(s.players) if s.pawn[p] == h],
    }


def terrain_view(s: State) -> dict[str, Any]:
    return {
        "open": [sh.name.lower() for sh in Shape if s.open_shapes[sh]],
        "laid": {d.name.lower(): named_or_none(s.laid[d], shape_name) for d in District},
    }


def councillors_view(s: State) -> dict[str, Any]:
    """The councillor of each district in play and who has contracted it."""
    shown: dict[str, Any] = {}
    for district in District:
        for councillor in Councillor:
            if s.office[councillor] == district:
                shown[district.name.lower()] = {
                    "councillor": councillor.name.lower(),
                    "seats": [p for p in range(s.players) if has_councillor(s, p, district)],
                }
    return shown


def technology_view(s: State, tables: Tables) -> dict[str, Any]:
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


def contract_view(kind: int, tables: Tables) -> dict[str, Any] | None:
    if kind == NONE:
        return None
    return {
        "contract": contract_name(kind, tables),
        "company": tables.company[kind] + 1,
        **{tea_name(t): tables.asks[kind][t] for t in range(TEAS)},
        "rupees": tables.pays[kind],
        "points": tables.worth[kind],
    }


def pile_view(s: State, tables: Tables) -> dict[str, Any]:
    """What lies in the pile follows from what is open; its order does not."""
    kinds = [k for k in range(CONTRACTS) if s.pile[k]]
    left = [{"n": s.pile[k], **(contract_view(k, tables) or {})} for k in kinds]
    return {"total": contracts_in_pile(s), "contracts": left}


def unseen(s: State, seat: int | None, tables: Tables) -> list[int]:
    """Cards that are neither played nor in the own hand."""
    own = [0] * CARDS if seat is None else s.hand[seat]
    return [tables.cards[c] - s.discards[c] - own[c] for c in range(CARDS)]


def seat_view(s: State, seat: int | None, whose: int, game: Game) -> dict[str, Any]:
    tables: Tables = game.tables
    rule = game.rule
    return {
        "score": s.score[whose],
        "earned": {o.name.lower(): s.earned[whose][o] for o in Source},
        "pawn": named_or_none(s.pawn[whose], hex_name),
        "markers": s.markers[whose],
        "rupees": s.rupees[whose],
        "tea": {t.name.lower(): s.tea[whose][t] for t in Tea},
        "warehouse": rule(capacity)(s, whose),
        "tokens": s.tokens[whose],
        "technology": s.space[whose],
        "councillors": [d.name.lower() for d in District if has_councillor(s, whose, d)],
        "contracts": [
            {"n": s.contracts[whose][k], **(contract_view(k, tables) or {})}
            for k in range(CONTRACTS)
            if s.contracts[whose][k]
        ],
        "companies": rule(companies_of)(s, whose),
        "free_spaces": rule(free_spaces)(s, whose),
        "plantations": {
            d.name.lower(): rule(markers_in)(s, whose, d) for d in District if in_play(s, d)
        },
        "bonus": None if s.bonus[whose] == NONE else tables.district_bonus[s.bonus[whose]],
        "starting_tile": named_or_none(s.tile[whose], kind_name),
        "starting_number": None if s.tile[whose] == NONE else tables.tile_number[s.tile[whose]],
        "starting_tile_used": bool(s.tile_used[whose]),
        "planting_cost": rule(planting_cost)(s, whose),
        "contracting_cost": rule(contracting_cost)(s, whose),
        "rupees_to_take": rule(rupees_to_take)(s, whose, 0),
        "cards": cards_in_hand(s, whose),
        "hand": cards_by_name(s.hand[whose]) if seat == whose else None,
    }


def scoring_view(s: State, game: Game) -> dict[str, Any]:
    """Every majority with places and what broke ties, in the order of the booklet."""
    return {
        "majorities": {o.name.lower(): majority_view(s, o, game) for o in MAJORITIES},
        "companies": [game.rule(companies_of)(s, p) for p in range(s.players)],
        "markers": [s.markers[p] for p in range(s.players)],
    }


def majority_view(s: State, source: Source, game: Game) -> list[dict[str, Any]]:
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


# Back from a view to a state


def rebuild(seen: dict[str, Any], game: Game) -> State:
    """Some state that fits a view: hidden hands hold the first unseen cards."""
    tables: Tables = game.tables
    s: State = LAYOUT.blank()
    apply_options(s, seen["options"])
    s.left_out = District[seen["left_out"].upper()] if seen["left_out"] else NONE
    s.turn, s.first = seen["turn"], seen["starting_player"]
    s.active = NOBODY if seen["active"] is None else seen["active"]
    s.ending = Ending[seen["ending"].upper()] if seen["ending"] else Ending.NO
    rebuild_pending(s, seen)
    numbers = contract_numbers(tables)
    rebuild_under_way(s, seen, numbers)
    rebuild_board(s, seen)
    s.wagon = [NONE if w is None else numbers[w["contract"]] for w in seen["wagons"]]
    s.wagon += [NONE] * (len(LAYOUT.blank().wagon) - len(s.wagon))
    for held in seen["pile"]["contracts"]:
        s.pile[numbers[held["contract"]]] = held["n"]
    s.bonuses = len(tables.district_bonus) - len(seen["bonuses"])
    for p in range(SEATS):
        s.pawn[p], s.bonus[p], s.tile[p] = NONE, NONE, NONE
    for p, theirs in enumerate(seen["seats"]):
        rebuild_seat(s, p, theirs, tables)
    for space, discs in enumerate(seen["technology"]["spaces"]):
        for height, p in enumerate(discs):
            s.space[p], s.height[p] = space, height
    hide_back(s, seen)
    return s


def rebuild_pending(s: State, seen: dict[str, Any]) -> None:
    for frame in reversed(seen["pending"]):
        s.waiting[s.depth] = waiting_number(frame["decision"])
        s.waiter[s.depth] = frame["seat"]
        s.depth += 1


def rebuild_under_way(s: State, seen: dict[str, Any], numbers: Mapping[str, int]) -> None:
    card, doing = seen["card"], seen["under_way"]
    s.own_side = Kind[card["action"].upper()] if card else NONE
    s.others_side = Kind[card["others"].upper()] if card else NONE
    s.token_used = int(card["token_used"]) if card else 0
    s.enhanced = int(doing["starting_tile"])
    s.picked = sum(1 << HEX_NUMBERS[name] for name in doing["harvested"])
    s.delivering = NONE if doing["delivering"] is None else doing["delivering"] - 1
    s.rewarding = numbers[doing["rewarding"]] if doing["rewarding"] else NONE
    s.lifted = Shape[doing["shape"].upper()] if doing["shape"] else NONE
    s.site = District[doing["district"].upper()] if doing["district"] else NONE


def rebuild_board(s: State, seen: dict[str, Any]) -> None:
    for row in seen["map"]:
        for shown in row:
            h = HEX_NUMBERS[shown["hex"]]
            s.level[h] = shown["level"]
            s.owner[h] = NOBODY if shown["owner"] is None else shown["owner"]
            s.marks[h] = shown["markers"]
    for name in seen["terrain"]["open"]:
        s.open_shapes[Shape[name.upper()]] = 1
    for name, shape in seen["terrain"]["laid"].items():
        s.laid[District[name.upper()]] = Shape[shape.upper()] if shape else NONE
    s.office = [NONE] * len(Councillor)
    for name, shown in seen["councillors"].items():
        district = District[name.upper()]
        s.office[Councillor[shown["councillor"].upper()]] = district
        for p in shown["seats"]:
            s.contracted[p] |= 1 << district
    for name, n in seen["discards"].items():
        s.discards[CARD_NUMBERS[name]] = n


def rebuild_seat(s: State, p: int, theirs: dict[str, Any], tables: Tables) -> None:
    s.score[p] = theirs["score"]
    s.earned[p] = [theirs["earned"][o.name.lower()] for o in Source]
    s.pawn[p] = HEX_NUMBERS[theirs["pawn"]] if theirs["pawn"] else NONE
    s.markers[p], s.rupees[p], s.tokens[p] = theirs["markers"], theirs["rupees"], theirs["tokens"]
    s.tea[p] = [theirs["tea"][t.name.lower()] for t in Tea]
    for held in theirs["contracts"]:
        s.contracts[p][contract_numbers(tables)[held["contract"]]] = held["n"]
    if theirs["bonus"] is not None:
        s.bonus[p] = bonus_number(s, p, theirs["bonus"], tables)
    if theirs["starting_tile"] is not None:
        s.tile[p] = Kind[theirs["starting_tile"].upper()]
        s.tile_used[p] = int(theirs["starting_tile_used"])


def bonus_number(s: State, p: int, points: int, tables: Tables) -> int:
    """Which bonus token has this value; the first that no seat before has."""
    taken = s.bonus[:p]
    return next(
        k for k, worth in enumerate(tables.district_bonus) if worth == points and k not in taken
    )


def hide_back(s: State, seen: dict[str, Any]) -> None:
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

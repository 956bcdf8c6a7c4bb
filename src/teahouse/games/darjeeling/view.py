"""What a seat may know, field by field, and a world made from that again. D36."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, get_args

from teahouse.core.game import Game
from teahouse.core.layout import Layout
from teahouse.core.views import Head, literal_names

from . import crate_closing
from . import view_types as t
from .components import MAPS
from .events import tile_name
from .grid import SIDE, Direction, cell_name
from .maps import parse_map, write_map
from .rules.scoring import ship_points
from .state import (
    KINDS,
    LAYING,
    NO_VARIETY,
    RANDOM_FIRST,
    SEATS,
    Cell,
    Decision,
    Memory,
    Source,
    State,
    TwoHalf,
    Use,
    Variety,
    is_opposite,
    sizes,
    tiles_held,
    total,
)
from .tables import Tables

LAYOUT = Layout(State)
HANDS = 4096  # whose crops are kept: few tiles of a seat change at a time
# Names by number: a server writes views all day, and asking an enum each time takes longest.
TILE_NAMES: tuple[t.Tile, ...] = get_args(t.Tile)
assert tuple(tile_name(k) for k in range(KINDS)) == TILE_NAMES
TILE_NUMBERS = {name: k for k, name in enumerate(TILE_NAMES)}
VARIETY_NAMES: tuple[t.Variety, ...] = literal_names(t.Variety, Variety)
SOURCE_NAMES: tuple[t.Source, ...] = literal_names(t.Source, Source)
MEMORY_NAMES: tuple[t.Memory, ...] = literal_names(t.Memory, Memory)
TWO_HALF_NAMES: tuple[t.TwoHalf, ...] = literal_names(t.TwoHalf, TwoHalf)
USE_NAMES: tuple[t.Use, ...] = literal_names(t.Use, Use)
DIRECTION_NAMES: tuple[t.Direction, ...] = get_args(t.Direction)
assert tuple(d.name for d in Direction) == DIRECTION_NAMES


def options_of(s: State) -> t.Options:
    """The options a state was made with."""
    return {
        "players": s.players,
        "map": MAPS[s.map_number] if s.map_number >= 0 else write_map(s.cells),
        "memory": MEMORY_NAMES[s.memory],
        "two_half": TWO_HALF_NAMES[s.two_half],
        "target": s.target,
        "round_limit": s.round_limit,
        "first": "random" if s.chosen_first == RANDOM_FIRST else s.chosen_first,
    }


def sees_all(s: State, seat: int | None, whose: int) -> bool:
    """D36: whether a seat (None: a spectator) may look behind somebody's screen."""
    return s.memory == Memory.OPEN or s.asked == Decision.OVER or seat == whose


def counts_by_name(counts: list[int]) -> dict[t.Tile, int]:
    return {TILE_NAMES[k]: n for k, n in enumerate(counts) if n}


def cell_text(content: int) -> str:
    """. outside, _ empty, C city, b2 a tile, @1 the collector of seat 1."""
    if content >= Cell.COLLECTOR:
        return f"@{content - Cell.COLLECTOR}"
    if content >= Cell.TILE:
        kind = content - Cell.TILE
        return f"{'bgwr'[kind // 3]}{kind % 3 + 1}"
    return {Cell.OUTSIDE: ".", Cell.EMPTY: "_", Cell.CITY: "C"}[Cell(content)]


CELL_TEXTS = tuple(cell_text(c) for c in range(Cell.COLLECTOR + SEATS))
CONTENTS = {text: c for c, text in enumerate(CELL_TEXTS)}


def map_rows(cells: list[int]) -> list[list[str]]:
    """The map as rows of cells, cut to what it uses."""
    rows = [cells[y * SIDE : (y + 1) * SIDE] for y in range(SIDE)]
    while not any(rows[-1]):  # all outside
        rows.pop()
    width = max(used_width(row) for row in rows)
    return [[CELL_TEXTS[content] for content in row[:width]] for row in rows]


def used_width(row: list[int]) -> int:
    """How many cells of a row there are up to the last that is not outside."""
    width = len(row)
    while width and not row[width - 1]:
        width -= 1
    return width


def view(s: State, seat: int | None, game: Game, head: Head) -> t.DarjeelingView:
    """The allow-list: what is not named here does not leave."""
    shown: t.DarjeelingView = {
        **head,
        "options": options_of(s),
        "round": s.round,
        "first": s.first,
        "map": map_rows(s.cells),
        "bag": bag_view(s),
        "warehouse": counts_by_name(s.warehouse),
        "warehouse_picture": warehouse_picture(s),
        "chute": [VARIETY_NAMES[v] for v in s.chute],
        "reserve": s.reserve,
        "quays": quays_view(s, game.tables),
        "seats": [seat_view(s, seat, p, game) for p in range(s.players)],
        "shipment": shipment_view(s, seat),
    }
    if hides_laying(s, seat):
        shown["decision"] = Decision.SHIP.name.lower()
    return shown


def private(s: State, seat: int, game: Game, public: t.DarjeelingView) -> dict[str, Any]:
    """What a seat sees beside everybody: behind its own screen, and what it is laying."""
    own: dict[str, Any] = {}
    if not sees_all(s, None, seat):
        own["seats"] = list(public["seats"])
        own["seats"][seat] = seat_view(s, seat, seat, game)
    if hides_laying(s, None) and not hides_laying(s, seat):
        own["decision"] = Decision(s.asked).name.lower()
        own["shipment"] = shipment_view(s, seat)
    return own


def hides_laying(s: State, seat: int | None) -> bool:
    """What another seat is picking behind a closed screen shows only when it is laid open."""
    return s.asked in LAYING and not sees_all(s, seat, s.actor)


def bag_view(s: State) -> t.Bag:
    """With open screens the contents follow from what is open; with closed ones only the number."""
    is_open = s.memory == Memory.OPEN or s.asked == Decision.OVER
    return {"total": total(s.bag), "tiles": counts_by_name(s.bag) if is_open else None}


def quays_view(s: State, tables: Tables) -> list[t.Quay]:
    """From the bottom quay up."""
    return [
        {"multiplier": tables.multiplier[s.players][q], "crates": s.aboard[q][: s.players]}
        for q in range(tables.quays[s.players])
    ]


def seat_view(s: State, seat: int | None, whose: int, game: Game) -> t.SeatView:
    is_open = sees_all(s, seat, whose)
    placed = s.collector[whose] >= 0
    faced = placed and not (s.asked == Decision.FACE and s.actor == whose)
    return {
        "score": s.score[whose],
        "earned": dict(zip(SOURCE_NAMES, s.earned[whose], strict=True)),
        "next_ships": game.rule(ship_points)(s, whose),
        "collector": cell_name(s.collector[whose]) if placed else None,
        "facing": DIRECTION_NAMES[s.facing[whose]] if faced else None,
        "supply": s.supply[whose],
        "tile_count": tiles_held(s, whose),
        "tiles": counts_by_name(s.tiles[whose]) if is_open else None,
        "crops": crops(s, whose) if is_open else None,
        "tokens": s.tokens[whose] if is_open else None,
    }


def crops(s: State, whose: int) -> dict[t.Variety, str]:
    """D24: the tiles of each variety that close crates, laid so that they close the most."""
    return dict(_crops(tuple(s.tiles[whose]), is_opposite(s)))


@lru_cache(HANDS)
def _crops(tiles: tuple[int, ...], opposite: bool) -> dict[t.Variety, str]:
    counts = list(tiles)
    best = [crate_closing.most(*sizes(counts, v), opposite) for v in Variety]
    laid = [crate_closing.picture(*closed, opposite) for closed in best]
    return {VARIETY_NAMES[v]: shown for v, shown in enumerate(laid) if shown is not None}


def warehouse_picture(s: State) -> str | None:
    for variety in Variety:
        if any(tiles := sizes(s.warehouse, variety)):
            return crate_closing.picture(*tiles, is_opposite(s))
    return None


def shipment_view(s: State, seat: int | None) -> t.Shipment | None:
    if s.shipping == NO_VARIETY or hides_laying(s, seat):
        return None
    return {
        "variety": VARIETY_NAMES[s.shipping],
        "laid": sizes(s.laid, 0),
        "picture": crate_closing.picture(*s.laid, is_opposite(s)),
        "on_table": bool(s.on_table),
        "used": USE_NAMES[s.used],
        "allowed": s.allowed,
        "loaded": s.loaded,
    }


# Back from a view to a state


def from_view(seen: t.DarjeelingView, game: Game) -> State:
    """Some state that fits a view: every hidden tile in the bag's order, tokens with one seat."""
    s: State = LAYOUT.blank()
    apply_options(s, seen["options"], game.tables)
    s.round, s.first = seen["round"], seen["first"]
    s.asked = Decision[seen["decision"].upper()] if seen["decision"] else Decision.OVER
    s.actor = -1 if seen["actor"] is None else seen["actor"]
    for y, row in enumerate(seen["map"]):
        for x, text in enumerate(row):
            s.cells[y * SIDE + x] = CONTENTS[text]
    s.chute = [Variety[name.upper()] for name in seen["chute"]]
    s.reserve = seen["reserve"]
    s.warehouse = named_counts(seen["warehouse"])
    for q, quay in enumerate(seen["quays"]):
        s.aboard[q][: s.players] = quay["crates"]
    for p, theirs in enumerate(seen["seats"]):
        restore_seat(s, p, theirs)
    restore_shipment(s, seen["shipment"])
    hide_back(s, seen, game.tables)
    return s


def named_counts(named: Mapping[t.Tile, int]) -> list[int]:
    counts = [0] * KINDS
    for name, n in named.items():
        counts[TILE_NUMBERS[name]] = n
    return counts


def restore_seat(s: State, p: int, theirs: t.SeatView) -> None:
    s.score[p] = theirs["score"]
    s.earned[p] = [theirs["earned"][name] for name in SOURCE_NAMES]
    s.supply[p] = theirs["supply"]
    if theirs["collector"] is not None:
        s.collector[p] = s.cells.index(Cell.COLLECTOR + p)
    if theirs["facing"] is not None:
        s.facing[p] = Direction[theirs["facing"]]
    if theirs["tiles"] is not None:
        s.tiles[p] = named_counts(theirs["tiles"])
        s.tokens[p] = theirs["tokens"] or 0


def restore_shipment(s: State, shipment: t.Shipment | None) -> None:
    s.shipping = NO_VARIETY
    if shipment is not None:
        s.shipping = Variety[shipment["variety"].upper()]
        s.laid = list(shipment["laid"])
        s.on_table = int(shipment["on_table"])
        s.used = Use[shipment["used"].upper()]
        s.allowed, s.loaded = shipment["allowed"], shipment["loaded"]


def hide_back(s: State, seen: t.DarjeelingView, tables: Tables) -> None:
    """Put what the view does not tell into the bag, the unseen hands and one seat's tokens."""
    unseen = list(tables.bag)
    for kind in range(KINDS):
        unseen[kind] -= s.warehouse[kind] + s.cells.count(Cell.TILE + kind)
        unseen[kind] -= sum(s.tiles[p][kind] for p in range(s.players))
    if s.on_table:
        for k in range(3):
            unseen[s.shipping * 3 + k] -= s.laid[k]
    blind = [p for p, theirs in enumerate(seen["seats"]) if theirs["tiles"] is None]
    loose = tables.tokens - s.reserve - sum(s.tokens)
    for p in blind:
        kind = 0
        for _ in range(seen["seats"][p]["tile_count"]):
            while unseen[kind] == 0:
                kind += 1
            unseen[kind] -= 1
            s.tiles[p][kind] += 1
    if blind:
        s.tokens[blind[0]] = loose
    s.bag = unseen


def apply_options(s: State, options: Mapping[str, Any], tables: Tables) -> None:
    """Write resolved options and the map they name into a state."""
    s.players = options["players"]
    s.memory = Memory[options["memory"].upper()]
    s.two_half = TwoHalf[options["two_half"].upper()]
    s.target = options["target"]
    s.round_limit = options["round_limit"]
    s.chosen_first = RANDOM_FIRST if options["first"] == "random" else options["first"]
    named = options["map"] in MAPS
    s.map_number = MAPS.index(options["map"]) if named else -1
    s.cells = list(tables.maps[s.map_number]) if named else parse_map(options["map"])
    s.collector = [-1] * SEATS
    s.shipping = NO_VARIETY

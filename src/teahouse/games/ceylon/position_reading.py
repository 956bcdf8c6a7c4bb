"""The position of a text; what the text leaves out has its value at the start of a game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import permutations
from typing import Any

from teahouse.core import position_text
from teahouse.core.errors import BadOption, BadPosition
from teahouse.core.game import Game

from .hexes import HEX_NUMBERS, HEXES, ROW_LENGTHS, hex_name
from .position import OUT, TEA_LETTERS
from .restore import apply_options
from .rules.terrain import cover_of
from .state import (
    COUNCILLORS,
    DISTRICTS,
    NOBODY,
    NONE,
    SEATS,
    TEAS,
    ActionKind,
    Automatic,
    Councillor,
    Decision,
    District,
    Ending,
    Shape,
    Source,
    State,
)
from .tables import Tables
from .view import CARD_NUMBERS, LAYOUT, contract_numbers, waiting_number

KNOWN = {
    "game", "players", "starting_tiles", "left_out", "terrain", "first", "seed_state",
    "starting_player", "turn", "active", "ending", "pending", "card", "token_used",
    "using_starting_tile", "harvested", "delivering", "rewarding", "lifted", "site", "map",
    "shapes", "open_shapes", "councillors", "technology", "wagons", "pile", "deck", "discards",
    "seat",
}  # fmt: skip
KNOWN_OF_SEAT = {
    "score", "earned", "rupees", "tea", "tokens", "councillors", "contracts", "hand", "bonus",
    "starting_tile", "starting_tile_used",
}  # fmt: skip


def read(text: str, game: Game) -> State:
    """The position of a text; what is left out has its value at the start of a game."""
    data = position_text.parse(text, "ceylon")
    position_text.refuse_unknown(data, KNOWN)
    with position_text.reading():
        return _read(data, game)


def _read(data: dict[str, Any], game: Game) -> State:
    tables: Tables = game.tables
    s: State = LAYOUT.blank()
    given = {k: data[k] for k in game.options if k in data}
    given.setdefault("players", len(data["seat"]))
    try:
        apply_options(s, game.options.resolve(given))
    except BadOption as error:
        raise BadPosition(str(error)) from None
    if len(data["seat"]) != s.players:
        raise BadPosition(f"{s.players} seats are needed, not {len(data['seat'])}")
    s.rng = [_number(w, 0, 2**32 - 1) for w in data.get("seed_state", [1, 2, 3, 4])]
    if len(s.rng) != 4:
        raise BadPosition("the generator has four words")
    s.first = _number(data.get("starting_player", 0), 0, s.players - 1)
    s.turn = _number(data.get("turn", 0), 0, 30000)
    s.active = _number(data.get("active", s.first), NOBODY, s.players - 1)
    s.ending = Ending[data.get("ending", "no").upper()]
    _read_map(s, data["map"], tables)
    _read_shapes(s, data, tables)
    _read_table(s, data, tables)
    _read_under_way(s, data, tables)
    for p in range(SEATS):
        s.bonus[p] = s.tile[p] = NONE
    for p, theirs in enumerate(data["seat"]):
        _read_seat(s, p, theirs, tables)
    s.bonuses = sum(s.bonus[p] != NONE for p in range(s.players))
    _read_rest(s, data, tables)
    return s


def _number(value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"a whole number from {low} to {high} is needed, not {value!r}")
    return value


def _words(text: str, length: int, what: str) -> list[str]:
    words = text.split()
    if len(words) != length:
        raise BadPosition(f"{what} needs {length} words, not {len(words)}")
    return words


def _read_map(s: State, text: str, tables: Tables) -> None:
    s.owner = [NOBODY] * HEXES
    s.pawn = [NONE] * SEATS
    s.left_out = NONE
    s.markers = [tables.markers if p < s.players else 0 for p in range(SEATS)]
    rows = [line.replace("|", " ").split() for line in text.strip("\n").split("\n")]
    if tuple(len(row) for row in rows) != ROW_LENGTHS:
        raise BadPosition(f"the map has five rows of {ROW_LENGTHS} hexes")
    for h, word in enumerate(word for row in rows for word in row):
        if word == OUT:
            s.left_out = tables.district[h]
        else:
            _read_hex(s, h, word)
    for h, word in enumerate(word for row in rows for word in row):
        if (word == OUT) != (tables.district[h] == s.left_out):
            raise BadPosition(f"{hex_name(h)}: a district is out of play as a whole")


def _read_hex(s: State, h: int, word: str) -> None:
    found = re.fullmatch(r"([012])([.A-D])(\+?)([a-d]*)", word)
    if found is None:
        raise BadPosition(f"{word!r} is no hex; write 0. or 1A or 2B+ab")
    s.level[h] = int(found[1])
    if found[2] != ".":
        s.owner[h] = ord(found[2]) - ord("A")
        s.marks[h] = 2 if found[3] else 1
        s.markers[s.owner[h]] -= s.marks[h]
    elif found[3]:
        raise BadPosition(f"{word!r}: a second marker needs a plantation")
    for letter in found[4]:
        p = ord(letter) - ord("a")
        if s.pawn[p] != NONE:
            raise BadPosition(f"the pawn {letter} stands on the map twice")
        s.pawn[p] = h


def _read_shapes(s: State, data: dict[str, Any], tables: Tables) -> None:
    """The shapes as written, or some that can lie as the map shows."""
    if "shapes" in data:
        words = _words(data["shapes"], DISTRICTS, "shapes")
        s.laid = [NONE if w == "-" else int(Shape[w.upper()]) for w in words]
    else:
        s.laid = _fitting_shapes(s, tables)
    for name in data.get("open_shapes", "").split():
        s.open_shapes[Shape[name.upper()]] = 1


def _fitting_shapes(s: State, tables: Tables) -> list[int]:
    raised = [d for d in range(DISTRICTS) if any(s.level[h] for h in tables.hexes[d])]
    covers = {d: cover_of(s, d) for d in raised}
    for shapes in permutations(Shape, len(raised)):
        if all(tables.fits[sh][d][covers[d]] for d, sh in zip(raised, shapes, strict=True)):
            laid = dict(zip(raised, shapes, strict=True))
            return [int(laid[d]) if d in laid else NONE for d in range(DISTRICTS)]
    raise BadPosition("no elevation tiles lie as the levels of the map show")


def _read_table(s: State, data: dict[str, Any], tables: Tables) -> None:
    numbers = contract_numbers(tables)
    s.office = [NONE] * COUNCILLORS
    for d, name in enumerate(_words(data["councillors"], DISTRICTS, "councillors")):
        if name != "-":
            s.office[Councillor[name.upper()]] = d
    words = _words(data.get("wagons", " ".join(["-"] * tables.wagons)), tables.wagons, "wagons")
    s.wagon = [NONE] * len(s.wagon)
    for k, word in enumerate(words):
        s.wagon[k] = NONE if word == "-" else numbers[word]
    for p in range(s.players):
        s.height[(s.first + p) % s.players] = s.players - 1 - p
    if "technology" in data:
        _read_track(s, data["technology"], tables)


def _read_track(s: State, spaces: list[str], tables: Tables) -> None:
    letters = "".join(spaces)
    if sorted(letters) != [chr(ord("A") + p) for p in range(s.players)]:
        raise BadPosition("each seat has one disc on the technology track")
    if len(spaces) > tables.spaces + 1:
        raise BadPosition(f"the technology track has {tables.spaces} spaces above the start")
    for space, discs in enumerate(spaces):
        for height, letter in enumerate(discs):
            p = ord(letter) - ord("A")
            s.space[p], s.height[p] = space, height


def _read_under_way(s: State, data: dict[str, Any], tables: Tables) -> None:
    s.own_side = s.others_side = s.delivering = s.rewarding = s.lifted = s.site = NONE
    if "card" in data:
        own, others = (ActionKind[k.upper()] for k in data["card"].split("/"))
        s.own_side, s.others_side = int(own), int(others)
    s.token_used = int(bool(data.get("token_used", False)))
    s.enhanced = int(bool(data.get("using_starting_tile", False)))
    for name in data.get("harvested", "").split():
        s.picked |= 1 << HEX_NUMBERS[name]
    if "delivering" in data:
        s.delivering = _number(data["delivering"], 1, tables.wagons) - 1
    if "rewarding" in data:
        s.rewarding = contract_numbers(tables)[data["rewarding"]]
    if "lifted" in data:
        s.lifted = Shape[data["lifted"].upper()]
    if "site" in data:
        s.site = District[data["site"].upper()]
    for frame in reversed(data.get("pending", _usual_pending(s))):
        name, seat = frame.split()
        s.waiting[s.depth] = waiting_number(name)
        s.waiter[s.depth] = _number(int(seat), 0, s.players - 1)
        s.depth += 1


def _usual_pending(s: State) -> list[str]:
    """The card, or with a card on the table the first action of the turn."""
    if s.own_side == NONE:
        return [f"{Decision.CARD.name} {s.active}"]
    others = [(s.active + k) % s.players for k in range(1, s.players)]
    return [
        f"{Decision.ACTION.name} {s.active}",
        f"{Decision.AFTER.name} {s.active}",
        *(f"{Decision.ACTION.name} {p}" for p in others),
        f"{Automatic.TURN_END.name} {s.active}",
    ]


def _read_counts(text: str, numbers: dict[str, int], kinds: Sequence[object]) -> list[int]:
    """How many of each kind, from their names and numbers."""
    counts = [0] * len(kinds)
    for word in text.split():
        name, _, n = word.partition("*")
        counts[numbers[name]] += _number(int(n or "1"), 0, 99)
    return counts


def _read_seat(s: State, p: int, theirs: dict[str, Any], tables: Tables) -> None:
    unknown = set(theirs) - KNOWN_OF_SEAT
    if unknown:
        raise BadPosition(f"a seat has no {sorted(unknown)[0]!r}")
    s.score[p] = _number(theirs.get("score", 0), -30000, 30000)
    for name, points in theirs.get("earned", {"contracts": s.score[p]}).items():
        s.earned[p][Source[name.upper()]] = _number(points, -30000, 30000)
    s.rupees[p] = _number(theirs.get("rupees", tables.start_rupees), 0, 30000)
    start = "".join(TEA_LETTERS[t] * tables.start_tea[t] for t in range(TEAS))
    chests = theirs.get("tea", start)
    s.tea[p] = [chests.count(letter) for letter in TEA_LETTERS]
    if sum(s.tea[p]) != len(chests):
        raise BadPosition(f"{chests!r} are no tea chests; write b, g and w")
    s.tokens[p] = _number(theirs.get("tokens", 0), 0, 100)
    for name in theirs.get("councillors", "").split():
        s.engaged[p] |= 1 << District[name.upper()]
    numbers = contract_numbers(tables)
    s.contracts[p] = _read_counts(theirs.get("contracts", ""), numbers, tables.contracts)
    s.bonus[p] = _number(theirs.get("bonus", 0), 0, SEATS) - 1
    if "starting_tile" in theirs:
        s.tile[p] = ActionKind[theirs["starting_tile"].upper()]
        s.tile_used[p] = int(bool(theirs.get("starting_tile_used", False)))
    if "hand" in theirs:
        s.hand[p] = _read_counts(theirs["hand"], CARD_NUMBERS, tables.cards)


def _read_rest(s: State, data: dict[str, Any], tables: Tables) -> None:
    """Cards and contracts as written; what is not written lies in hands, deck and pile."""
    s.discards = _read_counts(data.get("discards", ""), CARD_NUMBERS, tables.cards)
    left = [n - gone for n, gone in zip(tables.cards, s.discards, strict=True)]
    for p in range(s.players):
        left = [n - m for n, m in zip(left, s.hand[p], strict=True)]
    for p, theirs in enumerate(data["seat"]):
        for _ in range(0 if "hand" in theirs else _usual_hand(s, p, tables)):
            card = next(c for c, n in enumerate(left) if n > 0)
            left[card] -= 1
            s.hand[p][card] += 1
    s.deck = _read_counts(data["deck"], CARD_NUMBERS, tables.cards) if "deck" in data else left
    on_table = [*s.wagon, *(k for p in range(s.players) for k in _listed(s.contracts[p]))]
    pile = [n - on_table.count(k) for k, n in enumerate(tables.contracts)]
    if "pile" in data:
        pile = _read_counts(data["pile"], contract_numbers(tables), tables.contracts)
    s.pile = pile


def _usual_hand(s: State, p: int, tables: Tables) -> int:
    return tables.hand - 1 if p == s.active and s.own_side != NONE else tables.hand


def _listed(counts: list[int]) -> list[int]:
    return [k for k, n in enumerate(counts) for _ in range(n)]

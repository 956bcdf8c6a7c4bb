"""A position as a short readable text, and back. The map stands there as one sees it.

b2 a black tile with two halves     ## a city      A^ the collector of seat 0 facing north
.. outside                          __ an empty space
"""

from __future__ import annotations

import re
from typing import Any

from teahouse.core import position_text
from teahouse.core.errors import BadOption, BadPosition
from teahouse.core.game import Game

from .components import MOST_ONES
from .crate_closing import MAX_THREES, MAX_TWOS, closes
from .events import use_name, variety_name
from .grid import SIDE
from .maps import write_map
from .state import (
    KINDS,
    LAYING,
    MARKERS,
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
)
from .view import LAYOUT, apply_options, cell_text, options_of

ARROWS = "^>v<?"
UNFACED = 4
LETTERS = "bgwr"
MOST_POINTS = 10**9


def write(s: State, game: Game) -> str:
    """The text of a position."""
    options = options_of(s)
    lines = ['game = "darjeeling"']
    lines += [f"{k} = {_value(v)}" for k, v in options.items() if k != "map"]
    lines += [f'map = "{options["map"]}"'] if s.map_number >= 0 else []
    lines += [f"seed_state = {list(s.rng)}"]
    lines += [f"first_player = {s.first}", f"round = {s.round}"]
    decision = Decision(s.asked).name.lower()
    lines += [f'decision = "{decision}"', f"actor = {s.actor}"]
    lines += ['board = """', *_board(s), '"""']
    lines += ["# tiles in the bag, tiles in the warehouse, demand markers from the bottom"]
    lines += [f'bag = "{_counts(s.bag)}"', f'warehouse = "{_counts(s.warehouse)}"']
    lines += [f'chute = "{" ".join(variety_name(v) for v in s.chute)}"', f"reserve = {s.reserve}"]
    lines += ["# crates of each seat on the ships, from the top quay to the bottom quay"]
    quays = range(game.tables.quays[s.players] - 1, -1, -1)
    lines += ["quays = [", *(f"    {s.aboard[q][: s.players]}," for q in quays), "]"]
    if s.shipping != NO_VARIETY:
        lines += ["", "[shipment]", *_shipment(s)]
    for p in range(s.players):
        lines += ["", "[[seat]]", *_seat(s, p)]
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _board(s: State) -> list[str]:
    rows = write_map(s.cells).split("\n")
    height, width = len(rows), len(rows[0])
    return [" ".join(_cell(s, y * SIDE + x) for x in range(width)).rstrip() for y in range(height)]


def _cell(s: State, cell: int) -> str:
    content = s.cells[cell]
    if content >= Cell.COLLECTOR:
        seat = content - Cell.COLLECTOR
        facing = UNFACED if s.asked == Decision.FACE and s.actor == seat else s.facing[seat]
        return f"{chr(ord('A') + seat)}{ARROWS[facing]}"
    text = cell_text(content)
    return {".": "..", "_": "__", "C": "##"}.get(text, text)


def _counts(counts: list[int]) -> str:
    kinds = [k for k in range(KINDS) if counts[k]]
    return " ".join(f"{LETTERS[k // 3]}{k % 3 + 1}*{counts[k]}" for k in kinds)


def _shipment(s: State) -> list[str]:
    return [
        f'variety = "{variety_name(s.shipping)}"',
        f"laid = {list(s.laid)}",
        f"on_table = {str(bool(s.on_table)).lower()}",
        f'used = "{use_name(s.used)}"',
        f"allowed = {s.allowed}",
        f"loaded = {s.loaded}",
    ]


def _seat(s: State, p: int) -> list[str]:
    earned = ", ".join(f"{o.name.lower()} = {s.earned[p][o]}" for o in Source if s.earned[p][o])
    return [
        f"score = {s.score[p]}",
        f"earned = {{{earned}}}",
        f"supply = {s.supply[p]}",
        f'tiles = "{_counts(s.tiles[p])}"',
        f"tokens = {s.tokens[p]}",
    ]


# Reading

KNOWN = {
    "game", "players", "map", "memory", "two_half", "target", "round_limit", "first",
    "seed_state", "first_player", "round", "decision", "actor", "board", "bag", "warehouse",
    "chute", "reserve", "quays", "shipment", "seat",
}  # fmt: skip


def read(text: str, game: Game) -> State:
    """The position of a text; what is left out has its value at the start of a game."""
    data = position_text.parse(text, "darjeeling")
    position_text.refuse_unknown(data, KNOWN)
    with position_text.reading():
        return _read(data, game)


def _read(data: dict[str, Any], game: Game) -> State:
    s: State = LAYOUT.blank()
    board = _Board(data["board"])
    given = {k: data[k] for k in game.options if k in data}
    given.setdefault("players", len(data["seat"]))
    if "map" not in given:
        given["map"] = write_map(board.cells)
    try:
        apply_options(s, game.options.resolve(given), game.tables)
    except BadOption as error:
        raise BadPosition(str(error)) from None
    if write_map(s.cells) != write_map(board.cells):
        raise BadPosition(f"the board is not the map {given['map']}")
    s.cells = board.cells
    s.rng = _numbers(data.get("seed_state", [1, 2, 3, 4]), 4, 2**32 - 1)
    s.first = _number(data.get("first_player", 0), 0, s.players - 1)
    s.round = _number(data.get("round", 0), 0, 32000)
    s.asked = Decision[data["decision"].upper()]
    lowest = -1 if s.asked == Decision.OVER else 0
    s.actor = _number(data.get("actor", lowest), lowest, s.players - 1)
    _read_table(s, data, game)
    _read_shipment(s, data.get("shipment"))
    if len(data["seat"]) != s.players:
        raise BadPosition(f"{s.players} seats are needed, not {len(data['seat'])}")
    for p, theirs in enumerate(data["seat"]):
        _read_seat(s, p, theirs, board, game)
    if "bag" not in data:
        s.bag = [n - m for n, m in zip(game.tables.bag, _outside_bag(s), strict=True)]
    return s


class _Board:
    """The drawn board: contents and where collectors stand and face."""

    def __init__(self, text: str) -> None:
        self.cells = [int(Cell.OUTSIDE)] * (SIDE * SIDE)
        self.collectors: dict[int, tuple[int, int]] = {}
        for y, line in enumerate(text.strip("\n").split("\n")):
            words = line.split()
            if y >= SIDE or len(words) > SIDE:
                raise BadPosition(f"a board has at most {SIDE} rows and {SIDE} columns")
            for x, word in enumerate(words):
                self.cells[y * SIDE + x] = self._content(word, y * SIDE + x)

    def _content(self, word: str, cell: int) -> int:
        plain = {"..": Cell.OUTSIDE, "__": Cell.EMPTY, "##": Cell.CITY}
        if word in plain:
            return plain[word]
        if re.fullmatch("[bgwr][123]", word):
            return Cell.TILE + LETTERS.index(word[0]) * 3 + int(word[1]) - 1
        if re.fullmatch(r"[A-E][\^>v<?]", word):
            seat = ord(word[0]) - ord("A")
            if seat in self.collectors:
                raise BadPosition(f"the collector {word[0]} stands on the board twice")
            self.collectors[seat] = (cell, ARROWS.index(word[1]) % UNFACED)
            return Cell.COLLECTOR + seat
        raise BadPosition(f"{word!r} is nothing that can lie on the board")


def _number(value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"a whole number from {low} to {high} is needed, not {value!r}")
    return value


def _numbers(values: Any, length: int, high: int) -> list[int]:
    if not isinstance(values, list) or len(values) != length:
        raise BadPosition(f"a list of {length} numbers is needed, not {values!r}")
    return [_number(n, 0, high) for n in values]


def _read_counts(text: str) -> list[int]:
    counts = [0] * KINDS
    for word in text.split():
        found = re.fullmatch(r"([bgwr])([123])(?:\*(\d{1,2}))?", word)
        if found is None:
            raise BadPosition(f"{word!r} names no tiles; write b1 or b1*4")
        counts[LETTERS.index(found[1]) * 3 + int(found[2]) - 1] += int(found[3] or 1)
    return counts


def _read_table(s: State, data: dict[str, Any], game: Game) -> None:
    s.bag = _read_counts(data.get("bag", ""))
    s.warehouse = _read_counts(data.get("warehouse", ""))
    names = data["chute"].split()
    s.chute = [int(Variety[name.upper()]) for name in names]
    if sorted(s.chute) != [k // 2 for k in range(MARKERS)]:
        raise BadPosition("the chute holds two markers of each variety")
    s.reserve = _number(data.get("reserve", game.tables.tokens), 0, game.tables.tokens)
    quays = data["quays"][::-1]
    if len(quays) != game.tables.quays[s.players]:
        raise BadPosition(f"{s.players} players have {game.tables.quays[s.players]} quays")
    for q, crates in enumerate(quays):
        if len(crates) != s.players:
            raise BadPosition(f"each quay has one number of crates for each of {s.players} seats")
        s.aboard[q][: s.players] = [_number(n, 0, game.tables.crates) for n in crates]


def _read_shipment(s: State, shipment: dict[str, Any] | None) -> None:
    if shipment is None:
        return
    s.shipping = Variety[shipment["variety"].upper()]
    s.laid = _numbers(shipment.get("laid", [0, 0, 0]), 3, MOST_ONES)
    s.on_table = int(bool(shipment.get("on_table", False)))
    s.used = Use[shipment.get("used", "none").upper()]
    s.allowed = _number(shipment.get("allowed", 0), 0, 99)
    s.loaded = _number(shipment.get("loaded", 0), 0, 99)


def _read_seat(s: State, p: int, theirs: dict[str, Any], board: _Board, game: Game) -> None:
    unknown = set(theirs) - {"score", "earned", "supply", "tiles", "tokens"}
    if unknown:
        raise BadPosition(f"a seat has no {sorted(unknown)[0]!r}")
    s.score[p] = _number(theirs.get("score", 0), -MOST_POINTS, MOST_POINTS)
    earned = theirs.get("earned", {"ships": s.score[p]})
    for name, points in earned.items():
        s.earned[p][Source[name.upper()]] = _number(points, -MOST_POINTS, MOST_POINTS)
    aboard = sum(s.aboard[q][p] for q in range(len(s.aboard)))
    s.supply[p] = _number(theirs.get("supply", game.tables.crates - aboard), 0, game.tables.crates)
    s.tiles[p] = _read_counts(theirs.get("tiles", ""))
    s.tokens[p] = _number(theirs.get("tokens", 0), 0, game.tables.tokens)
    if p in board.collectors:
        s.collector[p], s.facing[p] = board.collectors[p]


# Is everything there?


def _outside_bag(s: State) -> list[int]:
    """Tiles of each kind that are not in the bag."""
    found = [s.warehouse[k] + s.cells.count(Cell.TILE + k) for k in range(KINDS)]
    for p in range(SEATS):
        found = [n + m for n, m in zip(found, s.tiles[p], strict=True)]
    if s.on_table:
        for k in range(3):
            found[s.shipping * 3 + k] += s.laid[k]
    return found


def check(s: State, game: Game) -> None:
    """Refuse a state in which a component is missing, doubled or out of place."""
    _check_ranges(s, game)
    for kind, outside in enumerate(_outside_bag(s)):
        if s.bag[kind] < 0 or outside + s.bag[kind] != game.tables.bag[kind]:
            name = f"{LETTERS[kind // 3]}{kind % 3 + 1}"
            have, need = outside + s.bag[kind], game.tables.bag[kind]
            raise BadPosition(f"{have} tiles {name} where the box has {need}")
    if s.reserve + sum(s.tokens) != game.tables.tokens:
        raise BadPosition(f"action tokens do not add up to {game.tables.tokens}")
    if sorted(s.chute) != [k // 2 for k in range(MARKERS)]:
        raise BadPosition("the chute holds two markers of each variety")
    for p in range(s.players):
        _check_seat(s, p, game)
    _check_turn(s)
    _check_shipment(s, game)


def _check_ranges(s: State, game: Game) -> None:
    """Every number stands for something, so that no look-up goes astray."""
    last = s.players - 1
    for value, low, high in (
        (s.players, 2, SEATS),
        (s.memory, 0, len(Memory) - 1),
        (s.two_half, 0, len(TwoHalf) - 1),
        (s.target, 1, 1000),
        (s.round_limit, 1, 32000),
        (s.chosen_first, RANDOM_FIRST, last),
        (s.map_number, -1, len(game.tables.maps) - 1),
        (s.first, 0, last),
        (s.round, 0, s.round_limit),
        (s.asked, 0, len(Decision) - 1),
        (s.actor, -1, last),
        (s.shipping, NO_VARIETY, len(Variety) - 1),
        (s.used, 0, len(Use) - 1),
        (s.reserve, 0, game.tables.tokens),
        (min(s.cells), 0, 0),
        (max(s.cells), 0, Cell.COLLECTOR + last),
        (min(s.facing), 0, 3),
        (max(s.facing), 0, 3),
        (min(min(crates) for crates in s.aboard), 0, 0),
        (min(s.warehouse), 0, MOST_ONES),
        (min(s.rng), 0, 2**32 - 1),
        (max(s.rng), 1, 2**32 - 1),
    ):
        if not low <= value <= high:
            raise BadPosition(f"a number from {low} to {high} is needed, not {value}")


def _check_seat(s: State, p: int, game: Game) -> None:
    aboard = sum(s.aboard[q][p] for q in range(len(s.aboard)))
    if s.supply[p] + aboard != game.tables.crates:
        raise BadPosition(f"the crates of seat {p} do not add up to {game.tables.crates}")
    if min(s.tiles[p]) < 0 or s.tokens[p] < 0 or s.supply[p] < 0:
        raise BadPosition(f"seat {p} has a negative number of something")
    if s.score[p] != sum(s.earned[p]):
        raise BadPosition(f"the score of seat {p} is not the sum of what it earned")
    standing = [c for c in range(len(s.cells)) if s.cells[c] == Cell.COLLECTOR + p]
    if standing != ([s.collector[p]] if s.collector[p] >= 0 else []):
        raise BadPosition(f"the collector of seat {p} is not where it should be")


def _check_turn(s: State) -> None:
    if (s.actor == -1) != (s.asked == Decision.OVER):
        raise BadPosition("somebody decides exactly while the game is not over")
    placed = _seats_placed(s)
    for p in range(s.players):
        if (s.collector[p] >= 0) != ((p - s.first) % s.players < placed):
            raise BadPosition("the collectors are placed one after the other, then all stand there")


def _seats_placed(s: State) -> int:
    """How many collectors stand on the map now (D09)."""
    if s.asked not in (Decision.START, Decision.FACE):
        return s.players
    return (s.actor - s.first) % s.players + int(s.asked == Decision.FACE)


def _check_shipment(s: State, game: Game) -> None:
    laying = s.asked in (*LAYING, Decision.TOKENS, Decision.RECALL)
    if laying != (s.shipping != NO_VARIETY):
        raise BadPosition("a shipment is under way exactly while it is being decided on")
    if s.on_table != int(s.asked in (Decision.TOKENS, Decision.RECALL)):
        raise BadPosition("tiles lie on the table exactly while tokens or crates are decided on")
    if s.on_table and not _laid_closed(s):
        raise BadPosition("the tiles on the table do not close")
    if not s.on_table and not _laid_so_far(s):
        raise BadPosition("more tiles are laid than there are, or sooner than they are asked for")
    crates = (s.laid[0] + 2 * s.laid[1] + 3 * s.laid[2]) // 2
    top = s.aboard[game.tables.quays[s.players] - 1]
    aboard = top[s.actor] if s.asked == Decision.RECALL else 0
    most = crates if s.asked == Decision.RECALL else 0
    if not (0 <= s.loaded <= s.allowed <= most and s.loaded <= aboard):
        raise BadPosition("the crates of the shipment do not add up")
    if s.used and s.asked != Decision.RECALL:
        raise BadPosition("tokens are used with a shipment only")


def _laid_closed(s: State) -> bool:
    ones, twos, threes = s.laid
    known = 0 <= ones <= MOST_ONES and 0 <= twos <= MAX_TWOS and 0 <= threes <= MAX_THREES
    return known and closes(ones, twos, threes, s.two_half == TwoHalf.OPPOSITE)


def _laid_so_far(s: State) -> bool:
    """Threes are laid first, then twos, then ones; none without a shipment."""
    asked = s.asked if s.shipping != NO_VARIETY else Decision.LAY_THREES
    held = s.tiles[s.actor][s.shipping * 3 : s.shipping * 3 + 3] or [0, 0, 0]
    still_to_lay = LAYING.index(Decision(asked)) + 1
    return not any(s.laid[:still_to_lay]) and all(
        0 <= n <= m for n, m in zip(s.laid, held, strict=True)
    )

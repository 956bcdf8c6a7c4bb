"""A position as a short readable text. The map stands there as one sees it.

0. a hex of level 0      1A a plantation of seat 0 on level 1      2B+ two markers of seat 1
ab the pawns of seats 0 and 1, behind that      | a river      -- a hex out of play
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from teahouse.core.game import Game

from .events import card_name, councillor_name, district_name, kind_name, shape_name
from .hexes import HEXES, PLACES, ROW_LENGTHS, hex_name
from .state import (
    CARDS,
    CONTRACTS,
    DISTRICTS,
    NOBODY,
    NONE,
    TEAS,
    Councillor,
    District,
    Ending,
    Shape,
    Source,
    State,
    in_play,
)
from .tables import Tables
from .view import (
    contract_name,
    options_of,
    waiting_name,
)

CELL = 8  # columns a hex takes, its river included
TEA_LETTERS = "bgw"
OUT = "--"


def write(s: State, game: Game) -> str:
    """The text of a position."""
    tables: Tables = game.tables
    lines = ['game = "ceylon"']
    lines += [f"{k} = {_value(v)}" for k, v in options_of(s).items()]
    lines += [f"seed_state = {list(s.rng)}", f"starting_player = {s.first}", f"turn = {s.turn}"]
    lines += [f"active = {s.active}", f'ending = "{Ending(s.ending).name.lower()}"']
    lines += ["# what waits to be decided, and whose it is; the first one is asked now"]
    frames = [f'"{waiting_name(s.waiting[k])} {s.waiter[k]}"' for k in range(s.depth - 1, -1, -1)]
    lines += [f"pending = [{', '.join(frames)}]"]
    lines += _under_way(s, tables)
    lines += ['map = """', *_map(s, tables), '"""']
    lines += [f'shapes = "{" ".join(_or_dash(s.laid[d], shape_name) for d in District)}"']
    lines += [f'open_shapes = "{" ".join(_names_of(Shape, s.open_shapes))}"']
    seated = {s.office[c]: councillor_name(c) for c in Councillor if s.office[c] != NONE}
    lines += [f'councillors = "{" ".join(seated.get(d, "-") for d in range(DISTRICTS))}"']
    lines += ["# discs on each space of the technology track, the lowest first"]
    lines += [f"technology = {_list(_track(s, tables))}"]
    wagons = [_or_dash(k, lambda k: contract_name(k, tables)) for k in s.wagon[: tables.wagons]]
    lines += [f'wagons = "{" ".join(wagons)}"', f'pile = "{_contracts(s.pile, tables)}"']
    lines += [f'deck = "{_cards(s.deck)}"', f'discards = "{_cards(s.discards)}"']
    for p in range(s.players):
        lines += ["", "[[seat]]", *_seat(s, p, tables)]
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def _list(words: Iterable[str]) -> str:
    return "[" + ", ".join(f'"{w}"' for w in words) + "]"


def _or_dash(number: int, name: Callable[[int], str]) -> str:
    return "-" if number == NONE else name(number)


def _names_of(members: Iterable[Any], flags: list[int]) -> list[str]:
    return [m.name.lower() for m in members if flags[m]]


def _under_way(s: State, tables: Tables) -> list[str]:
    lines = []
    if s.own_side != NONE:
        lines += [f'card = "{kind_name(s.own_side)}/{kind_name(s.others_side)}"']
        lines += [f"token_used = {_value(bool(s.token_used))}"]
    if s.enhanced:
        lines += ["using_starting_tile = true"]
    if s.picked:
        picked = [hex_name(h) for h in range(HEXES) if s.picked >> h & 1]
        lines += [f'harvested = "{" ".join(picked)}"']
    if s.delivering != NONE:
        lines += [f"delivering = {s.delivering + 1}"]
    if s.rewarding != NONE:
        lines += [f'rewarding = "{contract_name(s.rewarding, tables)}"']
    if s.lifted != NONE:
        lines += [f'lifted = "{shape_name(s.lifted)}"']
    if s.site != NONE:
        lines += [f'site = "{district_name(s.site)}"']
    return lines


def _map(s: State, tables: Tables) -> list[str]:
    """Five rows, the short ones indented by half a hex."""
    rows = ["" if length == max(ROW_LENGTHS) else " " * (CELL // 2) for length in ROW_LENGTHS]
    for h in range(HEXES):
        row = PLACES[h][1]
        river = h > 0 and PLACES[h - 1][1] == row and tables.district[h - 1] != tables.district[h]
        rows[row] += ("| " if river else "  ") + _hex(s, h, tables).ljust(CELL - 2)
    return [row.rstrip() for row in rows]


def _hex(s: State, h: int, tables: Tables) -> str:
    if not in_play(s, tables.district[h]):
        return OUT
    owner = "." if s.owner[h] == NOBODY else chr(ord("A") + s.owner[h])
    pawns = "".join(chr(ord("a") + p) for p in range(s.players) if s.pawn[p] == h)
    return f"{s.level[h]}{owner}{'+' if s.marks[h] > 1 else ''}{pawns}"


def _track(s: State, tables: Tables) -> list[str]:
    spaces = [""] * (tables.spaces + 1)
    for p in sorted(range(s.players), key=lambda p: s.height[p]):
        spaces[s.space[p]] += chr(ord("A") + p)
    return spaces


def _counted(names: Iterable[tuple[str, int]]) -> str:
    return " ".join(f"{name}*{n}" if n > 1 else name for name, n in names if n)


def _contracts(counts: list[int], tables: Tables) -> str:
    return _counted((contract_name(k, tables), counts[k]) for k in range(CONTRACTS))


def _cards(counts: list[int]) -> str:
    return _counted((card_name(c), counts[c]) for c in range(CARDS))


def _seat(s: State, p: int, tables: Tables) -> list[str]:
    earned = ", ".join(f"{o.name.lower()} = {s.earned[p][o]}" for o in Source if s.earned[p][o])
    tea = "".join(TEA_LETTERS[t] * s.tea[p][t] for t in range(TEAS))
    contracted = [d.name.lower() for d in District if s.engaged[p] >> d & 1]
    lines = [
        f"score = {s.score[p]}",
        f"earned = {{{earned}}}",
        f"rupees = {s.rupees[p]}",
        f'tea = "{tea}"',
        f"tokens = {s.tokens[p]}",
        f'councillors = "{" ".join(contracted)}"',
        f'contracts = "{_contracts(s.contracts[p], tables)}"',
        f'hand = "{_cards(s.hand[p])}"',
    ]
    if s.bonus[p] != NONE:
        lines += [f"bonus = {s.bonus[p] + 1}"]
    if s.tile[p] != NONE:
        lines += [f'starting_tile = "{kind_name(s.tile[p])}"']
        lines += [f"starting_tile_used = {_value(bool(s.tile_used[p]))}"]
    return lines

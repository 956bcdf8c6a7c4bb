"""Small positions for the tests: a base position, changes to it, and events as short texts.

The map of the base position with its levels; seats 0, 1 and 2 are A, B and C::

        2a1   0a2 | 0a3   1a4   1a5 | 0a6
     1b1   0b2 | 0b3   0b4   1b5   2b6 | 0b7        Dimbula | Kandy       | Uva
        1c1   0c2 | 0c3   1c4 | 0c5 | 0c6
     1d1   0d2 | 0d3   1d4 | 1d5   0d6   1d7        Dimbula | Ruhuna      | Uva
        0e1   2e2   1e3   0e4 | 1e5   2e6

Each has a plantation and the pawn on a level-0 hex: A on a2, B on c3, C on c6. Kandy is empty.
The councillors: technology in Dimbula, trade in Ruhuna, plant_cost in Kandy, warehouse in Uva.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import teahouse
from teahouse.core.events import ALL, Event
from teahouse.core.game import Game, Position
from teahouse.games.ceylon.hexes import HEX_NUMBERS, PLACES, ROW_LENGTHS
from teahouse.games.ceylon.state import District
from teahouse.games.ceylon.tables import T

GAME = teahouse.game("ceylon")

# Under mutation every rule is wrapped, and a game with other components cannot put its tables in.
OTHER_COMPONENTS = pytest.mark.skipif(
    "MUTANT_UNDER_TEST" in os.environ, reason="rules under mutation keep the tables of the box"
)

LEVELS = "200110 1000120 100100 1001101 021012".replace(" ", "")
COUNCILLORS = "technology trade plant_cost warehouse"
WAGONS = "2bgg 4bgw 5ggw"
PLANTS = "A:a2 B:c3 C:c6"
PAWNS = "a2 c3 c6"
DISTRICTS = [d.name.lower() for d in District]
LETTERS = "ABCD"


def drawn(plants: str, pawns: str, out: str | None = None, levels: Iterable[str] = LEVELS) -> str:
    """The map with these plantations (A:a2, A+:a2 for two markers) and pawns in seat order."""
    words = list(levels)
    owners = {hex_: letter for letter, hex_ in (p.split(":") for p in plants.split())}
    standing = [HEX_NUMBERS[p] if p != "-" else -1 for p in pawns.split()]
    rows: list[list[str]] = [[] for _ in ROW_LENGTHS]
    for name, h in HEX_NUMBERS.items():
        here = "".join("abcd"[p] for p, where in enumerate(standing) if where == h)
        word = f"{words[h]}{owners.get(name, '.')}{here}"
        is_out = out is not None and T.district[h] == District[out.upper()]
        rows[PLACES[h][1]].append("--" if is_out else word)
    return "\n".join(" ".join(row) for row in rows)


def written(
    *,
    plants: str = PLANTS,
    pawns: str = PAWNS,
    out: str | None = None,
    levels: Iterable[str] = LEVELS,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    ability: str | None = None,
    tiles: str | None = None,
    **top: Any,
) -> str:
    """The text of the base position with changes.

    ability: seat 0 has contracted this councillor, who then sits in Dimbula.
    tiles: the starting tiles in seat order; a dash before one means it is used.
    """
    players = len(pawns.split())
    theirs: list[dict[str, Any]] = [dict((seats or {}).get(p, {})) for p in range(players)]
    top = {"starting_player": 0, "councillors": COUNCILLORS, "wagons": WAGONS, **top}
    if ability is not None:
        others = [c for c in COUNCILLORS.split() if c != ability][:3]
        top["councillors"] = " ".join([ability, *others])
        theirs[0]["councillors"] = f"dimbula {theirs[0].get('councillors', '')}"
    if out is not None:
        names = top["councillors"].split()
        names[DISTRICTS.index(out)] = "-"
        top["councillors"] = " ".join(names)
    if tiles is not None:
        top["starting_tiles"] = True
        for p, name in enumerate(tiles.split()):
            theirs[p]["starting_tile"] = name.removeprefix("-")
            theirs[p]["starting_tile_used"] = name.startswith("-")
    lines = ['game = "ceylon"', *(f"{k} = {toml(v)}" for k, v in top.items())]
    lines += [f'map = """\n{drawn(plants, pawns, out, levels)}\n"""']
    for row in theirs:
        lines += ["[[seat]]", *(f"{k} = {toml(v)}" for k, v in row.items())]
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{k} = {toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(toml(v) for v in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def at(game: Game = GAME, /, **changes: Any) -> Position:
    """The base position with changes."""
    return game.read(written(**changes))


def others_turn(card: str, seat: int = 0, active: int = 2, players: int = 3) -> dict[str, Any]:
    """Somebody else's turn, in which this seat is to act and has the second side of the card."""
    left = [(active + k) % players for k in range(1, players)]
    waiting = left[left.index(seat) :]
    pending = [*(f"action {p}" for p in waiting), f"turn_end {active}"]
    return {"card": card, "active": active, "pending": pending}


def event_texts(events: Iterable[Event]) -> list[str]:
    """Events as short texts; who alone may see one, or who may not, stands in front."""
    return [_one(event) for event in events]


def _one(event: Event) -> str:
    only = (
        "" if event.to == ALL else f"[{event.to}] " if event.to >= 0 else f"[not {-2 - event.to}] "
    )
    values = "".join(f" {k}={v}" for k, v in event.values.items())
    return f"{only}{event.name}{values}"


def run(position: Position, *actions: str) -> list[str]:
    """Do these actions one after the other; what happened."""
    happened: list[str] = []
    for action in actions:
        happened += event_texts(position.apply(action))
    return happened


def notations(position: Position) -> list[str]:
    return [str(a) for a in position.legal()]


def asked(position: Position) -> tuple[int | None, str]:
    decision = position.decision
    return position.actor, decision.name.lower() if decision is not None else "over"


def why(position: Position, action: str) -> str:
    """Why an action is refused, with the number of the rule if there is one; empty if it is not."""
    reason = position.why_not(action)
    return "" if reason is None else f"{reason.code} {reason.rule}".strip()

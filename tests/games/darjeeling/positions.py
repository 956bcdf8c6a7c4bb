"""Small positions for the tests: a base position, changes to it, and events as short texts.

The map of the base position, seat 0 (A) facing east and seat 1 (B) facing west::

       a  b  c  d  e  f
    1  b1 b1 b1 b1 b1 b1
    2  g1 A> w1 ## r1 r1
    3  g1 g1 w1 w1 r1 B<
    4  .. g2 b2 r2 w2 ..

Two players have three quays: 1, 2 and 3 points a crate from the bottom. The demand bonuses of the
chute are black 6, green 4, white 2 and red 0.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import teahouse
from teahouse.core.events import ALL, Event
from teahouse.core.game import Game, Position
from teahouse.games.darjeeling import position

GAME = teahouse.game("darjeeling")

# Under mutation every rule is wrapped, and a game with other components cannot put its tables in.
OTHER_COMPONENTS = pytest.mark.skipif(
    "MUTANT_UNDER_TEST" in os.environ, reason="rules under mutation keep the tables of the box"
)

BASE = '''
game = "darjeeling"
first = 0
decision = "move"
actor = 0
board = """
b1 b1 b1 b1 b1 b1
g1 A> w1 ## r1 r1
g1 g1 w1 w1 r1 B<
.. g2 b2 r2 w2 ..
"""
chute = "black black green green white white red red"
quays = [
    [0, 0],
    [0, 1],
    [1, 0],
]
[[seat]]
[[seat]]
'''

# Nothing stands on the map yet; seat 0 is the first to choose.
PLACING = '''
game = "darjeeling"
first = 0
decision = "start"
actor = 0
board = """
b1 b1 b1 b1 b1 b1
g1 g1 w1 ## r1 r1
g1 g1 w1 w1 r1 r3
.. g2 b2 r2 w2 ..
"""
chute = "black black green green white white red red"
quays = [
    [0, 0],
    [0, 0],
    [1, 0],
]
[[seat]]
[[seat]]
'''


def changed(
    text: str = BASE, seat: Mapping[int, Mapping[str, Any]] | None = None, **to: Any
) -> str:
    """The same position with other values; `seat` names changes seat by seat, new seats too.

    With a bag of its own, the tiles that are nowhere else are behind the screen of the last seat.
    """
    data = {**tomllib.loads(text), **to}
    seat = seat or {}
    data["seat"] += [{} for p in seat if p >= len(data["seat"])]
    data["seat"] = [{**theirs, **seat.get(p, {})} for p, theirs in enumerate(data["seat"])]
    if "bag" in to:
        last = data["seat"][-1]
        last["tiles"] = f"{last.get('tiles', '')} {left_over(data)}"
    return written(data)


def left_over(data: dict[str, Any]) -> str:
    """The tiles of the box that a position does not mention."""
    piles = [data["bag"], data.get("warehouse", ""), *(p.get("tiles", "") for p in data["seat"])]
    words = [word for pile in (*piles, data["board"]) for word in pile.split()]
    shipment = data.get("shipment", {})
    if shipment.get("on_table"):
        first = shipment["variety"][0]
        words += [f"{first}{halves}*{n}" for halves, n in enumerate(shipment["laid"], start=1)]
    counts = dict(zip(KINDS, GAME.tables.bag, strict=True))
    for word in words:
        kind, _, n = word.partition("*")
        if kind in counts:
            counts[kind] -= int(n or 1)
    return " ".join(f"{kind}*{n}" for kind, n in counts.items() if n)


KINDS = [variety + halves for variety in "bgwr" for halves in "123"]


def written(data: Mapping[str, Any]) -> str:
    """Data as TOML: plain values first, then tables."""
    plain = [f"{k} = {value_text(v)}" for k, v in data.items() if k not in ("seat", "shipment")]
    tables = []
    if "shipment" in data:
        tables += ["[shipment]", *(f"{k} = {value_text(v)}" for k, v in data["shipment"].items())]
    for theirs in data["seat"]:
        tables += ["[[seat]]", *(f"{k} = {value_text(v)}" for k, v in theirs.items())]
    return "\n".join([*plain, *tables]) + "\n"


def value_text(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"""\n{value.strip()}\n"""' if "\n" in value else f'"{value}"'
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{k} = {value_text(v)}" for k, v in value.items()) + "}"
    return str(value)


def at(text: str = BASE, game: Game = GAME, **to: Any) -> Position:
    """The position of a text with some values changed."""
    return game.read(changed(text, **to) if to else text, backend="python")


def event_texts(events: Iterable[Event]) -> list[str]:
    """Events as short texts; `to` where not everybody may see them."""
    return [
        " ".join(
            [e.name, *(f"{k}={v}" for k, v in e.values.items())]
            + ([] if e.to == ALL else [f"to={e.to}"])
        )
        for e in events
    ]


def notations(state: Position) -> list[str]:
    """What may be chosen, as texts."""
    return [str(action) for action in state.legal()]


def asked(state: Position) -> tuple[int, str] | None:
    """Who decides what now, None when the game is over."""
    if state.actor is None or state.decision is None:
        return None
    return state.actor, state.decision.name.lower()


def refused(state: Position, action: str) -> tuple[str, str] | None:
    """The code and rule of the refusal of an action, None if it may be done."""
    reason = state.why_not(action)
    return None if reason is None else (reason.code, reason.rule)


def board_of(state: Position) -> str:
    """The board as a position text draws it."""
    return str(tomllib.loads(state.text())["board"]).strip()


def counts(pile: str) -> list[int]:
    """How many tiles of each kind a pile such as "b1*3 r2" holds."""
    return position._read_counts(pile)


def tile_text(pile: list[int]) -> str:
    """A pile as text."""
    return position._counts(pile)

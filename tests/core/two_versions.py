"""A game of a few lines whose rules changed once: since version 2 the first sip is no large one.

The state got its field `version` with that change; `FIRST` is the game as it was before.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Annotated

from teahouse.core import hooks
from teahouse.core.actions import Action, Codec
from teahouse.core.definition import Definition, Rules
from teahouse.core.options import Option, Options
from teahouse.core.reasons import FIRST_REASON, GAME_OVER, NOT_ASKED, OK

TURNS = 6
SIZES = 3
LARGE = SIZES - 1


@dataclass(slots=True)
class EarlierState:
    rng: Annotated[list[int], "i8", 4]
    players: Annotated[int, "i1"]
    turns: Annotated[int, "i1"]
    sips: Annotated[list[list[int]], "i2", 2, SIZES]  # by seat and by size


@dataclass(slots=True)
class State:
    rng: Annotated[list[int], "i8", 4]
    players: Annotated[int, "i1"]
    turns: Annotated[int, "i1"]
    sips: Annotated[list[list[int]], "i2", 2, SIZES]  # by seat and by size
    version: Annotated[int, "i1"]


@dataclass(frozen=True)
class TakeSip(Action):
    size: Annotated[int, range(SIZES)]

    def __str__(self) -> str:
        return f"sip {self.size}"


class Why(IntEnum):
    TOO_HOT = FIRST_REASON


def set_up(s: State, ev: list[int]) -> None:
    s.turns = TURNS


def apply(s: State, action: int, ev: list[int]) -> None:
    s.sips[actor(s)][action] += 1
    s.turns -= 1


def earlier_refusal(s: State, action: int) -> int:
    return OK if s.turns > 0 else GAME_OVER


def refusal(s: State, action: int) -> int:
    if s.version > 1 and s.turns == TURNS and action == LARGE:
        return Why.TOO_HOT
    return earlier_refusal(s, action)


def actor(s: State) -> int:
    return s.turns % s.players if s.turns > 0 else -1


def seats(s: State) -> int:
    return s.players


def points(s: State, seat: int) -> int:
    return s.sips[seat][1] + 2 * s.sips[seat][2]


SECOND = Definition(
    name="sips",
    version=2,
    older_versions=(1,),
    rules=Rules(
        hooks={
            hooks.set_up: set_up,
            hooks.apply: apply,
            hooks.refusal: refusal,
            hooks.actor: actor,
            hooks.seats: seats,
            hooks.points: points,
        },
        state=State,
        limits=hooks.Limits(actions=SIZES, seats=2, steps=TURNS, rows=10),
        codec=Codec(TakeSip),
        events=(),
        reasons={
            GAME_OVER: ("game-over", ""),
            NOT_ASKED: ("not-asked", ""),
            Why.TOO_HOT: ("too-hot", "S1"),
        },
        options=lambda tables: Options(Option("players", 2, low=1, high=2)),
    ),
)
FIRST = replace(
    SECOND,
    version=1,
    older_versions=(),
    rules=replace(
        SECOND.rules,
        hooks={**SECOND.rules.hooks, hooks.refusal: earlier_refusal},
        state=EarlierState,
    ),
)

"""What a game provides to generic code: names that `Build` replaces with the game's own.

The generic modules (play, bulk, and later the tree search) are written once against these names.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from .rng import Words


@dataclass(slots=True)
class State:
    """The game's state. Every game has these fields; the rest is its own."""

    rng: Annotated[list[int], "i8", 4]


@dataclass(frozen=True)
class Limits:
    """Sizes that generic code needs to know."""

    actions: int = 0  # ids run from 0 to actions - 1
    seats: int = 0  # at most
    steps: int = 0  # most decisions in a game, forced ones included
    rows: int = 0  # most event rows in one step


LIMITS = Limits()


def set_up(s: State, ev: list[int]) -> None:
    """Lay out a prepared state (options filled in, generator seeded) up to the first decision."""
    raise NotImplementedError  # pragma: no cover - replaced by Build


def legal(s: State, ids: list[int]) -> int:
    """Write the ids of the legal actions in a fixed order; return how many, 0 when over."""
    raise NotImplementedError  # pragma: no cover - replaced by Build


def apply(s: State, action: int, ev: list[int]) -> None:
    """Do a legal action."""
    raise NotImplementedError  # pragma: no cover - replaced by Build


def refusal(s: State, action: int) -> int:
    """Why the action is not legal now: a code of the game, 0 when it is legal."""
    raise NotImplementedError  # pragma: no cover - replaced by Build


def actor(s: State) -> int:
    """The seat to decide, -1 when the game is over."""
    raise NotImplementedError  # pragma: no cover - replaced by Build


def seats(s: State) -> int:
    """How many play."""
    raise NotImplementedError  # pragma: no cover - replaced by Build


def points(s: State, seat: int) -> int:
    """The points a seat has now, in the game's smallest unit."""
    raise NotImplementedError  # pragma: no cover - replaced by Build


def rank(s: State, seat: int) -> int:
    """The place of a seat when the game is over: 1 for every winner."""
    raise NotImplementedError  # pragma: no cover - replaced by Build


def resample_hidden(s: State, seat: int, rng: Words) -> None:
    """Replace what the seat (-1: a spectator) cannot see with a random possibility.

    Sort the unknown, then shuffle: the result depends on what the seat knows and on rng alone.
    """
    raise NotImplementedError  # pragma: no cover - replaced by Build


def copy_state(into: list[State], i: int, source: list[State], j: int) -> None:
    """Overwrite into[i] with source[j]."""
    raise NotImplementedError  # pragma: no cover - replaced by Build


def carray(pointer: Any, shape: tuple[int]) -> Any:
    """The array behind a pointer; only C entries use it."""
    raise NotImplementedError  # pragma: no cover - replaced by Build

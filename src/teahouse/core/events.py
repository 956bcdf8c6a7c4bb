"""What happened: rows of small numbers written by rules, read by people through their texts.

A buffer ``ev`` holds ``ev[0]`` rows of ROW numbers: kind, to whom it is visible, and up to five
values. A buffer of length 1 records nothing, so playouts pay nothing. Events are not part of the
state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .rng import Words, rand_below

ROW = 7
CHANCE = 0  # core kind: one random draw (below n, result); recorded in the journal, never shown
FORCED = 1  # core kind: a decision with one legal action happened without being asked
FIRST_KIND = 2  # a game's own kinds start here

ALL = -1


def others_than(seat: int) -> int:
    """The visibility "everybody but this seat"; a seat's own number means "only this seat"."""
    return -2 - seat


def emit(ev: list[int], kind: int, to: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Write one row. Rows beyond the buffer are counted, so that the reader notices."""
    if len(ev) > 1:
        at = 1 + ev[0] * ROW
        ev[0] += 1
        if at + ROW <= len(ev):
            ev[at] = kind
            ev[at + 1] = to
            ev[at + 2] = a
            ev[at + 3] = b
            ev[at + 4] = c
            ev[at + 5] = d
            ev[at + 6] = e


def chance(rng: Words, n: int, ev: list[int]) -> int:
    """A random draw below n that the journal remembers."""
    drawn = rand_below(rng, n)
    emit(ev, CHANCE, ALL, n, drawn, 0, 0, 0)
    return drawn


Value = int | str
Reader = Callable[[int], Value]


@dataclass(frozen=True)
class EventKind:
    """One kind of event: its name, its named values in row order, and how each is shown.

    ``reveals`` marks what tells somebody something that was hidden: no undo goes back past it.
    """

    name: str
    values: Mapping[str, Reader]
    reveals: bool = False

    def __post_init__(self) -> None:
        if "event" in self.values:
            raise ValueError(f"{self.name}: as JSON, `event` is the name; call the value otherwise")


@dataclass(frozen=True)
class Event:
    """Something that happened: a name and values, and who may see it (ALL, a seat, or others)."""

    name: str
    values: Mapping[str, Value]
    to: int = ALL
    reveals: bool = False

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), may see this."""
        if self.to == ALL:
            return True
        if self.to >= 0:
            return seat == self.to
        return seat is None or seat != -2 - self.to

    def as_json(self) -> dict[str, Any]:
        return {"event": self.name, **self.values}

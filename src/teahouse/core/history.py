"""How a position came to be: its steps, and the events of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, overload

from .events import FIRST_KIND, Event, draws_of, rows_of

if TYPE_CHECKING:
    from .game import Game


@dataclass(slots=True)
class Past:
    """How a position came to be: a chain of steps that copies share."""

    before: Past | None
    action: int
    seat: int
    rows: list[int]
    seed: str | None = None
    start: bytes | None = None
    count: int = 0

    def chain(self) -> list[Past]:
        """All steps up to this one, including the start."""
        found = [self]
        while found[-1].before is not None:
            found.append(found[-1].before)
        return found[::-1]

    def draws(self) -> tuple[int, ...]:
        return draws_of(self.rows)

    def step(self) -> tuple[int, int, tuple[int, ...]]:
        """This step as plain data, for comparison and pickling."""
        return self.action, self.seat, tuple(self.rows)


class Events(Sequence[Event]):
    """The events of one action, a sequence of `Event`; they are built on first access."""

    __slots__ = ("_game", "_made", "rows")

    def __init__(self, game: Game, rows: list[int]) -> None:
        self._game = game
        self.rows = rows
        self._made: list[Event] | None = None

    def _events(self) -> list[Event]:
        if self._made is None:
            rows = (row for row in rows_of(self.rows) if row[0] >= FIRST_KIND)
            self._made = [self._game.event(row) for row in rows]
        return self._made

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | Sequence[Event]:
        return self._events()[index]

    def __len__(self) -> int:
        return len(self._events())

    def __iter__(self) -> Iterator[Event]:
        return iter(self._events())

    def __repr__(self) -> str:
        return repr(self._events())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Events):
            return NotImplemented
        return self.rows == other.rows and self._game == other._game

    __hash__ = None  # type: ignore[assignment]

    def seen_by(self, seat: int | None) -> list[Event]:
        """The events that a seat, or a spectator (None), may see."""
        return [e for e in self._events() if e.visible_to(seat)]

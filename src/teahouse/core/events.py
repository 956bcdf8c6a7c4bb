"""Events: rows of small numbers that rules write and messages turn into text.

A game declares each kind of event once, as a function whose parameters are the values::

    EVENTS = EventKinds()

    @EVENTS.declare()
    def ship_loaded(ev: Rows, seat: int, crates: int) -> None:
        \"\"\"Crates were loaded.\"\"\"

    @EVENTS.declare(reveals=True)
    def card_drawn(ev: Rows, to: int, seat: int, card: Annotated[int, card_name]) -> None: ...

Rules call it; the generated body writes a row. ``to`` says who may see an event that is not public;
a value is shown as a number unless its annotation says otherwise.

A buffer ``ev`` holds the length of what was written, then the rows: length of the row, kind,
visibility and values. A buffer of length 1 records nothing, so playouts pay nothing. Events are not
part of the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from inspect import signature
from types import FunctionType
from typing import Annotated, Any, ParamSpec, get_args, get_origin, get_type_hints, overload

from .errors import RuleError
from .rng import Words, rand_below

HEADER = 3  # numbers of a row before its values: length, kind, to whom
ROOM = 8  # numbers set aside per row in a buffer; some rows take more, most fewer
DRAW = 0  # core kind: one random draw (below n, result); recorded in the journal, never shown
FORCED = 1  # core kind: an only legal action (seat, action) happened without being asked
FIRST_KIND = 2  # a game's own kinds start here

ALL = -1
Rows = list[int]
P = ParamSpec("P")


def others_than(seat: int) -> int:
    """The visibility "everybody but this seat"; a seat's number itself means "only this seat"."""
    return -2 - seat


def record(ev: Rows, kind: int, a: int, b: int) -> None:
    """Write a row of a core kind. Overflow still counts, so that the reader notices."""
    if len(ev) > 1:
        at = 1 + ev[0]
        ev[0] += 5
        if at + 5 <= len(ev):
            ev[at] = 5
            ev[at + 1] = kind
            ev[at + 2] = ALL
            ev[at + 3] = a
            ev[at + 4] = b


def chance(rng: Words, n: int, ev: Rows) -> int:
    """A random draw below n, recorded for the journal."""
    drawn = rand_below(rng, n)
    record(ev, DRAW, n, drawn)
    return drawn


def rows_of(written: Sequence[int]) -> Iterator[Sequence[int]]:
    """The rows of a buffer without their lengths: kind, visibility, values."""
    at = 0
    while at < len(written):
        yield written[at + 1 : at + written[at]]
        at += written[at]


def draws_of(written: Sequence[int]) -> tuple[int, ...]:
    """The random draws among the rows."""
    return tuple(row[3] for row in rows_of(written) if row[0] == DRAW)


Value = int | str
Reader = Callable[[int], Value]


def counted(n: int) -> int:
    """A number counted from 0, shown from 1."""
    return n + 1


def half_text(halves: int) -> str:
    """A number of halves, as people read it."""
    whole = str(halves // 2) if halves >= 2 or halves == 0 else ""
    return whole + "½" * (halves % 2)


@dataclass(frozen=True)
class EventKind:
    """One kind of event: its name, its named values in row order, and how each is shown.

    ``reveals`` marks events that reveal something hidden: no undo goes back past them.
    ``own`` marks those in which a seat shows what it already knows: they tell it nothing new.
    """

    name: str
    values: Mapping[str, Reader]
    reveals: bool = False
    own: bool = False


class EventKinds(Sequence[EventKind]):
    """The kinds of events of a game, in the order in which they are declared."""

    def __init__(self) -> None:
        self._kinds: list[EventKind] = []
        self._writers: list[tuple[Any, Any]] = []

    @overload
    def __getitem__(self, index: int) -> EventKind: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[EventKind]: ...
    def __getitem__(self, index: int | slice) -> EventKind | Sequence[EventKind]:
        return self._kinds[index]

    def __len__(self) -> int:
        return len(self._kinds)

    def declare(
        self, name: str = "", *, reveals: bool = False, own: bool = False
    ) -> Callable[[Callable[P, None]], Callable[P, None]]:
        """Declare a kind, named after its function unless `name` is given."""

        def declared(f: Callable[P, None]) -> Callable[P, None]:
            assert isinstance(f, FunctionType)
            first, *names = signature(f).parameters
            if first != "ev":
                raise RuleError(f"the event {f.__name__} writes to ev, its first parameter")
            hints = get_type_hints(f, include_extras=True)
            values = {each: _reader(hints[each]) for each in names if each != "to"}
            number = FIRST_KIND + len(self._kinds)
            called = name or f.__name__.replace("_", "-")
            if own and "seat" not in values:
                raise RuleError(f"the event {called} says of no seat that it shows its own")
            self._kinds.append(EventKind(called, values, reveals, own))
            writer: Callable[P, None] = _writer(f, number, names)
            self._writers.append((writer, _rule_of(f, names, ["    pass"])))
            return writer

        return declared

    def silence(self) -> list[tuple[Any, Any]]:
        """Replacements for the writers, for builds where every buffer has length 1."""
        return [*self._writers, (record, _silent_record)]


def _silent_record(ev: Rows, kind: int, a: int, b: int) -> None:
    pass


def _reader(hint: Any) -> Reader:
    if get_origin(hint) is Annotated:
        reader: Reader = get_args(hint)[1]
        return reader
    return int


def _writer(f: FunctionType, kind: int, names: Sequence[str]) -> Any:
    """The rule that writes a row of a kind, with the signature of its declaration."""
    values = [name for name in names if name != "to"]
    size = HEADER + len(values)
    row = [size, kind, "to" if "to" in names else ALL, *values]
    body = [
        "    if len(ev) > 1:",
        "        at = 1 + ev[0]",
        f"        ev[0] += {size}",
        f"        if at + {size} <= len(ev):",
        *(f"            ev[at + {k}] = {value}" for k, value in enumerate(row)),
    ]
    return _rule_of(f, names, body)


def _rule_of(f: FunctionType, names: Sequence[str], body: Sequence[str]) -> Any:
    """A rule with the name and the parameters of a declaration."""
    source = "\n".join([f"def {f.__name__}({', '.join(['ev', *names])}):", *body])
    space: dict[str, Any] = {"__name__": f.__module__}
    exec(compile(source, f"<event {f.__module__}.{f.__name__}>", "exec"), space)
    rule = space[f.__name__]
    rule.__annotations__ = {"ev": Rows, **dict.fromkeys(names, int), "return": None}
    rule.__doc__ = f.__doc__
    return rule


@dataclass(frozen=True)
class Event:
    """Something that happened.

    Attributes:
        name: What happened; `GAME-event-NAME` is its message.
        values: The values in the message.
        to: Who may see it: everybody (-1), one seat, or everybody but seat s (-2 - s).
        reveals: Whether it shows something that was hidden; no undo goes back past it.
        own: Whether its seat shows something it already knew.
    """

    name: str
    values: Mapping[str, Value]
    to: int = ALL
    reveals: bool = False
    own: bool = False

    def tells(self, seat: int | None) -> bool:
        """Whether it reveals something new to a seat, or to a spectator (None)."""
        return self.reveals and not (self.own and self.values["seat"] == seat)

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), may see it."""
        if self.to == ALL:
            return True
        if self.to >= 0:
            return seat == self.to
        return seat is None or seat != -2 - self.to

    def as_json(self) -> dict[str, Any]:
        return {"event": self.name, "values": dict(self.values)}

"""Event rows and who sees them; the codec of actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import pytest

from teahouse.core.actions import Action, Codec
from teahouse.core.errors import BadNotation, RuleError
from teahouse.core.events import (
    ALL,
    DRAW,
    FIRST_KIND,
    Event,
    EventKinds,
    Rows,
    chance,
    counted,
    draws_of,
    others_than,
    rows_of,
)
from teahouse.core.rng import rand_below

EVENTS = EventKinds()


def letter(n: int) -> str:
    return "abc"[n]


@EVENTS.declare()
def poured(ev: Rows, seat: int, cup: Annotated[int, counted], tea: Annotated[int, letter]) -> None:
    """Tea was poured."""


@EVENTS.declare("seen", reveals=True)
def cup_seen(ev: Rows, to: int, seat: int) -> None: ...


@EVENTS.declare()
def closed(ev: Rows) -> None: ...


def test_a_declared_event_writes_its_values_where_there_is_room() -> None:
    ev = [0] * 12
    poured(ev, 1, 0, 2)
    cup_seen(ev, others_than(1), 1)
    assert ev == [10, 6, FIRST_KIND, ALL, 1, 0, 2, 4, FIRST_KIND + 1, -3, 1, 0]
    closed(ev)
    assert ev[0] == 13  # counted, so that the reader notices
    assert ev[11:] == [0]


def test_rows_are_told_apart_by_their_length() -> None:
    ev = [0] * 40
    closed(ev)
    poured(ev, 1, 0, 2)
    drawn = chance([1, 2, 3, 4], 6, ev)
    written = ev[1 : 1 + ev[0]]
    assert [list(row) for row in rows_of(written)] == [
        [FIRST_KIND + 2, ALL], [FIRST_KIND, ALL, 1, 0, 2], [DRAW, ALL, 6, drawn],
    ]  # fmt: skip
    assert draws_of(written) == (drawn,)


def test_a_declaration_says_how_its_values_are_shown() -> None:
    assert [(kind.name, list(kind.values), kind.reveals) for kind in EVENTS] == [
        ("poured", ["seat", "cup", "tea"], False), ("seen", ["seat"], True), ("closed", [], False),
    ]  # fmt: skip
    shown = [show(n) for show, n in zip(EVENTS[0].values.values(), (1, 0, 2), strict=True)]
    assert shown == [1, 1, "c"]
    with pytest.raises(RuleError, match="writes to ev"):
        EVENTS.declare()(lambda seat: None)


def test_a_buffer_of_length_one_records_nothing() -> None:
    ev = [0]
    poured(ev, 1, 0, 2)
    chance([1, 2, 3, 4], 6, ev)
    assert ev == [0]


def test_a_draw_is_recorded() -> None:
    ev, rng, same = [0] * 6, [1, 2, 3, 4], [1, 2, 3, 4]
    drawn = chance(rng, 6, ev)
    assert drawn == rand_below(same, 6)
    assert ev == [5, 5, DRAW, ALL, 6, drawn]


@pytest.mark.parametrize(
    ("to", "seen_by"),
    [
        (ALL, {None, 0, 1, 2}),
        (1, {1}),
        (others_than(1), {None, 0, 2}),
        (others_than(0), {None, 1, 2}),
    ],
)
def test_who_sees_an_event(to: int, seen_by: set[int | None]) -> None:
    event = Event("x", {"n": 1}, to)
    assert {seat for seat in (None, 0, 1, 2) if event.visible_to(seat)} == seen_by
    assert event.as_json() == {"event": "x", "values": {"n": 1}}


@dataclass(frozen=True)
class Go(Action):
    x: Annotated[int, range(3)]
    y: Annotated[int, range(1, 3)]

    def __str__(self) -> str:
        return f"go {self.x}-{self.y}"


@dataclass(frozen=True)
class Stop(Action):
    def __str__(self) -> str:
        return "stop"


def test_types_are_numbered_one_after_the_other_last_field_fastest() -> None:
    codec = Codec(Go, Stop)
    assert [str(a) for a in codec.actions] == [
        "go 0-1", "go 0-2", "go 1-1", "go 1-2", "go 2-1", "go 2-2", "stop",
    ]  # fmt: skip
    assert [a.id for a in codec.actions] == list(range(7))
    assert len(codec) == 7
    assert codec.first == {Go: 0, Stop: 6}


def test_the_three_forms_of_an_action() -> None:
    codec = Codec(Go, Stop)
    assert codec.number(Go(1, 2)) == codec.number(" GO  1-2") == codec.number(3) == 3
    assert Go(1, 2).named() == {"x": 1, "y": 2}
    assert Go(1, 2).fields() == (1, 2)
    for bad in (Go(9, 9), "fly", 7, -1):
        with pytest.raises(BadNotation):
            codec.number(bad)


def test_a_codec_that_is_not_clear_is_refused() -> None:
    with pytest.raises(RuleError, match="share one notation"):
        Codec(Stop, Stop)

    @dataclass(frozen=True)
    class Vague(Action):
        x: int

    with pytest.raises(RuleError, match=r"Vague\.x: declare"):
        Codec(Vague)

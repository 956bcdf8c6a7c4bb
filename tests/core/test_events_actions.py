"""Event rows and who sees them; the codec of actions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

import pytest

from teahouse.core.actions import Action, Codec, check_first_ids
from teahouse.core.errors import BadNotation, RuleError
from teahouse.core.events import ALL, CHANCE, ROW, Event, EventKind, chance, emit, others_than
from teahouse.core.rng import rand_below


def test_a_row_is_written_where_there_is_room() -> None:
    ev = [0] * (1 + 2 * ROW)
    emit(ev, 5, 1, 10, 11, 12, 13, 14)
    emit(ev, 6, ALL, 0, 0, 0, 0, 1)
    assert ev == [2, 5, 1, 10, 11, 12, 13, 14, 6, -1, 0, 0, 0, 0, 1]
    full = list(ev)
    emit(ev, 7, ALL, 9, 9, 9, 9, 9)
    assert ev == [3, *full[1:]]  # counted, so that the reader notices


def test_a_buffer_of_length_one_records_nothing() -> None:
    ev = [0]
    emit(ev, 5, 1, 1, 2, 3, 4, 5)
    assert ev == [0]


def test_a_draw_is_recorded() -> None:
    ev, rng, same = [0] * (1 + ROW), [1, 2, 3, 4], [1, 2, 3, 4]
    drawn = chance(rng, 6, ev)
    assert drawn == rand_below(same, 6)
    assert ev == [1, CHANCE, ALL, 6, drawn, 0, 0, 0]


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
    assert event.as_json() == {"event": "x", "n": 1}


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


class First(IntEnum):
    GO = 0
    STOP = 6


def test_types_are_numbered_one_after_the_other_last_field_fastest() -> None:
    codec = Codec(Go, Stop)
    assert [str(a) for a in codec.actions] == [
        "go 0-1", "go 0-2", "go 1-1", "go 1-2", "go 2-1", "go 2-2", "stop",
    ]  # fmt: skip
    assert [a.id for a in codec.actions] == list(range(7))
    assert len(codec) == 7
    check_first_ids(codec, First)


def test_the_three_forms_of_an_action() -> None:
    codec = Codec(Go, Stop)
    assert codec.number(Go(1, 2)) == codec.number(" GO  1-2") == codec.number(3) == 3
    assert Go(1, 2).named() == {"x": 1, "y": 2}
    assert Go(1, 2).fields() == (1, 2)
    for bad in (Go(9, 9), "fly", 7, -1):
        with pytest.raises(BadNotation):
            codec.number(bad)


def test_a_codec_that_does_not_fit_the_rules_is_refused() -> None:
    with pytest.raises(RuleError, match="Stop starts at id 0"):
        check_first_ids(Codec(Stop, Go), First)
    with pytest.raises(RuleError, match="share one notation"):
        Codec(Stop, Stop)

    @dataclass(frozen=True)
    class Vague(Action):
        x: int

    with pytest.raises(RuleError, match=r"Vague\.x: declare"):
        Codec(Vague)


def test_a_value_may_not_take_the_place_of_the_name() -> None:
    with pytest.raises(ValueError, match="call the value otherwise"):
        EventKind("storm", {"event": str})

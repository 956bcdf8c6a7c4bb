"""The byte layout of states."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np
import pytest

from teahouse.core.errors import RuleError
from teahouse.core.layout import Layout


@dataclass(slots=True)
class Small:
    flag: Annotated[int, "i1"]
    words: Annotated[list[int], "i8", 2]
    table: Annotated[list[list[int]], "i2", 2, 3]
    cube: Annotated[list[list[list[int]]], "u1", 2, 2, 2]


LAYOUT = Layout(Small)


def filled() -> Any:
    s = LAYOUT.blank()
    s.flag = -5
    s.words = [1, -2]
    s.table = [[1, 2, 3], [4, 5, 6]]
    s.cube = [[[1, 2], [3, 4]], [[5, 6], [7, 255]]]
    return s


def test_widest_fields_come_first_and_the_tail_is_padded() -> None:
    assert [f.name for f in LAYOUT.stored] == ["words", "table", "flag", "cube"]
    assert LAYOUT.size == 40
    assert LAYOUT.encode(filled())[-3:] == bytes(3)


def test_what_is_encoded_is_decoded() -> None:
    s = filled()
    assert LAYOUT.decode(LAYOUT.encode(s)) == s


def test_a_blank_state_is_zero() -> None:
    assert LAYOUT.encode(LAYOUT.blank()) == bytes(40)


def test_numpy_reads_the_same_bytes() -> None:
    record = np.frombuffer(LAYOUT.encode(filled()), dtype=LAYOUT.dtype())[0]
    assert record["flag"] == -5
    assert record["table"].tolist() == [[1, 2, 3], [4, 5, 6]]
    assert record["cube"].tolist() == [[[1, 2], [3, 4]], [[5, 6], [7, 255]]]


def test_copies_share_nothing() -> None:
    s = filled()
    copy, into = LAYOUT.copy(s), LAYOUT.blank()
    LAYOUT.copy_into(into, s)
    assert copy == s == into
    s.table[1][2] = 99
    s.cube[1][1][1] = 0
    s.words[0] = 7
    assert copy.table[1][2] == 6 == into.table[1][2]
    assert copy.cube[1][1][1] == 255 == into.cube[1][1][1]
    assert copy.words[0] == 1 == into.words[0]


def test_packing_is_the_range_check() -> None:
    s = filled()
    s.flag = 200
    with pytest.raises(struct.error):
        LAYOUT.encode(s)


def test_a_field_without_width_is_refused() -> None:
    @dataclass(slots=True)
    class Bad:
        n: int

    with pytest.raises(RuleError, match=r"Bad\.n: declare it as Annotated"):
        Layout(Bad)


def test_a_wrong_width_is_refused() -> None:
    @dataclass(slots=True)
    class Bad:
        n: Annotated[int, "i3"]

    with pytest.raises(RuleError, match="unknown width 'i3'"):
        Layout(Bad)


def test_a_name_that_clashes_in_compiled_code_is_refused() -> None:
    @dataclass(slots=True)
    class Bad:
        view: Annotated[int, "i1"]

    with pytest.raises(RuleError, match="cannot have a field called 'view'"):
        Layout(Bad)


def test_a_shape_that_does_not_fit_the_type_is_refused() -> None:
    @dataclass(slots=True)
    class Bad:
        n: Annotated[list[int], "i1", 2, 3]

    with pytest.raises(RuleError, match="1 list levels but 2 lengths"):
        Layout(Bad)


def test_a_class_that_is_no_slots_dataclass_is_refused() -> None:
    class Bad:
        pass

    with pytest.raises(RuleError, match="must be a @dataclass"):
        Layout(Bad)


# The version of the rules


@dataclass(slots=True)
class Versioned:
    version: Annotated[int, "i1"]
    flag: Annotated[int, "i1"]
    words: Annotated[list[int], "i8", 2]


@dataclass(slots=True)
class Unversioned:
    flag: Annotated[int, "i1"]
    words: Annotated[list[int], "i8", 2]


def at_version(version: int) -> tuple[Layout, Any]:
    layout = Layout(Versioned)
    s = layout.blank()
    s.version, s.flag, s.words = version, -5, [1, -2]
    return layout, s


def test_the_version_is_stored_behind_everything_else() -> None:
    layout, s = at_version(2)
    before = Layout(Unversioned)
    assert (before.size, layout.size) == (24, 32)
    assert layout.encode(s)[24:] == bytes([2]).ljust(8, b"\0")
    assert np.frombuffer(layout.encode(s), dtype=layout.dtype())[0]["version"] == 2
    assert layout.decode(layout.encode(s)) == s
    assert layout.dump(layout.encode(s)) == layout.encode(s)


def test_a_dump_of_version_1_is_what_it_was_without_the_field() -> None:
    layout, s = at_version(1)
    old = Unversioned(flag=-5, words=[1, -2])
    dump = layout.dump(layout.encode(s))
    assert dump == Layout(Unversioned).encode(old)
    assert layout.decode(layout.block(dump)) == s


def test_the_version_is_one_small_number() -> None:
    @dataclass(slots=True)
    class Wide:
        version: Annotated[int, "i2"]

    with pytest.raises(RuleError, match="version of the rules"):
        Layout(Wide)

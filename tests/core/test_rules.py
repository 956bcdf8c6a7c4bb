"""Builds: twins of rules, interpreted and compiled, and what a developer is told."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import pytest

from teahouse.core.errors import RuleError
from teahouse.core.layout import Layout
from teahouse.core.native import NativeBuild
from teahouse.core.rules import Build, names_used


class Colour(IntEnum):
    RED = 1
    BLUE = 2


@dataclass(frozen=True)
class Numbers:
    rows: tuple[tuple[int, ...], ...]
    bonus: int


@dataclass(slots=True)
class Box:
    seen: Annotated[int, "i2"]
    row: Annotated[list[int], "i1", 3]


N = Numbers(rows=((1, 2), (3, 4)), bonus=10)
OTHER = Numbers(rows=((5, 6), (7, 8)), bonus=20)
WEIGHTS = (2, 3)
UNEVEN = ((1, 2), (3,))
SHARES = (0.5, 1.7)
MIXED = (1, 0.5)
WORDS = {"a": 1}


def looked_up(i: int, j: int) -> int:
    return N.rows[i][j] * WEIGHTS[j] + N.bonus


def doubled(i: int) -> int:
    return looked_up(i, 1) * 2 + Colour.BLUE


def alone(n: int) -> int:
    return n + 1


def fill(box: Box, n: int) -> int:
    for k in range(3):
        box.row[k] = n + k
    box.seen += 1
    return row_sum(box.row)


def row_sum(row: Annotated[list[int], "i1", 3]) -> int:
    total = 0
    for k in range(3):
        total += row[k]
    return total


def summed(values: list[int], boxes: list[Box]) -> int:
    total = boxes[0].seen
    for k in range(len(values)):
        total += values[k]
    return total


def uses_a_dict(n: int) -> int:
    return WORDS["a"] + n


def uneven_table(n: int) -> int:
    return UNEVEN[n][0]


def no_result(n):  # type: ignore[no-untyped-def]
    return n


def makes_a_list(n: int) -> int:
    made = [k * k for k in range(n)]
    return len(made)


def round_and_round(n: int) -> int:
    return back_again(n)


def back_again(n: int) -> int:
    return round_and_round(n)


def share_of(i: int) -> float:
    return SHARES[i]


def mixed_table(i: int) -> float:
    return MIXED[i]


def odd_hint(n: dict[int, int]) -> int:
    return 0


def unknown_field(box: Box) -> int:
    return box.lost  # type: ignore[attr-defined,no-any-return]


def test_names_used_are_globals_in_order() -> None:
    assert names_used(doubled.__code__) == ("looked_up", "Colour")


def test_interpreted_a_rule_without_swaps_is_itself() -> None:
    build = Build("x", [(N, OTHER)])
    assert build.rule(alone) is alone


def test_interpreted_what_depends_on_a_swap_is_rebuilt() -> None:
    build = Build("x", [(N, OTHER)])
    twin = build.rule(doubled)
    assert doubled(0) == (2 * 3 + 10) * 2 + 2
    assert twin(0) == (6 * 3 + 20) * 2 + 2
    assert build.rule(doubled) is twin


def test_a_function_can_be_swapped() -> None:
    def instead(i: int, j: int) -> int:
        return 100

    assert Build("x", [(looked_up, instead)]).rule(doubled)(0) == 202


def test_compiled_agrees_with_and_without_swaps() -> None:
    for swaps in ([], [(N, OTHER)]):
        plain, native = Build("x", swaps), NativeBuild("x", swaps)
        for i in range(2):
            assert native.entry(doubled)(i) == plain.rule(doubled)(i)


def test_builds_share_the_rules_that_are_made_of_the_same() -> None:
    one, other = NativeBuild("x", []), NativeBuild("y", [(N, OTHER)])
    assert one.rule(alone) is other.rule(alone)
    assert one.rule(doubled) is NativeBuild("z", []).rule(doubled)
    assert one.rule(doubled) is not other.rule(doubled)
    assert one.rule(alone) is not NativeBuild("x", [], bounds_check=True).rule(alone)


def test_floats_in_a_table_keep_their_fractions() -> None:
    plain, native = Build("x", []), NativeBuild("x", [])
    assert [native.entry(share_of)(i) for i in range(2)] == [0.5, 1.7]
    assert [plain.rule(share_of)(i) for i in range(2)] == [0.5, 1.7]


def test_records_and_rows_are_shared_with_numpy() -> None:
    native = NativeBuild("x", [])
    boxes = np.zeros(2, dtype=Layout(Box).dtype())
    boxes["seen"] = 4
    assert native.entry(summed)(np.array([1, 2, 3]), boxes) == 10


def test_a_state_goes_through_functions_by_reference() -> None:
    native = NativeBuild("x", [])
    record = np.zeros(1, dtype=Layout(Box).dtype())
    assert native.entry(fill)(record[0], 5) == 18
    assert record[0]["row"].tolist() == [5, 6, 7]
    assert record[0]["seen"] == 1


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        (uses_a_dict, "the global WORDS is a dict; rules may use numbers"),
        (uneven_table, "the table UNEVEN must be a tuple of whole numbers, or of floats, rows"),
        (mixed_table, "the table MIXED must be a tuple of whole numbers, or of floats"),
        (no_result, "no annotation for n"),
        (round_and_round, "rules call each other in a circle"),
        (odd_hint, "which rules cannot take"),
        (makes_a_list, "rules may not make lists"),
        (unknown_field, "lost"),
    ],
)
def test_what_cannot_be_compiled_is_said_in_one_line(rule: Any, said: str) -> None:
    with pytest.raises(RuleError) as error:
        NativeBuild("x", []).entry(rule)
    assert said in str(error.value)
    assert "test_rules.py:" in str(error.value)
    assert "\n" not in str(error.value)


def test_the_fingerprint_follows_code_tables_and_enums() -> None:
    same = NativeBuild("x", []).fingerprint(doubled)
    assert NativeBuild("x", []).fingerprint(doubled) == same
    assert NativeBuild("x", [(N, OTHER)]).fingerprint(doubled) != same
    assert NativeBuild("x", [], bounds_check=True).fingerprint(doubled) != same
    assert NativeBuild("x", []).fingerprint(looked_up) != same


def test_compiled_code_is_kept_and_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEAHOUSE_CACHE", str(tmp_path))
    first = NativeBuild("kept", [])
    assert first.entry(doubled)(1) == doubled(1)
    assert list(tmp_path.glob("compiled/kept-*/complete"))
    monkeypatch.setattr(NativeBuild, "_globals", None)  # a warm start builds nothing anew
    assert NativeBuild("kept", []).entry(doubled)(1) == doubled(1)


def test_a_touched_source_file_is_compiled_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEAHOUSE_CACHE", str(tmp_path))
    NativeBuild("kept", []).entry(doubled)
    for index in tmp_path.rglob("*.nbi"):
        index.unlink()  # what Numba does when the file's date has changed
    assert NativeBuild("kept", []).entry(doubled)(1) == doubled(1)


def test_without_a_writable_cache_it_compiles_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("TEAHOUSE_CACHE", str(blocked))
    assert NativeBuild("x", []).entry(alone)(1) == 2


def test_bounds_are_checked_when_asked() -> None:
    checked = NativeBuild("x", [], bounds_check=True)
    with pytest.raises(IndexError):
        checked.entry(looked_up)(5, 0)

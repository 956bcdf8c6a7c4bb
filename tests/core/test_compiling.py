"""Compilation says that it happens and how far it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import teahouse
from teahouse.core.compiling import announce, count_compiled, report_to
from teahouse.core.native import NativeBuild, has_numba


def twice(n: int) -> int:
    return 2 * n


def points(n: int) -> int:
    return twice(n) + 1


@pytest.fixture
def told() -> Iterator[list[tuple[str, int, int]]]:
    found: list[tuple[str, int, int]] = []
    report_to(lambda *said: found.append(said))
    yield found
    report_to(teahouse._compiling)


def test_a_report_ends_when_all_is_done(told: list[tuple[str, int, int]]) -> None:
    with announce("tea", 2):
        count_compiled("tea")
        count_compiled("tea")
    count_compiled("tea")  # nothing is under way
    assert told == [("tea", 0, 2), ("tea", 1, 2), ("tea", 1, 2), ("tea", 2, 2)]


@pytest.mark.compiled
@pytest.mark.skipif(not has_numba(), reason="Numba is not installed")
def test_only_what_is_compiled_is_announced(
    told: list[tuple[str, int, int]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEAHOUSE_CACHE", str(tmp_path))
    assert NativeBuild("tea", []).entry(points)(4) == 9
    assert told[0] == ("tea", 0, 2)
    assert told[-1] == ("tea", 2, 2)
    told.clear()
    assert NativeBuild("tea", []).entry(points)(4) == 9
    assert told == []

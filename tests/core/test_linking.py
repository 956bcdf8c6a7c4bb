"""Rules are linked into entries and translated only there."""

from __future__ import annotations

from pathlib import Path

import pytest

from teahouse.core.native import NativeBuild
from teahouse.core.rules import Build

codegen = pytest.importorskip("numba.core.codegen")


def grown(leaves: int) -> int:
    return leaves * 2 + 1


def dried(leaves: int) -> int:
    return grown(leaves) // 3


def harvest(fields: int) -> int:
    total = 0
    for field in range(fields):
        total += grown(field) + dried(field)
    return total


def sale(fields: int) -> int:
    return harvest(fields) * 3 - dried(fields)


def test_only_entries_are_translated_and_every_one_has_all_it_calls(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    translated: list[str] = []
    whole = codegen.JITCodeLibrary._finalize_specific

    def note(library: object) -> None:
        translated.append(library.name)  # type: ignore[attr-defined]
        whole(library)

    monkeypatch.setattr(codegen.JITCodeLibrary, "_finalize_specific", note)
    monkeypatch.setenv("TEAHOUSE_CACHE", str(tmp_path))
    native, plain = NativeBuild("tea", []), Build("tea", [])
    for entry in (harvest, sale):
        assert native.entry(entry)(7) == plain.rule(entry)(7)
    ours = [name.partition("_")[0] for name in translated if "_" in name]
    assert [name for name in ours if name in ("grown", "dried", "harvest", "sale")] == [
        "harvest",
        "sale",
    ]

"""Files others can read."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pytest

from teahouse.arena import tables

ROWS = [{"a": "hard", "share": 0.5, "ranks": (1, 2)}, {"a": "é", "share": 1.0, "ranks": (2, 1)}]


def test_csv_keeps_a_game_in_a_row(tmp_path: Path) -> None:
    tables.write_csv(tmp_path / "games.csv", ROWS)
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        assert list(csv.DictReader(file)) == [
            {"a": "hard", "share": "0.5", "ranks": "1 2"},
            {"a": "é", "share": "1.0", "ranks": "2 1"},
        ]


def test_json(tmp_path: Path) -> None:
    tables.write_json(tmp_path / "sums.json", {"bot": "é"})
    assert json.loads((tmp_path / "sums.json").read_text("utf-8")) == {"bot": "é"}


def test_parquet_keeps_types(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    tables.write_parquet(tmp_path / "games.parquet", ROWS)
    back = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert back == [{**row, "ranks": list(row["ranks"])} for row in ROWS]  # type: ignore[call-overload]


def test_without_pyarrow_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(tables.BadTable, match=r'pip install "teahouse\[arena\]"'):
        tables.pyarrow(".parquet")

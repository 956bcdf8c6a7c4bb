"""Rows as a file others can read: JSON, CSV or Parquet, by its ending."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from teahouse.core.errors import TeahouseError


class BadTable(TeahouseError):
    """A table cannot be written that way here."""


def pyarrow(part: str) -> Any:
    """A submodule of pyarrow, imported before the games are played rather than after."""
    try:
        return import_module(f"pyarrow{part}")
    except ImportError:
        raise BadTable('Parquet files need pyarrow: pip install "teahouse[arena]"') from None


def write_json(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def write_csv(path: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]) if rows else [])
        writer.writeheader()
        writer.writerows({k: _cell(v) for k, v in row.items()} for row in rows)


def _cell(value: Any) -> Any:
    """Lists as words with spaces between, so that a row stays a row."""
    return " ".join(map(str, value)) if isinstance(value, (list, tuple)) else value


def write_parquet(path: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    plain = [{k: list(v) if isinstance(v, tuple) else v for k, v in row.items()} for row in rows]
    table = pyarrow("").Table.from_pylist(plain)
    pyarrow(".parquet").write_table(table, path)

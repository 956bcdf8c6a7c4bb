"""A file of finished games, one line of JSON each, so that a run can resume."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any


def add(record: Path, row: Mapping[str, Any], stamp: str) -> None:
    """Append a line, after terminating a truncated one."""
    with record.open("a+b") as file:
        if file.tell() > 0:
            file.seek(-1, 2)
            if file.read(1) != b"\n":
                file.write(b"\n")
        file.write(json.dumps({**row, "stamp": stamp}).encode() + b"\n")


def rows(record: Path | None, stamp: str) -> Iterator[dict[str, Any]]:
    """The rows with this stamp; a line truncated by a crash is skipped."""
    if record is None or not record.exists():
        return
    with record.open("rb") as file:
        for line in file:
            try:
                row = json.loads(line)
            except ValueError:
                continue
            if isinstance(row, dict) and row.pop("stamp", None) == stamp:
                yield row

"""A file of played games, one line of JSON each: what is in it need not be played again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any


def add(record: Path, row: Mapping[str, Any], stamp: str) -> None:
    """Add a line; one that was cut off before is ended first."""
    with record.open("a+b") as file:
        if file.tell() > 0:
            file.seek(-1, 2)
            if file.read(1) != b"\n":
                file.write(b"\n")
        file.write(json.dumps({**row, "stamp": stamp}).encode() + b"\n")


def rows(record: Path | None, stamp: str) -> Iterator[dict[str, Any]]:
    """The lines with this stamp; one that was cut off by a crash is left out."""
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

"""A table, hidden information included, for the browser it moves to."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from .tables import MyTableOut


class WholeTableOut(MyTableOut):
    setup: dict[str, Any] = Field(description="its row, including the seed")
    entries: list[dict[str, Any]] = Field(description="its journal so far, with draws")

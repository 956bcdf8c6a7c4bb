"""A table with everything that is hidden in it, for the browser it moves to."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from .tables import MyTableOut


class WholeTableOut(MyTableOut):
    setup: dict[str, Any] = Field(description="its row, seed and all")
    entries: list[dict[str, Any]] = Field(description="its journal so far, with draws")

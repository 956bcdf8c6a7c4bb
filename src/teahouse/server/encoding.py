"""JSON as it leaves the server: bodies and frames."""

from __future__ import annotations

from typing import Any

import orjson


def dump_json(value: Any) -> bytes:
    return orjson.dumps(value, default=_plain)


def _plain(value: Any) -> Any:
    """Named tuples are arrays; orjson takes only plain ones."""
    if isinstance(value, tuple):
        return list(value)
    raise TypeError(f"{type(value).__name__} is not JSON")

"""Local tables over JSON: one function, called from a browser's web worker."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from .exchange import decided
from .tables import LocalTables

_local = LocalTables()
CALLS: Mapping[str, Callable[..., Any]] = {
    "ask": _local.ask,
    "bots": _local.bots,
    "command": _local.command,
    "decided": decided,
    "drop": _local.drop,
    "due": _local.due,
    "knows": lambda table_id: table_id in _local.tables,
    "load": _local.load,
    "settle": _local.settle,
    "thought": _local.thought,
    "update": _local.update,
}


def call(name: str, given: str) -> str:
    """Call a method of the local tables with a list of arguments."""
    return json.dumps(CALLS[name](*json.loads(given)))

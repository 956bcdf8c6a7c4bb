"""A pytest plugin for mutation runs: quick tests first, so that a mutant dies soon.

mutmut gives the tests of a mutant in no order. It writes down how long each takes; that is read.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

STATS = Path("mutmut-stats.json")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    try:
        taken = json.loads(STATS.read_text("utf-8"))["duration_by_test"]
    except (OSError, ValueError, KeyError):
        return  # the first run, which measures
    items.sort(key=lambda item: taken.get(item.nodeid, 0.0))

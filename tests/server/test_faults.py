"""Every fault at once, in short; the long run is `python -m benchmarks.server_faults`."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.server_faults import trial


@pytest.mark.slow
@pytest.mark.parametrize("on_postgres", [False, True])
def test_nothing_acknowledged_is_lost_whatever_happens(on_postgres: bool, tmp_path: Path) -> None:
    figures = trial(30, tmp_path, on_postgres, seed=1)
    assert figures["faults"] == []
    assert figures["checked"] > 0

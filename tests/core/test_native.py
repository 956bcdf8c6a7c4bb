"""Compiled rules out of the cache are those that were asked for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SCORES = """
import sys
import teahouse

for which in sys.argv[1:]:
    changed = {"scoring": {"penalty_per_half": 5}} if which == "own" else None
    game = teahouse.game("darjeeling", components=changed)
    plain, native = (game.playouts(2, players=2, seed=7, backend=b) for b in ("python", "numba"))
    assert str(plain.points) == str(native.points), f"{which} scores with the values of another"
"""


def test_values_compiled_by_different_programs_do_not_mix(tmp_path: Path) -> None:
    for games in (["own"], ["box"], ["own", "box"], ["box", "own"]):
        subprocess.run(
            [sys.executable, "-c", SCORES, *games],
            env={**os.environ, "TEAHOUSE_CACHE": str(tmp_path)},
            check=True,
            timeout=600,
        )

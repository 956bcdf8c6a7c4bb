"""`bench --research`: what it prints, and that it measures, however busy the machine is."""

from __future__ import annotations

import pytest
from benchmarks.speed import environments

from .conftest import Run


@pytest.mark.compiled
def test_bench_research(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environments, "ROUNDS", 1)
    monkeypatch.setattr(environments, "GAMES", 16)
    monkeypatch.setattr(environments, "SECONDS", 0.0)  # over before it begins
    found = run("bench", "--research", "--players", 2, "--json").json("bench-research")
    assert found["figures"]["vector_decisions_per_second"] > 0
    names = {target["name"] for target in found["targets"]}
    assert {"vector_decisions_per_second", "vector_vs_pettingzoo"} <= names
    assert "boucle PettingZoo" in run("bench", "--research", "--lang", "fr").out

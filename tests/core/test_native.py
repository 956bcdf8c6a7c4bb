"""Compiled rules out of the cache are those that were asked for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

# Each program compiles its first rule as the first of its process; the cache then holds two rules
# of the same name, and a third program loads both. What is inlined has no name, so it is long.
RULES = """
from dataclasses import dataclass


@dataclass(frozen=True)
class Costs:
    penalty: int


BOX, OWN = Costs(3), Costs(5)


def penalty(halves: int, bonus: int) -> int:
    lost = 0
    for i in range(halves):
        for j in range(i, halves + bonus):
            if (i * j + lost) % 7 == 3:
                lost += BOX.penalty * i - j
            elif (i + j) % 3 == bonus:
                lost -= BOX.penalty + j // (1 + bonus)
            elif lost > 1000:
                lost = lost // 2 + BOX.penalty
            while lost % 5 == 1 and lost < 50:
                lost += BOX.penalty
    return lost


def points(halves: int) -> int:
    total = 40
    for k in range(halves):
        total -= penalty(k, halves) + penalty(halves, k) * penalty(2 * k, 3)
        total += penalty(k + 1, k + 2) - penalty(k * 3, total % 4)
    return total
"""
SCORES = """
import sys
from rules import BOX, OWN, points
from teahouse.core.native import NativeBuild
from teahouse.core.rules import Build

for which in sys.argv[1:]:
    swaps = [(BOX, OWN)] if which == "own" else []
    plain, native = Build("tea", swaps).rule(points), NativeBuild("tea", swaps).entry(points)
    assert plain(4) == native(4), f"{which} scores with the values of another"
"""


# Says so when a rule is built and not loaded; begins when all programs are there.
BUILDS = """
import sys, time
from pathlib import Path
from rules import points
from teahouse.core.native import NativeBuild

build, here = NativeBuild("tea", []), Path(sys.argv[1])
compiled = build._globals
build._globals = lambda f: (print("compiled", f.__name__), compiled(f))[1]
here.touch()
while len(list(here.parent.glob("*.ready"))) < 2:
    time.sleep(0.001)
assert build.entry(points)(4) == points(4)
"""


def test_of_programs_that_want_the_same_rule_one_compiles_it(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    (tmp_path / "rules.py").write_text(RULES, "utf-8")
    (tmp_path / "builds.py").write_text(BUILDS, "utf-8")
    programs = [
        subprocess.Popen(
            [sys.executable, tmp_path / "builds.py", tmp_path / f"{n}.ready"],
            env={**os.environ, "TEAHOUSE_CACHE": str(tmp_path / "cache")},
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        for n in range(2)
    ]
    said = [program.communicate(timeout=600)[0] for program in programs]
    assert [program.returncode for program in programs] == [0, 0]
    assert sorted(said) == ["", "compiled points\ncompiled penalty\n"]


def test_values_compiled_by_different_programs_do_not_mix(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(RULES, "utf-8")
    (tmp_path / "scores.py").write_text(SCORES, "utf-8")
    for games in (["own"], ["box"], ["own", "box"], ["box", "own"]):
        subprocess.run(
            [sys.executable, tmp_path / "scores.py", *games],
            env={**os.environ, "TEAHOUSE_CACHE": str(tmp_path / "cache")},
            check=True,
            timeout=600,
        )
    assert len(list(tmp_path.glob("cache/compiled/tea-*"))) == 2

"""Mutation test of a game's rules: ./test --mutation [GAME ...] [--sample N] [--fresh]

Runs mutmut over `games/<game>/rules` with that game's tests, interpreted, in a folder of its own
that is kept, so that a run which was stopped goes on where it was. Prints the mutants of every rule
function and fails below 85 % killed, or if a function that computes or compares has no mutants.
With `--sample` only so many mutants are run, drawn by lot but always the same ones; then the lower
end of the 95 % interval counts.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from teahouse.arena.stats import wilson

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".mutation"
LEAST = 0.85
KILLED = {1, 3, 24, 36, -24, 152, 255}  # test failed, or timed out: the change was noticed
NO_TESTS = 33
SKIPPED = 34
COMPUTES = (ast.BinOp, ast.AugAssign, ast.Compare, ast.BoolOp, ast.UnaryOp)

CONFIG = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = ["src/teahouse/games/{game}/rules/*"]
also_copy = ["README.md"]
pytest_add_cli_args = [
    "-q", "-p", "no:cacheprovider", "-p", "tests.mutation_order", "-m", "not compiled and not slow",
]
pytest_add_cli_args_test_selection = ["tests/games/{game}"]
timeout_multiplier = 2.0
on_dependency_change = "ignore"
use_git_change_detection = false
"""


GENERATE = """
from pathlib import Path
from mutmut import __main__ as mutmut
mutmut.set_mutant_under_test("mutant_generation")
Path("mutants").mkdir(exist_ok=True)
mutmut.copy_src_dir()
mutmut.copy_also_copy_files()
mutmut.setup_source_paths()
mutmut.store_lines_covered_by_tests()
mutmut.create_mutants(1)
"""


def games() -> list[str]:
    folder = ROOT / "src" / "teahouse" / "games"
    return sorted(p.parent.name for p in folder.glob("*/rules"))


def prepare(game: str, fresh: bool) -> Path:
    """A copy of the project in which mutmut mutates one game."""
    place = WORK / game
    if fresh:
        shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True, exist_ok=True)
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, place / name, dirs_exist_ok=True)
    shutil.copy(ROOT / "README.md", place)
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    (place / "pyproject.toml").write_text(project + CONFIG.format(game=game), "utf-8")
    return place


def run(place: Path) -> int:
    return mutmut(place, "-m", "mutmut", "run", "--max-children", str(os.cpu_count() or 1))


def generate(place: Path) -> int:
    """Write the mutants without running any: the first part of what `mutmut run` does."""
    return mutmut(place, "-c", GENERATE)


def mutmut(place: Path, *arguments: str) -> int:
    environment = {**os.environ, "TEAHOUSE_BACKEND": "python", "PYTHONPATH": ""}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=place, env=environment, check=False).returncode


def draw(place: Path, game: str, wanted: int | None) -> None:
    """Leave out all mutants but so many; None: none is left out."""
    found = {path: json.loads(path.read_text("utf-8")) for path in metas(place, game)}
    keys = sorted(key for data in found.values() for key in data["exit_code_by_key"])
    lot = random.Random(game)
    drawn = set(keys if wanted is None else lot.sample(keys, min(wanted, len(keys))))
    for path, data in found.items():
        codes = data["exit_code_by_key"]
        for key, code in codes.items():
            if key not in drawn and code is None:
                codes[key] = SKIPPED
            elif key in drawn and code == SKIPPED:
                codes[key] = None
        path.write_text(json.dumps(data), "utf-8")


def metas(place: Path, game: str) -> list[Path]:
    folder = place / "mutants" / "src" / "teahouse" / "games" / game / "rules"
    return sorted(folder.rglob("*.meta"))


def results(place: Path, game: str) -> dict[str, dict[str, list[int | None]]]:
    """Exit codes of the mutants by file and function."""
    found: dict[str, dict[str, list[int | None]]] = {}
    for meta in metas(place, game):
        codes = json.loads(meta.read_text("utf-8"))["exit_code_by_key"]
        by_function: dict[str, list[int | None]] = defaultdict(list)
        for key, code in codes.items():
            match = re.search(r"\.x_(\w+)__mutmut_\d+$", key)
            assert match is not None, key
            by_function[match[1]].append(code)
        found[meta.name.removesuffix(".meta")] = dict(by_function)
    return found


def computing_functions(game: str) -> Iterator[tuple[str, str]]:
    """Functions of the rules that calculate or compare: each must have mutants."""
    for file in sorted((ROOT / "src/teahouse/games" / game / "rules").rglob("*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                inside = (n for statement in node.body for n in ast.walk(statement))
                if any(isinstance(n, COMPUTES) for n in inside):
                    yield file.name, node.name


def report(game: str, found: dict[str, dict[str, list[int | None]]]) -> bool:
    """Print what lived and died; whether it is enough."""
    killed = tested = 0
    for file, functions in found.items():
        print(file)
        for name, codes in functions.items():
            counted = [c for c in codes if c != SKIPPED]
            dead = sum(c in KILLED for c in counted)
            killed, tested = killed + dead, tested + len(counted)
            print(f"  {name:32} {dead:4} of {len(counted):4} killed")
    bare = [f"{f} {n}" for f, n in computing_functions(game) if not found.get(f, {}).get(n)]
    for name in bare:
        print(f"  NO MUTANTS: {name}")
    whole = sum(len(codes) for functions in found.values() for codes in functions.values())
    low = share = killed / tested if tested else 0.0
    print(f"{game}: {killed} of {tested} mutants killed, {share:.1%} (at least {LEAST:.0%} asked)")
    if tested < whole:
        low, high = wilson(killed, tested)
        print(f"  a sample of {whole} mutants; 95 % interval {low:.1%} to {high:.1%}")
    return low >= LEAST and not bare


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./test --mutation")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--sample", type=int, metavar="N")
    parser.add_argument("--fresh", action="store_true")
    given = parser.parse_args(arguments)
    chosen = given.games or games()
    good = True
    for game in chosen:
        if game not in games():
            print(f"no game {game}; there are {', '.join(games())}")
            return 2
        place = prepare(game, given.fresh)
        if generate(place) != 0:
            print(f"{game}: the mutants could not be made")
            return 1
        draw(place, game, given.sample)
        run(place)
        good = report(game, results(place, game)) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

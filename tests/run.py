"""Everything `./test` runs, several things at a time; a second look at what failed; one screen.

python -m tests.run [--full | --quick] [--strict]
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePath
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "build" / "test-report"
TYPED = (
    "src", "tests", "benchmarks", "requirements", "hatch_build.py", "web/check.py",
    "web/make_types.py", "play", "test",
)  # fmt: skip
WORKERS = 4  # the server's and the browser's tests mostly wait, so two cores have room for more
FEW = 3  # tests that may fail beside others, if they pass alone
SHOWN = 10  # failures on the last screen
WIDTH = 150
SLOWEST = 10  # files of tests that are named at the end

Step = tuple[str, list[str]]  # what it is called and how it is run
Failure = dict[str, str]  # why a test failed, and its output


def linters() -> list[Step]:
    """What fails within seconds comes first."""
    programs = Path(sys.executable).parent
    ruff = [sys.executable, "-m", "ruff"]
    typed = [name for name in TYPED if (ROOT / name).exists()]
    return [
        ("ruff check", [*ruff, "check", "--quiet", "."]),
        ("ruff format", [*ruff, "format", "--check", "--quiet", "."]),
        ("mypy", [sys.executable, "-m", "mypy", *typed]),
        # Its cache goes by file dates and may be wrong after a checkout.
        ("import-linter", [str(programs / "lint-imports"), "--no-cache", "--no-logo"]),
        ("client", [sys.executable, "web/check.py"]),
    ]


def pytest(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "pytest", *arguments]


def tests(full: bool, files: list[str]) -> Step:
    """Each worker takes one file of tests after the other."""
    together = ["-n", str(WORKERS), "--dist", "loadfile", "--no-loadscope-reorder"]
    which = [] if full else ["-m", "not slow"]
    return "tests", pytest(*which, *together, f"--report={REPORTS}", *files)


def git(*arguments: str) -> list[str]:
    said = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return said.stdout.splitlines()


def changed_files() -> list[str]:
    """What differs from the last commit; what that commit changed if nothing does."""
    here = git("diff", "--name-only", "--diff-filter=d", "HEAD")
    new = git("ls-files", "--others", "--exclude-standard")
    return here + new or git("diff", "--name-only", "--diff-filter=d", "HEAD~1", "HEAD")


def tests_of(changed: list[str]) -> list[str]:
    """The tests without a browser that changed, or belong to what changed, or import it."""
    files = sorted(ROOT.glob("tests/**/test_*.py"))
    files = [file for file in files if not file.is_relative_to(ROOT / "tests" / "web")]
    belong = [pattern for name in changed for pattern in patterns(PurePath(name))]
    wanted = re.compile("|".join([r"\0", *belong]))
    return [
        name
        for file in files
        if (name := file.relative_to(ROOT).as_posix()) in changed
        or wanted.search(f"{name}\n{file.read_text('utf-8')}")
    ]


def patterns(changed: PurePath) -> Iterator[str]:
    """What the path or the text of a test has that goes with a changed module or a game."""
    folders = changed.parts[1:-1] if changed.parts[0] == "src" else changed.parts[:-1]
    if folders[:2] == ("teahouse", "games") and len(folders) > 2:
        yield rf"^tests/games/{folders[2]}/"
    if changed.suffix == ".py" and changed.name != "__init__.py":
        package, module = re.escape(".".join(folders)), re.escape(changed.stem)
        yield rf"\b{package}(\.{module}\b| import (\([^)]*|[^\n]*)\b{module}\b)"


def call(command: list[str], paper: IO[bytes] | None = None) -> int:
    """Run a program, what it says in sight or on paper."""
    if paper is None:
        return subprocess.call(command, cwd=ROOT)
    plain = os.environ | {"NO_COLOR": "1"}
    return subprocess.call(command, cwd=ROOT, env=plain, stdout=paper, stderr=subprocess.STDOUT)


def show(paper: IO[bytes]) -> None:
    paper.seek(0)
    sys.stdout.buffer.write(paper.read())
    sys.stdout.flush()


class Beside(threading.Thread):
    """Takes steps one after the other while the tests run; what they said is shown later."""

    def __init__(self, steps: list[Step], paper: IO[bytes]) -> None:
        super().__init__()
        self.steps, self.paper = steps, paper
        self.failed: list[Step] = []

    def run(self) -> None:
        for name, command in self.steps:
            self.paper.write(f"== {name}\n".encode())
            self.paper.flush()
            if call(command, self.paper) != 0:
                self.failed.append((name, command))

    def finish(self) -> list[Step]:
        """The steps that failed."""
        self.join()
        show(self.paper)
        return self.failed


def read_failures(folder: Path) -> dict[str, Failure] | None:
    """Each test that failed in a run; None if the run did not come to its end."""
    try:
        found: dict[str, Failure] = json.loads((folder / "failures.json").read_text("utf-8"))
    except FileNotFoundError:
        return None
    return found


def passes_alone(test: str, folder: Path) -> bool:
    """A second look, in a process of its own and with nothing beside it."""
    print(f"== once more, alone: {test}", flush=True)
    with (folder / "alone.txt").open("w+b") as paper:
        code = call(pytest(f"--report={folder}", test), paper)
        show(paper)
    return code == 0


def look_again(failed: Mapping[str, Failure]) -> list[str]:
    """The tests that pass alone. With more than a few failures the run is lost anyway."""
    if len(failed) > FEW:
        return []
    flaky = []
    for number, (test, failure) in enumerate(failed.items(), 1):
        folder = REPORTS / f"failed-{number}"
        folder.mkdir()
        (folder / "beside.txt").write_text(f"{test}\n{failure['output']}\n", "utf-8")
        if passes_alone(test, folder):
            flaky.append(test)
    return flaky


def slowest() -> Iterator[str]:
    """A line for each of the files that took the most processor time."""
    spent: dict[str, tuple[float, float]] = {}
    for report in REPORTS.glob("costs*.json"):
        for name, (used, lasted) in json.loads(report.read_text("utf-8")).items():
            before = spent.get(name, (0.0, 0.0))
            spent[name] = before[0] + used, before[1] + lasted
    for name, (used, lasted) in sorted(spent.items(), key=lambda x: -x[1][0])[:SLOWEST]:
        yield f"{used:7.1f} s {lasted:7.1f} s  {name}"


def last_screen(
    failed: Mapping[str, Failure], flaky: list[str], steps: list[Step]
) -> Iterator[str]:
    """What failed, why, and the command that repeats it."""
    broken = [test for test in failed if test not in flaky]
    for test in broken[:SHOWN]:
        yield f"FAILED: {test}"
        for line in failed[test]["why"].splitlines():
            yield "    " + line[:WIDTH]
        yield f"    ./test {shlex.quote(test)}"
    if len(broken) > SHOWN:
        yield f"... and {len(broken) - SHOWN} more"
    for name, command in steps:
        yield f"FAILED: {name}"
        yield f"    {shlex.join(command)}"
    for test in flaky:
        yield f"FLAKY: {test} (failed beside others, passed alone)"
    if flaky:
        yield f"    What it said both times is in {REPORTS.relative_to(ROOT)}."


def verdict(is_red: bool, seconds: float) -> str:
    used = os.times()
    spent = used.children_user + used.children_system
    word = "FAILED" if is_red else "All checks passed"
    return f"== {word} ({seconds:.0f} s, {spent:.0f} s of processor time)"


def main(full: bool = False, quick: bool = False, strict: bool = False) -> int:
    started = time.monotonic()
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    step = tests(full, (tests_of(changed_files()) or ["tests/core"]) if quick else [])
    with tempfile.TemporaryFile() as paper:
        beside = Beside(linters()[: -1 if quick else None], paper)
        beside.start()
        print("== tests", flush=True)
        try:
            code = call(step[1])
        finally:  # Ctrl-C too: what the others found is not lost
            broken = beside.finish()
    failed = read_failures(REPORTS)
    if failed is None or code not in (0, 1) or (code and not failed):
        broken.append(step)  # it says itself what went wrong
    flaky = look_again(failed or {})
    is_red = bool(broken) or len(failed or {}) > len(flaky) or (strict and bool(flaky))
    print("== the slowest files: processor time, time by the clock", *slowest(), sep="\n")
    print(*last_screen(failed or {}, flaky, broken), sep="\n")
    print(verdict(is_red, time.monotonic() - started), flush=True)
    return 1 if is_red else 0


if __name__ == "__main__":
    try:
        sys.exit(main(*(flag in sys.argv for flag in ("--full", "--quick", "--strict"))))
    except KeyboardInterrupt:
        sys.exit("\nStopped.")

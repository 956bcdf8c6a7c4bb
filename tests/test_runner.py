"""`./test` itself: what is red, what is flaky, what the last screen shows, what a file costs."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests import run
from tests.costs import processor_seconds
from tests.scheduling import spread

ROOT = Path(__file__).resolve().parent.parent
CONFTEST = """
from tests.conftest import *
"""
INI = f"""
[pytest]
pythonpath = {ROOT}
addopts = --import-mode=importlib -p xdist -p pytest_timeout
timeout_method = thread
"""
PASSES = "def test_passes():\n    pass\n"
FAILS = "def test_fails():\n    assert [1, 2] == [1, 3], 'not the same'\n"
FLAKY = """
import pathlib, pytest
SEEN = pathlib.Path(__file__).with_suffix(".seen")

@pytest.mark.parametrize("n", range({}))
def test_flaky(n):
    seen = SEEN.with_suffix(f".{{n}}")
    before = seen.exists()
    seen.touch()
    print("looked")
    assert before
"""
HANGS = """
import pytest, time

@pytest.mark.timeout(1)
def test_hangs():
    time.sleep(600)

def test_after():
    pass
"""
ENDS = "import os\n\ndef test_ends():\n    os._exit(3)\n"
BURN = """
import sys, time
while time.process_time() < 0.5:
    pass
print("done", flush=True)
sys.stdin.read()
"""

Runner = Callable[..., tuple[int, str]]


@pytest.fixture
def run_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Runner:
    """Run tests of our own as `./test` runs those of the project: exit code and last screen."""
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "REPORTS", tmp_path / "report")
    monkeypatch.setattr(run, "WORKERS", 2)
    monkeypatch.setattr(run, "linters", lambda: [("style", [sys.executable, "-c", ""])])
    (tmp_path / "conftest.py").write_text(CONFTEST, "utf-8")
    (tmp_path / "pytest.ini").write_text(INI, "utf-8")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # half the time of so small a run
    # What this test itself runs beside is not its workers' business.
    for name in ("PYTEST_XDIST_WORKER", "PYTEST_XDIST_WORKER_COUNT", "PYTEST_XDIST_TESTRUNUID"):
        monkeypatch.delenv(name, raising=False)

    def run_all(strict: bool = False, **files: str) -> tuple[int, str]:
        for name, text in files.items():
            (tmp_path / f"{name}.py").write_text(text, "utf-8")
        code = run.main(strict=strict)
        return code, capfd.readouterr().out.partition("== the slowest files")[2]

    return run_all


def test_a_run_is_green_with_a_few_tests_that_pass_alone(run_all: Runner, tmp_path: Path) -> None:
    code, screen = run_all(test_a=PASSES, test_b=FLAKY.format(run.FEW))
    assert code == 0
    for number in range(run.FEW):
        test = f"test_b.py::test_flaky[{number}]"
        assert f"FLAKY: {test} (failed beside others, passed alone)" in screen
    assert "== All checks passed (" in screen
    assert "test_a.py" in screen  # among the slowest
    kept = tmp_path / "report" / "failed-1"
    beside = (kept / "beside.txt").read_text("utf-8")
    assert "assert before" in beside
    assert "looked" in beside
    assert "1 passed" in (kept / "alone.txt").read_text("utf-8")


def test_what_fails_twice_is_red_and_shown_with_its_assertion(run_all: Runner) -> None:
    """An assertion, a file that cannot be read, a test that hangs, and one that ends it all."""
    broken = "import nothing_of_this_name\n"
    code, screen = run_all(
        test_a=FAILS, test_b=PASSES, test_c=broken, test_d=HANGS, test_e=ENDS, test_f=ENDS
    )
    assert code == 1
    assert "FAILED: test_a.py::test_fails\n    AssertionError: not the same\n" in screen
    assert "assert [1, 2] == [1, 3]" in screen
    assert "./test test_a.py::test_fails" in screen
    assert "FAILED: test_c.py" in screen
    assert "No module named 'nothing_of_this_name'" in screen
    assert "FAILED: test_d.py::test_hangs" in screen
    assert "FAILED: test_f.py::test_ends" in screen
    assert screen.count("crashed while running") == 3
    assert "test_after" not in screen  # it ran all the same
    assert "== FAILED (" in screen
    assert "FLAKY" not in screen


def test_a_flaky_test_is_red_when_looking_for_them(run_all: Runner) -> None:
    code, screen = run_all(strict=True, test_a=FLAKY.format(1))
    assert code == 1
    assert "FLAKY: test_a.py" in screen


def test_too_many_flaky_tests_are_red(run_all: Runner) -> None:
    code, screen = run_all(test_a=FLAKY.format(run.FEW + 1))
    assert code == 1
    assert screen.count("FAILED: test_a.py::test_flaky") == run.FEW + 1


def test_a_step_beside_the_tests_is_red_and_can_be_repeated(
    run_all: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = [sys.executable, "-c", "import sys; print('untidy'); sys.exit(1)"]
    monkeypatch.setattr(run, "linters", lambda: [("style", step), ("types", [*step[:2], ""])])
    code, screen = run_all(test_a=PASSES)
    assert code == 1
    assert f"FAILED: style\n    {sys.executable} -c " in screen
    assert "FAILED: types" not in screen


@pytest.mark.parametrize(
    ("changed", "tested"),
    [
        ("src/teahouse/server/workers.py", "tests/server/test_replays.py"),
        ("src/teahouse/games/ceylon/rules/tea.py", "tests/games/ceylon/test_planting.py"),
        ("tests/support/serving.py", "tests/server/test_live.py"),
        ("tests/cli/test_solo.py", "tests/cli/test_solo.py"),
    ],
)
def test_the_tests_of_a_change_are_found(changed: str, tested: str) -> None:
    assert tested in run.tests_of([changed])


def test_what_nothing_imports_has_no_tests() -> None:
    assert run.tests_of(["README.md", "web/src/main.ts"]) == []


def test_folders_are_tested_side_by_side() -> None:
    files = [Path("a") / f"{n}.py" for n in range(4)] + [Path("b/0.py"), Path("b/1.py")]
    places = spread(files)
    order = sorted(files, key=lambda file: places[file])
    assert [str(file.parent) for file in order] == ["a", "b", "a", "a", "b", "a"]


def test_the_slowest_files_of_all_workers_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "REPORTS", tmp_path)
    for worker in range(3):
        spent = {f"tests/test_{worker}_{n}.py": [10.0 * n + worker, 1.0] for n in range(9)}
        (tmp_path / f"costsgw{worker}.json").write_text(json.dumps(spent), "utf-8")
    lines = list(run.slowest())
    assert len(lines) == run.SLOWEST
    assert lines[0] == "   82.0 s     1.0 s  tests/test_2_8.py"
    assert lines[-1] == "   52.0 s     1.0 s  tests/test_2_5.py"


def test_programs_count_while_they_run_and_when_they_have_ended() -> None:
    if not Path("/proc/self/stat").exists():
        pytest.skip("running programs are counted where the system shows them")
    before = processor_seconds()
    with subprocess.Popen(
        [sys.executable, "-c", BURN], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "done\n"
        running = processor_seconds()
        child.communicate()
    ended = processor_seconds()
    assert running - before >= 0.45
    assert running - 0.05 <= ended <= running + 0.5


def test_fixtures_of_a_folder_are_found_with_other_files_in_between() -> None:
    files = ["tests/cli/test_saves.py", "tests/test_container.py", "tests/cli/test_solo.py"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--setup-plan", *files],
        cwd=ROOT, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert "tests/cli/test_solo.py::" in done.stdout

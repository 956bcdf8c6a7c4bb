"""`./test` itself: four things at a time, who failed, what was slow, what a file costs."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import json
import subprocess
import sys
import threading
from pathlib import Path
from types import ModuleType
from typing import IO

import pytest
from tests.costs import processor_seconds

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "tests" / "web"
BURN = """
import sys, time
while time.process_time() < 0.5:
    pass
print("done", flush=True)
sys.stdin.read()
"""
TEST = "def test_it() -> None:\n    {}\n"


@pytest.fixture(scope="module")
def runner() -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("test_script", str(ROOT / "test"))
    spec = importlib.util.spec_from_loader("test_script", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def program(text: str) -> list[str]:
    return [sys.executable, "-c", text]


def test_all_steps_are_taken_and_those_that_fail_are_named(
    runner: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    steps = [
        (f"step {n}", program(f"import sys; print('said {n}'); sys.exit({n % 2})"))
        for n in range(5)
    ]
    assert sorted(runner.pass_together(steps)) == ["step 1", "step 3"]
    said = capfd.readouterr().out
    for n in range(5):
        assert f"== step {n}\nsaid {n}\n" in said


def test_four_steps_run_at_the_same_time(runner: ModuleType, tmp_path: Path) -> None:
    wait = "while not pathlib.Path({!r}).exists(): time.sleep(0.01)"
    make = "import pathlib, time; pathlib.Path({!r}).touch()"
    signs = [str(tmp_path / f"sign {n}") for n in range(4)]
    steps = [
        (
            f"waits for {other}",
            program(make.format(own) + "\n" + wait.format(other)),
        )
        for own, other in zip(signs, signs[1:] + signs[:1], strict=True)
    ]
    assert runner.pass_together(steps) == []


def test_ctrl_c_shows_what_the_other_lanes_found(
    runner: ModuleType, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found, call = threading.Event(), runner.call

    def interrupted(command: list[str], paper: IO[bytes] | None = None) -> int:
        if paper is None:  # in sight
            assert found.wait(60)
            raise KeyboardInterrupt
        code: int = call(command, paper)
        found.set()
        return code

    monkeypatch.setattr(runner, "call", interrupted)
    with pytest.raises(KeyboardInterrupt):
        runner.pass_together([("in sight", []), ("beside", program("print('found')"))])
    assert "== beside\nfound\n" in capfd.readouterr().out


def test_no_test_is_in_two_parts_or_in_none(runner: ModuleType) -> None:
    asked = [command for _, command in runner.tests("python", False, "reports")]
    paths = [{part for part in command if part.startswith("tests")} for command in asked]
    first, second = paths[3:]
    assert paths[:3] == [{"tests"}, {"tests/games"}, {"tests/server"}]
    assert not first & second
    assert first | second == {f"tests/web/{file.name}" for file in WEB.rglob("test_*.py")}
    ignored = {part for part in asked[0] if part.startswith("--ignore=")}
    assert ignored == {f"--ignore={folder}" for folder in ("tests/web", *paths[1], *paths[2])}


def test_what_is_long_begins_before_what_is_short(runner: ModuleType) -> None:
    names = [name for name, _ in runner.all_steps("python", False, "reports")]
    parts = [name for name in names if name.startswith("pytest")]
    assert [name.removeprefix("pytest: ") for name in parts] == [
        "engines and commands", "browser, half 1", "browser, half 2", "server", "games"
    ]  # fmt: skip
    assert names.index("ruff check") < names.index(parts[1]) < names.index("mypy")
    assert {"ruff format", "import-linter", "client"} <= set(names)


def test_the_slowest_files_of_all_parts_are_named(runner: ModuleType, tmp_path: Path) -> None:
    for part in range(3):
        spent = {f"tests/test_{part}_{n}.py": [10.0 * n + part, 1.0] for n in range(9)}
        (tmp_path / f"{part}.json").write_text(json.dumps(spent), "utf-8")
    lines = runner.slowest(str(tmp_path))
    assert len(lines) == 10
    assert lines[0] == "   82.0 s     1.0 s  tests/test_2_8.py"
    assert lines[-1] == "   52.0 s     1.0 s  tests/test_2_5.py"


def test_programs_count_while_they_run_and_when_they_have_ended() -> None:
    if not Path("/proc/self/stat").exists():
        pytest.skip("running programs are counted where the system shows them")
    before = processor_seconds()
    with subprocess.Popen(
        program(BURN), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
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


def test_a_report_has_every_file_and_what_it_cost(tmp_path: Path) -> None:
    burn = "import time; end = time.process_time() + 0.4\n    while time.process_time() < end: pass"
    (tmp_path / "test_idle.py").write_text(TEST.format("pass"), "utf-8")
    (tmp_path / "test_busy.py").write_text(TEST.format(burn), "utf-8")
    report = tmp_path / "report.json"
    plugins = ["-p", "tests.conftest", "-p", "no:cacheprovider"]
    options: list[str | Path] = [
        "-c",
        ROOT / "pyproject.toml",
        "--rootdir",
        tmp_path,
        "--costs",
        report,
    ]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *plugins, *options, tmp_path],
        cwd=ROOT, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    spent = json.loads(report.read_text("utf-8"))
    files = {name for name in spent if name.endswith(".py")}
    assert files == {"test_idle.py", "test_busy.py"}
    assert spent["test_busy.py"][0] >= 0.35
    assert spent["test_idle.py"][0] < spent["test_busy.py"][0]

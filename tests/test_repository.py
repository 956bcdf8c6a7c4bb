"""The repository itself: locks and scripts."""

import ast
import importlib.machinery
import importlib.util
import io
import os
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("play.txt", "dev.txt", "full.txt", "node.txt", "engines.txt")
SCRIPTS = ("play", "test", ".ci/run")


def entries(lock: str) -> list[str]:
    """One logical line per package, after those of the lock that this one begins with."""
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    first, *lines = text.replace("\\\n", " ").splitlines()
    return [*entries(first[3:]), *lines] if first.startswith("-r ") else [first, *lines]


def versions(lock: str) -> set[str]:
    """Names and versions; the same package may be asked for other extras in another lock."""
    return {re.sub(r"\[.*?\]", "", entry.split("--hash")[0].strip()) for entry in entries(lock)}


def releases(lock: str) -> set[tuple[str, str]]:
    """Names with their versions, whatever they are for."""
    pairs = (line.partition(";")[0].strip().partition("==") for line in versions(lock))
    return {(name, version) for name, _, version in pairs}


def run_script(name: str, version: tuple[int, ...]) -> subprocess.CompletedProcess[str]:
    """Start a script under a Python that claims another version."""
    claim = (
        "import runpy, sys; sys.version_info = tuple(map(int, sys.argv.pop(1).split('.')));"
        "sys.argv.pop(0); runpy.run_path(sys.argv[0], run_name='__main__')"
    )
    command = [sys.executable, "-c", claim, ".".join(map(str, version)), str(ROOT / name)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def load_play() -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("play_script", str(ROOT / "play"))
    spec = importlib.util.spec_from_loader("play_script", loader)
    assert spec is not None
    script = importlib.util.module_from_spec(spec)
    loader.exec_module(script)
    return script


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_name_no_server(lock: str) -> None:
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*(--(extra-)?index-url|--find-links|-i|-f)\b", text, re.MULTILINE)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_has_one_version_and_its_hashes(lock: str) -> None:
    shape = re.compile(
        r"[a-z0-9][a-z0-9._-]*(?:\[[a-z0-9,._-]+\])?==[^\s;]+(?:\s*;[^-]+?)?(?:\s+--hash=sha256:[0-9a-f]{64})+\s*"
    )
    assert entries(lock)
    assert [entry for entry in entries(lock) if not shape.fullmatch(entry)] == []


class WatchedTerminal(io.StringIO):
    """A terminal that leaves a sign as soon as it shows the words waited for."""

    def __init__(self, words: str, sign: Path) -> None:
        super().__init__()
        self.words, self.sign = words, sign

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if self.words in text:
            self.sign.touch()
        return super().write(text)


def test_a_silent_step_shows_its_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sign = tmp_path / "sign"
    terminal = WatchedTerminal(" s  fetching", sign)
    monkeypatch.setattr(sys, "stderr", terminal)
    waits = (
        "import pathlib, time; print('fetching', flush=True)\n"
        f"while not pathlib.Path({str(sign)!r}).exists(): time.sleep(0.01)"
    )
    assert load_play().run([sys.executable, "-c", waits]) == (0, ["fetching"])
    assert terminal.getvalue().endswith("\r\033[K")  # nothing of it stays


def test_play_opens_the_house_unless_told_otherwise() -> None:
    script = load_play()
    command = script.command
    assert command([]) == ["home"]
    assert command(["--port", "8081"]) == ["home", "--port", "8081"]
    assert command(["rules", "ceylon"]) == ["rules", "ceylon"]
    assert command(["--help"]) == ["--help"]
    assert all(script.serves(command(given)) for given in ([], ["--lan"], ["serve"]))
    for given in (["play"], ["rules", "ceylon"], ["learn"], ["--help"], ["serve", "--help"]):
        assert not script.serves(command(given)), f"{given} needs no client, so no Node"


def test_what_is_played_is_what_is_tested() -> None:
    assert versions("play.txt") <= versions("dev.txt")
    assert [line.partition("==")[0] for line in versions("engines.txt")] == ["ziglang"]
    assert releases("full.txt") - releases("dev.txt")
    assert not {name for name, _ in releases("full.txt") - releases("dev.txt")} & {
        name for name, _ in releases("dev.txt")
    }


def test_build_backend_is_locked_as_pyproject_pins_it() -> None:
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    pins = set(re.findall(r'"(hatchling==[\d.]+)"', pyproject))
    assert len(pins) == 1
    assert pins <= versions("play.txt")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no executable bit")
@pytest.mark.parametrize("script", SCRIPTS)
def test_scripts_are_executable(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)
    assert (ROOT / script).read_text(encoding="utf-8").startswith("#!/usr/bin/env ")


@pytest.mark.parametrize("script", ["play", "test"])
@pytest.mark.parametrize("version", [(3, 6, 15), (3, 10, 13)])
def test_old_python_gets_one_plain_sentence(script: str, version: tuple[int, ...]) -> None:
    answer = run_script(script, version)
    assert answer.returncode == 1
    assert answer.stdout == ""
    assert len(answer.stderr.splitlines()) == 1
    assert f"needs Python 3.11 or newer and this is Python {version[0]}.{version[1]}" in (
        answer.stderr
    )


@pytest.mark.parametrize("script", ["play", "test"])
def test_old_python_can_read_the_scripts_that_turn_it_away(script: str) -> None:
    source = (ROOT / script).read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 7))
    newer = (ast.NamedExpr, ast.Match)
    assert [node for node in ast.walk(tree) if isinstance(node, newer)] == []
    assert "from __future__ import annotations" not in source  # unknown to 3.6


def test_the_lock_has_all_that_its_packages_need() -> None:
    """Nothing but the lock is installed: a release newer than it must not count."""
    pins = re.findall(r"^([\w.-]+)(\[[\w,.-]+\])?==([^ ]+)", "\n".join(entries("dev.txt")), re.M)
    locked = {canonicalize_name(name): version for name, _, version in pins}
    extras = {
        canonicalize_name(name): ["", *asked.strip("[]").split(",")] for name, asked, _ in pins
    }
    needed = [
        wanted
        for each in metadata.distributions()
        for wanted in map(Requirement, each.requires or ())
        for extra in extras.get(canonicalize_name(each.name), ())
        if wanted.marker is None or wanted.marker.evaluate({"extra": extra})
    ]
    assert len(needed) > len(locked)
    unmet = [
        each
        for each in needed
        if (name := canonicalize_name(each.name)) not in locked
        or locked[name] not in each.specifier
    ]
    assert unmet == []


def test_what_is_said_of_versions_agrees() -> None:
    """The citation names this release; what is classified is what the workflow runs."""
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {metadata.version('teahouse')}\n" in citation
    pyproject = (ROOT / "pyproject.toml").read_text("utf-8")
    workflow = (ROOT / ".github/workflows/test.yml").read_text("utf-8")
    classified = re.findall(r"Python :: (3\.\d+)", pyproject)
    assert classified == re.findall(r"3\.\d+", workflow.split("python: [")[1].split("]")[0])
    assert 'requires-python = ">=3.11"' in pyproject
    assert classified[0] == "3.11"

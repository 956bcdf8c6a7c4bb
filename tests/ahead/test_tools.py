"""`./play build-engines` brings its tools and removes them again."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from teahouse.ahead import linker
from teahouse.ahead.build import BuildFailed, build
from teahouse.core.library import this_platform

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("play_script", str(ROOT / "play"))
    spec = importlib.util.spec_from_loader("play_script", loader)
    assert spec is not None
    script = importlib.util.module_from_spec(spec)
    loader.exec_module(script)
    monkeypatch.setattr(script, "TOOLS", str(tmp_path / "engine-tools"))
    monkeypatch.setattr(script, "prepare", lambda **_: script.PYTHON)
    monkeypatch.setattr(script, "find_uv", lambda: None)
    return script


def test_tools_are_fetched_used_and_removed(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[Any] = []

    def fetched(what: str, command: list[str]) -> None:
        done.append(command[-1])
        Path(play.TOOLS).mkdir()

    def built(command: list[str], env: dict[str, str]) -> int:
        assert Path(env["PYTHONPATH"]).is_dir()
        done.append(command[-2:])
        return 0

    monkeypatch.setattr(play, "has_engine_tools", lambda: False)
    monkeypatch.setattr(play, "step", fetched)
    monkeypatch.setattr(subprocess, "call", built)
    assert play.build_engines(["build-engines", "ceylon"]) == 0
    assert done == [str(Path("requirements", "engines.txt")), ["build-engines", "ceylon"]]
    assert not Path(play.TOOLS).exists()


def test_tools_that_are_there_are_used_as_they_are(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "has_engine_tools", lambda: True)
    monkeypatch.setattr(play, "step", lambda *_: pytest.fail("something was fetched"))
    monkeypatch.setattr(subprocess, "call", lambda command: 3)
    assert play.build_engines(["build-engines"]) == 3


def test_a_folder_for_the_web_asks_for_what_links_webassembly(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []

    def has_engine_tools(*platform: str) -> bool:
        asked.append(platform)
        return True

    monkeypatch.setattr(play, "has_engine_tools", has_engine_tools)
    monkeypatch.setattr(subprocess, "call", lambda command: 3)
    assert play.build_engines(["build-web", "site"]) == 3
    assert asked == [("wasm32",)]
    assert play.build_engines(["build-web", "site", "--without-engines"]) == 3
    assert len(asked) == 1


def test_tools_that_cannot_be_had_are_told_of(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreachable(what: str, command: list[str]) -> None:
        raise play.PreparationError(play.NO_NETWORK)

    monkeypatch.setattr(play, "has_engine_tools", lambda: False)
    monkeypatch.setattr(play, "step", unreachable)
    with pytest.raises(SystemExit, match="registry cannot be reached"):
        play.build_engines(["build-engines"])
    assert not Path(play.TOOLS).exists()


def test_without_a_linker_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linker, "zig_linker", lambda target: None)
    monkeypatch.setattr(linker, "system_linker", lambda: None)
    with pytest.raises(linker.NoLinker, match="pip install ziglang, or install a C compiler"):
        linker.linker(this_platform())
    other = "macos-aarch64" if this_platform() != "macos-aarch64" else "linux-x86_64"
    monkeypatch.setattr(linker, "system_linker", lambda: ["cc"])
    with pytest.raises(linker.NoLinker, match=f"for {other}: pip install ziglang$"):
        linker.linker(other)


def test_a_build_that_fails_says_why(tmp_path: Path) -> None:
    with pytest.raises(BuildFailed, match=r"chess for .*: no game 'chess'"):
        build("chess", this_platform(), tmp_path)

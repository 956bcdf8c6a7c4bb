"""How the browser client gets into the package."""

from __future__ import annotations

import importlib.util
import json
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(name="builder")
def load_builder(tmp_path: Path) -> ModuleType:
    """The build script, working on a small house of its own."""
    spec = importlib.util.spec_from_file_location("builder", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.ROOT = tmp_path  # type: ignore[attr-defined]
    for name, place in (("WEB", "web"), ("PACKAGE", "package"), ("STATIC", "static")):
        setattr(module, name, tmp_path / place)
        (tmp_path / place).mkdir()
    module.STAMP = tmp_path / "static" / "build-stamp"  # type: ignore[attr-defined]
    return module


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def test_a_build_is_good_until_a_source_or_a_text_changes(builder: ModuleType) -> None:
    write(builder.WEB / "src" / "main.ts", "a")
    own, of_a_game = "locales/en/web.ftl", "games/go/locales/en/go.ftl"
    write(builder.PACKAGE / own, "a = A")
    write(builder.PACKAGE / of_a_game, "a = A")
    assert not builder.is_built()
    write(builder.STATIC / "index.html", "<!doctype html>")
    write(builder.STAMP, builder.digest())
    assert builder.is_built()
    write(builder.WEB / "node_modules" / "x.js", "not ours")
    assert builder.is_built()
    for path in (own, of_a_game):
        write(builder.PACKAGE / path, "a = B")
        assert not builder.is_built()
        write(builder.STAMP, builder.digest())
    write(builder.WEB / "src" / "other.ts", "")
    assert not builder.is_built()


def test_an_installed_package_without_sources_counts_as_built(builder: ModuleType) -> None:
    write(builder.STATIC / "index.html", "<!doctype html>")
    write(builder.STAMP, "of another machine")
    builder.WEB.rmdir()
    assert builder.is_built()


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.1", False), ("v20.18.0", False), ("v20.19.0", True), ("v21.9.9", False),
        ("v22.11.0", False), ("v22.12.0", True), ("v24.0.0", True), ("v30.1.0", True), ("", False),
    ],
)  # fmt: skip
def test_only_some_versions_of_node_will_do(builder: ModuleType, version: str, good: bool) -> None:
    assert builder.is_new_enough(version) is good


def test_without_node_one_sentence_says_so(
    builder: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(builder, "node_on_path", lambda: None)
    monkeypatch.setattr(builder, "node_of_wheel", lambda: None)
    with pytest.raises(builder.NoNode, match="built with Node"):
        builder.build()


def test_the_lock_serves_every_platform() -> None:
    """npm leaves optional packages it cannot get out of a lock, and then refuses the lock."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    for name in ("rolldown", "lightningcss"):
        wanted = packages[f"node_modules/{name}"]["optionalDependencies"]
        assert [part for part in wanted if f"node_modules/{part}" not in packages] == []


def test_the_lock_names_no_server_and_has_every_hash() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    for name, package in packages.items():
        assert "resolved" not in package
        assert not name or "integrity" in package


def test_a_failure_says_what_failed_and_that_the_next_start_goes_on(builder: ModuleType) -> None:
    npm = subprocess.CalledProcessError(7, ["npm", "ci", "--loglevel=error", "--prefer-online"])
    assert "npm ci ended with code 7" in builder.failure(npm)
    vite = subprocess.CalledProcessError(1, ["node", "vite.js", "build"])
    assert "vite ended with code 1" in builder.failure(vite)
    assert "Start again" in builder.failure(vite)


def test_a_platform_wheel_has_one_library_of_each_title(
    builder: ModuleType, tmp_path: Path
) -> None:
    for name in ("go", "chess"):
        write(builder.PACKAGE / "games" / name / "game.py", "")
        write(tmp_path / "engines" / f"{name}-linux-x86_64.so", "")
    found = builder.engines(tmp_path / "engines")
    assert list(found.values()) == [
        "teahouse/engines/chess-linux-x86_64.so",
        "teahouse/engines/go-linux-x86_64.so",
    ]
    (tmp_path / "engines" / "go-linux-x86_64.so").unlink()
    with pytest.raises(builder.NoEngines, match="has 0 libraries of go, not one"):
        builder.engines(tmp_path / "engines")


def test_a_wheel_is_pure_unless_a_platform_is_named(
    builder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook = builder.CustomBuildHook.__new__(builder.CustomBuildHook)
    monkeypatch.setattr(type(hook), "target_name", "wheel", raising=False)
    monkeypatch.setattr(builder, "build", lambda: None)
    monkeypatch.delenv(builder.ENGINES_FOR, raising=False)
    pure: dict[str, object] = {"force_include": {}}
    hook.initialize("standard", pure)
    assert pure == {"force_include": {}}
    monkeypatch.setenv(builder.ENGINES_FOR, "win_amd64")
    monkeypatch.setenv(builder.ENGINES, str(tmp_path))
    write(builder.PACKAGE / "games" / "go" / "game.py", "")
    write(tmp_path / "go-windows-x86_64.dll", "")
    data: dict[str, object] = {"force_include": {}}
    hook.initialize("standard", data)
    assert data["tag"] == "py3-none-win_amd64"
    assert data["pure_python"] is False
    assert list(data["force_include"].values()) == [  # type: ignore[attr-defined]
        "teahouse/engines/go-windows-x86_64.dll"
    ]

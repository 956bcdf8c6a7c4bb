"""A WebAssembly module, loaded by the Python of a browser, plays as the interpreted rules do."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numba")

from tests.ahead.recording import recording
from tests.support.libraries import library_folder

import teahouse
from teahouse.ahead import pyodide
from teahouse.ahead.build import BuildFailed, build
from teahouse.ahead.linker import ZIG, zig_linker
from teahouse.ahead.parts import stamp_of
from teahouse.core.library import WASM, file_name

pytestmark = [pytest.mark.compiled]
HERE = Path(__file__).parent
SOURCE = Path(teahouse.__file__).parents[1]


@pytest.fixture(scope="module")
def python_of_browsers() -> Path:
    if shutil.which("node") is None:
        pytest.skip("Node is not installed")
    try:
        return pyodide.pyodide()
    except pyodide.NoPyodide as error:
        pytest.skip(str(error))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and the names of its games, as if it were installed."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(SOURCE / "teahouse", folder / "teahouse", ignore=_not_needed)
    facts = folder / f"teahouse-{teahouse.__version__}.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Name: teahouse\nVersion: {teahouse.__version__}\n", "utf-8")
    games = [f"{name} = teahouse.games.{name}.game:GAME" for name in teahouse.games()]
    (facts / "entry_points.txt").write_text("\n".join(["[teahouse.games]", *games]), "utf-8")
    return folder


def _not_needed(folder: str, names: list[str]) -> set[str]:
    return {"__pycache__", "static", "engines"} & set(names)


def module(name: str, monkeypatch: pytest.MonkeyPatch, scratch: Path) -> Path:
    """The folder with the module of a title, built unless one that fits is there."""
    folder = library_folder()
    path = folder / file_name(name, WASM)
    if not path.is_file() or stamp_of(teahouse.game(name)).encode() not in path.read_bytes():
        if zig_linker(WASM) is None:
            fetch_linker(scratch, monkeypatch)
        try:
            build(name, WASM, folder)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)
    return folder


def fetch_linker(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Large, hence fetched for this build and removed again."""
    pinned = next(
        line for line in (HERE.parents[1] / "pyproject.toml").read_text("utf-8").split('"')
        if line.startswith(f"{ZIG}==")
    )  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(folder), pinned],
        capture_output=True,
        check=False,
    )
    if done.returncode != 0:
        pytest.skip(f"{pinned} links WebAssembly and cannot be fetched")
    monkeypatch.setenv("PYTHONPATH", str(folder))


@pytest.mark.slow
@pytest.mark.parametrize("name", teahouse.games())
def test_a_browser_plays_and_thinks_as_the_interpreted_rules_do(
    name: str,
    python_of_browsers: Path,
    site: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    engines = module(name, monkeypatch, tmp_path / "linker")
    script, program = HERE / "recording.py", HERE / "pyodide.mjs"
    done = subprocess.run(
        ["node", program, python_of_browsers, site, engines, script, name, "library"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == recording(name, "python")


def test_without_ziglang_nothing_links_webassembly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if zig_linker(WASM) is not None:
        pytest.skip("ziglang is installed")
    with pytest.raises(BuildFailed, match="nothing here links a library for wasm32: pip install"):
        build("darjeeling", WASM, tmp_path)


def test_what_is_not_the_pinned_pyodide_is_refused(tmp_path: Path) -> None:
    package = tmp_path / "pyodide.tgz"
    package.write_bytes(b"something else")
    with pytest.raises(pyodide.NoPyodide, match="its hash differs"):
        pyodide.unpack(package, tmp_path / "made")
    assert not (tmp_path / "made").exists()


def test_pyodide_without_npm_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEAHOUSE_CACHE", str(tmp_path))
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(pyodide.NoPyodide, match="fetched with npm, which is not on the PATH"):
        pyodide.pyodide()

"""The parts of Python that a browser loads: Pyodide, the modules, the engines of each title."""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from teahouse.ahead.pyodide import VERSION, pyodide
from teahouse.core.cache import cache_path
from teahouse.core.library import WASM, file_name

from .compression import digest_of
from .modules import titles_of, write_sources
from .node import PROGRAM, run_packing

CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
ARCHIVES = ("python_stdlib.zip", "teahouse.zip")
PACKING = PROGRAM.with_name("packing.py")
FORMAT = 1


def archives() -> Path:
    """The folder with the compiled modules, rebuilt when something in them has changed."""
    with tempfile.TemporaryDirectory() as scratch:
        ours = Path(scratch) / "ours.zip"
        write_sources(ours)
        made_from = hashlib.sha256(VERSION.encode())
        for path in (ours, PACKING, PROGRAM):
            made_from.update(path.read_bytes())
        folder = cache_path("web") / f"modules-{made_from.hexdigest()[:32]}"
        if not all((folder / name).is_file() for name in ARCHIVES):
            run_packing("modules", str(pyodide()), str(PACKING), str(ours), scratch)
            folder.mkdir(parents=True, exist_ok=True)
            for name in ARCHIVES:
                shutil.copyfile(Path(scratch) / name, folder / name)
    return folder


def parts(engines: Path | None) -> Iterator[Path]:
    """All files; without engines, strong bots are slow."""
    yield from (pyodide() / name for name in CORE)
    modules = archives()
    yield from (modules / name for name in ARCHIVES)
    if engines is not None:
        yield from (engines / file_name(name, WASM) for name in sorted(titles_of()))


def write_parts(engines: Path | None, into: Path) -> list[Path]:
    """Copy the files into a folder, each below a digest of its content."""
    written = []
    for path in parts(engines):
        place = into / digest_of(path)[:16] / path.name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
        written.append(place)
    return written


def listed(written: list[Path], root: Path) -> dict[str, Any]:
    """The list of parts for the page, made after compressing them."""
    return {
        "format": FORMAT,
        "lock": {"info": _lock_info(), "packages": {}},
        "files": {
            path.name: {
                "path": path.relative_to(root).as_posix(),
                "size": path.stat().st_size,
                "packed": path.with_name(f"{path.name}.gz").stat().st_size,
            }
            for path in written
        },
    }


def _lock_info() -> dict[str, Any]:
    """The `info` of Pyodide's lock file, which it checks itself against."""
    found: dict[str, Any] = json.loads((pyodide() / "pyodide-lock.json").read_text("utf-8"))["info"]
    return found

"""Pyodide, the Python that runs in a browser: one version, from the npm registry, checked."""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

from teahouse.core.cache import cache_path
from teahouse.core.errors import TeahouseError

VERSION = "314.0.7"
INTEGRITY = (  # of the package, as npm writes it
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip",
         "pyodide-lock.json")  # fmt: skip


class NoPyodide(TeahouseError):
    """Pyodide cannot be downloaded, or fails its integrity check."""


def pyodide() -> Path:
    """The folder with the files of Pyodide; downloaded once, then cached."""
    folder = cache_path("pyodide") / VERSION
    if not all((folder / name).is_file() for name in FILES):
        with tempfile.TemporaryDirectory() as scratch:
            unpack(_packed(Path(scratch)), folder)
    return folder


def _packed(folder: Path) -> Path:
    """The package from the registry that npm is configured to use."""
    npm = shutil.which("npm")
    if npm is None:
        raise NoPyodide("Pyodide is fetched with npm, which is not on the PATH")
    done = subprocess.run(
        [npm, "pack", f"pyodide@{VERSION}", "--silent"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    found = sorted(folder.glob("*.tgz"))
    if done.returncode != 0 or not found:
        raise NoPyodide(f"npm did not fetch Pyodide {VERSION}: {done.stderr.strip()}")
    return found[0]


def unpack(package: Path, folder: Path) -> None:
    """Check the integrity of the package and write the files needed into a folder."""
    made = base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode()
    if f"sha512-{made}" != INTEGRITY:
        raise NoPyodide(f"what came as Pyodide {VERSION} is something else: its hash differs")
    folder.mkdir(parents=True, exist_ok=True)
    with tarfile.open(package) as archive:
        for name in FILES:
            member = archive.extractfile(f"package/{name}")
            assert member is not None
            new = folder / f".{name}"
            new.write_bytes(member.read())
            new.replace(folder / name)

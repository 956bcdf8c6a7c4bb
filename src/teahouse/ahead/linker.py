"""From an object file to a library: by the C compiler of the system, or by the one in `ziglang`.

The system's compiler links only for this platform. Both serve as linkers only: no C is compiled and
no header is read.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from teahouse.core.errors import TeahouseError
from teahouse.core.library import WASM, this_platform

from .targets import TARGETS

ZIG = "ziglang"


class NoLinker(TeahouseError):
    """No linker was found."""


def system_linker() -> list[str] | None:
    """The command that links for this platform, or None."""
    if sys.platform == "win32":
        return None
    compiler = shutil.which("cc")
    if sys.platform == "darwin":  # there `cc` may be an empty shell that asks to install the real
        found = subprocess.run(["xcode-select", "-p"], capture_output=True, check=False)
        compiler = compiler if found.returncode == 0 else None
    return None if compiler is None else [compiler]


def zig_linker(target: str) -> list[str] | None:
    if find_spec(ZIG) is None:
        return None
    zig = [sys.executable, "-m", ZIG]
    if target == WASM:
        return [*zig, "wasm-ld", "--experimental-pic", "--no-entry", "--export-dynamic", "-O3"]
    return [*zig, "cc", "-target", TARGETS[target].zig]


def linker(target: str) -> list[str]:
    """The command that links for a target, preferring the portable `ziglang`."""
    found = zig_linker(target) or (system_linker() if target == this_platform() else None)
    if found is None:
        raise NoLinker(
            f"nothing here links a library for {target}: pip install {ZIG}"
            + (", or install a C compiler" if target == this_platform() else "")
        )
    return found


def link(code: bytes, target: str, path: Path) -> None:
    """Link an object file into a library; processes that loaded the old file keep it."""
    command = linker(target)
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        part, made = Path(folder) / "title.o", Path(folder) / path.name
        part.write_bytes(code)
        strip = [] if TARGETS[target].system == "macos" else ["-s"]
        done = subprocess.run(
            [*command, "-shared", *strip, "-o", str(made), str(part)],
            env={**os.environ, "ZIG_GLOBAL_CACHE_DIR": folder, "ZIG_LOCAL_CACHE_DIR": folder},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise NoLinker(f"{Path(command[0]).name} did not link {path.name}: {done.stderr}")
        new = path.with_name(f".{path.name}.{os.getpid()}")
        shutil.copyfile(made, new)
        new.replace(path)

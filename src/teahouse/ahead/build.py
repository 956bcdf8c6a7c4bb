"""Building the library of a title, in a process where Numba knows no machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from teahouse.core.cache import cache_path
from teahouse.core.errors import TeahouseError
from teahouse.core.library import file_name, package_folder

from .lowering import ENVIRONMENT

BOUNDS_CHECK = "--bounds-check"


class BuildFailed(TeahouseError):
    """A library could not be built; says why."""


def default_folder() -> Path:
    """Where libraries are put: in the package, or where that may not be written to, the cache."""
    folder = package_folder()
    parent = folder if folder.exists() else folder.parent
    return folder if os.access(parent, os.W_OK) else cache_path("engines")


def build(name: str, target: str, folder: Path, *, bounds_check: bool = False) -> Path:
    """Build the library of a title for a target; where it is then."""
    path = folder / file_name(name, target)
    options = [BOUNDS_CHECK] if bounds_check else []
    done = subprocess.run(
        [sys.executable, "-m", "teahouse.ahead", name, target, str(path), *options],
        env={**os.environ, **ENVIRONMENT},
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        lines = [line for line in done.stderr.splitlines() if line.strip()]
        raise BuildFailed(f"{name} for {target}: {lines[-1] if lines else done.returncode}")
    return path

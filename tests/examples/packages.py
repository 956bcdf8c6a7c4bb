"""Games in packages of their own: built into wheels and installed without a network."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 300  # one program may take, on a busy machine


def install(project: Path, place: Path) -> Path:
    """Build a project and unpack its wheel, entry points included; the folder to import from."""
    built = place / "dist"
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)]
    subprocess.run(command, cwd=project, check=True, capture_output=True, timeout=SECONDS)
    (wheel,) = built.glob("*.whl")
    site = place / "site"
    with ZipFile(wheel) as packed:
        packed.extractall(site)
    return site


def paths(site: Path) -> str:
    """Where Python looks, before what is installed for good."""
    return os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))


def surroundings(site: Path, data: Path) -> dict[str, str]:
    """The environment of a program that finds what is installed there too."""
    return {
        **os.environ,
        "PYTHONPATH": paths(site),
        "TEAHOUSE_DATA": str(data),
        "TEAHOUSE_LANG": "en",
    }


def run(site: Path, place: Path, *command: str) -> str:
    """What a Python program says; it has to succeed."""
    answer = subprocess.run(
        [sys.executable, *command], cwd=place, env=surroundings(site, place / "data"),
        capture_output=True, text=True, check=False, timeout=SECONDS,
    )  # fmt: skip
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout

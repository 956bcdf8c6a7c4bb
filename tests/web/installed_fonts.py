"""Browsers on systems with other fonts: one family installed and nothing else.

The files are those of this system; what it lacks comes from the packages locked in `fonts/`.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from playwright.sync_api import Browser, BrowserType
from tests.support import chromium

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = Path(__file__).resolve().parent / "fonts"
PLACES = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")
FAMILIES = {"DejaVu": "DejaVuSans.ttf", "Liberation": "LiberationSans-Regular.ttf"}
CONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


def find(folders: list[Path], file: str) -> Path | None:
    return next((found for folder in folders for found in folder.rglob(file)), None)


def builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def fetch() -> None:
    """The packages of the lock, with the Node the client is built with."""
    node = builder()
    found = node.node_on_path() or node.node_of_wheel()
    assert found is not None, "no Node to fetch fonts with"
    options = ["--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund"]
    command = [*found[1], "ci", *options]
    environment = {**os.environ}
    environment["PATH"] = f"{Path(found[0][0]).parent}{os.pathsep}{environment['PATH']}"
    subprocess.run(command, cwd=PACKAGES, env=environment, check=True, stdout=sys.stderr)


def files_of(family: str) -> list[Path]:
    file = FAMILIES[family]
    found = find([Path(place).expanduser() for place in PLACES], file) or find([PACKAGES], file)
    if found is None:
        fetch()
        found = find([PACKAGES], file)
    assert found is not None, f"{family} is neither installed nor in {PACKAGES}"
    return sorted(found.parent.glob(f"{family}*.ttf"))


@contextmanager
def only(kind: BrowserType, family: str, folder: Path) -> Iterator[Browser]:
    """A Chromium that finds one family of fonts on its system."""
    fonts = folder / family
    fonts.mkdir()
    for file in files_of(family):
        (fonts / file.name).symlink_to(file)
    config = folder / f"{family}.conf"
    config.write_text(CONFIG.format(fonts=fonts, cache=folder / "cache"), "utf-8")
    options = ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
    with kind.launch(
        executable_path=chromium.ensure(),
        args=options,
        env={**os.environ, "FONTCONFIG_FILE": str(config)},
    ) as browser:
        yield browser

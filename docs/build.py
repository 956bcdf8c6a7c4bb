"""Build the documentation site: `python docs/build.py` writes it to `site/`.

Pages that follow from the program are written first; then Zensical builds, strictly.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from teahouse.cli.app import command
from teahouse.i18n import Texts

ROOT = Path(__file__).resolve().parent.parent


def commands() -> str:
    """Every command with its arguments and options, as `--help` tells them."""
    parts = ["# Commands", "", "`teahouse COMMAND --help` says the same, in three languages."]
    for name, found in _each(command(Texts("en")), "teahouse"):
        parts += ["", f"## {name}", "", _plain(found.help), ""]
        rows = [(_written(p), _plain(p.help)) for p in found.params if p.name != "help"]
        if rows:
            parts += ["| | |", "|---|---|", *(f"| `{a}` | {b} |" for a, b in rows)]
    return "\n".join(parts) + "\n"


def _each(group: Any, name: str) -> Iterator[tuple[str, Any]]:
    for word, found in group.commands.items():
        if getattr(found, "commands", None):
            yield from _each(found, f"{name} {word}")
        else:
            yield f"{name} {word}", found


def _written(param: Any) -> str:
    if param.param_type_name == "argument":
        return str(param.metavar or param.name.upper()).replace("|", "/")
    names = ", ".join([*param.opts, *param.secondary_opts])
    value = "" if param.is_flag or not param.metavar else f" {param.metavar}"
    return f"{names}{value}".replace("|", "/")


def _plain(text: str | None) -> str:
    return " ".join((text or "").split()).replace("|", "\\|")


PAGES = {"reference/commands.md": commands}


def build(root: Path) -> int:
    """Build the site of a folder that has `zensical.toml`, `docs` and `src`; the exit code."""
    for file, write in PAGES.items():
        (root / "docs" / file).write_text(write(), encoding="utf-8")
    build = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    return subprocess.run(build, cwd=root, check=False).returncode


if __name__ == "__main__":
    sys.exit(build(ROOT))

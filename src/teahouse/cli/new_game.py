"""`teahouse new-game`: a package with a small complete game, as a starting point."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Annotated

import typer

from .arguments import CliError, Lang, texts_for

NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")
Name = Annotated[str, typer.Argument(metavar="NAME", help="cli-arg-new-game", show_default=False)]
Folder = Annotated[
    Path | None,
    typer.Argument(metavar="FOLDER", help="cli-arg-new-game-folder", show_default=False),
]

# What is written, and the template it is made from
FILES = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "src/$package/__init__.py": "__init__.py",
    "src/$package/state.py": "state.py",
    "src/$package/rules.py": "rules.py",
    "src/$package/game.py": "game.py",
    "src/$package/ledger.toml": "ledger.toml",
    "src/$package/locales/en/$name.ftl": "messages.ftl",
    "tests/test_$name.py": "test.py",
}


def new_game(name: Name, folder: Folder = None, lang: Lang = None) -> None:
    from teahouse.core.registry import games

    texts = texts_for(lang)
    if not NAME.fullmatch(name):
        raise CliError("cli-error-new-game-name", name=name)
    if name in games():
        raise CliError("cli-error-new-game-taken", name=name)
    place = folder if folder is not None else Path(name)
    if place.exists() and any(place.iterdir()):
        raise CliError("cli-error-new-game-folder", folder=str(place))
    write_skeleton(name, place)
    print(texts("cli-new-game-written", folder=str(place), name=name))


def write_skeleton(name: str, place: Path) -> None:
    """Every file of the package, with the name of the game in it."""
    words = {
        "name": name,
        "dashed": name.replace("_", "-"),
        "package": f"teahouse_{name}",
        "title": name.replace("_", " ").capitalize(),
    }
    templates = files(__package__ or "teahouse.cli") / "skeleton"
    for path, template in FILES.items():
        target = place / Template(path).substitute(words)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = (templates / f"{template}.template").read_text("utf-8")
        target.write_text(Template(text).substitute(words), "utf-8")

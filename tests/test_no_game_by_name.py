"""Nothing in the package names a game, except the folder of the game itself."""

from __future__ import annotations

import re
from pathlib import Path

import teahouse

PACKAGE = Path(teahouse.__file__).parent
GAMES = PACKAGE / "games"
READ = {".py", ".toml", ".json", ".css", ".ftl"}
GENERATED = ("server/static/",)


def named(text: str) -> list[str]:
    own = [folder.name for folder in GAMES.iterdir() if (folder / "game.py").is_file()]
    assert own
    return re.findall("|".join(own), text, re.IGNORECASE)


def test_no_module_names_a_game() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix(): named(path.read_text("utf-8"))
        for path in PACKAGE.rglob("*")
        if path.suffix in READ and GAMES not in path.parents
    }
    wrong = {path for path, names in found.items() if names and not path.startswith(GENERATED)}
    assert wrong == set()


def test_a_name_is_noticed() -> None:
    assert named("the map editor of Darjeeling") == ["Darjeeling"]
    assert named("the map editor") == []

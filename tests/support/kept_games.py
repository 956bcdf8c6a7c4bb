"""Whole games kept for tests, `masters` and `golden`: a file for each title, a line a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from teahouse.core.journal import Journal

GAMES = Path(__file__).parents[1] / "games"


@cache
def kept_games(game: str, which: str) -> Mapping[str, Journal]:
    """The journals by name."""
    lines = map(json.loads, _file(game, which).read_text("utf-8").splitlines())
    return {line["name"]: Journal.read(json.dumps(line["journal"])) for line in lines}


def keep_games(game: str, which: str, journals: Mapping[str, Journal]) -> None:
    lines = [f'{{"name":"{name}","journal":{journals[name].text()}}}' for name in sorted(journals)]
    _file(game, which).write_text("\n".join(lines) + "\n", "utf-8")
    kept_games.cache_clear()


def _file(game: str, which: str) -> Path:
    return GAMES / game / f"{which}.jsonl"

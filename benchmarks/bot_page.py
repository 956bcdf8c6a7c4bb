"""Renew what tells about the strength of the bots: run this after changing what was measured.

    python benchmarks/bot_page.py

The figures stand in `games/<game>/strength.toml` and `benchmarks/blunders.json`, the levels in
`bots/levels.toml`; the tables in docs/bots.md are made from them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import teahouse
from teahouse.bots.levels import LEVELS, simulations
from teahouse.bots.strength import load_matches

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "bots.md"
BLUNDERS = Path(__file__).with_name("blunders.json")
HEAD = "| bot | against | seats | games | share | 95 % interval |\n|---|---|---|---|---|---|\n"


def measured() -> dict[str, list[dict[str, Any]]]:
    """The matches of each game that has some, in the order of the page."""
    games = re.findall(r"<!-- strength:(\w+) -->", PAGE.read_text("utf-8"))
    return {game: load_matches(teahouse.game(game).definition) for game in games}


def row(match: dict[str, Any]) -> str:
    low, high = match["interval"]
    cells = [match["bot"], match["against"], match["seats"], match["games"]]
    return f"| {' | '.join(map(str, cells))} | {match['share']} % | {low} to {high} % |\n"


def levels_table(games: list[str]) -> str:
    budgets = {game: simulations(teahouse.game(game)) for game in games}
    head = ["simulations", *(game.capitalize() for game in games)]
    rows = [
        [level, *(f"{budgets[game][level]:,}" for game in games)]
        for level in LEVELS
        if level in budgets[games[0]]
    ]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in [head, ["---"] * len(head), *rows])


def blunders_table(rows: list[dict[str, Any]]) -> str:
    """What each level leaves unused, on average."""
    if not rows:
        return ""
    head = ["level", "games", *rows[0]["means"]]
    cells = [[row["level"], str(row["games"]), *map(str, row["means"].values())] for row in rows]
    return "".join(f"| {' | '.join(each)} |\n" for each in [head, ["---"] * len(head), *cells])


def between(page: str, mark: str, table: str) -> str:
    """The page with another table between two marks."""
    pattern = re.compile(rf"(<!-- {mark} -->\n).*?(<!-- /{mark} -->)", re.DOTALL)
    assert pattern.search(page), mark
    return pattern.sub(lambda found: found[1] + table + found[2], page)


def generated() -> Iterator[tuple[Path, str]]:
    """Every file that tells about strength, with its content."""
    page, matches = PAGE.read_text("utf-8"), measured()
    page = between(page, "simulations", levels_table(list(matches)))
    for game, played in matches.items():
        page = between(page, f"strength:{game}", HEAD + "".join(map(row, played)))
    wasted = json.loads(BLUNDERS.read_text("utf-8"))
    for game in matches:
        page = between(page, f"blunders:{game}", blunders_table(wasted.get(game, [])))
    yield PAGE, page


def renew() -> None:
    for path, text in generated():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    renew()

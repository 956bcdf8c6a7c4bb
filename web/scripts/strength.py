"""Write what was measured of the bots, as docs/bots.md tells it, for the page of the bots.

From the folder web, after the tables in docs/bots.md have changed:

    python scripts/strength.py > src/screens/strength.json
"""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
LEVELS = ("novice", "easy", "medium", "hard", "master")
TABLE = re.compile(r"<!-- strength:(\w+) -->\n(.*?)<!-- /strength:\1 -->", re.DOTALL)


def steps(table: str) -> dict[str, Any]:
    """What each level takes from the one below, with two seats: games, share and its interval."""
    rows = [[cell.strip() for cell in line.strip("| ").split("|")] for line in table.splitlines()]
    found = {}
    for bot, against, seats, games, share, interval in rows[2:]:
        if seats == "2" and (against, bot) in pairwise(LEVELS):
            low, high = interval.removesuffix("%").split("to")
            numbers = {"share": share.removesuffix("%"), "low": low, "high": high}
            found[bot] = {"games": int(games), **{k: float(v) for k, v in numbers.items()}}
    return found


def strength(page: str) -> dict[str, Any]:
    return {game: steps(table) for game, table in TABLE.findall(page)}


if __name__ == "__main__":
    print(json.dumps(strength(PAGE.read_text("utf-8")), indent=2))

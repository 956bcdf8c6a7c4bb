"""Everything hidden drawn again: no byte that anybody gets may change up to the next reveal.

    python -m benchmarks.server_secrets [--games 100] [--title darjeeling] [--postgres]

For each game one position, each seat and a spectator; see tests/server/hidden_worlds.py. The
first byte that differs ends the run with an error.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from dataclasses import replace

from tests.server.hidden_worlds import compared
from tests.support.serving import GENEROUS, serving

import teahouse
from benchmarks.stores import empty_database


async def run(name: str, games: int, db: str) -> dict[str, object]:
    game, started, differed, silent = teahouse.game(name), time.perf_counter(), 0, 0
    async with serving(db, replace(GENEROUS, log_level="debug")) as s:
        for seed in range(games):
            found = await compared(s, game, seed)
            differed += found
            silent += found == 0
            for person in s.people:
                await person.http.aclose()
            s.people.clear()
    return {
        "game": name,
        "games": games,
        "pairs_of_worlds_that_differed": differed,
        "games_with_nothing_hidden": silent,
        "seconds": round(time.perf_counter() - started, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--title", choices=teahouse.games())
    parser.add_argument("--postgres", action="store_true")
    asked = parser.parse_args()
    for name in [asked.title] if asked.title else teahouse.games():
        with empty_database(on_postgres=asked.postgres) as db:
            figures = asyncio.run(run(name, asked.games, db))
        print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    main()

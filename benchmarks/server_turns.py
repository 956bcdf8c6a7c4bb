"""Processor time of a move heard by four, of this checkout and of another one, in turns.

    python -m benchmarks.server_turns --against FOLDER [--rounds 3] [--tables 30] [--moves 60]
        [--postgres] [--same-way]

FOLDER is a clone at an older commit with an environment of its own in `.venv`. Moves go over the
open WebSocket here, and what changed comes back; there they go by POST, and whole snapshots come.
With `--same-way` both go the way that is asked for. Every table plays as fast as its moves are
heard, so the server is saturated; each turn has a new server and a new database. Ratios are of
turns of one run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.server_client import Server
from benchmarks.server_load import Figures, Table
from benchmarks.stores import NewDatabase, empty_databases

GAMES = ("darjeeling", "ceylon", "alubari")


async def play(table: Table, moves: int, figures: Figures) -> None:
    for _ in range(moves):
        await table.move(figures)


@dataclass(frozen=True)
class Way:
    """How tables are played in a turn: by which Python, how moves and updates travel."""

    who: str
    python: str
    live: bool = True
    deltas: bool = True


async def turn(way: Way, game: str, tables: int, moves: int, db: str) -> dict[str, Any]:
    """One server from its start to its end."""
    server = Server(db, python=way.python, bot_workers=0)
    server.start()
    try:
        await server.ready()
        living = [Table(server.port, game, n, way.live, way.deltas) for n in range(tables)]
        for table in living:
            await table.open()
        figures, started, before = Figures(), time.perf_counter(), server.cpu_seconds()
        await asyncio.gather(*(play(table, moves, figures) for table in living))
        elapsed, used = time.perf_counter() - started, server.cpu_seconds() - before
        for table in living:
            await table.close()
    finally:
        server.stop()
    heard = max(1, len(figures.heard))
    return {
        "cpu_ms_a_move": round(used / heard * 1000, 3),
        "moves_a_second": round(heard / elapsed, 1),
        "bytes_a_frame": round(figures.received / max(1, figures.frames)),
        "errors": len(figures.errors),
        "first_errors": figures.errors[:2],
    }


def ways(asked: argparse.Namespace) -> list[Way]:
    found = [Way("this", sys.executable)]
    if asked.whole:
        found.append(Way("this, whole snapshots", sys.executable, deltas=False))
    if asked.post:
        found.append(Way("this by POST", sys.executable, live=False, deltas=False))
    if not asked.against:
        return found
    theirs = str(Path(asked.against) / ".venv/bin/python")
    if not asked.same_way:
        return [*found, Way("other", theirs, live=False, deltas=False)]
    names = {way.who: way.who.replace("this", "other") for way in found}
    return found + [Way(names[way.who], theirs, way.live, way.deltas) for way in found]


async def compare(asked: argparse.Namespace) -> None:
    with empty_databases(on_postgres=asked.postgres) as new_database:
        for game in asked.games.split(","):
            await compare_in(game, asked, new_database)


async def compare_in(game: str, asked: argparse.Namespace, new_database: NewDatabase) -> None:
    spent: dict[str, list[float]] = {way.who: [] for way in ways(asked)}
    for _ in range(asked.rounds):
        for way in ways(asked):
            found = await turn(way, game, asked.tables, asked.moves, new_database())
            spent[way.who].append(found["cpu_ms_a_move"])
            load = round(os.getloadavg()[0], 1)
            print(json.dumps({"game": game, "who": way.who, **found, "load": load}), flush=True)
    middle = {who: median(figures) for who, figures in spent.items()}
    ratio = round(middle["other"] / middle["this"], 2) if "other" in middle else None
    print(json.dumps({"game": game, "cpu_ms_a_move": middle, "ratio": ratio}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", default="", help="the folder of another checkout")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--whole", action="store_true", help="and with whole snapshots")
    parser.add_argument("--post", action="store_true", help="and with moves sent by POST")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--same-way", action="store_true", help="both send and hear alike")
    asyncio.run(compare(parser.parse_args()))


if __name__ == "__main__":
    main()

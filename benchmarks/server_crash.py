"""Kill the server again and again while games are played; nothing acknowledged may be lost.

python -m benchmarks.server_crash [--games 200] [--moves 50000] [--kills 20] [--postgres]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
import uuid
from collections import defaultdict
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any

from benchmarks.server_client import Client, Server, two_seats
from benchmarks.stores import empty_database
from teahouse.server.doctor import examine_store
from teahouse.server.store import jobs, open_store


@dataclass
class Book:
    """What was acknowledged: table -> command -> number."""

    moves: int
    pause: float  # seconds between two moves at a table, on average
    acknowledged: dict[str, dict[str, int]] = field(default_factory=lambda: defaultdict(dict))
    count: int = 0  # of moves
    waits: list[float] = field(default_factory=list)  # of players, from the cut to the next move
    starts: list[float] = field(default_factory=list)  # of the server, from the kill to being up


async def play_on(port: int, game: str, book: Book, number: int) -> None:
    """One screen that plays game after game, through every crash, without starting anew."""
    luck, client = random.Random(number), Client(port)
    while book.count < book.moves:
        made, _ = await patiently(client, "POST", "/api/tables", two_seats(game))
        table = made["table"]["id"]
        seq, state, _ = await read_state(client, table)
        while book.count < book.moves and state["status"] == "running":
            action = luck.choice(state["legal"])["id"]
            named = str(uuid.uuid4())
            body = {"command_id": named, "expected_seq": seq, "actions": [action]}
            body["seat"] = state["seat"]
            answer, waited = await patiently(client, "POST", f"/api/tables/{table}/commands", body)
            book.acknowledged[table][named] = answer["seq"]
            book.count += 1
            seq, state, longer = await read_state(client, table)
            book.waits += [waited, longer]
            await asyncio.sleep(book.pause * luck.uniform(0.5, 1.5))
    await client.close()


async def patiently(client: Client, method: str, path: str, body: Any) -> tuple[Any, float]:
    """The answer, asked for again as a browser does (web/src/lib/api.ts); seconds since the cut."""
    cut = 0.0
    for tries in count():
        try:
            status, answer = await client.ask(method, path, body)
            if status < 300:
                return answer, time.perf_counter() - cut if cut else 0.0
            assert status == 503, (status, answer)
        except ConnectionError:
            pass
        cut = cut or time.perf_counter()
        await asyncio.sleep(min(5, 0.25 * 1.1**tries) * random.uniform(0.75, 1.25))
    raise AssertionError


async def read_state(client: Client, table: str) -> tuple[int, dict[str, Any], float]:
    path = f"/api/tables/{table}/updates?since=1000000"
    update, waited = await patiently(client, "GET", path, None)
    return update["seq"], update["state"], waited


async def kill_often(server: Server, book: Book, kills: int) -> None:
    for n in range(kills):
        while book.count < book.moves * (n + 1) / (kills + 1):
            await asyncio.sleep(0.01)
        server.kill()
        down = time.perf_counter()
        server.start()
        await server.ready()
        book.starts.append(time.perf_counter() - down)


async def faults(db: str, book: Book) -> list[str]:
    """What is wrong with the store, and with its journals compared with what was acknowledged."""
    report = await examine_store(db)
    found = [f"{finding.values.get('table')}: {finding.code}" for finding in report.findings]
    store = open_store(db)
    await store.open()
    for table, commands in book.acknowledged.items():
        loaded = await store.read(partial(jobs.load, table_id=table))
        assert loaded is not None, f"{table} is lost"
        _, entries, _ = loaded
        kept: dict[str, list[int]] = defaultdict(list)
        for entry in entries:
            kept[entry.command_id].append(entry.seq)
        for command, seq in commands.items():
            if kept.get(command) != [seq]:
                found.append(f"{table}: {command} acknowledged as {seq}, kept as {kept[command]}")
    await store.close()
    return found


async def run(
    db: str, game: str, games: int, moves: int, kills: int, pause: float = 0.0
) -> dict[str, Any]:
    """The whole trial; its figures, `faults` empty when all held."""
    book = Book(moves, pause)
    server = Server(db)
    server.start()
    await server.ready()
    started = time.perf_counter()
    try:
        players = [play_on(server.port, game, book, n) for n in range(games)]
        await asyncio.gather(kill_often(server, book, kills), *players)
        seconds = time.perf_counter() - started
        stopped = server.stop()
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
    return {
        "games": len(book.acknowledged),
        "at_once": games,
        "moves": book.count,
        "kills": kills,
        "pause_s": pause,
        "seconds": round(seconds, 1),
        "exit": stopped,
        "up_again_max_s": round(max(book.starts, default=0), 2),
        "players_waited_max_s": round(max(book.waits, default=0), 2),
        "faults": await faults(db, book),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="darjeeling")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--moves", type=int, default=50_000)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds a player thinks")
    parser.add_argument("--postgres", action="store_true")
    asked = parser.parse_args()
    trial = partial(run, game=asked.game, games=asked.games, moves=asked.moves, pause=asked.pause)
    with empty_database(on_postgres=asked.postgres) as db:
        figures = asyncio.run(trial(db, kills=asked.kills))
    print(json.dumps(figures, indent=1))
    raise SystemExit(1 if figures["faults"] else 0)


if __name__ == "__main__":
    main()

"""What waits costs little: memory of tables and connections, sleeping tables, the time to wake up.

    python -m benchmarks.server_sleep memory [--tables 200] [--moves 60] [--idle 1000]
    python -m benchmarks.server_sleep wake [--sleeping 10000] [--moves 20]

`memory`: resident memory of the server for a table with four listeners after so many moves, for a
connection on which nothing happens, and over sleeping tables that are opened one after the other.
`wake`: a server with so many tables that can be played is killed and started again: when is the
first request answered, when is the first table playable, and what do players notice of the check
of all journals?
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

import websockets

from benchmarks.server_client import Client, Server, two_seats
from benchmarks.server_load import SEATS, Figures, Table, percentiles
from benchmarks.server_turns import play
from teahouse.server.tokens import new_id

GAME = "darjeeling"
KB = 1024  # in a megabyte


# Memory


async def memory(asked: argparse.Namespace, file: Path) -> dict[str, Any]:
    server = Server(f"sqlite:///{file}", bot_workers=0)
    server.start()
    await server.ready()
    try:
        warm = [Table(server.port, GAME, n, live=True, deltas=True) for n in range(20)]
        await play_all(warm, asked.moves)
        before = server.memory()
        tables = [
            Table(server.port, GAME, n, live=True, deltas=True)
            for n in range(100, asked.tables + 100)
        ]
        await play_all(tables, asked.moves)
        with_tables = server.memory()
        waiting = await idle_requests(server.port, asked.idle)
        with_requests = server.memory()
        watching = await idle_listeners(warm[0], asked.idle)
        with_listeners = server.memory()
        for writer in waiting:
            writer.close()
        for socket in watching:
            await socket.close()
        for table in (*warm, *tables):
            await table.close()
    finally:
        server.stop()
    return {
        "tables": asked.tables,
        "moves_each": asked.moves,
        "connections_each": SEATS,
        "kb_a_table": round((with_tables - before) * KB / asked.tables, 1),
        "kb_an_idle_http_connection": round((with_requests - with_tables) * KB / asked.idle, 1),
        "kb_an_idle_listener": round((with_listeners - with_requests) * KB / asked.idle, 1),
        "server_mb": round(with_listeners, 1),
    }


async def play_all(tables: list[Table], moves: int) -> None:
    for table in tables:
        await table.open()
    figures = Figures()
    await asyncio.gather(*(play(table, moves, figures) for table in tables))
    assert not figures.errors, figures.errors[:3]


async def idle_requests(port: int, count: int) -> list[asyncio.StreamWriter]:
    """Connections that have asked once and are kept open."""
    opened = []
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        opened.append(writer)
    return opened


async def idle_listeners(table: Table, count: int) -> list[Any]:
    """So many more listeners at a table where nobody moves."""
    address = f"ws://127.0.0.1:{table.port}/api/tables/{table.id}/live?seat=0"
    headers = {"Cookie": table.client.cookie}
    return [
        await websockets.connect(address, additional_headers=headers, max_queue=1)
        for _ in range(count)
    ]


# Waking up


def multiply(file: Path, table: str, count: int) -> None:
    """The same table again and again, under other ids."""
    with sqlite3.connect(file) as db:
        for name, key in (("tables", "id"), ("entries", "table_id"), ("access", "table_id")):
            found = db.execute(f"SELECT * FROM {name} WHERE {key} = ?", (table,))
            columns = [column[0] for column in found.description]
            at, rows = columns.index(key), found.fetchall()
            marks = ", ".join("?" * len(columns))
            for copy in COPIES[:count]:
                made = [(*row[:at], copy, *row[at + 1 :]) for row in rows]
                db.executemany(f"INSERT INTO {name} VALUES ({marks})", made)
    db.close()


COPIES = [new_id() for _ in range(20_000)]


async def wake(asked: argparse.Namespace, file: Path) -> dict[str, Any]:
    db = f"sqlite:///{file}"
    server = Server(db, bot_workers=0)
    server.start()
    await server.ready()
    screen, table = await one_table(server.port, asked.moves)
    server.stop()
    multiply(file, table, asked.sleeping)
    server.start()
    await server.ready()
    await asyncio.sleep(8)  # before the check, or in it: nobody waits for it
    before = await play_for(server.port, asked.seconds)
    memory_before = server.memory()
    server.kill()
    began = time.perf_counter()
    server.start()
    first = await until_answered(screen, began)
    start_cpu = server.cpu_seconds()
    playable = await until_played(screen, COPIES[0], began)
    during = await play_for(server.port, asked.seconds)
    found = {
        "sleeping": asked.sleeping,
        "moves_each": asked.moves,
        "first_answer_s": round(first, 2),
        "cpu_until_first_answer_s": round(start_cpu, 2),
        "first_move_s": round(playable, 2),
        "p99_before_ms": before,
        "p99_during_check_ms": during,
        "mb_before": round(memory_before, 1),
        "mb_during_check": round(server.memory(), 1),
        "load": round(os.getloadavg()[0], 1),
    }
    server.stop()
    return found


async def one_table(port: int, moves: int) -> tuple[Client, str]:
    client = Client(port)
    _, made = await client.ask("POST", "/api/tables", two_seats(GAME))
    table = str(made["table"]["id"])
    for n in range(moves):
        await move(client, table, f"sleeping-{n}")
    return client, table


async def move(client: Client, table: str, command: str) -> int:
    status, update = await client.ask("GET", f"/api/tables/{table}/updates?since=1000000")
    if status != 200:
        return status
    state = update["state"]
    body = {
        "command_id": command, "expected_seq": update["seq"], "seat": state["seat"],
        "actions": [state["legal"][0]["id"]],
    }  # fmt: skip
    return (await client.ask("POST", f"/api/tables/{table}/commands", body))[0]


async def until_answered(client: Client, began: float) -> float:
    while True:
        try:
            await client.ask("GET", "/healthz")
            return time.perf_counter() - began
        except ConnectionError:
            await asyncio.sleep(0.01)


async def until_played(client: Client, table: str, began: float) -> float:
    while await move(client, table, "woken-up") != 200:
        await asyncio.sleep(0.01)
    return time.perf_counter() - began


async def play_for(port: int, seconds: float) -> dict[str, float]:
    """Twenty tables with a move a second each; how long until all have heard of one."""
    tables = [Table(port, GAME, n, live=True, deltas=True) for n in range(20)]
    for table in tables:
        await table.open()
    figures, until = Figures(), time.perf_counter() + seconds
    await asyncio.gather(*(table.play(1, until, figures) for table in tables))
    for table in tables:
        await table.close()
    assert not figures.errors, figures.errors[:3]
    return percentiles(figures.heard)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("memory", "wake"))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--sleeping", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=20)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trial = {"memory": memory, "wake": wake}[asked.what]
        print(json.dumps(asyncio.run(trial(asked, Path(folder) / "tea.db")), indent=1))


if __name__ == "__main__":
    main()

"""Live load: tables with listeners, so many moves a second at each; rules and fsync included.

    python -m benchmarks.server_load [--tables 125] [--seconds 30] [--rates 1,2,4,6] [--bots 5]

Latency of a move is the time from sending it until the last of the table's four listeners has it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
import uuid
from dataclasses import dataclass, field
from typing import Any

import websockets

from benchmarks.server_client import Client, Server

SEATS = 4


@dataclass
class Figures:
    acknowledged: list[float] = field(default_factory=list)
    heard: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def summary(self) -> dict[str, Any]:
        return {
            "moves": len(self.acknowledged),
            "errors": len(self.errors),
            "first_errors": self.errors[:3],
            "acknowledged_ms": percentiles(self.acknowledged),
            "heard_by_all_ms": percentiles(self.heard),
        }


def percentiles(values: list[float]) -> dict[str, float]:
    if not values:
        return {}
    ordered = sorted(values)
    at = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    last = len(ordered) - 1
    return {name: round(ordered[int(last * share)] * 1000, 1) for name, share in at.items()}


class Table:
    """One table: a screen that holds all seats, and a listener for each."""

    def __init__(self, port: int, game: str, number: int) -> None:
        self.client = Client(port)
        self.port, self.game = port, game
        self.luck = random.Random(number)
        self.seq = 0
        self.legal: list[int] = []
        self.seen = [0] * SEATS
        self.heard = asyncio.Condition()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        seats = [{"kind": "person", "name": f"P{n}"} for n in range(SEATS)]
        body = {"game": self.game, "kind": "screen", "seats": seats}
        status, made = await self.client.ask("POST", "/api/tables", body)
        assert status == 201, made
        self.id = made["table"]["id"]
        self.tasks = [asyncio.ensure_future(self.listen(seat)) for seat in range(SEATS)]
        while not all(self.seen):
            await asyncio.sleep(0.02)

    async def listen(self, seat: int) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.id}/live?seat={seat}"
        headers = {"Cookie": self.client.cookie}
        async with websockets.connect(address, additional_headers=headers) as socket:
            async for text in socket:
                message = json.loads(text)
                if message["type"] != "update":
                    continue
                async with self.heard:
                    self.seen[seat] = message["seq"]
                    if message["state"]["legal"]:
                        self.legal = [c["id"] for c in message["state"]["legal"]]
                        self.seq = message["seq"]
                    self.heard.notify_all()

    async def move(self, figures: Figures) -> None:
        body = {
            "command_id": str(uuid.uuid4()),
            "expected_seq": self.seq,
            "actions": [self.luck.choice(self.legal)],
        }
        started = time.perf_counter()
        try:
            status, answer = await self.client.ask("POST", f"/api/tables/{self.id}/commands", body)
        except ConnectionError as error:
            figures.errors.append(str(error))
            return
        if status != 200:
            figures.errors.append(f"{status} {answer}")
            return
        figures.acknowledged.append(time.perf_counter() - started)
        async with self.heard:
            await self.heard.wait_for(lambda: min(self.seen) >= answer["seq"])
        figures.heard.append(time.perf_counter() - started)

    async def play(self, rate: float, until: float, figures: Figures) -> None:
        """A move each 1/rate seconds, however long the last one took to be heard."""
        due = time.perf_counter() + self.luck.random() / rate
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.move(figures)
            due += 1 / rate

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.client.close()


async def keep_bots(port: int, game: str, tables: int) -> None:
    """So many tables of bots, a new one for each that ends; they play because they are watched."""
    client = Client(port)
    watched: dict[str, asyncio.Task[None]] = {}
    seats = [{"kind": "bot", "level": "novice"}] * 2
    while True:
        while len(watched) < tables:
            _, made = await client.ask("POST", "/api/tables", {"game": game, "seats": seats})
            table = made["table"]["id"]
            watched[table] = asyncio.ensure_future(client.watch(table))
        await asyncio.sleep(1)
        for table in list(watched):
            _, found = await client.ask("GET", f"/api/tables/{table}")
            if found["table"]["status"] == "over":
                watched.pop(table).cancel()


async def measured(
    server: Server, living: list[Table], rate: float, seconds: float
) -> dict[str, Any]:
    """So many moves a second at every table, for a while."""
    figures, started, cpu = Figures(), time.perf_counter(), server.cpu_seconds()
    until, own = started + seconds, time.process_time()
    await asyncio.gather(*(table.play(rate, until, figures) for table in living))
    elapsed, moves = time.perf_counter() - started, max(1, len(figures.heard))
    return {
        "rate": rate,
        "tables": len(living),
        "connections": len(living) * SEATS,
        **figures.summary(),
        "achieved_per_second": round(moves / elapsed, 1),
        "server_cpu_ms_a_move": round((server.cpu_seconds() - cpu) / moves * 1000, 2),
        "client_cpu_ms_a_move": round((time.process_time() - own) / moves * 1000, 2),
        "load_average": round(os.getloadavg()[0], 1),
        "server_mb": round(server.memory(), 1),
    }


async def run(
    db: str, game: str, tables: int, seconds: float, rates: list[float], bots: int
) -> list[dict[str, Any]]:
    server = Server(db, bot_pause=0.5)
    server.start()
    await server.ready()
    found = []
    try:
        living = [Table(server.port, game, n) for n in range(tables)]
        for table in living:
            await table.open()
        beside = asyncio.ensure_future(keep_bots(server.port, game, bots))
        await asyncio.sleep(2)
        for rate in rates:
            found.append(await measured(server, living, rate, seconds))
            print(json.dumps({"server": "teahouse", **found[-1]}), flush=True)
        beside.cancel()
        await asyncio.gather(beside, return_exceptions=True)
        for table in living:
            await table.close()
    finally:
        server.stop()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="darjeeling")
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rates", default="1,2,4,6")
    parser.add_argument("--bots", type=int, default=5)
    asked = parser.parse_args()
    rates = [float(rate) for rate in asked.rates.split(",")]
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/tea.db"
        asyncio.run(run(db, asked.game, asked.tables, asked.seconds, rates, asked.bots))


if __name__ == "__main__":
    main()

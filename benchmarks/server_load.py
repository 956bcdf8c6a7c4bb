"""Live load: tables with listeners, so many moves a second at each; rules and fsync included.

    python -m benchmarks.server_load [--tables 125] [--seconds 30] [--rates 1,2,4,6] [--bots 5]
        [--floor] [--post]

Moves go over the open WebSocket and what changed comes back, as in a browser; with `--post` they
are requests and whole snapshots come. `--floor` plays the same on `floor_server` before and after.
Latency of a move is the time from sending it until the last of the table's four listeners has it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

import websockets

from benchmarks.server_client import Client, Server
from teahouse.server.deltas import applied

SEATS = 4


@dataclass
class Figures:
    acknowledged: list[float] = field(default_factory=list)
    heard: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    frames: int = 0
    received: int = 0  # bytes of them

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

    def __init__(
        self, port: int, game: str, number: int, live: bool = False, deltas: bool = False
    ) -> None:
        self.live = live  # moves go over the open WebSocket
        self.deltas = deltas  # what changed comes, not all of it
        self.sockets: dict[int, Any] = {}
        self.answers: dict[str, asyncio.Future[tuple[int, Any]]] = {}
        self.client = Client(port)
        self.port, self.game = port, game
        self.luck = random.Random(number)
        self.seq = 0
        self.legal: list[int] = []
        self.seen = [0] * SEATS
        self.heard = asyncio.Condition()
        self.tasks: list[asyncio.Task[None]] = []
        self.figures: Figures | None = None  # where frames are counted

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
        address += "&deltas=1" if self.deltas else ""
        headers, state = {"Cookie": self.client.cookie}, None
        async with websockets.connect(address, additional_headers=headers) as socket:
            self.sockets[seat] = socket
            async for text in socket:
                message = json.loads(text)
                if message["type"] in ("receipt", "refusal"):
                    found = message.get("status", 200), message
                    self.answers.pop(message["command_id"]).set_result(found)
                if message["type"] != "update":
                    continue
                if self.figures is not None:
                    self.figures.frames += 1
                    self.figures.received += len(text)
                changes = message.get("changes")
                state = message["state"] if changes is None else applied(state, changes)
                async with self.heard:
                    self.seen[seat] = message["seq"]
                    if state["legal"]:
                        self.legal = [c["id"] for c in state["legal"]]
                        self.seq, self.actor = message["seq"], seat
                    self.heard.notify_all()

    async def move(self, figures: Figures) -> None:
        body = {
            "command_id": str(uuid.uuid4()),
            "expected_seq": self.seq,
            "actions": [self.luck.choice(self.legal)],
        }
        started, self.figures = time.perf_counter(), figures
        try:
            status, answer = await self.send(body)
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

    async def send(self, body: dict[str, Any]) -> tuple[int, Any]:
        if not self.live:
            return await self.client.ask("POST", f"/api/tables/{self.id}/commands", body)
        answer = self.answers[body["command_id"]] = asyncio.get_running_loop().create_future()
        await self.sockets[self.actor].send(json.dumps({"type": "command", **body}))
        found: tuple[int, Any] = await answer
        return found

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


async def measure(
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
    db: str,
    game: str,
    tables: int,
    seconds: float,
    rates: list[float],
    bots: int,
    live: bool = True,
) -> list[dict[str, Any]]:
    server = Server(db, bot_pause=0.5, bot_workers=1 if bots else 0)
    server.start()
    await server.ready()
    found = []
    try:
        living = [Table(server.port, game, n, live, deltas=live) for n in range(tables)]
        for table in living:
            await table.open()
        beside = asyncio.ensure_future(keep_bots(server.port, game, bots))
        await asyncio.sleep(2)
        for rate in rates:
            found.append(await measure(server, living, rate, seconds))
            print(json.dumps({"server": "teahouse", **found[-1]}), flush=True)
        beside.cancel()
        await asyncio.gather(beside, return_exceptions=True)
        for table in living:
            await table.close()
    finally:
        server.stop()
    return found


class FloorServer(Server):
    """The least such a server can do, as a process of its own."""

    def __init__(self, file: str) -> None:
        super().__init__("")
        self.command = [sys.executable, "-m", "benchmarks.floor_server", str(self.port), file]


async def run_floor(file: str, tables: int, seconds: float, rates: list[float]) -> list[Any]:
    server = FloorServer(file)
    server.start()
    await server.ready()
    found = []
    try:
        living = [Table(server.port, "floor", n, live=True) for n in range(tables)]
        for table in living:
            await table.open()
        for rate in rates:
            found.append(await measure(server, living, rate, seconds))
            print(json.dumps({"server": "floor", **found[-1]}), flush=True)
        for table in living:
            await table.close()
    finally:
        server.kill()
    return found


COMPARED: dict[str, Callable[[Any], float]] = {
    "p99": lambda found: float(found["heard_by_all_ms"].get("p99", 0.0)),
    "cpu_a_move": lambda found: float(found["server_cpu_ms_a_move"]),
}


def beside_floor(ours: list[Any], floors: list[list[Any]]) -> None:
    """Ours as ratios to the floor, the mean of both turns."""
    for own, *least in zip(ours, *floors, strict=True):
        ratios = {name: round(of(own) / mean(map(of, least)), 2) for name, of in COMPARED.items()}
        print(json.dumps({"rate": own["rate"], "to_the_floor": ratios}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="darjeeling")
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rates", default="1,2,4,6")
    parser.add_argument("--bots", type=int, default=5)
    parser.add_argument("--floor", action="store_true", help="and a server without a game")
    parser.add_argument("--post", action="store_true", help="moves are requests")
    asked = parser.parse_args()
    rates = [float(rate) for rate in asked.rates.split(",")]
    load = asked.tables, asked.seconds, rates
    floors = []
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/tea.db"
        if asked.floor:
            floors.append(asyncio.run(run_floor(f"{folder}/before.db", *load)))
        ours = asyncio.run(run(db, asked.game, *load, asked.bots, not asked.post))
        if asked.floor:
            floors.append(asyncio.run(run_floor(f"{folder}/after.db", *load)))
            beside_floor(ours, floors)


if __name__ == "__main__":
    main()

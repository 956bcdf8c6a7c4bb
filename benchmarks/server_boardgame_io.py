"""The load of `server_load` on our server and on boardgame.io from npm, one after the other.

    python -m benchmarks.server_boardgame_io [--tables 125] [--seconds 30] [--rates 1,2,4]

Needs node and npm; the package goes into a folder that is deleted afterwards. boardgame.io plays a
game that counts one up and keeps it in memory; ours plays a real one, checks its rules, writes
every move durably and makes a view for each seat. Latency of a move is the time from sending it
until the last of the table's four listeners has it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import websockets

from benchmarks import server_load
from benchmarks.server_client import SILENT, Server, free_port
from benchmarks.server_load import SEATS, Figures

PACKAGE = "boardgame.io@0.50.2"
PROGRAM = Path(__file__).with_suffix(".cjs")
ROOM = "/tea,"  # the namespace of the game in socket.io's packets


class Theirs(Server):
    """boardgame.io as a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self.environment = {**os.environ, "NODE_ENV": "production", "NODE_PATH": "node_modules"}
        self.process = None

    def start(self, log: Path | None = None) -> None:
        command = ["node", str(shutil.copy(PROGRAM, self.folder)), str(self.port)]
        silent: dict[str, Any] = dict(SILENT)
        self.process = subprocess.Popen(command, cwd=self.folder, env=self.environment, **silent)

    async def ready(self, seconds: float = 60) -> float:
        started = time.perf_counter()
        while time.perf_counter() - started < seconds:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return time.perf_counter() - started
            except OSError:
                await asyncio.sleep(0.1)
        raise RuntimeError("boardgame.io did not start")


class Match(server_load.Table):
    """One match with a listener for each player; speaks the packets of socket.io itself."""

    def __init__(self, port: int, number: int) -> None:
        super().__init__(port, "tea", number)
        self.id = f"match{number}"
        self.sockets: dict[int, Any] = {}
        self.turn = 0
        self.seen = [-1] * SEATS

    async def open(self) -> None:
        self.tasks = [asyncio.ensure_future(self.listen(0))]
        await self.until_all(range(1))  # the first one makes the match
        self.tasks += [asyncio.ensure_future(self.listen(seat)) for seat in range(1, SEATS)]
        await self.until_all(range(SEATS))

    async def until_all(self, seats: range) -> None:
        while any(self.seen[seat] < 0 for seat in seats):
            if any(task.done() for task in self.tasks):
                raise RuntimeError("boardgame.io hung up")
            await asyncio.sleep(0.02)

    async def listen(self, seat: int) -> None:
        address = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
        async with websockets.connect(address, origin=f"http://localhost:{self.port}") as socket:  # type: ignore[arg-type]
            self.sockets[seat] = socket
            async for packet in socket:
                await self.read(seat, str(packet))

    async def read(self, seat: int, packet: str) -> None:
        if packet.startswith("0"):  # connected: enter the game's room
            await self.sockets[seat].send(f"40{ROOM}")
        elif packet.startswith("40"):
            await self.emit(seat, "sync", self.id, str(seat), None, SEATS)
        elif packet == "2":
            await self.sockets[seat].send("3")
        elif packet.startswith(f"42{ROOM}"):
            name, _, *rest = json.loads(packet.removeprefix(f"42{ROOM}"))
            if name in ("sync", "update"):
                await self.note(seat, rest[0]["state"] if name == "sync" else rest[0])

    async def note(self, seat: int, state: dict[str, Any]) -> None:
        async with self.heard:
            self.seen[seat] = state["_stateID"]
            if state["_stateID"] >= self.seq:
                self.seq, self.turn = state["_stateID"], int(state["ctx"]["currentPlayer"])
            self.heard.notify_all()

    async def emit(self, seat: int, *message: Any) -> None:
        await self.sockets[seat].send(f"42{ROOM}{json.dumps(message)}")

    async def move(self, figures: Figures) -> None:
        seat, before = self.turn, self.seq
        payload: dict[str, Any] = {"type": "pick", "args": [], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        started = time.perf_counter()
        try:
            await self.emit(seat, "update", action, before, self.id, str(seat))
            async with asyncio.timeout(30), self.heard:
                await self.heard.wait_for(lambda: self.seen[seat] > before)
                figures.acknowledged.append(time.perf_counter() - started)
                await self.heard.wait_for(lambda: min(self.seen) > before)
        except (TimeoutError, websockets.ConnectionClosed) as error:
            figures.errors.append(type(error).__name__)
            return
        figures.heard.append(time.perf_counter() - started)


def install(folder: Path) -> None:
    """The package from npm."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        raise SystemExit("node and npm are needed for boardgame.io")
    command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder)]
    subprocess.run([*command, PACKAGE], check=True, cwd=folder)


async def theirs(folder: Path, tables: int, seconds: float, rates: list[float]) -> list[Any]:
    server = Theirs(folder)
    server.start()
    try:
        await server.ready()
        matches = [Match(server.port, n) for n in range(tables)]
        for match in matches:
            await match.open()
        found = []
        for rate in rates:
            found.append(await server_load.measure(server, list(matches), rate, seconds))
            print(json.dumps({"server": "boardgame.io", **found[-1]}), flush=True)
        for match in matches:
            await match.close()
        return found
    finally:
        server.stop()


def beside(ours: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Ours beside theirs, as ratios."""

    def ratio(of: Any, to: Any) -> float | None:
        return round(of / to, 2) if to else None

    p99 = [figures["heard_by_all_ms"].get("p99") for figures in (ours, other)]
    return {
        "rate": ours["rate"],
        "moves_a_second_ours_to_theirs": ratio(*(f["achieved_per_second"] for f in (ours, other))),
        "p99_ours_to_theirs": ratio(*p99),
        "cpu_a_move_ours_to_theirs": ratio(*(f["server_cpu_ms_a_move"] for f in (ours, other))),
        "memory_ours_to_theirs": ratio(*(f["server_mb"] for f in (ours, other))),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rates", default="1,2,4")
    parser.add_argument("--game", default="darjeeling")
    asked = parser.parse_args()
    rates = [float(rate) for rate in asked.rates.split(",")]
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        install(folder)
        other = asyncio.run(theirs(folder, asked.tables, asked.seconds, rates))
        db = f"sqlite:///{folder}/tea.db"
        ours = asyncio.run(
            server_load.run(db, asked.game, asked.tables, asked.seconds, rates, bots=0)
        )
    for one, two in zip(ours, other, strict=True):
        print(json.dumps(beside(one, two)), flush=True)


if __name__ == "__main__":
    main()

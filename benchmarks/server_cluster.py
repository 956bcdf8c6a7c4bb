"""A cluster on one machine: server processes on one PostgreSQL, behind a real proxy.

    python -m benchmarks.server_cluster cost [--processes 1,2,3] [--tables 60] [--seconds 20]
    python -m benchmarks.server_cluster kills [--seconds 600] [--players 60]

`cost` measures processor time of a move in the server processes, in turns with so many of them.
`kills` ends server processes, the proxy and PostgreSQL at random with kill -9 and starts each again
after a second, while people play over the proxy and others listen at processes that do not own the
table. Nothing acknowledged may be lost, doubled or reordered, nobody may hear of anything twice or
with a gap, and no player waits more than five seconds longer than what was killed took to accept
connections again.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import tempfile
import time
import uuid
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

import websockets

from benchmarks.cluster import Cluster, Database, Part, database, until_accepting
from benchmarks.server_client import Client, two_seats
from benchmarks.server_crash import Book, faults
from benchmarks.server_load import Figures, Table, percentiles
from benchmarks.server_turns import play

GAME = "darjeeling"
PATIENCE = 5.0  # seconds a player may wait longer than what was killed
LOST = (OSError, websockets.WebSocketException, TimeoutError)


# What a move costs


async def cost(db: Database, number: int, processes: int, asked: Any) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(db.database(f"cost{number}"), Path(folder), processes)
        try:
            await cluster.start()
            living = [
                Table(cluster.proxy.port, GAME, n, live=True, deltas=True)
                for n in range(asked.tables)
            ]
            for table in living:
                await table.open()
            figures = Figures()
            started, before = time.perf_counter(), cluster.cpu_seconds()
            if asked.rate:
                until = started + asked.seconds
                await asyncio.gather(*(t.play(asked.rate, until, figures) for t in living))
            else:
                await asyncio.gather(*(play(t, asked.moves, figures) for t in living))
            used, elapsed = cluster.cpu_seconds() - before, time.perf_counter() - started
            for table in living:
                await table.close()
        finally:
            cluster.stop()
    moves = max(1, len(figures.heard))
    return {
        "processes": processes,
        "cpu_ms_a_move": round(used / moves * 1000, 3),
        "moves_a_second": round(moves / elapsed, 1),
        "heard_by_all_ms": percentiles(figures.heard),
        "errors": len(figures.errors),
        "first_errors": figures.errors[:2],
        "load": round(os.getloadavg()[0], 1),
    }


async def costs(asked: argparse.Namespace, db: Database) -> int:
    wanted = [int(part) for part in asked.processes.split(",")]
    spent: dict[int, list[float]] = {processes: [] for processes in wanted}
    numbers = count()
    for _ in range(asked.rounds):
        for processes in wanted:
            found = await cost(db, next(numbers), processes, asked)
            spent[processes].append(found["cpu_ms_a_move"])
            print(json.dumps(found), flush=True)
    middle = {processes: median(figures) for processes, figures in spent.items()}
    one = middle[wanted[0]]
    ratios = {processes: round(figure / one, 2) for processes, figure in middle.items()}
    print(json.dumps({"cpu_ms_a_move": middle, "to_the_first": ratios}), flush=True)
    return 0


# Kills


@dataclass(frozen=True)
class Outage:
    """A part that was killed, from then until it accepted connections again."""

    part: str
    begins: float
    ends: float


@dataclass
class Trial:
    """What is known of the trial so far."""

    cluster: Cluster
    book: Book
    outages: list[Outage] = field(default_factory=list)
    waits: list[tuple[float, float]] = field(default_factory=list)  # of players: from, until
    faults: Counter[str] = field(default_factory=Counter)
    kills: Counter[str] = field(default_factory=Counter)
    heard: Counter[str] = field(default_factory=Counter)  # entries, by whom
    over: bool = False

    def excess(self, wait: tuple[float, float]) -> float:
        """How much longer somebody waited than what was killed meanwhile was away."""
        began, ended = wait
        away = sum(
            max(0.0, min(ended, outage.ends) - max(began, outage.begins)) for outage in self.outages
        )
        return ended - began - away


class Channel:
    """A WebSocket that is opened again whenever it breaks; checks that entries come in order."""

    def __init__(self, trial: Trial, table: str, cookie: str, who: str) -> None:
        self.trial, self.table, self.who = trial, table, who
        self.headers = {"Cookie": cookie}
        self.seq = self.at = 0  # the last number heard, the port in use
        self.state: dict[str, Any] = {}
        self.told = asyncio.Condition()
        self.socket: Any = None
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.task = asyncio.ensure_future(self.run())

    def port(self) -> int:
        """Players come by the proxy, onlookers to any process that is not the owner."""
        if self.who == "player":
            return self.trial.cluster.proxy.port
        owner = self.trial.cluster.owner(self.table)
        others = [p.port for p in self.trial.cluster.processes if p is not owner]
        return random.choice(others or [owner.port])

    async def run(self) -> None:
        for tries in count():
            self.at = self.port()
            address = f"ws://127.0.0.1:{self.at}/api/tables/{self.table}/live"
            with contextlib.suppress(*LOST):
                async with websockets.connect(
                    f"{address}?since={self.seq}&seat=0",
                    additional_headers=self.headers, open_timeout=5,
                ) as socket:  # fmt: skip
                    self.socket = socket
                    async for text in socket:
                        await self.read(json.loads(text))
            self.socket = None
            self.give_up_answers()
            await asyncio.sleep(min(2, 0.2 * 1.1 ** min(tries, 30)) * random.uniform(0.75, 1.25))

    def give_up_answers(self) -> None:
        for answer in self.answers.values():
            if not answer.done():
                answer.set_result({"type": "closed"})
        self.answers.clear()

    async def read(self, message: dict[str, Any]) -> None:
        if message["type"] in ("receipt", "refusal"):
            answer = self.answers.pop(message["command_id"], None)
            if answer is not None and not answer.done():
                answer.set_result(message)
        if message["type"] != "update":
            return
        numbers = [entry["seq"] for entry in message["entries"] if entry["seq"] > self.seq]
        if numbers != list(range(self.seq + 1, message["seq"] + 1)):
            self.trial.faults[f"{self.who}: {numbers} after {self.seq}"] += 1
        if message["seq"] < self.seq:
            self.trial.faults[f"{self.who}: back from {self.seq} to {message['seq']}"] += 1
        self.trial.heard[self.who] += len(numbers)
        async with self.told:
            self.seq, self.state = message["seq"], message["state"]
            self.told.notify_all()

    async def until(self, seq: int) -> None:
        async with self.told:
            await self.told.wait_for(lambda: self.seq >= seq)

    async def ask(self, body: dict[str, Any]) -> dict[str, Any]:
        """The answer to a command; ConnectionError if the channel breaks."""
        socket = self.socket
        if socket is None:
            raise ConnectionError("not open")
        answer = asyncio.get_running_loop().create_future()
        self.answers[body["command_id"]] = answer
        await socket.send(json.dumps({"type": "command", **body}))
        async with asyncio.timeout(10):
            found: dict[str, Any] = await answer
        if found["type"] == "closed":
            raise ConnectionError("closed")
        return found

    def close(self) -> None:
        self.task.cancel()


class Player:
    """A screen with both seats: plays on through every fault, by the channel or by requests."""

    def __init__(self, trial: Trial, number: int, pause: float) -> None:
        self.trial, self.luck, self.pause = trial, random.Random(number), pause
        self.client = Client(trial.cluster.proxy.port)
        self.by_channel = number % 2 == 0

    async def run(self) -> None:
        while not self.trial.over:
            made = await self.patiently("POST", "/api/tables", two_seats(GAME))
            table = made["table"]["id"]
            channel = Channel(self.trial, table, self.client.cookie, "player")
            onlooker = Channel(self.trial, table, self.client.cookie, "onlooker")
            try:
                await channel.until(1)
                while self.goes_on(channel):
                    await self.move(table, channel)
                    await asyncio.sleep(self.pause * self.luck.uniform(0.5, 1.5))
                async with asyncio.timeout(60):
                    await onlooker.until(channel.seq)
            except TimeoutError:
                said = f"{table}: {channel.seq}, an onlooker at {onlooker.at} only {onlooker.seq}"
                self.trial.faults[said] += 1
            finally:
                channel.close()
                onlooker.close()
        await self.client.close()

    def goes_on(self, channel: Channel) -> bool:
        return not self.trial.over and channel.state["status"] == "running"

    async def move(self, table: str, channel: Channel) -> None:
        """Sit where the turn is, act, and wait until the own page shows it."""
        state = channel.state
        body = {
            "command_id": str(uuid.uuid4()), "expected_seq": channel.seq, "seat": state["actor"],
        }  # fmt: skip
        began = time.monotonic()
        legal = await self.legal(table, channel, state)
        if not legal:
            shown = {name: state[name] for name in ("seq", "actor", "status", "seat")}
            self.trial.faults[f"{table}: no choices at {channel.seq} of {shown}"] += 1
            return
        body["actions"] = [self.luck.choice(legal)["id"]]
        seq = await self.send(table, channel, body)
        acknowledged = self.trial.book.acknowledged[table]
        if acknowledged and seq <= max(acknowledged.values()):
            self.trial.faults["an answer with an old number"] += 1
        acknowledged[str(body["command_id"])] = seq
        self.trial.book.count += 1
        await channel.until(seq)
        self.trial.waits.append((began, time.monotonic()))

    async def legal(self, table: str, channel: Channel, state: Any) -> list[dict[str, Any]]:
        """The page hears with the eyes of seat 0; those of the other seat ask."""
        if state["actor"] == 0:
            return list(state["legal"])
        path = f"/api/tables/{table}/updates?since=1000000&seat={state['actor']}"
        while True:
            found = await self.patiently("GET", path, None)
            if found["seq"] >= channel.seq:
                return list(found["state"]["legal"])
            self.trial.heard["late answers to requests"] += 1  # by one that has not heard yet
            await asyncio.sleep(0.05)

    async def send(self, table: str, channel: Channel, body: dict[str, Any]) -> int:
        """Again and again until it is answered, always the same command."""
        while True:
            if self.by_channel:
                with contextlib.suppress(*LOST):
                    answer = await channel.ask(body)
                    if answer["type"] == "receipt":
                        return int(answer["seq"])
                    if answer["status"] not in (503, 429):
                        self.trial.faults[f"refused: {answer['problem']}"] += 1
                        return channel.seq
            answered = await self.once("POST", f"/api/tables/{table}/commands", body)
            if answered is not None:
                return int(answered["seq"])
            await asyncio.sleep(self.luck.uniform(0.2, 0.4))

    async def patiently(self, method: str, path: str, body: Any) -> Any:
        began = time.monotonic()
        while (answer := await self.once(method, path, body)) is None:
            await asyncio.sleep(self.luck.uniform(0.2, 0.4))
        self.trial.waits.append((began, time.monotonic()))
        return answer

    async def once(self, method: str, path: str, body: Any) -> Any:
        try:
            status, answer = await self.client.ask(method, path, body)
        except ConnectionError:
            return None
        if status < 300 and answer is not None:
            return answer
        if status not in (502, 503, 504):
            self.trial.faults[f"{method}: {status} {answer}"] += 1
        return None


async def kill_at_random(trial: Trial, parts: list[Part], seconds: float, seed: int) -> None:
    luck, end = random.Random(seed), time.monotonic() + seconds
    while time.monotonic() < end:
        await asyncio.sleep(luck.uniform(2, 8))
        part = luck.choice(parts)
        part.kill()
        began = time.monotonic()
        trial.kills[part.name.partition(" at ")[0]] += 1
        await asyncio.sleep(1)
        await asyncio.to_thread(part.start)
        await until_accepting(part)
        trial.outages.append(Outage(part.name, began, time.monotonic()))
    await asyncio.sleep(10)  # what is under way comes to its end
    trial.over = True


async def kills(asked: argparse.Namespace, db: Database) -> int:
    with tempfile.TemporaryDirectory() as folder:
        url = db.database("kills")
        cluster = Cluster(url, Path(folder), 3)
        trial = Trial(cluster, Book(0, 0.0))
        try:
            await cluster.start()
            players = [Player(trial, n, asked.pause).run() for n in range(asked.players)]
            parts: list[Part] = [*cluster.processes, cluster.proxy, db]
            killing = kill_at_random(trial, parts, asked.seconds, asked.seed)
            await asyncio.gather(killing, *players)
        finally:
            cluster.stop()
        found = [*trial.faults, *await faults(url, trial.book)]
    worst = sorted(trial.waits, key=trial.excess)[-1]
    away: dict[str, float] = {}
    for outage in trial.outages:
        name = outage.part.partition(" at ")[0]
        away[name] = max(away.get(name, 0.0), outage.ends - outage.begins)
    excess = trial.excess(worst)
    if excess > PATIENCE:
        found.append(f"somebody waited {excess:.1f} s longer than what was killed was away")
    figures = {
        "games": len(trial.book.acknowledged),
        "players": asked.players,
        "moves": trial.book.count,
        "kills": dict(trial.kills),
        "away_max_s": {name: round(seconds, 2) for name, seconds in away.items()},
        "waited_longer_max_s": round(excess, 2),
        "waits_ms": percentiles([ended - began for began, ended in trial.waits]),
        "entries_heard": dict(trial.heard),
        "load": round(os.getloadavg()[0], 1),
        "faults": found[:20],
    }
    print(json.dumps(figures, indent=1))
    return 1 if found else 0


@contextlib.contextmanager
def own_database() -> Iterator[Database]:
    with tempfile.TemporaryDirectory(prefix="teahouse-pg-") as folder:
        Path(folder).chmod(0o755)
        with database(Path(folder) / "home") as db:
            yield db


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("cost", "kills"))
    parser.add_argument("--processes", default="1,2,3")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=0, help="moves a second; else all it takes")
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--players", type=int, default=60)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds a player thinks")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with own_database() as db:
        trial = {"cost": costs, "kills": kills}[asked.what]
        raise SystemExit(asyncio.run(trial(asked, db)))


if __name__ == "__main__":
    main()

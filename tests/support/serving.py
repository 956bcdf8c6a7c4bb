"""A real server in the test's own loop, and people who play at it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import random
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import patch

import httpx
import uvicorn
import websockets
from tests.support.seats import NOVICE, OPEN

from teahouse.core.game import Position
from teahouse.server import run, setup
from teahouse.server.app import create_app
from teahouse.server.bots import Bots, ThreadBots
from teahouse.server.service import TableService
from teahouse.server.settings import Settings
from teahouse.server.sockets import open_sockets
from teahouse.server.table import Table
from teahouse.server.workers import CheckWorkers, Worker

GAME = "darjeeling"
LATEST = 2**31 - 1  # the last number an update may be asked for: beyond every entry
PATIENCE = 300.0  # seconds for what is bound to happen, on a busy machine
GENEROUS = Settings(
    commands_per_minute=1_000_000,
    requests_per_minute=1_000_000,
    chat_per_minute=1_000_000,
    tables_per_hour=1_000_000,
    hints_per_minute=1_000_000,
    log_level="error",
)


class Person:
    """A browser: cookies of its own."""

    def __init__(self, base: str) -> None:
        # Without TLS, the certificates of all authorities need not be read for each person.
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=False)
        self.base = base
        self.random = random.Random(1)

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.http.get(path, params=query)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def updates(self, table: str, since: int = 0, **query: Any) -> dict[str, Any]:
        answer = await self.get(f"/api/tables/{table}/updates", since=since, **query)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def now(self, table: str) -> dict[str, Any]:
        """How things stand, without what led there."""
        return await self.updates(table, since=LATEST)

    async def state(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = (await self.now(table))["state"]
        return found

    async def command(self, table: str, **body: Any) -> httpx.Response:
        body.setdefault("command_id", str(uuid.uuid4()))
        if "expected_seq" not in body:
            body["expected_seq"] = (await self.now(table))["seq"]
        return await self.post(f"/api/tables/{table}/commands", body)

    async def insist(self, table: str, **body: Any) -> httpx.Response:
        """A command, again and again while a bot's move comes first."""
        while (answer := await self.command(table, **body)).status_code == 409:
            if answer.json()["error"] != "late":
                break
        return answer

    async def act(self, table: str, **body: Any) -> httpx.Response:
        """Some legal action, if it is this person's turn."""
        update = await self.now(table)
        legal = update["state"]["legal"]
        assert legal, "not this person's turn"
        action = self.random.choice(legal)["id"]
        return await self.command(table, expected_seq=update["seq"], actions=[action], **body)

    def live(
        self, table: str, since: int = 0, deltas: bool = False, **headers: str
    ) -> websockets.connect:
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        address = self.base.replace("http", "ws", 1)
        return websockets.connect(
            f"{address}/api/tables/{table}/live?since={since}" + "&deltas=1" * deltas,
            additional_headers={"Cookie": cookies, **headers},
        )


class Seeded:
    """In the place of `secrets`: each run of a test plays the same games."""

    def __init__(self) -> None:
        self._random = random.Random(1)

    def randbits(self, bits: int) -> int:
        return self._random.getrandbits(bits)

    def token_hex(self, size: int) -> str:
        return self._random.randbytes(size).hex()


class LentWorkers(CheckWorkers):
    """An idle worker goes from one server to the next: a new one takes seconds to start."""

    spare: ClassVar[list[Worker]] = []

    def __init__(self) -> None:
        super().__init__()
        self.worker = self.spare.pop() if self.spare else None

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):  # it is busy, and ends with the server
            await asyncio.wait_for(asyncio.wrap_future(self.thread.submit(self.lend)), 0.1)
        await super().close()

    def lend(self) -> None:
        if self.worker is not None:
            self.spare.append(self.worker)
            self.worker = None


class Serving:
    """The running server."""

    def __init__(self, server: uvicorn.Server, base: str) -> None:
        self.server = server
        self.app: Any = server.config.app
        self.base = base
        self.people: list[Person] = []

    @property
    def service(self) -> TableService:
        found: TableService = self.app.state.service
        return found

    @property
    def port(self) -> int:
        return int(self.base.rpartition(":")[2])

    def person(self, same_as: Person | None = None) -> Person:
        """Somebody new, or the browser of somebody known at another server."""
        person = Person(self.base)
        if same_as is not None:
            person.http.cookies = same_as.http.cookies
        self.people.append(person)
        return person

    async def table_of(self, *names: str, bots: int = 0, **asked: Any) -> tuple[str, list[Person]]:
        """A running table: the first opens it and invites the others."""
        owner, *guests = people = [self.person() for _ in names]
        seats = [{"kind": "person", "name": names[0]}, *[OPEN] * len(guests), *[NOVICE] * bots]
        table = await opened(owner, seats=seats, **asked)
        for seat, guest in enumerate(guests, 1):
            await invited(owner, guest, table, seat, names[seat])
        await until(lambda: self.status(table), "running")
        return table, people

    async def table_of_two(self, **asked: Any) -> tuple[str, Person, Person]:
        table, (ann, ben) = await self.table_of("Ann", "Ben", **asked)
        return table, ann, ben

    async def table(self, table_id: str) -> Table:
        return (await self.service.tables.get(table_id)).table

    async def reloaded(self, table_id: str) -> Table:
        """The table as its journal alone gives it."""
        await self.service.tables.forget(table_id)
        return await self.table(table_id)

    async def status(self, table: str) -> str:
        return str((await self.table(table)).status)

    async def play_until(
        self, wanted: Callable[[Position], bool], table: str, *people: Person
    ) -> Person:
        """These people, in the order of their seats, play until then; whose turn it is."""
        while not wanted((held := await self.table(table)).position):
            done = await people[held.actor or 0].act(table)
            assert done.status_code == 200, done.text
        return people[held.actor or 0]

    async def play_out(self, table: str, *people: Person) -> None:
        """These people, in the order of their seats, play to the end."""
        await self.play_until(lambda position: position.actor is None, table, *people)

    async def finish(self, person: Person, table: str) -> None:
        """Watch bots until they have played to the end."""
        async with watching(person, table):
            await until(lambda: self.status(table), "over")


class Hands:
    """The server's clock, moved by hand, and no last look unless a test wants one."""

    def __init__(self, s: Serving, last_look: float = 0.0) -> None:
        self.s, self.at = s, s.service.now()
        s.service.now = lambda: self.at
        s.service.listeners.forget_requests(0)
        scheduler = s.app.state.scheduler
        scheduler.presence.last_look = last_look
        self.tick, scheduler.tick = scheduler.tick, _nothing  # the server's own come at any time

    async def forward(self, milliseconds: int) -> None:
        """Later, after the server has seen to what became due; nobody has asked for updates."""
        self.s.service.listeners.forget_requests(0)
        self.at += milliseconds
        await self.tick()


async def _nothing() -> None:
    pass


async def opened(owner: Person, **asked: Any) -> str:
    body = {"game": GAME, "options": {"memory": "closed"}, **asked}
    answer = await owner.post("/api/tables", body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


async def invited(owner: Person, guest: Person, table: str, seat: int, name: str) -> None:
    made = await owner.post(f"/api/tables/{table}/seats/{seat}/invitation")
    assert made.status_code == 201, made.text
    joined = await guest.post("/api/join", {"invitation": made.json()["token"], "name": name})
    assert joined.status_code == 200, joined.text


def first_move(update: dict[str, Any]) -> dict[str, Any]:
    """A command that takes the first choice of an update."""
    return {"expected_seq": update["seq"], "actions": [update["state"]["legal"][0]["id"]]}


async def until(ask: Callable[[], Awaitable[Any]], wanted: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while await ask() != wanted:
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def watching(person: Person, *tables: str) -> AsyncIterator[None]:
    """Somebody looks on: bots among themselves play only then."""
    async with contextlib.AsyncExitStack() as stack:
        for table in tables:
            socket = await stack.enter_async_context(person.live(table))
            reading = asyncio.ensure_future(_read_on(socket))
            stack.callback(reading.cancel)
        yield


async def _read_on(socket: Any) -> None:
    with contextlib.suppress(websockets.ConnectionClosed):
        async for _ in socket:
            pass


async def turn_of(table: str, *people: Person) -> tuple[Person, Person]:
    """Whose turn it is, and one of the others. Another process may hear of a move a little late."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for person in people:
                if (await person.now(table))["state"]["legal"]:
                    return person, next(p for p in people if p is not person)
            await asyncio.sleep(0.02)


async def make_moves(table: str, *people: Person, count: int = 1) -> int:
    """So many moves, each by whose turn it is; the number of the last one."""
    seq = 0
    for _ in range(count):
        actor, _ = await turn_of(table, *people)
        done = await actor.act(table)
        assert done.status_code == 200, done.text
        seq = done.json()["seq"]
    return seq


@contextlib.asynccontextmanager
async def serving(
    db: str | Path, settings: Settings = GENEROUS, bots: Bots | None = None, **parts: Any
) -> AsyncIterator[Serving]:
    """A server with these parts instead of its own."""
    settings = replace(settings, db=str(db), port=0)
    parts.setdefault("workers", LentWorkers())
    app = create_app(settings, bots=bots or ThreadBots(1), **parts)
    server = run.server(settings, app)
    (listening,) = open_sockets("127.0.0.1", 0)
    running = asyncio.ensure_future(server.serve(sockets=[listening]))
    while not server.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0.01)
    found = Serving(server, f"http://127.0.0.1:{listening.getsockname()[1]}")
    try:
        with patch.object(setup, "secrets", Seeded()):
            yield found
    finally:
        for person in found.people:
            await person.http.aclose()
        server.should_exit = True
        await running
        gc.collect()  # what was left open is found here, not in whichever test runs later
        gc.freeze()  # and what is still there stays: the next collection passes it by


Scene = Callable[[Serving], Coroutine[Any, Any, None]]


def play(db: str | Path, scene: Scene, settings: Settings = GENEROUS, **parts: Any) -> None:
    """Run a scene against a server of its own."""

    async def whole() -> None:
        async with serving(db, settings, **parts) as found:
            await scene(found)

    with asyncio.Runner(loop_factory=run.loop_factory()) as runner:  # as the real one runs
        runner.run(whole())


async def closed_with(socket: Any) -> int:
    """The code the server closes with, whatever else it still says."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(websockets.ConnectionClosed):
            async for _ in socket:
                pass
    assert socket.close_code is not None
    return int(socket.close_code)


async def heard(socket: Any, kind: str = "update") -> dict[str, Any]:
    """The next message of a kind."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == kind:
                return message

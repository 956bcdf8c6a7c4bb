"""Kills, a full disk, restores, clock jumps and replaced people at random, while games are played.

Nothing acknowledged may be missing, except what a restore took back; `teahouse doctor` finds
nothing wrong at the end.

python -m benchmarks.server_faults [--seconds 600] [--postgres] [--seed 1]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import time
import uuid
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from tests.support.postgres import Postgres, binaries

from benchmarks.faulty_disk import Disk, small_disk
from benchmarks.server_client import Client, Server, two_seats
from teahouse.server.doctor import examine_store
from teahouse.server.store import StoreDown, jobs, open_store
from teahouse.server.store.transfer import backup, restore

GAME = "darjeeling"
DAY = 24 * 60 * 60 * 1000
LEAPS = (400 * DAY, -400 * DAY, 3 * DAY, 7_200_000, 0, 0)
SQLITE_MEGABYTES, POSTGRES_MEGABYTES = 64, 320


@dataclass(frozen=True)
class Acknowledged:
    """An answer to a command, and when it was sent and answered."""

    seq: int
    sent: float
    answered: float


@dataclass
class Book:
    """What was acknowledged and not taken back: table -> command -> answer."""

    tables: dict[str, dict[str, Acknowledged]] = field(default_factory=dict)
    opened: dict[str, Acknowledged] = field(default_factory=dict)
    count: int = 0
    taken_back: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    replaced: int = 0
    over: bool = False
    restored: float = 0.0  # when the last restore was done

    def note(self, table: str, command: str, seq: int, sent: float) -> None:
        self.count += 1
        if sent > self.restored:
            self.tables.setdefault(table, {})[command] = Acknowledged(seq, sent, time.monotonic())
        else:  # the answer may be from before the restore
            self.taken_back += 1

    def note_opened(self, table: str, sent: float) -> None:
        if sent > self.restored:
            self.opened[table] = Acknowledged(0, sent, time.monotonic())

    def take_back(self, since: float, until: float) -> None:
        """A backup begun at `since` was back in place at `until`: what came between may be lost."""

        def stays(one: Acknowledged) -> bool:
            return one.answered < since or one.sent > until

        self.restored = until
        before = sum(map(len, self.tables.values()))
        self.opened = {table: one for table, one in self.opened.items() if stays(one)}
        self.tables = {
            table: {command: one for command, one in known.items() if stays(one)}
            for table, known in self.tables.items()
            if table in self.opened
        }
        self.taken_back += before - sum(map(len, self.tables.values()))


class Gone(Exception):
    """The table is not there any more, or not for this player: a restore took it back."""


class Player:
    """A browser that plays on through every fault."""

    def __init__(self, port: int, book: Book, seed: int) -> None:
        self.client, self.book, self.luck = Client(port), book, random.Random(seed)

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Again and again, as a browser does, until there is an answer that is not 503."""
        tries = 0
        while True:
            with contextlib.suppress(ConnectionError):
                status, answer = await self.client.ask(method, path, body)
                if status != 503:
                    assert status < 500, (status, answer)
                    return status, answer
            tries += 1
            await asyncio.sleep(min(2, 0.1 * 1.2**tries) * self.luck.uniform(0.5, 1.5))

    async def open(self, body: dict[str, Any]) -> str:
        sent = time.monotonic()
        status, made = await self.ask("POST", "/api/tables", body)
        assert status == 201, made
        table = str(made["table"]["id"])
        self.book.note_opened(table, sent)
        return table

    async def look(self, table: str) -> dict[str, Any]:
        status, update = await self.ask("GET", f"/api/tables/{table}/updates?since=1000000")
        if status != 200:
            raise Gone
        return dict(update)

    async def command(self, table: str, seq: int, **body: Any) -> int:
        named, sent = str(uuid.uuid4()), time.monotonic()
        body |= {"command_id": named, "expected_seq": seq}
        status, answer = await self.ask("POST", f"/api/tables/{table}/commands", body)
        if status == 200:
            self.book.note(table, named, int(answer["seq"]), sent)
        return status

    async def act(self, table: str, update: dict[str, Any]) -> None:
        state = update["state"]
        if state["legal"]:
            action = self.luck.choice(state["legal"])["id"]
            await self.command(table, update["seq"], actions=[action], seat=state["seat"])
        await asyncio.sleep(self.luck.uniform(0.02, 0.2))


async def one_screen(port: int, book: Book, seed: int) -> None:
    """Two people at one screen, game after game."""
    player = Player(port, book, seed)
    while not book.over:
        table = await player.open(two_seats(GAME))
        with contextlib.suppress(Gone):
            async for update in going_on(player, table):
                await player.act(table, update)
    await player.client.close()


async def a_pair(port: int, book: Book, seed: int) -> None:
    """Two browsers; one goes away now and then, is replaced by a bot, and comes back."""
    ann, ben = Player(port, book, seed), Player(port, book, seed + 1)
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    settings = {"clock": {"kind": "move", "seconds": 1}, "level": "novice"}
    while not book.over:
        with contextlib.suppress(Gone):
            table = await ann.open({"game": GAME, "seats": seats, "settings": settings})
            await invite(ann, ben, table)
            both = asyncio.gather(play_seat(ann, table), wander(ben, table), return_exceptions=True)
            failed = [one for one in await both if isinstance(one, Exception)]
            assert all(isinstance(one, Gone) for one in failed), failed
    await ann.client.close()
    await ben.client.close()


async def invite(ann: Player, ben: Player, table: str) -> None:
    status, made = await ann.ask("POST", f"/api/tables/{table}/seats/1/invitation")
    if status != 201:
        raise Gone
    body = {"invitation": made["token"], "name": "Ben"}
    status, _ = await ben.ask("POST", "/api/join", body)
    if status != 200:
        raise Gone


async def play_seat(player: Player, table: str) -> None:
    """Play until the end, and propose to replace the other now and then."""
    async for update in going_on(player, table):
        if player.luck.random() < 0.02:
            await player.command(table, update["seq"], kind="replace", about_seat=1)
        await player.act(table, update)


async def going_on(player: Player, table: str) -> AsyncIterator[dict[str, Any]]:
    """The table again and again, until it is over; one that never begins was taken back."""
    patience = 20
    while not player.book.over and patience:
        update = await player.look(table)
        if update["state"]["status"] == "open":
            patience -= 1
        elif update["state"]["status"] != "running":
            return
        yield update


async def wander(player: Player, table: str) -> None:
    async for update in going_on(player, table):
        if await player.command(table, update["seq"], kind="return") == 200:
            player.book.replaced += 1
        await player.act(table, update)
        if player.luck.random() < 0.05:
            await asyncio.sleep(player.luck.uniform(2, 5))


# The faults


@dataclass
class Trial:
    db: str
    server: Server
    disk: Disk
    book: Book
    luck: random.Random
    clock: Path
    postgres: Postgres | None
    backups: Path
    backed_up: float = 0.0  # when the last backup began

    async def kill(self) -> None:
        self.server.kill()
        self.server.start()
        await self.server.ready(120)

    async def fill_disk(self) -> None:
        if not self.disk.can_fill:
            return
        self.disk.fill()
        await asyncio.sleep(self.luck.uniform(1, 3))
        if self.luck.random() < 0.3:
            self.server.kill()  # and it starts on a full disk
            self.server.start()
            await asyncio.sleep(2)
        self.disk.release()
        await self.recover()

    async def recover(self) -> None:
        """A database server, or a server, that gave up on a full disk is started again."""
        if self.postgres is not None and self.postgres.process is not None:
            if self.postgres.process.poll() is not None:
                await asyncio.to_thread(self.postgres.start)
            else:
                await asyncio.to_thread(self.postgres.wait_until_ready)
        assert self.server.process is not None
        if self.server.process.poll() is not None:
            self.server.start()
        await self.server.ready(120)

    async def back_up(self) -> None:
        began = time.monotonic()
        await asyncio.to_thread(backup, self.db, self.backups / "trial.bak")
        self.backed_up = began

    async def restore(self) -> None:
        if not self.backed_up:
            await self.back_up()
            await asyncio.sleep(1)
        try:
            await asyncio.to_thread(restore, self.backups / "trial.bak", self.db, True)
        finally:
            self.book.take_back(self.backed_up, time.monotonic())

    async def leap(self) -> None:
        self.clock.write_text(str(self.luck.choice(LEAPS)))
        if self.luck.random() < 0.5:
            await self.kill()  # as a machine that comes up with a wrong clock

    async def run(self, seconds: float) -> None:
        faults: list[Callable[[], Awaitable[None]]] = [
            self.kill, self.fill_disk, self.back_up, self.restore, self.leap,
        ]  # fmt: skip
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(self.luck.uniform(0.5, 3))
            fault = self.luck.choice(faults)
            try:
                await fault()
                self.book.faults[fault.__name__] += 1
            except StoreDown:
                self.book.faults[f"{fault.__name__}_refused"] += 1
        self.clock.write_text("0")
        await self.recover()
        await asyncio.sleep(3)


async def wrong(db: str, book: Book) -> list[str]:
    """What doctor finds, and what was acknowledged and is not there as it was."""
    report = await examine_store(db)
    found = [json.dumps({"code": f.code, **f.values}) for f in report.findings]
    store = open_store(db)
    await store.open()
    for table in book.opened:
        entries = await store.read(partial(jobs.entries_after, table_id=table, seq=0))
        numbers = {entry.command_id: entry.seq for entry in entries}
        if await store.read(partial(jobs.load, table_id=table)) is None:
            found.append(f"{table} is lost")
        for command, one in book.tables.get(table, {}).items():
            if numbers.get(command) != one.seq:
                found.append(f"{table}: {command} as {one.seq}, kept as {numbers.get(command)}")
    await store.close()
    return found


async def run(
    db: str, disk: Disk, folder: Path, seconds: float, seed: int = 1,
    postgres: Postgres | None = None, players: int = 12,
) -> dict[str, Any]:  # fmt: skip
    """The whole trial; its figures, `faults` empty when all held."""
    clock = folder / "clock"
    clock.write_text("0")
    server = Server(db, module="benchmarks.faulty_server", bot_workers=0, retention_days=1)
    server.environment["TRIAL_CLOCK"] = str(clock)
    server.start()
    await server.ready(120)
    book = Book()
    trial = Trial(db, server, disk, book, random.Random(seed), clock, postgres, folder)
    people = [one_screen(server.port, book, n) for n in range(players)]
    people += [a_pair(server.port, book, 1000 + 2 * n) for n in range(players // 2)]
    playing = asyncio.gather(*people)
    started = time.monotonic()
    try:
        await trial.run(seconds)
        book.over = True
        await playing
        stopped = server.stop()
    finally:
        playing.cancel()
        if server.process is not None and server.process.poll() is None:
            server.kill()
    return {
        "seconds": round(time.monotonic() - started, 1),
        "trials": dict(book.faults),
        "full_disk": disk.can_fill,
        "acknowledged": book.count,
        "taken_back_by_restores": book.taken_back,
        "checked": sum(map(len, book.tables.values())),
        "tables": len(book.opened),
        "people_back_from_replacement": book.replaced,
        "exit": stopped,
        "faults": await wrong(db, book),
    }


@contextlib.contextmanager
def small_postgres(disk: Disk) -> Iterator[Postgres]:
    """A database server on the small disk."""
    home = disk.folder / "postgres"
    home.mkdir()
    server = Postgres(binaries(), home)
    server.prepare()
    server.start()
    try:
        yield server
    finally:
        disk.release()
        server.stop()


def trial(seconds: float, folder: Path, on_postgres: bool, seed: int) -> dict[str, Any]:
    """On a disk of its own; backups and the clock lie elsewhere."""
    with small_disk(POSTGRES_MEGABYTES if on_postgres else SQLITE_MEGABYTES) as disk:
        if not on_postgres:
            return asyncio.run(run(f"sqlite:///{disk.folder}/tea.db", disk, folder, seconds, seed))
        with small_postgres(disk) as postgres:
            url = postgres.database("faults")
            return asyncio.run(run(url, disk, folder, seconds, seed, postgres))


def main() -> None:
    import tempfile

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = trial(asked.seconds, Path(folder), asked.postgres, asked.seed)
    print(json.dumps(figures, indent=1))
    raise SystemExit(1 if figures["faults"] else 0)


if __name__ == "__main__":
    main()

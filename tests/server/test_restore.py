"""A restore beside a running server, and backups while tables are opened and played."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.support.seats import ANN, BEN
from tests.support.serving import (
    LATEST,
    PATIENCE,
    Person,
    Serving,
    first_move,
    opened,
    play,
    turn_of,
)

from teahouse.server import commands
from teahouse.server.commands import Command, Draft
from teahouse.server.doctor import examine_store
from teahouse.server.service import TableService
from teahouse.server.store import open_store, sqlite, transfer
from teahouse.server.store.transfer import backup, restore
from teahouse.server.tables import LiveTable

TABLES = 8
AT_ONE_SCREEN: dict[str, Any] = {"kind": "screen", "seats": [ANN, BEN]}


async def play_at(person: Person, table: str, enough: asyncio.Event) -> None:
    """Play at one screen as fast as the server answers, whatever it answers."""
    while not enough.is_set():
        update = (await person.get(f"/api/tables/{table}/updates", since=LATEST)).json()
        if "state" in update and update["state"]["legal"]:
            await person.command(table, **first_move(update))
        else:
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def load(s: Serving) -> AsyncIterator[list[str]]:
    """Tables at which people play all the while."""
    people, enough = [s.person() for _ in range(TABLES)], asyncio.Event()
    tables = [await opened(person, **AT_ONE_SCREEN) for person in people]
    playing = [
        asyncio.ensure_future(play_at(person, table, enough))
        for person, table in zip(people, tables, strict=True)
    ]
    try:
        yield tables
    finally:
        enough.set()
        await asyncio.gather(*playing)


def raw_rows(db: Any, query: str) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in db.exec_driver_sql(query)]


async def journals(url: str) -> dict[str, list[int]]:
    """The numbers of the entries of every table."""
    store = open_store(url)
    await store.open()
    try:
        query = "SELECT table_id, seq FROM entries ORDER BY table_id, seq"
        rows = await store.read(partial(raw_rows, query=query))
    finally:
        await store.close()
    found: dict[str, list[int]] = {}
    for game, seq in rows:
        found.setdefault(game, []).append(seq)
    return found


def gaps(found: dict[str, list[int]]) -> list[str]:
    return [t for t, numbers in found.items() if numbers != list(range(1, len(numbers) + 1))]


@pytest.mark.parametrize("restores", [3, pytest.param(20, marks=pytest.mark.slow)])
def test_restores_under_load_leave_no_journal_with_a_gap(
    db: str, tmp_path: Path, restores: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backup.db"
    monkeypatch.setattr(sqlite, "LOCK_SECONDS", PATIENCE)

    async def scene(s: Serving) -> None:
        async with load(s) as tables:
            await until_played_on(s, tables)
            await asyncio.to_thread(backup, db, file)
            for _ in range(restores):
                await until_played_on(s, tables)
                await asyncio.to_thread(restore, file, db, True)
                assert gaps(await journals(db)) == []
            await until_played_on(s, tables)
        assert gaps(found := await journals(db)) == []
        assert set(tables) == set(found)
        assert (await examine_store(db)).findings == []

    play(db, scene)


async def until_played_on(s: Serving, tables: list[str]) -> None:
    """Everybody has moved: a restore did not stop anybody for good."""
    async with asyncio.timeout(PATIENCE):
        for table in tables:
            first = (await s.table(table)).seq
            while (held := await s.table(table)).seq <= first and held.actor is not None:
                await asyncio.sleep(0.01)


def test_a_command_that_began_before_a_restore_is_never_written(db: str, tmp_path: Path) -> None:
    """Not even where the number and the move would fit what was restored."""
    file = tmp_path / "backup.db"

    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        await asyncio.to_thread(backup, db, file)
        actor, _ = await turn_of(table, ann, ben)
        update = await actor.updates(table)
        service, restored = s.service, asyncio.Event()
        held = hold_up(service, restored)
        began = asyncio.ensure_future(
            actor.command(table, command_id="from-before", **first_move(update))
        )
        await held.wait()
        await asyncio.to_thread(restore, file, db, True)
        restored.set()
        assert (await began).status_code == 503
        again = await actor.command(table, command_id="from-after", **first_move(update))
        assert again.status_code == 200, again.text
        assert gaps(await journals(db)) == []
        assert (await service.tables.get(table)).table.seq == update["seq"] + 1

    play(db, scene)


def hold_up(service: TableService, event: asyncio.Event) -> asyncio.Event:
    """Let the next entry wait until the event, as a slow disk would; what is returned is set when
    it does."""
    append, held = service.store.append, asyncio.Event()

    async def append_later(*args: Any, **more: Any) -> None:
        service.store.append = append  # type: ignore[method-assign]
        held.set()
        await event.wait()
        await append(*args, **more)

    service.store.append = lambda *args, **more: asyncio.ensure_future(  # type: ignore[method-assign]
        append_later(*args, **more)
    )
    return held


def test_a_bot_s_move_for_another_generation_is_refused(db: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"

    async def scene(s: Serving) -> None:
        table, _, _ = await s.table_of_two()
        held = await s.service.tables.get(table)
        await asyncio.to_thread(backup, db, file)
        await asyncio.to_thread(restore, file, db, True)

        def draft(live: LiveTable) -> Draft:
            table = live.table
            seat, action = table.actor, table.position.legal_ids()[0]
            assert seat is not None
            return commands.draft(table, Command("act", seat, "bot-1", table.seq, [action]), 0)

        with pytest.raises(Exception, match="unavailable"):
            await s.service.pipeline.change(table, draft, generation=held.generation)
        await s.service.pipeline.change(table, draft)

    play(db, scene)


def test_a_backup_is_one_snapshot_while_tables_are_opened(db: str, tmp_path: Path) -> None:
    async def scene(s: Serving) -> None:
        await opened(s.person(), **AT_ONE_SCREEN)
        made, enough = asyncio.Queue[str](), asyncio.Event()
        opening = [asyncio.ensure_future(open_on(s.person(), made, enough)) for _ in range(4)]
        try:
            for n in range(4):
                await made.get()
                file = tmp_path / f"backup-{n}.db"
                assert await asyncio.to_thread(backup, db, file) >= n + 2
                assert halves(file) == []
        finally:
            enough.set()
            await asyncio.gather(*opening)

    play(db, scene)


async def open_on(person: Person, made: asyncio.Queue[str], enough: asyncio.Event) -> None:
    while not enough.is_set():
        made.put_nowait(await opened(person, **AT_ONE_SCREEN))


def halves(file: Path) -> list[tuple[str, ...]]:
    """Tables without entries or owner, and what belongs to no table."""
    db = sqlite3.connect(file)
    found = db.execute(
        "SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM entries)"
        " OR id NOT IN (SELECT table_id FROM access WHERE role = 'owner')"
        " UNION SELECT table_id FROM entries WHERE table_id NOT IN (SELECT id FROM tables)"
        " UNION SELECT table_id FROM access WHERE table_id NOT IN (SELECT id FROM tables)"
    ).fetchall()
    db.close()
    return found


def test_a_backup_reads_everything_at_one_moment(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is opened between two of its questions is in it whole or not at all."""
    file = tmp_path / "backup.db"

    async def scene(s: Serving) -> None:
        ann, loop = s.person(), asyncio.get_running_loop()
        await opened(ann, **AT_ONE_SCREEN)
        copy_rows = transfer.copy_rows

        def slowly(source: Any, target: Any) -> None:
            source.exec_driver_sql("SELECT count(*) FROM tables").scalar()
            another = opened(ann, **AT_ONE_SCREEN)
            asyncio.run_coroutine_threadsafe(another, loop).result(PATIENCE)
            copy_rows(source, target)

        monkeypatch.setattr(transfer, "copy_rows", slowly)
        assert await asyncio.to_thread(backup, postgres_url, file) == 1
        assert halves(file) == []

    play(postgres_url, scene)

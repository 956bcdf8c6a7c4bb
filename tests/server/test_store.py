"""The store: durable, in order, whole or not at all; backup and restore."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from benchmarks.server_client import Server
from benchmarks.server_crash import run as crash
from sqlalchemy import Connection, Table, insert, select
from tests.support.serving import Serving, first_move, make_moves, play, serving, turn_of, until

from teahouse.server.doctor import examine_store
from teahouse.server.entries import Entry, EntryKind, Status, TableKind, TableSetup, TableSummary
from teahouse.server.settings import BadSetting, Settings, masked, read
from teahouse.server.store import Conflict, Store, TableGone, jobs, open_store
from teahouse.server.store.notifications import (
    AnythingChanged,
    TableChanged,
    decode_all,
    encode_all,
)
from teahouse.server.store.postgres import PostgresStore
from teahouse.server.store.schema import ban, chat, report, tables
from teahouse.server.store.sqlite import SqliteStore
from teahouse.server.store.transfer import NotEmpty, backup, restore

SUMMARY = TableSummary(Status.RUNNING, TableKind.LINK, None, 0)
SETUP = TableSetup(
    "t" * 16, "tea", 1, {}, "d", {}, {}, (), "1", None, "n", "c", 1, TableKind.LINK
)  # fmt: skip


def entry(seq: int, command: str | None = None) -> Entry:
    return Entry(SETUP.id, seq, command or f"command-{seq}", EntryKind.ACT, 0, seq, ("x",))


def with_store(db: str, scene: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = open_store(db)
        await store.open()
        try:
            await store.write(
                partial(jobs.create_table, setup=SETUP, summary=SUMMARY, first=[], holders=[])
            )
            await scene(store)
        finally:
            await store.close()

    asyncio.run(whole())


async def append(store: Store, seq: int, command: str | None = None) -> None:
    await store.append(entry(seq, command), SUMMARY)


def test_a_number_and_a_command_are_written_once(db: str) -> None:
    async def scene(store: Store) -> None:
        await append(store, 1)
        for seq, command in ((1, "another"), (2, "command-1")):
            with pytest.raises(Conflict):
                await append(store, seq, command)
        tries = await asyncio.gather(
            *(append(store, 2, f"racing-{n}") for n in range(8)), return_exceptions=True
        )
        assert [type(t) for t in tries].count(Conflict) == 7
        kept = await store.read(partial(jobs.entries_after, table_id=SETUP.id, seq=0))
        assert [e.seq for e in kept] == [1, 2]
        assert kept[0] == entry(1)

    with_store(db, scene)


def test_sqlite_is_durable_and_commits_in_groups(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        assert isinstance(store, SqliteStore)

        def pragmas(db: Connection) -> tuple[Any, Any]:
            return tuple(
                db.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous")
            )  # type: ignore[return-value]

        assert await store.write(pragmas) == ("wal", 2)
        before = store.groups
        await asyncio.gather(*(append(store, n) for n in range(1, 101)))
        assert store.groups - before < 50

    with_store(str(tmp_path / "tea.db"), scene)


def test_one_failing_job_does_not_take_its_group_along(db: str) -> None:
    async def scene(store: Store) -> None:
        await append(store, 1)
        done = await asyncio.gather(
            append(store, 2), append(store, 1, "late"), append(store, 3), return_exceptions=True
        )
        assert [type(d).__name__ for d in done] == ["NoneType", "Conflict", "NoneType"]

    with_store(db, scene)


def test_entries_of_many_tables_stand_each_for_itself(db: str) -> None:
    """A table that is gone, a number that is taken, text that is none: the others are written."""

    async def scene(store: Store) -> None:
        names = [f"table-{n:02}" for n in range(40)]
        for name in names:
            setup = replace(SETUP, id=name)
            job = partial(jobs.create_table, setup=setup, summary=SUMMARY, first=[], holders=[])
            await store.write(job)
        await store.append(replace(entry(1), table_id=names[0]), SUMMARY)
        wanted = [replace(entry(1, "mine"), table_id=name) for name in [*names, "nowhere"]]
        wanted[1] = replace(wanted[1], data={"bad": "\ud800"})
        done = await asyncio.gather(
            *(store.append(one, SUMMARY) for one in wanted), return_exceptions=True
        )
        failed = {one.table_id: error for one, error in zip(wanted, done, strict=True) if error}
        assert isinstance(failed.pop("nowhere"), TableGone)
        assert isinstance(failed.pop(names[0]), Conflict)
        assert isinstance(failed.pop(names[1]), Exception)
        assert failed == {}
        for one in wanted[2:40]:
            kept = await store.read(partial(jobs.entries_after, table_id=one.table_id, seq=0))
            assert kept == [one]

    with_store(db, scene)


def test_postgres_appends_in_groups_and_each_summary_follows(postgres_url: str) -> None:
    async def scene(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        names = [f"table-{n:02}" for n in range(40)]
        for name in names:
            setup = replace(SETUP, id=name)
            job = partial(jobs.create_table, setup=setup, summary=SUMMARY, first=[], holders=[])
            await store.write(job)
        over = TableSummary(Status.OVER, TableKind.PUBLIC, 17, 99)
        appends = store.appends
        before = appends.groups
        await asyncio.gather(
            *(store.append(replace(entry(1), table_id=name, at=99), over, 50) for name in names)
        )
        assert appends.groups - before <= 2
        chosen = select(tables.c.status, tables.c.kind, tables.c.due, tables.c.updated)
        found = await store.read(lambda db: db.execute(chosen.where(tables.c.id.in_(names))).all())
        assert [tuple(row) for row in found] == [("over", "public", 17, 99)] * len(names)

    with_store(postgres_url, scene)


def test_what_changed_at_many_tables_is_told_in_few_words() -> None:
    changes = [TableChanged(f"{n:016}") for n in range(500)] + [AnythingChanged()]
    texts = encode_all(changes)
    assert len(texts) < 6
    assert max(map(len, texts)) < 8000  # bytes that PostgreSQL takes
    heard = [change for text in texts for change in decode_all(text)]
    assert set(heard) == set(changes)
    assert len(heard) == len(changes)


def test_a_failing_disk_is_a_503_and_nothing_is_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "tea.db"

    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, _ = await turn_of(table, ann, ben)
        seq = (await actor.now(table))["seq"]
        store = s.service.store
        assert isinstance(store, SqliteStore)
        await set_read_only(store, True)
        full = await actor.act(table)
        assert (full.status_code, full.json()) == (503, {"error": "unavailable"})
        assert "retry-after" in full.headers
        assert (await actor.now(table))["seq"] == seq
        await set_read_only(store, False)
        again = await actor.act(table)
        assert again.status_code == 200, again.text
        assert again.json()["seq"] == seq + 1
        assert (await examine_store(str(file))).findings == []

    play(file, scene)


async def set_read_only(store: SqliteStore, on: bool) -> None:
    """As a disk does that goes read-only under us."""

    def switch() -> None:
        raw: Any = store._writing().connection.driver_connection
        raw.execute(f"PRAGMA query_only={int(on)}")

    await asyncio.to_thread(switch)


def test_postgres_gone_is_a_503_and_play_goes_on_when_it_is_back() -> None:
    from tests.support.postgres import postgres

    with postgres() as server:

        async def scene(s: Serving) -> None:
            table, ann, ben = await s.table_of_two()
            actor, _ = await turn_of(table, ann, ben)
            body = first_move(await actor.now(table))
            await asyncio.to_thread(server.stop)
            gone = await actor.command(table, **body)
            assert gone.status_code == 503
            await asyncio.to_thread(server.start)

            async def done() -> int:
                return (await actor.command(table, **body)).status_code

            await until(done, 200)
            assert (await examine_store(s.service.settings.database)).findings == []

        play(server.database("gone"), scene)


def test_backup_during_play_restored_elsewhere_misses_nothing(db: str, tmp_path: Path) -> None:
    file, target = tmp_path / "backup.db", f"sqlite:///{tmp_path}/restored.db"

    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two(options={"target": 1000})
        playing = asyncio.ensure_future(make_moves(table, ann, ben, count=400))
        while len((await s.table(table)).action_ids) < 5:
            await asyncio.sleep(0.01)
        acknowledged = (await s.table(table)).seq
        assert await asyncio.to_thread(backup, db, file) == 1
        playing.cancel()
        assert await asyncio.to_thread(restore, file, target) == 1
        async with serving(target) as elsewhere:
            held = await elsewhere.table(table)
            assert held.seq >= acknowledged
            assert str(held.status) == "running"
            assert (await elsewhere.person(ann).now(table))["seq"] == held.seq
        with pytest.raises(NotEmpty):
            await asyncio.to_thread(restore, file, target)

    play(db, scene)


def test_after_a_restore_whatever_numbers_itself_goes_on_after_the_last(
    db: str, tmp_path: Path
) -> None:
    common = {"table_id": "t", "session": "s"}
    rows: dict[Table, dict[str, Any]] = {
        chat: {**common, "seat": 0, "name": "", "text": "", "at": 1},
        report: {**common, "why": "", "at": 1},
        ban: {"kind": "session", "hash": "s", "created": 1, "until": 2, "why": ""},
    }

    def add(connection: Connection, table: Table, **more: int) -> int:
        extra = {"chat_id": more.get("id", 0)} if table is report else {}
        made = insert(table).values(**rows[table], **extra, **more).returning(table.c.id)
        return int(connection.execute(made).scalar_one())

    async def scene(store: Store) -> None:
        for table in rows:
            await store.write(partial(add, table=table, id=50))
        await asyncio.to_thread(backup, db, tmp_path / "backup.db")
        await asyncio.to_thread(restore, tmp_path / "backup.db", db, True)
        again = open_store(db)
        await again.open()
        try:
            for table in rows:
                assert await again.write(partial(add, table=table)) > 50
        finally:
            await again.close()

    with_store(db, scene)


def test_a_restore_under_a_running_server_takes_effect(db: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"

    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        await asyncio.to_thread(backup, db, file)
        before = (await s.table(table)).seq
        await make_moves(table, ann, ben)
        await asyncio.to_thread(restore, file, db, True)

        async def acted() -> int:
            actor, _ = await turn_of(table, ann, ben)
            return (await actor.act(table)).status_code

        await until(acted, 200)
        assert (await s.table(table)).seq == before + 1

    play(db, scene)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    kind: str, request: pytest.FixtureRequest
) -> None:
    figures = asyncio.run(
        crash(request.getfixturevalue(f"{kind}_url"), "darjeeling", games=4, moves=120, kills=2)
    )
    assert figures["faults"] == []
    assert figures["moves"] >= 120


def test_a_server_asked_to_stop_stops(sqlite_url: str) -> None:
    async def scene() -> None:
        server = Server(sqlite_url)
        server.start()
        await server.ready()
        assert server.stop() in (0, -15)  # uvicorn passes the signal on after a clean end

    asyncio.run(scene())


# Settings


def test_settings_come_from_file_environment_and_flags_in_this_order(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "file"\nmetrics = false\n')
    environment = {"TEAHOUSE_PORT": "2", "TEAHOUSE_BOT_SECONDS": "0.5"}
    found = read(file, environment, port=3, db=None)
    assert (found.host, found.port, found.metrics, found.bot_seconds) == ("file", 3, False, 0.5)
    for bad in ("port = 'x'", "nothing = 1", "port ="):
        file.write_text(bad)
        with pytest.raises(BadSetting):
            read(file, {})


def test_the_configuration_is_shown_without_its_secrets() -> None:
    url = "postgresql://tea:hunter2@db.example/tea?password=hunter2"
    assert "hunter2" not in masked(url)
    assert "hunter2" not in json.dumps(Settings(db=url).shown())


def test_the_data_folder_is_the_default_database(tmp_path: Path) -> None:
    code = "from teahouse.server.settings import Settings; print(Settings().database)"
    environment = {**os.environ, "TEAHOUSE_DATA": str(tmp_path)}
    shown = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert shown.stdout.strip() == f"sqlite:///{tmp_path}/teahouse.db"

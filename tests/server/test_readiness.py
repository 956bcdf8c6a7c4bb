"""Ready or not: a write is tried; one server to a file; files nobody else can read."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import greenlet_spawn
from tests.server.test_doctor import SEATS, garble
from tests.server.test_store import set_read_only
from tests.support.served import SERVE, Served, run_server, surroundings
from tests.support.serving import PATIENCE, Person, Serving, opened, play, until

from teahouse.server import readiness
from teahouse.server.store import InUse, open_store, state_jobs
from teahouse.server.store.sqlite import SqliteStore
from teahouse.server.store.transfer import backup

GREEN = (200, {"status": "ok", "stopped_tables": 0})
RED = (503, {"error": "unavailable"})


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    monkeypatch.setattr(readiness, "CHECK_SECONDS", 0.1)
    monkeypatch.setattr(readiness, "CHECK_SHARE", 1)


async def ready(person: Person) -> tuple[int, Any]:
    answer = await person.get("/readyz")
    return answer.status_code, answer.json()


def test_a_disk_that_takes_no_write_is_not_ready(tmp_path: Path, impatient: None) -> None:
    async def scene(s: Serving) -> None:
        person, store = s.person(), s.service.store
        assert isinstance(store, SqliteStore)
        await until(lambda: ready(person), GREEN)
        await set_read_only(store, True)
        assert await ready(person) == RED
        assert (await person.get("/healthz")).status_code == 200
        await set_read_only(store, False)
        await until(lambda: ready(person), GREEN)

    play(tmp_path / "tea.db", scene)


def test_a_lock_held_by_another_program_is_not_ready(
    tmp_path: Path, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(s: Serving) -> None:
        person = s.person()
        other = sqlite3.connect(tmp_path / "tea.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with monkeypatch.context() as patch:
            patch.setattr(readiness, "PATIENCE", 0.1)
            assert await ready(person) == RED
        other.execute("ROLLBACK")
        other.close()
        await until(lambda: ready(person), GREEN)

    play(tmp_path / "tea.db", scene)


def test_damaged_pages_nobody_asks_for_are_not_ready(tmp_path: Path, impatient: None) -> None:
    file = tmp_path / "tea.db"

    async def scene(s: Serving) -> None:
        person = s.person()
        await opened(person, seats=SEATS)
        raw = sqlite3.connect(file)
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        asked = "SELECT rootpage FROM sqlite_master WHERE name = 'webhook'"
        (page,) = raw.execute(asked).fetchone()
        raw.close()
        await until(lambda: ready(person), GREEN)
        garble(file, page - 1, page)
        await until(lambda: ready(person), RED)

    play(file, scene)


def test_a_file_moved_away_takes_no_more_writes(tmp_path: Path, impatient: None) -> None:
    """They would be lost with it."""

    async def scene(s: Serving) -> None:
        person = s.person()
        (tmp_path / "tea.db").rename(tmp_path / "elsewhere.db")
        assert await ready(person) == RED
        refused = await person.post("/api/tables", {"game": "darjeeling", "seats": SEATS})
        assert refused.status_code == 503
        (tmp_path / "elsewhere.db").rename(tmp_path / "tea.db")
        await until(lambda: ready(person), GREEN)

    play(tmp_path / "tea.db", scene)


def test_postgres_that_takes_no_write_is_not_ready(postgres_url: str, impatient: None) -> None:
    async def scene(s: Serving) -> None:
        person, name = s.person(), postgres_url.rpartition("/")[2]
        await until(lambda: ready(person), GREEN)
        await set_default(
            postgres_url, f"ALTER DATABASE {name} SET default_transaction_read_only=on"
        )
        await renew_connections(s.service.store._engine)  # type: ignore[attr-defined]
        assert await ready(person) == RED

    play(postgres_url, scene)


async def renew_connections(engine: AsyncEngine) -> None:
    """Those in use are closed when they come back: a loop with one left open does not end."""
    old = engine.pool
    await engine.dispose(close=False)
    while old.checkedout() > 0:  # type: ignore[attr-defined]
        await asyncio.sleep(0.01)
    await greenlet_spawn(old.dispose)


async def set_default(url: str, statement: str) -> None:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()


def test_many_questions_are_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", PATIENCE)
    probe, written = state_jobs.probe, []

    def noted(db: Connection, now: int) -> None:
        written.append(now)
        probe(db, now)

    monkeypatch.setattr(state_jobs, "probe", noted)

    async def scene(s: Serving) -> None:
        person = s.person()
        assert await asyncio.gather(*(ready(person) for _ in range(20))) == [GREEN] * 20
        assert len(written) == 1

    play(tmp_path / "tea.db", scene)


# One server to a file


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with Served(tmp_path, command=SERVE) as served:
        second = run_server(tmp_path, "--port", "0")
        assert (second.returncode, second.stdout) == (1, "")
        assert f"Another server (process {served.pid})" in second.stderr
        assert "Traceback" not in second.stderr
        served.kill()
        served.start()  # ready: the lock went with the process


def test_a_link_to_the_file_is_the_same_file(tmp_path: Path) -> None:
    async def scene() -> None:
        store, other = open_store(str(tmp_path / "tea.db")), open_store(str(tmp_path / "link.db"))
        await store.claim("one")
        await store.open()
        (tmp_path / "link.db").symlink_to(tmp_path / "tea.db")
        with pytest.raises(InUse):
            await other.claim("two")
        await store.close()
        await other.claim("two")
        await other.close()

    asyncio.run(scene())


# What is said at the start


def test_a_damaged_database_is_said_before_any_tea_is_served(tmp_path: Path) -> None:
    file = tmp_path / "teahouse.db"

    async def scene(s: Serving) -> None:
        await opened(s.person(), seats=SEATS)

    play(file, scene)
    for break_it in (garble, lambda file: file.write_bytes(b"nothing of the kind" * 400)):
        break_it(file)
        process = run_server(tmp_path, "--port", "0")
        assert (process.returncode, process.stdout) == (1, "")
        assert "is damaged" in process.stderr
        assert "Traceback" not in process.stderr


def test_the_server_without_the_command_line_says_it_too(tmp_path: Path) -> None:
    (tmp_path / "teahouse.db").write_bytes(b"nothing of the kind" * 400)
    process = subprocess.run(
        [sys.executable, "-m", "teahouse.server"],
        env=surroundings(tmp_path, TEAHOUSE_PORT="0"),
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert process.returncode == 1
    assert "damaged" in process.stderr
    assert "Traceback" not in process.stderr


# Files


@pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")
def test_files_are_created_for_their_owner_only(db: str, tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:

        async def scene(s: Serving) -> None:
            await opened(s.person(), seats=SEATS)
            (tmp_path / "old.bak").touch(0o644)
            for name in ("new.bak", "old.bak"):
                await asyncio.to_thread(backup, db, tmp_path / name)
            modes = {f.name: stat.S_IMODE(f.stat().st_mode) for f in tmp_path.iterdir()}
            assert len(modes) >= 2
            assert set(modes.values()) == {0o600}, modes

        play(db, scene)
    finally:
        os.umask(before)


def test_a_failed_backup_leaves_nothing_half_written(postgres_url: str, tmp_path: Path) -> None:
    from teahouse.server.store import StoreDown

    gone = postgres_url.rpartition("/")[0] + "/nowhere"
    with pytest.raises(StoreDown):
        backup(gone, tmp_path / "x.bak")
    assert list(tmp_path.iterdir()) == []

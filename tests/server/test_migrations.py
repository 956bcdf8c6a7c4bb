"""Databases of older versions are brought up to date; tables go on where they were."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from alembic import command
from sqlalchemy import Connection, inspect
from tests.support.serving import Person, Serving, make_moves, play

from teahouse.server.doctor import examine
from teahouse.server.store import open_store
from teahouse.server.store.migrate import configuration
from teahouse.server.store.opening import sqlite_path

DATA = Path(__file__).parent / "data" / "migration-0007.sql"
RUNNING, OVER, RESIGNED, WAITING = (
    "f7nsahg2qiuyok7x", "7p4b6ja6rez2elr9", "nj2xxl3hz7s4jm52", "mpruo6sq304gko39",
)  # fmt: skip
ANN, BEN = "w8xcGODILsjFvEftKLaZUQ", "ZV8B452zv-y__jhk4QQyPA"
ORPHAN = "INSERT INTO move VALUES ('nowhere', 1, 'command', 'act', 0, '[]', '[]', '{}', NULL, 0)"


def old_rows(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """Every row of the old database, by table."""
    db = sqlite3.connect(folder / "rows.db")
    db.row_factory = sqlite3.Row
    db.executescript(DATA.read_text("utf-8"))
    named = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    names = [str(row[0]) for row in named if not str(row[0]).startswith(("sqlite_", "alembic_"))]
    rows = {name: [dict(r) for r in db.execute(f'SELECT * FROM "{name}"')] for name in names}
    db.close()
    return rows


def fill(url: str, folder: Path) -> None:
    """The old database at this address, with an entry of no table in it."""
    if not url.startswith("sqlite:"):
        asyncio.run(fill_postgres(url, folder))
        return
    db = sqlite3.connect(sqlite_path(url))
    db.executescript(DATA.read_text("utf-8"))
    db.execute(ORPHAN)
    db.commit()
    db.close()
    sqlite_path(url).chmod(0o600)


async def fill_postgres(url: str, folder: Path) -> None:
    """PostgreSQL at migration 0007, with the same rows."""
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://", 1))

    def upgrade(connection: Connection) -> None:
        command.upgrade(configuration(connection), "0007")

    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
    await engine.dispose()
    raw = await asyncpg.connect(url)
    for name, rows in old_rows(folder).items():
        await raw.execute(f"DELETE FROM {name}")
        for row in rows:
            columns = ", ".join(f'"{column}"' for column in row)
            places = ", ".join(f"${n}" for n in range(1, len(row) + 1))
            await raw.execute(f"INSERT INTO {name} ({columns}) VALUES ({places})", *row.values())
    await raw.execute(ORPHAN)
    await raw.close()


def person_of(s: Serving, token: str) -> Person:
    person = s.person()
    person.http.cookies.set("teahouse", token)
    return person


def test_running_and_finished_tables_of_migration_0007_go_on(db: str, tmp_path: Path) -> None:
    fill(db, tmp_path)

    async def scene(s: Serving) -> None:
        ann, ben = person_of(s, ANN), person_of(s, BEN)
        before = await ann.updates(RUNNING)
        assert [before["state"]["status"], before["seq"]] == ["running", 6]
        await make_moves(RUNNING, ann, ben, count=3)
        assert (await ann.now(RUNNING))["seq"] == 9
        assert (await ann.get(f"/api/tables/{RUNNING}/notes")).json() == {"text": "remember"}
        replay = (await s.person().get(f"/api/tables/{OVER}/replay")).json()
        assert (replay["status"], replay["outcome"]["how"]) == ("over", "played")
        assert (await s.status(RESIGNED), await s.status(WAITING)) == ("over", "open")

    play(db, scene)
    assert examine(db).findings == []


def test_an_entry_belongs_to_a_table_and_goes_with_it(db: str, tmp_path: Path) -> None:
    fill(db, tmp_path)

    def job(connection: Connection) -> tuple[list[Any], int, int]:
        (key,) = inspect(connection).get_foreign_keys("entries")
        count = "SELECT count(*) FROM entries"
        before = int(connection.exec_driver_sql(count).scalar_one())
        connection.exec_driver_sql(f"DELETE FROM tables WHERE id = '{OVER}'")
        after = int(connection.exec_driver_sql(count).scalar_one())
        return [key["constrained_columns"], key["referred_table"]], before, after

    async def whole() -> tuple[list[Any], int, int]:
        store = open_store(db)
        await store.open()
        try:
            return await store.write(job)
        finally:
            await store.close()

    key, before, after = asyncio.run(whole())
    assert key == [["table_id"], "tables"]
    assert (before, after) == (6 + 93 + 4, 6 + 4)  # the entry of no table is left behind


@pytest.mark.parametrize("old", ["migration-0007", "alubari-version-1"])
def test_a_backup_of_an_older_version_is_restored(old: str, db: str, tmp_path: Path) -> None:
    from teahouse.server.store.transfer import restore

    file = tmp_path / "backup.db"
    with sqlite3.connect(file) as made:
        made.executescript((DATA.parent / f"{old}.sql").read_text("utf-8"))
    made.close()
    assert restore(file, db) == (4 if old == "migration-0007" else 1)
    assert examine(db).findings == []


def test_the_rows_of_the_fixture_are_those_of_its_time(tmp_path: Path) -> None:
    rows = old_rows(tmp_path)
    assert {row["game"] for row in rows["move"]} == {RUNNING, OVER, RESIGNED}
    assert len(rows["tables"]) == 4

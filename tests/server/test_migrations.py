"""An empty database gets today's tables, an earlier one what it lacks; others are refused.

`later_migration` is how a migration is tested: what the database holds is written before it
and read after it.
"""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from tests.support.serving import Serving, play, turn_of

from teahouse.server.doctor import examine
from teahouse.server.store import StoreDown, migrate, open_store
from teahouse.server.store.base import Job
from teahouse.server.store.schema import META
from teahouse.server.store.transfer import backup, restore

T = TypeVar("T")
LATER = f"""
from alembic import op

revision, down_revision = "later", "{migrate.NEWEST}"

def upgrade():
    op.execute("UPDATE tables SET opened_from = 'later'")
"""


def written(db: str, job: Job[T]) -> T:
    """Open a database, which brings it up to date, and do something with it."""

    async def whole() -> T:
        store = open_store(db)
        await store.open()
        try:
            return await store.write(job)
        finally:
            await store.close()

    return asyncio.run(whole())


def later_migration(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one more migration from now on."""
    shutil.copytree(migrate.FOLDER, folder / "migrations")
    (folder / "migrations" / "versions" / "later.py").write_text(LATER, encoding="utf-8")
    monkeypatch.setattr(migrate, "FOLDER", folder / "migrations")
    monkeypatch.setattr(migrate, "NEWEST", "later")


def difference(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), META))


def at_revision(name: str) -> Job[None]:
    def job(connection: Connection) -> None:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{name}'")

    return job


def opened_from(connection: Connection) -> list[str]:
    return [str(row[0]) for row in connection.exec_driver_sql("SELECT opened_from FROM tables")]


def test_an_empty_database_gets_todays_tables(db: str) -> None:
    assert written(db, difference) == []
    script = ScriptDirectory.from_config(migrate.configuration(None))
    assert script.get_current_head() == migrate.NEWEST


def test_entries_go_with_their_table(db: str) -> None:
    async def scene(s: Serving) -> None:
        await s.table_of_two()

    def counts(connection: Connection) -> tuple[int, int]:
        count = "SELECT count(*) FROM entries"
        before = int(connection.exec_driver_sql(count).scalar_one())
        connection.exec_driver_sql("DELETE FROM tables")
        return before, int(connection.exec_driver_sql(count).scalar_one())

    play(db, scene)
    before, after = written(db, counts)
    assert before > 0
    assert after == 0


def test_a_running_table_goes_on_after_a_migration(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[str] = []
    cookies: list[str] = []

    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        tables.append(table)
        cookies.extend(person.http.cookies["teahouse"] for person in (ann, ben))

    play(db, scene)
    later_migration(tmp_path, monkeypatch)

    async def later(s: Serving) -> None:
        ann, ben = (s.person() for _ in range(2))
        for person, cookie in zip((ann, ben), cookies, strict=True):
            person.http.cookies.set("teahouse", cookie)
        actor, _ = await turn_of(tables[0], ann, ben)
        assert (await actor.act(tables[0])).status_code == 200

    play(db, later)
    assert written(db, opened_from) == ["later"]
    assert examine(db).findings == []


def test_an_earlier_backup_is_migrated_in_a_copy(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(s: Serving) -> None:
        await s.table_of_two()

    file = tmp_path / "backup.db"
    play(db, scene)
    backup(db, file)
    before = file.read_bytes()
    later_migration(tmp_path, monkeypatch)
    assert restore(file, db, force=True) == 1
    assert written(db, opened_from) == ["later"]
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("revision", "why"),
    [("2", "newer"), ("9999", "newer"), ("0001", "under development"), ("0010", "move it away")],
)
def test_a_database_that_only_another_program_understands_is_refused(
    db: str, revision: str, why: str
) -> None:
    written(db, at_revision(revision))
    with pytest.raises(StoreDown, match=why):
        written(db, difference)

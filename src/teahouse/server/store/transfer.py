"""Backup and restore. A backup is one SQLite file, whatever the store; it restores into any store.

Both run beside a live server. A backup is one snapshot. A restore is one transaction that starts a
new generation: no server writes while it runs, and what began before it is refused afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, create_engine, delete, func, insert, select
from sqlalchemy.exc import DBAPIError

from . import state_jobs
from .base import StoreDown
from .files import check_whole, copy_database, create_anew
from .migrate import is_current, migrate, version
from .notifications import StoreReplaced
from .opening import open_store, sqlite_path
from .schema import KEPT, PASSING, ban, chat, report, tables

AT_ONCE = 500


class NotEmpty(StoreDown):
    """The target holds tables already."""


def is_sqlite(url: str) -> bool:
    return "://" not in url or url.startswith("sqlite:")


def backup(url: str, file: Path) -> int:
    """Write everything that was acknowledged so far to a file; the number of tables."""
    if is_sqlite(url):
        copy_database(sqlite_path(url), file)
    else:
        asyncio.run(_from_postgres(url, file))
    return count(file)


async def _from_postgres(url: str, file: Path) -> None:
    fresh = file.with_name(file.name + ".new")
    create_anew(fresh)
    store = open_store(url)
    try:
        await store.open()
        await store.snapshot(lambda db: _write_file(db, fresh))
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    finally:
        await store.close()
    fresh.replace(file)


def _write_file(source: Connection, file: Path) -> None:
    with _open_file(file) as target:
        migrate(target)
        copy_rows(source, target)


def count(file: Path) -> int:
    with _open_file(file) as db:
        return int(db.execute(select(func.count()).select_from(tables)).scalar_one())


@contextlib.contextmanager
def _open_file(file: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def restore(file: Path, url: str, force: bool = False) -> int:
    """Bring a backup into a store; what is there already goes only if forced."""
    if not file.exists():
        raise StoreDown(f"there is no backup {file}")
    with _up_to_date(file) as readable:
        return asyncio.run(_restore(readable, url, force))


@contextlib.contextmanager
def _up_to_date(file: Path) -> Iterator[Path]:
    """The backup, or a migrated copy of it if an older program wrote it: it stays as it is."""
    check_whole(file)
    if _is_current(file):
        yield file
        return
    with tempfile.TemporaryDirectory() as folder:
        migrated = Path(folder) / "migrated.db"
        copy_database(file, migrated)
        with _open_file(migrated) as db:
            migrate(db)
        yield migrated


def _is_current(file: Path) -> bool:
    with contextlib.suppress(DBAPIError), _open_file(file) as db:
        if version(db) is not None:
            return is_current(db)
    raise StoreDown(f"{file} is not a backup")


async def _restore(file: Path, url: str, force: bool) -> int:
    store = open_store(url)
    await store.open()
    try:
        await store.write(lambda db: _replace_all(db, file, force), StoreReplaced())
    finally:
        await store.close()
    return count(file)


def _replace_all(target: Connection, file: Path, force: bool) -> None:
    state_jobs.next_generation(target)
    held = target.execute(select(func.count()).select_from(tables)).scalar_one()
    if held and not force:
        raise NotEmpty(f"the database holds {held} tables already")
    for table in (*KEPT, *PASSING):
        target.execute(delete(table))
    try:
        with _open_file(file) as source:
            copy_rows(source, target)
    except DBAPIError:
        raise StoreDown(f"{file} is not a backup") from None
    if target.dialect.name == "postgresql":
        for table in (chat, report, ban):  # what numbers itself goes on after the last
            last = func.coalesce(func.max(table.c.id), 0) + 1
            sequence = func.pg_get_serial_sequence(table.name, "id")
            target.execute(select(func.setval(sequence, last)))


def copy_rows(source: Connection, target: Connection) -> None:
    for table in KEPT:
        target.execute(delete(table))  # a fresh database has an address key of its own
        found = source.execute(select(table)).mappings()
        while rows := found.fetchmany(AT_ONCE):
            target.execute(insert(table), [{str(k): v for k, v in row.items()} for row in rows])

"""Backup and restore. A backup is one SQLite file, whatever the store; it restores into any store.

Both run beside a live server: a backup is one consistent reading, a restore one transaction, after
which the server lets go of all it holds in memory.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, delete, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from .base import REPLACED, StoreDown
from .migrate import migrate
from .opening import open_store, sqlite_path
from .schema import KEPT, META, chat, tables
from .sqlite import copy_database

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
    fresh.unlink(missing_ok=True)
    store = open_store(url)
    await store.open()
    try:
        await store.read(lambda db: _write_file(db, fresh))
    finally:
        await store.close()
    fresh.replace(file)


def _write_file(source: Connection, file: Path) -> None:
    source.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    with _opened(file) as target:
        migrate(target)
        copy_rows(source, target)


def count(file: Path) -> int:
    with _opened(file) as db:
        return int(db.execute(select(func.count()).select_from(tables)).scalar_one())


def _opened(file: Path) -> Any:
    return create_engine(f"sqlite:///{file}").begin()


def restore(file: Path, url: str, force: bool = False) -> int:
    """Bring a backup into a store; what is there already goes only if forced."""
    if not file.exists():
        raise StoreDown(f"there is no backup {file}")
    return asyncio.run(_restore(file, url, force))


async def _restore(file: Path, url: str, force: bool) -> int:
    store = open_store(url)
    await store.open()
    try:
        await store.write(lambda db: _replace_all(db, file, force), REPLACED)
    finally:
        await store.close()
    return count(file)


def _replace_all(target: Connection, file: Path, force: bool) -> None:
    held = target.execute(select(func.count()).select_from(tables)).scalar_one()
    if held and not force:
        raise NotEmpty(f"the database holds {held} tables already")
    for table in META.sorted_tables:
        target.execute(delete(table))
    try:
        with _opened(file) as source:
            migrate(source)
            copy_rows(source, target)
    except DBAPIError:
        raise StoreDown(f"{file} is not a backup") from None
    if target.dialect.name == "postgresql":
        last = func.coalesce(func.max(chat.c.id), 0) + 1
        target.execute(select(func.setval(text("pg_get_serial_sequence('chat', 'id')"), last)))


def copy_rows(source: Connection, target: Connection) -> None:
    for table in KEPT:
        target.execute(delete(table))  # a fresh database has an address key of its own
        found = source.execute(select(table)).mappings()
        while rows := found.fetchmany(AT_ONCE):
            target.execute(insert(table), [{str(k): v for k, v in row.items()} for row in rows])

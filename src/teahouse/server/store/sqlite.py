"""SQLite: one writer thread that commits in groups, readers beside it."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from .base import REPLACED, Job, Listener, StoreDown
from .migrate import migrate

T = TypeVar("T")
LARGEST_GROUP = 256
FULL = 2  # PRAGMA synchronous


@dataclass(slots=True)
class _Waiting:
    """A job in the queue and whom to tell."""

    job: Job[Any]
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None

    def tell(self) -> None:
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class SqliteStore:
    """The default: one file in the user's data folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(2, "teahouse-read")
        self._thread: threading.Thread | None = None
        self.groups = 0  # commits so far; below the number of jobs when they came together
        self.jobs = 0
        self._listeners: list[Listener] = []
        self._version: int | None = None  # changes when another program writes to the file

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._prepare)
        self._thread = threading.Thread(target=self._write_on, name="teahouse-write", daemon=True)
        self._thread.start()

    def _prepare(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._writer = _engine(self.path, "BEGIN IMMEDIATE", pool_size=1)
            self._reader = _engine(self.path, "BEGIN", pool_size=2)
            with self._writer.connect() as connection:
                _assert_durable(connection)
                with connection.begin():
                    migrate(connection)
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown(f"the database {self.path} cannot be opened: {_cause(error)}") from None

    async def close(self) -> None:
        self._queue.put(None)
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()
        self._writer.dispose()
        self._reader.dispose()

    async def read(self, job: Job[T]) -> T:
        return await self._loop.run_in_executor(self._readers, self._read, job)

    def _read(self, job: Job[T]) -> T:
        try:
            with self._reader.connect() as connection, connection.begin():
                return job(connection)
        except (DBAPIError, sqlite3.Error, OSError) as error:
            raise StoreDown(_cause(error)) from None

    async def write(self, job: Job[T], changed: str | None = None) -> T:
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Waiting(job, future))
        return await future

    def listen(self, listener: Listener) -> None:
        """Nobody else writes to this file, except a restore."""
        self._listeners.append(listener)

    async def save_copy(self, file: str) -> None:
        await asyncio.to_thread(copy_database, self.path, Path(file))

    # The writer thread

    def _write_on(self) -> None:
        while group := self._next_group():
            self._commit(group)

    def _next_group(self) -> list[_Waiting]:
        """All that waits now, at least one; nothing when the store closes."""
        first = self._queue.get()
        group = [first] if first is not None else []
        while group and len(group) < LARGEST_GROUP and not self._queue.empty():
            further = self._queue.get()
            if further is None:
                self._queue.put(None)
                break
            group.append(further)
        return group

    def _commit(self, group: list[_Waiting]) -> None:
        try:
            with self._writer.connect() as connection, connection.begin():
                self._check_version(connection)
                for waiting in group:
                    _attempt(connection, waiting)
        except Exception as error:
            down = StoreDown(_cause(error))
            for waiting in group:
                waiting.error = waiting.error or down
        self.groups += 1
        self.jobs += len(group)
        _tell_all(self._loop, group)

    def _check_version(self, connection: Connection) -> None:
        """Write nothing onto contents that were exchanged: what we know of them is wrong."""
        version = int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())
        known, self._version = self._version, version
        if known not in (None, version):
            for listener in self._listeners:
                self._loop.call_soon_threadsafe(listener, REPLACED)
            raise StoreDown("the database was exchanged")


def _attempt(connection: Connection, waiting: _Waiting) -> None:
    """One job of a group: its failure takes back its own changes only."""
    try:
        with connection.begin_nested():
            waiting.result = waiting.job(connection)
    except DBAPIError as error:
        waiting.error = StoreDown(_cause(error))
    except Exception as error:
        waiting.error = error


def _tell_all(loop: asyncio.AbstractEventLoop, group: list[_Waiting]) -> None:
    def tell() -> None:
        for waiting in group:
            waiting.tell()

    try:
        loop.call_soon_threadsafe(tell)
    except RuntimeError:  # the loop is gone: nobody waits any more
        return


def _engine(path: Path, begin: str, pool_size: int) -> Engine:
    engine = create_engine(f"sqlite:///{path}", pool_size=pool_size, max_overflow=0)

    @event.listens_for(engine, "connect")
    def connected(dbapi: Any, record: Any) -> None:
        dbapi.isolation_level = None  # BEGIN is ours, or savepoints would not hold
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
            dbapi.execute(f"PRAGMA {pragma}").fetchall()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _assert_durable(connection: Connection) -> None:
    """Refuse a file system that cannot keep the promise."""
    pragmas: Callable[[str], Any] = lambda name: (  # noqa: E731
        connection.exec_driver_sql(f"PRAGMA {name}").scalar()
    )
    mode, synchronous = pragmas("journal_mode"), pragmas("synchronous")
    connection.rollback()
    if mode != "wal" or synchronous != FULL:
        raise StoreDown(f"SQLite runs with journal_mode={mode}, synchronous={synchronous}")


def _cause(error: BaseException) -> str:
    """What the database says, without the statement and its values."""
    origin = getattr(error, "orig", None)
    return str(origin if origin is not None else error)


def copy_database(source: Path, target: Path) -> None:
    """SQLite's own online backup: consistent while others write."""
    if not source.exists():
        raise StoreDown(f"there is no database {source}")
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(target.name + ".new")
    fresh.unlink(missing_ok=True)
    try:
        old, new = sqlite3.connect(source), sqlite3.connect(fresh)
        try:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE").fetchall()
        finally:
            new.close()
            old.close()
    except sqlite3.Error as error:
        fresh.unlink(missing_ok=True)
        raise StoreDown(str(error)) from None
    fresh.replace(target)

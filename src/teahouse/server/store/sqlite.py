"""SQLite: one writer thread with group commit, and concurrent readers."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from teahouse.server.entries import Entry, TableSummary

from . import files, jobs, state_jobs
from .base import ChangeHandler, Damaged, Job, Replaced, StoreDown
from .migrate import migrate
from .notifications import AnythingChanged, Change, StoreReplaced
from .prepared_statements import driver

T = TypeVar("T")
LARGEST_GROUP = 256  # from which on no further jobs are added
LOOK_SECONDS = 1.0  # between two looks at what other programs wrote, while nothing is written here
LOCK_SECONDS = 5.0  # to wait while another program writes
FULL = 2  # PRAGMA synchronous


@dataclass(slots=True)
class _Waiting:
    """A job in the queue and whom to tell."""

    job: Job[Any]
    future: asyncio.Future[Any]
    generation: int
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
        self._queue: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        self._gathered: list[_Waiting] = []  # in this round of the event loop
        self._readers = ThreadPoolExecutor(2, "teahouse-read")
        self._thread: threading.Thread | None = None
        self.groups = 0  # commits so far; below the number of jobs when they came together
        self.jobs = 0
        self._handlers: list[ChangeHandler] = []
        self._held: Connection | None = None  # the writer's, from one group to the next
        self._version: int | None = None  # changes when another program writes to the file
        self._claim: IO[str] | None = None
        self.generation = 0
        self.damaged: str | None = None
        self.members: frozenset[str] = frozenset()  # there is only one

    async def claim(self, name: str) -> None:
        if self._claim is not None:
            return
        try:
            self._claim = await asyncio.to_thread(files.claim, self.path)
        except OSError as error:
            raise StoreDown(f"the database {self.path} cannot be opened: {error}") from None

    async def open(self) -> None:
        if self._thread is not None:
            return
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._prepare)
        self._thread = threading.Thread(target=self._write_on, name="teahouse-write", daemon=True)
        self._thread.start()

    def _prepare(self) -> None:
        try:
            files.create_private(self.path)
            if self._claim is not None:  # a server starts
                files.check_whole(self.path)
            self._file = files.identity(self.path)
            self._writer = _engine(self._connect, "BEGIN IMMEDIATE", pool_size=1)
            self._reader = _engine(self._connect, "BEGIN", pool_size=3)
            with self._writer.connect() as connection:
                _assert_durable(connection)
                with connection.begin():
                    migrate(connection)
                    self.generation = state_jobs.generation(connection)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            why = files.damage(error)
            if why is not None:
                raise Damaged(str(self.path), why) from None
            raise StoreDown(f"the database {self.path} cannot be opened: {_cause(error)}") from None

    def _connect(self) -> sqlite3.Connection:
        """Connect to the file that was opened, never to another or a newly created one."""
        self._check_file()
        address = f"{self.path.absolute().as_uri()}?mode=rw"
        return sqlite3.connect(address, uri=True, check_same_thread=False)

    async def close(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            self._hand_over()
            self._queue.put(None)
            await asyncio.to_thread(thread.join)
            self._writer.dispose()
            self._reader.dispose()
        self._readers.shutdown()
        if self._claim is not None:
            self._claim.close()
            self._claim = None

    async def check(self) -> None:
        try:
            await asyncio.to_thread(files.check_whole, self.path)
            self.damaged = None
        except Damaged as error:
            self.damaged = error.why
            raise

    async def read(self, job: Job[T]) -> T:
        return await self._loop.run_in_executor(self._readers, self._read, job)

    def _read(self, job: Job[T]) -> T:
        try:
            with self._reader.connect() as connection, connection.begin():
                return job(connection)
        except (DBAPIError, sqlite3.Error, OSError) as error:
            raise self._down(error) from None

    def _down(self, error: Exception) -> StoreDown:
        """What to say of an error; damage is remembered until all of the file is found whole."""
        why = files.damage(error)
        if why is None:
            return StoreDown(_cause(error))
        self.damaged = why
        return Damaged(str(self.path), why)

    snapshot = read  # a transaction of SQLite reads one moment

    async def write(
        self, job: Job[T], changed: Change | None = None, generation: int | None = None
    ) -> T:
        return await self._enqueue(job, generation or self.generation)

    def append(
        self, entry: Entry, summary: TableSummary, seen: int = 0, changed: Change | None = None,
        generation: int | None = None,
    ) -> asyncio.Future[None]:  # fmt: skip
        job = partial(jobs.append_entry, entry=entry, summary=summary, seen=seen)
        return self._enqueue(job, generation or self.generation)

    def _enqueue(self, job: Job[T], generation: int) -> asyncio.Future[T]:
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Waiting(job, future, generation))
        return future

    def _hand_over(self) -> None:
        """Wake the writer once for all jobs of a round: they become one group."""
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._queue.put(gathered)

    def on_change(self, handler: ChangeHandler) -> None:
        """No other server writes to this file, but a restore does, and commands of the host."""
        self._handlers.append(handler)

    def notice(self, generation: int) -> None:
        if generation != self.generation:
            self.generation = generation
            self._tell(StoreReplaced())

    def _tell(self, change: Change) -> None:
        for handle in self._handlers:
            handle(change)

    # The writer thread

    def _write_on(self) -> None:
        while group := self._next_group():
            self._commit(group)
        self._let_go()

    def _writing(self) -> Connection:
        """The connection of this thread: to take one out for each group takes as long as a row."""
        if self._held is None:
            self._held = self._writer.connect()
        return self._held

    def _let_go(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            with contextlib.suppress(SQLAlchemyError, sqlite3.Error):
                held.close()

    def _next_group(self) -> list[_Waiting]:
        """All that waits now, at least one job; nothing when the store closes."""
        group = list(self._next() or ())
        while group and len(group) < LARGEST_GROUP and not self._queue.empty():
            further = self._queue.get()
            if further is None:
                self._queue.put(None)
                break
            group += further
        return group

    def _next(self) -> list[_Waiting] | None:
        while True:
            try:
                return self._queue.get(timeout=LOOK_SECONDS)
            except queue.Empty:
                self._look_around()

    def _commit(self, group: list[_Waiting]) -> None:
        try:
            self._check_file()
            connection = self._writing()
            with connection.begin():
                generation = self._heard_on(connection)
                for waiting in group:
                    if waiting.generation == generation:
                        self._attempt(connection, waiting)
                    else:
                        waiting.error = Replaced()
        except Exception as error:
            self._let_go()  # the next group begins with a new one
            down = error if isinstance(error, StoreDown) else self._down(error)
            for waiting in group:
                waiting.error = waiting.error or down
        self.groups += 1
        self.jobs += len(group)
        _tell_all(self._loop, group)

    def _attempt(self, connection: Connection, waiting: _Waiting) -> None:
        """One job of a group: its failure takes back its own changes only."""
        raw = driver(connection)
        raw.execute("SAVEPOINT job")
        try:
            waiting.result = waiting.job(connection)
        except Exception as error:
            failed = isinstance(error, DBAPIError | sqlite3.Error)
            waiting.error = self._down(error) if failed else error
            raw.execute("ROLLBACK TO job")
        raw.execute("RELEASE job")

    def _check_file(self) -> None:
        """What is written to a file that lies elsewhere by now would be lost."""
        try:
            same = files.identity(self.path) == self._file
        except OSError:
            same = False
        if not same:
            raise StoreDown(
                f"the database {self.path} was moved or exchanged: start the server anew"
            )

    # Other programs

    def _look_around(self) -> None:
        with contextlib.suppress(SQLAlchemyError, sqlite3.Error, StoreDown):
            with self._reader.connect() as connection:  # not as a writer: they would have to wait
                generation = state_jobs.generation(connection)
            self._hear(_data_version(self._writing()), generation)

    def _heard_on(self, connection: Connection) -> int:
        """The generation of the content, within the transaction that is to change it."""
        generation = state_jobs.generation(connection)
        self._hear(_data_version(connection), generation)
        return generation

    def _hear(self, version: int, generation: int) -> None:
        known, self._version = self._version, version
        if known not in (None, version) or generation != self.generation:
            with contextlib.suppress(RuntimeError):  # the loop is gone
                self._loop.call_soon_threadsafe(self._others_wrote, generation)

    def _others_wrote(self, generation: int) -> None:
        if generation == self.generation:
            self._tell(AnythingChanged())
        self.notice(generation)


def _data_version(connection: Connection) -> int:
    """It differs from that of before if another program wrote; asked without a transaction."""
    return int(driver(connection).execute("PRAGMA data_version").fetchone()[0])


def _tell_all(loop: asyncio.AbstractEventLoop, group: list[_Waiting]) -> None:
    def tell() -> None:
        for waiting in group:
            waiting.tell()

    try:
        loop.call_soon_threadsafe(tell)
    except RuntimeError:  # the loop is gone: nobody waits any more
        return


def _engine(connect: Callable[[], sqlite3.Connection], begin: str, pool_size: int) -> Engine:
    engine = create_engine(
        "sqlite://", creator=connect, poolclass=QueuePool, pool_size=pool_size, max_overflow=0
    )

    @event.listens_for(engine, "connect")
    def set_pragmas(dbapi: Any, record: Any) -> None:
        dbapi.isolation_level = None  # BEGIN is ours, or savepoints would not hold
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            f"busy_timeout={LOCK_SECONDS * 1000:.0f}",
            "foreign_keys=ON",
        ):
            dbapi.execute(f"PRAGMA {pragma}").fetchall()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        driver(connection).execute(begin)

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

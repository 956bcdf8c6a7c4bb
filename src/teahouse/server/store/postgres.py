"""PostgreSQL: several server processes share it; LISTEN/NOTIFY carries ids only."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import structlog
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from . import state_jobs
from .base import ChangeHandler, Job, Replaced, StoreDown
from .changes import AnythingChanged, Change, StoreReplaced, decode, encode
from .migrate import migrate

T = TypeVar("T")
CHANNEL = "teahouse"
MIGRATION_LOCK = 0x7EA
FIRST_LISTEN = 5.0  # seconds
CONNECTIONS = 16
GONE = (DBAPIError, PoolTimeout, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
LOG = structlog.get_logger("teahouse.store")


class PostgresStore:
    """A database server; every write is its own transaction, grouped by the server itself.

    What changed is told after the commit and on the connection that listens: a NOTIFY within would
    make all writers wait in one line, and so nobody hears of what this process did itself. Should
    it die in between, the others look again when it starts anew.
    """

    def __init__(self, url: str) -> None:
        self._dsn = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._url = self._dsn.replace("postgresql://", "postgresql+asyncpg://", 1)
        self._handlers: list[ChangeHandler] = []
        self._hearing: asyncio.Task[None] | None = None
        self._closing, self._listening = asyncio.Event(), asyncio.Event()
        self._running: set[asyncio.Task[Any]] = set()
        self._unsent: dict[Change, None] = {AnythingChanged(): None}  # in order, each once
        self._has_unsent = asyncio.Event()
        self._engine: AsyncEngine | None = None
        self.generation = 0
        self.damaged: str | None = None

    async def claim(self) -> None:
        """Any number of servers may share it."""

    async def open(self) -> None:
        if self._engine is not None:
            return
        self._engine = create_async_engine(
            self._url, pool_size=CONNECTIONS, max_overflow=0, pool_timeout=10
        )
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._snapshots = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        try:
            async with self._engine.begin() as connection:
                self.generation = await connection.run_sync(_prepare)
        except GONE as error:
            await self._engine.dispose()
            self._engine = None
            raise StoreDown(f"PostgreSQL cannot be reached: {_cause(error)}") from None
        self._hearing = asyncio.create_task(self._hear())
        with contextlib.suppress(TimeoutError):  # who hears from the start need not look again
            await asyncio.wait_for(self._listening.wait(), FIRST_LISTEN)

    async def close(self) -> None:
        if self._closing.is_set():
            return
        self._closing.set()
        self._has_unsent.set()
        if self._hearing is not None:
            # let it finish what it asks: a question given up leaves a connection open behind it
            with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(self._hearing, 5)
        await asyncio.gather(*self._running, return_exceptions=True)
        if self._engine is not None:
            await self._engine.dispose()

    async def check(self) -> None:
        """Its pages are the business of the database server (data_checksums)."""

    async def read(self, job: Job[T]) -> T:
        return await self._run(self._read(job))

    async def snapshot(self, job: Job[T]) -> T:
        return await self._run(self._snapshot(job))

    async def write(
        self, job: Job[T], changed: Change | None = None, generation: int | None = None
    ) -> T:
        return await self._run(self._write(job, changed, generation or self.generation))

    def notice(self, generation: int) -> None:
        if generation != self.generation:
            self.generation = generation
            self._tell(StoreReplaced())

    async def _run(self, work: Coroutine[Any, Any, T]) -> T:
        """To its end, even if nobody waits any more: half a question leaves a connection open."""
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # heard, whether or not somebody still waits

    async def _read(self, job: Job[T]) -> T:
        try:
            async with self._reading.connect() as connection:
                return await connection.run_sync(job)
        except GONE as error:
            raise StoreDown(_cause(error)) from None

    async def _snapshot(self, job: Job[T]) -> T:
        try:
            async with self._snapshots.connect() as connection:
                return await connection.run_sync(job)
        except GONE as error:
            raise StoreDown(_cause(error)) from None

    async def _write(self, job: Job[T], changed: Change | None, generation: int) -> T:
        assert self._engine is not None
        try:
            async with self._engine.begin() as connection:
                # The lock this reading takes lasts as long as the transaction: a restore waits for
                # it, or this waits for the restore and finds its generation.
                current = await connection.run_sync(state_jobs.generation)
                if current != generation:
                    self.notice(current)
                    raise Replaced
                result = await connection.run_sync(job)
        except GONE as error:
            raise StoreDown(_cause(error)) from None
        if changed is not None:
            self._unsent[changed] = None
            self._has_unsent.set()
        return result

    def on_change(self, handler: ChangeHandler) -> None:
        self._handlers.append(handler)

    # Hearing of others

    async def _hear(self) -> None:
        """Keep one connection that listens; after a break, tell everybody to look again."""
        pause = 0.1
        while not self._closing.is_set():
            try:
                connection = await asyncpg.connect(self._dsn)
                pause = 0.1
                await self._hear_on(connection)
            except GONE:
                LOG.warning("listener-lost")
                await self._closed_within(pause)
                pause = min(pause * 2, 5)

    async def _hear_on(self, connection: Any) -> None:
        try:
            await connection.execute("SET synchronous_commit TO off")  # it only ever tells
            await connection.add_listener(CHANNEL, self._heard)
            self._tell(AnythingChanged())
            await self._tell_others(connection)
            self._listening.set()
            while not connection.is_closed() and not self._closing.is_set():
                if await self._any_unsent_within(1):
                    await self._tell_others(connection)
                else:
                    await connection.execute("SELECT 1")
            await self._tell_others(connection)
            await connection.close(timeout=2)
        finally:
            connection.terminate()

    async def _tell_others(self, connection: Any) -> None:
        self._has_unsent.clear()
        unsent, self._unsent = self._unsent, {}
        try:
            await connection.execute(NOTIFY, CHANNEL, [encode(change) for change in unsent])
        except GONE:
            self._unsent = {**unsent, **self._unsent}
            raise

    async def _any_unsent_within(self, seconds: float) -> bool:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._has_unsent.wait(), seconds)
        return self._has_unsent.is_set()

    async def _closed_within(self, seconds: float) -> bool:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)
        return self._closing.is_set()

    def _heard(self, connection: Any, process: int, channel: str, payload: Any) -> None:
        if process != connection.get_server_pid():
            self._tell(decode(str(payload)))

    def _tell(self, change: Change) -> None:
        for handle in self._handlers:
            handle(change)


NOTIFY = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"


def _prepare(connection: Connection) -> int:
    """Check durability, then migrate, one process at a time; the generation of the content."""
    for setting in ("fsync", "synchronous_commit"):
        value = connection.exec_driver_sql(f"SHOW {setting}").scalar()
        if value == "off":
            raise StoreDown(f"PostgreSQL runs with {setting}=off")
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    migrate(connection)
    return state_jobs.generation(connection)


def _cause(error: BaseException) -> str:
    origin = getattr(error, "orig", None)
    return str(origin if origin is not None else error)

"""PostgreSQL: several server processes share it; LISTEN/NOTIFY carries ids only."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import structlog
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .base import ANY, Job, Listener, StoreDown
from .migrate import migrate

T = TypeVar("T")
CHANNEL = "teahouse"
MIGRATION_LOCK = 0x7EA
FIRST_LISTEN = 5.0  # seconds
GONE = (DBAPIError, PoolTimeout, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
LOG = structlog.get_logger("teahouse.store")


class PostgresStore:
    """A database server; every write is its own transaction, grouped by the server itself."""

    def __init__(self, url: str) -> None:
        self._dsn = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._url = self._dsn.replace("postgresql://", "postgresql+asyncpg://", 1)
        self._listeners: list[Listener] = []
        self._hearing: asyncio.Task[None] | None = None
        self._closing, self._listening = asyncio.Event(), asyncio.Event()
        self._running: set[asyncio.Task[Any]] = set()
        self._engine: AsyncEngine | None = None

    async def open(self) -> None:
        self._engine = create_async_engine(
            self._url, pool_size=10, max_overflow=10, pool_timeout=10, pool_pre_ping=True
        )
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(_prepare)
        except GONE as error:
            raise StoreDown(f"PostgreSQL cannot be reached: {_cause(error)}") from None
        self._hearing = asyncio.create_task(self._hear())
        with contextlib.suppress(TimeoutError):  # who hears from the start need not look again
            await asyncio.wait_for(self._listening.wait(), FIRST_LISTEN)

    async def close(self) -> None:
        self._closing.set()
        if self._hearing is not None:
            # let it finish what it asks: a question given up leaves a connection open behind it
            with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(self._hearing, 5)
        await asyncio.gather(*self._running, return_exceptions=True)
        if self._engine is not None:
            await self._engine.dispose()

    async def read(self, job: Job[T]) -> T:
        return await self._run(job, None)

    async def write(self, job: Job[T], changed: str | None = None) -> T:
        return await self._run(job, changed)

    async def _run(self, job: Job[T], changed: str | None) -> T:
        """To its end, even if nobody waits any more: half a question leaves a connection open."""
        task = asyncio.ensure_future(self._transaction(job, changed))
        self._running.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # heard, whether or not somebody still waits

    async def _transaction(self, job: Job[T], changed: str | None) -> T:
        assert self._engine is not None
        try:
            async with self._engine.begin() as connection:
                result = await connection.run_sync(job)
                if changed is not None:
                    await connection.execute(NOTIFY, {"id": changed})
            return result
        except GONE as error:
            raise StoreDown(_cause(error)) from None

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def save_copy(self, file: str) -> None:
        raise StoreDown("use pg_dump for PostgreSQL; see docs/hosting.md")

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
            await connection.add_listener(CHANNEL, self._heard)
            self._listening.set()
            self._tell(ANY)
            while not connection.is_closed() and not await self._closed_within(1):
                await connection.execute("SELECT 1")
            await connection.close(timeout=2)
        finally:
            connection.terminate()

    async def _closed_within(self, seconds: float) -> bool:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)
        return self._closing.is_set()

    def _heard(self, connection: Any, process: int, channel: str, payload: Any) -> None:
        self._tell(str(payload))

    def _tell(self, table_id: str) -> None:
        for listener in self._listeners:
            listener(table_id)


NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :id)")


def _prepare(connection: Connection) -> None:
    """Check durability, then migrate: one process at a time."""
    for setting in ("fsync", "synchronous_commit"):
        value = connection.exec_driver_sql(f"SHOW {setting}").scalar()
        if value == "off":
            raise StoreDown(f"PostgreSQL runs with {setting}=off")
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    migrate(connection)


def _cause(error: BaseException) -> str:
    origin = getattr(error, "orig", None)
    return str(origin if origin is not None else error)

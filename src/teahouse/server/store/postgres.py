"""PostgreSQL: several server processes share it; LISTEN/NOTIFY carries ids only."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import structlog
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from teahouse.server.entries import Entry, TableSummary

from . import state_jobs
from .base import ChangeHandler, Job, Replaced, StoreDown
from .grouped_appends import GroupedAppends
from .migrate import migrate
from .notifications import AnythingChanged, Change, StoreReplaced, decode_all, encode_all

T = TypeVar("T")
CHANNEL = "teahouse"
MIGRATION_LOCK = 0x7EA
FIRST_LISTEN = 5.0  # seconds
LOOK_SECONDS = 1.0  # between two looks at who else is connected
TELL_SECONDS = 0.02  # between two notices of what changed
CONNECTIONS = 16
MEMBER = "teahouse "  # begins the application_name of a connection that listens; a server's name
KEEPALIVES = {
    "tcp_keepalives_idle": "1",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "2",
}
GONE = (DBAPIError, PoolTimeout, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
LOG = structlog.get_logger("teahouse.store")


class PostgresStore:
    """A database server. Entries of journals are written in groups, any other write is its own
    transaction.

    Changes are notified after the commit, on the listening connection: a NOTIFY inside the
    transaction would serialize all writers, and a process would hear its own changes. If it dies
    in between, the others look again when it restarts. A process on its own notifies nobody.
    """

    def __init__(self, url: str) -> None:
        self._dsn = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._url = self._dsn.replace("postgresql://", "postgresql+asyncpg://", 1)
        self._handlers: list[ChangeHandler] = []
        self._hearing: asyncio.Task[None] | None = None
        self._closing, self._listening = asyncio.Event(), asyncio.Event()
        self._running: set[asyncio.Task[Any]] = set()
        self._unsent: dict[Change, None] = {AnythingChanged(): None}  # in order, each once
        self._has_unsent, self._look_now = asyncio.Event(), asyncio.Event()
        self._is_alone = False  # nobody else listens, as far as is known
        self.appends = GroupedAppends(self._dsn, self.notice)
        self._engine: AsyncEngine | None = None
        self.generation = 0
        self.damaged: str | None = None
        self.members: frozenset[str] = frozenset()
        self._name: str | None = None

    async def claim(self, name: str) -> None:
        """Any number of servers may share it; the others see its name while it is connected."""
        self._name = name

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
        except (StoreDown, *GONE) as error:
            await self._engine.dispose()
            self._engine = None
            if isinstance(error, StoreDown):
                raise
            raise StoreDown(f"PostgreSQL cannot be reached: {_cause(error)}") from None
        self._hearing = asyncio.create_task(self._hear())
        with contextlib.suppress(TimeoutError):  # who hears from the start need not look again
            await asyncio.wait_for(self._listening.wait(), FIRST_LISTEN)

    async def close(self) -> None:
        if self._closing.is_set():
            return
        self._closing.set()
        self._has_unsent.set()
        self._look_now.set()
        await self.appends.close()
        if self._hearing is not None:
            # let it finish what it asks: a question given up leaves a connection open behind it
            with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(self._hearing, 5)
        await asyncio.gather(*self._running, return_exceptions=True)
        if self._engine is not None:
            await self._engine.dispose()

    async def check(self) -> None:
        """Checking pages is up to the database server (data_checksums)."""

    async def read(self, job: Job[T]) -> T:
        return await self._run(self._read(job))

    async def snapshot(self, job: Job[T]) -> T:
        return await self._run(self._snapshot(job))

    async def write(
        self, job: Job[T], changed: Change | None = None, generation: int | None = None
    ) -> T:
        return await self._run(self._write(job, changed, generation or self.generation))

    def append(
        self, entry: Entry, summary: TableSummary, seen: int = 0, changed: Change | None = None,
        generation: int | None = None,
    ) -> asyncio.Future[None]:  # fmt: skip
        future = self.appends.append(entry, summary, seen, generation or self.generation)
        if changed is not None:
            future.add_done_callback(partial(self._on_appended, changed))
        return future

    def _on_appended(self, changed: Change, future: asyncio.Future[None]) -> None:
        if not future.cancelled() and future.exception() is None:
            self._to_be_told(changed)

    def notice(self, generation: int) -> None:
        if generation != self.generation:
            self.generation = generation
            self._tell(StoreReplaced())

    async def _run(self, work: Coroutine[Any, Any, T]) -> T:
        """To its end, even if nobody waits any more: half a question leaves a connection open."""
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._on_done)
        return await asyncio.shield(task)

    def _on_done(self, task: asyncio.Task[Any]) -> None:
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
            self._to_be_told(changed)
        return result

    def on_change(self, handler: ChangeHandler) -> None:
        self._handlers.append(handler)

    # Hearing of others

    async def _hear(self) -> None:
        """Keep one connection that listens; after a break, tell everybody to look again."""
        pause = 0.1
        while not self._closing.is_set():
            try:
                connection = await asyncpg.connect(self._dsn, server_settings=self._introduction())
                pause = 0.1
                await self._hear_on(connection)
            except GONE:
                LOG.warning("listener-lost")
                await self._closed_within(pause)
                pause = min(pause * 2, 5)

    async def _hear_on(self, connection: Any) -> None:
        try:
            await connection.execute("SET synchronous_commit TO off")  # it only ever tells
            await connection.add_listener(CHANNEL, self._on_notification)
            self._tell(AnythingChanged())
            await self._tell_others(connection)
            await self._look_for_others(connection)
            self._listening.set()
            looked = time.monotonic()
            while not connection.is_closed() and not self._closing.is_set():
                await self._wait_until_needed(looked + LOOK_SECONDS - time.monotonic())
                if self._look_now.is_set() or time.monotonic() >= looked + LOOK_SECONDS:
                    looked = time.monotonic()
                    await self._look_for_others(connection)
                if not self._is_alone and self._has_unsent.is_set():
                    await self._tell_others(connection)
                    await self._closed_within(TELL_SECONDS)
            await self._tell_others(connection)
            await connection.close(timeout=2)
        finally:
            connection.terminate()

    def _to_be_told(self, change: Change) -> None:
        self._unsent[change] = None
        self._has_unsent.set()

    async def _tell_others(self, connection: Any) -> None:
        self._has_unsent.clear()
        unsent, self._unsent = self._unsent, {}
        if not unsent:
            return
        try:
            await connection.execute(NOTIFY, CHANNEL, encode_all(unsent))
        except GONE:
            self._unsent = {**unsent, **self._unsent}
            raise

    def _introduction(self) -> dict[str, str]:
        """How the connection that listens shows that this server lives, or that a program does.

        It ends with the process; should the whole machine be gone, the keepalives find out.
        """
        return {**KEEPALIVES, "application_name": MEMBER + (self._name or "")}

    async def _look_for_others(self, connection: Any) -> None:
        """The other listening processes. A later one reads what was written until then."""
        self._look_now.clear()
        before = self._unsent
        self._unsent = {}
        try:
            found = await connection.fetch(LISTENING, MEMBER)
        except GONE:
            self._unsent = {**before, **self._unsent}
            raise
        own = connection.get_server_pid()
        self._is_alone = all(pid == own for pid, _ in found)
        if not self._is_alone:
            self._unsent = {**before, **self._unsent}
        names = (name.removeprefix(MEMBER) for _, name in found)
        self.members = frozenset(name for name in names if name)

    async def _wait_until_needed(self, seconds: float) -> None:
        """Until there is something to tell, or to look for."""
        wanted = self._look_now if self._is_alone else self._has_unsent
        if not self._look_now.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(wanted.wait(), seconds)

    async def _closed_within(self, seconds: float) -> bool:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)
        return self._closing.is_set()

    def _on_notification(self, connection: Any, process: int, channel: str, payload: Any) -> None:
        if process == connection.get_server_pid():
            return
        if self._is_alone:  # somebody came
            self._look_now.set()
        for change in decode_all(str(payload)):
            self._tell(change)

    def _tell(self, change: Change) -> None:
        for handle in self._handlers:
            handle(change)


LISTENING = (
    "SELECT pid, application_name FROM pg_stat_activity"
    " WHERE datname = current_database() AND starts_with(application_name, $1)"
)
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

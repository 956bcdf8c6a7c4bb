"""What a host does on the machine itself, with or without a running server.

Everything works on the store. Servers pick it up within a second by polling for new rows.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from .abandoned import draft_host_close
from .addresses import parsed
from .controls import ADDRESS, CLOSED, SESSION
from .forgetting import forget
from .problems import Problem
from .service import TableService
from .settings import Settings
from .store import StoreDown, host_jobs, open_store, removal_jobs, report_jobs
from .store.host_jobs import Ban
from .store.notifications import AnythingChanged, Change, TableChanged, TableRewritten
from .store.opening import sqlite_path
from .store.transfer import is_sqlite

T = TypeVar("T")
HASH = frozenset("0123456789abcdef")
SHORTEST = 8  # digits of a hash that name a session
LINES = 30  # of chat that are shown
DAY = 24 * 60 * 60 * 1000


class Unknown(Exception):
    """No such table, session or ban."""


@contextlib.asynccontextmanager
async def open_service(settings: Settings) -> AsyncIterator[TableService]:
    """The store of a server, and its tables, for a moment."""
    url = settings.database
    if is_sqlite(url) and not sqlite_path(url).exists():
        raise StoreDown(f"there is no database {sqlite_path(url)}")
    service = TableService(open_store(url), settings)
    try:
        await service.open_beside()
        yield service
    finally:
        await service.store.close()


def run(settings: Settings, work: Callable[[TableService], Awaitable[T]]) -> T:
    """Run a job on the store of a server."""

    async def whole() -> T:
        async with open_service(settings) as service:
            return await work(service)

    return asyncio.run(whole())


# Tables


async def tables(service: TableService, status: str | None, most: int) -> list[dict[str, Any]]:
    job = partial(host_jobs.list_tables, status=status, most=most)
    return [dict(row) for row in await service.store.read(job)]


async def table(service: TableService, table_id: str) -> dict[str, Any]:
    """A table with its people and chat, nothing that is hidden from anybody there."""
    job = partial(host_jobs.describe_table, table_id=table_id, lines=LINES)
    found: dict[str, Any] | None = await service.store.read(job)
    if found is None:
        raise Unknown(table_id)
    return found


async def stop(service: TableService, table_id: str) -> None:
    """End a game where it stands; it stays readable."""
    try:
        await service.pipeline.change(table_id, draft_host_close)
    except Problem as problem:
        if problem.code == "unavailable":
            raise StoreDown("it is busy") from None
        raise Unknown(table_id) from None
    await announce(service, TableChanged(table_id))


async def remove(service: TableService, table_id: str, for_good: bool) -> None:
    """Set a table aside, which can be undone, or delete it with all its data."""
    if for_good:
        job = partial(removal_jobs.delete_tables, ids=[table_id])
    else:
        why, now = removal_jobs.HOST, service.now()
        job = partial(removal_jobs.set_aside, ids=[table_id], why=why, now=now)
    if not await service.store.write(job, TableChanged(table_id)):
        raise Unknown(table_id)
    await announce(service, TableChanged(table_id))


async def bring_back(service: TableService, table_id: str) -> None:
    job = partial(removal_jobs.bring_back, table_id=table_id, now=service.now())
    if not await service.store.write(job, TableChanged(table_id)):
        raise Unknown(table_id)


async def announce(service: TableService, change: Change) -> None:
    """Notify servers on SQLite of a change; those on PostgreSQL already were."""
    await service.store.write(partial(host_jobs.announce, change=change, now=service.now()))


# The lobby and bans


async def set_lobby(service: TableService, is_open: bool) -> None:
    value = "open" if is_open else CLOSED
    await service.store.write(
        partial(host_jobs.set_control, name=host_jobs.LOBBY, value=value, now=service.now())
    )


async def ban(service: TableService, kind: str, whom: str, days: float, why: str) -> int:
    """Ban a session or an address; return the number of the ban."""
    named = await session_named(service, whom) if kind == SESSION else address_named(service, whom)
    now = service.now()
    row = {"kind": kind, "hash": named, "created": now, "until": now + int(days * DAY), "why": why}
    return int(await service.store.write(partial(host_jobs.add_ban, row=row)))


async def session_named(service: TableService, prefix: str) -> str:
    """The session whose hash has this prefix."""
    prefix = prefix.lower()
    if len(prefix) < SHORTEST or not HASH.issuperset(prefix):
        raise Unknown(prefix)
    found = await service.store.read(partial(host_jobs.sessions_like, prefix=prefix))
    if len(found) != 1:
        raise Unknown(prefix)
    return str(found[0])


def address_named(service: TableService, whom: str) -> str:
    """The hash of an address, or the hash itself, as tables show where they were opened from."""
    if len(whom) == 32 and HASH.issuperset(whom):
        return whom
    if parsed(whom.partition("/")[0]) is None:
        raise Unknown(whom)
    return service.controls.hashed(whom)


async def bans(service: TableService) -> list[Ban]:
    found: list[Ban] = await service.store.read(partial(host_jobs.bans, now=service.now()))
    return found


async def lift(service: TableService, number: int) -> None:
    if not await service.store.write(partial(host_jobs.lift_ban, number=number, now=service.now())):
        raise Unknown(str(number))


# What was reported


async def reports(service: TableService, most: int) -> list[dict[str, Any]]:
    job = partial(report_jobs.list_reports, most=most)
    return [dict(row) for row in await service.store.read(job)]


async def drop_report(service: TableService, number: int) -> None:
    if not await service.store.write(partial(report_jobs.drop, number=number)):
        raise Unknown(str(number))


# People


async def forget_person(service: TableService, prefix: str) -> int:
    """Delete what is stored about a session; return the number of tables."""
    session = await session_named(service, prefix)
    touched: list[str] = []
    found = await forget(service, session, touched.append)
    for table_id in touched:
        await announce(service, TableRewritten(table_id))
    await announce(service, AnythingChanged())  # servers reread the profiles of each browser
    return found


def moment(milliseconds: int) -> str:
    """A timestamp as hosts read it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))


__all__ = ["ADDRESS", "SESSION", "Unknown", "run"]

"""Several processes on one database: they share presence, chat and rate limit counts.

The database keeps these for a few minutes and NOTIFY carries ids, as for moves. Presence and chat
are shared at once, counts every second: a limit may be exceeded within that second.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from functools import partial

from .background import start
from .middleware import RateLimiter
from .service import TableService
from .store import StoreDown
from .store import sharing_jobs as jobs
from .store.notifications import Change, ChatAdded, PresenceChanged
from .store.sharing_jobs import Present

EACH = 1.0  # seconds between exchanges of counts
ALIVE = 20.0  # seconds between heartbeats
LOST = 60_000  # milliseconds after which a silent process is gone
REREAD = 15_000  # milliseconds to look back for counts: others may write late
FORGET = 120_000


class Sharing:
    """Exchanges presence and counts with the other processes."""

    def __init__(self, service: TableService, limiter: RateLimiter) -> None:
        self._service = service
        self._limiter = limiter
        self._process = secrets.token_hex(8)
        self._changed: set[str] = set()
        self._wake = asyncio.Event()
        self._seen: deque[int] = deque(maxlen=10_000)
        service.listeners.on_presence_change = self._note
        service.store.on_change(self._on_store_change)

    async def run(self) -> None:
        """Share periodically until cancelled, then sign off."""
        work = [start(self._tell_presence()), start(self._stay()), start(self._count())]
        try:
            await asyncio.gather(*work, return_exceptions=True)
        finally:
            job = partial(jobs.end_presence, process=self._process)
            with contextlib.suppress(StoreDown):
                await asyncio.shield(self._service.store.write(job, PresenceChanged()))

    # Presence

    def _note(self, table_id: str) -> None:
        self._changed.add(table_id)
        self._wake.set()

    async def _tell_presence(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            changed, self._changed = self._changed, set()
            try:
                for table_id in changed:
                    await self._show([table_id], PresenceChanged(table_id))
            except StoreDown:
                self._changed |= changed  # the next heartbeat repeats it
            await self._read(changed)

    async def _show(self, tables: list[str], changed: PresenceChanged) -> None:
        here = {
            table: self._service.listeners.here(table) if table in self._service.listeners else None
            for table in tables
        }
        now = self._service.now()
        job = partial(jobs.show_presence, process=self._process, here=here, now=now)
        await self._service.store.write(job, changed)

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(ALIVE)
            now = self._service.now()
            job = partial(
                jobs.keep_presence, process=self._process, now=now, lost_before=now - LOST
            )
            with contextlib.suppress(StoreDown):
                await self._service.store.write(job)
            if self._changed:
                self._wake.set()
            await self._read(self._service.listeners.tables())

    async def _read(self, tables: list[str] | set[str]) -> None:
        """Read who is at these tables in other processes."""
        listened = [table for table in tables if table in self._service.listeners]
        if not listened:
            return
        job = partial(jobs.present_elsewhere, process=self._process, tables=listened)
        found: dict[str, list[Present]] = {}
        with contextlib.suppress(StoreDown):
            found = await self._service.store.read(job)
            for table in listened:
                self._service.listeners.set_elsewhere(table, found.get(table, []))

    # Hearing

    def _on_store_change(self, change: Change) -> None:
        match change:
            case PresenceChanged(table_id):
                listened = [table_id] if table_id else self._service.listeners.tables()
                self._service.background.spawn(self._read(listened))
            case ChatAdded(table_id, number) if table_id in self._service.listeners:
                self._service.background.spawn(self._say(table_id, number))

    async def _say(self, table_id: str, number: int) -> None:
        line = await self._service.db.read(partial(jobs.chat_line, number=number))
        if line is not None and line["table_id"] == table_id:
            self._service.broadcast_chat(table_id, line)

    # Limits

    async def _count(self) -> None:
        while True:
            await asyncio.sleep(EACH)
            now = self._service.now()
            job = partial(
                jobs.exchange_hits, process=self._process, mine=self._limiter.take_counts(),
                now=now, since=now - REREAD, forget=now - FORGET,
            )  # fmt: skip
            with contextlib.suppress(StoreDown):
                for number, hits in await self._service.store.write(job):
                    if number not in self._seen:
                        self._seen.append(number)
                        self._limiter.add(hits)

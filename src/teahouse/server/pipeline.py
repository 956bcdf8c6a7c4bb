"""The way of a command: draft the entry, append it, then broadcast what followed.

Commit, then acknowledge, then broadcast; one change at a time at each table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import structlog
from sqlalchemy import Connection

from . import commands
from .background import BackgroundTasks
from .commands import Command, Draft
from .entries import Access, Entry, EntryKind, Status, TableSetup, TableSummary
from .listeners import Listeners
from .metrics import Metrics
from .problems import Problem
from .replaying import replay_entries
from .store import Conflict, jobs
from .store.base import Job
from .store.changes import TableChanged
from .store_access import StoreAccess
from .table import Table
from .tables import LiveTable, TableCache
from .tokens import new_token

LOG = structlog.get_logger("teahouse.pipeline")
TRIES = 5  # against other processes
Drafter = Callable[[LiveTable], Draft]
Watcher = Callable[[Table, Table | None], None]  # the table now and before


class Pipeline:
    """Every change of a table goes through here."""

    def __init__(
        self,
        db: StoreAccess,
        tables: TableCache,
        listeners: Listeners,
        background: BackgroundTasks,
        metrics: Metrics,
        now: Callable[[], int],
        shares_store: bool,
    ) -> None:
        self._db = db
        self._tables = tables
        self._listeners = listeners
        self._background = background
        self._metrics = metrics
        self._now = now
        self._shares_store = shares_store
        self.watchers: list[Watcher] = []  # called after every change, behind all listeners

    async def open_table(
        self, setup: TableSetup, entries: Sequence[Entry], access: Sequence[Access]
    ) -> LiveTable:
        """Open a new table."""
        table = await asyncio.to_thread(replay_entries, setup, entries)
        if table.status == Status.STOPPED:
            raise Problem("bad-journal")
        live = LiveTable(table, access, self._db.generation)
        job = partial(
            jobs.create_table, setup=setup, summary=table.summary(), first=entries,
            holders=access, seen=self._db.seen,
        )  # fmt: skip
        async with self._tables.lock(table.id):
            await self._db.write(job, None, live.generation)
            self._tables.hold(live)
        self._metrics.tables.labels(setup.game).inc()
        self._broadcast(live, None)
        return live

    async def run(self, table_id: str, command: Command) -> Entry:
        """Do what a seat asks; a repeat gets the entry it made the first time."""

        def draft(live: LiveTable) -> Draft:
            if command.expected_seq != live.table.seq:
                raise Problem("late", seq=live.table.seq)
            return commands.draft(live.table, command, self._now())

        entry = await self.change(table_id, draft, command.command_id)
        if entry.seat != command.seat:
            raise Problem("command-taken")
        return entry

    async def change(
        self,
        table_id: str,
        draft: Drafter,
        command_id: str | None = None,
        beside: Job[Any] | None = None,
        generation: int | None = None,
    ) -> Entry:
        """Append one entry, and write what belongs to it, then let everybody know.

        `generation` is that of the store when what leads to this was looked at.
        """
        command_id = command_id or f"server-{new_token()}"
        began_in = generation or self._db.generation
        work = asyncio.ensure_future(self._change(table_id, draft, command_id, beside, began_in))
        return await asyncio.shield(work)  # a client that hangs up does not leave it half done

    async def _change(
        self,
        table_id: str,
        draft: Drafter,
        command_id: str,
        beside: Job[Any] | None,
        generation: int,
    ) -> Entry:
        async with self._tables.lock(table_id):
            live = await self._tables.current(table_id)
            for _ in range(TRIES):
                if live.generation != generation:
                    raise Problem("unavailable", {"Retry-After": "1"})
                repeated = live.table.entry_of(command_id)
                if repeated is not None:
                    return repeated
                try:
                    drafted = draft(live)
                except Problem as problem:
                    live = await self._look_again(live, problem)
                    continue
                entry = await self._append_entry(live, drafted, command_id, beside)
                if entry is not None:
                    return entry
                live = await self._tables.catch_up(live)
            raise Problem("late", seq=live.table.seq)

    async def _look_again(self, live: LiveTable, problem: Problem) -> LiveTable:
        """After "late": the table as others left it; the problem if there was nothing new."""
        if problem.code == "late" and self._shares_store:
            caught_up = await self._tables.catch_up(live)
            if caught_up.table.seq != live.table.seq:
                return caught_up
        raise problem

    async def _append_entry(
        self, live: LiveTable, draft: Draft, command_id: str, beside: Job[Any] | None
    ) -> Entry | None:
        """The entry once it is durable; None if another process was first."""
        entry = draft.entry(live.table, command_id, self._now())
        table = live.table.after(entry, draft.played)
        job = partial(
            _append, entry=entry, summary=table.summary(), seen=self._db.seen, beside=beside
        )
        try:
            await self._db.write(job, TableChanged(table.id), live.generation)
        except Conflict:
            return None
        except Problem:
            live.stale = True  # it may or may not be written: look before the next change
            raise
        access = live.access
        if beside is not None:
            access = await self._db.read(partial(jobs.holders, table_id=table.id))
        following = self._tables.hold(LiveTable(table, access, live.generation))
        if beside is not None or entry.kind == EntryKind.TABLE:
            self._listeners.disconnect_unauthorised(following)
        self._note(entry)
        asyncio.get_running_loop().call_soon(self._broadcast, following, live.table)
        return entry

    def _note(self, entry: Entry) -> None:
        self._metrics.entries.labels(str(entry.kind)).inc()
        LOG.info(
            "entry", table_id=entry.table_id, seq=entry.seq, command=entry.command_id,
            seat=entry.seat, kind=str(entry.kind),
        )  # fmt: skip

    async def renew_access(self, table_id: str) -> None:
        """After a change of who may do what."""
        async with self._tables.lock(table_id):
            await self._tables.catch_up(await self._tables.current(table_id))

    def _broadcast(self, live: LiveTable, before: Table | None) -> None:
        """Send everybody their update, then see who has to be woken."""
        self._listeners.broadcast(live)
        table, newest = live.table, self._tables.peek(live.id)
        if newest is not None and newest.table.seq > table.seq:
            return  # it has moved on, and this is called for that too
        if table.status == Status.OPEN and not table.has_open_seat:
            self._background.spawn(self.change(table.id, draft_start))
        for watch in self.watchers:
            watch(table, before)


def _append(
    db: Connection, entry: Entry, summary: TableSummary, seen: int, beside: Job[Any] | None
) -> None:
    if beside is not None:
        beside(db)
    jobs.append_entry(db, entry, summary, seen)


def draft_start(live: LiveTable) -> Draft:
    if live.table.status != Status.OPEN or live.table.has_open_seat:
        raise Problem("not-running")
    return Draft(EntryKind.START, None)

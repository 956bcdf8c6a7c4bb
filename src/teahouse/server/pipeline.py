"""The command pipeline: draft the entry, append it, then broadcast the update.

Commit, then acknowledge, then broadcast; one change at a time at each table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import structlog

from . import commands
from .background import BackgroundTasks
from .commands import Command, Draft
from .entries import Access, Entry, EntryKind, Status, TableSetup
from .listeners import Listeners
from .metrics import Metrics
from .play_actions import Played
from .problems import Problem
from .replaying import replay_entries
from .store import Conflict, jobs
from .store.base import Job
from .store.notifications import TableChanged
from .store_access import StoreAccess
from .table import Table
from .tables import LiveTable, TableCache
from .tokens import new_token

LOG = structlog.get_logger("teahouse.pipeline")
TRIES = 5  # against other processes
Drafter = Callable[[LiveTable], Draft]
Made = Sequence[tuple[Entry, Played | None]]  # entries, each with what was played in it
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
        """Run a seat's command; a repeat returns the entry it made the first time."""

        def draft(live: LiveTable) -> Draft:
            if command.expected_seq != live.table.seq:
                raise Problem("late", seq=live.table.seq)
            return commands.draft(live.table, command, self._now())

        try:
            entry = await self.change(table_id, draft, command.command_id)
        except Problem:  # late, if nothing else: it may have been done before
            live = self._tables.peek(table_id)
            repeated = None if live is None else live.table.entry_of(command.command_id)
            if repeated is None:
                raise
            entry = repeated
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
        """Append one entry along with its other writes, then broadcast.

        `generation` is that of the store when the caller read what it decides on.
        """
        command_id = command_id or f"server-{new_token()}"
        began_in = generation or self._db.generation
        if beside is None:
            return await self._change(table_id, draft, command_id, began_in)
        work = asyncio.ensure_future(
            self._change_beside(table_id, draft, command_id, beside, began_in)
        )
        return await asyncio.shield(work)  # not cancelled halfway if the client hangs up

    async def _change(
        self, table_id: str, draft: Drafter, command_id: str, generation: int
    ) -> Entry:
        """Once the entry is handed to the store, nothing depends on the caller: the store calls
        back, and the table stays locked until then."""
        lock = self._tables.lock(table_id)
        for _ in range(TRIES):
            await lock.acquire()
            written: asyncio.Future[Entry | None] | None = None
            try:
                live = await self._current(table_id, generation)
                drafted = await self._draft(live, draft)
                if drafted is not None:
                    written = self._append_entry(live, drafted, command_id, lock)
            finally:
                if written is None:
                    lock.release()
            entry = None if written is None else await written
            if entry is not None:
                return entry
        raise Problem("late", seq=(await self._tables.get(table_id)).table.seq)

    async def _current(self, table_id: str, generation: int) -> LiveTable:
        """The table as the store has it, if the store is still of this generation."""
        live = await self._tables.current(table_id)
        if live.generation != generation:
            raise Problem("unavailable", {"Retry-After": "1"})
        return live

    async def _draft(self, live: LiveTable, draft: Drafter) -> Draft | None:
        """The draft; None if it was late because of other processes' writes: try again."""
        try:
            return draft(live)
        except Problem as problem:
            if problem.code == "late" and self._shares_store:
                caught_up = await self._tables.catch_up(live)
                if caught_up.table.seq != live.table.seq:
                    return None
            raise

    def _append_entry(
        self, live: LiveTable, draft: Draft, command_id: str, lock: asyncio.Lock
    ) -> asyncio.Future[Entry | None]:
        """The entry once it is durable, None if another process was first; releases the lock.

        Callers awaiting the entry are woken before it is broadcast.
        """
        loop = asyncio.get_running_loop()
        written: asyncio.Future[Entry | None] = loop.create_future()
        entry = draft.entry(live.table, command_id, self._now())
        table = live.table.after(entry, draft.played)

        def on_end(error: Exception | None) -> None:
            lock.release()
            if error is not None:
                live.stale = True  # it may or may not be written: look before the next change
                _end(written, None, None if isinstance(error, Conflict) else error)
                return
            following = self._follow(live, table, live.access, entry)
            _end(written, entry, None)
            loop.call_soon(self._broadcast, following, live.table)

        self._db.append(entry, table.summary(), TableChanged(table.id), live.generation, on_end)
        return written

    def _follow(
        self, live: LiveTable, table: Table, access: Sequence[Access], entry: Entry
    ) -> LiveTable:
        """Hold the table with its new entry."""
        # others may have written the next entry already, and it was heard of
        following = self._tables.hold(LiveTable(table, access, live.generation, live.stale))
        following.follow(live)
        if access is not live.access or entry.kind == EntryKind.TABLE:
            self._listeners.disconnect_unauthorised(following)
        self._note(entry)
        return following

    async def _change_beside(
        self,
        table_id: str,
        draft: Drafter,
        command_id: str,
        beside: Job[Any],
        generation: int,
    ) -> Entry:
        async with self._tables.lock(table_id):
            for _ in range(TRIES):
                live = await self._current(table_id, generation)
                drafted = await self._draft(live, draft)
                if drafted is None:
                    continue
                entry = await self._append_beside(live, drafted, command_id, beside)
                if entry is not None:
                    return entry
        raise Problem("late", seq=(await self._tables.get(table_id)).table.seq)

    async def _append_beside(
        self, live: LiveTable, draft: Draft, command_id: str, beside: Job[Any]
    ) -> Entry | None:
        """The entry once it is durable with what belongs to it; None if another process was
        first."""
        entry = draft.entry(live.table, command_id, self._now())
        table = live.table.after(entry, draft.played)
        job = partial(
            jobs.append_entries, made=[entry], summary=table.summary(), seen=self._db.seen,
            beside=beside,
        )  # fmt: skip
        try:
            await self._db.write(job, TableChanged(table.id), live.generation)
        except (Conflict, Problem) as error:
            live.stale = True  # it may or may not be written: look before the next change
            if isinstance(error, Conflict):
                return None
            raise
        if entry.kind == EntryKind.FORGET:  # what came before it was rewritten
            following = await self._tables.catch_up(live)
            self._listeners.disconnect_unauthorised(following)
            self._note(entry)
        else:
            access = await self._db.read(partial(jobs.holders, table_id=table.id))
            following = self._follow(live, table, access, entry)
        asyncio.get_running_loop().call_soon(self._broadcast, following, live.table)
        return entry

    def _note(self, entry: Entry) -> None:
        self._metrics.entries.labels(str(entry.kind)).inc()
        LOG.info(
            "entry", table_id=entry.table_id, seq=entry.seq, command=entry.command_id,
            seat=entry.seat, kind=str(entry.kind),
        )  # fmt: skip

    async def append_all(self, table_id: str, seq: int, made: Made, generation: int) -> None:
        """Append entries after number `seq`, all or none."""
        work = asyncio.ensure_future(self._append_all(table_id, seq, made, generation))
        await asyncio.shield(work)

    async def _append_all(self, table_id: str, seq: int, made: Made, generation: int) -> None:
        async with self._tables.lock(table_id):
            live = await self._tables.current(table_id)
            if live.generation != generation:
                raise Problem("unavailable", {"Retry-After": "1"})
            if live.table.seq != seq:
                raise Problem("late", seq=live.table.seq)
            table = live.table
            for entry, played in made:
                table = table.after(entry, played)
            job = partial(
                jobs.append_entries, made=[entry for entry, _ in made],
                summary=table.summary(), seen=self._db.seen,
            )  # fmt: skip
            try:
                await self._db.write(job, TableChanged(table.id), generation)
            except Conflict:
                live = await self._tables.catch_up(live)
                raise Problem("late", seq=live.table.seq) from None
            except Problem:
                live.stale = True  # it may or may not be written: look before the next change
                raise
            following = self._tables.hold(LiveTable(table, live.access, generation))
            for entry, _ in made:
                self._note(entry)
            asyncio.get_running_loop().call_soon(self._broadcast, following, live.table)

    async def renew_access(self, table_id: str) -> None:
        """Reload a table's access rights after a change."""
        async with self._tables.lock(table_id):
            await self._tables.catch_up(await self._tables.current(table_id))

    def _broadcast(self, live: LiveTable, before: Table | None) -> None:
        """Send listeners their updates, then notify the watchers."""
        self._listeners.broadcast(live)
        table, newest = live.table, self._tables.peek(live.id)
        if newest is not None and newest.table.seq > table.seq:
            return  # it has moved on, and this is called for that too
        if table.is_ready:
            self._background.spawn(self.change(table.id, draft_start))
        for watch in self.watchers:
            watch(table, before)


def _end(
    written: asyncio.Future[Entry | None], entry: Entry | None, error: Exception | None
) -> None:
    """Resolve the future, if anybody still awaits it."""
    if written.done():
        return
    if error is None:
        written.set_result(entry)
    else:
        written.set_exception(error)


def draft_start(live: LiveTable) -> Draft:
    if not live.table.is_ready:
        raise Problem("not-running")
    return Draft(EntryKind.START, None)

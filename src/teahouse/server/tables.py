"""The tables in memory, with what a process holds for each: access rights and snapshots."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import structlog

from . import updates
from .checks import takes_long
from .deltas import Change, change_beside, change_of
from .entries import SEATED, Access, Entry, EntryKind, Status, TableSetup
from .listeners import Listeners
from .metrics import Metrics
from .play_actions import JournalMismatch
from .problems import Problem
from .replaying import iter_replay, replay_entries
from .store import StoreDown, jobs
from .store_access import StoreAccess
from .table import Table

LOG = structlog.get_logger("teahouse.tables")
BITE = 16  # entries replayed before yielding to the event loop
TRIES = 5  # to catch up with concurrent writes by others
IDLE_SECONDS = 600  # until a table without listeners is evicted from memory

Snapshots = dict[int | None, dict[str, Any]]  # by seat


@dataclass(slots=True)
class LiveTable:
    """A table as this process holds it; each entry makes a new one."""

    table: Table
    access: Sequence[Access]
    generation: int  # of the store it was read from
    stale: bool = False  # others may have written since
    touched: float = 0.0
    _snapshots: Snapshots = field(default_factory=dict)
    _before: Snapshots = field(default_factory=dict)  # one number ago, until it is broadcast
    _change: Change = field(default_factory=dict)  # of what everybody sees, since then
    _told: updates.Told = field(default_factory=dict)
    _progress: dict[str, Any] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.table.id

    def sessions_at(self, seat: int) -> set[str]:
        """Every device of the person who holds a seat."""
        return {a.session for a in self.access if (a.role, a.seat) == (SEATED, seat)}

    def person_at(self, seat: int) -> str | None:
        """The session that took a seat: the person, whatever devices they use."""
        held = [a for a in self.access if (a.role, a.seat) == (SEATED, seat)]
        return min((a.via is not None, a.session) for a in held)[1] if held else None

    def update(self, since: int, seat: int | None) -> dict[str, Any]:
        """The update for a seat (None: a spectator) after number `since`."""
        state = self.snapshot(seat)
        return {**updates.update(self.table, since, seat, self._told), "state": state}

    def delta(self, since: int, seat: int | None) -> dict[str, Any] | None:
        """The same for listeners with the previous snapshot; None if that is gone."""
        before = self._before.get(seat)
        if before is None or since != self.table.seq - 1:
            return None
        shared = self._before[None], self.snapshot(None)
        if not self._change:  # there is one in every case: the number
            self._change = change_of(*shared)
        change = change_beside(before, self.snapshot(seat), (*shared, self._change))
        return {**updates.update(self.table, since, seat, self._told), "changes": change}

    def follow(self, before: LiveTable) -> None:
        """Keep the snapshots sent last, for deltas."""
        self._before = before._snapshots

    def forget_before(self) -> None:
        self._before, self._change = {}, {}

    def snapshot(self, seat: int | None) -> dict[str, Any]:
        """The snapshot for a seat, cached."""
        made = self._snapshots
        if None not in made:
            made[None] = updates.public_snapshot(self.table)
        if seat is not None and seat not in made:
            made[seat] = updates.seat_snapshot(self.table, seat, made[None])
        return made[seat]

    def progress(self) -> dict[str, Any]:
        """The progress for lists, cached."""
        if not self._progress:
            self._progress = updates.progress_json(self.table)
        return self._progress


class TableCache:
    """Tables by id, from memory or from their journals."""

    def __init__(self, db: StoreAccess, listeners: Listeners, metrics: Metrics) -> None:
        self._db = db
        self._listeners = listeners
        self._metrics = metrics
        self._held: dict[str, LiveTable] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._replaying = asyncio.Lock()
        self._heard: dict[str, bool] = {}  # tables being read: whether they changed meanwhile
        self.stopped: dict[str, TableSetup] = {}  # tables whose journal no longer replays

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._held.values()))

    async def get(self, table_id: str) -> LiveTable:
        """A table, from memory or from its journal; Problem if there is none."""
        live = self._held.get(table_id)
        if live is None or live.stale:
            async with self.lock(table_id):
                live = await self.current(table_id)
        live.touched = time.monotonic()
        return live

    def peek(self, table_id: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._held.get(table_id)

    def lock(self, table_id: str) -> asyncio.Lock:
        """One change at a time; the lock lives as long as somebody holds or awaits it."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def current(self, table_id: str) -> LiveTable:
        """The table as the store has it; its lock is held."""
        live = self._held.get(table_id) or await self._load(table_id)
        for _ in range(TRIES):
            if not live.stale:
                break
            live = await self.catch_up(live)
        return live

    @contextlib.contextmanager
    def _listening_for(self, table_id: str) -> Iterator[None]:
        """Note changes reported while a table is read, as the result may lack them."""
        self._heard[table_id] = False
        try:
            yield
        finally:
            self._heard.pop(table_id, None)

    async def _load(self, table_id: str) -> LiveTable:
        with self._listening_for(table_id):
            return await self._read(table_id)

    async def _read(self, table_id: str) -> LiveTable:
        generation, found = await self._db.snapshot(partial(jobs.load, table_id=table_id))
        if found is None:
            raise Problem("no-such-table")
        setup, entries, access = found
        try:
            table = await self._replay(setup, entries)
        except Problem:
            await self._stop(setup, 0, generation)
            raise
        if table.status == Status.STOPPED:
            await self._stop(setup, table.seq, generation)
        return self.hold(LiveTable(table, access, generation))

    async def _replay(self, setup: TableSetup, entries: Sequence[Entry]) -> Table:
        """Replay in small steps, one table at a time: a thread would compete for the GIL.

        Only indivisible work goes to a thread: a whole game in one entry, a custom map or
        component values.
        """
        whole = any(entry.kind == EntryKind.IMPORT for entry in entries)
        async with self._replaying:
            if whole or takes_long(setup.components, setup.options):
                return await asyncio.to_thread(replay_entries, setup, entries)
            for table in iter_replay(setup, entries):
                if table.seq % BITE == 0:
                    await asyncio.sleep(0)
        return table

    async def _stop(self, setup: TableSetup, seq: int, generation: int) -> None:
        """Mark a table whose journal disagrees, and log an error; once per table."""
        if setup.id in self.stopped:
            return
        self.stopped[setup.id] = setup
        self._metrics.stopped.set(len(self.stopped))
        LOG.error("table-stopped", table_id=setup.id, seq=seq)
        job = partial(jobs.mark, table_id=setup.id, status=Status.STOPPED)
        with contextlib.suppress(StoreDown):
            await self._db.store.write(job, generation=generation)

    async def catch_up(self, live: LiveTable) -> LiveTable:
        """The table with all entries by other processes; its lock is held."""
        with self._listening_for(live.id):
            return await self._read_on(live)

    async def _read_on(self, live: LiveTable) -> LiveTable:
        since = partial(jobs.load_after, table_id=live.id, seq=live.table.seq)
        generation, found = await self._db.snapshot(since)
        if found is None:
            self.drop(live.id)
            raise Problem("no-such-table")
        entries, access = found
        forgotten = any(entry.kind == EntryKind.FORGET for entry in entries)
        if generation != live.generation or forgotten:  # older entries were rewritten, too
            self._held.pop(live.id, None)
            return await self._load(live.id)
        table = live.table
        try:
            for entry in entries:
                table = table.after(entry)
        except JournalMismatch:
            table = table.as_stopped()
            await self._stop(table.setup, table.seq, generation)
        caught_up = self.hold(LiveTable(table, access, generation))
        self._listeners.disconnect_unauthorised(caught_up)
        self._listeners.broadcast(caught_up)
        if set(access) != set(live.access):
            self._listeners.send(live.id, {"type": "access"})
        return caught_up

    def hold(self, live: LiveTable) -> LiveTable:
        """Keep it in memory, unless the store's content was replaced meanwhile."""
        live.touched = time.monotonic()
        live.stale = live.stale or self._heard.get(live.id, False)
        if live.generation == self._db.store.generation:
            self._held[live.id] = live
        return live

    def drop(self, table_id: str) -> None:
        """Disconnect everybody at a table that was deleted or set aside."""
        self._held.pop(table_id, None)
        self._listeners.disconnect(table_id)

    def mark_stale(self, table_id: str | None) -> list[str]:
        """Mark a table (or all) as changed by others; return those with listeners here."""
        for reading in self._heard:
            if table_id in (None, reading):
                self._heard[reading] = True
        if table_id is not None and table_id not in self._held:
            return []
        changed = list(self) if table_id is None else [self._held[table_id]]
        for live in changed:
            live.stale = True
        return [live.id for live in changed if live.id in self._listeners]

    def clear(self) -> None:
        """Drop everything: the store's content was replaced."""
        self._held.clear()
        self.stopped.clear()

    async def forget(self, table_id: str) -> None:
        """Past entries were rewritten: the next request rereads the table."""
        async with self.lock(table_id):
            self._held.pop(table_id, None)

    def forget_idle(self) -> None:
        """Evict tables not used for a while; their journals stay."""
        self._listeners.forget_requests(IDLE_SECONDS)
        oldest = time.monotonic() - IDLE_SECONDS
        for live in self:
            if live.touched < oldest and self._is_idle(live.id):
                self._held.pop(live.id, None)

    def _is_idle(self, table_id: str) -> bool:
        return table_id not in self._listeners and table_id not in self._locks

    async def check_living(self, owns: Callable[[str], bool]) -> int:
        """Replay every unfinished table of this process, checking its digests."""
        for table_id in await self._db.store.read(jobs.living):
            if not owns(table_id):
                continue
            started = time.monotonic()
            known = table_id in self._held
            with contextlib.suppress(Problem):
                live = await self.get(table_id)
                if not known and self._is_idle(table_id) and live.table.due() is None:
                    self._held.pop(table_id, None)
            await asyncio.sleep(4 * (time.monotonic() - started))  # a fifth of one core at most
        return len(self.stopped)

"""The house: tables in memory, one change at a time at each, written before it is told.

Commit, then acknowledge, then broadcast.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextvars import Context
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import Connection

from teahouse.core.errors import TeahouseError

from . import commands
from .checks import takes_long
from .commands import Command, Draft
from .controls import Controls
from .default_components import DefaultComponents
from .entries import Access, Entry, Founding, Kind, Standing, Status
from .generations import BEGAN_IN
from .hub import Hub
from .metrics import Metrics
from .news import chat_line
from .problems import Problem
from .settings import Settings
from .store import Gone, Replaced, Store, StoreDown, Taken, host_jobs, jobs, state_jobs
from .store.base import ANY, RELOAD, REPLACED, Job
from .table import Disagrees, Table
from .tokens import new_token

LOG = structlog.get_logger("teahouse.house")
TRIES = 5  # against other processes
BITE = 16  # entries of a journal between two looks at what else is to be done
IDLE_SECONDS = 600  # after which a table nobody listens to leaves the memory
FEW = 8  # positions that are kept when a journal is read back; what is undone is mostly near
GO_BACK = (Kind.UNDO, Kind.PROPOSE)  # to a position before
Drafter = Callable[[Table], Draft]
Watcher = Callable[[Table, Table | None], None]  # the table now and before


def clock_now() -> int:
    return int(time.time() * 1000)


class House:
    """All tables of this process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.default_components = DefaultComponents(settings.components_folder)
        self.hub = Hub()
        self.metrics = Metrics()
        self.now: Callable[[], int] = clock_now
        self.controls = Controls()
        self.seen = 0  # the time the store has seen: a clock behind it is wrong
        self.watchers: list[Watcher] = []  # told of every change, after everybody else
        self._tables: dict[str, Table] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._rebuilding = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.stopped: set[str] = set()  # tables whose journal no longer replays
        store.listen(self.heard)

    async def open(self) -> None:
        """Open the store as its server, and learn what the host has set there.

        StoreDown says plainly why that cannot be.
        """
        try:
            await self.store.claim()
            await self.store.open()
        except StoreDown:
            await self.store.close()
            raise
        await self.read_controls()

    async def open_beside(self) -> None:
        """Open the store beside its server, for a moment."""
        await self.store.open()
        await self.read_controls()

    async def read_controls(self) -> None:
        """What the host set; whoever is kept out by now is sent away."""
        job = partial(host_jobs.read_controls, now=self.now())
        self.controls = Controls.of(*await self._read(job))
        self.hub.dismiss_where(
            lambda listener: self.controls.bans_one(self.now(), listener.session, listener.address)
        )

    # Tables

    async def table(self, table_id: str) -> Table:
        """A table, from memory or from its journal; Problem where there is none."""
        held = self._tables.get(table_id)
        if held is None or held.stale:
            async with self._lock(table_id):
                held = await self._current(table_id)
        held.touched = time.monotonic()
        return held

    def peek(self, table_id: str) -> Table | None:
        """A table if it is in memory."""
        return self._tables.get(table_id)

    def _lock(self, table_id: str) -> asyncio.Lock:
        """One change at a time; the lock lives as long as somebody holds or awaits it."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def _current(self, table_id: str) -> Table:
        """The table as the store has it; its lock is held."""
        held = self._tables.get(table_id)
        if held is None:
            return await self._load(table_id)
        return await self._caught_up(held) if held.stale else held

    async def _load(self, table_id: str) -> Table:
        generation, found = await self._snapshot(partial(_loaded, table_id=table_id))
        if found is None:
            raise Problem("no-such-table")
        founding, entries, access, _ = found
        try:
            table = await self._rebuilt(founding, entries)
        except Problem:
            await self._stop(table_id, 0, generation)
            raise
        table.access, table.generation = access, generation
        if table.status == Status.STOPPED:
            await self._stop(table.id, table.seq, generation)
        self._put(table)
        return table

    async def _rebuilt(self, founding: Founding, entries: list[Entry]) -> Table:
        """In small bites, one table after the other: a thread would fight with this one.

        Only what has no small bites is left to a thread: a whole game in one entry, a map or
        component values of somebody's own.
        """
        whole = any(entry.kind == Kind.IMPORT for entry in entries)
        async with self._rebuilding:
            if whole or takes_long(founding.components, founding.options):
                return await asyncio.to_thread(rebuilt, founding, entries)
            for table in rebuilding(founding, entries):
                if table.seq % BITE == 0:
                    await asyncio.sleep(0)
        return table

    async def _stop(self, table_id: str, seq: int, generation: int) -> None:
        """Keep a table whose journal disagrees, mark it, tell the operator."""
        self.stopped.add(table_id)
        self.metrics.stopped.set(len(self.stopped))
        LOG.error("table-stopped", game=table_id, seq=seq)
        job = partial(jobs.mark, table_id=table_id, status=Status.STOPPED)
        with contextlib.suppress(StoreDown):
            await self.store.write(job, generation=generation)

    async def _caught_up(self, table: Table) -> Table:
        """The table with everything other processes wrote; its lock is held."""
        news = partial(_news, table_id=table.id, seq=table.seq)
        generation, entries, access = await self._snapshot(news)
        if entries is None:
            self._lose(table.id)
            raise Problem("no-such-table")
        if generation != table.generation:
            self._tables.pop(table.id, None)
            return await self._load(table.id)
        following = table.fork()
        following.access, following.stale = access, False
        try:
            for entry in entries:
                following.absorb(entry)
        except Disagrees:
            following.status = Status.STOPPED
            await self._stop(following.id, following.seq, generation)
        self._put(following)
        self.hub.recheck(following)
        self.hub.publish(following)
        return following

    def _put(self, table: Table) -> None:
        """Keep it in memory, unless the content of the store was exchanged meanwhile."""
        if table.generation == self.store.generation:
            self._tables[table.id] = table

    def _lose(self, table_id: str) -> None:
        """A table that was deleted or set aside: whoever is there is sent away."""
        self._tables.pop(table_id, None)
        self.hub.dismiss(table_id)

    async def found(self, founding: Founding, entries: list[Entry], access: list[Any]) -> Table:
        """Open a new table."""
        table = await asyncio.to_thread(rebuilt, founding, entries)
        if table.status == Status.STOPPED:
            raise Problem("bad-journal")
        table.access, table.generation = access, self.generation
        job = partial(
            jobs.found,
            founding=founding,
            standing=table.standing(),
            entries=entries,
            holders=access,
            seen=self.seen,
        )
        async with self._lock(table.id):
            await self._write(job, None, table.generation)
            table.touched = time.monotonic()
            self._put(table)
        self.metrics.tables.labels(founding.game).inc()
        self._after(table, None)
        return table

    @property
    def generation(self) -> int:
        """Of the store when the request that is being served began; now, where there is none."""
        return BEGAN_IN.get() or self.store.generation

    async def _read(self, job: Job[Any]) -> Any:
        with unavailable():
            return await self.store.read(job)

    async def _snapshot(self, job: Job[tuple[Any, ...]]) -> tuple[Any, ...]:
        """What was read at one moment; it begins with the generation of the store."""
        with unavailable():
            found = await self.store.snapshot(job)
        self.store.notice(found[0])
        return found

    async def _write(
        self, job: Job[Any], changed: str | None, generation: int | None = None
    ) -> Any:
        started = time.perf_counter()
        try:
            with unavailable():
                return await self.store.write(job, changed, generation or self.generation)
        except Gone:
            raise Problem("no-such-table") from None
        except Problem:
            self.metrics.failed_writes.inc()
            raise
        finally:
            self.metrics.commit_seconds.observe(time.perf_counter() - started)

    read, write = _read, _write  # for what is kept beside the journal

    # Changes

    async def command(self, table_id: str, command: Command) -> Entry:
        """Do what a seat asks; a repeat gets the entry it made the first time."""

        def drafted(table: Table) -> Draft:
            if command.expected_seq != table.seq:
                raise Problem("late", seq=table.seq)
            return commands.draft(table, command, self.now())

        entry = await self.change(table_id, drafted, command.command_id)
        if entry.seat != command.seat:
            raise Problem("command-taken")
        return entry

    async def change(
        self,
        table_id: str,
        drafter: Drafter,
        command_id: str | None = None,
        beside: Job[Any] | None = None,
        generation: int | None = None,
    ) -> Entry:
        """Write one entry, and what belongs to it, then let everybody know.

        `generation` is that of the store when what leads to this was looked at.
        """
        named = command_id or f"house-{new_token()}"
        began_in = generation or self.generation
        work = asyncio.ensure_future(self._change(table_id, drafter, named, beside, began_in))
        return await asyncio.shield(work)  # a client that hangs up does not leave it half done

    async def _change(
        self,
        table_id: str,
        drafter: Drafter,
        command_id: str,
        beside: Job[Any] | None,
        generation: int,
    ) -> Entry:
        async with self._lock(table_id):
            table = await self._current(table_id)
            for _ in range(TRIES):
                if table.generation != generation:
                    raise Problem("unavailable", {"Retry-After": "1"})
                repeated = table.commands.get(command_id)
                if repeated is not None:
                    return repeated
                try:
                    draft = drafter(table)
                except Problem as problem:
                    following = await self._looked_again(table, problem)
                    if following is None:
                        raise
                    table = following
                    continue
                written = await self._written(table, draft, command_id, beside)
                if written is not None:
                    return written
                table = await self._caught_up(table)
            raise Problem("late", seq=table.seq)

    async def _looked_again(self, table: Table, problem: Problem) -> Table | None:
        """After "late": the table as others left it, None if this process knew all there is."""
        if problem.code != "late" or not self.shares_store:
            return None
        following = await self._caught_up(table)
        return following if following.seq != table.seq else None

    @property
    def shares_store(self) -> bool:
        return not self.settings.database.startswith("sqlite:")

    async def _written(
        self, table: Table, draft: Draft, command_id: str, beside: Job[Any] | None
    ) -> Entry | None:
        """The entry once it is durable; None if another process was first."""
        entry = draft.entry(table, command_id, self.now())
        following = table.fork()
        following.absorb(entry, draft.played)
        standing = following.standing()
        job = partial(_append, entry=entry, standing=standing, seen=self.seen, beside=beside)
        try:
            await self._write(job, table.id, table.generation)
        except Taken:
            return None
        except Problem:
            table.stale = True  # it may or may not be written: look before the next change
            raise
        if beside is not None:
            following.access = await self._read(partial(jobs.holders, table_id=table.id))
        if beside is not None or entry.kind == Kind.TABLE:
            self.hub.recheck(following)
        self._put(following)
        self.metrics.entries.labels(str(entry.kind)).inc()
        LOG.info(
            "entry", game=table.id, seq=entry.seq, command=command_id, seat=entry.seat,
            kind=str(entry.kind),
        )  # fmt: skip
        asyncio.get_running_loop().call_soon(self._after, following, table)
        return entry

    async def renew_access(self, table_id: str) -> None:
        """After a change of who may do what."""
        async with self._lock(table_id):
            await self._caught_up(await self._current(table_id))

    def _after(self, table: Table, before: Table | None) -> None:
        """Tell everybody, then see who has to be woken."""
        self.hub.publish(table)
        if self._tables.get(table.id, table).seq > table.seq:
            return  # it has moved on, and this is called for that too
        if table.status == Status.OPEN and not table.has_open_seat:
            self.spawn(self.change(table.id, started))
        for watch in self.watchers:
            watch(table, before)

    def spawn(self, work: Awaitable[Any]) -> None:
        # a context of its own: it goes on after the request that gave rise to it
        task = asyncio.get_running_loop().create_task(quietly(work), context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Chat

    def tell_chat(self, table_id: str, row: Mapping[str, Any]) -> None:
        """Tell those who listen here, except who muted the speaker."""
        self.hub.tell(table_id, {"type": "chat", **chat_line(row)}, row["seat"])

    # Housekeeping

    def forget_idle(self) -> None:
        """Let go of tables nobody has looked at for a while; their journal stays."""
        self.hub.forget_requests(IDLE_SECONDS)
        oldest = time.monotonic() - IDLE_SECONDS
        for table in self.held():
            if table.touched < oldest and table.id not in self.hub and table.id not in self._locks:
                self._tables.pop(table.id, None)

    def held(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    def drop(self, ids: list[str]) -> None:
        """Let go of tables that were deleted or set aside."""
        for table_id in ids:
            self._lose(table_id)

    async def reload(self, table_id: str) -> None:
        """What was written before has been changed: every process reads it anew, every page too."""
        await self._reload(table_id)
        await self._write(lambda db: None, f"{RELOAD}{table_id}")

    async def _reload(self, table_id: str) -> None:
        async with self._lock(table_id):
            self._tables.pop(table_id, None)
        if table_id in self.hub:
            with contextlib.suppress(Problem):
                self.hub.recheck(await self.table(table_id))
            self.hub.tell(table_id, {"type": "renew"})

    def heard(self, table_id: str) -> None:
        """Another process changed a table, or exchanged everything."""
        if table_id.startswith(RELOAD):
            self.spawn(self._reload(table_id.removeprefix(RELOAD)))
        if table_id == REPLACED:
            self._tables.clear()
            self.hub.dismiss_all()
            self.spawn(self.read_controls())
        for table in self.held():
            if table_id in (ANY, table.id):
                table.stale = True
                if table.id in self.hub:
                    self.spawn(self.table(table.id))

    async def check_living(self) -> int:
        """Replay every table that can still be played against its digests."""
        ids = await self.store.read(jobs.living)
        for table_id in ids:
            started = time.monotonic()
            known = table_id in self._tables
            with contextlib.suppress(Problem):
                table = await self.table(table_id)
                idle = table_id not in self.hub and table_id not in self._locks
                if not known and idle and table.due() is None:
                    self._tables.pop(table_id, None)
            await asyncio.sleep(4 * (time.monotonic() - started))  # a fifth of one core at most
        return len(self.stopped)

    async def close(self) -> None:
        """Send listeners away; what is written stays, the rest was never acknowledged."""
        self.hub.dismiss_all()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def rebuilt(founding: Founding, entries: list[Entry]) -> Table:
    """A table from its journal; stopped where the rules of today disagree with it."""
    *_, table = rebuilding(founding, entries)
    return table


def rebuilding(founding: Founding, entries: list[Entry]) -> Iterator[Table]:
    """The same bit by bit."""
    try:
        table = Table(founding)
        yield table
        checked = max((entry.seq for entry in entries if entry.digest is not None), default=0)
        passed = len(entries) - FEW if not any(e.kind in GO_BACK for e in entries) else 0
        for entry in entries:
            table.pass_through(entry.seq <= passed)
            table.absorb(entry, checked=entry.seq == checked)
            yield table
    except (Disagrees, TeahouseError):
        yield _rebuilt_up_to_the_fault(founding, entries)


def _rebuilt_up_to_the_fault(founding: Founding, entries: list[Entry]) -> Table:
    """The same with every entry checked: as far as the journal and the rules go together."""
    try:
        table = Table(founding)
    except (Disagrees, TeahouseError) as error:
        raise Problem("stopped") from error
    try:
        for entry in entries:
            table.absorb(entry)
    except Disagrees:
        table.status = Status.STOPPED
    return table


@contextlib.contextmanager
def unavailable() -> Iterator[None]:
    """A store that fails is a 503 to those who ask."""
    try:
        yield
    except Replaced:
        LOG.info("store-replaced")
        raise Problem("unavailable", {"Retry-After": "1"}) from None
    except StoreDown as error:
        LOG.error("store-down", why=str(error))
        raise Problem("unavailable", {"Retry-After": "2"}) from None


Loaded = tuple[Founding, list[Entry], list[Access], str]


def _loaded(db: Connection, table_id: str) -> tuple[int, Loaded | None]:
    return state_jobs.generation(db), jobs.load(db, table_id)


def _news(db: Connection, table_id: str, seq: int) -> tuple[int, list[Entry] | None, list[Access]]:
    """What was written at a table after this number; None if it is gone."""
    if not jobs.is_there(db, table_id):
        return state_jobs.generation(db), None, []
    entries, access = jobs.entries_after(db, table_id, seq), jobs.holders(db, table_id)
    return state_jobs.generation(db), entries, access


def _append(
    db: Connection, entry: Entry, standing: Standing, seen: int, beside: Job[Any] | None
) -> None:
    if beside is not None:
        beside(db)
    jobs.append(db, entry, standing, seen)


def started(table: Table) -> Draft:
    if table.status != Status.OPEN or table.has_open_seat:
        raise Problem("not-running")
    return Draft(Kind.START, None)


async def quietly(work: Awaitable[Any]) -> None:
    """Background work: a refusal is no news, a defect is logged and never lost."""
    try:
        await work
    except (Problem, asyncio.CancelledError):
        return
    except Exception as error:
        LOG.error("background", failure=type(error).__name__)

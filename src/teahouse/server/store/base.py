"""The interface of a store: run jobs atomically, and report what changed."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from teahouse.server.entries import Entry, TableSummary

from .notifications import Change

T = TypeVar("T")
Job = Callable[[Connection], T]
ChangeHandler = Callable[[Change], None]


class StoreDown(Exception):
    """A write or a read failed: disk full, read-only, database gone. Nothing is acknowledged."""


class Replaced(StoreDown):
    """A restore replaced the content since this work began: start over."""

    def __init__(self) -> None:
        super().__init__("the database was restored from a backup meanwhile")


class InUse(StoreDown):
    """Another server has the database."""

    def __init__(self, place: str, process: str) -> None:
        super().__init__(f"another server (process {process}) uses {place}")
        self.place = place
        self.process = process


class Damaged(StoreDown):
    """The database is corrupt."""

    def __init__(self, place: str, why: str) -> None:
        super().__init__(f"the database {place} is damaged: {why}")
        self.place = place
        self.why = why


class TableGone(Exception):
    """The table was deleted or set aside."""


class Refused(Exception):
    """The state of the store forbids a job; the code is that of a Problem."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Conflict(Exception):
    """Somebody else was first: the number or the command id is already in the journal."""


class Store(Protocol):
    """A job is a function over a connection; its writes are durable when the await returns."""

    generation: int  # of the content this process works with; a restore starts the next
    damaged: str | None  # what was found to be damaged
    members: frozenset[str]  # names of the servers that have it open, as far as is known

    async def claim(self, name: str) -> None:
        """Claim it before a server opens it: InUse if it is exclusive and taken."""

    async def open(self) -> None:
        """Connect, check that writes are durable, migrate the schema. Idempotent."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Check the whole database where supported; Damaged if it is corrupt."""

    async def read(self, job: Job[T]) -> T: ...

    async def snapshot(self, job: Job[T]) -> T:
        """Read everything as of one moment, however many queries that takes."""
        ...

    async def write(
        self, job: Job[T], changed: Change | None = None, generation: int | None = None
    ) -> T:
        """Run a job as one transaction; `changed` is what other processes hear of it.

        Replaced, and nothing written, if the content is not of this generation; without one, if it
        was exchanged since the call.
        """
        ...

    def append(
        self, entry: Entry, summary: TableSummary, seen: int = 0, changed: Change | None = None,
        generation: int | None = None,
    ) -> Future[None]:  # fmt: skip
        """Append an entry to a journal, as `jobs.append_entry` does; concurrent ones share a
        transaction."""
        ...

    def notice(self, generation: int) -> None:
        """Note the generation that was read; handlers are notified if it changed."""

    def on_change(self, handler: ChangeHandler) -> None:
        """Register a handler for changes by other processes."""

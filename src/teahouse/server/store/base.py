"""What the server asks of a store: run a job, whole or not at all, and tell what changed."""

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
    """The content was exchanged by a restore since this work began: begin anew."""

    def __init__(self) -> None:
        super().__init__("the database was restored from a backup meanwhile")


class InUse(StoreDown):
    """Another server has the database."""

    def __init__(self, place: str, process: str) -> None:
        super().__init__(f"another server (process {process}) uses {place}")
        self.place = place
        self.process = process


class Damaged(StoreDown):
    """The database does not hold together."""

    def __init__(self, place: str, why: str) -> None:
        super().__init__(f"the database {place} is damaged: {why}")
        self.place = place
        self.why = why


class TableGone(Exception):
    """The table was deleted or set aside."""


class Refused(Exception):
    """What a job finds in the store forbids it; the code is that of a Problem."""

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
        """Before a server opens it: InUse where only one may have it and another does."""

    async def open(self) -> None:
        """Connect, check that writes are durable, bring the schema up to date. Once is enough."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Read the whole database, as far as that can be asked; Damaged if it is."""

    async def read(self, job: Job[T]) -> T: ...

    async def snapshot(self, job: Job[T]) -> T:
        """Read everything as it was at one moment, however many questions that takes."""
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
        """Write one more entry of a journal, as `jobs.append_entry` does; those that come
        together are one transaction."""
        ...

    def notice(self, generation: int) -> None:
        """Take note of the generation that was read; handlers hear of it if it is another."""

    def on_change(self, handler: ChangeHandler) -> None:
        """Hear of tables that other processes changed."""

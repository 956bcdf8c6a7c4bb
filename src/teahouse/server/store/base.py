"""What the server asks of a store: run a job, whole or not at all, and tell what changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Job = Callable[[Connection], T]
# Called with the id of a table that changed elsewhere, with ANY after a gap in hearing, with
# REPLACED when the whole content was exchanged; with PRESENCE and the id of a table at which
# somebody came or went (without one: any), with CHAT, the id of a table and that of a line.
Listener = Callable[[str], None]
ANY, REPLACED, PRESENCE, CHAT = "", "!", "@", "#"


class StoreDown(Exception):
    """A write or a read failed: disk full, read-only, database gone. Nothing is acknowledged."""


class Taken(Exception):
    """Somebody else was first: the number or the command id is already in the journal."""


class Store(Protocol):
    """A job is a function over a connection; its writes are durable when the await returns."""

    async def open(self) -> None:
        """Connect, check that writes are durable, bring the schema up to date."""

    async def close(self) -> None: ...

    async def read(self, job: Job[T]) -> T: ...

    async def write(self, job: Job[T], changed: str | None = None) -> T:
        """Run a job as one transaction; `changed` names the table other processes hear of."""
        ...

    def listen(self, listener: Listener) -> None:
        """Hear of tables that other processes changed."""

    async def save_copy(self, file: str) -> None:
        """A consistent copy of everything, while others go on writing."""

"""Links, and the tables that take none any more."""

from __future__ import annotations

from sqlalchemy import Connection, select

from teahouse.server.entries import EntryKind

from . import jobs
from .base import TableGone
from .jobs import Row
from .schema import entries, link, tables


class TableIsLocal(Exception):
    """It belongs to one browser: nobody is invited."""


def was_shared(db: Connection, table_id: str) -> bool:
    """Whether there ever was a link to a table. Held until the transaction ends: no other process
    writes a link meanwhile."""
    held = select(tables.c.id).where(tables.c.id == table_id).with_for_update()
    if db.execute(held).first() is None:
        raise TableGone
    found = db.execute(select(link.c.token).where(link.c.table_id == table_id).limit(1))
    return found.first() is not None


def add_link(db: Connection, row: Row) -> None:
    """A new link; TableIsLocal where nobody may be invited any more."""
    jobs.lock_table(db, row["table_id"])
    moved = select(entries.c.seq).where(
        entries.c.table_id == row["table_id"], entries.c.kind == str(EntryKind.LOCAL)
    )
    if db.execute(moved.limit(1)).first() is not None:
        raise TableIsLocal
    jobs.add_link(db, row)

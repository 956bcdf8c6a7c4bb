"""Links, and the tables that take none any more."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, insert, select

from teahouse.server.entries import RECOVERING, Access, EntryKind

from . import jobs
from .base import Refused, TableGone
from .jobs import Row
from .schema import entries, link, tables


def require_unshared(db: Connection, table_id: str) -> None:
    """Refused if there ever was a link to a table. Held until the transaction ends: no other
    process writes a link meanwhile."""
    held = select(tables.c.id).where(tables.c.id == table_id).with_for_update()
    if db.execute(held).first() is None:
        raise TableGone
    shared = select(link.c.token).where(link.c.table_id == table_id)
    if db.execute(shared.limit(1)).first() is not None:
        raise Refused("not-alone")


def add_links(db: Connection, rows: Sequence[Row], given: Sequence[Access] = ()) -> None:
    """New links, and what they give at once; Refused where nobody may be invited any more."""
    for row in rows:
        jobs.lock_table(db, row["table_id"])
        moved = select(entries.c.seq).where(
            entries.c.table_id == row["table_id"], entries.c.kind == str(EntryKind.LOCAL)
        )
        if db.execute(moved.limit(1)).first() is not None:
            raise Refused("local-table")
        db.execute(insert(link).values(**row))
    for one in given:
        jobs.give_access(db, one)


def renew_link(db: Connection, row: Row) -> None:
    """A new link in the place of those of its kind that nobody used."""
    jobs.withdraw_links(db, row["table_id"], row["seat"], row["kind"], row["created"])
    add_links(db, [row])


def bring_seat(db: Connection, given: Access) -> None:
    """A seat comes to one more device of the person, by a link that is used up."""
    jobs.use_link(db, given.via or "", given.session)
    jobs.take_access(db, given.table_id, given.seat, RECOVERING)
    jobs.give_access(db, given)

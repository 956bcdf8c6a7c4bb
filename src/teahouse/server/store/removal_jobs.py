"""Tables are set aside before they are deleted: nobody gets them, and they can be brought back."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, exists, select, update

from .schema import OF_A_TABLE, access, chat, link, tables

RETENTION, HOST, PERSON = "retention", "host", "person"  # why a table was set aside


def inactive(
    db: Connection, before: int, most: int, among: Sequence[str] | None = None
) -> list[str]:
    """Tables at which nothing happened since then: no entry, no chat, nobody let in."""
    chatted = exists().where(chat.c.table_id == tables.c.id, chat.c.at >= before)
    let_in = exists().where(access.c.table_id == tables.c.id, access.c.created >= before)
    invited = exists().where(link.c.table_id == tables.c.id, link.c.created >= before)
    chosen = (
        select(tables.c.id)
        .where(tables.c.set_aside.is_(None))
        .where(tables.c.active < before)
        .where(~chatted, ~let_in, ~invited)
        .order_by(tables.c.updated, tables.c.id)
        .limit(most)
    )
    if among is not None:
        chosen = chosen.where(tables.c.id.in_(among))
    return [str(found) for found in db.execute(chosen).scalars()]


def set_aside(db: Connection, ids: Sequence[str], why: str, now: int) -> list[str]:
    """Nobody gets these tables any more; those that were there."""
    chosen = (
        update(tables)
        .where(tables.c.id.in_(ids), tables.c.set_aside.is_(None))
        .values(set_aside=now, set_aside_why=why)
        .returning(tables.c.id)
    )
    return sorted(str(found) for found in db.execute(chosen).scalars())


def set_aside_if_inactive(db: Connection, ids: Sequence[str], before: int, now: int) -> list[str]:
    """The same for those of these tables at which nothing has happened meanwhile either."""
    return set_aside(db, inactive(db, before, len(ids), ids), RETENTION, now)


def bring_back(db: Connection, table_id: str, now: int) -> bool:
    """A table that was set aside is there again, and counts as active from now."""
    chosen = (
        update(tables)
        .where(tables.c.id == table_id, tables.c.set_aside.is_not(None))
        .values(set_aside=None, set_aside_why=None, active=now)
    )
    return bool(db.execute(chosen).rowcount)


def expired_tables(db: Connection, before: int, most: int) -> list[str]:
    """Tables that were set aside before then."""
    chosen = select(tables.c.id).where(tables.c.set_aside < before)
    chosen = chosen.order_by(tables.c.set_aside, tables.c.id).limit(most)
    return [str(found) for found in db.execute(chosen).scalars()]


def delete_tables(db: Connection, ids: Sequence[str]) -> list[str]:
    """Delete tables for good, with all that belongs to them; those that were there.

    The row of the table goes first: who writes for it at the same time waits for that row and
    then finds it gone, so nothing is left behind. Its entries go with it (ON DELETE CASCADE).
    """
    gone = delete(tables).where(tables.c.id.in_(ids)).returning(tables.c.id)
    found = sorted(str(table_id) for table_id in db.execute(gone).scalars())
    for kept in OF_A_TABLE:
        db.execute(delete(kept).where(kept.c.table_id.in_(found)))
    return found

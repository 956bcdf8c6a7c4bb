"""What `teahouse doctor` asks a store: every table, set aside or not, and rows of none."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from teahouse.server.entries import Access, Entry

from .jobs import Row, entries_after, holders, plain
from .schema import OF_A_TABLE, entries, tables


@dataclass(frozen=True)
class Kept:
    """All that is kept of a table's course."""

    row: Row
    entries: list[Entry]
    holders: list[Access]


@dataclass(frozen=True)
class Orphans:
    """Rows of a table that does not exist."""

    kind: str
    count: int
    table_id: str  # of one of them


def all_tables(db: Connection) -> list[str]:
    return [str(found) for found in db.execute(select(tables.c.id).order_by(tables.c.id)).scalars()]


def read_table(db: Connection, table_id: str) -> Kept | None:
    row = db.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    return Kept(plain(row), entries_after(db, table_id, 0), holders(db, table_id))


def orphans(db: Connection) -> list[Orphans]:
    found = []
    owners = [(entries, entries.c.table_id)] + [(table, table.c.table_id) for table in OF_A_TABLE]
    for table, owner in owners:
        lost = select(func.count(), func.min(owner)).where(owner.not_in(select(tables.c.id)))
        count, example = db.execute(lost.select_from(table)).one()
        if count:
            found.append(Orphans(table.name, int(count), str(example)))
    return found

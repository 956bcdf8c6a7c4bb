"""The finished games of a person, and what each came to."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, and_, insert, select, update

from teahouse.server.entries import SEATED, EntryKind, Status, dump_json

from .jobs import THERE, lock_table
from .schema import access, entries, result, tables


@dataclass(frozen=True)
class Finished:
    """A finished game, as the one who asks sat there; `data` is missing until it was made."""

    table_id: str
    game: str
    ended: int
    seats: list[int]  # those of the person
    data: dict[str, Any] | None
    names: list[dict[str, Any]]


def finished_tables(db: Connection, session: str, most: int) -> list[Finished]:
    """The latest first."""
    held = and_(access.c.session == session, access.c.role == SEATED)
    order = tables.c.updated.desc(), tables.c.id
    latest = (
        select(tables.c.id)
        .where(tables.c.id.in_(select(access.c.table_id).where(held)))
        .where(tables.c.status == str(Status.OVER), THERE)
        .order_by(*order)
        .limit(most)
    )
    sat = and_(entries.c.table_id == tables.c.id, entries.c.kind == str(EntryKind.SEAT))
    chosen = (  # a row for each of their seats and each time somebody sat down
        select(
            *(tables.c[name] for name in ("id", "game", "updated", "seats")),
            access.c.seat, result.c.data, entries.c.data.label("sat"),
        )
        .join(access, and_(access.c.table_id == tables.c.id, held))
        .outerjoin(result, result.c.table_id == tables.c.id)
        .outerjoin(entries, sat)
        .where(tables.c.id.in_(latest))
        .order_by(*order, access.c.seat, entries.c.seq)
    )  # fmt: skip
    rows = db.execute(chosen).all()
    return [_finished(list(of_one)) for _, of_one in groupby(rows, attrgetter("id"))]


def _finished(rows: Sequence[Any]) -> Finished:
    table = rows[0]
    seats = json.loads(table.seats)
    for sat in (json.loads(row.sat) for row in rows if row.sat is not None):
        seats[int(sat["seat"])] = sat  # who sat there at the end
    return Finished(
        str(table.id),
        str(table.game),
        int(table.updated),
        sorted({int(row.seat) for row in rows}),
        None if table.data is None else json.loads(table.data),
        [{"name": str(s.get("name") or ""), "former": bool(s.get("former"))} for s in seats],
    )


def save(db: Connection, table_id: str, data: dict[str, Any]) -> None:
    """In the place of what an earlier version made; another process makes the same."""
    lock_table(db, table_id)
    made = {"data": dump_json(data)}
    if not db.execute(update(result).where(result.c.table_id == table_id).values(made)).rowcount:
        db.execute(insert(result).values(table_id=table_id, **made))

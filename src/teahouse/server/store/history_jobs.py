"""The finished games of a person, and what each came to."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select

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
    chosen = (
        select(tables.c.id, tables.c.game, tables.c.updated, tables.c.seats, result.c.data)
        .join(access, access.c.table_id == tables.c.id)
        .outerjoin(result, result.c.table_id == tables.c.id)
        .where(access.c.session == session, access.c.role == SEATED)
        .where(tables.c.status == str(Status.OVER), THERE)
        .distinct()
        .order_by(tables.c.updated.desc(), tables.c.id)
        .limit(most)
    )
    return [
        Finished(
            str(row.id),
            str(row.game),
            int(row.updated),
            _own_seats(db, str(row.id), session),
            None if row.data is None else json.loads(row.data),
            _names(db, str(row.id), json.loads(row.seats)),
        )
        for row in db.execute(chosen).all()
    ]


def _own_seats(db: Connection, table_id: str, session: str) -> list[int]:
    chosen = select(access.c.seat).where(
        access.c.table_id == table_id, access.c.session == session, access.c.role == SEATED
    )
    return sorted(int(seat) for seat in db.execute(chosen).scalars())


def _names(db: Connection, table_id: str, seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Who sat where at the end."""
    chosen = select(entries.c.data).where(
        entries.c.table_id == table_id, entries.c.kind == str(EntryKind.SEAT)
    )
    for data in db.execute(chosen.order_by(entries.c.seq)).scalars():
        sat = json.loads(data)
        seats[int(sat["seat"])] = sat
    return [
        {"name": str(seat.get("name") or ""), "former": bool(seat.get("former"))} for seat in seats
    ]


def save(db: Connection, table_id: str, data: dict[str, Any]) -> None:
    """Another process may have made it meanwhile: it is the same."""
    lock_table(db, table_id)
    if db.execute(select(result.c.table_id).where(result.c.table_id == table_id)).first() is None:
        db.execute(insert(result).values(table_id=table_id, data=dump_json(data)))

"""Everything that is stored about a person, for themselves."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, select

from teahouse.server.entries import EntryKind

from .profile_jobs import devices, profiles
from .schema import access, chat, entries, note, tables, webhook


def everything(db: Connection, ids: Collection[str]) -> dict[str, Any]:
    """Profiles, devices, and by table: roles, names, chat and notes. Nothing of anybody else."""
    known = profiles(db, ids)
    return {
        "profiles": [
            {"name": row.name, "colour": row.colour, "created": row.created, "card": row.card_made}
            for row in known.values()
        ],
        "devices": [
            {"via": row.via, "since": row.created} for one in ids for row in devices(db, one)
        ],
        "tables": [_table(db, table_id, ids) for table_id in _table_ids(db, ids)],
    }


def _table_ids(db: Connection, ids: Collection[str]) -> list[str]:
    found = {
        *db.execute(select(access.c.table_id).where(access.c.session.in_(ids))).scalars(),
        *db.execute(select(chat.c.table_id).where(chat.c.session.in_(ids))).scalars(),
        *db.execute(select(note.c.table_id).where(note.c.person.in_(ids))).scalars(),
    }
    return sorted(str(table_id) for table_id in found)


def _table(db: Connection, table_id: str, ids: Collection[str]) -> dict[str, Any]:
    shown = ("game", "status", "kind", "created", "updated")
    row = db.execute(select(*(tables.c[name] for name in shown)).where(tables.c.id == table_id))
    held = db.execute(
        select(access.c.seat, access.c.role, access.c.created)
        .where(access.c.table_id == table_id, access.c.session.in_(ids))
        .order_by(access.c.seat, access.c.role)
    ).all()
    said = select(chat.c.text, chat.c.at).where(
        chat.c.table_id == table_id, chat.c.session.in_(ids)
    )
    noted = select(note.c.seat, note.c.text).where(
        note.c.table_id == table_id, note.c.person.in_(ids)
    )
    seats = [held_one.seat for held_one in held if held_one.role == "seat"]
    called = select(webhook.c.url).where(webhook.c.table_id == table_id, webhook.c.seat.in_(seats))
    return {
        "id": table_id,
        **next((dict(found) for found in row.mappings()), {}),
        "roles": [{"seat": r.seat, "role": r.role, "since": r.created} for r in held],
        "names": _names(db, table_id, ids),
        "chat": [{"text": r.text, "at": r.at} for r in db.execute(said.order_by(chat.c.id))],
        "notes": [{"seat": r.seat, "text": r.text} for r in db.execute(noted)],
        "webhooks": [str(url) for url in db.execute(called).scalars()],
    }


def _names(db: Connection, table_id: str, ids: Collection[str]) -> list[str]:
    """The names under which the person sat down."""
    chosen = select(entries.c.data).where(
        entries.c.table_id == table_id, entries.c.kind == str(EntryKind.SEAT)
    )
    sat = (json.loads(data) for data in db.execute(chosen.order_by(entries.c.seq)).scalars())
    return [str(seat["name"]) for seat in sat if seat.get("session") in ids and seat.get("name")]

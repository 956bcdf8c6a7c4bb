"""What the host asks of the store and changes there: tables, bans, the lobby."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from teahouse.server.entries import EntryKind

from .jobs import Row, plain
from .notifications import Change, ControlsChanged, decode, encode
from .schema import access, ban, chat, control, entries, host_change, profile, tables

LOBBY, ADDRESS_KEY = "lobby", "address_key"
REMEMBERED = 60 * 60 * 1000  # milliseconds a change is kept for servers to read
# All that leaves the store about a table: seeds, nonces, positions and moves are not among it.
SHOWN = (
    "id", "game", "version", "status", "kind", "created", "updated", "opened_from",
    "set_aside", "set_aside_why",
)  # fmt: skip


@dataclass(frozen=True)
class Ban:
    """Somebody is kept out for a time."""

    id: int
    kind: str  # session or address
    hash: str
    created: int
    until: int
    why: str


# What servers read


def read_controls(db: Connection, now: int) -> tuple[dict[str, str], list[Ban]]:
    """The controls and the bans in force."""
    values = {str(row.name): str(row.value) for row in db.execute(select(control))}
    return values, bans(db, now)


def last_change(db: Connection) -> int:
    return int(db.execute(select(func.max(host_change.c.id))).scalar() or 0)


def changes_after(db: Connection, number: int) -> list[tuple[int, Change]]:
    """What the host changed after the change of this number."""
    chosen = select(host_change).where(host_change.c.id > number).order_by(host_change.c.id)
    return [(int(row.id), decode(str(row.what))) for row in db.execute(chosen)]


def announce(db: Connection, change: Change, now: int) -> None:
    """Let running servers hear of a change."""
    db.execute(delete(host_change).where(host_change.c.at < now - REMEMBERED))
    db.execute(insert(host_change).values(what=encode(change), at=now))


# Bans and the lobby


def bans(db: Connection, now: int) -> list[Ban]:
    chosen = select(ban).where(ban.c.until > now).order_by(ban.c.id)
    return [Ban(**plain(row)) for row in db.execute(chosen).mappings()]


def add_ban(db: Connection, row: Mapping[str, Any]) -> int:
    db.execute(delete(ban).where(ban.c.until <= row["created"]))
    made = int(db.execute(insert(ban).values(**row).returning(ban.c.id)).scalar_one())
    announce(db, ControlsChanged(), row["created"])
    return made


def lift_ban(db: Connection, number: int, now: int) -> bool:
    done = db.execute(delete(ban).where(ban.c.id == number))
    announce(db, ControlsChanged(), now)
    return bool(done.rowcount)


def set_control(db: Connection, name: str, value: str, now: int) -> None:
    same = control.c.name == name
    if db.execute(update(control).where(same).values(value=value)).rowcount == 0:
        db.execute(insert(control).values(name=name, value=value))
    announce(db, ControlsChanged(), now)


# Looking


def list_tables(db: Connection, status: str | None, most: int) -> list[Row]:
    """Tables with what lists may say of them, the latest first."""
    chosen: Select[Any] = select(*(tables.c[name] for name in SHOWN), tables.c.seats)
    chosen = chosen.order_by(tables.c.updated.desc(), tables.c.id).limit(most)
    if status == "aside":
        chosen = chosen.where(tables.c.set_aside.is_not(None))
    elif status is not None:
        chosen = chosen.where(tables.c.status == status, tables.c.set_aside.is_(None))
    return [_with_seats(db, plain(row)) for row in db.execute(chosen).mappings()]


def describe_table(db: Connection, table_id: str, lines: int) -> dict[str, Any] | None:
    """A table, who holds what there, and what was said last."""
    chosen = select(*(tables.c[name] for name in SHOWN), tables.c.seats)
    row = db.execute(chosen.where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    held = select(access.c.session, access.c.seat, access.c.role).where(
        access.c.table_id == table_id
    )
    said = select(chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.session)
    said = said.where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(lines)
    count = select(func.count()).select_from(entries).where(entries.c.table_id == table_id)
    return {
        **_with_seats(db, plain(row)),
        "entries": int(db.execute(count).scalar_one()),
        "access": [plain(r) for r in db.execute(held.order_by(access.c.seat)).mappings()],
        "chat": [plain(r) for r in db.execute(said).mappings()][::-1],
    }


def _with_seats(db: Connection, row: Row) -> dict[str, Any]:
    """Who sits where now: by the setup, and those who sat down later."""
    seats = json.loads(row["seats"])
    chosen = select(entries.c.data).where(
        entries.c.table_id == row["id"], entries.c.kind == str(EntryKind.SEAT)
    )
    for data in db.execute(chosen.order_by(entries.c.seq)).scalars():
        sat = json.loads(data)
        seats[int(sat["seat"])] = sat
    kept = ("kind", "name", "level", "former")
    return {**row, "seats": [{k: seat[k] for k in kept if k in seat} for seat in seats]}


def sessions_like(db: Connection, prefix: str, most: int = 2) -> list[str]:
    """Sessions whose hash begins like this."""
    found: set[str] = set()
    for column in (access.c.session, chat.c.session, ban.c.hash, profile.c.id):
        chosen = select(column).where(column.startswith(prefix, autoescape=True)).distinct()
        found |= {str(session) for session in db.execute(chosen.limit(most)).scalars()}
    return sorted(found)

"""Database queries and changes, as jobs that both stores run."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    RowMapping,
    String,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    select,
    tuple_,
    update,
)

from teahouse.server.entries import (
    ASKING,
    INVITED,
    RECOVERING,
    SEATED,
    Access,
    Entry,
    Status,
    TableSetup,
    TableSummary,
)

from .base import Conflict, Job, Refused, TableGone
from .prepared_statements import NOT_UNIQUE, Prepared
from .schema import access, chat, entries, link, mute, note, tables, webhook

Row = Mapping[str, Any]
LIVING = (str(Status.OPEN), str(Status.RUNNING), str(Status.PAUSED))

# Asked with every move: made once
GIVEN = bindparam("table", type_=String)
THERE = tables.c.set_aside.is_(None)
TABLE = select(tables).where(tables.c.id == GIVEN, THERE)
# Held until the transaction ends: meanwhile the table is not deleted. SQLite has one writer anyway.
LOCK = TABLE.with_only_columns(tables.c.id).with_for_update(read=True, key_share=True)
JOURNAL = (
    select(*(entries.c[part.name] for part in fields(Entry)))
    .where(entries.c.table_id == GIVEN, entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)
HOLDERS = select(*(access.c[part.name] for part in fields(Access))).where(
    access.c.table_id == GIVEN
)
WEBHOOKS = select(webhook).where(webhook.c.table_id == GIVEN)
APPEND = Prepared(insert(entries), (part.name for part in fields(Entry)))
LAST_ACTIVE = bindparam("last_active", type_=BigInteger)
SET_SUMMARY = Prepared(
    update(tables)
    .where(tables.c.id == GIVEN, THERE)
    .values({name: bindparam(name) for name in ("status", "kind", "due", "updated")})
    .values(active=case((tables.c.active > LAST_ACTIVE, tables.c.active), else_=LAST_ACTIVE))
)


def plain(row: RowMapping) -> Row:
    return {str(name): value for name, value in row.items()}


# Tables and their journals


def create_table(
    db: Connection,
    setup: TableSetup,
    summary: TableSummary,
    first: Sequence[Entry],
    holders: Sequence[Access],
    seen: int = 0,
) -> None:
    """Create a table with its first entries and access rights."""
    row = {**setup.row(), "status": str(summary.status), "due": summary.due}
    db.execute(insert(tables).values(**row, updated=setup.created, active=max(setup.created, seen)))
    for entry in first:
        db.execute(insert(entries).values(**entry.row()))
    for holder in holders:
        give_access(db, holder)


def append_entry(db: Connection, entry: Entry, summary: TableSummary, seen: int = 0) -> None:
    """One more entry; Conflict if its number or its command is taken, TableGone without a table.

    `seen` is the time this store is known to have seen, should the clock be behind it.
    """
    if SET_SUMMARY.count(db, summary_values(entry, summary, seen)) != 1:
        raise TableGone
    try:
        APPEND.count(db, entry.row())
    except NOT_UNIQUE:
        raise Conflict from None


def append_entries(
    db: Connection,
    made: Sequence[Entry],
    summary: TableSummary,
    seen: int,
    beside: Job[Any] | None = None,
) -> None:
    """Several entries at once, or one with what belongs to it."""
    if beside is not None:
        beside(db)
    for entry in made:
        append_entry(db, entry, summary, seen)


def summary_values(entry: Entry, summary: TableSummary, seen: int) -> dict[str, Any]:
    """What the list of tables repeats, once an entry is written."""
    return {
        "table": entry.table_id,
        "status": str(summary.status),
        "kind": str(summary.kind),
        "due": summary.due,
        "updated": summary.active,
        "last_active": max(summary.active, seen if summary.active == entry.at else 0),
    }


def lock_table(db: Connection, table_id: str) -> None:
    """Before something is written beside a journal; TableGone if there is no such table."""
    if db.execute(LOCK, {"table": table_id}).first() is None:
        raise TableGone


def load(db: Connection, table_id: str) -> tuple[TableSetup, list[Entry], list[Access]] | None:
    row = db.execute(TABLE, {"table": table_id}).mappings().first()
    if row is None:
        return None
    setup = TableSetup.of(plain(row))
    return setup, entries_after(db, table_id, 0), holders(db, table_id)


def load_after(db: Connection, table_id: str, seq: int) -> tuple[list[Entry], list[Access]] | None:
    """What was written at a table after this number, and who may do what; None if it is gone."""
    if db.execute(TABLE.with_only_columns(tables.c.id), {"table": table_id}).first() is None:
        return None
    return entries_after(db, table_id, seq), holders(db, table_id)


def entries_after(db: Connection, table_id: str, seq: int) -> list[Entry]:
    return [Entry.of(*row) for row in db.execute(JOURNAL, {"table": table_id, "after": seq})]


def mark(db: Connection, table_id: str, status: Status) -> None:
    """Set what the list says of a table whose journal says nothing about it."""
    db.execute(update(tables).where(tables.c.id == table_id).values(status=str(status), due=None))


@dataclass(frozen=True)
class Due:
    """A table at which the server has something to do, and since when."""

    table_id: str
    due: int


FIRST = Due("", -1)  # before all others


def due_tables(db: Connection, after: Due, now: int, most: int) -> list[Due]:
    """Tables at which the server has to act, in the order of their moments."""
    order = tables.c.due, tables.c.id
    further = tuple_(*order) > tuple_(literal(after.due), literal(after.table_id))
    chosen = select(*order).where(tables.c.due <= now, further, THERE).order_by(*order)
    return [Due(str(row.id), int(row.due)) for row in db.execute(chosen.limit(most))]


def clear_due(db: Connection, row: Due) -> None:
    """Nothing is to be done at a table after all, unless something happened meanwhile."""
    same = and_(tables.c.id == row.table_id, tables.c.due == row.due)
    db.execute(update(tables).where(same).values(due=None))


def living(db: Connection) -> list[str]:
    chosen = select(tables.c.id).where(tables.c.status.in_(LIVING), THERE).order_by(tables.c.id)
    return [str(found) for found in db.execute(chosen).scalars()]


def idle(db: Connection, after: Due, before: int, most: int) -> list[Due]:
    """Tables that can still be played and at which nothing happened since then, oldest first."""
    order = tables.c.updated, tables.c.id
    further = tuple_(*order) > tuple_(literal(after.due), literal(after.table_id))
    chosen = select(*order).where(
        tables.c.status.in_(LIVING), tables.c.updated <= before, further, THERE
    )
    found = db.execute(chosen.order_by(*order).limit(most))
    return [Due(str(row.id), int(row.updated)) for row in found]


def count_living(db: Connection) -> int:
    """Tables that can still be played: finished ones do not fill the server."""
    chosen = select(func.count()).select_from(tables).where(tables.c.status.in_(LIVING), THERE)
    return int(db.execute(chosen).scalar_one())


def lobby(db: Connection, most: int) -> list[str]:
    """Public tables, those with free seats first."""
    chosen = (
        select(tables.c.id)
        .where(tables.c.kind == "public", tables.c.status.in_(LIVING), THERE)
        .order_by(tables.c.status, tables.c.updated.desc())
        .limit(most)
    )
    return [str(found) for found in db.execute(chosen).scalars()]


def tables_of(db: Connection, session: str, most: int) -> list[str]:
    """The tables a session has something to do with, the latest first."""
    chosen = (
        select(tables.c.id)
        .join(access, access.c.table_id == tables.c.id)
        .where(access.c.session == session, THERE)
        .group_by(tables.c.id, tables.c.updated)
        .order_by(tables.c.updated.desc())
        .limit(most)
    )
    return [str(found) for found in db.execute(chosen).scalars()]


def finished_alone(db: Connection, session: str, games: Sequence[str], most: int) -> list[str]:
    """Tables over with one seat, which this session holds: the latest, in the order they ended."""
    chosen = (
        select(tables.c.id, tables.c.seats)
        .join(access, and_(access.c.table_id == tables.c.id, access.c.seat == 0))
        .where(access.c.session == session, access.c.role == "seat")
        .where(tables.c.status == str(Status.OVER), tables.c.game.in_(games), THERE)
        .order_by(tables.c.updated.desc())
    )
    found = [str(row.id) for row in db.execute(chosen) if len(json.loads(row.seats)) == 1]
    return found[:most][::-1]


# Access


def holders(db: Connection, table_id: str) -> list[Access]:
    return [Access(*row) for row in db.execute(HOLDERS, {"table": table_id})]


def give_access(db: Connection, given: Access) -> None:
    lock_table(db, given.table_id)
    key = ("session", "table_id", "seat", "role")
    same = and_(*(access.c[name] == getattr(given, name) for name in key))
    if db.execute(select(access.c.session).where(same)).first() is None:
        db.execute(insert(access).values(**asdict(given)))


def drop_access(db: Connection, given: Access) -> None:
    """Take one role from one session."""
    key = ("session", "table_id", "seat", "role")
    same = and_(*(access.c[name] == getattr(given, name) for name in key))
    db.execute(delete(access).where(same))


def exchange_access(db: Connection, held: Access, given: Access) -> None:
    drop_access(db, held)
    give_access(db, given)


def take_access(db: Connection, table_id: str, seat: int, role: str) -> None:
    """Take this role at a seat from everybody."""
    db.execute(
        delete(access).where(
            access.c.table_id == table_id, access.c.seat == seat, access.c.role == role
        )
    )


def find_link(db: Connection, token: str) -> Row | None:
    found = db.execute(select(link).where(link.c.token == token)).mappings().first()
    return plain(found) if found else None


def use_link(db: Connection, token: str, session: str) -> None:
    """A link to a seat is used once."""
    done = db.execute(
        update(link)
        .where(link.c.token == token, link.c.used_by.is_(None), link.c.revoked.is_(None))
        .values(used_by=session)
    )
    if done.rowcount != 1:
        raise Refused("link-used")


def withdraw_links(db: Connection, table_id: str, seat: int, kind: str, now: int) -> None:
    """Revoke the links of a kind for a seat that nobody used; who used one keeps what it gave."""
    open_ones = and_(
        link.c.table_id == table_id,
        link.c.seat == seat,
        link.c.kind == kind,
        link.c.used_by.is_(None),
        link.c.revoked.is_(None),
    )
    tokens = [str(t) for t in db.execute(select(link.c.token).where(open_ones)).scalars()]
    db.execute(update(link).where(link.c.token.in_(tokens)).values(revoked=now))
    if kind != "invite":  # who was invited may go on watching
        db.execute(delete(access).where(access.c.via.in_(tokens)))


def vacate(db: Connection, table_id: str, seat: int, now: int) -> None:
    """Clear a seat, before somebody takes it or when it becomes a bot's: whoever held it no longer
    does, on no device, and no link or notice leads there."""
    for kind in ("invite", "recovery"):
        withdraw_links(db, table_id, seat, kind, now)
    for role in (SEATED, INVITED, RECOVERING, ASKING):
        take_access(db, table_id, seat, role)
    for kept in (mute, webhook):
        db.execute(delete(kept).where(kept.c.table_id == table_id, kept.c.seat == seat))


def take_seat(
    db: Connection, table_id: str, seat: int, now: int, sitter: str | None, via: str | None = None
) -> None:
    """Clear a seat and give it to a session, None for nobody; `via` is the link it uses up."""
    if via is not None and sitter is not None:
        use_link(db, via, sitter)
    vacate(db, table_id, seat, now)
    if sitter is not None:
        give_access(db, Access(sitter, table_id, seat, SEATED, now))


def drop_device(db: Connection, table_id: str, seat: int, session: str) -> bool:
    """Take a seat from a device that came to it by a link."""
    done = db.execute(
        delete(access).where(
            access.c.table_id == table_id,
            access.c.seat == seat,
            access.c.session == session,
            access.c.role == SEATED,
            access.c.via.is_not(None),
        )
    )
    return bool(done.rowcount)


def revoke_links(db: Connection, table_id: str, seat: int, kind: str, now: int) -> int:
    """Revoke the links of a kind for a seat, and the access that came by them."""
    chosen = and_(
        link.c.table_id == table_id,
        link.c.seat == seat,
        link.c.kind == kind,
        link.c.revoked.is_(None),
    )
    tokens = [str(t) for t in db.execute(select(link.c.token).where(chosen)).scalars()]
    if tokens:
        db.execute(update(link).where(link.c.token.in_(tokens)).values(revoked=now))
        if kind != "invite":
            db.execute(delete(access).where(access.c.via.in_(tokens)))
    return len(tokens)


# Chat, notes, mutes, webhooks


def add_chat(db: Connection, row: Row) -> int:
    lock_table(db, row["table_id"])
    return int(db.execute(insert(chat).values(**row).returning(chat.c.id)).scalar_one())


def chat_after(db: Connection, table_id: str, since: int, most: int) -> list[Row]:
    """The latest lines after `since`, in order."""
    found = db.execute(
        select(chat)
        .where(chat.c.table_id == table_id, chat.c.id > since)
        .order_by(chat.c.id.desc())
        .limit(most)
    )
    return [plain(row) for row in found.mappings()][::-1]


def _note_of(table_id: str, seat: int, person: str) -> ColumnElement[bool]:
    return and_(note.c.table_id == table_id, note.c.seat == seat, note.c.person == person)


def write_note(db: Connection, table_id: str, seat: int, person: str, words: str) -> None:
    lock_table(db, table_id)
    db.execute(delete(note).where(_note_of(table_id, seat, person)))
    db.execute(insert(note).values(table_id=table_id, seat=seat, person=person, text=words))


def read_note(db: Connection, table_id: str, seat: int, person: str) -> str:
    chosen = select(note.c.text).where(_note_of(table_id, seat, person))
    return str(db.execute(chosen).scalar() or "")


def set_mute(db: Connection, table_id: str, seat: int, muted: int, on: bool) -> None:
    lock_table(db, table_id)
    same = and_(mute.c.table_id == table_id, mute.c.seat == seat, mute.c.muted == muted)
    db.execute(delete(mute).where(same))
    if on:
        db.execute(insert(mute).values(table_id=table_id, seat=seat, muted=muted))


def mutes(db: Connection, table_id: str) -> set[tuple[int, int]]:
    found = db.execute(select(mute.c.seat, mute.c.muted).where(mute.c.table_id == table_id))
    return {(int(seat), int(muted)) for seat, muted in found}


def add_webhook(db: Connection, row: Row) -> None:
    lock_table(db, row["table_id"])
    db.execute(insert(webhook).values(**row))


def webhooks(db: Connection, table_id: str) -> list[Row]:
    found = db.execute(WEBHOOKS, {"table": table_id})
    return [plain(row) for row in found.mappings()]


def drop_webhook(db: Connection, table_id: str, seat: int, webhook_id: str) -> bool:
    this = and_(webhook.c.id == webhook_id, webhook.c.table_id == table_id, webhook.c.seat == seat)
    return bool(db.execute(delete(webhook).where(this)).rowcount)

"""What is stored about a person, found by the hash of their session, and erased.

The journal keeps what was played. Of who played it, it keeps nothing: names are the only words of
a person in it, and they are overwritten.
"""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select, update

from teahouse.server.entries import NO_SEAT, OWNER, SEATED, EntryKind, dump_json

from .schema import access, chat, entries, link, mute, note, report, tables, webhook

NOBODY = "-"  # in the place of a session that used a link or owned a table


def traces(db: Connection, session: str) -> list[str]:
    """Tables that know something of a session, those that were set aside too."""
    named = entries.c.data.contains(f'"session":"{session}"', autoescape=True)
    found = {
        *db.execute(select(access.c.table_id).where(access.c.session == session)).scalars(),
        *db.execute(select(chat.c.table_id).where(chat.c.session == session)).scalars(),
        *db.execute(select(note.c.table_id).where(note.c.person == session)).scalars(),
        *db.execute(select(link.c.table_id).where(link.c.used_by == session)).scalars(),
        *db.execute(
            select(entries.c.table_id).where(entries.c.kind == str(EntryKind.SEAT), named)
        ).scalars(),
    }
    return sorted(str(table_id) for table_id in found)


def seats_of(db: Connection, table_id: str, session: str) -> list[int]:
    """The seats a session holds at a table."""
    held = and_(access.c.table_id == table_id, access.c.session == session)
    chosen = select(access.c.seat).where(held, access.c.role == SEATED)
    return sorted(int(seat) for seat in db.execute(chosen).scalars())


def devices(db: Connection, table_id: str, session: str) -> set[str]:
    """The session and those to which it, or they, brought the same seats: one person."""
    same = and_(access.c.table_id == table_id, access.c.role == SEATED)
    seats = seats_of(db, table_id, session)
    found = db.execute(select(access.c.session).where(same, access.c.seat.in_(seats)))
    return {session, *(str(other) for other in found.scalars())}


def erase(db: Connection, table_id: str, session: str) -> None:
    """Everything a table knows of a person, except what was played."""
    seats, person = seats_of(db, table_id, session), devices(db, table_id, session)
    mine = and_(access.c.table_id == table_id, access.c.session.in_(person))
    owns = db.execute(select(access.c.role).where(mine, access.c.role == OWNER)).first()
    _erase_seats(db, table_id, person)
    if owns is not None:
        _erase_setup(db, table_id)
    _erase_words(db, table_id, person)
    for kept in (mute, webhook):
        db.execute(delete(kept).where(kept.c.table_id == table_id, kept.c.seat.in_(seats)))
    used = and_(link.c.table_id == table_id, link.c.used_by.in_(person))
    db.execute(update(link).where(used).values(used_by=NOBODY))
    db.execute(delete(access).where(mine))
    if owns is not None:
        _pass_on(db, table_id)


def _erase_words(db: Connection, table_id: str, person: set[str]) -> None:
    """Chat, what was reported of it, and notes."""
    said = and_(chat.c.table_id == table_id, chat.c.session.in_(person))
    lines = select(chat.c.id).where(said)
    reported = and_(report.c.table_id == table_id, report.c.chat_id.in_(lines))
    db.execute(delete(report).where(reported))
    db.execute(delete(chat).where(said))
    db.execute(delete(note).where(note.c.table_id == table_id, note.c.person.in_(person)))
    db.execute(delete(report).where(report.c.table_id == table_id, report.c.session.in_(person)))


def _erase_seats(db: Connection, table_id: str, person: set[str]) -> None:
    """The names with which somebody sat down."""
    chosen = select(entries.c.seq, entries.c.data).where(
        entries.c.table_id == table_id, entries.c.kind == str(EntryKind.SEAT)
    )
    for row in db.execute(chosen).all():
        data = json.loads(row.data)
        if data.get("session") in person:
            same = and_(entries.c.table_id == table_id, entries.c.seq == row.seq)
            db.execute(update(entries).where(same).values(data=dump_json(_nameless(data))))


def _erase_setup(db: Connection, table_id: str) -> None:
    """The names of the setup were typed at the owner's screen, for all seats of persons."""
    same = tables.c.id == table_id
    setup = json.loads(db.execute(select(tables.c.seats).where(same)).scalar() or "[]")
    nameless = [_nameless(seat) if seat["kind"] == "person" else seat for seat in setup]
    db.execute(update(tables).where(same).values(seats=dump_json(nameless), opened_from=""))


def _nameless(seat: dict[str, Any]) -> dict[str, Any]:
    kept = {key: value for key, value in seat.items() if key != "session"}
    return {**kept, "name": "", "former": True}


def _pass_on(db: Connection, table_id: str) -> None:
    """Somebody else who sits there owns the table from now on, or nobody does."""
    held = and_(access.c.table_id == table_id, access.c.role == SEATED)
    chosen = select(access.c.session, access.c.created).where(held).order_by(access.c.seat)
    heir = db.execute(chosen).first()
    session, since = (NOBODY, 0) if heir is None else (heir.session, heir.created)
    row = {"session": session, "created": since, "table_id": table_id}
    db.execute(insert(access).values(**row, seat=NO_SEAT, role=OWNER))

"""Making two profiles one, and undoing it: what was moved is written down beside the merged one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select, update

from teahouse.server.entries import SEATED, Status, TableKind, dump_json

from .base import Refused
from .profile_jobs import (
    CODE,
    devices,
    drop_codes,
    enter,
    is_open,
    leave,
    lock_profiles,
    make_current,
    may_manage,
)
from .schema import access, device, note, profile, tables

LIVING = (str(Status.OPEN), str(Status.RUNNING), str(Status.PAUSED))


def share_public_table(db: Connection, one: str, other: str) -> bool:
    """Whether both sit at one public table that is still played."""
    chosen = (
        select(access.c.table_id, access.c.session)
        .join(tables, tables.c.id == access.c.table_id)
        .where(access.c.role == SEATED, access.c.session.in_((one, other)))
        .where(tables.c.kind == str(TableKind.PUBLIC), tables.c.status.in_(LIVING))
    )
    found = {(str(row.table_id), str(row.session)) for row in db.execute(chosen)}
    return len({table_id for table_id, _ in found}) < len(found)


def merge(db: Connection, browser: str, gone: str, into: str, now: int) -> list[str]:
    """All that one profile holds belongs to the other; the tables concerned."""
    both = (gone, into)
    there = lock_profiles(db, *both)
    if not all(one in there and is_open(db, browser, one) for one in both):
        raise Refused("not-found")
    if not all(may_manage(db, browser, one) for one in both):
        raise Refused("not-yours")
    if share_public_table(db, gone, into):
        raise Refused("one-seat")
    moved = {
        "both": _join_access(db, gone, into),
        "joined": _join_notes(db, gone, into),
        "access": _move(db, access, access.c.session, ("table_id", "seat", "role"), gone, into),
        "notes": _move(db, note, note.c.person, ("table_id", "seat"), gone, into),
        "entered": _move_devices(db, gone, into, now),
    }
    drop_codes(db, gone)
    values = {"merged_into": into, "merged": now, "moved": dump_json(moved)}
    db.execute(update(profile).where(profile.c.id == gone).values(**values))
    return _tables(moved)


def _join_access(db: Connection, gone: str, into: str) -> list[list[Any]]:
    """What both hold is kept once, by the one who had it first; returns both as they were."""
    both = []
    for row in db.execute(select(access).where(access.c.session == gone)).all():
        same = _same_access(row.table_id, row.seat, row.role)
        held = and_(same, access.c.session == into)
        other = db.execute(select(access.c.via).where(held)).first()
        if other is not None:
            db.execute(delete(access).where(same, access.c.session == gone))
            if row.via is None:
                db.execute(update(access).where(held).values(via=None))
            key = [row.table_id, row.seat, row.role]
            both.append([*key, row.via, row.created, other.via])
    return both


def _same_access(table_id: str, seat: int, role: str) -> Any:
    return and_(access.c.table_id == table_id, access.c.seat == seat, access.c.role == role)


def _join_notes(db: Connection, gone: str, into: str) -> list[list[Any]]:
    """Notes of both at one seat are read one after the other; table, seat, before, after."""
    joined = []
    for row in db.execute(select(note).where(note.c.person == gone)).all():
        same = and_(note.c.table_id == row.table_id, note.c.seat == row.seat)
        held = and_(same, note.c.person == into)
        own = db.execute(select(note.c.text).where(held)).scalar()
        if own is not None and row.text not in own:
            whole = f"{own}\n{row.text}" if own else row.text
            db.execute(update(note).where(held).values(text=whole))
            joined.append([row.table_id, row.seat, own, whole])
    return joined


def _part(db: Connection, moved: dict[str, Any], gone: str, into: str) -> None:
    """What both held is held by both again, as far as the other still has it."""
    for table_id, seat, role, via, created, others in moved.get("both", ()):
        held = and_(_same_access(table_id, seat, role), access.c.session == into)
        if db.execute(update(access).where(held).values(via=others)).rowcount:
            key = {"table_id": table_id, "seat": seat, "role": role}
            db.execute(insert(access).values(session=gone, via=via, created=created, **key))
    for table_id, seat, before, after in moved.get("joined", ()):
        same = and_(note.c.table_id == table_id, note.c.seat == seat, note.c.person == into)
        db.execute(update(note).where(same, note.c.text == after).values(text=before))


def _move(
    db: Connection, kept: Any, owner: Any, key: tuple[str, ...], gone: str, into: str
) -> list[list[Any]]:
    """The rows that change hands: those the other has already stay where they are."""
    columns = [kept.c[name] for name in key]
    theirs = {tuple(row) for row in db.execute(select(*columns).where(owner == into))}
    rows = [tuple(row) for row in db.execute(select(*columns).where(owner == gone))]
    chosen = sorted(row for row in rows if row not in theirs)
    _give(db, kept, owner, key, chosen, gone, into)
    return [list(row) for row in chosen]


def _give(
    db: Connection, kept: Any, owner: Any, key: tuple[str, ...], rows: Any, gone: str, into: str
) -> None:
    for row in rows:
        same = and_(*(kept.c[name] == value for name, value in zip(key, row, strict=True)))
        db.execute(update(kept).where(same, owner == gone).values({owner: into}))


def _move_devices(db: Connection, gone: str, into: str, now: int) -> list[list[Any]]:
    """Where the merged profile was, the other one is; session, and whether it had to come.

    It comes as a loan does: only who managed the other profile before manages it now.
    """
    moved = []
    for row in devices(db, gone):
        there = is_open(db, row.session, into)
        if not there:
            enter(db, row.session, into, CODE, now, is_current=0)
        leave(db, row.session, gone, now)
        if row.is_current:
            make_current(db, row.session, into)
        moved.append([row.session, not there])
    return moved


def undo(db: Connection, browser: str, gone: str, into: str, now: int) -> list[str]:
    """As it was, as far as it is still there; the tables concerned."""
    if not may_manage(db, browser, into):
        raise Refused("not-yours")
    chosen = select(profile.c.moved).where(profile.c.id == gone, profile.c.merged_into == into)
    moved = json.loads(db.execute(chosen).scalar() or "{}")
    _give(
        db, access, access.c.session, ("table_id", "seat", "role"), moved.get("access", ()),
        into, gone,
    )  # fmt: skip
    _give(db, note, note.c.person, ("table_id", "seat"), moved.get("notes", ()), into, gone)
    _part(db, moved, gone, into)
    for session, entered in moved.get("entered", ()):
        if not is_open(db, session, into):
            continue  # it was ended meanwhile, and stays so
        same = and_(device.c.session == session, device.c.profile == gone)
        db.execute(update(device).where(same).values(ended=None))
        if entered:
            leave(db, session, into, now)
    values = {"merged_into": None, "merged": None, "moved": None}
    db.execute(update(profile).where(profile.c.id == gone).values(**values))
    return _tables(moved)


def _tables(moved: dict[str, Any]) -> list[str]:
    return sorted({str(row[0]) for kind in ("access", "both") for row in moved.get(kind, ())})


def sessions(db: Connection, ids: Sequence[str]) -> list[str]:
    """The browsers that have or had these profiles."""
    chosen = select(device.c.session).where(device.c.profile.in_(ids)).distinct()
    return sorted(str(session) for session in db.execute(chosen).scalars())

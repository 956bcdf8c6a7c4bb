"""Taking seats and giving them up: invitations, recovery, spectators, bots."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import Connection

from .commands import Draft
from .entries import NO_SEAT, Access, Kind, Status, TableKind
from .house import House
from .people import INVITED, SEATED, SPECTATOR, Caller
from .problems import Problem
from .seats import SeatKind
from .store import Taken, jobs
from .store.base import Job
from .table import Table
from .tokens import hashed, new_token

INVITE, RECOVERY = "invite", "recovery"
ENDED = (Status.OVER, Status.STOPPED)


def seat_at(table: Table, number: int) -> None:
    if not 0 <= number < table.players:
        raise Problem("not-found")


def link_row(table_id: str, seat: int, kind: str, token: str, now: int) -> dict[str, Any]:
    return {
        "token": hashed(token),
        "table_id": table_id,
        "seat": seat,
        "kind": kind,
        "created": now,
        "used_by": None,
        "revoked": None,
    }


async def make_link(house: House, table: Table, seat: int, kind: str) -> str:
    """A new link; older ones of the kind stop working, with what came by them."""
    token, now = new_token(), house.now()
    row = link_row(table.id, seat, kind, token, now)

    def job(db: Connection) -> None:
        jobs.revoke_links(db, table.id, seat, kind, now)
        jobs.add_link(db, row)

    await house.write(job, table.id)
    await house.renew_access(table.id)
    return token


async def played(house: House, table_id: str, caller: Caller) -> Table:
    """The finished table at which the caller sat."""
    table = await house.table(table_id)
    if not caller.seats(table):
        raise Problem("not-yours")
    if table.status not in ENDED:
        raise Problem("not-over")
    return table


async def invite_again(house: House, table: Table, before: Table, caller: Caller) -> None:
    """Whoever sat at the table before may take the same seat here, if it is free."""
    now = house.now()
    links, given = [], []
    for seat in range(min(table.players, before.players)):
        sitters = {
            held.session for held in before.access if (held.role, held.seat) == (SEATED, seat)
        }
        if table.seats[seat].kind != SeatKind.OPEN or not sitters - {caller.session}:
            continue
        row = link_row(table.id, seat, INVITE, new_token(), now)
        links.append(row)
        given += [
            Access(session, table.id, seat, INVITED, now, via=row["token"])
            for session in sorted(sitters - {caller.session})
        ]

    def job(db: Connection) -> None:
        for row in links:
            jobs.add_link(db, row)
        for one in given:
            jobs.give_access(db, one)

    await house.write(job, table.id)
    await house.renew_access(table.id)


async def revoke(house: House, table: Table, seat: int, kind: str) -> None:
    await house.write(
        partial(jobs.revoke_links, table_id=table.id, seat=seat, kind=kind, now=house.now()),
        table.id,
    )
    await house.renew_access(table.id)


def may_invite(table: Table, caller: Caller, seat: int) -> None:
    """The owner gives away open seats, bots and the owner's own, not those of others."""
    caller.must_own(table)
    seat_at(table, seat)
    others = table.seats[seat].kind == SeatKind.PERSON and seat not in caller.seats(table)
    if others or table.status in ENDED:
        raise Problem("seat-taken")


async def follow(house: House, token: str, session: str) -> tuple[Table, str, int]:
    """What a link gives: recovery and watching at once, an invitation a claim."""
    row = await house.read(partial(jobs.find_link, token=hashed(token)))
    if row is None:
        raise Problem("not-found")
    if row["revoked"] is not None or (row["used_by"] or session) != session:
        raise Problem("link-used")
    role = {INVITE: INVITED, RECOVERY: SEATED}.get(row["kind"], SPECTATOR)
    if row["used_by"] is None or role != INVITED:
        given = Access(session, row["table_id"], row["seat"], role, house.now(), via=row["token"])
        await house.write(partial(jobs.give_access, given=given), row["table_id"])
        await house.renew_access(row["table_id"])
    return await house.table(row["table_id"]), role, int(row["seat"])


async def claim(house: House, table: Table, caller: Caller, seat: int, name: str) -> None:
    """Sit down: by invitation, or at a free seat of a public table."""
    seat_at(table, seat)
    if seat in caller.seats(table):
        return
    assert caller.session is not None
    via = _invitation(table, caller.session, seat)
    if via is None and table.kind != TableKind.PUBLIC:
        raise Problem("not-yours")

    def draft(now_table: Table) -> Draft:
        taken = now_table.seats[seat].kind != SeatKind.OPEN
        if now_table.status in ENDED or (taken and via is None):
            raise Problem("seat-taken", seq=now_table.seq)
        return Draft(Kind.SEAT, seat, (), {"seat": seat, "kind": "person", "name": name})

    try:
        await house.change(table.id, draft, beside=_sit(house, table.id, caller, seat, via))
    except AlreadyUsed:
        raise Problem("link-used") from None


class AlreadyUsed(Exception):
    """The invitation was taken by somebody else in the meantime."""


def _invitation(table: Table, session: str, seat: int) -> str | None:
    for held in table.access:
        if held.session == session and held.role == INVITED and held.seat == seat:
            return held.via
    return None


def _sit(house: House, table_id: str, caller: Caller, seat: int, via: str | None) -> Job[Any]:
    session = caller.session or ""

    def job(db: Connection) -> None:
        if via is not None:
            try:
                jobs.use_link(db, via, session)
            except Taken:
                raise AlreadyUsed from None
        for role in (SEATED, INVITED):
            jobs.take_access(db, table_id, seat, role)
        jobs.revoke_links(db, table_id, seat, RECOVERY, house.now())
        jobs.give_access(db, Access(session, table_id, seat, SEATED, house.now()))

    return job


async def set_seat(
    house: House, table: Table, caller: Caller, seat: int, kind: str, name: str, level: str | None
) -> None:
    """The owner gives a seat to a bot, opens it, or takes it to the own screen."""
    may_invite(table, caller, seat)
    if kind == SeatKind.OPEN and table.status != Status.OPEN:
        raise Problem("not-running", seq=table.seq)
    data = {"seat": seat, "kind": kind, "name": name, "level": level}
    session = caller.session or ""

    def job(db: Connection) -> None:
        for role in (SEATED, INVITED):
            jobs.take_access(db, table.id, seat, role)
        if kind == SeatKind.PERSON:
            jobs.give_access(db, Access(session, table.id, seat, SEATED, house.now()))

    def draft(now_table: Table) -> Draft:
        may_invite(now_table, caller, seat)
        return Draft(Kind.SEAT, seat, (), data)

    await house.change(table.id, draft, beside=job)


async def set_kind(house: House, table: Table, caller: Caller, kind: str) -> None:
    caller.must_own(table)
    await house.change(table.id, lambda _: Draft(Kind.TABLE, None, (), {"kind": kind}))


async def watch_link(house: House, table: Table) -> str:
    return await make_link(house, table, NO_SEAT, SPECTATOR)

"""Taking seats and giving them up: invitations, recovery, spectators, bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Any

from sqlalchemy import Connection

from .commands import Draft
from .entries import NO_SEAT, Access, Kind, Status, TableKind
from .house import House
from .people import INVITED, OWNER, RECOVERING, SEATED, SPECTATOR, Caller
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
    """A new link; older ones of the kind that nobody used stop working."""
    token, now = new_token(), house.now()
    row = link_row(table.id, seat, kind, token, now)

    def job(db: Connection) -> None:
        jobs.withdraw_links(db, table.id, seat, kind, now)
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


def is_the_owners(table: Table, seat: int) -> bool:
    """Whether a seat is held by the owner of the table, on whatever device."""
    owners = {held.session for held in table.access if held.role == OWNER}
    return table.person_at(seat) in owners


def may_seat_person(table: Table, seat: int) -> None:
    """A bot's seat has seen things: in mid-game everybody else agrees before a person takes it."""
    sitter = table.seats[seat]
    if sitter.kind != SeatKind.BOT or sitter.offered or table.status == Status.OPEN:
        return
    if any(s.is_held and not is_the_owners(table, s.number) for s in table.seats):
        raise Problem("needs-consent", seq=table.seq)


def may_sit(table: Table, session: str, seat: int) -> None:
    """At a public table, one browser has one seat."""
    held = {a.seat for a in table.access if (a.role, a.session) == (SEATED, session)}
    if table.kind == TableKind.PUBLIC and held - {seat}:
        raise Problem("one-seat", seq=table.seq)


async def follow(house: House, token: str, session: str) -> tuple[Table, str, int]:
    """What a link gives: watching at once, a seat only once it is claimed."""
    row = await house.read(partial(jobs.find_link, token=hashed(token)))
    if row is None:
        raise Problem("not-found")
    if row["revoked"] is not None or (row["used_by"] or session) != session:
        raise Problem("link-used")
    role = {INVITE: INVITED, RECOVERY: RECOVERING}.get(row["kind"], SPECTATOR)
    table, seat = await house.table(row["table_id"]), int(row["seat"])
    if row["used_by"] is None and session not in table.sessions_at(seat):
        given = Access(session, table.id, seat, role, house.now(), via=row["token"])
        await house.write(partial(jobs.give_access, given=given), table.id)
        await house.renew_access(table.id)
    return await house.table(table.id), role, seat


async def claim(house: House, table: Table, caller: Caller, seat: int, name: str) -> None:
    """Sit down: by invitation, or at a free seat of a public table."""
    seat_at(table, seat)
    if seat in caller.seats(table):
        return
    session = caller.session
    assert session is not None
    via = link_of(table, session, seat, INVITED)
    if via is None and table.kind != TableKind.PUBLIC:
        raise Problem("not-yours")
    if via is None and not house.controls.lobby_open:
        raise Problem("lobby-closed")

    def draft(now_table: Table) -> Draft:
        may_claim(now_table, session, seat, via)
        data = {"seat": seat, "kind": "person", "name": name, "session": session}
        return Draft(Kind.SEAT, seat, (), data)

    try:
        await house.change(table.id, draft, beside=_sit(house, table.id, session, seat, via))
    except AlreadyUsed:
        raise Problem("link-used") from None


def may_claim(table: Table, session: str, seat: int, via: str | None) -> None:
    """A free seat; by invitation also a bot's, and one at the owner's own screen."""
    kind = table.seats[seat].kind
    taken = kind != SeatKind.OPEN and via is None
    others = kind == SeatKind.PERSON and not is_the_owners(table, seat)
    if table.status in ENDED or taken or others:
        raise Problem("seat-taken", seq=table.seq)
    may_seat_person(table, seat)
    may_sit(table, session, seat)


class AlreadyUsed(Exception):
    """The link was used by somebody else in the meantime."""


def link_of(table: Table, session: str, seat: int, role: str) -> str | None:
    """The link by which a session may claim a seat."""
    for held in table.access:
        if (held.session, held.role, held.seat) == (session, role, seat):
            return held.via
    return None


def use(db: Connection, via: str, session: str) -> None:
    try:
        jobs.use_link(db, via, session)
    except Taken:
        raise AlreadyUsed from None


def _sit(house: House, table_id: str, session: str, seat: int, via: str | None) -> Job[Any]:
    def job(db: Connection) -> None:
        if via is not None:
            use(db, via, session)
        jobs.vacate(db, table_id, seat, house.now())
        jobs.give_access(db, Access(session, table_id, seat, SEATED, house.now()))

    return job


async def set_seat(
    house: House, table: Table, caller: Caller, seat: int, kind: str, name: str, level: str | None
) -> None:
    """The owner gives a seat to a bot, opens it, or takes it to the own screen."""
    may_invite(table, caller, seat)
    if kind == SeatKind.OPEN and table.status != Status.OPEN:
        raise Problem("not-running", seq=table.seq)
    session = caller.session or ""
    data = {"seat": seat, "kind": kind, "name": name, "level": level}
    if kind == SeatKind.PERSON:
        data["session"] = session  # so that the name can be found when it is to be forgotten

    def job(db: Connection) -> None:
        jobs.vacate(db, table.id, seat, house.now())
        if kind == SeatKind.PERSON:
            jobs.give_access(db, Access(session, table.id, seat, SEATED, house.now()))

    def draft(now_table: Table) -> Draft:
        may_invite(now_table, caller, seat)
        if kind == SeatKind.PERSON:
            may_seat_person(now_table, seat)
            may_sit(now_table, session, seat)
        return Draft(Kind.SEAT, seat, (), data)

    await house.change(table.id, draft, beside=job)


async def set_kind(house: House, table: Table, caller: Caller, kind: str) -> None:
    caller.must_own(table)
    if kind == TableKind.PUBLIC and not house.controls.lobby_open:
        raise Problem("lobby-closed")

    def draft(now_table: Table) -> Draft:
        if kind == TableKind.PUBLIC:
            one_seat_each(now_table.access)
        return Draft(Kind.TABLE, None, (), {"kind": kind})

    await house.change(table.id, draft)


def one_seat_each(holders: Iterable[Access]) -> None:
    """What a public table asks of those who sit there."""
    seats = Counter(held.session for held in holders if held.role == SEATED)
    if any(held > 1 for held in seats.values()):
        raise Problem("one-seat")


async def watch_link(house: House, table: Table) -> str:
    return await make_link(house, table, NO_SEAT, SPECTATOR)

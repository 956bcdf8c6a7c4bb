"""Taking and leaving seats: invitations, recovery, spectators, bots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from functools import partial
from typing import Any

from .auth import GUEST, INVITED, OWNER, SEATED, SPECTATOR, Caller
from .commands import Draft
from .entries import NO_SEAT, Access, EntryKind, Status, TableKind
from .problems import Problem
from .seats import SeatKind
from .service import TableService
from .store import jobs, link_jobs, profile_jobs
from .store.notifications import TableChanged
from .tables import LiveTable
from .tokens import hashed, new_token

INVITE, RECOVERY = "invite", "recovery"
ENDED = (Status.OVER, Status.STOPPED)


def seat_at(live: LiveTable, number: int) -> None:
    if not 0 <= number < live.table.players:
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


def require_shareable(live: LiveTable) -> None:
    """Nobody joins a table that was played in one browser."""
    if live.table.local:
        raise Problem("local-table", seq=live.table.seq)


async def make_link(service: TableService, live: LiveTable, seat: int, kind: str) -> str:
    """Create a link; it replaces unused ones of the same kind."""
    token = new_token()
    row = link_row(live.id, seat, kind, token, service.now())
    require_shareable(live)
    await service.db.write(partial(link_jobs.renew_link, row=row), TableChanged(live.id))
    await service.pipeline.renew_access(live.id)
    return token


async def finished_table(service: TableService, table_id: str, caller: Caller) -> LiveTable:
    """The finished table at which the caller sat."""
    live = await service.tables.get(table_id)
    if not caller.seats(live):
        raise Problem("not-yours")
    if live.table.status not in ENDED:
        raise Problem("not-over")
    return live


async def invite_again(
    service: TableService, live: LiveTable, before: LiveTable, caller: Caller
) -> None:
    """Invite the players of an earlier table to the same seats here, where free."""
    now = service.now()
    links, given = [], []
    for seat in range(min(live.table.players, before.table.players)):
        sitters = {
            held.session for held in before.access if (held.role, held.seat) == (SEATED, seat)
        }
        if live.table.seats[seat].kind != SeatKind.OPEN or not sitters - {caller.session}:
            continue
        row = link_row(live.id, seat, INVITE, new_token(), now)
        links.append(row)
        given += [
            Access(session, live.id, seat, INVITED, now, via=row["token"])
            for session in sorted(sitters - {caller.session})
        ]
    job = partial(link_jobs.add_links, rows=links, given=given)
    await service.db.write(job, TableChanged(live.id))
    await service.pipeline.renew_access(live.id)


async def revoke(service: TableService, live: LiveTable, seat: int, kind: str) -> None:
    await service.db.write(
        partial(jobs.revoke_links, table_id=live.id, seat=seat, kind=kind, now=service.now()),
        TableChanged(live.id),
    )
    await service.pipeline.renew_access(live.id)


def may_invite(live: LiveTable, caller: Caller, seat: int) -> None:
    """The owner may give away open seats, bots' and their own, not those of others."""
    caller.require_owner(live)
    seat_at(live, seat)
    require_shareable(live)
    others = live.table.seats[seat].kind == SeatKind.PERSON and seat not in caller.seats(live)
    if others or live.table.status in ENDED:
        raise Problem("seat-taken")


def is_the_owners(live: LiveTable, seat: int) -> bool:
    """Whether a seat is held by the owner of the table, on whatever device."""
    owners = {held.session for held in live.access if held.role == OWNER}
    return live.person_at(seat) in owners


def may_seat_person(live: LiveTable, seat: int) -> None:
    """A bot's seat knows hidden things: mid-game, all others must agree to a person taking it."""
    sitter = live.table.seats[seat]
    if sitter.kind != SeatKind.BOT or sitter.offered or live.table.status == Status.OPEN:
        return
    if any(s.is_held and not is_the_owners(live, s.number) for s in live.table.seats):
        raise Problem("needs-consent", seq=live.table.seq)


def may_sit(live: LiveTable, caller: Caller, seat: int, guest: bool = False) -> None:
    """At a public table, and for guests, one seat per browser, whatever the profile."""
    held = {a.seat for a in live.access if a.role == SEATED and a.session in caller.profiles}
    if (guest or live.table.kind == TableKind.PUBLIC) and held - {seat}:
        raise Problem("one-seat", seq=live.table.seq)


async def claim(
    service: TableService, live: LiveTable, caller: Caller, seat: int, name: str
) -> None:
    """Take a seat: by invitation, or a free one as a guest or at a public table."""
    seat_at(live, seat)
    if seat in caller.seats(live):
        return
    session = caller.session
    assert session is not None
    via = link_of(live, session, seat, INVITED)
    guest = via is None and any(role == GUEST for role, _ in caller.roles(live))
    if via is None and not guest and live.table.kind != TableKind.PUBLIC:
        raise Problem("not-yours")
    if via is None and not guest and not service.controls.lobby_open:
        raise Problem("lobby-closed")

    def draft(live: LiveTable) -> Draft:
        may_claim(live, caller, seat, via, guest)
        data = {"seat": seat, "kind": "person", "name": name, "session": session}
        return Draft(EntryKind.SEAT, seat, data)

    sit = partial(
        jobs.take_seat, table_id=live.id, seat=seat, now=service.now(), sitter=session, via=via
    )
    await service.pipeline.change(live.id, draft, beside=sit)


def may_claim(
    live: LiveTable, caller: Caller, seat: int, via: str | None, guest: bool = False
) -> None:
    """A free seat; by invitation also a bot's, and one at the owner's own screen."""
    require_shareable(live)
    kind = live.table.seats[seat].kind
    taken = kind != SeatKind.OPEN and via is None
    others = kind == SeatKind.PERSON and not is_the_owners(live, seat)
    if live.table.status in ENDED or taken or others:
        raise Problem("seat-taken", seq=live.table.seq)
    may_seat_person(live, seat)
    may_sit(live, caller, seat, guest)


def link_of(live: LiveTable, session: str, seat: int, role: str) -> str | None:
    """The link by which a session may claim a seat."""
    for held in live.access:
        if (held.session, held.role, held.seat) == (session, role, seat):
            return held.via
    return None


async def set_seat(
    service: TableService,
    live: LiveTable,
    caller: Caller,
    seat: int,
    kind: str,
    name: str,
    level: str | None,
) -> None:
    """Give a seat to a bot, open it, or take it to the owner's own screen."""
    may_invite(live, caller, seat)
    if kind == SeatKind.OPEN and live.table.status != Status.OPEN:
        raise Problem("not-running", seq=live.table.seq)
    session = caller.session or ""
    data = {"seat": seat, "kind": kind, "name": name, "level": level}
    if kind == SeatKind.PERSON:
        data["session"] = session  # so that the name can be found and forgotten

    def draft(live: LiveTable) -> Draft:
        may_invite(live, caller, seat)
        if kind == SeatKind.PERSON:
            may_seat_person(live, seat)
            may_sit(live, caller, seat)
        return Draft(EntryKind.SEAT, seat, data)

    sitter = session if kind == SeatKind.PERSON else None
    sit = partial(jobs.take_seat, table_id=live.id, seat=seat, now=service.now(), sitter=sitter)
    await service.pipeline.change(live.id, draft, beside=sit)


async def set_kind(service: TableService, live: LiveTable, caller: Caller, kind: str) -> None:
    caller.require_owner(live)
    if kind == TableKind.PUBLIC and not service.controls.lobby_open:
        raise Problem("lobby-closed")

    seated = {held.session for held in live.access if held.role == SEATED}
    browsers = await service.db.read(partial(profile_jobs.browsers_of, ids=seated))

    def draft(live: LiveTable) -> Draft:
        require_shareable(live)
        if kind == TableKind.PUBLIC:
            one_seat_each(live.access, browsers)
        return Draft(EntryKind.TABLE, None, {"kind": kind})

    await service.pipeline.change(live.id, draft)


def one_seat_each(
    holders: Iterable[Access], browsers: Mapping[str, Collection[str]] | None = None
) -> None:
    """Enforce one seat per browser at a public table; `browsers` are those of each profile."""
    seats: defaultdict[str, set[int]] = defaultdict(set)
    for held in holders:
        if held.role == SEATED:
            for one in {held.session, *(browsers or {}).get(held.session, ())}:
                seats[one].add(held.seat)
    if any(len(held) > 1 for held in seats.values()):
        raise Problem("one-seat")


async def watch_link(service: TableService, live: LiveTable) -> str:
    return await make_link(service, live, NO_SEAT, SPECTATOR)

"""One person at a seat, several devices: each comes by a link that works once."""

from __future__ import annotations

from functools import partial
from typing import Any

from .auth import ASKING, RECOVERING, SEATED, Caller
from .entries import Access
from .problems import Problem
from .seating import (
    ENDED,
    RECOVERY,
    link_of,
    link_row,
    may_sit,
    require_shareable,
    seat_at,
)
from .service import TableService
from .store import jobs, link_jobs
from .store.base import Job
from .store.notifications import TableChanged
from .tables import LiveTable
from .tokens import hashed, new_token

MOST_ASKING = 5  # browsers that wait to be let in at one seat


def device_id(session: str) -> str:
    """The public id of a session, from which the session cannot be derived."""
    return hashed(f"device:{session}")[:16]


def devices(
    service: TableService, live: LiveTable, caller: Caller, seat: int
) -> list[dict[str, Any]]:
    """The devices of a seat, starting with the one that took it; none once a bot has it."""
    held = [a for a in live.access if (a.role, a.seat) == (SEATED, seat)]
    if held or not 0 <= seat < len(live.table.setup.seats):
        caller.acting_seat(live, seat)
    connected = {li.session for li in service.listeners.at(live.id)}
    return [
        {
            "id": device_id(a.session),
            "first": a.via is None,
            "this": a.session == caller.session,
            "connected": a.session in connected,
            "since": a.created,
        }
        for a in sorted(held, key=lambda a: (a.via is not None, a.created))
    ]


async def add_device(service: TableService, live: LiveTable, caller: Caller, seat: int) -> None:
    """Take your own seat on this device by a link. The link is used up."""
    seat_at(live, seat)
    session = caller.session or ""
    if session in live.sessions_at(seat):
        return
    via = link_of(live, session, seat, RECOVERING)
    if via is None:
        raise Problem("not-yours" if caller.session else "no-session")
    may_sit(live, caller, seat)
    given = Access(session, live.id, seat, SEATED, service.now(), via)
    try:
        await service.db.write(partial(link_jobs.bring_seat, given=given), TableChanged(live.id))
    finally:
        await service.pipeline.renew_access(live.id)


async def drop_device(
    service: TableService, live: LiveTable, caller: Caller, seat: int, device: str
) -> None:
    """Remove a device: the person's first can remove any other, another only itself."""
    caller.acting_seat(live, seat)
    held = [a for a in live.access if (a.role, a.seat) == (SEATED, seat)]
    found = next((a for a in held if device_id(a.session) == device), None)
    if found is None:
        raise Problem("not-found")
    first = any(a.session == caller.session and a.via is None for a in held)
    if found.via is None or not (first or found.session == caller.session):
        raise Problem("not-yours")
    job = partial(jobs.drop_device, table_id=live.id, seat=seat, session=found.session)
    await _write(service, live, job)


# Continuing in another browser, admitted by one that holds the seat


def asking(live: LiveTable, caller: Caller) -> list[dict[str, Any]]:
    """The browsers waiting to be let in that concern the caller."""
    held = caller.seats(live)
    return [
        {"seat": a.seat, "device": device_id(a.session), "this": a.session == caller.session}
        for a in live.access
        if a.role == ASKING and (a.seat in held or a.session == caller.session)
    ]


async def ask_to_continue(
    service: TableService, live: LiveTable, caller: Caller, seat: int
) -> None:
    """Ask for a seat held in another browser, and wait until that one agrees."""
    seat_at(live, seat)
    caller.viewing_seat(live, None)
    session = caller.session or ""
    if session in live.sessions_at(seat):
        return
    require_shareable(live)
    if live.table.status in ENDED or not live.sessions_at(seat):
        raise Problem("not-running", seq=live.table.seq)
    waiting = [a for a in live.access if (a.role, a.seat) == (ASKING, seat)]
    if any(a.session == session for a in waiting):
        return
    if len(waiting) >= MOST_ASKING:
        raise Problem("too-many", {"Retry-After": "60"})
    row = link_row(live.id, seat, RECOVERY, new_token(), service.now())  # nobody has its secret
    given = Access(session, live.id, seat, ASKING, service.now(), row["token"])
    await _write(service, live, partial(link_jobs.add_links, rows=[row], given=[given]))


async def let_in(
    service: TableService, live: LiveTable, caller: Caller, seat: int, device: str
) -> None:
    """Let in a browser that asked; it then takes the seat by itself."""
    found = _asking_device(live, caller, seat, device)
    allowed = Access(found.session, live.id, seat, RECOVERING, service.now(), found.via)
    await _write(service, live, partial(jobs.exchange_access, held=found, given=allowed))


async def turn_away(
    service: TableService, live: LiveTable, caller: Caller, seat: int, device: str
) -> None:
    found = _asking_device(live, caller, seat, device)
    await _write(service, live, partial(jobs.drop_access, given=found))


def _asking_device(live: LiveTable, caller: Caller, seat: int, device: str) -> Access:
    caller.acting_seat(live, seat)
    for held in live.access:
        if (held.role, held.seat) == (ASKING, seat) and device_id(held.session) == device:
            return held
    raise Problem("not-found")


async def _write(service: TableService, live: LiveTable, job: Job[Any]) -> None:
    await service.db.write(job, TableChanged(live.id))
    await service.pipeline.renew_access(live.id)

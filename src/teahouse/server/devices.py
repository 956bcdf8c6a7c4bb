"""One person at a seat, several devices: each comes by a link that works once."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import Connection

from .entries import Access
from .house import House
from .people import RECOVERING, SEATED, Caller
from .problems import Problem
from .seating import AlreadyUsed, link_of, may_sit, seat_at, use
from .store import jobs
from .table import Table
from .tokens import hashed


def device_id(session: str) -> str:
    """What a list shows for a session; nobody gets from it to the session."""
    return hashed(f"device:{session}")[:16]


def devices(house: House, table: Table, caller: Caller, seat: int) -> list[dict[str, Any]]:
    """Where a seat is played, the device that took it first."""
    caller.acting(table, seat)
    connected = {li.session for li in house.hub.at(table.id)}
    held = [a for a in table.access if (a.role, a.seat) == (SEATED, seat)]
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


async def add_device(house: House, table: Table, caller: Caller, seat: int) -> None:
    """Sit down at one's own seat, after following a link to it. The link is used up."""
    seat_at(table, seat)
    session = caller.session or ""
    if session in table.sessions_at(seat):
        return
    via = link_of(table, session, seat, RECOVERING)
    if via is None:
        raise Problem("not-yours" if caller.session else "no-session")
    may_sit(table, session, seat)

    def job(db: Connection) -> None:
        use(db, via, session)
        jobs.take_access(db, table.id, seat, RECOVERING)
        jobs.give_access(db, Access(session, table.id, seat, SEATED, house.now(), via))

    try:
        await house.write(job, table.id)
    except AlreadyUsed:
        raise Problem("link-used") from None
    finally:
        await house.renew_access(table.id)


async def drop_device(house: House, table: Table, caller: Caller, seat: int, device: str) -> None:
    """The person's first device ends any other; another one ends only itself."""
    caller.acting(table, seat)
    held = [a for a in table.access if (a.role, a.seat) == (SEATED, seat)]
    found = next((a for a in held if device_id(a.session) == device), None)
    if found is None:
        raise Problem("not-found")
    first = any(a.session == caller.session and a.via is None for a in held)
    if found.via is None or not (first or found.session == caller.session):
        raise Problem("not-yours")
    job = partial(jobs.drop_device, table_id=table.id, seat=seat, session=found.session)
    await house.write(job, table.id)
    await house.renew_access(table.id)

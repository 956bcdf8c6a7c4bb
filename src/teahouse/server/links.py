"""Links to a table. Viewing one changes nothing; another request takes what it offers."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from . import devices, profiles, seating
from .auth import GUEST, INVITED, RECOVERING, SPECTATOR, Caller
from .entries import NO_SEAT, Access
from .problems import Problem
from .seating import ENDED, INVITE, RECOVERY
from .seats import SeatKind
from .service import TableService
from .store import jobs, link_jobs
from .store.notifications import TableChanged
from .tables import LiveTable
from .tokens import TOKEN, hashed, new_token
from .updates import summary_json

EVERYBODY = "everybody"
ROLES = {INVITE: INVITED, RECOVERY: RECOVERING, SPECTATOR: SPECTATOR, EVERYBODY: GUEST}
# What the button below a link does.
SIT, BRING, WATCH, GO = "sit", "bring", "watch", "go"


async def find(service: TableService, token: str, session: str | None) -> dict[str, Any]:
    """The link with this secret; Problem if this session may not use it."""
    if not re.fullmatch(TOKEN, token):
        raise Problem("link-cut")
    row = await service.db.read(partial(jobs.find_link, token=hashed(token)))
    if row is None:
        raise Problem("no-such-link")
    if row["used_by"] not in (None, session):
        raise Problem("link-used")
    if row["revoked"] is not None:
        raise Problem("link-revoked")
    return dict(row)


async def game_of(service: TableService, token: str) -> str:
    """The game that a link leads to, used or not."""
    row = await service.db.read(partial(jobs.find_link, token=hashed(token)))
    if row is None:
        raise Problem("no-such-link")
    return (await service.tables.get(row["table_id"])).table.setup.game


async def look(service: TableService, token: str, caller: Caller) -> dict[str, Any]:
    """What a link offers now."""
    row = await find(service, token, caller.session)
    live = await service.tables.get(row["table_id"])
    return {
        "table": summary_json(live.table),
        "kind": row["kind"],
        "seat": None if row["seat"] == NO_SEAT else int(row["seat"]),
        "does": offered(live, caller, row["kind"], int(row["seat"])),
    }


def offered(live: LiveTable, caller: Caller, kind: str, seat: int) -> str:
    """What a link of a kind offers here: a seat, or at least watching."""
    held = caller.seats(live)
    if seat in held if kind == RECOVERY else held:
        return GO
    if live.table.status in ENDED:
        return WATCH
    if kind == RECOVERY:
        return BRING
    if kind == EVERYBODY:
        return SIT if free_seats(live) else WATCH
    return SIT if kind == INVITE and _is_claimable(live, caller, seat) else WATCH


def _is_claimable(live: LiveTable, caller: Caller, seat: int) -> bool:
    try:
        seating.may_claim(live, caller, seat, via=INVITE)
    except Problem:
        return False
    return True


def free_seats(live: LiveTable) -> list[int]:
    return [s.number for s in live.table.seats if s.kind == SeatKind.OPEN]


async def follow(
    service: TableService, token: str, session: str
) -> tuple[LiveTable, dict[str, Any]]:
    """Give a session the role of a link: watching at once, a seat only once it is claimed."""
    row = await find(service, token, session)
    live, seat = await service.tables.get(row["table_id"]), int(row["seat"])
    if row["used_by"] is None and session not in live.sessions_at(seat):
        role = ROLES[row["kind"]]
        given = Access(session, live.id, seat, role, service.now(), via=row["token"])
        await service.db.write(partial(jobs.give_access, given=given), TableChanged(live.id))
        await service.pipeline.renew_access(live.id)
    return await service.tables.get(live.id), row


async def join(service: TableService, token: str, caller: Caller, name: str | None) -> LiveTable:
    """Take what a link offers: your own seat, a free one under a name, or spectator access."""
    assert caller.session is not None
    live, row = await follow(service, token, caller.session)
    if row["kind"] == RECOVERY:
        await devices.add_device(service, live, caller, int(row["seat"]))
    elif row["kind"] == INVITE and name is not None:
        await seating.claim(service, live, caller, int(row["seat"]), name)
    elif row["kind"] == EVERYBODY and name is not None and not caller.seats(live):
        await _claim_free(service, live, caller, name)
    return await service.tables.get(live.id)


async def _claim_free(service: TableService, live: LiveTable, caller: Caller, name: str) -> None:
    """The seat of the profile's colour if it is free, else the first; another if that was taken."""
    wished = await profiles.wished_seat(service, caller)
    for seat in sorted(free_seats(live), key=lambda seat: seat != wished):
        try:
            return await seating.claim(service, live, caller, seat, name)
        except Problem as problem:
            if problem.code != "seat-taken":
                raise
    raise Problem("table-full", seq=live.table.seq)


async def make_for_everybody(service: TableService, live: LiveTable) -> str:
    """Create a link with which anyone can sit down or watch; earlier links keep working."""
    token = new_token()
    row = seating.link_row(live.id, NO_SEAT, EVERYBODY, token, service.now())
    seating.require_shareable(live)
    await service.db.write(partial(link_jobs.add_links, rows=[row]), TableChanged(live.id))
    return token

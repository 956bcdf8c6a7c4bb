"""Tables and seats."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Path, Request

from teahouse.server import bodies, devices, founding, models, seating
from teahouse.server.answers import errors
from teahouse.server.entries import NO_SEAT, TableKind
from teahouse.server.guard import address
from teahouse.server.house import House
from teahouse.server.people import (
    INVITED,
    RECOVERING,
    SPECTATOR,
    Caller,
    Inside,
    Known,
    with_session,
)
from teahouse.server.problems import Problem
from teahouse.server.store import jobs
from teahouse.server.strict import StrictRoute

from .common import SeatPath, TableId, base_url, limiter_of, mine, with_defaults, workers_of

router = APIRouter(prefix="/api", route_class=StrictRoute, tags=["tables"])
Session = Annotated[Caller, Depends(with_session)]
MOST_LISTED = 50
DeviceId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", description="from the list of devices")]


@router.post(
    "/tables",
    status_code=201,
    response_model=models.MineOut,
    responses=errors(
        "no-such-game",
        "bad-option",
        "bad-components",
        "too-complex",
        "bad-seats",
        "full",
        "no-such-table",
        "not-yours",
        "not-over",
        "stopped",
        "one-seat",
        "lobby-closed",
    ),
)
async def open_table(
    asked: bodies.TableIn, request: Request, house: Inside, caller: Session
) -> dict[str, Any]:
    """Open a table. The maker owns it; a cookie is given where there was none."""
    opened_from = await may_open(request, house)
    if asked.kind == "public" and not house.controls.lobby_open:
        raise Problem("lobby-closed")
    before = None if asked.after is None else await seating.played(house, asked.after, caller)
    now = house.now()
    asked = with_defaults(asked, house)
    await founding.checked_options(asked, workers_of(request), opened_from)
    made = await asyncio.to_thread(founding.new_table, asked, now)
    made = replace(made, opened_from=opened_from)
    assert caller.session is not None
    holders = founding.holders(made, caller.session, now)
    if made.kind == TableKind.PUBLIC:
        seating.one_seat_each(holders)
    table = await house.found(made, founding.first_entries(made, now), holders)
    if before is not None:
        await seating.invite_again(house, table, before, caller)
    return mine(table, caller)


async def may_open(request: Request, house: House) -> str:
    """The hash of the address that opens a table, if it may."""
    per_hour = f"{house.settings.tables_per_hour}/hour"
    caller = address(request.scope, house.settings)
    await limiter_of(request).check(per_hour, "tables", caller)
    if await house.read(jobs.count_living) >= house.settings.most_tables:
        raise Problem("full", {"Retry-After": "3600"})
    return house.controls.hashed(caller)


@router.get("/tables", response_model=models.LobbyOut, responses=errors())
async def list_public(house: Inside, caller: Known) -> dict[str, Any]:
    """The lobby: public tables, those with free seats first; none while the host has closed it."""
    if not house.controls.lobby_open:
        return {"tables": [], "open": False}
    found = await house.read(partial(jobs.lobby, most=MOST_LISTED))
    return {**await listed(house, caller, found), "open": True}


@router.get("/me/tables", response_model=models.TablesOut, responses=errors())
async def list_mine(house: Inside, caller: Known) -> dict[str, Any]:
    """The tables of this session, the latest first."""
    if caller.session is None:
        return {"tables": []}
    job = partial(jobs.tables_of, session=caller.session, most=MOST_LISTED)
    return await listed(house, caller, await house.read(job))


async def listed(house: House, caller: Caller, ids: list[str]) -> dict[str, Any]:
    found = []
    for table_id in ids:
        try:
            found.append(mine(await house.table(table_id), caller))
        except Problem:
            continue  # deleted since, or stopped beyond showing
    return {"tables": found}


@router.get(
    "/tables/{table_id}",
    response_model=models.MineOut,
    responses=errors("no-such-table", "no-session", "not-yours", "stopped"),
)
async def show_table(table_id: TableId, house: Inside, caller: Known) -> dict[str, Any]:
    """A table and what this session is there."""
    table = await house.table(table_id)
    caller.eyes(table, None)
    return mine(table, caller)


@router.patch(
    "/tables/{table_id}",
    response_model=models.MineOut,
    responses=errors(
        "no-such-table", "no-session", "not-yours", "stopped", "one-seat", "lobby-closed"
    ),
)
async def change_table(
    table_id: TableId, asked: bodies.TableChangeIn, house: Inside, caller: Known
) -> dict[str, Any]:
    """Change the kind of a table, also while it runs."""
    await seating.set_kind(house, await house.table(table_id), caller, asked.kind)
    return mine(await house.table(table_id), caller)


SEAT_ERRORS = errors(
    "no-such-table", "not-found", "no-session", "not-yours", "seat-taken", "stopped", "not-running",
    "needs-consent", "one-seat",
)  # fmt: skip


@router.put("/tables/{table_id}/seats/{seat}", response_model=models.MineOut, responses=SEAT_ERRORS)
async def set_seat(
    table_id: TableId,
    seat: SeatPath,
    asked: Annotated[bodies.SeatIn, Body()],
    house: Inside,
    caller: Known,
) -> dict[str, Any]:
    """The owner gives a seat to a bot, opens it, or takes it to the own screen."""
    table = await house.table(table_id)
    (data,) = founding.seats_of([asked])
    await seating.set_seat(house, table, caller, seat, data["kind"], data["name"], data["level"])
    return mine(await house.table(table_id), caller)


@router.post(
    "/tables/{table_id}/seats/{seat}/invitation",
    status_code=201,
    response_model=models.LinkOut,
    responses=SEAT_ERRORS,
)
async def invite(
    table_id: TableId, seat: SeatPath, request: Request, house: Inside, caller: Known
) -> dict[str, str]:
    """A link for one person; an older one for the seat stops working."""
    table = await house.table(table_id)
    seating.may_invite(table, caller, seat)
    seating.may_seat_person(table, seat)
    token = await seating.make_link(house, table, seat, seating.INVITE)
    return link(request, house, token)


def link(request: Request, house: House, token: str) -> dict[str, str]:
    return {"url": f"{base_url(request, house)}/join/{token}", "token": token}


@router.post(
    "/tables/{table_id}/seats/{seat}/recovery",
    status_code=201,
    response_model=models.LinkOut,
    responses=SEAT_ERRORS,
)
async def recover(
    table_id: TableId, seat: SeatPath, request: Request, house: Inside, caller: Known
) -> dict[str, str]:
    """A link that brings the own seat to one other device; an unused one stops working."""
    table = await house.table(table_id)
    caller.acting(table, seat)
    token = await seating.make_link(house, table, seat, seating.RECOVERY)
    return link(request, house, token)


@router.delete("/tables/{table_id}/seats/{seat}/recovery", status_code=204, responses=SEAT_ERRORS)
async def revoke_recovery(table_id: TableId, seat: SeatPath, house: Inside, caller: Known) -> None:
    """Revoke the open link and every other device; only the one that took the seat may."""
    table = await house.table(table_id)
    caller.acting(table, seat)
    if caller.session != table.person_at(seat):
        raise Problem("not-yours")
    await seating.revoke(house, table, seat, seating.RECOVERY)


@router.get(
    "/tables/{table_id}/seats/{seat}/devices",
    response_model=models.DevicesOut,
    responses=SEAT_ERRORS,
)
async def list_devices(
    table_id: TableId, seat: SeatPath, house: Inside, caller: Known
) -> dict[str, Any]:
    """Where the own seat is played."""
    return {"devices": devices.devices(house, await house.table(table_id), caller, seat)}


@router.post(
    "/tables/{table_id}/seats/{seat}/devices",
    response_model=models.MineOut,
    responses={**SEAT_ERRORS, **errors("link-used", "one-seat")},
)
async def add_device(
    table_id: TableId, seat: SeatPath, house: Inside, caller: Known
) -> dict[str, Any]:
    """Play the own seat here too, after following a link to it; the link is used up."""
    await devices.add_device(house, await house.table(table_id), caller, seat)
    return mine(await house.table(table_id), caller)


@router.delete(
    "/tables/{table_id}/seats/{seat}/devices/{device}", status_code=204, responses=SEAT_ERRORS
)
async def drop_device(
    table_id: TableId, seat: SeatPath, device: DeviceId, house: Inside, caller: Known
) -> None:
    """End the seat on a device: any other from the one that took the seat, else only itself."""
    await devices.drop_device(house, await house.table(table_id), caller, seat, device)


@router.post(
    "/tables/{table_id}/seats/{seat}/claim",
    response_model=models.MineOut,
    responses={**SEAT_ERRORS, **errors("link-used", "no-such-table", "lobby-closed")},
)
async def claim(
    table_id: TableId, seat: SeatPath, asked: bodies.ClaimIn, house: Inside, caller: Session
) -> dict[str, Any]:
    """Sit down: after following an invitation, or at a free seat of a public table."""
    table = await house.table(table_id)
    await seating.claim(house, table, caller, seat, asked.name)
    return mine(await house.table(table_id), caller)


@router.post(
    "/join",
    response_model=models.MineOut,
    responses=errors(
        "not-found", "link-used", "stopped", "seat-taken", "needs-consent", "one-seat"
    ),
)
async def join(asked: bodies.JoinIn, house: Inside, caller: Session) -> dict[str, Any]:
    """Follow a link without a browser: one's own seat is taken at once, another's with a name."""
    assert caller.session is not None
    table, role, seat = await seating.follow(house, asked.invitation, caller.session)
    if role == INVITED and asked.name is not None:
        await seating.claim(house, table, caller, seat, asked.name)
    elif role == RECOVERING:
        await devices.add_device(house, table, caller, seat)
    return mine(await house.table(table.id), caller)


WATCH_ERRORS = errors("no-such-table", "no-session", "not-yours", "stopped")


@router.post(
    "/tables/{table_id}/spectators",
    status_code=201,
    response_model=models.LinkOut,
    responses=WATCH_ERRORS,
)
async def watch_link(
    table_id: TableId, request: Request, house: Inside, caller: Known
) -> dict[str, str]:
    """A link to watch: it shows no secrets."""
    table = await house.table(table_id)
    caller.must_own(table)
    return link(request, house, await seating.watch_link(house, table))


@router.delete("/tables/{table_id}/spectators", status_code=204, responses=WATCH_ERRORS)
async def revoke_watch(table_id: TableId, house: Inside, caller: Known) -> None:
    """No spectator came by a link any more."""
    table = await house.table(table_id)
    caller.must_own(table)
    await seating.revoke(house, table, NO_SEAT, SPECTATOR)

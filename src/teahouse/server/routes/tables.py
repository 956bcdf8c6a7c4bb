"""Tables and seats."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Path, Request, Response

from teahouse.server import bodies, devices, links, models, seating, setup
from teahouse.server.auth import (
    SPECTATOR,
    Caller,
    CallerDep,
    ServiceDep,
    renew_cookie,
    with_session,
)
from teahouse.server.entries import NO_SEAT, TableKind
from teahouse.server.errors import error_responses
from teahouse.server.middleware import address
from teahouse.server.problems import Problem
from teahouse.server.service import TableService
from teahouse.server.store import jobs
from teahouse.server.strict import StrictRoute

from .common import (
    SeatPath,
    TableId,
    base_url,
    is_kept_out,
    limiter_of,
    listed_table,
    my_table,
    with_defaults,
    workers_of,
)

router = APIRouter(prefix="/api", route_class=StrictRoute, tags=["tables"])
Session = Annotated[Caller, Depends(with_session)]
MOST_LISTED = 50
LinkToken = Annotated[str, Path(max_length=200, description="the secret of a link")]
DeviceId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", description="from the list of devices")]


@router.post(
    "/tables",
    status_code=201,
    response_model=models.MyTableOut,
    responses=error_responses(
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
    asked: bodies.TableIn, request: Request, service: ServiceDep, caller: Session
) -> dict[str, Any]:
    """Open a table. The maker owns it; a cookie is given where there was none."""
    opened_from = await may_open(request, service)
    if asked.kind == "public":
        may_use_lobby(request, service)
    before = (
        None if asked.after is None else await seating.finished_table(service, asked.after, caller)
    )
    now = service.now()
    asked = with_defaults(asked, service)
    await setup.check_options(asked, workers_of(request), opened_from)
    made = await asyncio.to_thread(setup.new_setup, asked, now)
    made = replace(made, opened_from=opened_from)
    assert caller.session is not None
    holders = setup.initial_access(made, caller.session, now)
    if made.kind == TableKind.PUBLIC:
        seating.one_seat_each(holders)
    live = await service.pipeline.open_table(made, setup.initial_entries(made, now), holders)
    if before:
        await seating.invite_again(service, live, before, caller)
    return my_table(live, caller)


def may_use_lobby(request: Request, service: TableService) -> None:
    if not service.controls.lobby_open or is_kept_out(request, service):
        raise Problem("lobby-closed")


async def may_open(request: Request, service: TableService) -> str:
    """The hash of the address that opens a table, if it may."""
    per_hour = f"{service.settings.tables_per_hour}/hour"
    caller = address(request.scope, service.settings)
    await limiter_of(request).check(per_hour, "tables", caller)
    if await service.db.read(jobs.count_living) >= service.settings.most_tables:
        raise Problem("full", {"Retry-After": "3600"})
    return service.controls.hashed(caller)


@router.get("/tables", response_model=models.LobbyOut, responses=error_responses())
async def list_public(request: Request, service: ServiceDep, caller: CallerDep) -> dict[str, Any]:
    """The lobby: public tables, those with free seats first; none while the host has closed it."""
    if not service.controls.lobby_open or is_kept_out(request, service):
        return {"tables": [], "open": False}
    found = await service.db.read(partial(jobs.lobby, most=MOST_LISTED))
    return {**await listed(service, caller, found), "open": True}


@router.get("/me/tables", response_model=models.TablesOut, responses=error_responses())
async def list_mine(
    request: Request, response: Response, service: ServiceDep, caller: CallerDep
) -> dict[str, Any]:
    """The tables of this session, the latest first. The session is renewed by this."""
    if caller.session is None:
        return {"tables": []}
    renew_cookie(request, response)
    job = partial(jobs.tables_of, session=caller.session, most=MOST_LISTED)
    return await listed(service, caller, await service.db.read(job))


async def listed(service: TableService, caller: Caller, ids: list[str]) -> dict[str, Any]:
    found = []
    for table_id in ids:
        try:
            found.append(listed_table(await service.tables.get(table_id), caller))
        except Problem:
            continue  # deleted since, or stopped beyond showing
    return {"tables": found}


@router.get(
    "/tables/{table_id}",
    response_model=models.MyTableOut,
    responses=error_responses("no-such-table", "no-session", "not-yours", "stopped"),
)
async def show_table(table_id: TableId, service: ServiceDep, caller: CallerDep) -> dict[str, Any]:
    """A table and what this session is there."""
    live = await service.tables.get(table_id)
    caller.viewing_seat(live, None)
    return my_table(live, caller)


@router.patch(
    "/tables/{table_id}",
    response_model=models.MyTableOut,
    responses=error_responses(
        "no-such-table", "no-session", "not-yours", "stopped", "one-seat", "lobby-closed"
    ),
)
async def change_table(
    table_id: TableId,
    asked: bodies.TableChangeIn,
    request: Request,
    service: ServiceDep,
    caller: CallerDep,
) -> dict[str, Any]:
    """Change the kind of a table, also while it runs."""
    if asked.kind == "public":
        may_use_lobby(request, service)
    await seating.set_kind(service, await service.tables.get(table_id), caller, asked.kind)
    return my_table(await service.tables.get(table_id), caller)


SEAT_ERRORS = error_responses(
    "no-such-table", "not-found", "no-session", "not-yours", "seat-taken", "stopped", "not-running",
    "needs-consent", "one-seat",
)  # fmt: skip


@router.put(
    "/tables/{table_id}/seats/{seat}", response_model=models.MyTableOut, responses=SEAT_ERRORS
)
async def set_seat(
    table_id: TableId,
    seat: SeatPath,
    asked: Annotated[bodies.SeatIn, Body()],
    service: ServiceDep,
    caller: CallerDep,
) -> dict[str, Any]:
    """The owner gives a seat to a bot, opens it, or takes it to the own screen."""
    live = await service.tables.get(table_id)
    (data,) = setup.seats_of([asked])
    await seating.set_seat(service, live, caller, seat, data["kind"], data["name"], data["level"])
    return my_table(await service.tables.get(table_id), caller)


@router.post(
    "/tables/{table_id}/seats/{seat}/invitation",
    status_code=201,
    response_model=models.LinkOut,
    responses=SEAT_ERRORS,
)
async def invite(
    table_id: TableId, seat: SeatPath, request: Request, service: ServiceDep, caller: CallerDep
) -> dict[str, str]:
    """A link for one person; an older one for the seat stops working."""
    live = await service.tables.get(table_id)
    seating.may_invite(live, caller, seat)
    seating.may_seat_person(live, seat)
    token = await seating.make_link(service, live, seat, seating.INVITE)
    return link(request, service, token)


def link(request: Request, service: TableService, token: str) -> dict[str, str]:
    return {"url": f"{base_url(request, service)}/join/{token}", "token": token}


@router.post(
    "/tables/{table_id}/seats/{seat}/recovery",
    status_code=201,
    response_model=models.LinkOut,
    responses=SEAT_ERRORS,
)
async def recover(
    table_id: TableId, seat: SeatPath, request: Request, service: ServiceDep, caller: CallerDep
) -> dict[str, str]:
    """A link that brings the own seat to one other device; an unused one stops working."""
    live = await service.tables.get(table_id)
    caller.acting_seat(live, seat)
    token = await seating.make_link(service, live, seat, seating.RECOVERY)
    return link(request, service, token)


@router.delete("/tables/{table_id}/seats/{seat}/recovery", status_code=204, responses=SEAT_ERRORS)
async def revoke_recovery(
    table_id: TableId, seat: SeatPath, service: ServiceDep, caller: CallerDep
) -> None:
    """Revoke the open link and every other device; only the one that took the seat may."""
    live = await service.tables.get(table_id)
    caller.acting_seat(live, seat)
    if caller.session != live.person_at(seat):
        raise Problem("not-yours")
    await seating.revoke(service, live, seat, seating.RECOVERY)


@router.get(
    "/tables/{table_id}/seats/{seat}/devices",
    response_model=models.DevicesOut,
    responses=SEAT_ERRORS,
)
async def list_devices(
    table_id: TableId, seat: SeatPath, service: ServiceDep, caller: CallerDep
) -> dict[str, Any]:
    """Where the own seat is played."""
    return {"devices": devices.devices(service, await service.tables.get(table_id), caller, seat)}


@router.post(
    "/tables/{table_id}/seats/{seat}/devices",
    response_model=models.MyTableOut,
    responses={**SEAT_ERRORS, **error_responses("link-used", "one-seat")},
)
async def add_device(
    table_id: TableId, seat: SeatPath, service: ServiceDep, caller: CallerDep
) -> dict[str, Any]:
    """Play the own seat here too, after following a link to it; the link is used up."""
    await devices.add_device(service, await service.tables.get(table_id), caller, seat)
    return my_table(await service.tables.get(table_id), caller)


@router.delete(
    "/tables/{table_id}/seats/{seat}/devices/{device}", status_code=204, responses=SEAT_ERRORS
)
async def drop_device(
    table_id: TableId, seat: SeatPath, device: DeviceId, service: ServiceDep, caller: CallerDep
) -> None:
    """End the seat on a device: any other from the one that took the seat, else only itself."""
    await devices.drop_device(service, await service.tables.get(table_id), caller, seat, device)


ASKING_PATH = "/tables/{table_id}/seats/{seat}/asking"
ASKED_PER_HOUR = "20/hour"  # by one address


@router.post(
    ASKING_PATH,
    response_model=models.MyTableOut,
    responses={**SEAT_ERRORS, **error_responses("not-running")},
)
async def ask_to_continue(
    table_id: TableId, seat: SeatPath, request: Request, service: ServiceDep, caller: CallerDep
) -> dict[str, Any]:
    """Ask the browser that holds the own seat to let this one play on; by whoever may watch."""
    await limiter_of(request).check(
        ASKED_PER_HOUR, "asking", address(request.scope, service.settings)
    )
    await devices.ask_to_continue(service, await service.tables.get(table_id), caller, seat)
    return my_table(await service.tables.get(table_id), caller)


@router.put(ASKING_PATH + "/{device}", status_code=204, responses=SEAT_ERRORS)
async def let_in(
    table_id: TableId, seat: SeatPath, device: DeviceId, service: ServiceDep, caller: CallerDep
) -> None:
    """Let a browser that asks play the own seat too."""
    await devices.let_in(service, await service.tables.get(table_id), caller, seat, device)


@router.delete(ASKING_PATH + "/{device}", status_code=204, responses=SEAT_ERRORS)
async def turn_away(
    table_id: TableId, seat: SeatPath, device: DeviceId, service: ServiceDep, caller: CallerDep
) -> None:
    """Do not."""
    await devices.turn_away(service, await service.tables.get(table_id), caller, seat, device)


@router.post(
    "/tables/{table_id}/seats/{seat}/claim",
    response_model=models.MyTableOut,
    responses={**SEAT_ERRORS, **error_responses("link-used", "no-such-table", "lobby-closed")},
)
async def claim(
    table_id: TableId,
    seat: SeatPath,
    asked: bodies.ClaimIn,
    request: Request,
    service: ServiceDep,
    caller: Session,
) -> dict[str, Any]:
    """Sit down: after following a link, or at a free seat of a public table."""
    live = await service.tables.get(table_id)
    if not caller.roles(live) and live.table.kind == TableKind.PUBLIC:
        may_use_lobby(request, service)
    await seating.claim(service, live, caller, seat, asked.name)
    return my_table(await service.tables.get(table_id), caller)


@router.post(
    "/join",
    response_model=models.MyTableOut,
    responses=error_responses(
        "no-such-link",
        "no-such-table",
        "link-used",
        "link-revoked",
        "stopped",
        "seat-taken",
        "table-full",
        "needs-consent",
        "one-seat",
    ),
)
async def join(asked: bodies.JoinIn, service: ServiceDep, caller: Session) -> dict[str, Any]:
    """Take what a link offers: one's own seat at once, another's with a name, else a look."""
    return my_table(await links.join(service, asked.invitation, caller, asked.name), caller)


@router.get(
    "/join/{token}",
    response_model=models.OfferOut,
    responses=error_responses(
        "no-such-link", "link-cut", "link-used", "link-revoked", "no-such-table", "stopped"
    ),
)
async def look_at_link(token: LinkToken, service: ServiceDep, caller: CallerDep) -> dict[str, Any]:
    """What a link offers. Nothing is used up by this: programs that preview links do it too."""
    return await links.look(service, token, caller)


WATCH_ERRORS = error_responses("no-such-table", "no-session", "not-yours", "stopped")


@router.post(
    "/tables/{table_id}/spectators",
    status_code=201,
    response_model=models.LinkOut,
    responses=WATCH_ERRORS,
)
async def watch_link(
    table_id: TableId, request: Request, service: ServiceDep, caller: CallerDep
) -> dict[str, str]:
    """A link to watch: it shows no secrets."""
    live = await service.tables.get(table_id)
    caller.require_owner(live)
    return link(request, service, await seating.watch_link(service, live))


@router.delete("/tables/{table_id}/spectators", status_code=204, responses=WATCH_ERRORS)
async def revoke_watch(table_id: TableId, service: ServiceDep, caller: CallerDep) -> None:
    """No spectator came by a link any more."""
    live = await service.tables.get(table_id)
    caller.require_owner(live)
    await seating.revoke(service, live, NO_SEAT, SPECTATOR)


LINKS_PER_HOUR = "60/hour"  # by one session at one table


@router.post(
    "/tables/{table_id}/link",
    status_code=201,
    response_model=models.LinkOut,
    responses=WATCH_ERRORS,
)
async def everybody_link(
    table_id: TableId, request: Request, service: ServiceDep, caller: CallerDep
) -> dict[str, str]:
    """A link for everybody: whoever opens it takes a free seat, or watches."""
    live = await service.tables.get(table_id)
    caller.require_owner(live)
    await limiter_of(request).check(LINKS_PER_HOUR, "links", caller.session or "", table_id)
    return link(request, service, await links.make_for_everybody(service, live))


@router.delete("/tables/{table_id}/link", status_code=204, responses=WATCH_ERRORS)
async def revoke_everybody(table_id: TableId, service: ServiceDep, caller: CallerDep) -> None:
    """The links for everybody no longer work; who sat down by them stays."""
    live = await service.tables.get(table_id)
    caller.require_owner(live)
    await seating.revoke(service, live, NO_SEAT, links.EVERYBODY)

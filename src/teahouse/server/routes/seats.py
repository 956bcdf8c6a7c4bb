"""Seats: who sits there, invitations to them, the devices they are played on."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Request

from teahouse.server import bodies, devices, models, seating, setup
from teahouse.server.auth import CallerDep, ServiceDep, SessionDep
from teahouse.server.entries import TableKind
from teahouse.server.errors import error_responses
from teahouse.server.middleware import address
from teahouse.server.problems import Problem
from teahouse.server.strict import StrictRoute

from .common import SeatPath, TableId, join_link, limiter_of, may_use_lobby, my_table

router = APIRouter(prefix="/api", route_class=StrictRoute, tags=["tables"])
DeviceId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", description="from the list of devices")]

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
    """Give a seat to a bot, open it, or take it to the owner's own screen."""
    live = await service.tables.get(table_id)
    (data,) = setup.seats_of([asked.model_dump()])
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
    """Create an invitation for one person; it replaces an older one for the seat."""
    live = await service.tables.get(table_id)
    seating.may_invite(live, caller, seat)
    seating.may_seat_person(live, seat)
    token = await seating.make_link(service, live, seat, seating.INVITE)
    return join_link(request, service, token)


@router.post(
    "/tables/{table_id}/seats/{seat}/recovery",
    status_code=201,
    response_model=models.LinkOut,
    responses=SEAT_ERRORS,
)
async def recover(
    table_id: TableId, seat: SeatPath, request: Request, service: ServiceDep, caller: CallerDep
) -> dict[str, str]:
    """Create a link that brings your seat to one other device, replacing an unused one."""
    live = await service.tables.get(table_id)
    caller.acting_seat(live, seat)
    token = await seating.make_link(service, live, seat, seating.RECOVERY)
    return join_link(request, service, token)


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
    """List the devices your seat is played on."""
    return {"devices": devices.devices(service, await service.tables.get(table_id), caller, seat)}


@router.post(
    "/tables/{table_id}/seats/{seat}/devices",
    response_model=models.MyTableOut,
    responses={**SEAT_ERRORS, **error_responses("link-used", "one-seat")},
)
async def add_device(
    table_id: TableId, seat: SeatPath, service: ServiceDep, caller: CallerDep
) -> dict[str, Any]:
    """Play your seat on this device too, after following a link; the link is used up."""
    await devices.add_device(service, await service.tables.get(table_id), caller, seat)
    return my_table(await service.tables.get(table_id), caller)


@router.delete(
    "/tables/{table_id}/seats/{seat}/devices/{device}", status_code=204, responses=SEAT_ERRORS
)
async def drop_device(
    table_id: TableId, seat: SeatPath, device: DeviceId, service: ServiceDep, caller: CallerDep
) -> None:
    """Remove a device: the one that took the seat can remove any other, another only itself."""
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
    """Ask the browser that holds your seat to let this one play too; you must be able to watch."""
    await limiter_of(request).check(ASKED_PER_HOUR, "asking", address(request.scope))
    await devices.ask_to_continue(service, await service.tables.get(table_id), caller, seat)
    return my_table(await service.tables.get(table_id), caller)


@router.put(ASKING_PATH + "/{device}", status_code=204, responses=SEAT_ERRORS)
async def let_in(
    table_id: TableId, seat: SeatPath, device: DeviceId, service: ServiceDep, caller: CallerDep
) -> None:
    """Let a browser that asked play your seat too."""
    await devices.let_in(service, await service.tables.get(table_id), caller, seat, device)


@router.delete(ASKING_PATH + "/{device}", status_code=204, responses=SEAT_ERRORS)
async def turn_away(
    table_id: TableId, seat: SeatPath, device: DeviceId, service: ServiceDep, caller: CallerDep
) -> None:
    """Turn down a browser that asked."""
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
    caller: SessionDep,
) -> dict[str, Any]:
    """Take a seat: after following a link, or a free one at a public table."""
    live = await service.tables.get(table_id)
    if not caller.roles(live) and live.table.kind == TableKind.PUBLIC:
        may_use_lobby(request, service)
    await seating.claim(service, live, caller, seat, asked.name)
    return my_table(await service.tables.get(table_id), caller)

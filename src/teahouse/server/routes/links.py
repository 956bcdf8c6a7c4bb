"""Links to a table: what they offer, watching, and the one for everybody."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from teahouse.server import bodies, links, models, seating
from teahouse.server.auth import SPECTATOR, CallerDep, ServiceDep, SessionDep
from teahouse.server.entries import NO_SEAT
from teahouse.server.errors import error_responses
from teahouse.server.strict import StrictRoute

from .common import TableId, join_link, limiter_of, my_table

router = APIRouter(prefix="/api", route_class=StrictRoute, tags=["tables"])
LinkToken = Annotated[str, Path(max_length=200, description="the secret of a link")]


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
async def join(asked: bodies.JoinIn, service: ServiceDep, caller: SessionDep) -> dict[str, Any]:
    """Take what a link offers: your own seat at once, a free one with a name, else watch."""
    return my_table(await links.join(service, asked.invitation, caller, asked.name), caller)


@router.get(
    "/join/{token}",
    response_model=models.OfferOut,
    responses=error_responses(
        "no-such-link", "link-cut", "link-used", "link-revoked", "no-such-table", "stopped"
    ),
)
async def look_at_link(token: LinkToken, service: ServiceDep, caller: CallerDep) -> dict[str, Any]:
    """Show what a link offers without using it up: link previews request it too."""
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
    """Create a link for spectators, who see nothing hidden."""
    live = await service.tables.get(table_id)
    caller.require_owner(live)
    return join_link(request, service, await seating.watch_link(service, live))


@router.delete("/tables/{table_id}/spectators", status_code=204, responses=WATCH_ERRORS)
async def revoke_watch(table_id: TableId, service: ServiceDep, caller: CallerDep) -> None:
    """Revoke all spectator links and the access they gave."""
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
    """Create a link with which anyone can take a free seat or watch."""
    live = await service.tables.get(table_id)
    caller.require_owner(live)
    await limiter_of(request).check(LINKS_PER_HOUR, "links", caller.session or "", table_id)
    return join_link(request, service, await links.make_for_everybody(service, live))


@router.delete("/tables/{table_id}/link", status_code=204, responses=WATCH_ERRORS)
async def revoke_everybody(table_id: TableId, service: ServiceDep, caller: CallerDep) -> None:
    """Revoke the links for everybody; players who sat down through them stay."""
    live = await service.tables.get(table_id)
    caller.require_owner(live)
    await seating.revoke(service, live, NO_SEAT, links.EVERYBODY)

"""The address others reach this server by, and the switch that opens it to the local network."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request

from teahouse.server import bodies, models
from teahouse.server.auth import Caller, CallerDep, ServiceDep, with_session
from teahouse.server.errors import error_responses
from teahouse.server.problems import Problem
from teahouse.server.service import TableService
from teahouse.server.strict import StrictRoute

from .common import base_url, lan_of

router = APIRouter(prefix="/api", route_class=StrictRoute, tags=["network"])
Session = Annotated[Caller, Depends(with_session)]


def shown(request: Request, service: TableService, caller: Caller) -> dict[str, Any]:
    lan = lan_of(request)
    is_host = lan is not None and lan.may_turn(caller.browser)
    return {
        "base": base_url(request, service),
        "switch": is_host,
        "on": lan is not None and lan.is_on,
        "addresses": lan.urls if lan is not None and is_host else [],
    }


@router.get("/network", response_model=models.NetworkOut, responses=error_responses())
async def network(request: Request, service: ServiceDep, caller: CallerDep) -> dict[str, Any]:
    """What links begin with, and whether this browser may open the server to its network."""
    return shown(request, service, caller)


@router.put(
    "/network",
    response_model=models.NetworkOut,
    responses=error_responses("not-found", "not-yours", "no-network"),
)
async def turn(
    asked: bodies.NetworkIn, request: Request, service: ServiceDep, caller: CallerDep
) -> dict[str, Any]:
    """Open the server to the local network, or close it again."""
    lan = lan_of(request)
    if lan is None:
        raise Problem("not-found")
    if not lan.may_turn(caller.browser) or lan.is_from_network(request.scope):
        raise Problem("not-yours")
    await lan.turn(asked.on)
    return shown(request, service, caller)


@router.post(
    "/home", status_code=204, responses=error_responses("not-found", "no-such-link", "link-used")
)
async def claim_home(asked: bodies.HomeIn, request: Request, caller: Session) -> None:
    """Claim this browser as the host's, with the key in the address printed at startup."""
    lan = lan_of(request)
    if lan is None or lan.is_from_network(request.scope):
        raise Problem("not-found")
    assert caller.browser is not None
    lan.claim(asked.key, caller.browser)

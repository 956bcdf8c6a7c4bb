"""What the routes share."""

from __future__ import annotations

import asyncio
import gzip
import json
from typing import Annotated, Any, TypeVar

from fastapi import Path, Query, Request, Response
from starlette.requests import HTTPConnection

from teahouse.server import devices, setup
from teahouse.server.auth import INVITED, RECOVERING, Caller
from teahouse.server.bodies import CheckIn, CommandIn, TableIn
from teahouse.server.checks import check_table, takes_long
from teahouse.server.commands import Command
from teahouse.server.lan import Lan
from teahouse.server.middleware import RateLimiter, address, asked_host
from teahouse.server.problems import Problem
from teahouse.server.service import TableService
from teahouse.server.strict import IN_DIGITS
from teahouse.server.tables import LiveTable
from teahouse.server.tokens import TABLE_ID
from teahouse.server.updates import receipt, summary_json
from teahouse.server.workers import CheckWorkers

Asked = TypeVar("Asked", TableIn, CheckIn)
TableId = Annotated[str, Path(pattern=TABLE_ID, description="id of a table")]
SeatPath = Annotated[int, Path(ge=0, le=15, description="number of a seat"), IN_DIGITS]
SeatQuery = Annotated[
    int | None,
    Query(ge=0, le=15, description="whose view; required if you hold several"),
    IN_DIGITS,
]
Since = Annotated[
    int, Query(ge=0, le=2**31 - 1, description="the last number already seen"), IN_DIGITS
]


def my_table(live: LiveTable, caller: Caller) -> dict[str, Any]:
    roles = sorted({role for role, _ in caller.roles(live)})
    return {
        "table": summary_json(live.table),
        "roles": roles,
        "seats": caller.seats(live),
        "invited": caller.seats(live, INVITED),
        "recovering": caller.seats(live, RECOVERING),
        "asking": devices.asking(live, caller),
    }


def packed(request: Request, answer: Any) -> Response:
    """A response without secrets, worth compressing: printed values take 200 kB."""
    body, headers = json.dumps(answer, ensure_ascii=False).encode(), {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = gzip.compress(body, 6, mtime=0), "gzip"
    return Response(body, headers=headers, media_type="application/json")


def listed_table(live: LiveTable, caller: Caller) -> dict[str, Any]:
    """The table with its progress and scores, for a list of tables."""
    return {**my_table(live, caller), "progress": live.progress()}


def limiter_of(connection: HTTPConnection) -> RateLimiter:
    limiter: RateLimiter = connection.app.state.limiter
    return limiter


def workers_of(request: Request) -> CheckWorkers:
    workers: CheckWorkers = request.app.state.workers
    return workers


async def limit_command(
    connection: HTTPConnection, service: TableService, caller: Caller, table_id: str
) -> None:
    per_minute = f"{service.settings.commands_per_minute}/minute"
    key = caller.session or address(connection.scope)
    await limiter_of(connection).check(per_minute, "command", key, table_id)


async def run_command(
    connection: HTTPConnection,
    service: TableService,
    caller: Caller,
    table_id: str,
    asked: CommandIn,
) -> dict[str, Any]:
    """Run a seat's command, from a request or the live channel; return the receipt."""
    live = await service.tables.get(table_id)
    seat = caller.acting_seat(live, asked.seat)
    await limit_command(connection, service, caller, table_id)
    wanted = Command(
        asked.kind, seat, asked.command_id, asked.expected_seq, asked.actions, asked.to,
        asked.about_seat, asked.agree,
    )  # fmt: skip
    return receipt(await service.pipeline.run(table_id, wanted))


def with_defaults(asked: Asked, service: TableService) -> Asked:
    """The requested table, with the host's default component values filled in."""
    components = service.default_components.changes(asked.game, asked.components)
    return asked.model_copy(update={"components": components})


async def check_options(
    asked: CheckIn | TableIn, workers: CheckWorkers, address: str
) -> dict[str, Any]:
    """The options of a table that could be opened, or Problem; slow checks run in a worker."""
    wanted = (asked.game, asked.components, setup.asked_options(asked.model_dump()))
    if takes_long(*wanted[1:]):
        found: dict[str, Any] = await workers.run(address, check_table, *wanted)
        return found
    return await asyncio.to_thread(check_table, *wanted)


def lan_of(request: Request) -> Lan | None:
    lan: Lan | None = request.app.state.lan
    return lan


def is_kept_out(request: Request, service: TableService) -> bool:
    """Whether lobby and metrics are closed to this caller, as they are to the local network."""
    lan = lan_of(request)
    from_network = lan is not None and lan.is_from_network(request.scope)
    return from_network and not service.settings.lan_lobby


def may_use_lobby(request: Request, service: TableService) -> None:
    if not service.controls.lobby_open or is_kept_out(request, service):
        raise Problem("lobby-closed")


def base_url(request: Request, service: TableService) -> str:
    """The address others reach this server by; from loopback, the network's if it is open."""
    if service.settings.public_url:
        return service.settings.public_url.rstrip("/")
    lan = lan_of(request)
    if lan is not None and lan.is_on and not lan.is_from_network(request.scope):
        return lan.urls[0]
    return f"{request.url.scheme}://{asked_host(request.scope) or 'localhost'}"


def join_link(request: Request, service: TableService, token: str) -> dict[str, str]:
    """A link as its maker gets it."""
    return {"url": f"{base_url(request, service)}/join/{token}", "token": token}

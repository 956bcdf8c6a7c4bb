"""What the routes share."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

from fastapi import Path, Query, Request

from teahouse.server.bodies import CheckIn, TableIn
from teahouse.server.guard import Limiter, address, asked_host
from teahouse.server.house import House
from teahouse.server.news import summary
from teahouse.server.people import INVITED, RECOVERING, Caller
from teahouse.server.strict import IN_DIGITS
from teahouse.server.table import Table
from teahouse.server.tokens import TABLE_ID
from teahouse.server.workers import CheckWorkers

Asked = TypeVar("Asked", TableIn, CheckIn)
TableId = Annotated[str, Path(pattern=TABLE_ID, description="id of a table and of its game")]
SeatPath = Annotated[int, Path(ge=0, le=15, description="number of a seat"), IN_DIGITS]
SeatQuery = Annotated[
    int | None,
    Query(ge=0, le=15, description="whose eyes; needed where several are held"),
    IN_DIGITS,
]
Since = Annotated[
    int, Query(ge=0, le=2**31 - 1, description="the last number already seen"), IN_DIGITS
]


def mine(table: Table, caller: Caller) -> dict[str, Any]:
    roles = sorted({role for role, _ in caller.roles(table)})
    return {
        "table": summary(table),
        "roles": roles,
        "seats": caller.seats(table),
        "invited": caller.seats(table, INVITED),
        "recovering": caller.seats(table, RECOVERING),
    }


def limiter_of(request: Request) -> Limiter:
    limiter: Limiter = request.app.state.limiter
    return limiter


def workers_of(request: Request) -> CheckWorkers:
    workers: CheckWorkers = request.app.state.workers
    return workers


async def limit_command(request: Request, house: House, caller: Caller, table: Table) -> None:
    per_minute = f"{house.settings.commands_per_minute}/minute"
    key = caller.session or address(request.scope, house.settings)
    await limiter_of(request).check(per_minute, "command", key, table.id)


def with_defaults(asked: Asked, house: House) -> Asked:
    """A table as it is asked for, with the component values of this server's host below it."""
    components = house.default_components.changes(asked.game, asked.components)
    return asked.model_copy(update={"components": components})


def base_url(request: Request, house: House) -> str:
    """The address people reach this server by."""
    if house.settings.public_url:
        return house.settings.public_url.rstrip("/")
    return f"{request.url.scheme}://{asked_host(request.scope) or 'localhost'}"

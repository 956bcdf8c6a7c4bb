"""Opening, listing and changing tables."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response

from teahouse.server import bodies, handing_over, models, seating, setup
from teahouse.server.auth import Caller, CallerDep, ServiceDep, SessionDep, renew_cookie
from teahouse.server.entries import TableKind, TableSetup
from teahouse.server.errors import error_responses
from teahouse.server.middleware import address
from teahouse.server.problems import Problem
from teahouse.server.service import TableService
from teahouse.server.settings import BROWSER
from teahouse.server.store import jobs
from teahouse.server.strict import StrictRoute

from .common import (
    TableId,
    check_options,
    is_kept_out,
    limiter_of,
    listed_table,
    may_use_lobby,
    my_table,
    with_defaults,
    workers_of,
)

router = APIRouter(prefix="/api", route_class=StrictRoute, tags=["tables"])
MOST_LISTED = 50


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
    asked: bodies.TableIn, request: Request, service: ServiceDep, caller: SessionDep
) -> dict[str, Any]:
    """Open a table, owned by the caller; sets a cookie if there is none."""
    opened_from = await may_open(request, service)
    if asked.kind == "public":
        may_use_lobby(request, service)
    before = (
        None if asked.after is None else await seating.finished_table(service, asked.after, caller)
    )
    now = service.now()
    asked = with_defaults(asked, service)
    await check_options(asked, workers_of(request), opened_from)
    made = await asyncio.to_thread(setup.new_setup, asked.model_dump(), now)
    made = replace(made, opened_from=opened_from)
    assert caller.session is not None
    holders = setup.initial_access(made, caller.session, now)
    if made.kind == TableKind.PUBLIC:
        seating.one_seat_each(holders)
    entries = setup.initial_entries(made, now)
    if service.settings.bots == BROWSER and handing_over.opens_local(made) and not before:
        entries.append(handing_over.first_local_entry(made, len(entries) + 1, now))
    live = await service.pipeline.open_table(made, entries, holders)
    if before:
        await seating.invite_again(service, live, before, caller)
    return my_table(live, caller)


async def may_open(request: Request, service: TableService) -> str:
    """The hash of the address that opens a table, or Problem if it may not."""
    per_hour = f"{service.settings.tables_per_hour}/hour"
    caller = address(request.scope)
    await limiter_of(request).check(per_hour, "tables", caller)
    if await service.db.read(jobs.count_living) >= service.settings.most_tables:
        raise Problem("full", {"Retry-After": "3600"})
    return service.controls.hashed(caller)


@router.get("/tables", response_model=models.LobbyOut, responses=error_responses())
async def list_public(request: Request, service: ServiceDep, caller: CallerDep) -> dict[str, Any]:
    """List the lobby: public tables, free seats first; empty while the host has closed it."""
    if not service.controls.lobby_open or is_kept_out(request, service):
        return {"tables": [], "open": False}
    found = await service.db.read(partial(jobs.lobby, most=MOST_LISTED))
    return {"tables": await read_summaries(service, caller, found), "open": True}


@router.get("/me/tables", response_model=models.TablesOut, responses=error_responses())
async def list_mine(
    request: Request, response: Response, service: ServiceDep, caller: CallerDep
) -> dict[str, Any]:
    """List the tables of this session, latest first. Renews the session."""
    if caller.session is None:
        return {"tables": [], "stopped": []}
    renew_cookie(request, response)
    job = partial(jobs.tables_of, session=caller.session, most=MOST_LISTED)
    ids = await service.db.read(job)
    found = await read_summaries(service, caller, ids)
    shown = {one["table"]["id"] for one in found}
    beyond_showing = [service.tables.stopped.get(one) for one in ids if one not in shown]
    return {"tables": found, "stopped": [stopped_table(one) for one in beyond_showing if one]}


def stopped_table(kept: TableSetup) -> dict[str, Any]:
    """What is known of a table without its game."""
    return {"id": kept.id, "game": kept.game}


async def read_summaries(
    service: TableService, caller: Caller, ids: list[str]
) -> list[dict[str, Any]]:
    found = []
    for table_id in ids:
        try:
            found.append(listed_table(await service.tables.get(table_id), caller))
        except Problem:
            continue  # deleted since, or stopped beyond showing
    return found


@router.get(
    "/tables/{table_id}",
    response_model=models.MyTableOut,
    responses=error_responses("no-such-table", "no-session", "not-yours", "stopped"),
)
async def show_table(table_id: TableId, service: ServiceDep, caller: CallerDep) -> dict[str, Any]:
    """Show a table and this session's role there."""
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
    """Change the kind of a table, even during the game."""
    if asked.kind == "public":
        may_use_lobby(request, service)
    await seating.set_kind(service, await service.tables.get(table_id), caller, asked.kind)
    return my_table(await service.tables.get(table_id), caller)

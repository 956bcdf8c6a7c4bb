"""Hand a one-person table over to that person's browser, and back."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from fastapi import APIRouter, Request

from teahouse.server import bodies, handing_over, models
from teahouse.server.auth import CallerDep, ServiceDep
from teahouse.server.errors import error_responses
from teahouse.server.problems import Problem
from teahouse.server.store import link_jobs
from teahouse.server.strict import StrictRoute

from .common import TableId, limit_command, my_table

router = APIRouter(prefix="/api/tables/{table_id}/local", route_class=StrictRoute, tags=["local"])
HERE = ("no-such-table", "no-session", "not-yours", "stopped")


@router.post(
    "",
    response_model=models.WholeTableOut,
    responses=error_responses(*HERE, "not-found", "not-running", "not-alone", "host-bot"),
)
async def move(
    table_id: TableId, request: Request, service: ServiceDep, caller: CallerDep
) -> dict[str, Any]:
    """Move a table to the browser of the only person it ever had, hidden information included.

    From then on nobody can join it, and it counts in no record. Idempotent.
    """
    if request.app.state.parts is None:
        raise Problem("not-found")
    live = await service.tables.get(table_id)
    seat = caller.acting_seat(live, None)
    await limit_command(request, service, caller, table_id)
    if not live.table.is_away:
        await service.pipeline.change(
            table_id,
            partial(handing_over.draft_move, caller=caller),
            beside=partial(link_jobs.require_unshared, table_id=table_id),
        )
        live = await service.tables.get(table_id)
        caller.acting_seat(live, seat)
    return {**my_table(live, caller), **handing_over.whole(live.table)}


@router.post(
    "/entries",
    response_model=models.MyTableOut,
    responses=error_responses(*HERE, "late", "not-elsewhere", "bad-entries"),
)
async def hand_back(
    table_id: TableId,
    asked: bodies.EntriesIn,
    request: Request,
    service: ServiceDep,
    caller: CallerDep,
) -> dict[str, Any]:
    """Take back what was played in the browser after entry `since`, in one part or several.

    The server replays it and rejects a whole part if any entry breaks the rules or draws
    differently. With the `last` part the table is played on the server again.
    """
    live = await service.tables.get(table_id)
    caller.acting_seat(live, None)
    await limit_command(request, service, caller, table_id)
    table = live.table
    if not table.is_away:
        raise Problem("not-elsewhere", seq=table.seq)
    if asked.since != table.seq:
        raise Problem("late", seq=table.seq)
    sent = asked.model_dump()["entries"]
    played = await asyncio.to_thread(
        lambda: list(handing_over.replayed(table, sent, service.now()))
    )
    await service.pipeline.append_all(table_id, table.seq, played, live.generation)
    live = await service.tables.get(table_id)
    if asked.last and live.table.is_away:
        await service.pipeline.change(table_id, partial(handing_over.draft_back, caller=caller))
        live = await service.tables.get(table_id)
    return my_table(live, caller)

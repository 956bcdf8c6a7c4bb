"""Webhooks for turn notices, for your own seat only."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path

from teahouse.server import bodies, models
from teahouse.server.auth import CallerDep, ServiceDep
from teahouse.server.errors import error_responses
from teahouse.server.outbound import checked_url
from teahouse.server.problems import Problem
from teahouse.server.store import jobs
from teahouse.server.store.notifications import TableChanged
from teahouse.server.strict import StrictRoute
from teahouse.server.webhooks import MOST_A_SEAT

from .common import SeatPath, TableId

router = APIRouter(
    prefix="/api/tables/{table_id}/seats/{seat}/webhooks",
    route_class=StrictRoute,
    tags=["webhooks"],
)
HERE = ("no-such-table", "no-session", "not-yours", "stopped", "not-found")


@router.post(
    "",
    status_code=201,
    response_model=models.WebhookOut,
    responses=error_responses(*HERE, "bad-address", "full"),
)
async def add(
    table_id: TableId,
    seat: SeatPath,
    asked: bodies.WebhookIn,
    service: ServiceDep,
    caller: CallerDep,
) -> dict[str, Any]:
    """Call this URL when it is the seat's turn, signed with the secret in X-Teahouse-Signature."""
    if not service.settings.webhooks:
        raise Problem("not-found")
    caller.acting_seat(await service.tables.get(table_id), seat)
    checked_url(asked.url, service.settings.webhooks_private)
    rows = await service.db.read(partial(jobs.webhooks, table_id=table_id))
    if sum(row["seat"] == seat for row in rows) >= MOST_A_SEAT:
        raise Problem("full", {"Retry-After": "3600"})
    made = {
        "id": secrets.token_hex(8),
        "url": asked.url,
        "shape": asked.shape,
        "secret": secrets.token_hex(16),
    }
    row = {**made, "table_id": table_id, "seat": seat, "created": service.now()}
    await service.db.write(partial(jobs.add_webhook, row=row), TableChanged(table_id))
    service.without_webhooks.discard(table_id)
    return made


@router.get("", response_model=models.WebhooksOut, responses=error_responses(*HERE))
async def show(
    table_id: TableId, seat: SeatPath, service: ServiceDep, caller: CallerDep
) -> dict[str, Any]:
    """List your webhooks, without their secrets."""
    caller.acting_seat(await service.tables.get(table_id), seat)
    rows = await service.db.read(partial(jobs.webhooks, table_id=table_id))
    shown = [
        {"id": row["id"], "url": row["url"], "shape": row["shape"], "secret": None}
        for row in rows
        if row["seat"] == seat
    ]
    return {"webhooks": shown}


@router.delete("/{webhook_id}", status_code=204, responses=error_responses(*HERE))
async def remove(
    table_id: TableId,
    seat: SeatPath,
    webhook_id: Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")],
    service: ServiceDep,
    caller: CallerDep,
) -> None:
    caller.acting_seat(await service.tables.get(table_id), seat)
    job = partial(jobs.drop_webhook, table_id=table_id, seat=seat, webhook_id=webhook_id)
    if not await service.db.write(job):
        raise Problem("not-found")

"""For the operator: is it alive, is it ready, how is it doing."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from teahouse.server import models
from teahouse.server.answers import description, errors, reply
from teahouse.server.people import Inside
from teahouse.server.problems import Problem

router = APIRouter(tags=["operator"])


@router.get("/healthz", response_model=models.HealthOut)
async def alive() -> dict[str, Any]:
    """The process answers."""
    return {"status": "ok"}


@router.get("/readyz", response_model=models.HealthOut, responses=errors())
async def ready(request: Request, house: Inside) -> dict[str, Any]:
    """The store takes writes too: one is tried, at most once a second."""
    await request.app.state.readiness.check()
    return {"status": "ok", "stopped_tables": len(house.stopped)}


@router.get(
    "/metrics",
    response_class=Response,
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        **errors("not-found"),
    },
)
async def metrics(house: Inside) -> Response:
    """Figures for Prometheus."""
    if not house.settings.metrics:
        raise Problem("not-found")
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


@router.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """The description of all routes."""
    return reply(await description(request.app))

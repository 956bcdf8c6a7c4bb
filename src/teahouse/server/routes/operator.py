"""For the operator: liveness, readiness, metrics."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from teahouse.server import models
from teahouse.server.auth import ServiceDep
from teahouse.server.errors import description, error_responses, json_response
from teahouse.server.problems import Problem

from .common import is_kept_out

router = APIRouter(tags=["operator"])


@router.get("/healthz", response_model=models.HealthOut)
async def alive() -> dict[str, Any]:
    """Liveness: the process responds."""
    return {"status": "ok"}


@router.get("/readyz", response_model=models.HealthOut, responses=error_responses())
async def ready(request: Request, service: ServiceDep) -> dict[str, Any]:
    """Readiness: the store accepts a test write, tried at most once a second."""
    await request.app.state.readiness.check()
    return {"status": "ok", "stopped_tables": len(service.tables.stopped)}


@router.get(
    "/metrics",
    response_class=Response,
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        **error_responses("not-found"),
    },
)
async def metrics(request: Request, service: ServiceDep) -> Response:
    """Metrics for Prometheus."""
    if not service.settings.metrics or is_kept_out(request, service):
        raise Problem("not-found")
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")


@router.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """The OpenAPI description of all routes."""
    return json_response(await description(request.app))

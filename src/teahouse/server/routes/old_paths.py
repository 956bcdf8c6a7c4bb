"""Addresses of the API that have moved: the old ones answer 308 for one more version."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.responses import RedirectResponse

from .common import TableId

# Method and old path: new path
MOVED = {
    ("POST", "/api/games"): "/api/journals",
    ("GET", "/api/games/{table_id}"): "/api/tables/{table_id}/replay",
    ("GET", "/api/games/{table_id}/journal"): "/api/tables/{table_id}/journal",
    ("GET", "/api/games/{table_id}/proof"): "/api/tables/{table_id}/proof",
    ("GET", "/api/games/{table_id}/points"): "/api/tables/{table_id}/points",
    ("GET", "/api/games/{table_id}/record.csv"): "/api/tables/{table_id}/record.csv",
    ("GET", "/api/games/{table_id}/bgstats"): "/api/tables/{table_id}/bgstats",
    ("POST", "/api/games/{table_id}/fork"): "/api/tables/{table_id}/fork",
    ("GET", "/api/tables/{table_id}/news"): "/api/tables/{table_id}/updates",
}


def redirect(request: Request, path: str) -> RedirectResponse:
    query = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(f"{path}{query}", 308)


async def redirect_moved(request: Request) -> RedirectResponse:
    return redirect(request, MOVED[request.method, request.scope["route"].path])


async def redirect_table(table_id: TableId, request: Request) -> RedirectResponse:
    path = MOVED[request.method, request.scope["route"].path]
    return redirect(request, path.format(table_id=table_id))


def install(app: FastAPI) -> None:
    for method, old in MOVED:
        endpoint = redirect_table if "{table_id}" in old else redirect_moved
        app.add_api_route(old, endpoint, methods=[method], include_in_schema=False)

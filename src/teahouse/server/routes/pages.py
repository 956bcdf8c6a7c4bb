"""Links that people open, and the client."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path, Request, Response
from fastapi.responses import RedirectResponse

from teahouse.server import seating
from teahouse.server.answers import errors
from teahouse.server.client import Client
from teahouse.server.people import Inside, caller_of, set_cookie
from teahouse.server.tokens import TABLE_ID, TOKEN, hashed, new_token

router = APIRouter()


@router.get(
    "/join/{token}",
    status_code=303,
    response_class=RedirectResponse,
    responses=errors("not-found", "link-used", "stopped"),
    tags=["tables"],
)
async def join(
    token: Annotated[str, Path(pattern=TOKEN)], request: Request, house: Inside
) -> Response:
    """Exchange a link for a cookie and leave its secret out of the address.

    No seat is claimed by this and no link used up: programs that preview links open them too.
    """
    caller, fresh = caller_of(request), None
    if caller.session is None:
        fresh = new_token()
    session = caller.session or hashed(fresh or "")
    table, _, _ = await seating.follow(house, token, session)
    answer = RedirectResponse(f"/t/{table.id}", 303)
    if fresh is not None:
        set_cookie(answer, house.settings, fresh)
    return answer


# The client: a single page that finds its own way


def page(request: Request, status: int = 200) -> Response:
    client: Client = request.app.state.client
    return client.index.answer(request, status)


async def table_page(table_id: str, request: Request) -> Response:
    return page(request, 200 if re.match(TABLE_ID, table_id) else 404)


async def known_page(request: Request) -> Response:
    return page(request)


async def file(request: Request) -> Response:
    client: Client = request.app.state.client
    found = client.files.get(request.url.path.removeprefix("/"))
    return page(request, 404) if found is None else found.answer(request)


ROUTES: dict[str, Callable[..., Any]] = {
    "/": known_page,
    "/t/{table_id}": table_page,
    "/replay/{table_id}": table_page,
    "/replay/{table_id}/{step}": table_page,
    "/new": known_page,
    "/new/{rest:path}": known_page,
    "/box/{rest:path}": known_page,
    "/learn": known_page,
    "/learn/{rest:path}": known_page,
    "/solo": known_page,
    "/bots": known_page,
    "/about": known_page,
    "/assets/{rest:path}": file,
}


def install(app: FastAPI, client: Client) -> None:
    """The pages, and every file that lies beside the index."""
    beside = {f"/{name}": file for name in client.files if "/" not in name}
    for path, endpoint in {**ROUTES, **beside}.items():
        app.add_api_route(path, endpoint, methods=["GET"], include_in_schema=False)


def missing(request: Request) -> Response | None:
    """For somebody who looks for a page, and not for data."""
    is_data = request.url.path.startswith(("/api", "/join"))
    return None if is_data or request.method != "GET" else page(request, 404)

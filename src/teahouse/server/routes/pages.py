"""Links that people open, and the plain page."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import RedirectResponse

from teahouse.server import seating
from teahouse.server.answers import errors
from teahouse.server.people import Inside, caller_of, set_cookie
from teahouse.server.problems import Problem
from teahouse.server.tokens import TOKEN, hashed, new_token

from .common import TableId

router = APIRouter()
PLAIN = {
    "index.html": "text/html; charset=utf-8",
    "table.html": "text/html; charset=utf-8",
    "home.js": "text/javascript; charset=utf-8",
    "table.js": "text/javascript; charset=utf-8",
    "plain.css": "text/css; charset=utf-8",
    "leaf.svg": "image/svg+xml",
}


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

    An invitation is not yet claimed by this: a program that looks at links takes nobody's seat.
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


def plain(house_plain: bool, name: str) -> Response:
    if not house_plain or name not in PLAIN:
        raise Problem("not-found")
    body = (files("teahouse.server") / "static_plain" / name).read_bytes()
    return Response(body, media_type=PLAIN[name])


@router.get("/", include_in_schema=False)
async def home(house: Inside) -> Response:
    return plain(house.settings.plain, "index.html")


@router.get("/t/{table_id}", include_in_schema=False)
async def table_page(table_id: TableId, house: Inside) -> Response:
    return plain(house.settings.plain, "table.html")


@router.get("/plain/{name}", include_in_schema=False)
async def plain_file(name: str, house: Inside) -> Response:
    return plain(house.settings.plain, name)

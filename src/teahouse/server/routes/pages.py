"""The client, a single-page app with its own router. Opening an address never changes anything."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from fastapi import FastAPI, Request, Response

from teahouse.server import links, previews
from teahouse.server.auth import renew_cookie, service_of
from teahouse.server.client import Client
from teahouse.server.parts import Parts
from teahouse.server.problem_pages import language_of
from teahouse.server.problems import Problem
from teahouse.server.tokens import TABLE_ID, TOKEN

from .common import base_url


def page(request: Request, status: int = 200) -> Response:
    client: Client = request.app.state.client
    answer = client.index.response(request, status)
    renew_cookie(request, answer)
    return answer


async def table_page(table_id: str, request: Request) -> Response:
    return page(request, 200 if re.match(TABLE_ID, table_id) else 404)


async def link_page(token: str, request: Request) -> Response:
    """The page of a link; link previews read the game from its head."""
    if not re.fullmatch(TOKEN, token):
        return page(request, 404)
    service = service_of(request)
    try:
        game = await links.game_of(service, token)
    except Problem:
        return page(request)  # the client asks again and shows the error
    client: Client = request.app.state.client
    pictured = previews.picture(game) in client.files
    language = language_of(request.scope)
    tags = previews.tags(game, language, base_url(request, service), pictured)
    answer = client.index.with_head(tags).response(request)
    renew_cookie(request, answer)
    return answer


async def known_page(request: Request) -> Response:
    return page(request)


async def file(request: Request) -> Response:
    client: Client = request.app.state.client
    found = client.files.get(request.url.path.removeprefix("/"))
    return page(request, 404) if found is None else found.response(request)


async def part(request: Request) -> Response:
    """A file the browser needs to play without a server, if this server has them."""
    parts: Parts | None = request.app.state.parts
    found = None if parts is None else parts.response(request)
    return page(request, 404) if found is None else found


ROUTES: dict[str, Callable[..., Any]] = {
    "/": known_page,
    "/t/{table_id}": table_page,
    "/join/{token:path}": link_page,
    "/replay/{table_id}": table_page,
    "/replay/{table_id}/{step}": table_page,
    "/new": known_page,
    "/new/{rest:path}": known_page,
    "/box/{rest:path}": known_page,
    "/learn": known_page,
    "/learn/{rest:path}": known_page,
    "/lesson/{rest:path}": known_page,
    "/solo": known_page,
    "/bots": known_page,
    "/about": known_page,
    "/friends": known_page,
    "/me": known_page,
    "/me/{rest:path}": known_page,
    "/move/{code}": known_page,
    "/home/{key}": known_page,
    "/assets/{rest:path}": file,
    "/local/{rest:path}": part,
}


def install(app: FastAPI, client: Client) -> None:
    """Install the pages and every file next to the index."""
    beside = {f"/{name}": file for name in client.files if "/" not in name}
    for path, endpoint in {**ROUTES, **beside}.items():
        app.add_api_route(path, endpoint, methods=["GET"], include_in_schema=False)


def missing(request: Request) -> Response | None:
    """A 404 page for a GET outside the API, else None."""
    is_data = request.url.path.startswith("/api")
    return None if is_data or request.method != "GET" else page(request, 404)

"""A fast path for commands by POST, bypassing the framework: scripts and bots send many.

The route in `routes/play.py` stays: it is what OpenAPI describes, and it handles every unusual
request, so errors come from one place. Rate limits, origins, bans and body size are checked
before this.
"""

from __future__ import annotations

import re

from pydantic import ValidationError
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import strict
from .addresses import header_values
from .auth import Caller, caller_in, cookie_name
from .bodies import CommandIn
from .encoding import dump_json
from .problems import Problem
from .routes import play
from .routes.common import run_command
from .service import TableService
from .tokens import TABLE_ID, TOKEN, hashed

PATH = re.compile(rf"/api/tables/({TABLE_ID.strip('^$')})/commands")
JSON = [b"application/json"]
ROUTE = next(route for route in play.router.routes if getattr(route, "name", "") == "command")


class CommandLane:
    """Runs plain commands; passes everything else on."""

    def __init__(self, app: ASGIApp, service: TableService) -> None:
        self.app = app
        self._service = service
        self._cookie = f"{cookie_name(service.settings)}="

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = PATH.fullmatch(scope["path"]) if _may_be_command(scope) else None
        session = self._session(scope) if asked else None
        if asked is None or session is None:
            await self.app(scope, receive, send)
            return
        body = await _read_body(receive)
        command = _read_command(body)
        if command is None:
            await self.app(scope, _again(body, receive), send)
            return
        scope["route"] = ROUTE
        await self._answer(scope, send, asked[1], session, command)

    def _session(self, scope: Scope) -> str | None:
        """The hash of the cookie; None if missing or malformed."""
        given = header_values(scope, b"cookie")
        token = given[0].removeprefix(self._cookie) if len(given) == 1 else ""
        return hashed(token) if re.fullmatch(TOKEN, token) else None

    async def _answer(
        self, scope: Scope, send: Send, table_id: str, session: str, command: CommandIn
    ) -> None:
        service = self._service
        try:
            caller: Caller = await caller_in(service, session)
            done = await run_command(HTTPConnection(scope), service, caller, table_id, command)
            await _send(send, 200, dump_json(done), {})
        except Problem as problem:
            await _send(send, problem.status_code, dump_json(problem.body()), problem.headers or {})


def _may_be_command(scope: Scope) -> bool:
    if scope["type"] != "http" or scope["method"] != "POST" or scope["query_string"]:
        return False
    return [value for key, value in scope["headers"] if key == b"content-type"] == JSON


async def _read_body(receive: Receive) -> bytes:
    parts = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


def _read_command(body: bytes) -> CommandIn | None:
    try:
        return CommandIn.model_validate(strict.loads(body))
    except (Problem, ValidationError):
        return None  # the route reports the error


def _again(body: bytes, receive: Receive) -> Receive:
    """Replay the body for the next application."""
    rest: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return rest.pop() if rest else await receive()

    return replay


async def _send(send: Send, status: int, body: bytes, more: dict[str, str]) -> None:
    headers = [(b"content-length", b"%d" % len(body)), (b"content-type", b"application/json")]
    headers += [(name.lower().encode(), value.encode()) for name, value in more.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

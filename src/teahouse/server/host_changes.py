"""Keeping out who is banned, and noticing what the host changes beside a running server."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial

import structlog
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from .guard import address
from .house import House
from .people import caller_of
from .problems import Problem
from .store import StoreDown, host_jobs

LOG = structlog.get_logger("teahouse.host")
EACH = 1.0  # seconds between two looks
POLICY = 1008  # close code of the WebSocket standard
FORGET_ME = ("DELETE", "/api/me")  # whoever is kept out may still be forgotten


class BanMiddleware:
    """Refuses the session or address of a ban, except that it may ask to be forgotten."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and self._is_banned(scope):
            if scope["type"] == "http":
                raise Problem("banned")
            await receive()
            await send({"type": "websocket.close", "code": POLICY})
            return
        await self.app(scope, receive, send)

    def _is_banned(self, scope: Scope) -> bool:
        house = self._house
        if not house.controls.bans or not scope["path"].startswith(("/api", "/join")):
            return False
        if (scope.get("method"), scope["path"]) == FORGET_ME:
            return False
        session = caller_of(HTTPConnection(scope)).session
        return house.controls.bans_one(house.now(), session, address(scope, house.settings))


class HostChanges:
    """Looks each second for what `teahouse admin` wrote."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def run(self) -> None:
        last = await self._last()
        while True:
            await asyncio.sleep(EACH)
            with contextlib.suppress(StoreDown):
                last = await self._look(last)

    async def _last(self) -> int:
        while True:
            with contextlib.suppress(StoreDown):
                return await self._house.store.read(host_jobs.last_change)
            await asyncio.sleep(EACH)

    async def _look(self, last: int) -> int:
        found = await self._house.store.read(partial(host_jobs.changes_after, number=last))
        for _, what in found:
            if what == host_jobs.CONTROLS:
                await self._house.read_controls()
            else:
                self._house.heard(what)
        if found:
            LOG.info("host-changes", tables=sum(w != host_jobs.CONTROLS for _, w in found))
        return found[-1][0] if found else last

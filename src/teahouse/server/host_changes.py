"""Enforce bans, and poll for changes the host makes while the server runs."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial

import structlog
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from .auth import caller_of
from .middleware import address
from .problems import Problem
from .service import TableService
from .store import StoreDown, host_jobs
from .store.notifications import ControlsChanged

LOG = structlog.get_logger("teahouse.host")
EACH = 1.0  # seconds between polls
POLICY = 1008  # close code of the WebSocket standard
FORGET_ME = ("DELETE", "/api/me")  # banned people may still be forgotten


class BanMiddleware:
    """Refuses banned sessions and addresses, except for requests to be forgotten."""

    def __init__(self, app: ASGIApp, service: TableService) -> None:
        self.app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and await self._is_banned(scope):
            if scope["type"] == "http":
                raise Problem("banned")
            await receive()
            await send({"type": "websocket.close", "code": POLICY})
            return
        await self.app(scope, receive, send)

    async def _is_banned(self, scope: Scope) -> bool:
        service = self._service
        if not service.controls.bans or not scope["path"].startswith(("/api", "/join")):
            return False
        if (scope.get("method"), scope["path"]) == FORGET_ME:
            return False
        caller = await caller_of(HTTPConnection(scope))
        return service.controls.is_banned(
            service.now(),
            (caller.session, caller.browser, *caller.profiles),
            address(scope),
        )


class HostChanges:
    """Polls every second for changes by `teahouse admin`."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def run(self) -> None:
        last = await self._last()
        while True:
            await asyncio.sleep(EACH)
            with contextlib.suppress(StoreDown):
                last = await self._look(last)

    async def _last(self) -> int:
        while True:
            with contextlib.suppress(StoreDown):
                return await self._service.store.read(host_jobs.last_change)
            await asyncio.sleep(EACH)

    async def _look(self, last: int) -> int:
        found = await self._service.store.read(partial(host_jobs.changes_after, number=last))
        for _, change in found:
            if isinstance(change, ControlsChanged):
                await self._service.read_controls()
            else:
                self._service.on_store_change(change)
        if found:
            others = [change for _, change in found if not isinstance(change, ControlsChanged)]
            LOG.info("host-changes", tables=len(others))
        return found[-1][0] if found else last

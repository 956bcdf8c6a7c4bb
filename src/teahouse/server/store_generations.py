"""Which generation of the store a piece of work began in.

A request that began before a restore must not write after it: what it saw is no longer there.
"""

from __future__ import annotations

from contextvars import ContextVar

from starlette.types import ASGIApp, Receive, Scope, Send

from .store import Store

REQUEST_GENERATION: ContextVar[int | None] = ContextVar("teahouse_generation", default=None)


class GenerationMiddleware:
    """Records the generation at the start of every request and connection."""

    def __init__(self, app: ASGIApp, store: Store) -> None:
        self.app = app
        self.store = store

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            REQUEST_GENERATION.set(self.store.generation)
        await self.app(scope, receive, send)

"""Whether the server can do its work: a write is tried, at most once a second."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import structlog

from .problems import Problem
from .service import TableService
from .store import Damaged, StoreDown, state_jobs

LOG = structlog.get_logger("teahouse.readiness")
FRESH = 1.0  # seconds a result is cached
PATIENCE = 8.0  # seconds for a write; SQLite itself gives up on a lock after five
CHECK_SECONDS = 60.0  # between checks of the whole database
CHECK_SHARE = 1000  # or this multiple of the time a check takes


class Readiness:
    """The check behind /readyz. Concurrent requests share one write."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._probe: asyncio.Task[str | None] | None = None
        self._tried = -FRESH

    async def check(self) -> None:
        """Problem if a write does not work."""
        if self._probe is None or (self._probe.done() and time.monotonic() - self._tried > FRESH):
            self._probe = asyncio.ensure_future(self._try())
        try:
            why = await asyncio.wait_for(asyncio.shield(self._probe), PATIENCE)
        except TimeoutError:
            why = "a write takes too long"
        if why is not None:
            LOG.error("not-ready", why=why)
            raise Problem("unavailable", {"Retry-After": "2"})

    async def _try(self) -> str | None:
        """Try a write; return the error, None if it worked."""
        store = self._service.store
        try:
            await store.write(partial(state_jobs.probe, now=self._service.now()))
            return store.damaged
        except StoreDown as error:
            return str(error)
        finally:
            self._tried = time.monotonic()

    async def watch(self) -> None:
        """Check the whole database periodically: pages nobody reads may be damaged too."""
        while True:
            started = time.monotonic()
            try:
                await self._service.store.check()
            except Damaged as error:
                LOG.error("store-damaged", why=str(error))
            except StoreDown as error:
                LOG.error("store-down", why=str(error))
            took = time.monotonic() - started
            await asyncio.sleep(max(CHECK_SECONDS, CHECK_SHARE * took))

"""The store as requests use it: its failures are problems, and a write belongs to a generation."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from typing import Any

import structlog

from .generations import REQUEST_GENERATION
from .metrics import Metrics
from .problems import Problem
from .store import Replaced, Store, StoreDown, TableGone
from .store.base import Job
from .store.changes import Change

LOG = structlog.get_logger("teahouse.store")


class StoreAccess:
    """Reads and writes of this process."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self._metrics = metrics
        self.seen = 0  # the time the store has seen: a clock behind it is wrong

    @property
    def generation(self) -> int:
        """Of the store when the request that is being served began; now, where there is none."""
        return REQUEST_GENERATION.get() or self.store.generation

    async def read(self, job: Job[Any]) -> Any:
        with unavailable():
            return await self.store.read(job)

    async def snapshot(self, job: Job[tuple[Any, ...]]) -> tuple[Any, ...]:
        """What was read at one moment; it begins with the generation of the store."""
        with unavailable():
            found = await self.store.snapshot(job)
        self.store.notice(found[0])
        return found

    async def write(
        self, job: Job[Any], changed: Change | None = None, generation: int | None = None
    ) -> Any:
        started = time.perf_counter()
        try:
            with unavailable():
                return await self.store.write(job, changed, generation or self.generation)
        except TableGone:
            raise Problem("no-such-table") from None
        except Problem:
            self._metrics.failed_writes.inc()
            raise
        finally:
            self._metrics.commit_seconds.observe(time.perf_counter() - started)

    async def announce(self, change: Change) -> None:
        """Let other processes hear of something that was written before, or not at all."""
        await self.write(lambda db: None, change)


@contextlib.contextmanager
def unavailable() -> Iterator[None]:
    """A store that fails is a 503 to those who ask."""
    try:
        yield
    except Replaced:
        LOG.info("store-replaced")
        raise Problem("unavailable", {"Retry-After": "1"}) from None
    except StoreDown as error:
        LOG.error("store-down", why=str(error))
        raise Problem("unavailable", {"Retry-After": "2"}) from None

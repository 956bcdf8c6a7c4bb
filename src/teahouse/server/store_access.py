"""The store as requests use it: failures become Problems, writes carry a generation."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeVar

import structlog

from .entries import Entry, TableSummary
from .metrics import Metrics
from .problems import Problem
from .store import Replaced, Store, StoreDown, TableGone, state_jobs
from .store.base import Job, Refused
from .store.notifications import Change
from .store_generations import REQUEST_GENERATION

LOG = structlog.get_logger("teahouse.store")
T = TypeVar("T")
OnEnd = Callable[[Exception | None], None]  # called with the error, if any


class StoreAccess:
    """Reads and writes the store for this process."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self._metrics = metrics
        self.seen = 0  # the time the store has seen: a clock behind it is wrong

    @property
    def generation(self) -> int:
        """The store's generation when the current request began; outside requests, now."""
        return REQUEST_GENERATION.get() or self.store.generation

    async def read(self, job: Job[Any]) -> Any:
        with unavailable():
            return await self.store.read(job)

    async def snapshot(self, job: Job[T]) -> tuple[int, T]:
        """A consistent read, preceded by the generation of the store at that moment."""
        with unavailable():
            found = await self.store.snapshot(partial(state_jobs.with_generation, job=job))
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
        except Refused as refused:
            raise Problem(refused.code) from None
        except Problem:
            self._metrics.failed_writes.inc()
            raise
        finally:
            self._metrics.commit_seconds.observe(time.perf_counter() - started)

    def append(
        self,
        entry: Entry,
        summary: TableSummary,
        changed: Change,
        generation: int,
        on_end: OnEnd,
    ) -> None:
        """Write an entry; `on_end` is called once it is durable, or with the error."""
        started = time.perf_counter()
        future = self.store.append(entry, summary, self.seen, changed, generation)
        future.add_done_callback(partial(self._on_appended, started, on_end))

    def _on_appended(self, started: float, on_end: OnEnd, future: asyncio.Future[None]) -> None:
        self._metrics.commit_seconds.observe(time.perf_counter() - started)
        error = future.exception()
        if isinstance(error, StoreDown):
            self._metrics.failed_writes.inc()
            on_end(unavailable_problem(error))
        elif isinstance(error, TableGone):
            on_end(Problem("no-such-table"))
        else:
            assert error is None or isinstance(error, Exception)
            on_end(error)

    async def announce(self, change: Change) -> None:
        """Notify other processes of a change written earlier or not stored at all."""
        await self.write(lambda db: None, change)


@contextlib.contextmanager
def unavailable() -> Iterator[None]:
    """Turn failures of the store into a 503."""
    try:
        yield
    except StoreDown as error:
        raise unavailable_problem(error) from None


def unavailable_problem(error: StoreDown) -> Problem:
    """The Problem for a store that failed or was replaced."""
    if isinstance(error, Replaced):
        LOG.info("store-replaced")
        return Problem("unavailable", {"Retry-After": "1"})
    LOG.error("store-down", why=str(error))
    return Problem("unavailable", {"Retry-After": "2"})

"""Retention: inactive tables are set aside, and deleted after another month.

Each pass sets aside what the previous one announced in the log, if it is still inactive, and
announces what is due next. Nothing is touched while the clock is not trusted.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from functools import partial
from itertools import islice

import structlog

from .abandoned import AbandonedTables
from .service import TableService
from .store import StoreDown, clock_jobs, removal_jobs
from .store.clock_jobs import DAY
from .store.notifications import AnythingChanged

LOG = structlog.get_logger("teahouse.retention")
MINUTE = 60.0  # seconds
PASS_MINUTES = 60
BATCH = 50  # tables in one transaction
PAUSE = 1.0  # seconds between batches
MOST = 1000  # tables announced at once
ASIDE_DAYS = 30


class Retention:
    """Keeps the time of the store, and cleans up its tables every hour."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._announced: list[str] = []
        self._abandoned = AbandonedTables(service)
        self._beaten = time.monotonic()
        self.believed = False

    async def run(self) -> None:
        """Run a pass every hour and a beat every minute, after the first beat."""
        minutes = 0
        while True:
            with contextlib.suppress(StoreDown):
                if minutes % PASS_MINUTES == 0:
                    await self.tidy()
            minutes += 1
            await asyncio.sleep(MINUTE)
            with contextlib.suppress(StoreDown):
                await self.beat()

    async def beat(self) -> None:
        """Note the time in the store."""
        here = time.monotonic()
        elapsed = int((here - self._beaten) * 1000)
        job = partial(clock_jobs.beat, now=self._service.now(), elapsed=elapsed)
        self.believed, self._service.db.seen = await self._service.store.write(job)
        self._beaten = here

    async def tidy(self) -> None:
        """One pass."""
        if not self.believed:
            self._announced = []
            LOG.warning("retention-refused", why="the clock is more than a day off")
            return
        now, days = self._service.now(), self._service.settings.retention_days
        if days:
            await self._set_aside(now - days * DAY, now)
            await self._announce(now - days * DAY)
        await self._delete(now - ASIDE_DAYS * DAY)
        await self._abandoned.tidy()

    async def _announce(self, before: int) -> None:
        job = partial(removal_jobs.inactive, before=before, most=MOST)
        self._announced = await self._service.store.read(job)
        for batch in batches(self._announced):
            LOG.info("retention-announced", tables=len(batch), table_ids=" ".join(batch))

    async def _set_aside(self, before: int, now: int) -> None:
        for batch in batches([t for t in self._announced if t not in self._service.listeners]):
            job = partial(removal_jobs.set_aside_if_inactive, ids=batch, before=before, now=now)
            done = await self._service.store.write(job, AnythingChanged())
            for table_id in done:
                self._service.tables.drop(table_id)
            LOG.info("retention-set-aside", tables=len(done), table_ids=" ".join(done))
            await asyncio.sleep(PAUSE)

    async def _delete(self, before: int) -> None:
        """Delete what was set aside long enough ago."""
        oldest = partial(removal_jobs.expired_tables, before=before, most=MOST)
        for batch in batches(await self._service.store.read(oldest)):
            LOG.info("retention-deletes", tables=len(batch), table_ids=" ".join(batch))
            await self._service.store.write(partial(removal_jobs.delete_tables, ids=batch))
            await asyncio.sleep(PAUSE)


def batches(ids: Sequence[str]) -> list[list[str]]:
    left = iter(ids)
    found = []
    while batch := list(islice(left, BATCH)):
        found.append(batch)
    return found

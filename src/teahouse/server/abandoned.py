"""Close tables nobody plays at any more, after a week's notice there.

A closed table is over. It stays readable until retention takes it.
"""

from __future__ import annotations

from functools import partial

import structlog

from .commands import Draft
from .entries import EntryKind, Status
from .problems import Problem
from .service import TableService
from .store import jobs
from .table import Table
from .tables import LiveTable

LOG = structlog.get_logger("teahouse.abandoned")
DAY = 24 * 60 * 60 * 1000  # milliseconds
NOTICE = 7 * DAY
MOST = 500  # tables per query
ABANDONED, CLOSED = "abandoned", "closed"  # why it was closed: inactivity, the host
LIVING = (Status.OPEN, Status.RUNNING, Status.PAUSED)


def expiry(table: Table, days: int) -> int:
    """When to close a table if nothing happens: never within the time its clock allows."""
    own = table.clock.allowed + DAY if table.clock.kind != "none" else 0  # a day to notice it
    return table.active + max(days * DAY, own)


def _is_living(table: Table) -> bool:
    """A table that is away in a browser waits to be handed back."""
    return table.status in LIVING and not table.is_away


def draft_notice(live: LiveTable, now: int, days: int) -> Draft:
    """A notice at the table, at least a week before it is closed."""
    at = expiry(live.table, days)
    if not _is_living(live.table) or live.table.closes is not None or now < at - NOTICE:
        raise Problem("not-running", seq=live.table.seq)
    return Draft(EntryKind.NOTICE, None, {"closes": max(at, now + NOTICE)})


def draft_close(live: LiveTable, now: int) -> Draft:
    if live.table.status not in LIVING or live.table.closes is None or now < live.table.closes:
        raise Problem("not-running", seq=live.table.seq)
    return Draft(EntryKind.CLOSE, None, {"why": ABANDONED})


def draft_host_close(live: LiveTable) -> Draft:
    if live.table.status not in LIVING:
        raise Problem("not-running", seq=live.table.seq)
    return Draft(EntryKind.CLOSE, None, {"why": CLOSED})


class AbandonedTables:
    """Closes tables nobody plays at."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._later: dict[str, int] = {}  # when to look at a table again

    async def tidy(self) -> None:
        """One pass; StoreDown if the store does not answer."""
        now, days = self._service.now(), self._service.settings.abandoned_days
        if not days:
            return
        self._later = {table: at for table, at in self._later.items() if at > now}
        before, last = now - max(0, days * DAY - NOTICE), jobs.FIRST
        while True:
            idle = partial(jobs.idle, after=last, before=before, most=MOST)
            found = await self._service.store.read(idle)
            for row in found:
                if row.table_id not in self._later:
                    await self._attend(row.table_id, now, days)
            if len(found) < MOST:
                return
            last = found[-1]

    async def _attend(self, table_id: str, now: int, days: int) -> None:
        try:
            table = (await self._service.tables.get(table_id)).table
            if table.closes is None and now >= expiry(table, days) - NOTICE:
                await self._service.pipeline.change(
                    table_id, partial(draft_notice, now=now, days=days)
                )
                LOG.info("table-closes-soon", table_id=table_id)
            elif table.closes is not None and now >= table.closes:
                await self._service.pipeline.change(table_id, partial(draft_close, now=now))
                LOG.info("table-closed", table_id=table_id, why=ABANDONED)
            table = (await self._service.tables.get(table_id)).table
        except Problem:
            return  # somebody plays after all, or it is gone
        self._later[table_id] = table.closes or expiry(table, days) - NOTICE

"""Tables nobody plays at any more: announced there a week before, then closed.

A closed table is over. It stays readable until retention takes it.
"""

from __future__ import annotations

from functools import partial

import structlog

from .commands import Draft
from .entries import Kind, Status
from .house import House
from .problems import Problem
from .store import jobs
from .table import Table

LOG = structlog.get_logger("teahouse.abandoned")
DAY = 24 * 60 * 60 * 1000  # milliseconds
NOTICE = 7 * DAY
MOST = 500  # tables asked for at once
ABANDONED, CLOSED = "abandoned", "closed"  # how such a table ended: by itself, by the host
LIVING = (Status.OPEN, Status.RUNNING, Status.PAUSED)


def expiry(table: Table, days: int) -> int:
    """When a table is to be closed if nothing happens: never within its own clock."""
    own = table.clock.allowed + DAY if table.clock.kind != "none" else 0  # a day to notice it
    return table.active + max(days * DAY, own)


def announced(table: Table, now: int, days: int) -> Draft:
    """A notice at the table, at least a week before it is closed."""
    at = expiry(table, days)
    if table.status not in LIVING or table.closes is not None or now < at - NOTICE:
        raise Problem("not-running", seq=table.seq)
    return Draft(Kind.NOTICE, None, (), {"closes": max(at, now + NOTICE)})


def abandoned(table: Table, now: int) -> Draft:
    if table.status not in LIVING or table.closes is None or now < table.closes:
        raise Problem("not-running", seq=table.seq)
    return Draft(Kind.CLOSE, None, (), {"why": ABANDONED})


def closed_by_host(table: Table) -> Draft:
    if table.status not in LIVING:
        raise Problem("not-running", seq=table.seq)
    return Draft(Kind.CLOSE, None, (), {"why": CLOSED})


class AbandonedTables:
    """Goes through the tables nothing happens at."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._later: dict[str, int] = {}  # tables that need no look before then

    async def tidy(self) -> None:
        """One pass; StoreDown if the store does not answer."""
        now, days = self._house.now(), self._house.settings.abandoned_days
        if not days:
            return
        self._later = {table: at for table, at in self._later.items() if at > now}
        before, last = now - max(0, days * DAY - NOTICE), jobs.FIRST
        while True:
            idle = partial(jobs.idle, after=last, before=before, most=MOST)
            found = await self._house.store.read(idle)
            for row in found:
                if row.table_id not in self._later:
                    await self._attend(row.table_id, now, days)
            if len(found) < MOST:
                return
            last = found[-1]

    async def _attend(self, table_id: str, now: int, days: int) -> None:
        try:
            table = await self._house.table(table_id)
            if table.closes is None and now >= expiry(table, days) - NOTICE:
                await self._house.change(table_id, partial(announced, now=now, days=days))
                LOG.info("table-closes-soon", game=table_id)
            elif table.closes is not None and now >= table.closes:
                await self._house.change(table_id, partial(abandoned, now=now))
                LOG.info("table-closed", game=table_id, why=ABANDONED)
            table = await self._house.table(table_id)
        except Problem:
            return  # somebody plays after all, or it is gone
        self._later[table_id] = table.closes or expiry(table, days) - NOTICE

"""Forgetting a person: their name, words and seats go at once; what was played stays, nameless."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import structlog

from .abandoned import LIVING
from .commands import Draft
from .entries import SEATED, Kind
from .house import House
from .problems import Problem
from .store import person_jobs
from .table import Table

LOG = structlog.get_logger("teahouse.forgetting")


async def forget(
    house: House, session: str, touched: Callable[[str], None] = lambda table_id: None
) -> int:
    """Erase what every table knows of a session; the number of tables."""
    found = await house.read(partial(person_jobs.traces, session=session))
    for table_id in found:
        await _forget_at(house, table_id, session)
        await house.reload(table_id)
        touched(table_id)
    LOG.info("person-forgotten", tables=len(found))
    return len(found)


async def _forget_at(house: House, table_id: str, session: str) -> None:
    erase = partial(person_jobs.erase, table_id=table_id, session=session)
    try:
        await house.change(table_id, partial(leaving, session=session), beside=erase)
    except Problem as problem:
        if problem.code == "unavailable":
            raise
        await house.write(erase, None)  # over, set aside or stopped: there is nothing to play on


def leaving(table: Table, session: str) -> Draft:
    """The entry by which the seats of a session go to stand-ins for good."""
    seats = sorted({a.seat for a in table.access if (a.session, a.role) == (session, SEATED)})
    if table.status not in LIVING or not seats:
        raise Problem("not-running", seq=table.seq)
    return Draft(Kind.FORGET, None, (), {"seats": seats})

"""Forgetting a person: name, texts and seats are erased at once; the moves stay, anonymous."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import structlog

from . import profiles
from .abandoned import LIVING
from .commands import Draft
from .entries import SEATED, EntryKind
from .problems import Problem
from .service import TableService
from .store import person_jobs, profile_jobs
from .tables import LiveTable

LOG = structlog.get_logger("teahouse.forgetting")


async def forget(
    service: TableService, session: str, touched: Callable[[str], None] = lambda table_id: None
) -> int:
    """Erase a profile and those merged into it; return the number of tables concerned."""
    ids = await service.db.read(partial(profile_jobs.everybody, profile_id=session))
    found: set[str] = set()
    for one in ids:
        for table_id in await service.db.read(partial(person_jobs.traces, session=one)):
            await _forget_at(service, table_id, one)
            await service.reload(table_id)
            touched(table_id)
            found.add(table_id)
    browsers = await service.db.write(partial(profile_jobs.erase, ids=ids))
    await profiles.announce_change(service, *sorted(browsers))
    LOG.info("person-forgotten", tables=len(found))
    return len(found)


async def _forget_at(service: TableService, table_id: str, session: str) -> None:
    erase = partial(person_jobs.erase, table_id=table_id, session=session)
    try:
        await service.pipeline.change(
            table_id, partial(draft_forget, session=session), beside=erase
        )
    except Problem as problem:
        if problem.code == "unavailable":
            raise
        await service.db.write(
            erase, None
        )  # over, set aside or stopped: there is nothing to play on


def draft_forget(live: LiveTable, session: str) -> Draft:
    """The entry that gives the seats of a session to stand-ins for good."""
    seats = sorted({a.seat for a in live.access if (a.session, a.role) == (session, SEATED)})
    if live.table.status not in LIVING or not seats:
        raise Problem("not-running", seq=live.table.seq)
    return Draft(EntryKind.FORGET, None, {"seats": seats})

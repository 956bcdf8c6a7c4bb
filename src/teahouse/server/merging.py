"""Merge two profiles of one browser; can be undone for a day."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial

from . import profiles
from .auth import Caller
from .problems import Problem
from .service import TableService
from .store import merge_jobs, profile_jobs
from .store.notifications import TableChanged


async def merge(service: TableService, caller: Caller, wanted: str) -> None:
    """Merge another profile of this browser into the current one."""
    into = await profiles.require(service, caller)
    gone = await profiles.find_profile(service, caller, wanted)
    if gone == into:
        raise Problem("not-found")
    await _change(service, caller, merge_jobs.merge, gone, into)


async def undo(service: TableService, caller: Caller, wanted: str) -> None:
    """Make the merged profile separate again."""
    into = await profiles.require(service, caller)
    merged = await service.db.read(partial(profile_jobs.merged_into, profile_id=into))
    for row in merged:
        if profiles.public_id("profile", row.id) == wanted and row.merged_into == into:
            if (row.merged or 0) + profiles.DAY <= service.now():
                raise Problem("too-late")
            return await _change(service, caller, merge_jobs.undo, row.id, into)
    raise Problem("not-found")


async def _change(
    service: TableService, caller: Caller, change: Callable[..., list[str]], gone: str, into: str
) -> None:
    browser, now = caller.browser or "", service.now()
    job = partial(change, browser=browser, gone=gone, into=into, now=now)
    tables = await service.db.write(job)
    browsers = await service.db.read(partial(merge_jobs.sessions, ids=(gone, into)))
    await profiles.announce_change(service, *browsers)
    for table_id in tables:
        with contextlib.suppress(Problem):  # set aside, or deleted meanwhile
            await service.db.announce(TableChanged(table_id))
            if service.tables.peek(table_id) is not None:  # others are read when needed
                await service.pipeline.renew_access(table_id)

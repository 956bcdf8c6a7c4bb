"""Making two profiles of one browser one; it can be undone for a day."""

from __future__ import annotations

import contextlib
from functools import partial

from sqlalchemy import Connection

from . import profiles
from .auth import Caller
from .problems import Problem
from .service import TableService
from .store import merge_jobs, profile_jobs
from .store.base import Job
from .store.notifications import TableChanged


async def merge(service: TableService, caller: Caller, wanted: str) -> None:
    """Another profile of this browser goes into the one that acts here."""
    into = await profiles.require(service, caller)
    gone = await profiles.find_profile(service, caller, wanted)
    if gone == into:
        raise Problem("not-found")

    def job(db: Connection) -> list[str] | str:
        return _refusal(db, caller, gone, into) or merge_jobs.merge(db, gone, into, service.now())

    await _change(service, job, gone, into)


def _refusal(db: Connection, caller: Caller, gone: str, into: str) -> str | None:
    """Why two profiles cannot become one now, whatever they were a moment ago."""
    browser, both = caller.browser or "", (gone, into)
    there = profile_jobs.lock_profiles(db, *both)
    if not all(one in there and profile_jobs.is_open(db, browser, one) for one in both):
        return "not-found"
    if not all(profile_jobs.may_manage(db, browser, one) for one in both):
        return "not-yours"
    return "one-seat" if merge_jobs.share_public_table(db, gone, into) else None


async def undo(service: TableService, caller: Caller, wanted: str) -> None:
    """The merged profile is one of its own again."""
    into = await profiles.require(service, caller)
    merged = await service.db.read(partial(profile_jobs.merged_into, profile_id=into))
    for row in merged:
        if profiles.public_id("profile", row.id) == wanted and row.merged_into == into:
            if (row.merged or 0) + profiles.DAY <= service.now():
                raise Problem("too-late")
            job = partial(_undo, caller=caller, gone=row.id, into=into, now=service.now())
            return await _change(service, job, row.id, into)
    raise Problem("not-found")


def _undo(db: Connection, caller: Caller, gone: str, into: str, now: int) -> list[str] | str:
    if not profile_jobs.may_manage(db, caller.browser or "", into):
        return "not-yours"
    return merge_jobs.undo(db, gone, into, now)


async def _change(service: TableService, job: Job[list[str] | str], gone: str, into: str) -> None:
    tables = await service.db.write(job)
    if isinstance(tables, str):
        raise Problem(tables)
    browsers = await service.db.read(lambda db: merge_jobs.sessions(db, gone, into))
    await profiles.announce_change(service, *browsers)
    for table_id in tables:
        with contextlib.suppress(Problem):  # set aside, or deleted meanwhile
            await service.db.announce(TableChanged(table_id))
            if service.tables.peek(table_id) is not None:  # any other is read when it is wanted
                await service.pipeline.renew_access(table_id)

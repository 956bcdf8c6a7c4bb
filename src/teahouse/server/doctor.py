"""Examine a store: every journal in order and leading where it says, every table with its owner.

Works while servers run: each table is read at one moment, and nothing is changed.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from teahouse.core.errors import TeahouseError

from .entries import NO_SEAT, OWNER, Status, TableSetup
from .play_actions import JournalMismatch
from .seats import SeatKind
from .store import Damaged, Store, StoreDown, doctor_jobs, files, open_store
from .store.doctor_jobs import Kept
from .store.opening import sqlite_path
from .store.transfer import is_sqlite
from .table import Table
from .tokens import commitment

OTHERS = 0o007  # permission bits of others
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Finding:
    """Something that is wrong: `cli-doctor-<code>` says it, with these values."""

    code: str
    values: dict[str, Any] = field(default_factory=dict)


@dataclass
class Report:
    tables: int = 0
    entries: int = 0
    findings: list[Finding] = field(default_factory=list)


def examine(url: str, progress: Progress = lambda done, total: None) -> Report:
    """Look at everything in a store; StoreDown if it cannot be opened."""
    return asyncio.run(examine_store(url, progress))


async def examine_store(url: str, progress: Progress = lambda done, total: None) -> Report:
    report = Report()
    try:
        if is_sqlite(url):
            report.findings += await asyncio.to_thread(file_findings, url)
        store = open_store(url)
        await store.open()
    except Damaged as error:
        report.findings.append(Finding("damaged", {"why": error.why}))
        return report
    try:
        await _examine_tables(store, report, progress)
    finally:
        await store.close()
    return report


def file_findings(url: str) -> list[Finding]:
    """Check the file itself: Damaged if corrupt, a finding if others may read it."""
    file = sqlite_path(url)
    if not file.exists():
        raise StoreDown(f"there is no database {file}")
    files.check_whole(file, "integrity_check")
    readable = os.name == "posix" and file.stat().st_mode & OTHERS
    return [Finding("readable", {"file": str(file)})] if readable else []


async def _examine_tables(store: Store, report: Report, progress: Progress) -> None:
    ids = await store.read(doctor_jobs.all_tables)
    for n, table_id in enumerate(ids):
        found = await store.snapshot(partial(doctor_jobs.read_table, table_id=table_id))
        if found is not None:  # else it was deleted meanwhile
            report.tables += 1
            report.entries += len(found.entries)
            report.findings += [
                Finding(code, {"table": table_id, **values}) for code, values in faults(found)
            ]
        progress(n + 1, len(ids))
    for lost in await store.snapshot(doctor_jobs.orphans):
        values = {"kind": lost.kind, "count": lost.count, "table": lost.table_id}
        report.findings.append(Finding("orphans", values))


Fault = tuple[str, dict[str, Any]]


def faults(kept: Kept) -> Iterator[Fault]:
    """What is wrong with one table."""
    setup = TableSetup.of(kept.row)
    if setup.commitment != commitment(setup.nonce, setup.seed or setup.start or ""):
        yield "commitment", {}
    yield from _access_faults(kept, len(setup.seats))
    missing = first_gap(setup, kept)
    if missing is not None:
        yield "gap", {"seq": missing}
    else:
        yield from _journal_faults(setup, kept)


def _access_faults(kept: Kept, players: int) -> Iterator[Fault]:
    if not any(held.role == OWNER for held in kept.holders):
        yield "no-owner", {}
    for seat in sorted({held.seat for held in kept.holders}):
        if not NO_SEAT <= seat < players:
            yield "seat", {"seat": seat}


def first_gap(setup: TableSetup, kept: Kept) -> int | None:
    """The first number that is missing; play begins with an entry where no seat is free."""
    for expected, entry in enumerate(kept.entries, 1):
        if entry.seq != expected:
            return expected
    full = all(seat["kind"] != SeatKind.OPEN for seat in setup.seats)
    return 1 if full and not kept.entries else None


def _journal_faults(setup: TableSetup, kept: Kept) -> Iterator[Fault]:
    """Replay it with every digest compared; what the list says must be what the journal says."""
    try:
        table = Table(setup)
    except (JournalMismatch, TeahouseError):
        yield "setup", {}
        return
    for entry in kept.entries:
        try:
            table.absorb(entry)
        except JournalMismatch:
            yield "replay", {"seq": entry.seq}
            return
    if kept.row["updated"] != table.active:
        yield "tail", {}
    listed = str(kept.row["status"]), str(kept.row["kind"])
    said = str(table.status), str(table.kind)
    if listed[0] == Status.STOPPED:
        yield "stopped", {}
    elif listed != said:
        yield "listed", {"listed": ", ".join(listed), "said": ", ".join(said)}

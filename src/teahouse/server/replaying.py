"""Replay a setup and its entries to a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from teahouse.core.errors import TeahouseError

from .entries import Entry, EntryKind, Status, TableSetup
from .play_actions import JournalMismatch
from .problems import Problem
from .table import Table

FEW = 8  # positions kept when replaying a journal; undos are mostly near the end
GO_BACK = (EntryKind.UNDO, EntryKind.PROPOSE)  # to a position before


def replay_entries(setup: TableSetup, entries: Sequence[Entry]) -> Table:
    """A table from its journal; stopped where the current rules disagree with it."""
    *_, table = iter_replay(setup, entries)
    return table


def iter_replay(setup: TableSetup, entries: Sequence[Entry]) -> Iterator[Table]:
    """The same step by step, yielding one table that advances."""
    try:
        table = Table(setup)
        yield table
        checked = max((entry.seq for entry in entries if entry.digest is not None), default=0)
        passed = len(entries) - FEW if not any(e.kind in GO_BACK for e in entries) else 0
        for entry in entries:
            table.pass_through(entry.seq <= passed)
            table.absorb(entry, checked=entry.seq == checked)
            yield table
    except (JournalMismatch, TeahouseError):
        yield _replay_until_mismatch(setup, entries)


def _replay_until_mismatch(setup: TableSetup, entries: Sequence[Entry]) -> Table:
    """The same with every entry checked, up to where journal and rules disagree."""
    try:
        table = Table(setup)
    except (JournalMismatch, TeahouseError) as error:
        raise Problem("stopped") from error
    try:
        for entry in entries:
            table.absorb(entry)
    except JournalMismatch:
        table.status = Status.STOPPED
    return table

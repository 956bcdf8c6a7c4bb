"""Entries no person asks for: bot actions, lapsed votes, stand-ins. `scheduler.py` times them."""

from __future__ import annotations

from typing import Any

from . import commands
from .commands import Draft
from .entries import EntryKind
from .problems import Problem
from .table import Table


def draft_bot_action(table: Table, action: int, seq: int, data: dict[str, Any]) -> Draft:
    """A bot's choice after entry `seq`; `data` says if it did not play at its level."""
    if seq != table.seq or table.bot_to_move is None or table.actor is None:
        raise Problem("late", seq=table.seq)
    played = commands.try_actions(table, [action], table.actor)
    return Draft(EntryKind.ACT, table.actor, data, played)


def draft_lapse(table: Table, now: int, absent: bool) -> Draft:
    """Record the verdict: presence is known only now, not when the journal is replayed."""
    asked = table.proposal
    if asked is None or asked.lapses > now:
        raise Problem("no-proposal")
    data: dict[str, Any] = {
        "matter": str(asked.matter),
        "passed": asked.passes(table.seats, absent),
    }
    return Draft(
        EntryKind.LAPSE, None, data if asked.seat is None else {**data, "seat": asked.seat}
    )


def draft_stand_in(table: Table, now: int) -> Draft:
    """The person to decide is out of time: a bot plays on until the person returns."""
    deadline = table.over_time_at()
    if deadline is None or deadline > now or table.actor is None:
        raise Problem("not-running")
    data = {"seat": table.actor, "level": table.stand_in_level, "why": "time"}
    return Draft(EntryKind.STAND_IN, None, data)

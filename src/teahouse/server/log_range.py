"""How far back the log of a running game goes: all of it, or since the seat's last turn.

With the setting `log = "turn"`, log and replay of a running game do not reach back further:
players have to remember what happened before.
"""

from __future__ import annotations

from collections.abc import Sequence

from .entries import EntryKind, Status
from .table import Table

CHOICES = (EntryKind.ACT, EntryKind.REDO)


def forgotten(deciders: Sequence[int | None], seat: int | None) -> int:
    """How many of the first choices lie before the last turn of a seat, or of the last actor.

    What the others did since is kept, and so is the turn under way.
    """
    n = len(deciders)
    whose = deciders[-1] if seat is None and deciders else seat
    while n and deciders[n - 1] == whose:
        n -= 1
    while n and deciders[n - 1] != whose:
        n -= 1
    return n


def forgets(table: Table) -> bool:
    """Whether the log is limited; after the end it is complete."""
    return table.setup.settings.get("log") == "turn" and table.status != Status.OVER


def log_from(table: Table, seat: int | None) -> int:
    """The number of the first entry whose events a seat may see, 0 for all."""
    if not forgets(table):
        return 0
    acts = [step.entry for step in table.log if step.entry.kind in CHOICES]
    gone = forgotten([entry.seat for entry in acts], seat)
    return acts[gone - 1].seq + 1 if gone else 0


def replay_from(table: Table, seat: int | None) -> int:
    """The number of actions before the first that a seat may see."""
    return forgotten(table.playthrough.deciders, seat) if forgets(table) else 0

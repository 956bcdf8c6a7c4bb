"""Planning: where actions would lead, without revealing anything the seat could not know.

A trial shows what doing the actions would show, so it never looks past one that draws or reveals.
Nothing is written, and nobody else is notified.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from teahouse.core.game import Position

from .commands import ids_of, illegal, try_actions
from .problems import Problem
from .table import Table
from .updates import choices

DEEPEST = 3  # choices one after the other that may be looked past
MOST_WAYS = 48


def trial(
    table: Table, seat: int, actions: Sequence[str | int], ahead: Collection[str]
) -> dict[str, Any]:
    """The position after these actions, and what follows on each choice named in `ahead`."""
    if table.actor is None:
        raise Problem("not-running", seq=table.seq)
    position = try_actions(table, ids_of(table, actions), seat).position
    asked = goes_on(position, seat) if actions else position.actor == seat
    found = ways(position, seat, frozenset(ahead)) if asked else iter(())
    return trial_json(table.seq, position if asked else None, seat, found)


def trial_json(
    seq: int, position: Position | None, seat: int, found: Iterator[dict[str, Any]]
) -> dict[str, Any]:
    """A trial as JSON; without a position, the seat has no further decision."""
    return {
        "seq": seq,
        "asked": position is not None,
        "view": position and position.view(seat),
        "legal": choices(position) if position else [],
        "ahead": [way for way, _ in zip(found, range(MOST_WAYS), strict=False)],
    }


def planned_ids(planned: str) -> list[int]:
    """Parse the comma-separated ids of planned actions in a query."""
    return [int(action) for action in planned.split(",") if action]


def planned_position(table: Table, seat: int, actions: Sequence[int]) -> Position:
    """Where planned actions lead, if the seat still decides there; by default the table's."""
    if not actions:
        return table.position
    position = try_actions(table, ids_of(table, actions), seat).position
    if not goes_on(position, seat):
        raise illegal("not-your-turn", at=len(actions))
    return position


def goes_on(position: Position, seat: int) -> bool:
    """Whether the seat that acted decides again, with nothing new revealed to it."""
    return position.actor == seat and not position.tells_actor()


def ways(
    position: Position, seat: int, names: Collection[str], via: tuple[int, ...] = ()
) -> Iterator[dict[str, Any]]:
    """The choices of these names, each with the decision that follows, recursively."""
    for choice in choices(position):
        if choice["choice"] not in names:
            continue
        after = position.copy()
        after.apply(choice["id"])
        way = (*via, choice["id"])
        asked = goes_on(after, seat)
        yield {"via": list(way), "asked": asked, "legal": choices(after) if asked else []}
        if asked and len(way) < DEEPEST:
            yield from ways(after, seat, names, way)

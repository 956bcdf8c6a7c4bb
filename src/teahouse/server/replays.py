"""Finished and running games: replay at any step, journal, records for other programs."""

from __future__ import annotations

import csv
import io
from datetime import UTC, datetime
from typing import Any

from teahouse.bots.coach import gains, turn_ends, turns
from teahouse.core.game import Events, Position

from .entries import Status
from .log_range import replay_from
from .table import Table
from .updates import outcome, reveal, scored

SPECTATOR = "spectator"


def is_open(table: Table) -> bool:
    return table.status == Status.OVER


def replay(table: Table, at: int, seat: int | None) -> dict[str, Any]:
    """The game up to a step: as the seat saw it, or fully open once it is over."""
    opened = is_open(table)
    first = replay_from(table, seat)
    position = table.playthrough.at(max(at, first))
    eyes = [*range(table.players), None] if opened else [seat]
    return {
        "table_id": table.id,
        "game": table.setup.game,
        "status": str(table.status),
        "at": max(at, first),
        "actions": len(table.action_ids),
        "open": opened,
        "history": history(position, seat, opened, first),
        "views": {SPECTATOR if e is None else str(e): position.view(e) for e in eyes},
        "outcome": outcome(table),
        "commitment": table.setup.commitment,
        "reveal": reveal(table),
    }


def standings(table: Table, at: int, seat: int | None) -> dict[str, Any]:
    """The standings at a step, or at the earliest that is still shown."""
    return {**table.playthrough.at(max(at, replay_from(table, seat))).standings(seat)}


def gained(table: Table, since: int, seat: int | None) -> dict[str, Any]:
    """What every seat gained since a step, in total and by turn, from the earliest step that is
    still shown."""
    first = max(since, replay_from(table, seat))
    ends = turn_ends(table.playthrough.deciders, first)
    told = [table.playthrough.at(at).standings(seat) for at in (first, *(end for _, end in ends))]
    found = turns([actor for actor, _ in ends], told)
    return {
        "since": first,
        "at": len(table.action_ids),
        "gains": [vars(gain) for gain in gains(told[0], told[-1])],
        "turns": [{"seat": turn.seat, "gains": [vars(g) for g in turn.gains]} for turn in found],
    }


def history(position: Position, seat: int | None, opened: bool, first: int) -> list[dict[str, Any]]:
    """The set-up, then every action; notations and hidden events only if `opened`, and no events
    of the first actions, which are no longer shown."""
    begin: dict[str, Any] = {"number": 0, "seat": None, "action": None}
    found = [{**begin, "events": shown(position.opening(), seat, opened)}]
    for number, (whose, action, events) in enumerate(position.history(), 1):
        found.append(
            {
                "number": number,
                "seat": whose,
                "action": str(action) if opened else None,
                "events": shown(events, seat, opened) if number > first else [],
            }
        )
    return found


def shown(events: Events, seat: int | None, opened: bool) -> list[dict[str, Any]]:
    visible = list(events) if opened else events.seen_by(seat)
    return [event.as_json() for event in visible]


def journal(table: Table) -> str:
    """The journal as `teahouse replay` reads it."""
    return table.position.journal().text()


def proof(table: Table) -> dict[str, Any]:
    """The journal with the commitment, the nonce that opens it, and all digests."""
    return {
        "journal": table.position.journal().as_json(),
        "commitment": table.setup.commitment,
        "nonce": table.setup.nonce,
        "digests": list(table.playthrough.digests),
        "redraws": [[at, number] for at, number in sorted(table.playthrough.redraws.items())],
    }


def points(table: Table) -> dict[str, Any]:
    """How the points of each seat grew, action by action."""
    rows = [scored(position) for position in table.playthrough.positions()]
    return {"seats": [None, *table.playthrough.deciders], "points": rows}


def when(table: Table) -> tuple[datetime, datetime]:
    started = [s.entry.at for s in table.log[:1]] or [table.setup.created]
    ended = [s.entry.at for s in table.log[-1:]] or started
    began, ended_at = (datetime.fromtimestamp(ms / 1000, UTC) for ms in (started[0], ended[0]))
    return began, ended_at


def result(table: Table) -> dict[str, Any]:
    found = outcome(table)
    assert found is not None
    return found


def as_csv(table: Table) -> str:
    """The result, one row per seat."""
    began, ended = when(table)
    found = result(table)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        [
            "game",
            "table_id",
            "began",
            "ended",
            "how",
            "seat",
            "name",
            "kind",
            "points",
            "rank",
            "winner",
        ]
    )
    for seat in table.seats:
        n = seat.number
        rank = found["ranks"][n] if found["ranks"] else ""
        writer.writerow(
            [
                table.setup.game, table.id, began.isoformat(), ended.isoformat(), found["how"],
                n, _harmless(seat.name), str(seat.kind), f"{found['points'][n]:g}", rank,
                int(n in found["winners"]),
            ]
        )  # fmt: skip
    return out.getvalue()


def _harmless(name: str) -> str:
    """Escape a name that a spreadsheet would take for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name

"""What leaves the server about a table: built here, from views and visible events alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teahouse.core import contract
from teahouse.core.game import Outcome, State

from .entries import Entry, Kind, Status
from .recall import log_from
from .table import Step, Table

MOST_STEPS = 400  # further back, the view says it all
# What an entry's data may tell everybody.
OPEN_DATA = (
    "to", "matter", "seat", "agree", "kind", "name", "level", "why", "lapses", "passed", "closes",
)  # fmt: skip


def news(table: Table, since: int, seat: int | None) -> dict[str, Any]:
    """Everything a seat (None: a spectator) needs after having seen number `since`."""
    fresh, told = table.steps[max(0, since) :], log_from(table, seat)
    return {
        "type": "news",
        "table": table.id,
        "seq": table.seq,
        "since": max(since, table.seq - MOST_STEPS) if since < table.seq else table.seq,
        "steps": [step_news(step, seat, told) for step in fresh[-MOST_STEPS:]],
        "state": snapshot(table, seat),
    }


def step_news(step: Step, seat: int | None, told: int) -> dict[str, Any]:
    """One entry: who, what kind, and the events this seat may see, none of entries before `told`.
    Never the action itself."""
    entry = step.entry
    happened = step.events if entry.seq >= told else ()
    return {
        "seq": entry.seq,
        "kind": str(entry.kind),
        "seat": entry.seat,
        "at": entry.at,
        "data": {k: v for k, v in entry.data.items() if k in OPEN_DATA},
        "events": [event.as_json() for events in happened for event in events.seen_by(seat)],
    }


def snapshot(table: Table, seat: int | None) -> dict[str, Any]:
    """The table as it stands, for one seat; made once for each number."""
    key = (table.seq, seat)
    if key not in table.told:
        table.told[key] = _snapshot(table, seat)
    told: dict[str, Any] = table.told[key]
    return told


def _snapshot(table: Table, seat: int | None) -> dict[str, Any]:
    begun = table.status != Status.OPEN
    return {
        **summary(table),
        "seat": seat,
        "clock": table.clock.as_json(),
        "proposal": table.proposal.as_json(table.seats) if table.proposal else None,
        "actions": len(table.line),
        "log_from": log_from(table, seat),
        "view": table.state.view(seat) if begun else None,
        "legal": legal(table, seat),
        "undo": undo(table, seat),
        "outcome": outcome(table),
        "reveal": reveal(table),
    }


def summary(table: Table) -> dict[str, Any]:
    """What a list of tables shows."""
    founding = table.founding
    return {
        "id": table.id,
        "game": founding.game,
        "version": founding.version,
        "kind": str(table.kind),
        "status": str(table.status),
        "options": dict(founding.options),
        "settings": dict(founding.settings),
        "seats": [seat.as_json() for seat in table.seats],
        "turn": table.actor,
        "seq": table.seq,
        "created": founding.created,
        "updated": table.active,
        "closes": table.closes,
        "commitment": founding.commitment,
        "own_components": bool(founding.components),
    }


def legal(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """The choices of the seat whose turn it is, shown to that seat alone."""
    if seat is None or table.actor != seat:
        return []
    return choices(table.state)


def choices(state: State) -> list[dict[str, Any]]:
    found = []
    for action in state.legal():
        name, values = state.preview(action)
        found.append(
            {"id": action.id, "action": str(action), "choice": name, "values": dict(values)}
        )
    return found


def undo(table: Table, seat: int | None) -> dict[str, Any]:
    """What the seat may take back by itself, and bring back."""
    if seat is None or table.status != Status.RUNNING or not table.seats[seat].decides:
        return {"undo": None, "redo": False}
    point = table.undo_point()
    mine = table.deciders[-1:] == [seat] and point < len(table.line)
    redo = bool(table.undone) and table.undone_by == seat and table.actor == seat
    return {"undo": point if mine else None, "redo": redo}


def outcome(table: Table) -> dict[str, Any] | None:
    """How it ended: by the rules, or earlier with the points as they were."""
    if table.status != Status.OVER or table.ended is None:
        return None
    played = table.state.outcome()
    if played is not None:
        return {**table.ended, **played.as_json(), "lead": lead(played)}
    points = scored(table.state)
    ended = {"winners": [], **table.ended, "points": points, "ranks": [], "breakdown": []}
    return {**ended, "lead": None}


def lead(played: Outcome) -> dict[str, Any] | None:
    """Where the winner is ahead of the next."""
    found = played.lead()
    if found is None:
        return None
    sources = [{"source": name, "points": points} for name, points in found.sources]
    return {
        "winner": found.winner,
        "other": found.other,
        "points": found.points,
        "sources": sources,
    }


def scored(state: State) -> list[float]:
    """The points of each seat as they stand."""
    points, unit = state.game.rule(contract.points), state.game.definition.point_unit
    return [float(points(state.record(), p)) / unit for p in range(state.players)]


def reveal(table: Table) -> dict[str, Any] | None:
    """Seed and nonce, once nothing depends on them any more."""
    if table.status != Status.OVER:
        return None
    founding = table.founding
    return {"nonce": founding.nonce, "seed": founding.seed, "start": founding.start}


def receipt(entry: Entry) -> dict[str, Any]:
    """The answer to a command: follows from the entry, so that a repeat gets the same again."""
    return {
        "command_id": entry.command_id,
        "seq": entry.seq,
        "kind": str(entry.kind),
        "seat": entry.seat,
        "actions": list(entry.actions) if entry.kind in (Kind.ACT, Kind.REDO) else [],
    }


def chat_line(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in ("id", "seat", "name", "text", "at")}


def present(seats: Sequence[int], spectators: int) -> dict[str, Any]:
    return {"type": "presence", "seats": sorted(seats), "spectators": spectators}

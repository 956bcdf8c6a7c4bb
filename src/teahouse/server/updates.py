"""Everything sent about a table, built only from views and visible events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teahouse.core import component_edits, hooks
from teahouse.core.game import Outcome, Position

from .entries import Entry, EntryKind, Status
from .log_range import log_from
from .play_actions import AppliedEntry
from .table import Table

MOST_ENTRIES = 400  # further back, the view is enough
# Allow-list of entry data that everybody may see.
OPEN_DATA = (
    "to", "matter", "seat", "agree", "kind", "name", "level", "why", "lapses", "passed", "closes",
)  # fmt: skip


MOST_TOLD = 16
Told = dict[tuple[int, ...], dict[str, Any]]  # entries as sent, by their number and events


def update(table: Table, since: int, seat: int | None, told: Told) -> dict[str, Any]:
    """What happened after number `since`, for a seat (None: a spectator); with its snapshot or
    delta, it is all that seat needs."""
    fresh, first = table.log[max(0, since) :], log_from(table, seat)
    return {
        "type": "update",
        "table_id": table.id,
        "seq": table.seq,
        "since": max(since, table.seq - MOST_ENTRIES) if since < table.seq else table.seq,
        "entries": [entry_json(applied, seat, first, told) for applied in fresh[-MOST_ENTRIES:]],
    }


def entry_json(applied: AppliedEntry, seat: int | None, first: int, told: Told) -> dict[str, Any]:
    """One entry: seat, kind and the events this seat may see, none for entries before `first`.
    Never the action itself. Cached for all who see the same."""
    entry = applied.entry
    happened = applied.events if entry.seq >= first else ()
    seen = [event for events in happened for event in events.seen_by(seat)]
    key = (entry.seq, *map(id, seen))
    if key not in told:
        if len(told) >= MOST_TOLD:
            told.clear()
        told[key] = {
            "seq": entry.seq,
            "kind": str(entry.kind),
            "seat": entry.seat,
            "at": entry.at,
            "data": {k: v for k, v in entry.data.items() if k in OPEN_DATA},
            "events": [event.as_json() for event in seen],
        }
    return told[key]


def snapshot(table: Table, seat: int | None) -> dict[str, Any]:
    """The snapshot of a table for one seat."""
    public = public_snapshot(table)
    return public if seat is None else seat_snapshot(table, seat, public)


def public_snapshot(table: Table) -> dict[str, Any]:
    """The snapshot of a table for a spectator."""
    begun = table.status != Status.OPEN
    return {
        **summary_json(table),
        "seat": None,
        "clock": table.clock.as_json(),
        "proposal": table.proposal.as_json(table.seats) if table.proposal else None,
        "actions": len(table.action_ids),
        "log_from": log_from(table, None),
        "view": table.position.view(None) if begun else None,
        "legal": [],
        "undo": undo_json(table, None),
        "outcome": outcome(table),
        "reveal": reveal(table),
    }


def seat_snapshot(table: Table, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """A spectator's snapshot with the seat's own parts."""
    view = public["view"]
    return {
        **public,
        "seat": seat,
        "log_from": log_from(table, seat),
        "view": None if view is None else table.position.view_beside(view, seat),
        "legal": legal(table, seat),
        "undo": undo_json(table, seat),
    }


def summary_json(table: Table) -> dict[str, Any]:
    """What a list of tables shows."""
    setup = table.setup
    return {
        "id": table.id,
        "game": setup.game,
        "version": setup.version,
        "kind": str(table.kind),
        "status": str(table.status),
        "options": dict(setup.options),
        "settings": dict(setup.settings),
        "seats": [seat.as_json() for seat in table.seats],
        "actor": table.actor,
        "seq": table.seq,
        "updated": table.active,
        "closes": table.closes,
        "local": table.local,
        "away": table.is_away,
        "commitment": setup.commitment,
        "own_components": bool(setup.components),
        "own_values": component_edits.count_of(setup.components),
        "winners": (outcome(table) or {"winners": []})["winners"],
    }


def progress_json(table: Table) -> dict[str, Any]:
    """The progress of a game, with the points as its table shows them; final once it is over.

    They are those of a position sampled from the public view, so nothing hidden is counted.
    """
    found = outcome(table)
    return {
        "moves": len(table.action_ids),
        "points": found["points"] if found else scored(table.position.sample(None, 0)),
    }


def legal(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """The legal choices, shown only to the seat whose turn it is."""
    if seat is None or table.actor != seat or table.is_away:
        return []
    return choices(table.position)


def choices(position: Position) -> list[dict[str, Any]]:
    notations = position.game.codec.notations
    return [
        {"id": n, "action": notations[n], "choice": name, "values": dict(values)}
        for n, (name, values) in zip(position.legal_ids(), position.previews(), strict=True)
    ]


def undo_json(table: Table, seat: int | None) -> dict[str, Any]:
    """What the seat may undo by itself, and redo."""
    if (
        seat is None
        or table.status != Status.RUNNING
        or table.is_away
        or not table.seats[seat].decides
    ):
        return {"undo": None, "redo": False}
    played = table.playthrough
    point = table.position.undo_point() if played.deciders[-1:] == (seat,) else None
    mine = point is not None and point < len(played.action_ids)
    redo = bool(played.undone) and played.undone_by == seat == table.actor
    return {"undo": point if mine else None, "redo": redo}


def outcome(table: Table) -> dict[str, Any] | None:
    """How it ended: by the rules, or early with the points so far."""
    if table.status != Status.OVER or table.ended is None:
        return None
    played = table.position.outcome()
    if played is not None:
        return {**table.ended, **played.as_json(), "lead": lead(played)}
    points = scored(table.position)
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


def scored(position: Position) -> list[float]:
    """The current points of each seat."""
    points, unit = position.game.rule(hooks.points), position.game.definition.rules.point_unit
    return [float(points(position.state(), p)) / unit for p in range(position.players)]


def reveal(table: Table) -> dict[str, Any] | None:
    """Seed and nonce, once nothing depends on them any more."""
    if table.status != Status.OVER:
        return None
    setup = table.setup
    return {"nonce": setup.nonce, "seed": setup.seed, "start": setup.start}


def receipt(entry: Entry) -> dict[str, Any]:
    """The receipt of a command, derived from its entry, so a repeat gets the same."""
    return {
        "command_id": entry.command_id,
        "seq": entry.seq,
        "kind": str(entry.kind),
        "seat": entry.seat,
        "actions": list(entry.actions) if entry.kind in (EntryKind.ACT, EntryKind.REDO) else [],
    }


def chat_line(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in ("id", "seat", "name", "text", "at")}


def presence(seats: Sequence[int], spectators: int) -> dict[str, Any]:
    return {"type": "presence", "seats": sorted(seats), "spectators": spectators}

"""Opening a table: a new game, one from a finished position, or one from elsewhere.

Requests arrive as plain values that the caller has checked.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from .checks import Replayed, replay_journal, resolved
from .components import asked_game
from .entries import NO_SEAT, OWNER, SEATED, Access, Entry, EntryKind, TableKind, TableSetup
from .problems import Problem
from .seats import SeatKind
from .table import Table
from .tokens import commitment, new_id, new_token

Asked = Mapping[str, Any]  # a request body with defaults filled in
SETTINGS: Asked = {
    "clock": {"kind": "none", "seconds": 0},
    "log": "full",
    "over": "bot",
    "level": "easy",
    "vote_seconds": 120,
}


def new_setup(asked: Asked, now: int) -> TableSetup:
    """A table with a fresh seed, to which its server is committed from now on."""
    game = asked_game(asked["game"], asked["components"])
    options = resolved(game, asked_options(asked))
    drawn = secrets.randbits(128)
    seed = game.new(seed=drawn, **options).journal().seed or ""  # as journals write it
    nonce = secrets.token_hex(16)
    return TableSetup(
        id=new_id(),
        game=game.name,
        version=game.version,
        components=game.components.changes,
        components_digest=game.components.digest,
        options=options,
        settings=checked_settings(asked["settings"])
        | ({"after": asked["after"]} if asked["after"] else {}),
        seats=seats_of(asked["seats"]),
        seed=seed,
        start=None,
        nonce=nonce,
        commitment=commitment(nonce, seed),
        created=now,
        kind=TableKind(asked["kind"]),
    )


def asked_options(asked: Asked) -> dict[str, Any]:
    players = {} if asked["seats"] is None else {"players": len(asked["seats"])}
    return {**asked["options"], **players}


def accepted_options(options: Asked) -> dict[str, Any]:
    """The response if a table could be opened."""
    return {"ok": True, "options": dict(options), "error": None, "reason": None}


def refused_options(problem: Problem) -> dict[str, Any]:
    """The response if it could not; errors unrelated to its values are raised."""
    if problem.code not in ("bad-option", "bad-components"):
        raise problem
    return {"ok": False, "options": None, **problem.body()}


def checked_settings(settings: Asked) -> dict[str, Any]:
    if settings["clock"]["kind"] != "none" and settings["clock"]["seconds"] < 1:
        raise Problem("invalid", fields=["seconds"])
    return dict(settings)


def seats_of(asked: Sequence[Asked]) -> tuple[dict[str, Any], ...]:
    given = ({name: value for name, value in seat.items() if value is not None} for seat in asked)
    return tuple({"name": "", "level": None, **seat} for seat in given)


def initial_entries(setup: TableSetup, now: int) -> list[Entry]:
    """The first entries: play begins at once if no seat is open."""
    if any(seat["kind"] == SeatKind.OPEN for seat in setup.seats):
        return []
    return [Entry(setup.id, 1, f"server-{new_token()}", EntryKind.START, None, now)]


def initial_access(setup: TableSetup, session: str, now: int) -> list[Access]:
    """The maker owns the table and holds every seat of a person."""
    owned = [Access(session, setup.id, NO_SEAT, OWNER, now)]
    persons = [n for n, seat in enumerate(setup.seats) if seat["kind"] == SeatKind.PERSON]
    return owned + [Access(session, setup.id, n, SEATED, now) for n in persons]


def forked_setup(table: Table, at: int, asked: Sequence[Asked], now: int) -> TableSetup:
    """A new table that begins at a position of a finished one."""
    if not 0 <= at <= len(table.action_ids):
        raise Problem("invalid", fields=["at"])
    seats = seats_of(asked)
    if len(seats) != table.players or any(s["kind"] == SeatKind.OPEN for s in seats):
        raise Problem("bad-seats")
    state = table.playthrough.at(at)
    if state.actor is None:
        raise Problem("invalid", fields=["at"])
    source = table.setup
    start, nonce = state.dump().hex(), secrets.token_hex(16)
    return TableSetup(
        id=new_id(),
        game=source.game,
        version=source.version,
        components=source.components,
        components_digest=source.components_digest,
        options=source.options,
        settings={**SETTINGS, "forked": {"table": table.id, "at": at}},
        seats=seats,
        seed=None,
        start=start,
        nonce=nonce,
        commitment=commitment(nonce, start),
        created=now,
        kind=TableKind.SCREEN,
    )


def import_journal(data: Mapping[str, Any], now: int) -> tuple[TableSetup, list[Entry]]:
    """A whole game from its journal, replayed and verified first."""
    return imported_setup(replay_journal(data), now)


def imported_setup(found: Replayed, now: int) -> tuple[TableSetup, list[Entry]]:
    """The table of a verified import."""
    journal = found.journal
    seats = tuple({"kind": "person", "name": "", "level": None} for _ in range(found.players))
    setup = _setup_of(found, now, seats)
    named = f"server-{new_token()}"
    entry = Entry(
        setup.id, 1, named, EntryKind.IMPORT, None, now, journal.actions, digest=journal.digest
    )
    return setup, [entry]


def _setup_of(found: Replayed, now: int, seats: tuple[dict[str, Any], ...]) -> TableSetup:
    nonce, journal = secrets.token_hex(16), found.journal
    return TableSetup(
        id=new_id(),
        game=found.game,
        version=journal.version,
        components=dict(journal.components),
        components_digest=journal.components_digest,
        options=dict(journal.options),
        settings=dict(SETTINGS),
        seats=seats,
        seed=journal.seed,
        start=journal.start,
        nonce=nonce,
        commitment=commitment(nonce, journal.seed or journal.start or ""),
        created=now,
        kind=TableKind.LINK,
    )

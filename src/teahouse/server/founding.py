"""Opening a table: a new game, one from a finished position, or one brought from elsewhere."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

from teahouse.core.errors import BadOption, UnknownVersion
from teahouse.core.game import Game, State
from teahouse.core.journal import Journal

from .bodies import CheckIn, SeatIn, SettingsIn, TableIn
from .components import STUMBLES, asked_game, game_with
from .entries import NO_SEAT, Access, Entry, Founding, Kind, TableKind
from .people import OWNER, SEATED
from .problems import Problem
from .proof import ended, positions
from .refusals import option_reason
from .seats import SeatKind
from .table import Table
from .tokens import commitment, new_id, new_token

MOST_ACTIONS = 20_000  # of an imported game
IMPORT_SECONDS = 10.0  # to replay it


def new_table(asked: TableIn, now: int) -> Founding:
    """A table with a fresh seed, to which the server is bound from now on."""
    seats = seats_of(asked.seats)
    game = asked_game(asked.game, asked.components)
    options = resolved(game, {**asked.options, "players": len(seats)})
    drawn = secrets.randbits(128)
    seed = game.new(seed=drawn, **options).journal().seed or ""  # as journals write it
    nonce = secrets.token_hex(16)
    return Founding(
        id=new_id(),
        game=game.name,
        version=game.version,
        components=game.components.changes,
        components_digest=game.components.digest,
        options=options,
        settings=checked(asked.settings) | ({"after": asked.after} if asked.after else {}),
        seats=seats,
        seed=seed,
        start=None,
        nonce=nonce,
        commitment=commitment(nonce, seed),
        created=now,
        kind=TableKind(asked.kind),
    )


def resolved(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    try:
        return dict(game.options.resolve(options))
    except BadOption as error:
        raise Problem("bad-option", reason=option_reason(game, options, error)) from None


def check(asked: CheckIn) -> dict[str, Any]:
    """Whether a table like this could be opened, or what stands against it."""
    players = {} if asked.seats is None else {"players": len(asked.seats)}
    try:
        game = asked_game(asked.game, asked.components)
        options = resolved(game, {**asked.options, **players})
    except Problem as problem:
        if problem.code not in ("bad-option", "bad-components"):
            raise
        return {"ok": False, "options": None, **problem.body()}
    return {"ok": True, "options": options, "error": None, "reason": None}


def checked(settings: SettingsIn) -> dict[str, Any]:
    if settings.clock.kind != "none" and settings.clock.seconds < 1:
        raise Problem("invalid", fields=["seconds"])
    return settings.model_dump()


def seats_of(asked: Sequence[SeatIn]) -> tuple[dict[str, Any], ...]:
    return tuple(
        {"name": "", "level": None, **seat.model_dump(exclude_none=True)} for seat in asked
    )


def first_entries(founding: Founding, now: int) -> list[Entry]:
    """Play begins at once where no seat is open."""
    if any(seat["kind"] == SeatKind.OPEN for seat in founding.seats):
        return []
    return [Entry(founding.id, 1, f"house-{new_token()}", Kind.START, None, now)]


def holders(founding: Founding, session: str, now: int) -> list[Access]:
    """The maker owns the table and holds every seat of a person."""
    owned = [Access(session, founding.id, NO_SEAT, OWNER, now)]
    persons = [n for n, seat in enumerate(founding.seats) if seat["kind"] == SeatKind.PERSON]
    return owned + [Access(session, founding.id, n, SEATED, now) for n in persons]


def forked(table: Table, at: int, asked: Sequence[SeatIn], now: int) -> Founding:
    """A new table that begins at a position of a finished one."""
    if not 0 <= at <= len(table.line):
        raise Problem("invalid", fields=["at"])
    seats = seats_of(asked)
    if len(seats) != table.players or any(s["kind"] == SeatKind.OPEN for s in seats):
        raise Problem("bad-seats")
    state = table.at(at)
    if state.actor is None:
        raise Problem("invalid", fields=["at"])
    source = table.founding
    start, nonce = state.dump().hex(), secrets.token_hex(16)
    return Founding(
        id=new_id(),
        game=source.game,
        version=source.version,
        components=source.components,
        components_digest=source.components_digest,
        options=source.options,
        settings=SettingsIn().model_dump(),
        seats=seats,
        seed=None,
        start=start,
        nonce=nonce,
        commitment=commitment(nonce, start),
        created=now,
        kind=TableKind.SCREEN,
    )


def imported(
    data: Mapping[str, Any], now: int, seconds: float = IMPORT_SECONDS
) -> tuple[Founding, list[Entry]]:
    """A whole game from its journal, replayed and verified first, in so many seconds."""
    until = time.monotonic() + seconds
    try:
        journal = Journal.read(data)
        if len(journal.actions) > MOST_ACTIONS:
            raise Problem("bad-journal")
        game = game_of(journal)
        last = replayed(journal, game, until)
        if ended(last, journal):
            raise Problem("bad-journal")
    except Problem:
        raise
    except STUMBLES:
        # a journal from outside may hold anything; what the rules stumble over is refused
        raise Problem("bad-journal") from None
    seats = tuple({"kind": "person", "name": "", "level": None} for _ in range(last.players))
    founding = _founding_of(journal, game, now, seats)
    named = f"house-{new_token()}"
    entry = Entry(
        founding.id, 1, named, Kind.IMPORT, None, now, journal.actions, digest=journal.digest
    )
    return founding, [entry]


def replayed(journal: Journal, game: Game, until: float) -> State:
    """The position a journal leads to; a Problem if it takes too long to get there."""
    states = positions(journal, game)
    last = next(states)
    for state in states:
        last = state
        if time.monotonic() > until:
            raise Problem("too-large")
    return last


def game_of(journal: Journal) -> Game:
    """The game a journal was played with; Problem where there is no such game here."""
    game = game_with(journal.game, journal.components)
    if journal.components_digest != game.components.digest:
        raise Problem("bad-journal")
    try:
        game.known_version(journal.version)
    except UnknownVersion as error:
        raise Problem("unknown-version", known=list(error.known)) from None
    return game


def _founding_of(
    journal: Journal, game: Game, now: int, seats: tuple[dict[str, Any], ...]
) -> Founding:
    nonce = secrets.token_hex(16)
    return Founding(
        id=new_id(),
        game=game.name,
        version=journal.version,
        components=dict(journal.components),
        components_digest=game.components.digest,
        options=dict(journal.options),
        settings=SettingsIn().model_dump(),
        seats=seats,
        seed=journal.seed,
        start=journal.start,
        nonce=nonce,
        commitment=commitment(nonce, journal.seed or journal.start or ""),
        created=now,
        kind=TableKind.LINK,
    )

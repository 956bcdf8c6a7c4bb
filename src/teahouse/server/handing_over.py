"""Hand a one-person table over to that person's browser and back.

A whole position reveals every deck, seed and hand. So a table only moves if nobody else has ever
joined, watched or been invited, and from then on nobody else can join. What comes back is
replayed here, entry by entry.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from teahouse.bots import LEVELS
from teahouse.core.errors import TeahouseError

from . import commands
from .auth import Caller
from .automatic_moves import draft_bot_action, draft_lapse, draft_stand_in
from .commands import Command, Draft
from .entries import OWNER, SEATED, Entry, EntryKind, Status, TableKind, TableSetup, dump_json
from .play_actions import Played
from .problems import Problem
from .seats import SeatKind
from .table import Table
from .tables import LiveTable
from .tokens import new_token

SentEntry = Mapping[str, Any]  # an entry as a browser sends it, checked in its form
BY_MATTER = {
    "undo": "ask_undo", "end": "offer_end", "replace": "replace", "take_over": "take_over",
    "pause": "pause",
}  # fmt: skip


# Over to the browser


def check_may_move(live: LiveTable, caller: Caller) -> None:
    """Problem unless the caller is the only person there ever was at this table."""
    caller.require_owner(live)
    if live.table.status not in (Status.RUNNING, Status.PAUSED):
        raise Problem("not-running", seq=live.table.seq)
    if not is_sole_person(live, caller):
        raise Problem("not-alone", seq=live.table.seq)
    if any(seat.kind == SeatKind.BOT and seat.level not in LEVELS for seat in live.table.seats):
        raise Problem("host-bot", seq=live.table.seq)


def is_sole_person(live: LiveTable, caller: Caller) -> bool:
    """Whether this session holds every access, and nobody else ever sat or watched."""
    alone = all(
        held.session == caller.session and held.role in (OWNER, SEATED) for held in live.access
    )
    return alone and len(caller.seats(live)) == 1 and has_one_person(live.table)


def has_one_person(table: Table) -> bool:
    """Whether, by its journal, at most one person has sat there and it was never public."""
    setup = table.setup
    sat = [seat["kind"] for seat in setup.seats].count(SeatKind.PERSON)
    seats = [seat.kind for seat in table.seats]
    if setup.kind == TableKind.PUBLIC or sat > 1 or seats.count(SeatKind.PERSON) != 1:
        return False
    return SeatKind.OPEN not in seats and not any(map(_lets_others_in, _entries(table)))


def _entries(table: Table) -> Iterator[Entry]:
    return (applied.entry for applied in table.log)


def _lets_others_in(entry: Entry) -> bool:
    if entry.kind == EntryKind.TABLE:
        return str(entry.data["kind"]) == TableKind.PUBLIC
    person = entry.kind == EntryKind.SEAT and entry.data["kind"] == SeatKind.PERSON
    return person or entry.kind == EntryKind.FORGET


def draft_move(live: LiveTable, caller: Caller) -> Draft:
    check_may_move(live, caller)
    return Draft(EntryKind.LOCAL, caller.acting_seat(live, None))


def opens_local(setup: TableSetup) -> bool:
    """Whether a new table can be played in its owner's browser from the start."""
    kinds = [seat["kind"] for seat in setup.seats]
    bots = [seat["level"] for seat in setup.seats if seat["kind"] == SeatKind.BOT]
    fits = kinds.count(SeatKind.PERSON) == 1 and bool(bots) and SeatKind.OPEN not in kinds
    return fits and setup.kind != TableKind.PUBLIC and all(level in LEVELS for level in bots)


def first_local_entry(setup: TableSetup, seq: int, now: int) -> Entry:
    seat = next(n for n, seat in enumerate(setup.seats) if seat["kind"] == SeatKind.PERSON)
    return Entry(setup.id, seq, f"server-{new_token()}", EntryKind.LOCAL, seat, now)


def whole(table: Table) -> dict[str, Any]:
    """The table as rows, hidden information included, without sessions and addresses."""
    return {
        "setup": {**table.setup.row(), "opened_from": ""},
        "entries": [_nameless(entry) for entry in _entries(table)],
    }


def _nameless(entry: Entry) -> dict[str, Any]:
    data = {name: value for name, value in entry.data.items() if name != "session"}
    return {**entry.row(), "data": dump_json(data)}


# And back


def replayed(
    before: Table, sent: Sequence[SentEntry], now: int
) -> Iterator[tuple[Entry, Played | None]]:
    """Replay what was sent; Problem at the first entry that breaks the rules or whose draws or
    digest differ."""
    table = before.here()
    for one in sent:
        at = min(max(one["at"], table.log[-1].entry.at), now)
        try:
            draft = _draft(table, one, at)
        except (Problem, TeahouseError, LookupError):
            raise Problem("bad-entries", seq=table.seq) from None
        entry = draft.entry(table, f"server-{new_token()}", at)
        if _drawn(entry.draws) != _drawn(one["draws"]) or entry.digest != one["digest"]:
            raise Problem("bad-entries", seq=table.seq)
        table = table.after(entry, draft.played)
        yield entry, draft.played


def _drawn(draws: Sequence[Sequence[int]]) -> list[list[int]]:
    return [list(of_action) for of_action in draws]


def _draft(table: Table, sent: SentEntry, at: int) -> Draft:
    kind, seat = EntryKind(sent["kind"]), sent["seat"]
    if kind == EntryKind.LAPSE:
        return draft_lapse(table, max(at, table.proposal.lapses if table.proposal else 0), False)
    if kind == EntryKind.STAND_IN:
        return draft_stand_in(table, max(at, table.over_time_at() or 0))
    if seat is None or not 0 <= seat < table.players:
        raise Problem("invalid", fields=["seat"])
    if kind == EntryKind.ACT and table.bot_to_move is not None and seat == table.actor:
        (action,) = commands.ids_of(table, sent["actions"])
        return draft_bot_action(table, action, table.seq, {})
    if table.seats[seat].kind != SeatKind.PERSON:
        raise Problem("not-yours")
    data = sent["data"]
    asked = BY_MATTER[data["matter"]] if kind == EntryKind.PROPOSE else str(kind)
    command = Command(
        asked, seat, "", table.seq, sent["actions"], data.get("to"), data.get("seat"),
        data.get("agree"),
    )  # fmt: skip
    return commands.draft(table, command, at)


def draft_back(live: LiveTable, caller: Caller) -> Draft:
    return Draft(EntryKind.BACK, caller.acting_seat(live, None))

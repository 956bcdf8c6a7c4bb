"""The tables of one browser: requests go in; changes to store and bot requests come out.

Commit, then acknowledge: an answer with a change counts once `settle` is told that it is stored.
"""

from __future__ import annotations

import itertools
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from teahouse.bots import LEVELS, Choice
from teahouse.bots.deciding import Request
from teahouse.core.game import Position
from teahouse.server import automatic_moves, commands
from teahouse.server.commands import Command, Draft
from teahouse.server.entries import Entry, Status, TableSetup
from teahouse.server.problems import Problem
from teahouse.server.replaying import replay_entries
from teahouse.server.table import Table
from teahouse.server.tokens import new_token
from teahouse.server.updates import receipt, snapshot, update

from .exchange import Answer, Asked, Change, Json, Wish, choice_of, my_seats, request_json

SECONDS = 2.0  # a bot may think, as on a server
KEPT = ("table_id", "seq", "command_id", "kind", "seat", "at", "actions", "draws", "data", "digest")


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class LocalTables:
    """The loaded tables by id."""

    def __init__(self, now: Callable[[], int] = milliseconds) -> None:
        self.now = now
        self.tables: dict[str, Table] = {}
        self._tickets = itertools.count(1)
        self._open: dict[int, Answer] = {}  # those that wait for the store, or for a bot

    def load(self, setup: Mapping[str, Any], entries: Sequence[Mapping[str, Any]]) -> None:
        """Load a table from its rows."""
        rows = [Entry.of(*(row[name] for name in KEPT)) for row in entries]
        table = replay_entries(TableSetup.of(setup), rows).here()
        self.tables[table.id] = table

    def drop(self, table_id: str) -> None:
        """Forget a table that another window has changed, or removed."""
        self.tables.pop(table_id, None)

    def table(self, table_id: str) -> Table:
        found = self.tables.get(table_id)
        if found is None:
            raise Problem("no-such-table")
        return found

    # Answers, as JSON

    def ask(self, method: str, path: str, query: Mapping[str, str], body: Json) -> Json:
        """Answer a request."""
        from .routes import answer

        return self._said(lambda: answer(self, Asked(method, path, query, body)))

    def command(self, table_id: str, body: Json) -> Json:
        """Answer a command on the live channel."""
        return self._said(lambda: self.run(self.table(table_id), body))

    def bots(self, table_id: str) -> Json:
        """What is next without a person: a wish, a change, or nothing (204)."""
        return self._said(lambda: self.go_on(self.table(table_id)))

    def settle(self, ticket: int, stored: bool) -> Json:
        """Complete a change: if stored, it counts from now on; else it is dropped."""
        waiting = self._open.pop(ticket)
        assert waiting.change is not None
        if not stored:
            return self._said(_refuse)
        table = waiting.change.table
        self.tables[table.id] = table
        return {"status": waiting.status, "body": waiting.body}

    def thought(self, ticket: int, choice: Json) -> Json:
        """Continue with a bot's choice."""
        waiting = self._open.pop(ticket)
        assert waiting.wish is not None
        then = waiting.wish.then
        return self._said(lambda: then(choice_of(choice)))

    def update(self, table_id: str, since: int, seat: int | None) -> Json:
        """The update for a listener after number `since`."""
        table = self.table(table_id)
        eyes = viewing_seat(table, seat)
        fresh = update(table, min(since, table.seq), eyes, {})
        return {**fresh, "state": snapshot(table, eyes)}

    def due(self, table_id: str) -> int | None:
        """When something happens here by itself, in milliseconds since 1970."""
        return self.table(table_id).due()

    def _said(self, work: Callable[[], Answer]) -> Json:
        try:
            found = work()
        except Problem as problem:
            return {"status": problem.status_code, "body": problem.body()}
        if found.change is None and found.wish is None:
            return {"status": found.status, "body": found.body}
        ticket = next(self._tickets)
        self._open[ticket] = found
        if found.wish is not None:
            return {"ticket": ticket, "wish": request_json(found.wish.request)}
        assert found.change is not None
        return {"ticket": ticket, "change": found.change.as_json()}

    # Changes

    def run(self, table: Table, body: Json) -> Answer:
        """Run a seat's command; a repeat gets its first answer."""
        command = command_of(table, body)
        repeated = table.entry_of(command.command_id)
        if repeated is not None:
            if repeated.seat != command.seat:
                raise Problem("command-taken")
            return Answer(receipt(repeated))
        if command.expected_seq != table.seq:
            raise Problem("late", seq=table.seq)
        return self.write(table, commands.draft(table, command, self.now()), command.command_id)

    def write(self, table: Table, draft: Draft, command_id: str | None = None) -> Answer:
        entry = draft.entry(table, command_id or f"server-{new_token()}", self.now())
        return Answer(receipt(entry), change=Change(table.after(entry, draft.played), (entry,)))

    def open(self, setup: TableSetup, entries: Sequence[Entry]) -> Answer:
        """Open a new table."""
        from .exchange import my_table

        table = replay_entries(setup, entries)
        if table.status == Status.STOPPED:
            raise Problem("bad-journal")
        return Answer(my_table(table), 201, change=Change(table, tuple(entries), setup))

    # Bots and time

    def go_on(self, table: Table) -> Answer:
        now = self.now()
        if table.bot_to_move is not None and table.actor is not None:
            return Answer(wish=Wish(self._bot_request(table), self._bot_acts(table)))
        if table.proposal is not None and table.proposal.lapses <= now:
            return self.write(table, automatic_moves.draft_lapse(table, now, absent=False))
        if table.stands_in_by_rule and (table.over_time_at() or now + 1) <= now:
            return self.write(table, automatic_moves.draft_stand_in(table, now))
        return Answer(status=204)

    def _bot_request(self, table: Table) -> Request:
        assert table.actor is not None
        level = table.bot_to_move
        return bot_request(
            table, table.position, table.actor, level if level in LEVELS else LEVELS[0]
        )

    def _bot_acts(self, before: Table) -> Callable[[Choice], Answer]:
        def act(choice: Choice) -> Answer:
            table = self.table(before.id)
            return self.write(
                table, automatic_moves.draft_bot_action(table, choice.action, before.seq, {})
            )

        return act


def _refuse() -> Answer:
    raise Problem("no-room")


def bot_request(table: Table, position: Position, seat: int, level: str) -> Request:
    """The request for a bot, which only gets the view of its seat."""
    return Request(
        table.setup.game,
        position.view(seat),
        tuple(position.legal_ids()),
        level,
        SECONDS,
        secrets.randbits(31),
        table.setup.components,
    )


def command_of(table: Table, body: Json) -> Command:
    return Command(
        str(body.get("kind", "act")),
        acting_seat(table, body.get("seat")),
        str(body["command_id"]),
        int(body["expected_seq"]),
        body.get("actions") or (),
        body.get("to"),
        body.get("about_seat"),
        body.get("agree"),
    )


def acting_seat(table: Table, wanted: int | None) -> int:
    """The seat meant: the only one, or the one whose turn it is."""
    held = my_seats(table)
    if not held or (wanted is not None and wanted not in held):
        raise Problem("not-yours")
    if wanted is not None:
        return wanted
    return table.actor if table.actor in held else held[0]


def viewing_seat(table: Table, wanted: int | None) -> int | None:
    """The viewing seat; None at a table with only bots."""
    return acting_seat(table, wanted) if my_seats(table) else None

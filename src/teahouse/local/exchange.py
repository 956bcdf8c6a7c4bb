"""The JSON messages between local tables and their caller."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from teahouse.bots import Choice, Thought
from teahouse.bots.deciding import Request, decide
from teahouse.server.entries import Entry, TableSetup
from teahouse.server.problems import Problem
from teahouse.server.seats import SeatKind
from teahouse.server.table import Table
from teahouse.server.updates import progress_json, summary_json

Json = dict[str, Any]


@dataclass(frozen=True)
class Asked:
    """A request as the client would send it to a server, without `/api`."""

    method: str
    path: str
    query: Mapping[str, str] = field(default_factory=dict)
    body: Json = field(default_factory=dict)

    def number(self, name: str) -> int | None:
        """A number from the query; None if absent."""
        given = self.query.get(name, "")
        if given == "":
            return None
        if not re.fullmatch(r"[0-9]{1,10}", given):
            raise Problem("invalid", fields=[name])
        return int(given)


@dataclass(frozen=True)
class Change:
    """A change to store before it counts: the resulting table, and its new rows."""

    table: Table
    entries: tuple[Entry, ...]
    setup: TableSetup | None = None  # of a new table

    def as_json(self) -> Json:
        return {
            "table_id": self.table.id,
            "setup": self.setup and self.setup.row(),
            "entries": [entry.row() for entry in self.entries],
            "listed": {**my_table(self.table), "progress": progress_json(self.table)},
        }


@dataclass(frozen=True)
class Wish:
    """A decision a bot has to make first, and what follows its choice."""

    request: Request
    then: Callable[[Choice], Answer]


@dataclass(frozen=True)
class Answer:
    """A response, sent at once or after its change or wish is done."""

    body: Any = None
    status: int = 200
    change: Change | None = None
    wish: Wish | None = None


def my_seats(table: Table) -> list[int]:
    """The seats of this browser: all that are not bots."""
    return [seat.number for seat in table.seats if seat.kind == SeatKind.PERSON]


def my_table(table: Table) -> Json:
    """A table as a server tells it to its owner."""
    seats = my_seats(table)
    return {
        "table": summary_json(table),
        "roles": ["owner", "seat"] if seats else ["owner"],
        "seats": seats,
        "invited": [],
        "recovering": [],
        "asking": [],
    }


def request_json(request: Request) -> Json:
    return {**vars(request), "legal": list(request.legal), "components": dict(request.components)}


def decided(request: Json) -> Json:
    """A bot's choice, in any worker: the request holds all it needs."""
    choice = decide(Request(**{**request, "legal": tuple(request["legal"])}), compiled=True)
    return {"action": choice.action, "thoughts": [_thought(t) for t in choice.thoughts]}


def _thought(thought: Thought) -> Json:
    return {**vars(thought), "terms": dict(thought.terms)}


def choice_of(said: Json) -> Choice:
    return Choice(said["action"], tuple(Thought(**thought) for thought in said["thoughts"]))

"""What the local tables and whoever runs them say to each other, in JSON."""

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
        """A number of the query; None where it is not given."""
        given = self.query.get(name, "")
        if given == "":
            return None
        if not re.fullmatch(r"[0-9]{1,10}", given):
            raise Problem("invalid", fields=[name])
        return int(given)


@dataclass(frozen=True)
class Change:
    """What has to be stored before it counts: the table that follows, and its new rows."""

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
    """A decision that a bot has to take first, and what its choice leads to."""

    request: Request
    then: Callable[[Choice], Answer]


@dataclass(frozen=True)
class Answer:
    """What the client is told, at once or after what has to be done first."""

    body: Any = None
    status: int = 200
    change: Change | None = None
    wish: Wish | None = None


def my_seats(table: Table) -> list[int]:
    """The seats of this browser: everybody who is no bot sits at its screen."""
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
    """The choice of a bot, in whatever worker it thinks: all it knows is in the request."""
    choice = decide(Request(**{**request, "legal": tuple(request["legal"])}), compiled=True)
    return {"action": choice.action, "thoughts": [_thought(t) for t in choice.thoughts]}


def _thought(thought: Thought) -> Json:
    return {**vars(thought), "terms": dict(thought.terms)}


def choice_of(said: Json) -> Choice:
    return Choice(said["action"], tuple(Thought(**thought) for thought in said["thoughts"]))

"""The journal of a table: its setup, and one entry for everything that happened."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class EntryKind(StrEnum):
    """What an entry records."""

    START = "start"  # every seat is taken: play begins
    ACT = "act"  # one or several actions of a seat
    UNDO = "undo"
    REDO = "redo"
    PROPOSE = "propose"  # something that needs the others' consent
    ANSWER = "answer"
    LAPSE = "lapse"  # the time to vote is over
    PAUSE = "pause"
    RESUME = "resume"
    RESIGN = "resign"
    SEAT = "seat"  # a seat is taken, left or given to a bot
    STAND_IN = "stand_in"  # a bot plays for a person who is away
    RETURN = "return"  # the person is back
    TABLE = "table"  # the kind of the table changed
    IMPORT = "import"  # a whole game imported
    FORGET = "forget"  # persons asked to be forgotten: their seats have no name any more
    LOCAL = "local"  # played in the browser of its only person from now on
    BACK = "back"  # and on the server again
    NOTICE = "notice"  # the table will be closed, because nobody plays
    CLOSE = "close"  # it is, or the host has closed it


class Status(StrEnum):
    """The status of a table."""

    OPEN = "open"  # seats are still free
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"
    STOPPED = "stopped"  # its journal no longer replays: kept and shown, but no longer played


class TableKind(StrEnum):
    SCREEN = "screen"
    LINK = "link"
    PUBLIC = "public"


NOTHING = "{}"  # as it is written


dump_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


@dataclass(frozen=True, slots=True)
class TableSetup:
    """What is fixed when a table opens. `seed`, `start` and `nonce` are secret until the end."""

    id: str
    game: str
    version: int
    components: Mapping[str, Any]
    components_digest: str
    options: Mapping[str, Any]
    settings: Mapping[str, Any]
    seats: tuple[Mapping[str, Any], ...]
    seed: str | None
    start: str | None
    nonce: str
    commitment: str
    created: int
    kind: TableKind
    opened_from: str = ""  # keyed hash of the address, for fair sharing of bot time; never sent

    def row(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "game": self.game,
            "version": self.version,
            "components": dump_json(dict(self.components)),
            "components_digest": self.components_digest,
            "options": dump_json(dict(self.options)),
            "settings": dump_json(dict(self.settings)),
            "seats": dump_json([dict(seat) for seat in self.seats]),
            "seed": self.seed,
            "start": self.start,
            "nonce": self.nonce,
            "commitment": self.commitment,
            "created": self.created,
            "kind": str(self.kind),
            "opened_from": self.opened_from,
        }

    @staticmethod
    def of(row: Mapping[str, Any]) -> TableSetup:
        plain = ("id", "game", "version", "components_digest", "seed", "start", "nonce")
        return TableSetup(
            **{name: row[name] for name in plain},
            components=json.loads(row["components"]),
            options=json.loads(row["options"]),
            settings=json.loads(row["settings"]),
            seats=tuple(json.loads(row["seats"])),
            commitment=row["commitment"],
            created=row["created"],
            kind=TableKind(row["kind"]),
            opened_from=row["opened_from"],
        )


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the journal. `draws` and `digest` never leave the store before the end."""

    table_id: str
    seq: int
    command_id: str
    kind: EntryKind
    seat: int | None
    at: int  # milliseconds since 1970
    actions: tuple[str, ...] = ()
    draws: tuple[tuple[int, ...], ...] = ()
    data: Mapping[str, Any] = field(default_factory=dict)
    digest: str | None = None

    def row(self) -> dict[str, Any]:
        return {
            "table_id": self.table_id,
            "seq": self.seq,
            "command_id": self.command_id,
            "kind": str(self.kind),
            "seat": self.seat,
            "at": self.at,
            "actions": dump_json(self.actions),
            "draws": dump_json(self.draws),
            "data": dump_json(dict(self.data)),
            "digest": self.digest,
        }

    @staticmethod
    def of(*row: Any) -> Entry:
        """From a row of the store, fields in order: fast, as a start reads many of them."""
        table_id, seq, command_id, kind, seat, at, actions, draws, data, digest = row
        return Entry(
            table_id,
            seq,
            command_id,
            EntryKind(kind),
            seat,
            at,
            tuple(json.loads(actions)),
            tuple(tuple(of_action) for of_action in json.loads(draws)),
            json.loads(data) if data != NOTHING else {},
            digest,
        )


@dataclass(frozen=True, slots=True)
class TableSummary:
    """What the list of tables repeats of a table's journal."""

    status: Status
    kind: TableKind
    due: int | None
    active: int  # when something last happened, apart from what the server announced


# Roles. Who recovers has followed a link to a seat of their own and not yet sat down; who asks
# waits until one of the seat's devices lets them; a guest came by the link for everybody.
OWNER, SEATED, INVITED, RECOVERING, ASKING, GUEST, SPECTATOR = (
    "owner", "seat", "invited", "recovering", "asking", "guest", "spectator",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Access:
    """A role of a session at a table. `session` and `via` are hashes."""

    session: str
    table_id: str
    seat: int  # NO_SEAT where the role is not about one
    role: str
    created: int
    via: str | None = None


NO_SEAT = -1

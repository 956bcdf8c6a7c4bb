"""What processes and programs that share a store tell each other: which tables to look at again.

A change is a value here and a short text on its way, in NOTIFY and in the rows a host's commands
leave for running servers.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AnythingChanged:
    """Something was written that nobody heard of: look at everything again."""


@dataclass(frozen=True, slots=True)
class StoreReplaced:
    """The whole content was exchanged by a restore."""


@dataclass(frozen=True, slots=True)
class ControlsChanged:
    """The host opened or closed the lobby, or banned somebody."""


@dataclass(frozen=True, slots=True)
class TableChanged:
    """A table has a new entry, or somebody else may do something there, or it is gone."""

    table_id: str


@dataclass(frozen=True, slots=True)
class TableRewritten:
    """What was written before was changed: the table is to be read anew."""

    table_id: str


@dataclass(frozen=True, slots=True)
class BrowserChanged:
    """A browser, by the hash of its session, is somebody else now or has other profiles."""

    session: str


@dataclass(frozen=True, slots=True)
class PresenceChanged:
    """Somebody came to a table or left it; without an id, at any."""

    table_id: str = ""


@dataclass(frozen=True, slots=True)
class ChatAdded:
    """A line of chat, by its number."""

    table_id: str
    number: int


Change = (
    AnythingChanged | StoreReplaced | ControlsChanged | TableChanged | TableRewritten
    | BrowserChanged | PresenceChanged | ChatAdded
)  # fmt: skip


def encode(change: Change) -> str:
    match change:
        case AnythingChanged():
            return "any"
        case StoreReplaced():
            return "replaced"
        case ControlsChanged():
            return "controls"
        case TableChanged(table_id):
            return f"table:{table_id}"
        case TableRewritten(table_id):
            return f"rewritten:{table_id}"
        case BrowserChanged(session):
            return f"browser:{session}"
        case PresenceChanged(table_id):
            return f"presence:{table_id}"
        case ChatAdded(table_id, number):
            return f"chat:{table_id}:{number}"


MOST_TABLES = 200  # in one text: PostgreSQL takes 8,000 bytes
TABLES = "tables:"


def encode_all(changes: Iterable[Change]) -> list[str]:
    """Texts for many changes: tables with new entries share one."""
    texts, ids = [], []
    for change in changes:
        if isinstance(change, TableChanged):
            ids.append(change.table_id)
        else:
            texts.append(encode(change))
    parts = (ids[n : n + MOST_TABLES] for n in range(0, len(ids), MOST_TABLES))
    return texts + [TABLES + ",".join(part) for part in parts]


def decode_all(text: str) -> list[Change]:
    """The changes one text stands for."""
    if text.startswith(TABLES):
        return [TableChanged(table_id) for table_id in text.removeprefix(TABLES).split(",")]
    return [decode(text)]


def decode(text: str) -> Change:
    """What a text stands for; whatever is not known is a reason to look at everything."""
    name, _, rest = text.partition(":")
    table_id, _, number = rest.partition(":")
    match name:
        case "replaced":
            return StoreReplaced()
        case "controls":
            return ControlsChanged()
        case "table" if table_id:
            return TableChanged(table_id)
        case "rewritten" if table_id:
            return TableRewritten(table_id)
        case "browser" if table_id:
            return BrowserChanged(table_id)
        case "presence":
            return PresenceChanged(table_id)
        case "chat" if number.isdigit():
            return ChatAdded(table_id, int(number))
    return AnythingChanged()

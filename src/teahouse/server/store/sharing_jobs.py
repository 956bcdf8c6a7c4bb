"""What processes that share a database tell each other there. TableGone within minutes."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from .schema import chat, hits, presence


@dataclass(frozen=True)
class Present:
    """Who listens at a table in one process."""

    seats: tuple[int, ...]
    spectators: int


@dataclass(frozen=True)
class Hits:
    """So many more of something that is limited; the key is a hash."""

    key: str
    expiry: int
    amount: int


def show_presence(
    db: Connection, process: str, here: Mapping[str, Present | None], now: int
) -> None:
    """Write who is at these tables in this process; None where nobody is any more."""
    mine = presence.c.process == process
    db.execute(delete(presence).where(mine, presence.c.table_id.in_(list(here))))
    for table_id, found in here.items():
        if found is not None:
            seats, spectators = json.dumps(found.seats), found.spectators
            row = {"process": process, "table_id": table_id, "seats": seats, "at": now}
            db.execute(insert(presence).values(**row, spectators=spectators))


def keep_presence(db: Connection, process: str, now: int, lost_before: int) -> None:
    """A sign of life; whoever gave none for long is gone."""
    db.execute(update(presence).where(presence.c.process == process).values(at=now))
    db.execute(delete(presence).where(presence.c.at < lost_before))


def end_presence(db: Connection, process: str) -> None:
    db.execute(delete(presence).where(presence.c.process == process))


def present_elsewhere(
    db: Connection, process: str, tables: Collection[str]
) -> dict[str, list[Present]]:
    """Who listens at these tables in other processes."""
    chosen = select(presence).where(
        presence.c.process != process, presence.c.table_id.in_(list(tables))
    )
    found: dict[str, list[Present]] = {}
    for row in db.execute(chosen):
        there = Present(tuple(json.loads(row.seats)), int(row.spectators))
        found.setdefault(str(row.table_id), []).append(there)
    return found


def exchange_hits(
    db: Connection, process: str, mine: Sequence[Hits], now: int, since: int, forget: int
) -> list[tuple[int, Hits]]:
    """Write what was counted here; what others counted since then, each with its number."""
    for one in mine:
        db.execute(insert(hits).values(process=process, at=now, **vars(one)))
    db.execute(delete(hits).where(hits.c.at < forget))
    chosen = select(hits).where(hits.c.process != process, hits.c.at >= since)
    return [(int(r.id), Hits(r.key, r.expiry, r.amount)) for r in db.execute(chosen)]


def chat_line(db: Connection, number: int) -> Mapping[str, Any] | None:
    row = db.execute(select(chat).where(chat.c.id == number)).mappings().first()
    return None if row is None else {str(k): v for k, v in row.items()}

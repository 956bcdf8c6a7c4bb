"""PostgreSQL: the entries that come together are written by one statement, in one transaction.

A transaction of its own for each entry costs both sides most of what a move costs. Each row of a
group stands for itself: one that comes too late, or belongs to a table that is gone, is left out
and takes no other with it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from teahouse.server.entries import Entry, TableSummary

from .base import Conflict, Replaced, StoreDown, TableGone
from .jobs import summary_values

LARGEST_GROUP = 256
GONE = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError)

# The values of an append, and their types: one array of each.
COLUMNS = {
    "table": "text", "seq": "int", "command_id": "text", "entry_kind": "text", "seat": "int",
    "at": "bigint", "actions": "text", "draws": "text", "data": "text", "digest": "text",
    "status": "text", "kind": "text", "due": "bigint", "updated": "bigint",
    "last_active": "bigint",
}  # fmt: skip
ARRAYS = ", ".join(f"${n}::{type_}[]" for n, type_ in enumerate(COLUMNS.values(), 2))
NAMES = ", ".join(f'"{name}"' for name in COLUMNS)
IN_ORDER = itemgetter(*COLUMNS)

# Tables are locked in the order of their ids, so that two processes never wait for each other. A
# restore holds `store_state` until its generation can be read.
APPEND = f"""
WITH given AS (SELECT * FROM unnest({ARRAYS}) AS given ({NAMES})),
state AS (SELECT value FROM store_state WHERE name = 'generation'),
there AS (
    SELECT tables.id FROM tables JOIN given ON tables.id = given."table"
    WHERE tables.set_aside IS NULL AND (SELECT value FROM state) = $1
    ORDER BY tables.id FOR NO KEY UPDATE OF tables
),
added AS (
    INSERT INTO entries
        (table_id, seq, command_id, kind, seat, at, actions, draws, data, digest)
    SELECT "table", seq, command_id, entry_kind, seat, at, actions, draws, data, digest
    FROM given JOIN there ON there.id = given."table"
    ON CONFLICT DO NOTHING RETURNING table_id
),
summed AS (
    UPDATE tables SET status = given.status, kind = given.kind, due = given.due,
        updated = given.updated,
        active = CASE WHEN tables.active > given.last_active
            THEN tables.active ELSE given.last_active END
    FROM given JOIN added ON added.table_id = given."table" WHERE tables.id = given."table"
)
SELECT (SELECT value FROM state), ARRAY(SELECT id FROM there), ARRAY(SELECT table_id FROM added)
"""


@dataclass(slots=True)
class _Waiting:
    """An entry in the queue and whom to tell."""

    values: dict[str, Any]
    generation: int
    future: asyncio.Future[None]

    @property
    def table_id(self) -> str:
        return str(self.values["table"])

    def tell(self, error: Exception | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)


class GroupedAppends:
    """Writes entries, whatever waits at a time together, over a connection of its own."""

    def __init__(self, dsn: str, notice: Callable[[int], None]) -> None:
        self._dsn = dsn
        self._notice = notice  # called with another generation than was expected
        self._queue: deque[_Waiting] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._connection: Any = None
        self._statement: Any = None
        self.groups = self.entries = 0  # written so far

    def append(
        self, entry: Entry, summary: TableSummary, seen: int, generation: int
    ) -> asyncio.Future[None]:
        """Done when the entry is durable; it is written even if nobody waits any more."""
        row = entry.row()
        values = {**row, "entry_kind": row["kind"], **summary_values(entry, summary, seen)}
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(values, generation, future))
        if self._writing is None:
            self._writing = asyncio.ensure_future(self._write_on())
        return future

    async def close(self) -> None:
        """Finish what was begun."""
        if self._writing is not None:
            await self._writing
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(*GONE, asyncpg.PostgresError, TimeoutError):
                await connection.close(timeout=2)

    async def _write_on(self) -> None:
        while self._queue:
            await self._write(self._next_group())
        self._writing = None

    def _next_group(self) -> list[_Waiting]:
        """What waits, of one generation and one entry of each table; what else there is comes
        later."""
        group: dict[str, _Waiting] = {}
        left: deque[_Waiting] = deque()
        generation = self._queue[0].generation
        while self._queue and len(group) < LARGEST_GROUP:
            waiting = self._queue.popleft()
            if waiting.table_id in group or waiting.generation != generation:
                left.append(waiting)
            else:
                group[waiting.table_id] = waiting
        self._queue.extendleft(reversed(left))
        return list(group.values())

    async def _write(self, group: list[_Waiting]) -> None:
        try:
            found = await self._run(group)
        except Exception as error:
            self._give_up_connection()
            if len(group) == 1 or isinstance(error, GONE):
                down = StoreDown(str(error) or type(error).__name__)
                for waiting in group:
                    waiting.tell(down)
                return
            for waiting in group:  # nothing was written: perhaps one of them is to blame
                await self._write([waiting])
            return
        self._tell(group, *found)

    async def _run(self, group: list[_Waiting]) -> tuple[int | None, set[str], set[str]]:
        """The generation of the store, the tables that are there, and those written to."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._dsn)
            self._statement = await self._connection.prepare(APPEND)
        arrays = zip(*(IN_ORDER(waiting.values) for waiting in group), strict=True)
        generation, there, added = await self._statement.fetchrow(group[0].generation, *arrays)
        return generation, set(there), set(added)

    def _tell(
        self, group: list[_Waiting], generation: int | None, there: set[str], added: set[str]
    ) -> None:
        self.groups += 1
        self.entries += len(added)
        expected = group[0].generation
        if generation is not None and generation != expected:
            self._notice(generation)
        for waiting in group:
            error: Exception | None = None
            if generation != expected:
                error = Replaced()
            elif waiting.table_id not in there:
                error = TableGone()
            elif waiting.table_id not in added:
                error = Conflict()
            waiting.tell(error)

    def _give_up_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

"""Webhooks for turn notices: signed, retried, never blocking."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import structlog

from .outbound import Lane, post
from .problems import Problem
from .service import TableService
from .store import jobs
from .table import Table

LOG = structlog.get_logger("teahouse.webhooks")
PAUSES = (1.0, 5.0, 30.0, 300.0)  # seconds before each further attempt
MOST_WAITING = 4000
MOST_WAITING_AT_ONE = 4  # table
MOST_SLOW = 10_000  # tables remembered
MOST_WITHOUT = 100_000  # tables remembered to have no notices
MOST_A_SEAT = 3


class Webhooks:
    """Asynchronous calls; if too many are queued, the newest is dropped.

    One call at a time per table, and tables whose last call failed have their own lane: a slow
    receiver delays only its own table, many of them only each other.
    """

    def __init__(self, service: TableService, pauses: tuple[float, ...] = PAUSES) -> None:
        self._service = service
        self._pauses = pauses
        self._lane, self._slow_lane = Lane(calls=48, lookups=16), Lane(calls=16, lookups=4)
        self._slow: dict[str, None] = {}  # tables whose last call failed, the latest last
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        service.pipeline.watchers.append(self.notify_turn)

    def notify_turn(self, table: Table, before: Table | None) -> None:
        """Notify a person that it is now their turn."""
        seat = table.actor
        if seat is None or table.bot_to_move is not None:
            return
        if before is not None and before.actor == seat and before.bot_to_move is None:
            return
        if not self._service.settings.webhooks or table.id in self._service.without_webhooks:
            return
        if self._waiting[table.id] < MOST_WAITING_AT_ONE and len(self._tasks) < MOST_WAITING:
            self._waiting[table.id] += 1
            task = asyncio.ensure_future(self._tell(table, seat))
            self._tasks.add(task)
            task.add_done_callback(partial(self._on_done, table.id))

    def _on_done(self, table_id: str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._waiting[table_id] -= 1
        if not self._waiting[table_id]:
            del self._waiting[table_id]
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("webhook-failed", failure=type(error).__name__)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._lane.close()
        self._slow_lane.close()

    async def _tell(self, table: Table, seat: int) -> None:
        with contextlib.suppress(Problem):
            mine = [row for row in await self._look_up(table.id) if row["seat"] == seat]
            said = [message(self._service, table, seat, row["shape"]) for row in mine]
            await asyncio.gather(*map(partial(self._deliver, table.id), mine, said))

    async def _look_up(self, table_id: str) -> list[jobs.Row]:
        """The webhooks of a table; having none is remembered until one is added."""
        without = self._service.without_webhooks
        if len(without) >= MOST_WITHOUT:
            without.clear()
        without.add(table_id)  # before it is read: one added meanwhile takes it out again
        try:
            rows: list[jobs.Row] = await self._service.db.read(
                partial(jobs.webhooks, table_id=table_id)
            )
        except Problem:
            without.discard(table_id)
            raise
        if rows:
            without.discard(table_id)
        return rows

    async def _deliver(self, table_id: str, row: Mapping[str, Any], body: bytes) -> None:
        for attempt, pause in enumerate((0.0, *self._pauses), 1):
            await asyncio.sleep(pause)
            if await self._call(table_id, row, body):
                return
            LOG.warning("webhook-failed", webhook=row["id"], attempt=attempt)

    async def _call(self, table_id: str, row: Mapping[str, Any], body: bytes) -> bool:
        headers = {"User-Agent": "teahouse", "X-Teahouse-Signature": signature(row["secret"], body)}
        private = self._service.settings.webhooks_private
        turn = self._turns.setdefault(table_id, asyncio.Lock())
        async with turn:
            lane = self._slow_lane if table_id in self._slow else self._lane
            taken = await post(row["url"], body, headers, private, lane)
            self._remember(table_id, taken)
        return taken

    def _remember(self, table_id: str, taken: bool) -> None:
        self._slow.pop(table_id, None)
        if not taken:
            self._slow[table_id] = None
            if len(self._slow) > MOST_SLOW:
                del self._slow[next(iter(self._slow))]


def message(service: TableService, table: Table, seat: int, shape: str) -> bytes:
    """The payload: public facts only."""
    base = service.settings.public_url.rstrip("/")
    address = f"{base}/t/{table.id}" if base else f"/t/{table.id}"
    said = f"{table.setup.game.capitalize()}: {table.seats[seat].name or seat + 1}, {address}"
    shapes: dict[str, dict[str, Any]] = {
        "discord": {"content": said, "allowed_mentions": {"parse": []}},
        "slack": {"text": said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")},
    }
    plain = {
        "event": "turn",
        "table_id": table.id,
        "game": table.setup.game,
        "seat": seat,
        "seq": table.seq,
        "url": address,
    }
    return json.dumps(shapes.get(shape, plain)).encode()


def signature(secret: str, body: bytes) -> str:
    return "sha256=" + hmac.new(secret.encode(), body, "sha256").hexdigest()

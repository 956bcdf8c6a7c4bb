"""The table server of one process: tables, the pipeline of changes, the store, listeners."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from .background import BackgroundTasks
from .cluster import Ownership, own_name
from .controls import Controls
from .default_components import DefaultComponents
from .listeners import Listeners
from .metrics import Metrics
from .pipeline import Pipeline
from .problems import Problem
from .profiles import Browsers
from .settings import Settings
from .store import Store, StoreDown, host_jobs
from .store.notifications import (
    AnythingChanged,
    BrowserChanged,
    Change,
    ControlsChanged,
    StoreReplaced,
    TableChanged,
    TableRewritten,
)
from .store_access import StoreAccess
from .tables import LiveTable, TableCache
from .updates import chat_line

MOST_AHEAD = 100  # entries others may have written without notice; asking for more means the latest
READ_AGAIN = 1.0  # seconds until the next try if the store cannot be read


def clock_now() -> int:
    return int(time.time() * 1000)


class TableService:
    """Everything a process needs to serve tables."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.now: Callable[[], int] = clock_now
        self.shares_store = settings.shares_database
        self.default_components = DefaultComponents(settings.components_folder)
        self.controls = Controls()
        self.metrics = Metrics()
        self.listeners = Listeners()
        self.background = BackgroundTasks()
        self.without_webhooks: set[str] = set()  # tables known to have no webhooks
        self.db = StoreAccess(store, self.metrics)
        self.browsers = Browsers(self.db)
        self.ownership = Ownership(store, own_name(settings))
        self.tables = TableCache(self.db, self.listeners, self.metrics)
        self.pipeline = Pipeline(
            self.db, self.tables, self.listeners, self.background, self.metrics,
            self._now, self.shares_store,
        )  # fmt: skip
        store.on_change(self.on_store_change)

    def _now(self) -> int:
        return self.now()  # asked each time: tests move the clock by hand

    async def open(self) -> None:
        """Open the store as its server, and read the host's settings there.

        StoreDown says why if that fails.
        """
        try:
            await self.store.claim(self.ownership.name)
            await self.store.open()
        except StoreDown:
            await self.store.close()
            raise
        await self.read_controls()

    async def open_beside(self) -> None:
        """Open the store briefly alongside its server."""
        await self.store.open()
        await self.read_controls()

    async def close(self) -> None:
        """Disconnect listeners and cancel tasks; writes under way were never acknowledged."""
        self.listeners.disconnect_all()
        await self.background.close()

    async def read_controls(self) -> None:
        """Apply what the host set; listeners who are banned by now are disconnected."""
        job = partial(host_jobs.read_controls, now=self.now())
        self.controls = Controls.of(*await self.db.read(job))
        self.listeners.disconnect_where(
            lambda listener: self.controls.is_banned(
                self.now(),
                (listener.session, listener.browser, *listener.profiles),
                listener.address,
            )
        )

    def on_store_change(self, change: Change) -> None:
        """Handle a change by another process."""
        match change:
            case TableRewritten(table_id):
                self.background.spawn(self._reload(table_id))
            case BrowserChanged(session):
                self.browsers.forget(session)
                self.listeners.disconnect_where(lambda listener: listener.browser == session)
            case StoreReplaced():
                self.tables.clear()
                self.browsers.forget()
                self.without_webhooks.clear()
                self.listeners.disconnect_all()
                self.background.spawn(self.read_controls())
            case ControlsChanged():
                self.background.spawn(self.read_controls())
            case TableChanged(table_id):
                self._refresh(table_id)
            case AnythingChanged():
                self.browsers.forget()
                self._refresh(None)

    def _refresh(self, table_id: str | None) -> None:
        if table_id is None:
            self.without_webhooks.clear()
        else:
            self.without_webhooks.discard(table_id)
        for listened in self.tables.mark_stale(table_id):
            self.background.spawn(self._read_again(listened))

    async def _read_again(self, table_id: str) -> None:
        """Send listeners what others wrote, as soon as the store can be read."""
        while table_id in self.listeners:
            try:
                await self.tables.get(table_id)
            except Problem as problem:
                if problem.code != "unavailable":
                    return
                await asyncio.sleep(READ_AGAIN)
            else:
                return

    async def table_since(self, table_id: str, since: int) -> LiveTable:
        """A table for somebody who has seen this number, perhaps by another process, of which this
        one has not heard yet: nobody is sent back."""
        live = await self.tables.get(table_id)
        if self.shares_store and live.table.seq < since <= live.table.seq + MOST_AHEAD:
            live.stale = True
            live = await self.tables.get(table_id)
        return live

    async def reload(self, table_id: str) -> None:
        """Past entries were rewritten: every process rereads the table, every page reloads."""
        await self._reload(table_id)
        await self.db.announce(TableRewritten(table_id))

    async def _reload(self, table_id: str) -> None:
        await self.tables.forget(table_id)
        if table_id in self.listeners:
            with contextlib.suppress(Problem):
                self.listeners.disconnect_unauthorised(await self.tables.get(table_id))
            self.listeners.send(table_id, {"type": "renew"})

    def broadcast_chat(self, table_id: str, row: Mapping[str, Any]) -> None:
        """Send a line to listeners here, except those who muted the speaker."""
        self.listeners.send(table_id, {"type": "chat", **chat_line(row)}, row["seat"])

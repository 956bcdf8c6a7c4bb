"""Whether somebody is at the table: connected to this or another process, or polling."""

from __future__ import annotations

import time
from functools import partial

from .service import TableService
from .store import sharing_jobs
from .tables import LiveTable

LAST_LOOK = 15.0  # seconds after the time is over: connections break, servers restart
POLLING = 10.0  # seconds a request for updates counts as being there
FORGOTTEN = 3600.0  # seconds; for questions that another process decided


class Presence:
    """Distinguishes absence from a connection that just broke."""

    def __init__(self, service: TableService, last_look: float = LAST_LOOK) -> None:
        self._service = service
        self.last_look = last_look
        self._missed: dict[tuple[str, int, int], float] = {}  # since when, by table, seat, moment

    async def is_absent(self, live: LiveTable, seat: int, since: int) -> bool | None:
        """Whether a seat has stayed empty since a moment; None while it is too early to tell."""
        key, now = (live.id, seat, since), time.monotonic()
        self._missed = {k: at for k, at in self._missed.items() if now - at < FORGOTTEN}
        if await self._is_here(live, seat):
            self._missed.pop(key, None)
            return False
        if now - self._missed.setdefault(key, now) < self.last_look:
            return None
        return True

    async def _is_here(self, live: LiveTable, seat: int) -> bool:
        listeners = self._service.listeners
        if live.sessions_at(seat) & listeners.sessions(live.id, POLLING):
            return True
        if not self._service.shares_store:
            return False
        job = partial(sharing_jobs.present_elsewhere, process="", tables=[live.id])
        found = await self._service.db.read(job)
        return any(seat in part.seats for part in found.get(live.id, ()))

    def forget(self, table_id: str) -> None:
        """Drop what is known about a table once its vote is decided."""
        for key in [key for key in self._missed if key[0] == table_id]:
            del self._missed[key]

"""Whether somebody is at the table: connected here or to another process, or asking for updates."""

from __future__ import annotations

import time
from functools import partial

from .house import House
from .store import sharing_jobs
from .table import Table

LAST_LOOK = 15.0  # seconds after the time is over: connections break, servers restart
POLLING = 10.0  # seconds a request for updates counts as being there
FORGOTTEN = 3600.0  # seconds; what another process decided is never asked here again


class Presence:
    """Tells absence from a connection that broke a moment ago."""

    def __init__(self, house: House, last_look: float = LAST_LOOK) -> None:
        self._house = house
        self.last_look = last_look
        self._missed: dict[tuple[str, int, int], float] = {}  # since when, by table, seat, moment

    async def is_absent(self, table: Table, seat: int, since: int) -> bool | None:
        """Whether nobody has come to a seat since a moment; None while it is too early to say."""
        key, now = (table.id, seat, since), time.monotonic()
        self._missed = {k: at for k, at in self._missed.items() if now - at < FORGOTTEN}
        if await self._is_here(table, seat):
            self._missed.pop(key, None)
            return False
        if now - self._missed.setdefault(key, now) < self.last_look:
            return None
        return True

    async def _is_here(self, table: Table, seat: int) -> bool:
        hub = self._house.hub
        if table.sessions_at(seat) & hub.sessions(table.id, POLLING):
            return True
        if not self._house.shares_store:
            return False
        job = partial(sharing_jobs.present_elsewhere, process="", tables=[table.id])
        found = await self._house.read(job)
        return any(seat in part.seats for part in found.get(table.id, ()))

    def forget(self, table_id: str) -> None:
        """The question is decided."""
        for key in [key for key in self._missed if key[0] == table_id]:
            del self._missed[key]

"""Fair queueing of thinking time: between the addresses that opened tables, then between tables.

Start-time fair queueing, in two levels. Every flow has a virtual time, which advances by the
seconds it was served. The flow with the lowest time is served next; an idle one resumes at the
current virtual time, so it gains no credit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from dataclasses import dataclass, field

MOST_FLOWS = 10_000  # remembered; beyond this, flows not ahead of the floor are dropped


@dataclass(frozen=True, slots=True)
class Flow:
    """On whose behalf a bot thinks."""

    table_id: str
    opened_from: str  # hash of the address that opened the table
    attended: bool = True  # whether a person plays at the table


class VirtualTimes:
    """How much service each flow has had."""

    def __init__(self) -> None:
        self._served: dict[Hashable, float] = {}
        self._floor = 0.0

    def start(self, key: Hashable) -> float:
        """The virtual start time of a flow; an idle one starts where the last one served did."""
        return max(self._served.get(key, 0.0), self._floor)

    def serve(self, key: Hashable, seconds: float) -> None:
        self._floor = self.start(key)
        self._served[key] = self._floor + seconds
        if len(self._served) > MOST_FLOWS:
            self._served = {k: v for k, v in self._served.items() if v > self._floor}

    def correct(self, key: Hashable, seconds: float) -> None:
        """Adjust by how much longer (or shorter) it took than charged."""
        if key in self._served:
            self._served[key] += seconds


@dataclass(slots=True)
class _Waiting:
    flow: Flow
    seconds: float
    number: int
    granted: asyncio.Future[None] = field(repr=False)


class FairQueue:
    """A fixed number of slots. Tables without people come last, and one at a time."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._unattended = 0  # slots held for tables without people: one at most
        self._waiting: list[_Waiting] = []
        self._addresses = VirtualTimes()
        self._tables: dict[str, VirtualTimes] = {}  # of each address
        self._count = 0

    def __len__(self) -> int:
        return len(self._waiting)

    async def acquire(self, flow: Flow, seconds: float) -> None:
        """Wait for a slot, expected to be held for `seconds`."""
        self._count += 1
        granted = asyncio.get_running_loop().create_future()
        waiting = _Waiting(flow, seconds, self._count, granted)
        self._waiting.append(waiting)
        self._grant()
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self.release(flow, -seconds)
            else:
                self._waiting.remove(waiting)
            raise

    def release(self, flow: Flow, correction: float) -> None:
        """Release a slot; `correction` is the time it took beyond the expected seconds."""
        self._free += 1
        self._unattended -= not flow.attended
        self._addresses.correct(flow.opened_from, correction)
        self._tables_of(flow).correct(flow.table_id, correction)
        if not self._waiting and len(self._tables) > MOST_FLOWS:
            self._tables.clear()
        self._grant()

    def _grant(self) -> None:
        while self._free and (found := self._next()) is not None:
            self._waiting.remove(found)
            self._free -= 1
            self._unattended += not found.flow.attended
            self._addresses.serve(found.flow.opened_from, found.seconds)
            self._tables_of(found.flow).serve(found.flow.table_id, found.seconds)
            found.granted.set_result(None)

    def _next(self) -> _Waiting | None:
        candidates = [w for w in self._waiting if w.flow.attended and not w.granted.done()]
        if not candidates and not self._unattended:
            candidates = [w for w in self._waiting if not w.granted.done()]
        return min(candidates, key=self._rank, default=None)

    def _rank(self, waiting: _Waiting) -> tuple[float, float, int]:
        flow = waiting.flow
        by_table = self._tables_of(flow).start(flow.table_id)
        return self._addresses.start(flow.opened_from), by_table, waiting.number

    def _tables_of(self, flow: Flow) -> VirtualTimes:
        return self._tables.setdefault(flow.opened_from, VirtualTimes())

"""Who listens at which table, and what they are sent."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from .encoding import dump_json
from .entries import TableKind
from .store.sharing_jobs import Present
from .updates import presence

if TYPE_CHECKING:
    from .tables import LiveTable

LARGE = 4096  # bytes of a delta, from which on the whole may be shorter
MOST_WAITING = 64  # messages queued for a slow listener before it is disconnected


class Listener:
    """One open connection: whose view it gets, and what it has seen."""

    def __init__(
        self,
        table_id: str,
        seat: int | None,
        since: int,
        session: str,
        address: str = "",
        browser: str = "",
        profiles: frozenset[str] = frozenset(),
    ) -> None:
        self.profiles = profiles  # of that browser
        self.browser = browser
        self.address = address
        self.table_id = table_id
        self.seat = seat
        self.seq = since
        self.session = session
        self.muted: set[int] = set()
        self.takes_deltas = False
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: bytes) -> None:
        """Queue a message; a listener that falls behind is disconnected and may reconnect."""
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.disconnect()

    def disconnect(self) -> None:
        """Disconnect this listener; queued messages are dropped."""
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)


def _text(live: LiveTable, since: int, seat: int | None, deltas: bool) -> bytes:
    """The delta, for listeners that accept it; the whole snapshot where that is shorter."""
    delta = live.delta(since, seat) if deltas else None
    if delta is None:
        return dump_json(live.update(since, seat))
    text = dump_json(delta)
    if len(text) < LARGE:
        return text
    return min(text, dump_json(live.update(since, seat)), key=len)


class Listeners:
    """All listeners of this process."""

    def __init__(self) -> None:
        self._at: defaultdict[str, set[Listener]] = defaultdict(set)
        self._elsewhere: dict[str, list[Present]] = {}  # by other processes
        self._asked: dict[tuple[str, str], float] = {}  # when a table and session last polled
        self.on_presence_change: Callable[[str], None] = lambda table_id: (
            None
        )  # somebody came or went
        self.on_arrival: Callable[[str], None] = lambda table_id: (
            None
        )  # somebody came to this process
        self.count = 0

    def __contains__(self, table_id: str) -> bool:
        return bool(self._at.get(table_id))

    def add(self, listener: Listener) -> None:
        self._at[listener.table_id].add(listener)
        self.count += 1
        self.send_presence(listener.table_id)
        self.on_presence_change(listener.table_id)
        self.on_arrival(listener.table_id)

    def remove(self, listener: Listener) -> None:
        listeners = self._at.get(listener.table_id)
        if listeners and listener in listeners:
            listeners.remove(listener)
            self.count -= 1
            if not listeners:
                del self._at[listener.table_id]
                self._elsewhere.pop(listener.table_id, None)
            self.send_presence(listener.table_id)
            self.on_presence_change(listener.table_id)

    def broadcast(self, live: LiveTable) -> None:
        """Send every listener at a table what it has not seen; each text is encoded once."""
        made: dict[tuple[int, int | None, bool], bytes] = {}
        for listener in self._at.get(live.id, ()):
            if listener.seq < live.table.seq:
                key = (listener.seq, listener.seat, listener.takes_deltas)
                if key not in made:
                    made[key] = _text(live, *key)
                listener.seq = live.table.seq
                listener.send(made[key])
        live.forget_before()

    def send(self, table_id: str, message: dict[str, Any], seat: int | None = None) -> None:
        """Send to all listeners at a table, except those who muted this seat."""
        text = dump_json(message)
        for listener in self._at.get(table_id, ()):
            if seat is None or seat not in listener.muted:
                listener.send(text)

    def send_presence(self, table_id: str) -> None:
        self.send(table_id, self.presence(table_id))

    def presence(self, table_id: str) -> dict[str, Any]:
        """Who is present, in this and other processes."""
        there = [*self._elsewhere.get(table_id, ()), self.here(table_id)]
        seats = {seat for part in there for seat in part.seats}
        return presence(sorted(seats), sum(part.spectators for part in there))

    def here(self, table_id: str) -> Present:
        listeners = self._at.get(table_id, set())
        seats = {li.seat for li in listeners if li.seat is not None}
        return Present(tuple(sorted(seats)), sum(li.seat is None for li in listeners))

    def note_request(self, table_id: str, session: str) -> None:
        """Note that somebody without a live channel polled for updates."""
        self._asked[table_id, session] = time.monotonic()
        self.on_arrival(table_id)

    def sessions(self, table_id: str, polling: float) -> set[str]:
        """The sessions connected here, or that polled within so many seconds."""
        oldest = time.monotonic() - polling
        asked = {who for (at, who), when in self._asked.items() if at == table_id and when > oldest}
        return asked | {li.session for li in self._at.get(table_id, ())}

    def forget_requests(self, older: float) -> None:
        oldest = time.monotonic() - older
        self._asked = {key: when for key, when in self._asked.items() if when > oldest}

    def tables(self) -> list[str]:
        """The tables with listeners."""
        return list(self._at)

    def set_elsewhere(self, table_id: str, elsewhere: list[Present]) -> None:
        """Note who is at a table in other processes; a change is broadcast."""
        if table_id in self and self._elsewhere.get(table_id, []) != elsewhere:
            self._elsewhere[table_id] = elsewhere
            self.send_presence(table_id)

    def at(self, table_id: str) -> Iterable[Listener]:
        return self._at.get(table_id, ())

    def of_session(self, table_id: str, session: str) -> Iterable[Listener]:
        return [li for li in self._at.get(table_id, ()) if li.session == session]

    def disconnect_unauthorised(self, live: LiveTable) -> None:
        """Disconnect listeners that lost their access to this table."""
        for listener in list(self._at.get(live.id, ())):
            held = {a.seat for a in live.access if a.session == listener.session}
            watches = listener.seat is None and (held or live.table.kind == TableKind.PUBLIC)
            if not watches and listener.seat not in held:
                listener.disconnect()

    def disconnect(self, table_id: str) -> None:
        """Disconnect all listeners at a table."""
        for listener in list(self._at.get(table_id, ())):
            listener.disconnect()

    def disconnect_where(self, matches: Callable[[Listener], bool]) -> None:
        """Disconnect listeners that match, at any table."""
        for listeners in self._at.values():
            for listener in filter(matches, listeners):
                listener.disconnect()

    def disconnect_all(self) -> None:
        for listeners in self._at.values():
            for listener in listeners:
                listener.disconnect()

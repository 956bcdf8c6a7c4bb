"""Connections: how many there may be, and how long a request may take to arrive.

Hooks into uvicorn's protocols. A connection that is not taken is closed at once; one whose request
does not arrive in time is answered 408. Peers behind a trusted proxy share its address, so the cap
by address does not apply to the proxy itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections import Counter
from functools import partial
from typing import Any

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from .addresses import network_key, parsed, trusted
from .metrics import Metrics
from .settings import Settings

LOG = structlog.get_logger("teahouse.connections")
ACCEPTED_AT_ONCE = 256  # between two rounds of the event loop; they are counted only then
RESERVED = 128  # file handles for the store, bots, webhooks and logs
LARGEST_HEAD = 16 * 1024
READ_AT_ONCE = 8 * 1024  # bytes: tiny chunks and frames cost far more than their size
MOST_PIECES = 1024  # of one body
FRAMES_A_MINUTE = 240  # control frames and continuations on one WebSocket
STALLED = 30_000  # milliseconds the peer may leave what we sent unread
SEND_NOW = "teahouse.send_now"  # extension of the scope: no task has to wake up for a message
TOO_SLOW = json.dumps({"error": "timeout"}).encode()


def raise_file_limit() -> int | None:
    """Take as many file handles as the system allows; how many that is, None for no limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some systems refuse what they call unlimited
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def room_for(wanted: int, handles: int | None) -> int:
    """How many connections fit into the file handles there are."""
    if handles is None:
        return wanted
    return min(wanted, max(handles // 2, handles - RESERVED - ACCEPTED_AT_ONCE))


class Connections:
    """All connections of this process by where they come from."""

    def __init__(self, settings: Settings, most: int) -> None:
        self._settings = settings
        self._most = most
        self._open: dict[asyncio.Transport, str] = {}
        self._by_address: Counter[str] = Counter()
        self._logged = 0.0
        self.buffer = memoryview(bytearray(READ_AT_ONCE))  # read into it, copy, then the next one
        self.metrics: Metrics | None = None

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, transport: asyncio.Transport) -> bool:
        """Count a new connection; False when it is one too many."""
        key, is_proxy = self._peer(transport)
        if len(self._open) >= self._most:
            return self._refuse("total")
        if not is_proxy and self._by_address[key] >= self._settings.connections_per_address:
            return self._refuse("address")
        self._open[transport] = key
        self._by_address[key] += 1
        prepare(transport)
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        key = self._open.pop(transport, None)
        if key is not None:
            self._by_address[key] -= 1
            if not self._by_address[key]:
                del self._by_address[key]

    def _peer(self, transport: asyncio.Transport) -> tuple[str, bool]:
        peer = transport.get_extra_info("peername")
        address = parsed(str(peer[0])) if isinstance(peer, tuple) else None
        if address is None:
            return "local", True
        one_hop = self._settings.trust_proxy and address.is_private
        return network_key(address), one_hop or trusted(address, self._settings.proxies)

    def _refuse(self, why: str) -> bool:
        if self.metrics is not None:
            self.metrics.refused.labels(why).inc()
        if time.monotonic() - self._logged >= 1:
            self._logged = time.monotonic()
            LOG.warning("connection-refused", why=why, connections=len(self))
        return False


def prepare(transport: asyncio.Transport) -> None:
    """Send at once, and give up a peer that reads nothing."""
    found: socket.socket | None = transport.get_extra_info("socket")
    if found is not None and found.family in (socket.AF_INET, socket.AF_INET6):
        # asyncio does this itself only for sockets that name their protocol
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED)


class SmallReads(asyncio.BufferedProtocol):
    """Hands a protocol what arrives, a little at a time, whatever the event loop would read."""

    def __init__(self, inner: Any, buffer: memoryview) -> None:
        self._buffer = buffer
        self._inner = inner

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._inner.connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._inner.connection_lost(exc)

    def eof_received(self) -> Any:
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        self._inner.data_received(bytes(self._buffer[:nbytes]))


class LimitedParser(h11.Connection):
    """Refuses bodies in crumbs."""

    pieces = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.pieces = 0
        elif isinstance(event, h11.Data):
            self.pieces += 1
            if self.pieces > MOST_PIECES:
                raise h11.RemoteProtocolError("a body in too many pieces")
        return event


class HttpProtocol(H11Protocol):
    """uvicorn's, with a cap on connections and a time limit on requests that arrive."""

    def __init__(self, *args: Any, pool: Connections, seconds: float, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn = LimitedParser(h11.SERVER, LARGEST_HEAD)
        self._pool = pool
        self._taken = self._upgraded = False
        self._seconds = seconds
        self._deadline: asyncio.TimerHandle | None = None
        self._awaited: Any = None  # what the deadline is for

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._taken = self._pool.admit(transport)
        if not self._taken:
            transport.abort()
            return
        super().connection_made(transport)
        self._watch(begun=True)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._taken:
            self._pool.leave(self.transport)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._taken:
            return
        super().data_received(data)
        self._watch(begun=True)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch(begun=bool(self.conn.trailing_data[0]))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True  # the other protocol has its own deadlines
        super().handle_websocket_upgrade(event)
        live = self.transport.get_protocol()
        self.transport.set_protocol(SmallReads(live, self._pool.buffer))

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:  # an answer is already under way
            self.transport.abort()

    def _watch(self, begun: bool) -> None:
        """Set the deadline of what is under way: a head, or a body. Bytes that trickle in do not
        move it."""
        state = self.conn.their_state
        waits = state is h11.SEND_BODY or (state is h11.IDLE and begun)
        over = self._upgraded or self.transport.is_closing()
        awaited = (state, self.cycle) if waits and not over else None
        if awaited == self._awaited:
            return
        self._stop_waiting()
        if awaited is not None:
            self._awaited = awaited
            self._deadline = self.loop.call_later(self._seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        self._awaited = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._stop_waiting()
        if self.transport.is_closing():
            return
        heard = bool(self.conn.trailing_data[0]) or self.conn.their_state is not h11.IDLE
        if heard and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._say_too_slow()
        self.transport.close()

    def _say_too_slow(self) -> None:
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(TOO_SLOW)),
            (b"connection", b"close"),
        ]
        answer = h11.Response(status_code=408, headers=headers, reason=b"Request Timeout")
        for event in (answer, h11.Data(data=TOO_SLOW), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, with a limit on frames that the application never sees."""

    def __init__(self, *args: Any, pool: Connections, **named: Any) -> None:
        super().__init__(*args, **named)
        self._pool = pool
        self._frames, self._minute = 0, 0.0

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SEND_NOW] = {"send": self.send_now}

    def send_now(self, text: bytes) -> bool:
        """Send a text at once; False where it has to wait, or the peer is gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._pool.leave(self.transport)
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self._count()
        super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        self._count()
        super().handle_cont(event)

    def _count(self) -> None:
        now = self.loop.time()
        if now - self._minute > 60:
            self._frames, self._minute = 0, now
        self._frames += 1
        if self._frames > FRAMES_A_MINUTE:
            self.transport.abort()


def protocols(settings: Settings) -> tuple[Connections, Any, Any]:
    """What counts connections, and the factories of both protocols that ask it."""
    handles = raise_file_limit()
    most = room_for(settings.most_connections, handles)
    if most < settings.most_connections:
        LOG.warning("few-file-handles", handles=handles, connections=most)
    pool = Connections(settings, most)
    http = partial(HttpProtocol, pool=pool, seconds=settings.request_seconds)
    return (
        pool,
        lambda *args, **named: SmallReads(http(*args, **named), pool.buffer),
        partial(WebSocketProtocol, pool=pool),
    )

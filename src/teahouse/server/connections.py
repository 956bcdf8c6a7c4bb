"""Connections: how many there may be, and how long a request may take to arrive.

The protocols here wrap uvicorn's, which are unaware of it. A connection over the limit is closed
at once; one whose request does not arrive in time gets a 408. Peers behind a trusted proxy share
its address, so the cap per address does not apply to the proxy itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections import Counter
from typing import Any

import structlog
from h11 import LocalProtocolError
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .addresses import network_key, parsed, trusted
from .metrics import Metrics
from .settings import Settings

LOG = structlog.get_logger("teahouse.connections")
ACCEPTED_AT_ONCE = 256  # per iteration of the event loop; they are only counted after it
RESERVED = 128  # file handles for the store, bots, webhooks and logs
MOST_PIECES = 1024  # of one body
READ_AT_ONCE = 8 * 1024  # bytes: tiny chunks and frames cost far more than their size
FRAMES_A_MINUTE = 240  # control frames and continuations on one WebSocket
WHOLE = (0x81, 0x82)  # first byte of an unfragmented message
CONNECTION = "connection"  # in the state of each scope
TOO_SLOW = (
    b"HTTP/1.1 408 Request Timeout\r\ncontent-type: application/json\r\n"
    b'content-length: 19\r\nconnection: close\r\n\r\n{"error":"timeout"}'
)


def raise_file_limit() -> int | None:
    """Raise the limit of file handles as far as allowed; return it, None for no limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some systems reject their own "unlimited"
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def room_for(wanted: int, handles: int | None) -> int:
    """How many connections the file handles allow."""
    if handles is None:
        return wanted
    return min(wanted, max(handles // 2, handles - RESERVED - ACCEPTED_AT_ONCE))


class Connections:
    """All connections of this process, counted by address."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        handles = raise_file_limit()
        self._most = room_for(settings.most_connections, handles)
        if self._most < settings.most_connections:
            LOG.warning("few-file-handles", handles=handles, connections=self._most)
        self._open: dict[asyncio.Transport, str] = {}
        self._by_address: Counter[str] = Counter()
        self._logged = 0.0
        self._metrics = metrics
        self.buffer = memoryview(bytearray(READ_AT_ONCE))  # shared: read, copy out, reuse

    def admit(self, transport: asyncio.Transport) -> bool:
        """Count a new connection; False if over a limit."""
        key, is_proxy = self._peer(transport)
        if len(self._open) >= self._most:
            return self._refuse("total")
        if not is_proxy and self._by_address[key] >= self.settings.connections_per_address:
            return self._refuse("address")
        self._open[transport] = key
        self._by_address[key] += 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        key = self._open.pop(transport)
        self._by_address[key] -= 1
        if not self._by_address[key]:
            del self._by_address[key]

    def _peer(self, transport: asyncio.Transport) -> tuple[str, bool]:
        peer = transport.get_extra_info("peername")
        address = parsed(str(peer[0])) if isinstance(peer, tuple) else None
        if address is None:
            return "local", True
        return network_key(address), trusted(address, self.settings.proxies)

    def _refuse(self, why: str) -> bool:
        self._metrics.refused.labels(why).inc()
        if time.monotonic() - self._logged >= 1:
            self._logged = time.monotonic()
            LOG.warning("connection-refused", why=why, connections=len(self._open))
        return False

    # What uvicorn calls for each connection

    def http(self, app_state: dict[str, Any], **named: Any) -> HttpConnection:
        connection = HttpConnection(self)
        connection.inner = H11Protocol(app_state={**app_state, CONNECTION: connection}, **named)
        return connection

    def live(self, app_state: dict[str, Any], **named: Any) -> LiveConnection:
        """Upgrade the connection to a WebSocket."""
        app_state[CONNECTION].stop_waiting()
        connection = LiveConnection(self)
        connection.inner = WebSocketsSansIOProtocol(app_state=app_state, **named)
        return connection


class Connection(asyncio.BufferedProtocol):
    """Feeds a protocol in small pieces, however much the event loop would read at once."""

    inner: Any
    transport: asyncio.Transport

    def __init__(self, pool: Connections) -> None:
        self.pool = pool

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self.inner.connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.pool.leave(self.transport)
        self.inner.connection_lost(exc)

    def eof_received(self) -> Any:
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        self.inner.resume_writing()

    def get_buffer(self, sizehint: int) -> memoryview:
        return self.pool.buffer

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self.pool.buffer[:nbytes]))

    def data_received(self, data: bytes) -> None:
        self.inner.data_received(data)


class HttpConnection(Connection):
    """Closes if a request does not arrive in time; trickling bytes do not extend it.

    The application calls `begin` when it has a request, and times its body.
    """

    def __init__(self, pool: Connections) -> None:
        super().__init__(pool)
        self._taken = self._heard = False
        self._answering = 0  # requests
        self._lines_left = math.inf
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._taken = self.pool.admit(transport)
        if not self._taken:
            transport.abort()
            return
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        if self._taken:
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._taken:
            return
        self._heard = True
        self._lines_left -= data.count(b"\n")
        if not self._answering:
            self._wait()
        try:
            super().data_received(data)
        except LocalProtocolError:  # a bad request, while another is being answered
            self._lines_left = -1
        if self._lines_left < 0:
            self.transport.abort()

    def begin(self, is_chunked: bool) -> None:
        """The application has a request. Each chunk of a chunked body has two line ends."""
        self.stop_waiting()
        self._answering += 1
        self._lines_left = 2 * MOST_PIECES if is_chunked else math.inf

    def end(self, has_all: bool) -> None:
        """The request is answered; the rest of its body must arrive in time too."""
        self._answering -= 1
        self._heard = False
        if not has_all:
            self._wait()

    def _wait(self) -> None:
        if self._deadline is None:
            seconds = self.pool.settings.request_seconds
            self._deadline = asyncio.get_running_loop().call_later(seconds, self._too_slow)

    def stop_waiting(self) -> None:
        self._heard = False
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        if self._heard and not self.transport.is_closing():
            self.transport.write(TOO_SLOW)
        self.transport.close()


class LiveConnection(Connection):
    """Limits frames that the application never sees."""

    def __init__(self, pool: Connections) -> None:
        super().__init__(pool)
        self._head, self._skip = b"", 0  # of the current frame: header so far, bytes left
        self._frames, self._minute = 0, 0.0

    def buffer_updated(self, nbytes: int) -> None:
        now = time.monotonic()
        if now - self._minute > 60:
            self._frames, self._minute = 0, now
        self._frames += self.count(bytes(self.pool.buffer[:nbytes]))
        if self._frames > FRAMES_A_MINUTE:
            self.transport.abort()
        else:
            super().buffer_updated(nbytes)

    def count(self, data: bytes) -> int:
        """Count frames starting here that are not a whole message."""
        found, data, at = 0, self._head + data, self._skip
        while len(data) - at >= 2:
            size = data[at + 1] & 0x7F
            further = {126: 2, 127: 8}.get(size, 0)
            if len(data) - at < 2 + further:
                break
            if further:
                size = int.from_bytes(data[at + 2 : at + 2 + further], "big")
            found += data[at] not in WHOLE
            at += 2 + further + 4 + size  # 4: the mask of a client
        self._head, self._skip = data[at:], max(0, at - len(data))
        return found

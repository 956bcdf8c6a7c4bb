"""Server sockets, opened before the rest is loaded, so a port in use is reported at once."""

from __future__ import annotations

import contextlib
import socket
import sys
from typing import Any

BACKLOG = 2048
STALLED = 30_000  # milliseconds sent data may stay unacknowledged


def open_sockets(host: str, port: int, listening: bool = True) -> list[socket.socket]:
    """Open sockets, one per address of the host; OSError if the port is in use.

    Port 0 means any free port, the same for all of them.
    Those that listen let early connections wait until the server is there. The others turn them
    away until it serves: other processes may answer meanwhile.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    addresses = {(family, address[:2]) for family, _, _, _, address in found}
    opened: list[socket.socket] = []
    try:
        for family, address in sorted(addresses):
            opened.append(_bound(family, (address[0], port)))
            port = opened[0].getsockname()[1]
            if listening:
                opened[-1].listen(BACKLOG)
    except OSError:
        for one in opened:
            one.close()
        raise
    return opened


def _bound(family: int, address: Any) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # on Windows it would share the port with others
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # inherited by accepted sockets: send at once, and drop a peer that stops reading
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED)
        if family == socket.AF_INET6:
            with contextlib.suppress(AttributeError):
                made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
    except OSError:
        made.close()
        raise
    return made

"""Listening sockets, opened before the rest is loaded: early connections wait in the backlog."""

from __future__ import annotations

import socket

BACKLOG = 2048


def open_sockets(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen, one for each address of the host; OSError if the port is taken."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    addresses = {(family, address[:2]) for family, _, _, _, address in found}
    opened: list[socket.socket] = []
    try:
        for family, address in sorted(addresses):
            opened.append(socket.create_server(address, family=family, backlog=BACKLOG))
    except OSError:
        for one in opened:
            one.close()
        raise
    return opened

"""The door is opened before everything else is loaded: who comes meanwhile waits in front of it."""

from __future__ import annotations

import socket

WAITING = 2048  # connections that may wait


def open_door(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen, one for each address of the host; OSError if the port is taken."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    addresses = {(family, address[:2]) for family, _, _, _, address in found}
    opened: list[socket.socket] = []
    try:
        for family, address in sorted(addresses):
            opened.append(socket.create_server(address, family=family, backlog=WAITING))
    except OSError:
        for door in opened:
            door.close()
        raise
    return opened

"""Open the server to the local network: a switch only servers started by `./play` have.

When on, it also listens on the machine's private addresses, never on public ones, and accepts
exactly these and the machine's names as Host. Only the browser that opened the address `./play`
printed may switch it; the peer's address proves nothing, as there may be a proxy.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network
from typing import TYPE_CHECKING

import structlog

from .addresses import parsed
from .problems import Problem
from .sockets import open_sockets
from .tokens import hashed, new_token

if TYPE_CHECKING:
    import uvicorn
    from starlette.types import Scope

LOG = structlog.get_logger("teahouse.lan")
PRIVATE = tuple(IPv4Network(n) for n in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"))
NOWHERE = ("192.0.2.1", 9)  # only to look up a route; nothing is sent
GET_ADDRESS = 0x8915  # SIOCGIFADDR of Linux


class Lan:
    """The switch of one server."""

    def __init__(self) -> None:
        self.key = new_token()  # of the one-time address
        self._host: str | None = None  # the session that opened it
        self._server: uvicorn.Server | None = None
        self._port = 0
        self._listening: list[asyncio.Server] = []
        self._turning = asyncio.Lock()
        self.addresses: tuple[str, ...] = ()
        self.names: frozenset[str] = frozenset()

    @property
    def is_on(self) -> bool:
        return bool(self.addresses)

    @property
    def urls(self) -> list[str]:
        return [f"http://{address}:{self._port}" for address in self.addresses]

    def attach(self, server: uvicorn.Server, port: int) -> None:
        self._server, self._port = server, port

    def is_from_network(self, scope: Scope) -> bool:
        """Whether a request came in through an address the switch opened."""
        server = scope.get("server") or ("", 0)
        return server[0] in self.addresses

    # The browser that may turn it

    def claim(self, key: str, session: str) -> None:
        """Make the first browser with the key the host's; no other can become it."""
        if not hmac.compare_digest(hashed(key), hashed(self.key)):
            raise Problem("no-such-link")
        if self._host not in (None, session):
            raise Problem("link-used")
        self._host = session

    def may_turn(self, session: str | None) -> bool:
        return session is not None and session == self._host

    # Turning it

    async def turn(self, on: bool) -> None:
        async with self._turning:
            if on and not self.is_on:
                await self._open()
            elif not on:
                self.close()

    async def _open(self) -> None:
        assert self._server is not None
        opened: list[str] = []
        for address in own_addresses():
            with contextlib.suppress(OSError):
                await self._listen(address)
                opened.append(address)
        if not opened:
            raise Problem("no-network")
        self.addresses, self.names = tuple(opened), frozenset({*opened, *own_names()})
        LOG.info("lan-open")

    async def _listen(self, address: str) -> None:
        assert self._server is not None
        config, server = self._server.config, self._server
        (sock,) = open_sockets(address, self._port)

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=server.server_state, app_state=server.lifespan.state
            )

        loop = asyncio.get_running_loop()
        listening = await loop.create_server(protocol, sock=sock, backlog=config.backlog)
        self._listening.append(listening)
        server.servers.append(listening)  # closed with the others when the program ends

    def close(self) -> None:
        """Stop listening, and close the connections that came in that way."""
        for listening in self._listening:
            listening.close()
            if self._server is not None and listening in self._server.servers:
                self._server.servers.remove(listening)
        connections = self._server.server_state.connections if self._server else set()
        for connection in list(connections):
            transport = getattr(connection, "transport", None)
            if transport is None:
                continue
            name = transport.get_extra_info("sockname")
            if name and name[0] in self.addresses:
                transport.abort()
        self._listening, self.addresses, self.names = [], (), frozenset()
        LOG.info("lan-closed")


def own_addresses() -> list[str]:
    """The private IPv4 addresses of this machine; the default route's first."""
    found: list[str] = []
    for address in (*_towards_outside(), *_of_interfaces(), *_of_name()):
        if is_private(address) and address not in found:
            found.append(address)
    return found


def is_private(address: str) -> bool:
    known = parsed(address)
    return isinstance(known, IPv4Address) and any(known in network for network in PRIVATE)


def own_names() -> set[str]:
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {part for part in (name, short, f"{short}.local" if short else "") if part}


def _towards_outside() -> Iterable[str]:
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(NOWHERE)
        yield asking.getsockname()[0]


def _of_interfaces() -> Iterable[str]:
    """Addresses of the network interfaces, on Linux."""
    try:
        import fcntl
    except ImportError:
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            request = name.encode()[:15].ljust(256, b"\0")
            with contextlib.suppress(OSError):
                answer = fcntl.ioctl(asking.fileno(), GET_ADDRESS, request)
                yield socket.inet_ntoa(answer[20:24])


def _of_name() -> Iterable[str]:
    with contextlib.suppress(OSError):
        yield from socket.gethostbyname_ex(socket.gethostname())[2]

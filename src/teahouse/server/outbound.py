"""Calls to user-supplied URLs: HTTPS POST, one total timeout, public addresses only.

The name is resolved once and the connection goes to the very address that was checked; TLS still
verifies the name. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from urllib.parse import SplitResult, urlsplit

import h11

from .addresses import Address, is_public
from .problems import Problem

SECONDS = 5.0  # for one call: lookup, connection, answer
LARGEST_ANSWER = 16 * 1024  # its head; the rest is not read
HTTPS, HTTP = 443, 80  # ports


def checked_url(url: str, private: bool) -> SplitResult:
    """A URL we are willing to call, or Problem. Names are resolved again for each call."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Problem("bad-address") from None
    allowed = ("https", "http") if private else ("https",)
    if parts.scheme not in allowed or not parts.hostname or parts.username or not url.isascii():
        raise Problem("bad-address")
    if any(c in url for c in " \r\n\t") or (port not in (None, HTTPS) and not private):
        raise Problem("bad-address")
    return parts


class Lane:
    """Limits concurrent calls. Lookups have their own threads: a slow name server blocks them."""

    def __init__(self, calls: int, lookups: int) -> None:
        self.calls = asyncio.Semaphore(calls)
        self.lookups = ThreadPoolExecutor(lookups, "teahouse-lookup")

    def close(self) -> None:
        self.lookups.shutdown(wait=False, cancel_futures=True)


async def resolve(host: str, port: int, private: bool, lane: Lane) -> list[Address]:
    """The addresses of a host that may be called; none if any of them is private."""
    lookup = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        found = await asyncio.get_running_loop().run_in_executor(lane.lookups, lookup)
    except (OSError, UnicodeError):
        return []
    known = dict.fromkeys(ipaddress.ip_address(str(a[0]).partition("%")[0]) for *_, a in found)
    return list(known) if private or all(map(is_public, known)) else []


@lru_cache(1)
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(url: str, body: bytes, headers: dict[str, str], private: bool, lane: Lane) -> bool:
    """Make one attempt; return whether it succeeded."""
    try:
        parts = checked_url(url, private)
        async with lane.calls, asyncio.timeout(SECONDS):
            stream = await _connect(parts, private, lane)
            if stream is None:
                return False
            reader, writer = stream
            try:
                request = _request(parts, headers, len(body))
                return 200 <= await _send(reader, writer, request, body) < 300
            finally:
                writer.transport.abort()
    except (OSError, h11.ProtocolError, Problem, ValueError):  # TimeoutError is an OSError
        return False


async def _connect(
    parts: SplitResult, private: bool, lane: Lane
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
    """A connection to the first address that accepts one."""
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (HTTPS if secure else HTTP)
    for address in await resolve(host, port, private, lane):
        with contextlib.suppress(OSError):
            return await asyncio.open_connection(
                str(address),
                port,
                ssl=_tls() if secure else None,
                server_hostname=host if secure else None,
                limit=LARGEST_ANSWER,
            )
    return None


def _request(parts: SplitResult, headers: dict[str, str], length: int) -> h11.Request:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    sent = {
        "Host": parts.netloc,
        "Content-Type": "application/json",
        "Content-Length": str(length),
        "Connection": "close",
        **headers,
    }
    return h11.Request(method="POST", target=target, headers=list(sent.items()))


async def _send(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: h11.Request, body: bytes
) -> int:
    """Send the request; return the response status. The rest is not read."""
    parser = h11.Connection(h11.CLIENT, LARGEST_ANSWER)
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(parser.send(part) or b"")
    await writer.drain()
    while True:
        event = parser.next_event()
        if event is h11.NEED_DATA:
            parser.receive_data(await reader.read(LARGEST_ANSWER))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            return 0

"""Telling people elsewhere that it is their turn: signed, retried, never in anybody's way."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import http.client
import ipaddress
import json
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any
from urllib.parse import SplitResult, urlsplit

import structlog

from .house import House
from .problems import Problem
from .store import StoreDown, jobs
from .table import Table

LOG = structlog.get_logger("teahouse.webhooks")
PAUSES = (1.0, 5.0, 30.0, 300.0)  # seconds before each further attempt
PATIENCE = 5.0  # seconds for one attempt
MOST_WAITING = 1000
MOST_A_SEAT = 3


class Webhooks:
    """Sends in threads of its own; a full queue drops the newest rather than hold anyone up."""

    def __init__(self, house: House, pauses: tuple[float, ...] = PAUSES) -> None:
        self._house = house
        self._pauses = pauses
        self._pool = ThreadPoolExecutor(4, "teahouse-hook")
        self._tasks: set[asyncio.Task[None]] = set()
        house.watchers.append(self.changed)

    def changed(self, table: Table, before: Table | None) -> None:
        """Tell a person whose turn it has become."""
        seat = table.actor
        if seat is None or table.bot_to_move is not None:
            return
        if before is not None and before.actor == seat and before.bot_to_move is None:
            return
        if self._house.settings.webhooks and len(self._tasks) < MOST_WAITING:
            task = asyncio.ensure_future(self._tell(table, seat))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _tell(self, table: Table, seat: int) -> None:
        with contextlib.suppress(StoreDown):
            rows = await self._house.store.read(partial(jobs.webhooks, table_id=table.id))
            for row in rows:
                if row["seat"] == seat:
                    await self._deliver(row, message(self._house, table, seat, row["shape"]))

    async def _deliver(self, row: Mapping[str, Any], body: bytes) -> None:
        loop = asyncio.get_running_loop()
        private = self._house.settings.webhooks_private
        for attempt, pause in enumerate((0.0, *self._pauses), 1):
            await asyncio.sleep(pause)
            post_it = partial(post, row["url"], body, row["secret"], private)
            if await loop.run_in_executor(self._pool, post_it):
                return
            LOG.warning("webhook-failed", webhook=row["id"], attempt=attempt)


def message(house: House, table: Table, seat: int, shape: str) -> bytes:
    """What is sent: public facts only."""
    base = house.settings.public_url.rstrip("/")
    address = f"{base}/t/{table.id}" if base else f"/t/{table.id}"
    said = f"{table.founding.game.capitalize()}: {table.seats[seat].name or seat + 1}, {address}"
    shapes: dict[str, dict[str, Any]] = {
        "discord": {"content": said, "allowed_mentions": {"parse": []}},
        "slack": {"text": said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")},
    }
    plain = {
        "event": "turn",
        "table": table.id,
        "game": table.founding.game,
        "seat": seat,
        "seq": table.seq,
        "url": address,
    }
    return json.dumps(shapes.get(shape, plain)).encode()


def signature(secret: str, body: bytes) -> str:
    return "sha256=" + hmac.new(secret.encode(), body, "sha256").hexdigest()


def checked_url(url: str, private: bool) -> SplitResult:
    """An address we are willing to call, or Problem. Names are looked up again at each call."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Problem("bad-address") from None
    allowed = ("https", "http") if private else ("https",)
    if parts.scheme not in allowed or not parts.hostname or parts.username or not url.isascii():
        raise Problem("bad-address")
    if any(c in url for c in " \r\n\t") or (port not in (None, 443) and not private):
        raise Problem("bad-address")
    return parts


def resolved(host: str, port: int, private: bool) -> str | None:
    """An address of a host that lies outside our own network."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return None
    for *_, address in found:
        ip = ipaddress.ip_address(str(address[0]).partition("%")[0])
        if private or (ip.is_global and not ip.is_multicast):
            return str(ip)
    return None


def post(url: str, body: bytes, secret: str, private: bool) -> bool:
    """One attempt, to the very address that was checked; redirections are not followed."""
    try:
        parts = checked_url(url, private)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        host = parts.hostname or ""
        ip = resolved(host, port, private)
        if ip is None:
            return False
        raw = socket.create_connection((ip, port), PATIENCE)
        if parts.scheme == "https":
            raw = ssl.create_default_context().wrap_socket(raw, server_hostname=host)
        connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
        connection.sock = raw
        with contextlib.closing(connection):
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            headers = {
                "Content-Type": "application/json",
                "User-Agent": "teahouse",
                "X-Teahouse-Signature": signature(secret, body),
            }
            connection.request("POST", target, body, headers)
            return 200 <= connection.getresponse().status < 300
    except (OSError, http.client.HTTPException, Problem, ValueError):
        return False

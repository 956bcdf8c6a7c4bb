"""Turn notices: signed, retried, only to where they may go."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from tests.server.serving import GENEROUS, Serving, play, turn_of

from teahouse.server.problems import Problem
from teahouse.server.webhooks import Webhooks, checked_url, resolved, signature

INSIDE = replace(GENEROUS, webhooks_private=True, public_url="http://127.0.0.1")


class Ear:
    """A program that is called; refuses the first calls if told to."""

    def __init__(self, refusals: int) -> None:
        self.refusals = refusals
        self.calls: list[tuple[dict[str, str], bytes]] = []
        self.heard = asyncio.Event()

    async def listen(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = [line.split(": ", 1) for line in head.split("\r\n")[1:] if line]
        headers = {name.lower(): value for name, value in lines}
        body = await reader.readexactly(int(headers["content-length"]))
        self.calls.append((headers, body))
        status = "500 No" if len(self.calls) <= self.refusals else "204 Yes"
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        if len(self.calls) > self.refusals:
            self.heard.set()


@contextlib.asynccontextmanager
async def listening(refusals: int) -> AsyncIterator[tuple[Ear, int]]:
    ear = Ear(refusals)
    server = await asyncio.start_server(ear.listen, "127.0.0.1", 0)
    async with server:
        yield ear, server.sockets[0].getsockname()[1]


@pytest.mark.parametrize("shape", ["json", "discord", "slack"])
def test_the_next_person_is_told_signed_and_after_failures_again(
    shape: str, sqlite_url: str
) -> None:
    async def scene(s: Serving) -> None:
        for watcher in s.house.watchers:
            owner = getattr(watcher, "__self__", None)
            if isinstance(owner, Webhooks):
                owner._pauses = (0.01, 0.01, 0.01)
        table, ann, ben = await s.table_of_two()
        async with listening(refusals=2) as (ear, port):
            actor, other = await turn_of(table, ann, ben)
            seat = (await other.news(table))["state"]["seat"]
            body = {"url": f"http://127.0.0.1:{port}/tea?x=1", "shape": shape}
            made = await other.post(f"/api/tables/{table}/seats/{seat}/webhooks", body)
            assert made.status_code == 201, made.text
            stolen = await actor.post(f"/api/tables/{table}/seats/{seat}/webhooks", body)
            assert stolen.status_code == 403
            while (await other.news(table))["state"]["turn"] != seat:
                await actor.act(table)
            async with asyncio.timeout(5):
                await ear.heard.wait()
            headers, sent = ear.calls[-1]
            assert len(ear.calls) == 3
            assert headers["x-teahouse-signature"] == signature(made.json()["secret"], sent)
            told = json.loads(sent)
            assert {"json": "seat", "discord": "content", "slack": "text"}[shape] in told
            shown = (await other.get(f"/api/tables/{table}/seats/{seat}/webhooks")).json()
            assert made.json()["secret"] not in json.dumps(shown)
            path = f"/api/tables/{table}/seats/{seat}/webhooks/{made.json()['id']}"
            assert (await other.http.delete(path)).status_code == 204

    play(sqlite_url, scene, INSIDE)


BAD = [
    "http://example.com/", "ftp://example.com", "https://user@example.com", "https://exa mple.com",
    "https://", "javascript:alert(1)", "https://example.com:8443/", "https://ex\u00e4mple.com",
    "https://[", "file:///etc/passwd",
]  # fmt: skip


@pytest.mark.parametrize("url", BAD)
def test_only_plain_https_addresses_are_called(url: str) -> None:
    with pytest.raises(Problem):
        checked_url(url, private=False)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.0.0.1", "169.254.169.254", "::1"])
def test_addresses_inside_the_own_network_are_not_called(host: str) -> None:
    assert resolved(host, 443, private=False) is None

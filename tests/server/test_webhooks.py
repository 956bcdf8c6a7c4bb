"""Turn notices: signed, retried, only to where they may go."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.support.serving import GENEROUS, PATIENCE, Serving, play, turn_of

from teahouse.server import outbound
from teahouse.server.addresses import Address
from teahouse.server.outbound import Lane, checked_url, resolve
from teahouse.server.problems import Problem
from teahouse.server.webhooks import Webhooks, signature

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
    shape: str, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbound, "SECONDS", PATIENCE)

    async def scene(s: Serving) -> None:
        for watcher in s.service.pipeline.watchers:
            owner = getattr(watcher, "__self__", None)
            if isinstance(owner, Webhooks):
                owner._pauses = (0.01, 0.01, 0.01)
        table, ann, ben = await s.table_of_two()
        async with listening(refusals=2) as (ear, port):
            actor, other = await turn_of(table, ann, ben)
            seat = (await other.state(table))["seat"]
            body = {"url": f"http://127.0.0.1:{port}/tea?x=1", "shape": shape}
            made = await other.post(f"/api/tables/{table}/seats/{seat}/webhooks", body)
            assert made.status_code == 201, made.text
            stolen = await actor.post(f"/api/tables/{table}/seats/{seat}/webhooks", body)
            assert stolen.status_code == 403
            while (await other.state(table))["actor"] != seat:
                await actor.act(table)
            await ear.heard.wait()
            headers, sent = ear.calls[-1]
            assert len(ear.calls) == 3
            assert headers["x-teahouse-signature"] == signature(made.json()["secret"], sent)
            payload = json.loads(sent)
            assert {"json": "seat", "discord": "content", "slack": "text"}[shape] in payload
            shown = (await other.get(f"/api/tables/{table}/seats/{seat}/webhooks")).json()
            assert made.json()["secret"] not in json.dumps(shown)
            path = f"/api/tables/{table}/seats/{seat}/webhooks/{made.json()['id']}"
            assert (await other.http.delete(path)).status_code == 204

    play(sqlite_url, scene, INSIDE)


def test_a_table_without_notices_is_looked_up_once(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        asked: list[str] = []
        read = s.service.db.read

        async def counted(job: Any) -> Any:
            asked.append(getattr(getattr(job, "func", None), "__name__", ""))
            return await read(job)

        s.service.db.read = counted  # type: ignore[method-assign]
        table, ann, ben = await s.table_of_two()
        for _ in range(3):
            actor, other = await turn_of(table, ann, ben)
            seat = (await other.state(table))["seat"]
            while (await other.state(table))["actor"] != seat:
                await actor.act(table)
        assert asked.count("webhooks") == 1

    play(sqlite_url, scene)


BAD = [
    "http://example.com/", "ftp://example.com", "https://user@example.com", "https://exa mple.com",
    "https://", "javascript:alert(1)", "https://example.com:8443/", "https://ex\u00e4mple.com",
    "https://[", "file:///etc/passwd",
]  # fmt: skip


@pytest.mark.parametrize("url", BAD)
def test_only_plain_https_addresses_are_called(url: str) -> None:
    with pytest.raises(Problem):
        checked_url(url, private=False)


INSIDE_ADDRESSES = [
    "127.0.0.1", "localhost", "10.0.0.1", "169.254.169.254", "100.64.0.1", "224.0.0.1", "0.0.0.0",
    "::1", "::", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b::7f00:1",
    "64:ff9b:1::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::1", "fec0::1", "fe80::1", "fc00::1",
    "ff02::1", "2130706433", "0x7f.1",
]  # fmt: skip


@pytest.mark.parametrize("host", INSIDE_ADDRESSES)
def test_addresses_inside_the_own_network_are_not_called(host: str) -> None:
    assert asyncio.run(looked_up(host)) == []


async def looked_up(host: str) -> list[Address]:
    lane = Lane(calls=1, lookups=1)
    try:
        return await resolve(host, 443, private=False, lane=lane)
    finally:
        lane.close()


@pytest.mark.parametrize("host", ["8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"])
def test_public_addresses_are_called(host: str) -> None:
    assert asyncio.run(looked_up(host)) == [ipaddress.ip_address(host)]


def test_a_name_with_one_address_inside_is_not_called_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [(socket.AF_INET, 1, 6, "", (ip, 443)) for ip in ("8.8.8.8", "192.168.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **named: found)
    assert asyncio.run(looked_up("rebinding.example")) == []


def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Looked up once: a name that answers otherwise the second time is not asked again."""
    asked: list[str] = []

    def lookup(host: str, port: int, **named: object) -> list[object]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    async def scene() -> None:
        async with listening(refusals=0) as (ear, port):
            monkeypatch.setattr(socket, "getaddrinfo", lookup)
            lane = Lane(calls=1, lookups=1)
            url = f"http://tea.example:{port}/"
            assert await outbound.post(url, b"{}", {"X-Test": "1"}, True, lane)
            assert ear.calls[0][0]["host"] == f"tea.example:{port}"
            lane.close()

    asyncio.run(scene())
    assert asked.count("tea.example") == 1


def test_the_name_of_a_certificate_is_verified(tmp_path: Path) -> None:
    """A receiver on the checked address with somebody else's certificate is not told anything."""
    certificate(tmp_path, "other.example")

    async def scene() -> None:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(tmp_path / "cert.pem", tmp_path / "key.pem")
        ear = Ear(0)
        trusting = ssl.create_default_context(cafile=str(tmp_path / "cert.pem"))
        server = await asyncio.start_server(ear.listen, "127.0.0.1", 0, ssl=context)
        lane, port = Lane(1, 1), server.sockets[0].getsockname()[1]
        async with server:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(outbound, "_tls", lambda: trusting)
                assert not await outbound.post(f"https://127.0.0.1:{port}/", b"{}", {}, True, lane)
                patch.setattr(socket, "getaddrinfo", local_lookup(port))
                named = f"https://other.example:{port}/"
                assert await outbound.post(named, b"{}", {}, True, lane)
        lane.close()
        assert len(ear.calls) == 1

    asyncio.run(scene())


def local_lookup(port: int) -> Callable[..., list[object]]:
    return lambda *args, **named: [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]


def certificate(folder: Path, name: str) -> None:
    """A certificate for a name, signed by itself."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl makes the certificate")
    command = [
        "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
        "-nodes", "-days", "1", "-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}",
        "-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem"),
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True)


async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Takes the call and never answers, but for a crumb now and then."""
    try:
        with contextlib.suppress(ConnectionError):
            while True:
                await asyncio.sleep(0.05)
                writer.write(b"H")
                await writer.drain()
    finally:
        writer.transport.abort()


def test_a_receiver_that_dribbles_is_given_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "SECONDS", 0.5)

    async def scene() -> None:
        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        lane, port = Lane(1, 1), server.sockets[0].getsockname()[1]
        async with server:
            assert not await outbound.post(f"http://127.0.0.1:{port}/", b"{}", {}, True, lane)
        lane.close()

    asyncio.run(scene())


def test_slow_receivers_delay_only_their_own_tables(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten tables whose receivers never answer, and the eleventh is told before one is given up."""
    monkeypatch.setattr(outbound, "SECONDS", 600.0)

    async def scene(s: Serving) -> None:
        slow = await asyncio.start_server(silent, "127.0.0.1", 0)
        slow_port = slow.sockets[0].getsockname()[1]
        async with slow, listening(refusals=0) as (ear, port):
            for target in [slow_port] * 10 + [port]:
                table, ann, ben = await s.table_of_two()
                actor, other = await turn_of(table, ann, ben)
                seat = (await other.state(table))["seat"]
                body = {"url": f"http://127.0.0.1:{target}/"}
                made = await other.post(f"/api/tables/{table}/seats/{seat}/webhooks", body)
                assert made.status_code == 201
                while (await other.state(table))["actor"] != seat:
                    await actor.act(table)
            async with asyncio.timeout(PATIENCE):
                await ear.heard.wait()

    play(sqlite_url, scene, INSIDE)

"""Connections: how many, how slow, how chatty; and that nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sys
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import websockets
from tests.support.served import SERVE, Served
from tests.support.serving import GENEROUS, PATIENCE, Serving, heard, play, until

from teahouse.server import connections, sockets
from teahouse.server.connections import room_for
from teahouse.server.metrics import Metrics

HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = (
    b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{"
)
QUICK = replace(GENEROUS, request_seconds=0.5)
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def connected(s: Serving, *first: bytes) -> AsyncIterator[Stream]:
    reader, writer = await asyncio.open_connection("127.0.0.1", s.port)
    try:
        for part in first:
            writer.write(part)
        yield reader, writer
    finally:
        writer.transport.abort()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server closes."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionError):
            return await reader.read()
    return b""


async def connections_to(s: Serving) -> int:
    return len(s.server.server_state.connections)


async def trickled(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
    """Send a byte now and then until the server closes."""
    answer = asyncio.ensure_future(rest(reader))
    while not answer.done():
        writer.write(b"x")
        await asyncio.sleep(0.05)
    return await answer


# Requests that do not arrive


@pytest.mark.parametrize("begun", [HEAD, b"GET /healthz HT", POST])
def test_a_request_that_does_not_arrive_in_time_is_answered_408(
    begun: bytes, sqlite_url: str
) -> None:
    async def scene(s: Serving) -> None:
        async with connected(s, begun) as (reader, _):
            head, _, body = (await rest(reader)).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 408 ")
            assert json.loads(body) == {"error": "timeout"}
        assert not s.server.server_state.connections

    play(sqlite_url, scene, QUICK)


def test_a_connection_that_says_nothing_is_closed(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        async with connected(s) as (reader, _):
            assert await rest(reader) == b""

    play(sqlite_url, scene, QUICK)


@pytest.mark.parametrize("begun", [HEAD + b"X: ", POST])
def test_bytes_that_trickle_in_win_no_time(begun: bytes, sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        async with connected(s, begun) as (reader, writer):
            answer = await trickled(reader, writer)
            assert answer.startswith(b"HTTP/1.1 408 ") or not answer  # or reset by our close

    play(sqlite_url, scene, QUICK)


def test_a_body_nobody_waits_for_is_given_up_too(sqlite_url: str) -> None:
    """The answer is sent before the body has arrived; the rest of it may not trickle for ever."""

    async def scene(s: Serving) -> None:
        head = HEAD + b"Content-Length: 1000\r\n\r\n"
        async with connected(s, head) as (reader, writer):
            assert b" 200 " in await reader.readuntil(b"\r\n\r\n")
            await trickled(reader, writer)

    play(sqlite_url, scene, QUICK)


def test_an_answer_may_take_longer_than_the_request(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        whole = HEAD + b"\r\n"
        async with connected(s, whole) as (reader, writer):
            assert b" 200 " in await reader.readuntil(b"\r\n\r\n")
            await asyncio.sleep(2 * QUICK.request_seconds)  # idle between two requests
            writer.write(whole)
            assert b'{"status"' in await reader.readuntil(b"\r\n\r\n") + await reader.read(100)

    play(sqlite_url, scene, QUICK)


def test_what_arrives_is_read_a_little_at_a_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    receive = connections.HttpConnection.data_received

    def noted(self: connections.HttpConnection, data: bytes) -> None:
        read.append(len(data))
        receive(self, data)

    monkeypatch.setattr(connections.HttpConnection, "data_received", noted)

    async def scene(s: Serving) -> None:
        head = (
            b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 60000\r\n\r\n"
        )
        async with connected(s, head + b" " * 60_000) as (reader, _):
            assert b" 400 " in await reader.readuntil(b"\r\n")
        assert sum(read) > 60_000
        assert max(read) <= connections.READ_AT_ONCE

    play(sqlite_url, scene)


def test_a_body_in_crumbs_is_refused_before_it_costs_anything(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        head = (
            b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        crumbs = b"1\r\n[\r\n" * 60_000
        async with connected(s, head, crumbs) as (reader, _):
            assert (await rest(reader))[:12] in (b"HTTP/1.1 400", b"")  # b"": reset by our close
        assert (await s.person().get("/healthz")).status_code == 200

    play(sqlite_url, scene)


# How many


def test_connections_of_one_address_are_capped(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(5):
                await stack.enter_async_context(connected(s, HEAD))
            await until(lambda: connections_to(s), 5)
            async with connected(s, HEAD + b"\r\n") as (reader, _):
                assert await rest(reader) == b""
        await until(lambda: connections_to(s), 0)
        ann = s.person()
        assert (await ann.get("/healthz")).status_code == 200, "they have left"
        words = (await ann.get("/metrics")).text
        assert 'teahouse_refused_connections_total{why="address"} 1.0' in words

    play(sqlite_url, scene, replace(GENEROUS, connections_per_address=5))


def test_a_trusted_proxy_is_not_capped_by_its_address(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(5):
                await stack.enter_async_context(connected(s, HEAD))
            async with connected(s, HEAD + b"\r\n") as (reader, _):
                assert b" 200 " in await reader.readuntil(b"\r\n\r\n")

    few = replace(GENEROUS, connections_per_address=5, trusted_proxies="127.0.0.0/8")
    play(sqlite_url, scene, few)


def test_all_connections_are_capped(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(5):
                await stack.enter_async_context(connected(s, HEAD))
            await until(lambda: connections_to(s), 5)
            async with connected(s, HEAD + b"\r\n") as (reader, _):
                assert await rest(reader) == b""

    play(sqlite_url, scene, replace(GENEROUS, most_connections=5))


@pytest.mark.parametrize(
    ("handles", "room"), [(None, 2000), (1_000_000, 2000), (1024, 640), (256, 128)]
)
def test_there_are_fewer_connections_than_file_handles(handles: int | None, room: int) -> None:
    assert room_for(2000, handles) == room


@contextlib.contextmanager
def half_open(port: int, addresses: int, each: int) -> Iterator[int]:
    """Requests that never end, from many addresses; how many got in."""
    opened: list[socket.socket] = []
    try:
        for n in range(addresses):
            for _ in range(each):
                source = (f"127.0.1.{n + 1}", 0)
                with contextlib.suppress(OSError):
                    opened.append(socket.create_connection(("127.0.0.1", port), PATIENCE, source))
                    opened[-1].sendall(HEAD)
        yield len(opened)
    finally:
        for one in opened:
            one.close()


FEW_HANDLES = "ulimit -Sn 200; ulimit -Hn 512"


@pytest.mark.skipif(sys.platform != "linux", reason="needs all of 127.0.0.0/8")
def test_half_open_requests_from_everywhere_shut_nobody_out(tmp_path: Path) -> None:
    """With 512 file handles, 900 requests that are never finished; then somebody comes."""
    settings = {"TEAHOUSE_BOT_WORKERS": "0", "TEAHOUSE_REQUEST_SECONDS": "3",
                "TEAHOUSE_TRUSTED_PROXIES": ""}  # fmt: skip
    command = ["sh", "-c", f'{FEW_HANDLES}; exec "$@"', "sh", *SERVE]
    with Served(tmp_path, settings, command) as served:
        with half_open(served.port, addresses=30, each=30) as opened:
            assert opened > 512
            while True:  # as soon as the time of the others is over
                try:
                    assert httpx.get(f"{served.base}/readyz", timeout=PATIENCE).status_code == 200
                    break
                except httpx.TransportError:
                    time.sleep(0.2)
        served.stop()
    lines = served.events
    assert {"event": "few-file-handles", "handles": 512, "connections": 256}.items() <= next(
        line.items() for line in lines if line["event"] == "few-file-handles"
    )
    assert "connection-refused" in {line["event"] for line in lines}
    assert len(lines) < 100


# What connections are like


def test_small_answers_are_sent_at_once(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        async with connected(s, HEAD + b"\r\n") as (reader, _):
            await reader.readuntil(b"\r\n\r\n")
            (taken,) = s.server.server_state.connections
            ours = taken.transport.get_extra_info("socket")
            assert ours.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) == 1

    play(sqlite_url, scene)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="Linux only")
def test_a_peer_that_reads_nothing_is_given_up(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "STALLED", 500)
    pause, is_full = connections.Connection.pause_writing, asyncio.Event()

    def noted(self: connections.Connection) -> None:
        is_full.set()
        pause(self)

    monkeypatch.setattr(connections.Connection, "pause_writing", noted)

    async def scene(s: Serving) -> None:
        ours = socket.socket()
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ours.connect(("127.0.0.1", s.port))
        get = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        try:
            ours.sendall(get * 60)
            await is_full.wait()
            await until(lambda: connections_to(s), 0)
        finally:
            ours.close()

    play(sqlite_url, scene)


# WebSockets


def test_handshakes_count_as_requests(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        address = s.base.replace("http", "ws", 1) + f"/api/tables/{'a' * 16}/live"
        answers = []
        for _ in range(25):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(address)
            answers.append(refused.value.response)
        assert [answer.status_code for answer in answers] == [403] * 20 + [429] * 5
        last = answers[-1]
        assert json.loads(last.body or b"") == {"error": "too-many"}
        assert int(last.headers["retry-after"]) >= 1

    play(sqlite_url, scene, replace(GENEROUS, requests_per_minute=20))


def test_a_live_connection_outlives_the_time_for_requests(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        async with ann.live(table) as live:
            await live.recv()
            await asyncio.sleep(3 * QUICK.request_seconds)
            await live.send('{"type":"ping"}')
            await heard(live, "pong")

    play(sqlite_url, scene, QUICK)


@pytest.mark.parametrize("frame", [b"\x89\x80abcd", b"\x8a\x80abcd", b"\x00\x80abcd"])
def test_frames_the_application_never_sees_are_limited(frame: bytes, sqlite_url: str) -> None:
    """Pings, pongs and empty continuations cost time too, and the last ones memory."""

    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        async with ann.live(table) as live:
            await live.recv()
            begin = b"\x01\x80abcd" if frame[0] == 0 else b""
            with contextlib.suppress(ConnectionError):
                live.transport.write(begin + frame * 50_000)
            await live.wait_closed()
        assert (await ann.updates(table))["table_id"] == table

    play(sqlite_url, scene)


@pytest.mark.parametrize("at_once", [1, 7, 10_000])
def test_frames_are_counted_however_they_arrive(at_once: int) -> None:
    def frame(first: int, size: int) -> bytes:
        long = size.to_bytes(8, "big") if size > 65_535 else size.to_bytes(2, "big")
        short = bytes((first, 0x80 | (127 if size > 65_535 else 126))) + long
        return (bytes((first, 0x80 | size)) if size < 126 else short) + b"mask" + b"\x89" * size

    sizes = (0, 1, 125, 126, 65_535, 65_536)
    sent = b"".join(frame(first, size) for size in sizes for first in (0x81, 0x82, 0x89, 0x00))
    connection = connections.LiveConnection(connections.Connections(GENEROUS, Metrics()))
    parts = [sent[at : at + at_once] for at in range(0, len(sent), at_once)]
    assert sum(map(connection.count, parts)) == 2 * len(sizes)

"""No request holds up the others: the nastiest to every route, and /healthz asked beside it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import Any

from benchmarks.server_client import Client
from tests.support.seats import ANN, BEN, OPEN
from tests.support.served import SERVE, Served

import teahouse
from teahouse.server.app import create_app
from teahouse.server.settings import Settings

SIZES = (1024, 8 * 1024, 64 * 1024)
TRIALS = 5  # a machine stalls now and then, a defect does so each time
TOKEN = "x" * 22


def filled(begin: str, part: str, end: str, size: int) -> bytes:
    """As many parts as fit, each one numbered where it says so."""
    room = size - len(begin.encode()) - len(end.encode())
    made: list[str] = []
    n = 0
    while True:
        one = part.replace("{n}", f"{n:05}")
        room -= len(one.encode())
        if room < 0:
            return "".join([begin, *made, end]).encode()
        made.append(one)
        n += 1


def nasty_bodies(size: int) -> dict[str, bytes]:
    escapes = r"\"\\\/\b\f\n\r\t\u0041\ud83c\udf75"
    return {
        "unclosed string": filled('"', '\\"', "", size),
        "unclosed strings": filled("[", '"\\",', "", size),
        "strings begun in strings": filled('{"name":"', ": '\"", '"', size),
        "backslashes": filled('"', "\\", "", size),
        "nested arrays": filled("", "[", "", min(size, 10_000)),
        "arrays closed again": b"[" * min(size // 2, 10_000) + b"]" * min(size // 2, 10_000),
        "nested objects": filled("", '{"a":', "", size),
        "keys": filled("{", '"k{n}":0,', '"z":0}', size),
        "the same key": filled("{", '"k":0,', '"k":0}', size),
        "objects": filled("[", "{},", "{}]", size),
        "a long number": filled("", "9", "", size),
        "a long fraction": filled("0.", "1", "e1", size),
        "a long exponent": filled("1e", "9", "", size),
        "numbers": filled("[", "1e5,", "1]", size),
        "every escape": filled('{"name":"', escapes, '"}', size),
        "marks": filled('{"text":"a', "\u0315\u0316", '"}', size),
        "blanks": filled("[", " \n", "]", size),
        "not utf-8": b'"' + b"\xff" * (size - 2) + b'"',
    }


def shaped_bodies(size: int) -> dict[str, dict[str, bytes]]:
    """What gets further, because it has the shape of what a route expects."""
    seats = '"seats":[{"kind":"open"},{"kind":"open"}]'
    quoted = filled(
        '{"game":"alubari","components":{"box":{"x":"', ": '", '"}},' + seats + "}", size
    )
    keys = filled(
        '{"game":"ceylon","components":{"box":{', '"k{n}":1,', '"z":1}},' + seats + "}", size
    )
    text = "\": 'x".join(["a"] * 9)
    texts = filled(
        '{"game":"alubari","components":{"achievements":{', f'"k{{n}}":{json.dumps(text)},',
        '"z":1}},' + seats + "}", size,
    )  # fmt: skip
    name = filled('{"name":"', "\u0315\u0316", '"}', min(size, 150))
    unknown = filled("{", '"k{n}":0,', f'"invitation":"{TOKEN}"}}', size)
    chat = filled('{"text":"a', "\u0315\u0316", '"}', min(size, 1500))
    notes = filled('{"text":"a', "\u0315\u0316", '"}', min(size, 8000))
    return {
        "/api/tables": {"quotes": quoted, "keys": keys, "texts": texts, "map": own_map()},
        "/api/options/check": {"quotes": quoted, "keys": keys, "texts": texts, "map": own_map()},
        "/api/journals": {
            "journal": long_journal(size),
            "not so": long_journal(size, digest="x"),
        },
        "/api/join": {"unknown keys": unknown, "name": name},
        "/api/tables/{table_id}/seats/{seat}/claim": {"name": name},
        "/api/tables/{table_id}/chat": {"marks": chat},
        "/api/tables/{table_id}/notes": {"marks": notes},
    }


def own_map() -> bytes:
    """A map with many starts to be tried out."""
    rows = ["TTTTTTTTTTTTTTT", "..............C"]
    options = {"map": "\n".join(row.ljust(16, ".") for row in rows)}
    return json.dumps({"game": "darjeeling", "options": options, "seats": [OPEN] * 5}).encode()


def long_journal(size: int, **changes: Any) -> bytes:
    """A game that goes on and on."""
    state = teahouse.game("darjeeling").new(
        seed=1, players=5, target=1000, round_limit=500, backend="python"
    )
    for _ in range(size // 16):
        legal = state.legal_ids()
        if not legal:
            break
        state.apply(legal[0])
    return written({**state.journal().as_json(), **changes})


def written(journal: dict[str, Any]) -> bytes:
    body = json.dumps({"journal": journal}, separators=(",", ":")).encode()
    assert len(body) <= 64 * 1024
    return body


NASTY_HEADS = [
    b'Cookie: teahouse="' + b"\\" * 15_000 + b'"',
    b'Cookie: x="' + b"\\a" * 7_500 + b'"',
    b"Cookie: " + b";=" * 7_500,
    b"\r\n".join([b"X:"] * 3_500),
    b"X-Forwarded-For: " + b"," * 15_000,
    b"Content-Type: " + b"a/b;" * 3_500,
    b'Content-Type: application/json; charset="' + b"\\" * 14_000,
    b"Accept-Encoding: " + b"gzip," * 3_000,
]
NASTY_QUERIES = [
    "&".join(["a"] * 7_000),
    "since=" + "9" * 14_000,
    "a=" + "%41" * 4_500,
    ";" * 14_000,
]


OPEN_TO_ALL = [
    ("GET", "/"), ("GET", "/join/{token:path}"), ("GET", "/api/tables"), ("POST", "/api/join"),
    ("GET", "/api/tables/{table_id}/updates"), ("GET", "/api/tables/{table_id}/live"),
]  # fmt: skip


IDLE = """
import asyncio, sys
async def answer(reader, writer):
    while await reader.readuntil(b"\\r\\n\\r\\n"):
        writer.write(b"HTTP/1.1 200 OK\\r\\nContent-Length: 0\\r\\n\\r\\n")
async def main():
    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()
asyncio.run(main())
"""


@contextlib.contextmanager
def idle_server() -> Iterator[int]:
    """The port of a server that has nothing else to do: where it is late, the machine is."""
    command = [sys.executable, "-c", IDLE]
    with subprocess.Popen(command, stdout=PIPE, stderr=DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            yield int(process.stdout.readline())
        finally:
            process.kill()


class Ear:
    """Asks /healthz on a connection of its own, beside something else."""

    def __init__(self, port: int, process: int, idle: int) -> None:
        self._client, self._idle = Client(port), Client(idle)
        self._process = process
        self.port = port
        self.usual = 0.0
        self.stalled = 0.0  # the longest wait for a server that had nothing to do

    async def ask(self) -> float:
        before = kept_waiting(self._process)
        waited, stalled = await asyncio.gather(answered(self._client), answered(self._idle))
        self.stalled = max(self.stalled, stalled)
        return waited - (kept_waiting(self._process) - before)

    async def close(self) -> None:
        await self._client.close()
        await self._idle.close()

    async def listen(self) -> None:
        """What is usual here and now."""
        self.usual = statistics.median([await self.ask() for _ in range(50)])

    async def beside(self, requests: Sequence[bytes]) -> float:
        """How long /healthz takes at most while the server has these requests before it."""
        self.stalled = 0.0
        async with contextlib.AsyncExitStack() as stack:
            answers = [await stack.enter_async_context(self.sent(one)) for one in requests]
            slowest = await self.ask()
            answering = asyncio.gather(*(first_bytes(answer) for answer in answers))
            while not answering.done():
                slowest = max(slowest, await self.ask())
                await asyncio.sleep(0.002)
            await answering
        return slowest

    @contextlib.asynccontextmanager
    async def sent(self, request: bytes) -> AsyncIterator[asyncio.StreamReader]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(request)
            with contextlib.suppress(ConnectionError):
                await writer.drain()
            yield reader
        finally:
            writer.transport.abort()

    async def check(self, name: str, *requests: bytes) -> None:
        """Never slower than 100 ms and ten times what is usual, or what the machine allows."""
        waits = []
        for _ in range(TRIALS):
            waits.append(await self.beside(requests))
            if waits[-1] < 0.1 + 10 * max(self.usual, self.stalled):
                return
            await self.listen()
        raise AssertionError((name, waits, self.usual, self.stalled))


def kept_waiting(process: int) -> float:
    """Seconds so far that a process had work to do and others had the processors."""
    try:
        waited = Path(f"/proc/{process}/schedstat").read_text().split()[1]
    except OSError:  # not on this system
        return 0.0
    return int(waited) / 1e9


async def answered(client: Client) -> float:
    """The seconds until a server is heard."""
    began = time.perf_counter()
    status, _ = await client.ask("GET", "/healthz")
    assert status == 200
    return time.perf_counter() - began


async def first_bytes(answer: asyncio.StreamReader) -> None:
    async with asyncio.timeout(600):
        with contextlib.suppress(ConnectionError):
            assert (await answer.read(100)).startswith(b"HTTP/1.1 ")


def head(method: str, path: str, cookie: str, *more: bytes) -> bytes:
    lines = [
        f"{method} {path} HTTP/1.1".encode(), b"Host: localhost", b"Connection: close",
        b"Cookie: " + cookie.encode(), *more,
    ]  # fmt: skip
    return b"\r\n".join(lines) + b"\r\n\r\n"


def post(method: str, path: str, cookie: str, body: bytes) -> bytes:
    more = (b"Content-Type: application/json", b"Content-Length: %d" % len(body))
    return head(method, path, cookie, *more) + body


def routes() -> Iterator[tuple[str, str, bool]]:
    """Every operation of the published description: method, path, whether it takes a body."""
    for path, methods in create_app(Settings(db="sqlite:///unused")).openapi()["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, "requestBody" in operation


def filled_in(path: str, table: str) -> str:
    known = {"table_id": table, "seat": "0", "muted": "1", "token": TOKEN, "game": "ceylon"}
    plain = re.sub(r"\{(\w+):\w+\}", r"{\1}", path)  # {token:path} is a {token}
    return plain.format_map(defaultdict(lambda: "0" * 16, known))


@contextlib.asynccontextmanager
async def heard(folder: Path) -> AsyncIterator[tuple[Ear, str, str]]:
    """A server in a process of its own, a table at it, and somebody who listens."""
    settings = {"TEAHOUSE_BOT_WORKERS": "0", "TEAHOUSE_LOG_LEVEL": "error",
                "TEAHOUSE_TRUSTED_PROXIES": ""}  # fmt: skip
    with Served(folder, settings, SERVE) as server, idle_server() as idle:
        owner = Client(server.port)
        asked = {"game": "darjeeling", "seats": [ANN, BEN]}
        _, made = await owner.ask("POST", "/api/tables", asked)
        ear = Ear(server.port, server.pid, idle)
        await ear.listen()
        try:
            yield ear, made["table"]["id"], owner.cookie
        finally:
            await owner.close()
            await ear.close()
            server.stop()
    assert "Traceback" not in server.log


def test_no_body_holds_up_the_others(tmp_path: Path) -> None:
    """Every route with a body; the three sizes of each one at once."""

    async def scene() -> None:
        nasty, shaped = by_name(map(nasty_bodies, SIZES)), shaped_bodies_by_route()
        async with heard(tmp_path) as (ear, table, cookie):
            for method, path, takes_body in routes():
                bodies = {**nasty, **shaped.get(path, {})} if takes_body else {}
                for name, sizes in bodies.items():
                    here = filled_in(path, table)
                    requests = [post(method, here, cookie, body) for body in sizes]
                    await ear.check(f"{method} {path} {name}", *requests)

    asyncio.run(scene())


def by_name(sizes: Iterable[dict[str, bytes]]) -> dict[str, list[bytes]]:
    found: defaultdict[str, list[bytes]] = defaultdict(list)
    for bodies in sizes:
        for name, body in bodies.items():
            found[name].append(body)
    return found


def shaped_bodies_by_route() -> dict[str, dict[str, list[bytes]]]:
    sizes = [shaped_bodies(size) for size in SIZES]
    return {path: by_name(one[path] for one in sizes) for path in sizes[0]}


def test_no_head_and_no_query_holds_up_the_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with heard(tmp_path) as (ear, table, cookie):
            for method, path in OPEN_TO_ALL:
                here = filled_in(path, table)
                for more in NASTY_HEADS:
                    own = "" if more.startswith(b"Cookie") else cookie
                    await ear.check(f"{method} {path} {more[:20]!r}", head(method, here, own, more))
                for query in NASTY_QUERIES:
                    await ear.check(f"{method} {path}", head(method, f"{here}?{query}", cookie))
            for method in ("BREW", "TRACE"):
                await ear.check(method, head(method, "/api/tables", cookie))

    asyncio.run(scene())


def test_no_long_game_holds_up_the_others(tmp_path: Path) -> None:
    """A whole game brought in one entry: replayed after a restart, and at every later question."""

    async def scene() -> None:
        async with heard(tmp_path) as (ear, _, _):
            bringer = Client(ear.port)
            journal = json.loads(long_journal(SIZES[-1]))
            status, made = await bringer.ask("POST", "/api/journals", journal)
            assert status == 201
            await bringer.close()
        async with heard(tmp_path) as (ear, _, cookie):
            path = f"/api/tables/{made['table']['id']}/replay"
            for what in ("", "?at=1000", "/points", "/journal", "/proof", "/record.csv"):
                await ear.check(what, head("GET", path + what, cookie))

    asyncio.run(scene())

"""Schemathesis against a running server, all checks, and bad frames on the live channel.

    python -m benchmarks.server_fuzz [--cases 10000] [--frames 10000] [--postgres]

A request that fits the schema may still be refused by the rules of a game or of the house: those
documented answers count as accepted. What must not happen: a 5xx, an answer that is not documented.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import websockets
from websockets.exceptions import ConnectionClosed

from benchmarks.server_client import Client, Server, two_seats
from benchmarks.stores import empty_database

CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "3xx", 400, 401, 403, 404, 409, 410, 413, 422, 429]

[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 406, 413, 422, 428, 429]
"""
PROPER = {1003, 1007, 1008, 1009}
OPERATIONS = 36


def fuzz_http(port: int, cookie: str, cases: int, folder: Path) -> dict[str, Any]:
    config = folder / "schemathesis.toml"
    config.write_text(CONFIG)
    command = [
        str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(config),
        "--no-color", "run", f"http://127.0.0.1:{port}/api/openapi.json", "--seed", "1",
        "--max-examples", str(max(1, cases // OPERATIONS)), "-H", f"Cookie: {cookie}",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
    generated = re.search(r"(\d+) generated", done.stdout)
    failures = re.findall(r"❌ (ST\d+ .*)", done.stdout)
    if failures:
        print(done.stdout)
    return {
        "cases": int(generated.group(1)) if generated else 0,
        "exit": done.returncode,
        "failures": failures,
    }


def frame(luck: random.Random) -> str | bytes:
    """Something nobody should send."""
    shape = luck.randrange(8)
    if shape == 0:
        return bytes(luck.randrange(256) for _ in range(luck.randrange(1, 200)))
    if shape == 1:
        return "[" * luck.randrange(1, 8000)
    if shape == 2:
        return "x" * luck.randrange(8193, 12_000)
    if shape == 3:
        return json.dumps({"type": luck.choice(["update", "chat", 1, None]), "a": luck.random()})
    if shape == 7:
        return json.dumps(bad_command(luck))
    if shape == 4:
        return luck.choice(["NaN", "1e400", '"\\ud800"', "\x00", "", "null", '{"type":1}'])
    return "".join(chr(luck.randrange(1, 0xD7FF)) for _ in range(luck.randrange(1, 100)))


def bad_command(luck: random.Random) -> dict[str, Any]:
    """A command with something wrong about it."""
    command: dict[str, Any] = {"type": "command", "command_id": "a" * 12, "expected_seq": 1}
    wrong = luck.choice(["command_id", "expected_seq", "kind", "actions", "seat", "to", "more"])
    return {**command, wrong: luck.choice([-1, 1.5, "\u202e", [[]], {"a": 1}, 2**70, True])}


async def read_on(socket: Any, said: asyncio.Queue[str]) -> None:
    async for text in socket:
        said.put_nowait(json.loads(text)["type"])


async def fuzz_frames(port: int, cookie: str, table: str, frames: int) -> dict[str, Any]:
    """Each bad frame on a connection of its own; a witness stays connected throughout."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live?seat=0"
    headers, luck, codes = {"Cookie": cookie}, random.Random(1), Counter[int]()
    async with websockets.connect(address, additional_headers=headers) as witness:
        said: asyncio.Queue[str] = asyncio.Queue()
        reading = asyncio.ensure_future(read_on(witness, said))
        for _ in range(frames):
            async with websockets.connect(address, additional_headers=headers) as socket:
                with contextlib.suppress(ConnectionClosed):
                    await socket.send(frame(luck))
                    async with asyncio.timeout(5):
                        async for _ in socket:
                            pass
                codes[socket.close_code or 0] += 1
        await witness.send('{"type":"ping"}')
        async with asyncio.timeout(5):
            while await said.get() != "pong":
                pass
        reading.cancel()
    proper = sum(n for code, n in codes.items() if code in PROPER)
    return {"frames": frames, "codes": dict(codes), "improper": frames - proper}


async def run(db: str, cases: int, frames: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        server = Server(db, bot_workers=0)
        server.start(log)
        await server.ready()
        fuzzed, client = Client(server.port), Client(server.port)
        await fuzzed.ask("POST", "/api/tables", two_seats("darjeeling"))
        _, made = await client.ask("POST", "/api/tables", two_seats("darjeeling"))
        table = made["table"]["id"]
        try:  # whoever is fuzzed may forget themselves; the frames come from somebody else
            http = await asyncio.to_thread(
                fuzz_http, server.port, fuzzed.cookie, cases, Path(folder)
            )
            live = await fuzz_frames(server.port, client.cookie, table, frames)
            await client.close()  # it was idle for longer than the server keeps it
            status, _ = await client.ask("GET", f"/api/tables/{table}/updates")
        finally:
            await fuzzed.close()
            await client.close()
            server.stop()
        logged = log.read_text()
        return {
            "http": http,
            "live": live,
            "others_unaffected": status == 200,
            "tracebacks": logged.count("Traceback"),
            "internal_errors": logged.count('"failure"'),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=10_000)
    parser.add_argument("--frames", type=int, default=10_000)
    parser.add_argument("--postgres", action="store_true")
    asked = parser.parse_args()
    with empty_database(on_postgres=asked.postgres) as db:
        figures = asyncio.run(run(db, asked.cases, asked.frames))
    print(json.dumps(figures, ensure_ascii=False))
    http = figures["http"]
    bad = http["failures"] or figures["live"]["improper"] or figures["tracebacks"]
    bad = bad or not http["cases"]  # schemathesis gave up: a trial of nothing
    raise SystemExit(1 if bad else 0)


if __name__ == "__main__":
    main()

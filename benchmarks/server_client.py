"""A small quick HTTP client for load, and the server as a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import websockets

SILENT = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


class Client:
    """One keep-alive connection with a cookie. ConnectionError when the server is gone."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        try:
            return await asyncio.wait_for(self._ask(method, path, body), 30)
        except (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError) as error:
            await self.close()
            raise ConnectionError(str(error)) from None

    async def _ask(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        sent = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
        head += f"Content-Length: {len(sent)}\r\n"
        head += f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        head += "Content-Type: application/json\r\n\r\n"
        self._writer.write(head.encode() + sent)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        found = re.search(r"(?i)content-length: (\d+)", answer)
        raw = await self._reader.readexactly(int(found.group(1)) if found else 0)
        given = re.search(r"(?i)set-cookie: ([^;]+)", answer)
        if given:
            self.cookie = given.group(1)
        return int(answer.split(" ", 2)[1]), json.loads(raw) if raw[:1] in b"{[" and raw else None

    async def watch(self, table: str) -> None:
        """Listen at a table: bots among themselves play only while somebody does."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        headers = {"Cookie": self.cookie}
        async with websockets.connect(address, additional_headers=headers) as socket:
            async for _ in socket:
                pass

    async def close(self) -> None:
        writer, self._reader, self._writer = self._writer, None, None
        if writer is not None:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


def free_port(count: int = 1) -> int:
    """The first of so many ports in a row, for servers that have to be told theirs.

    They stay bound here as long as this process lives: nobody else is given them, and whoever is
    told of them may listen there all the same.
    """
    first = _bind(0)
    try:
        for further in range(1, count):
            _bind(first + further)
    except (OSError, OverflowError):
        return free_port(count)
    return first


def _bind(port: int) -> int:
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(("127.0.0.1", port))
        number = int(made.getsockname()[1])
        if sys.platform == "linux":  # elsewhere nobody may listen at a port that is bound
            made.detach()
        return number


class Server:
    """The server as its own process, to be measured or killed."""

    def __init__(
        self,
        db: str,
        port: int | None = None,
        module: str = "teahouse.server",
        python: str = sys.executable,
        **settings: Any,
    ) -> None:
        self.port = port or free_port()
        self.command = [python, "-m", module]
        given = {
            "port": self.port, "db": db, "log_level": "error", "commands_per_minute": 10**8,
            "requests_per_minute": 10**8, "tables_per_hour": 10**8, "most_connections": 10_000,
            "connections_per_address": 10_000, **settings,
        }  # fmt: skip
        named = {f"TEAHOUSE_{k.upper()}": str(v) for k, v in given.items()}
        self.environment = {**os.environ, **named}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, log: Path | None = None) -> None:
        out: dict[str, Any] = dict(SILENT)
        if log is not None:
            out["stderr"] = log.open("ab")
        self.process = subprocess.Popen(self.command, env=self.environment, **out)
        if log is not None:
            out["stderr"].close()

    async def ready(self, seconds: float = 120) -> float:
        """Wait until it answers; how long that took."""
        started, client = time.perf_counter(), Client(self.port)
        while time.perf_counter() - started < seconds:
            try:
                status, _ = await client.ask("GET", "/readyz")
                if status == 200:
                    await client.close()
                    return time.perf_counter() - started
            except ConnectionError:
                pass
            await asyncio.sleep(0.05)
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """As if the power went."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an operator does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def cpu_seconds(self) -> float:
        """Processor time used so far, without the bots' processes."""
        assert self.process is not None
        numbers = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident megabytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found.group(1)) / 1024 if found else 0.0


def two_seats(game: str) -> dict[str, Any]:
    """One screen with two people."""
    people = [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]
    return {"game": game, "kind": "screen", "seats": people}

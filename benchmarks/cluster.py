"""Several server processes on one PostgreSQL behind a real proxy, each part to be killed alone."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from tests.support.postgres import Postgres, binaries

from benchmarks.server_client import SILENT, Server, free_port
from teahouse.server.cluster import SLOT, owner_of, process_name

HOST = "127.0.0.1"
PROXY = """\
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 8192; }}
http {{
{printed}
}}
"""


class Part(Protocol):
    """What may be killed and started again."""

    name: str

    def kill(self) -> None: ...

    def start(self) -> None: ...

    def accepts(self) -> bool:
        """Whether it takes connections."""
        ...


def connects(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((HOST, port)) == 0


class Process(Server):
    """A server process that knows its proxy."""

    def __init__(self, db: str, port: int, **settings: Any) -> None:
        more = {"trusted_proxies": HOST, "bot_workers": 0, **settings}
        super().__init__(db, port, **more)
        self.name = f"server process at {port}"

    def accepts(self) -> bool:
        return connects(self.port)


class Proxy:
    """nginx with the configuration that `teahouse serve --print-proxy nginx` prints."""

    name = "proxy"

    def __init__(self, folder: Path, first: int, processes: int) -> None:
        self.port = free_port()
        self._file = folder / "nginx.conf"
        self._process: subprocess.Popen[bytes] | None = None
        printed = print_config(first, processes).replace("listen 443 ssl", f"listen {self.port}")
        folder.chmod(0o755)
        self._file.write_text(PROXY.format(folder=folder, printed=printed))

    def start(self) -> None:
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        command = [program, "-p", str(self._file.parent), "-c", str(self._file)]
        quiet: dict[str, Any] = dict(SILENT)
        self._process = subprocess.Popen(command, **quiet)

    def kill(self) -> None:
        if self._process is not None:
            kill_whole(self._process.pid)
            self._process.wait()

    def accepts(self) -> bool:
        return connects(self.port)


def print_config(first: int, processes: int) -> str:
    """For one process at the port after `first`, or for several from there on."""
    workers = ["--workers", str(processes)] if processes > 1 else []
    port = first if workers else first + 1
    command = [sys.executable, "-m", "teahouse", "serve", "--port", str(port), *workers]
    command += ["--db", "postgresql://tea@127.0.0.1/tea", "--print-proxy", "nginx"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class Database(Postgres):
    """PostgreSQL, killed with all that it has started."""

    name = "PostgreSQL"

    def kill(self) -> None:
        if self.process is not None:
            kill_whole(self.process.pid)
            self.process.wait()
            self.process = None

    def accepts(self) -> bool:
        ready = [str(self.folder / "pg_isready"), "-h", HOST, "-p", str(self.port)]
        return subprocess.run(ready, capture_output=True, check=False).returncode == 0

    def start(self) -> None:
        for _ in range(5):  # what it left in shared memory may not be gone yet
            with contextlib.suppress(RuntimeError):
                super().start()
                return
        raise RuntimeError("PostgreSQL did not start")


def kill_whole(process: int) -> None:
    """kill -9, and its children, which would live on."""
    family = [process, *children(process)]
    for one in family:
        with contextlib.suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)


def children(process: int) -> list[int]:
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(entry.read_text().rpartition(")")[2].split()[1]) == process:
                found.append(int(entry.parent.name))
    return found


def cpu_seconds_of(process: int | None) -> float:
    """Processor time of a process and all its children, those that ended included."""
    ticks = 0
    for one in () if process is None else (process, *children(process)):
        with contextlib.suppress(OSError):
            numbers = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            ticks += sum(map(int, numbers[11:15] if one == process else numbers[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def database(home: Path) -> Iterator[Database]:
    home.mkdir()
    server = Database(binaries(), home)
    server.prepare()
    server.start()
    try:
        yield server
    finally:
        server.kill()


class Cluster:
    """So many processes, and the proxy before them."""

    def __init__(self, db: str, folder: Path, processes: int) -> None:
        first = free_row(processes + 1)
        self.processes = [Process(db, first + n) for n in range(1, processes + 1)]
        self.proxy = Proxy(folder, first, processes)

    async def start(self) -> None:
        for process in self.processes:
            process.start()
        for process in self.processes:
            await process.ready()
        self.proxy.start()
        while not self.proxy.accepts():
            await asyncio.sleep(0.05)
        await asyncio.sleep(2)  # each has seen the others

    def stop(self) -> None:
        self.proxy.kill()
        for process in self.processes:
            if process.process is not None and process.process.poll() is None:
                process.stop()

    def cpu_seconds(self) -> float:
        return sum(process.cpu_seconds() for process in self.processes)

    def owner(self, table: str) -> Process:
        by_name = {process_name(HOST, process.port): process for process in self.processes}
        return by_name[owner_of(table[:SLOT], by_name)]


def free_row(count: int) -> int:
    """The first of so many free ports in a row."""
    for first in range(31_000, 32_700, count):
        if not any(connects(first + number) for number in range(count)):
            return first
    raise RuntimeError("no free ports")


async def until_accepting(part: Part, seconds: float = 300) -> None:
    end = time.monotonic() + seconds
    while not await asyncio.to_thread(part.accepts):
        if time.monotonic() > end:
            raise RuntimeError(f"{part.name} does not come back")
        await asyncio.sleep(0.02)

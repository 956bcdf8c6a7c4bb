"""A PostgreSQL of the test's own: a system one if there is one, else from a package."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def binaries() -> Path | None:
    """The folder with initdb and postgres."""
    for name in ("initdb", "postgres"):
        found = shutil.which(name)
        if found:
            folder = Path(found).resolve().parent
            if (folder / "initdb").exists() and (folder / "postgres").exists():
                return folder
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    return None


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: how to start a process as somebody else."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            found = pwd.getpwnam(name)
            return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    raise RuntimeError("no user to run PostgreSQL as")


class Postgres:
    """One server process that can be killed and started again."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder = folder
        self.data = home / "data"
        self.home = home
        self.who = unprivileged()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None

    def prepare(self) -> None:
        if self.who:
            os.chown(self.home, self.who["user"], self.who["group"])
        made = [
            str(self.folder / "initdb"), "-D", str(self.data), "-U", "tea", "-A", "trust",
            "-E", "UTF8", "--locale=C", "--no-sync",
        ]  # fmt: skip
        subprocess.run(made, check=True, capture_output=True, cwd=self.home, **self.who)

    def start(self) -> None:
        command = [
            str(self.folder / "postgres"), "-D", str(self.data), "-p", str(self.port),
            "-h", "127.0.0.1", "-k", str(self.home), "-c", "shared_buffers=32MB",
        ]  # fmt: skip
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(command, cwd=self.home, **quiet, **self.who)
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        ready = [str(self.folder / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)]
        for _ in range(200):
            if subprocess.run(ready, capture_output=True, check=False).returncode == 0:
                return
            time.sleep(0.05)
        raise RuntimeError("PostgreSQL did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(3)  # at once: nothing here is kept
            self.process.wait(20)
            self.process = None

    def database(self, name: str) -> str:
        """A fresh database; its address."""
        command = [
            str(self.folder / "createdb"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "tea",
            name,
        ]  # fmt: skip
        subprocess.run(command, check=True, capture_output=True)
        return f"postgresql://tea@127.0.0.1:{self.port}/{name}"


@contextlib.contextmanager
def postgres() -> Iterator[Postgres | None]:
    """A running server, None where there is no PostgreSQL to be had."""
    folder = binaries()
    if folder is None:
        yield None
        return
    home = Path(tempfile.mkdtemp(prefix="teahouse-pg-"))
    server = Postgres(folder, home)
    try:
        server.prepare()
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(home, ignore_errors=True)

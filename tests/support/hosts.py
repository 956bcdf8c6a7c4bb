"""Two hosts with a cable between them, in network namespaces, and a server at home on one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

ADDRESS = "http://10.77.0.1:8099"
PATIENCE = 300.0  # seconds the server may take to print its addresses


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def in_host(name: str, *command: str) -> list[str]:
    return ["ip", "netns", "exec", name, *command]


@contextmanager
def two_hosts() -> Iterator[tuple[str, str]]:
    """Two namespaces with a cable between them: 10.77.0.1, also with a public address, and .2."""
    if shutil.which("ip") is None:
        pytest.skip("network namespaces need the program ip (package iproute2)")
    names = (f"tea-a-{os.getpid()}", f"tea-b-{os.getpid()}")
    with ExitStack() as undo:
        for name in names:
            try:
                ip("netns", "add", name)
            except subprocess.CalledProcessError as error:
                pytest.skip(f"network namespaces are not allowed here: {error.stderr!r}")
            undo.callback(ip, "netns", "del", name)
        a, b = names
        ip("link", "add", "teawire", "netns", a, "type", "veth", "peer", "name", "teawire",
           "netns", b)  # fmt: skip
        for host, addresses in ((a, ("10.77.0.1/24", "198.51.100.1/24")), (b, ("10.77.0.2/24",))):
            for address in addresses:
                ip("-n", host, "addr", "add", address, "dev", "teawire")
            for device in ("lo", "teawire"):
                ip("-n", host, "link", "set", device, "up")
        ip("-n", b, "route", "add", "198.51.100.0/24", "dev", "teawire")
        yield names


@contextmanager
def at_home_on(host: str, folder: Path) -> Iterator[list[str]]:
    """A server as `./play --lan` starts it, and the addresses it printed."""
    log, python = folder / "said", [sys.executable, "-P", "-m", "teahouse"]
    settings = {"TEAHOUSE_DB": f"sqlite:///{folder / 'tea.db'}", "TEAHOUSE_PORT": "8099",
                "TEAHOUSE_LANG": "en", "TEAHOUSE_BOT_WORKERS": "0"}  # fmt: skip
    with log.open("wb") as said:
        server = subprocess.Popen(
            in_host(host, *python, "home", "--lan", "--no-open"), cwd=folder,
            env={**os.environ, **settings}, stdout=said, stderr=said,
        )  # fmt: skip
    try:
        end = time.monotonic() + PATIENCE
        while len(found := re.findall(r"http://\S+?(?=\.?\s)", log.read_text())) < 2:
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.1)
        yield found
    finally:
        server.kill()
        server.wait()

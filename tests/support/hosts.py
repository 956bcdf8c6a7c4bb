"""Two hosts with a cable between them, in network namespaces, and a server at home on one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from tests.support.served import SERVE, Served

ADDRESS = "http://10.77.0.1:8099"


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
    command = in_host(host, *SERVE[:-2], "home", "--lan", "--no-open")
    settings = {"TEAHOUSE_LANG": "en", "TEAHOUSE_BOT_WORKERS": "0"}
    server = Served(folder, settings, command, port=8099)

    def addresses() -> list[str]:
        found = re.findall(r"http://\S+?(?=\.?\s)", server.said.read_text("utf-8"))
        return found if len(found) > 1 else []

    server.launch()
    try:
        yield server.wait_for(addresses)
    finally:
        server.kill()

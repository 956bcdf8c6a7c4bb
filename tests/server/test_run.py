"""`teahouse serve` as an operator starts and stops it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from teahouse.server.sockets import open_sockets

SECONDS = 300  # for a process to start or stop on a busy machine


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "teahouse", "serve", "--no-open", *arguments]


def surroundings(folder: Path) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith("TEAHOUSE_")}
    return {**kept, "TEAHOUSE_DATA": str(folder), "LANG": "en_GB.UTF-8"}


@contextmanager
def served(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        command("--port", "0", *arguments), env=surroundings(folder), text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def address_of(process: subprocess.Popen[str]) -> str:
    """Where it serves, as soon as it says so."""
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:[1-9]\d*(?=/)", process.stdout.readline())
    assert found is not None, process.communicate(timeout=SECONDS)
    return found[0]


def test_it_starts_on_a_port_answers_keeps_its_file_and_stops_when_asked(tmp_path: Path) -> None:
    with (
        served(tmp_path) as process,
        httpx.Client(base_url=address_of(process), timeout=SECONDS) as browser,
    ):
        assert browser.get("/healthz").json()["status"] == "ok"
        assert browser.get("/readyz").json() == {"status": "ok", "stopped_tables": 0}
        bots = [{"kind": "bot", "level": "novice"}] * 2
        made = browser.post("/api/tables", json={"game": "darjeeling", "seats": bots})
        assert made.status_code == 201
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=SECONDS)
        assert process.returncode in (0, -signal.SIGTERM)
    events = [json.loads(line)["event"] for line in err.splitlines()]
    assert (events[0], events[-1]) == ("open", "closed")
    assert (tmp_path / "teahouse.db").exists()


def test_settings_in_force_are_shown_with_secrets_masked(tmp_path: Path) -> None:
    db = "postgresql://tea:leaf-secret@db.example/tea"
    (tmp_path / "server.toml").write_text("port = 1234\nretention_days = 7\n")
    shown = subprocess.run(
        [*command("--show-config", "--db", db)],
        env={**surroundings(tmp_path), "TEAHOUSE_PORT": "2345"},
        capture_output=True, text=True, timeout=SECONDS, check=True,
    )  # fmt: skip
    settings = json.loads(shown.stdout)
    assert settings["port"] == 2345
    assert settings["retention_days"] == 7
    assert "leaf-secret" not in shown.stdout + shown.stderr
    assert "db.example" in settings["db"]


def test_a_port_that_is_taken_is_said_plainly(tmp_path: Path) -> None:
    with served(tmp_path / "one") as first:
        port = address_of(first).rpartition(":")[2]
        with served(tmp_path / "two", "--port", port) as second:
            _, err = second.communicate(timeout=SECONDS)
            assert second.returncode == 1
            assert port in err
            assert "Traceback" not in err


def test_who_comes_while_it_still_loads_waits_at_the_door() -> None:
    sockets = open_sockets("127.0.0.1", 0)
    host, port = sockets[0].getsockname()
    try:
        with socket.create_connection((host, port), timeout=SECONDS):
            pass  # nobody serves yet, and nobody is turned away
        with pytest.raises(OSError, match="in use"):
            open_sockets(host, port)
    finally:
        for opened in sockets:
            opened.close()


def test_where_others_may_answer_the_door_opens_when_the_server_is_there() -> None:
    sockets = open_sockets("127.0.0.1", 0, listening=False)
    host, port = sockets[0].getsockname()
    try:
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection((host, port), timeout=SECONDS)
        sockets[0].listen()
        with socket.create_connection((host, port), timeout=SECONDS):
            pass
        with pytest.raises(OSError, match="in use"):
            open_sockets(host, port, listening=False)
    finally:
        for opened in sockets:
            opened.close()

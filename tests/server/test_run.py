"""`teahouse serve` as an operator starts and stops it."""

from __future__ import annotations

import asyncio
import gc
import json
import signal
import socket
from pathlib import Path

import httpx
import pytest
from tests.support.seats import NOVICE
from tests.support.served import PATIENCE, SERVE, Served, run_server

from teahouse.server.background import BackgroundTasks
from teahouse.server.sockets import open_sockets


def test_it_starts_on_a_port_answers_keeps_its_file_and_stops_when_asked(tmp_path: Path) -> None:
    with (
        Served(tmp_path, command=SERVE) as served,
        httpx.Client(base_url=served.base, timeout=PATIENCE) as browser,
    ):
        assert browser.get("/healthz").json()["status"] == "ok"
        assert browser.get("/readyz").json() == {"status": "ok", "stopped_tables": 0}
        made = browser.post("/api/tables", json={"game": "darjeeling", "seats": [NOVICE] * 2})
        assert made.status_code == 201
        assert served.stop() in (0, -signal.SIGTERM)
    events = [json.loads(line)["event"] for line in served.log.splitlines()]
    assert (events[0], events[-1]) == ("open", "closed")
    assert (tmp_path / "teahouse.db").exists()


def test_settings_in_force_are_shown_with_secrets_masked(tmp_path: Path) -> None:
    db = "postgresql://tea:leaf-secret@db.example/tea"
    (tmp_path / "server.toml").write_text("port = 1234\nretention_days = 7\n")
    shown = run_server(tmp_path, "--show-config", "--db", db, TEAHOUSE_PORT="2345")
    assert shown.returncode == 0
    settings = json.loads(shown.stdout)
    assert settings["port"] == 2345
    assert settings["retention_days"] == 7
    assert "leaf-secret" not in shown.stdout + shown.stderr
    assert "db.example" in settings["db"]


def test_a_port_that_is_taken_is_said_plainly(tmp_path: Path) -> None:
    with Served(tmp_path, command=SERVE) as first:
        second = run_server(tmp_path / "two", "--port", str(first.port))
    assert second.returncode == 1
    assert str(first.port) in second.stderr
    assert "Traceback" not in second.stderr


def test_who_comes_while_it_still_loads_waits_at_the_door() -> None:
    sockets = open_sockets("127.0.0.1", 0)
    host, port = sockets[0].getsockname()
    try:
        with socket.create_connection((host, port), timeout=PATIENCE):
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
            socket.create_connection((host, port), timeout=PATIENCE)
        sockets[0].listen()
        with socket.create_connection((host, port), timeout=PATIENCE):
            pass
        with pytest.raises(OSError, match="in use"):
            open_sockets(host, port, listening=False)
    finally:
        for opened in sockets:
            opened.close()


def test_work_that_is_cancelled_before_it_begins_says_nothing() -> None:
    async def stop_at_once() -> None:
        tasks = BackgroundTasks()
        tasks.spawn(asyncio.sleep(60))
        await tasks.close()

    asyncio.run(stop_at_once())
    gc.collect()  # a coroutine that nobody awaited would complain, and fail this

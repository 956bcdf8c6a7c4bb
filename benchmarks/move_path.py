"""The path of one move through the server: every call, in order.

python -m benchmarks.move_path [--game ceylon] [--all]

A server runs here with a listener at the table; one command is sent, and what is called in
`teahouse` until the listener has the update is recorded, in all threads. docs/architecture.md shows
the path, and a test compares.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import threading
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import websockets

import teahouse
from teahouse.server import run
from teahouse.server.app import create_app
from teahouse.server.bots import ThreadBots
from teahouse.server.settings import Settings

PACKAGE = Path(teahouse.__file__).parent
SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
COOKIE = "teahouse"


@dataclass(frozen=True)
class Call:
    """A function of ours that was called."""

    file: str  # below src/teahouse
    function: str
    thread: str


class Recorder:
    """Notes calls while it is on. Install it before threads start: they inherit it."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.on = False
        self._known: dict[Any, tuple[str, str] | None] = {}

    def install(self) -> None:
        threading.setprofile(self._note)
        sys.setprofile(self._note)

    def remove(self) -> None:
        threading.setprofile(None)
        sys.setprofile(None)

    def _note(self, frame: Any, event: str, argument: Any) -> None:
        if not self.on or event != "call":
            return
        code = frame.f_code
        if code not in self._known:
            path = Path(code.co_filename)
            ours = path.is_relative_to(PACKAGE)
            name = path.relative_to(PACKAGE).as_posix() if ours else ""
            self._known[code] = (name, code.co_qualname) if ours else None
        found = self._known[code]
        if found is not None:
            self.calls.append(Call(*found, threading.current_thread().name))


async def trace_move(db: str, game: str, recorder: Recorder) -> list[Call]:
    """Play one move at a table of two, somebody listening, and note all calls."""
    settings = replace(Settings(), db=db, port=0, log_level="error", bot_workers=0)
    server = run.server(settings, create_app(settings, bots=ThreadBots(1)))
    running = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    address = f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    try:
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as person:
            return await _play_one(person, address, game, recorder)
    finally:
        server.should_exit = True
        await running


async def _play_one(
    person: httpx.AsyncClient, address: str, game: str, recorder: Recorder
) -> list[Call]:
    made = await person.post("/api/tables", json={"game": game, "seats": SEATS, "kind": "screen"})
    table = made.json()["table"]["id"]
    cookie = {"Cookie": f"{COOKIE}={person.cookies[COOKIE]}"}
    live = f"ws://{address}/api/tables/{table}/live?seat=0"
    async with websockets.connect(live, additional_headers=cookie) as socket:
        state = (await _update(socket))["state"]
        await asyncio.sleep(0.5)  # whatever the opening left to do
        seen = (await person.get(f"/api/tables/{table}/updates?seat={state['actor']}")).json()
        command = {
            "command_id": "one-move", "expected_seq": seen["seq"], "seat": state["actor"],
            "actions": [seen["state"]["legal"][0]["id"]],
        }  # fmt: skip
        recorder.on = True
        done = await person.post(f"/api/tables/{table}/commands", json=command)
        await _update(socket)
        recorder.on = False
        assert done.status_code == 200, done.text
    return recorder.calls


async def _update(socket: Any) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == "update":
            return message


def trace(game: str) -> list[Call]:
    recorder = Recorder()
    recorder.install()
    try:
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(trace_move(f"sqlite:///{folder}/tea.db", game, recorder))
    finally:
        recorder.remove()


def figures(calls: list[Call]) -> dict[str, int]:
    return {
        "calls": len(calls),
        "functions": len({(call.file, call.function) for call in calls}),
        "files": len({call.file for call in calls}),
        "threads": len({call.thread for call in calls}),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="ceylon")
    parser.add_argument("--all", action="store_true", help="games and core too")
    asked = parser.parse_args()
    calls = trace(asked.game)
    shown = dict.fromkeys(c for c in calls if asked.all or c.file.startswith("server/"))
    for call in shown:
        print(f"{call.file:34} {call.function:44} {call.thread}")
    print(json.dumps(figures(calls)))


if __name__ == "__main__":
    main()

"""The least a table server can do: the wire of ours and a durable row for each move, and no game.

    python -m benchmarks.floor_server PORT FILE

Speaks what `server_load` needs of the live channel. Frames are as long as those of Darjeeling with
deltas. What a move costs here is the floor for this language, event loop and WebSocket library.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import sys
import threading
from collections import defaultdict
from typing import Any

import orjson
import uvicorn

from teahouse.server.run import loop_factory

SEATS = 4
PADDING = "x" * 1200


class Journal:
    """One writer that commits in groups."""

    def __init__(self, file: str, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._queue: queue.SimpleQueue[tuple[Any, asyncio.Future[None]]] = queue.SimpleQueue()
        self._file = file
        threading.Thread(target=self._write_on, daemon=True).start()

    def append(self, *row: Any) -> asyncio.Future[None]:
        done = self._loop.create_future()
        self._queue.put((row, done))
        return done

    def _write_on(self) -> None:
        db = sqlite3.connect(self._file, isolation_level=None)
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            db.execute(f"PRAGMA {pragma}").fetchall()
        db.execute("CREATE TABLE entries (t TEXT, seq INT, said TEXT, PRIMARY KEY (t, seq))")
        while True:
            group = [self._queue.get()]
            while not self._queue.empty():
                group.append(self._queue.get())
            db.execute("BEGIN IMMEDIATE")
            db.executemany("INSERT INTO entries VALUES (?, ?, ?)", [row for row, _ in group])
            db.execute("COMMIT")
            self._loop.call_soon_threadsafe(self._tell, [done for _, done in group])

    def _tell(self, group: list[asyncio.Future[None]]) -> None:
        for done in group:
            done.set_result(None)


class Floor:
    """The ASGI application."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._journal: Journal | None = None
        self._seq: defaultdict[str, int] = defaultdict(int)
        self._listeners: defaultdict[str, dict[int, Any]] = defaultdict(dict)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._open(scope, send)
        elif scope["type"] == "websocket":
            await self._live(scope, receive, send)

    async def _open(self, scope: Any, send: Any) -> None:
        if self._journal is None:
            self._journal = Journal(self._file, asyncio.get_running_loop())
        posted = scope["method"] == "POST"
        name = f"table{len(self._seq)}"
        self._seq[name] += int(posted)
        body = orjson.dumps({"table": {"id": name}})
        headers = [(b"content-length", b"%d" % len(body))]
        status = 201 if posted else 200
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _live(self, scope: Any, receive: Any, send: Any) -> None:
        table = scope["path"].split("/")[3]
        seat = int(scope["query_string"].partition(b"seat=")[2].partition(b"&")[0])
        await receive()
        await send({"type": "websocket.accept"})
        self._listeners[table][seat] = send
        await send(self._update(table, seat))
        while (message := await receive())["type"] == "websocket.receive":
            await self._take(table, send, orjson.loads(message["text"]))
        self._listeners[table].pop(seat, None)

    async def _take(self, table: str, send: Any, command: dict[str, Any]) -> None:
        assert self._journal is not None
        seq = self._seq[table] + 1
        await self._journal.append(table, seq, command["command_id"])
        self._seq[table] = seq
        receipt = {"type": "receipt", "command_id": command["command_id"], "seq": seq}
        await send({"type": "websocket.send", "text": orjson.dumps(receipt).decode()})
        for seat, tell in list(self._listeners[table].items()):
            await tell(self._update(table, seat))

    def _update(self, table: str, seat: int) -> dict[str, Any]:
        seq = self._seq[table]
        legal = [{"id": 0}] if seq % SEATS == seat else []
        state = {"legal": legal, "padding": PADDING}
        text = orjson.dumps({"type": "update", "seq": seq, "state": state}).decode()
        return {"type": "websocket.send", "text": text}


def main() -> None:
    config = uvicorn.Config(
        Floor(sys.argv[2]), port=int(sys.argv[1]), log_level="error", access_log=False,
        lifespan="off", ws="websockets-sansio", ws_per_message_deflate=False,
    )  # fmt: skip
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve())


if __name__ == "__main__":
    main()

"""The live channel: a WebSocket for each pair of eyes."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from functools import partial
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from teahouse.server.auth import Caller, caller_of, service_of
from teahouse.server.listeners import Listener, dump_json
from teahouse.server.middleware import address
from teahouse.server.problems import Problem
from teahouse.server.service import TableService
from teahouse.server.store import jobs

from .common import SeatQuery, Since, TableId

router = APIRouter(tags=["play"])
LARGEST_FRAME = 8 * 1024
FRAMES_A_MINUTE = 120
# Close codes of the WebSocket standard.
NORMAL, UNSUPPORTED, BAD_DATA, POLICY, TOO_BIG, LATER = (
    1000, 1003, 1007, 1008, 1009, 1013,
)  # fmt: skip


class BadFrame(Exception):
    def __init__(self, code: int) -> None:
        self.code = code


@router.websocket("/api/tables/{table_id}/live")
async def live(
    websocket: WebSocket,
    table_id: TableId,
    since: Since = 0,
    seat: SeatQuery = None,
) -> None:
    """Updates as they happen, from `since` on. The client sends nothing but pings."""
    service = service_of(websocket)
    try:
        caller = await caller_of(websocket)
        listener = await admit(websocket, service, caller, table_id, since, seat)
    except Problem as problem:
        await websocket.close(LATER if problem.status_code >= 429 else POLICY)
        return
    await websocket.accept()
    service.metrics.connections.inc()
    open_of(websocket)[key := address(websocket.scope, service.settings)] += 1
    try:
        await serve(websocket, service, listener)
    finally:
        service.listeners.remove(listener)
        service.metrics.connections.dec()
        open_of(websocket)[key] -= 1
        if not open_of(websocket)[key]:
            del open_of(websocket)[key]


def open_of(websocket: WebSocket) -> Counter[str]:
    counted: Counter[str] = websocket.app.state.connections
    return counted


async def admit(
    websocket: WebSocket,
    service: TableService,
    caller: Caller,
    table_id: str,
    since: int,
    seat: int | None,
) -> Listener:
    """A listener with the right eyes, or Problem."""
    caller_address = address(websocket.scope, service.settings)
    here = open_of(websocket)[caller_address]
    most = service.settings.connections_per_address
    if service.listeners.count >= service.settings.most_connections or here >= most:
        raise Problem("too-many")
    eyes = caller.viewing_seat(await service.tables.get(table_id), seat)
    listener = Listener(
        table_id, eyes, since, caller.session or "", caller_address, caller.browser or "",
        caller.profiles,
    )  # fmt: skip
    if eyes is not None:
        muted = await service.db.read(partial(jobs.mutes, table_id=table_id))
        listener.muted = {other for who, other in muted if who == eyes}
    return listener


async def serve(websocket: WebSocket, service: TableService, listener: Listener) -> None:
    """Send what is new and read pings until one side has enough."""
    live = await service.tables.get(listener.table_id)
    seq = live.table.seq
    greeting = dump_json(live.update(min(listener.seq, seq), listener.seat))
    listener.seq = seq  # from here on it is sent what comes after the greeting
    service.listeners.add(listener)
    await websocket.send_text(greeting)
    sending = asyncio.ensure_future(send_on(websocket, listener))
    reading = asyncio.ensure_future(read_on(websocket))
    done, waiting = await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    failures = [task.exception() for task in done]  # asked for, or asyncio complains of each
    failure = next((error for error in failures if error is not None), None)
    code = failure.code if isinstance(failure, BadFrame) else LATER
    if not isinstance(failure, WebSocketDisconnect):
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(code)


async def send_on(websocket: WebSocket, listener: Listener) -> None:
    while (message := await listener.waiting.get()) is not None:
        await websocket.send_text(message)


async def read_on(websocket: WebSocket) -> None:
    """Answer pings; anything else ends the connection with the proper code."""
    loop, frames, minute = asyncio.get_running_loop(), 0, 0.0
    while True:
        frame = await websocket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", NORMAL))
        if loop.time() - minute > 60:
            frames, minute = 0, loop.time()
        frames += 1
        if frames > FRAMES_A_MINUTE:
            raise BadFrame(POLICY)
        check_frame(frame)
        await websocket.send_text('{"type":"pong"}')


def check_frame(frame: Any) -> None:
    """The only thing to say is {"type": "ping"}."""
    said = frame.get("text")
    if said is None:
        raise BadFrame(UNSUPPORTED)
    if len(said) > LARGEST_FRAME:
        raise BadFrame(TOO_BIG)
    try:
        value = json.loads(said)
    except (ValueError, RecursionError):
        raise BadFrame(BAD_DATA) from None
    if value != {"type": "ping"}:
        raise BadFrame(POLICY)

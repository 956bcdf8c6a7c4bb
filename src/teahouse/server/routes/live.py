"""The live channel: one WebSocket per listener."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import Counter
from functools import partial
from typing import Any

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from teahouse.server import strict
from teahouse.server.auth import Caller, caller_in, caller_of, service_of
from teahouse.server.bodies import CommandIn
from teahouse.server.encoding import dump_json
from teahouse.server.listeners import Listener
from teahouse.server.middleware import address, limit_requests
from teahouse.server.problems import Problem
from teahouse.server.service import TableService
from teahouse.server.store import jobs
from teahouse.server.store_generations import REQUEST_GENERATION

from .common import SeatQuery, Since, TableId, limiter_of, run_command

LOG = structlog.get_logger("teahouse.live")
router = APIRouter(tags=["play"])
LARGEST_FRAME = 8 * 1024
FRAMES_A_MINUTE = 120
# Close codes of the WebSocket standard.
NORMAL, UNSUPPORTED, BAD_DATA, POLICY, TOO_BIG, LATER = (
    1000, 1003, 1007, 1008, 1009, 1013,
)  # fmt: skip


PONG = {"type": "pong"}


class BadFrame(Exception):
    def __init__(self, code: int) -> None:
        self.code = code


@router.websocket("/api/tables/{table_id}/live")
async def live(
    websocket: WebSocket,
    table_id: TableId,
    since: Since = 0,
    seat: SeatQuery = None,
    deltas: bool = False,
) -> None:
    """Updates as they happen, from `since` on. The client sends pings and commands.

    With `deltas`, an update may have `changes` in the place of `state`: what changed in it since
    the last one on this connection, whose number is `since`. See `deltas.py`.
    """
    service = service_of(websocket)
    try:
        caller = await caller_of(websocket)
        listener = await admit(websocket, service, caller, table_id, since, seat)
        listener.takes_deltas = deltas
    except Problem as problem:
        await websocket.close(LATER if problem.status_code >= 429 else POLICY)
        return
    await websocket.accept()
    service.metrics.connections.inc()
    open_of(websocket)[key := address(websocket.scope)] += 1
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
    """A listener with the right view, or Problem."""
    caller_address = address(websocket.scope)
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
    """Send updates and read frames until either side closes."""
    live = await service.table_since(listener.table_id, listener.seq)
    since, listener.seq = min(listener.seq, live.table.seq), live.table.seq
    listener.send(dump_json(live.update(since, listener.seat)))
    service.listeners.add(listener)  # from now on it gets what follows the first update
    sending = asyncio.ensure_future(send_on(websocket, listener))
    reading = asyncio.ensure_future(read_on(websocket, service, listener))
    done, waiting = await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    failures = [task.exception() for task in done]  # retrieved, or asyncio warns about each
    failure = next((error for error in failures if error is not None), None)
    code = failure.code if isinstance(failure, BadFrame) else LATER
    if not isinstance(failure, WebSocketDisconnect):
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(code)


async def send_on(websocket: WebSocket, listener: Listener) -> None:
    while (message := await listener.waiting.get()) is not None:
        await websocket.send_text(message.decode())


async def read_on(websocket: WebSocket, service: TableService, listener: Listener) -> None:
    """Answer pings and run commands; anything else closes the connection with the right code."""
    loop, frames, minute = asyncio.get_running_loop(), 0, 0.0
    while True:
        frame = await websocket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", NORMAL))
        if loop.time() - minute > 60:
            frames, minute = 0, loop.time()
        asked = read_frame(frame)
        answer = PONG if asked is None else await answer_to(websocket, service, listener, asked)
        frames += answer["type"] != "receipt"  # what was done is limited elsewhere
        if frames > FRAMES_A_MINUTE:
            raise BadFrame(POLICY)
        listener.send(dump_json(answer))


def read_frame(frame: Any) -> CommandIn | None:
    """{"type": "ping"}, which is None, or {"type": "command", ...} with the body of a command."""
    said = frame.get("text")
    if said is None:
        raise BadFrame(UNSUPPORTED)
    if len(said) > LARGEST_FRAME:
        raise BadFrame(TOO_BIG)
    try:
        value = strict.loads(said.encode())
    except Problem:
        raise BadFrame(POLICY if is_json(said) else BAD_DATA) from None
    if value == {"type": "ping"}:
        return None
    try:
        if value.pop("type") == "command":
            return CommandIn.model_validate(value)
    except (AttributeError, TypeError, LookupError, ValidationError):
        pass  # not an object, without a type, or no command
    raise BadFrame(POLICY)


def is_json(said: str) -> bool:
    try:
        json.loads(said)
    except (ValueError, RecursionError):
        return False
    return True


async def answer_to(
    websocket: WebSocket, service: TableService, listener: Listener, asked: CommandIn
) -> dict[str, Any]:
    """Run a command, checked, counted and rate-limited like one sent as a request."""
    REQUEST_GENERATION.set(service.store.generation)
    started, status = time.perf_counter(), 200
    try:
        await limit_requests(limiter_of(websocket), service.settings, listener.address)
        browser = listener.browser
        caller = await caller_in(service, browser) if browser else Caller(None)
        done = await run_command(websocket, service, caller, listener.table_id, asked)
        return {"type": "receipt", **done}
    except Exception as error:
        if not isinstance(error, Problem):
            LOG.error("failure", failure=type(error).__name__, route="live")
        problem = error if isinstance(error, Problem) else Problem("internal")
        status = problem.status_code
        said = {"command_id": asked.command_id, "status": status}
        return {"type": "refusal", **said, "problem": problem.body()}
    finally:
        service.metrics.request("WEBSOCKET", status, time.perf_counter() - started)

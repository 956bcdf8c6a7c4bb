"""Bots at tables: a view goes in, a legal action and thoughts come out.

A bot never gets the position, only what its seat may know: a `Request` of `teahouse.bots`.
`WorkerBots` hands it to the worker processes of the bot service, `FairBots` shares their time among
tables, `ThreadBots` needs no process at all.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Protocol

import structlog

from teahouse.bots import LEVELS, QUICK, Choice, Thought
from teahouse.bots.deciding import Request, decide
from teahouse.bots.service import BotService

from .fair_queue import FairQueue, Flow

LOG = structlog.get_logger("teahouse.bots")
NOVICE = LEVELS[0]
PATIENCE = 60.0  # seconds beyond thinking time a request may wait, in a queue or for a new worker


@dataclass(frozen=True)
class BotAction:
    """A bot's action; `why` says why a novice chose it instead of the bot."""

    action: int
    why: str | None = None  # busy, failed, no-workers, unregistered


class Bots(Protocol):
    """Answers in about the request's seconds, off the event loop."""

    strongest: str  # the best level that really plays here

    async def choose(self, request: Request, flow: Flow) -> Choice: ...

    async def close(self) -> None: ...


class ThreadBots:
    """Runs levels without search in a thread of this process. The others play as a novice."""

    strongest = QUICK[-1]

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)
        self._pool = ThreadPoolExecutor(1, "teahouse-bot")

    async def choose(self, request: Request, flow: Flow) -> Choice:
        level = request.level if request.level in QUICK else NOVICE
        request = replace(request, level=level, seed=self._random.getrandbits(31))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, decide, request, False)

    async def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class WorkerBots:
    """Runs the levels of `teahouse.bots` in worker processes, started on first use.

    Quick levels have a worker of their own, so a slow search never blocks them.
    """

    strongest = LEVELS[-1]

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._services: dict[bool, BotService] = {}

    async def choose(self, request: Request, flow: Flow) -> Choice:
        deep = request.level not in QUICK
        if deep not in self._services:
            self._services[deep] = BotService(self._workers if deep else 1)
        choosing = asyncio.wrap_future(self._services[deep].choose(request))
        choosing.add_done_callback(_ignore_failure)
        return await asyncio.shield(choosing)  # a worker's future must not be cancelled

    async def close(self) -> None:
        for service in self._services.values():
            await asyncio.to_thread(service.close)


class FairBots:
    """Shares the bots' time fairly, with never more requests at once than there are slots."""

    def __init__(self, bots: Bots, workers: int) -> None:
        self._bots = bots
        self.strongest = bots.strongest
        self._queues = {True: FairQueue(1), False: FairQueue(workers)}  # whether it is quick

    async def choose(self, request: Request, flow: Flow) -> Choice:
        queue = self._queues[request.level in QUICK]
        await queue.acquire(flow, request.seconds)
        began = time.monotonic()
        choosing = asyncio.ensure_future(self._bots.choose(request, flow))

        def done(choice: asyncio.Future[Choice]) -> None:
            _ignore_failure(choice)
            queue.release(flow, time.monotonic() - began - request.seconds)

        choosing.add_done_callback(done)
        return await asyncio.shield(choosing)  # the worker stays busy if the caller gives up

    async def close(self) -> None:
        await self._bots.close()


def _ignore_failure(choice: asyncio.Future[Choice]) -> None:
    """A failure nobody awaits any more is not an error."""
    if not choice.cancelled():
        choice.exception()


async def choose_action(bots: Bots, request: Request, flow: Flow) -> BotAction:
    """Always a legal action: a bot that fails or takes too long plays as a novice."""
    try:
        choice = await _choose_in_time(bots, request, flow)
    except TimeoutError:
        return await _choose_quickly(request, flow, "busy")
    except Exception as error:  # whatever failed in the worker, the game goes on
        LOG.error("bot-failed", failure=type(error).__name__)
        return await _choose_quickly(request, flow, "failed")
    if choice.action not in request.legal:
        LOG.error("bot-failed", failure="illegal")
        return await _choose_quickly(request, flow, "failed")
    weak = request.level not in QUICK and bots.strongest in QUICK
    return BotAction(choice.action, "no-workers" if weak else None)


async def _choose_quickly(request: Request, flow: Flow, why: str) -> BotAction:
    """What a novice would do, found in a thread of this process."""
    LOG.warning("bot-hurried", why=why, table_id=flow.table_id)
    hurried = replace(request, level=NOVICE, seed=secrets.randbits(31))
    try:
        choice = await asyncio.to_thread(decide, hurried, False)
    except Exception as error:  # a defect in a game's heuristics must not hold up its tables
        LOG.error("bot-failed", failure=type(error).__name__)
        return BotAction(request.legal[0], why)
    return BotAction(choice.action, None if request.level == NOVICE else why)


async def think(bots: Bots, request: Request, flow: Flow) -> tuple[Thought, ...] | None:
    """A bot's evaluation of the choices, best first; None if it fails or takes too long."""
    try:
        return (await _choose_in_time(bots, request, flow)).thoughts
    except Exception as error:
        LOG.error("bot-failed", failure=type(error).__name__)
        return None


async def _choose_in_time(bots: Bots, request: Request, flow: Flow) -> Choice:
    """No timeout at tables without people, as they yield to all others."""
    patience = request.seconds + PATIENCE if flow.attended else None
    return await asyncio.wait_for(bots.choose(request, flow), patience)


def start_bots(workers: int) -> Bots:
    """Start the best bots available; without workers, search levels play as a novice."""
    return FairBots(WorkerBots(workers), workers) if workers else ThreadBots()

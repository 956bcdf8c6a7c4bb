"""Bots as the table server sees them: a view goes in, a legal action and thoughts come out.

A bot never gets the position, only what its seat may know. `WorkerBots` asks the processes of
`teahouse.bots`, `FairBots` shares their time among tables, `NoviceBots` needs no process at all.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, Protocol

import structlog

from teahouse.bots import LEVELS, Choice, Thought
from teahouse.bots.service import BotService as Workers
from teahouse.bots.service import Request, answer

from .fair_queue import FairQueue, Flow

LOG = structlog.get_logger("teahouse.bots")
NOVICE = LEVELS[0]
QUICK = LEVELS[:2]  # levels that do not search
PATIENCE = 60.0  # seconds a question may wait beyond the thinking, in a queue or for a new worker


@dataclass(frozen=True)
class Question:
    """What a bot is asked, and on whose behalf."""

    game: str
    components: Mapping[str, Any]
    view: Mapping[str, Any]
    legal: Sequence[int]
    level: str
    seconds: float
    flow: Flow

    def request(self, seed: int) -> Request:
        """What a worker gets of it."""
        legal, components = tuple(self.legal), dict(self.components)
        return Request(
            self.game, dict(self.view), legal, self.level, self.seconds, seed, components
        )


@dataclass(frozen=True)
class Move:
    """What a bot does; `why` says why it is a novice's move and not one of the bot's level."""

    action: int
    why: str | None = None  # busy, failed, no-workers


class BotService(Protocol):
    """Answers within about `seconds`, elsewhere: the event loop never waits for a bot's thought."""

    strongest: str  # the best level that really plays here

    async def choose(self, question: Question) -> Choice: ...

    async def close(self) -> None: ...


class NoviceBots:
    """The levels that do not search, in a thread of this process. The others play as a novice."""

    strongest = QUICK[-1]

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)
        self._pool = ThreadPoolExecutor(1, "teahouse-bot")

    async def choose(self, question: Question) -> Choice:
        if question.level not in QUICK:
            question = replace(question, level=NOVICE)
        request = question.request(self._random.getrandbits(31))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, answer, request, False)

    async def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class WorkerBots:
    """The levels of `teahouse.bots` in worker processes, started when first needed.

    Quick levels have a worker of their own, so that a deep thinker holds up none of them.
    """

    strongest = LEVELS[-1]

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pools: dict[bool, Workers] = {}

    async def choose(self, question: Question) -> Choice:
        deep = question.level not in QUICK
        if deep not in self._pools:
            self._pools[deep] = Workers(self._workers if deep else 1)
        found = self._pools[deep].choose(question.request(secrets.randbits(31)))
        answered = asyncio.wrap_future(found)
        answered.add_done_callback(_heard)
        return await asyncio.shield(answered)  # a worker's future must not be cancelled

    async def close(self) -> None:
        for pool in self._pools.values():
            await asyncio.to_thread(pool.close)


class FairBots:
    """A service whose time is shared fairly: it is never asked more at once than it can do."""

    def __init__(self, service: BotService, workers: int) -> None:
        self._service = service
        self.strongest = service.strongest
        self._queues = {True: FairQueue(1), False: FairQueue(workers)}  # whether it is quick

    async def choose(self, question: Question) -> Choice:
        queue = self._queues[question.level in QUICK]
        await queue.acquire(question.flow, question.seconds)
        began = time.monotonic()
        thinking = asyncio.ensure_future(self._service.choose(question))

        def done(thought: asyncio.Future[Choice]) -> None:
            _heard(thought)
            queue.release(question.flow, time.monotonic() - began - question.seconds)

        thinking.add_done_callback(done)
        return await asyncio.shield(thinking)  # whoever gives up leaves the worker busy

    async def close(self) -> None:
        await self._service.close()


def _heard(answered: asyncio.Future[Choice]) -> None:
    """An answer nobody waits for any more is no error."""
    if not answered.cancelled():
        answered.exception()


async def chosen(service: BotService, question: Question) -> Move:
    """A legal move in any case: a bot that fails or takes too long plays as a novice does."""
    try:
        choice = await _asked(service, question)
    except TimeoutError:
        return await _quick_move(question, "busy")
    except Exception as error:  # whatever went wrong over there, the table goes on
        LOG.error("bot-failed", failure=type(error).__name__)
        return await _quick_move(question, "failed")
    if choice.action not in question.legal:
        LOG.error("bot-failed", failure="illegal")
        return await _quick_move(question, "failed")
    weak = question.level not in QUICK and service.strongest in QUICK
    return Move(choice.action, "no-workers" if weak else None)


async def _quick_move(question: Question, why: str) -> Move:
    """What a novice would do, found in a thread of this process."""
    LOG.warning("bot-hurried", why=why, game=question.flow.table_id)
    request = replace(question, level=NOVICE).request(secrets.randbits(31))
    try:
        choice = await asyncio.to_thread(answer, request, False)
    except Exception as error:  # a defect in a game's heuristics must not hold up its tables
        LOG.error("bot-failed", failure=type(error).__name__)
        return Move(question.legal[0], why)
    return Move(choice.action, why)


async def thoughts(service: BotService, question: Question) -> tuple[Thought, ...] | None:
    """What a bot thinks of the choices, the best first; None when it fails or takes too long."""
    try:
        return (await _asked(service, question)).thoughts
    except Exception as error:
        LOG.error("bot-failed", failure=type(error).__name__)
        return None


async def _asked(service: BotService, question: Question) -> Choice:
    """Nobody waits at a table without people, so it may take as long as others go first."""
    patience = question.seconds + PATIENCE if question.flow.attended else None
    return await asyncio.wait_for(service.choose(question), patience)


def bot_service(workers: int) -> BotService:
    """The best service there is; without workers, every level plays like a novice."""
    return FairBots(WorkerBots(workers), workers) if workers else NoviceBots()

"""Bots as the table server sees them: a view goes in, the number of a legal action comes out.

A bot never gets the position, only what its seat may know. `WorkerBots` asks the processes of
`teahouse.bots`; `RandomBots` needs none and serves the tests.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

import structlog

from teahouse.bots import LEVELS, Choice
from teahouse.bots.service import BotService as Workers
from teahouse.bots.service import Request

LOG = structlog.get_logger("teahouse.bots")
QUICK = LEVELS[:2]  # levels that do not search
PATIENCE = 60.0  # seconds a question may wait beyond the thinking, in a queue or for a new worker


@dataclass(frozen=True)
class Question:
    """What a bot is asked."""

    game: str
    components: Mapping[str, Any]
    view: Mapping[str, Any]
    legal: Sequence[int]
    level: str
    seconds: float


class BotService(Protocol):
    """Answers within about `seconds`, elsewhere: the event loop never waits for a bot's thought."""

    async def choose(self, question: Question) -> int: ...

    async def close(self) -> None: ...


class RandomBots:
    """Plays anything legal, at once. Better levels look one step ahead in an imagined world."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)
        self._pool = ThreadPoolExecutor(1, "teahouse-bot")

    async def choose(self, question: Question) -> int:
        if question.level == LEVELS[0] or len(question.legal) == 1:
            return self._random.choice(list(question.legal))
        seed = self._random.getrandbits(32)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, greedy, question, seed)

    async def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def greedy(question: Question, seed: int) -> int:
    """The action with the most points right after it, in one world that fits the view."""
    import teahouse
    from teahouse.core import contract

    game = teahouse.game(question.game, components=question.components or None)
    rng = random.Random(seed)
    world = game.sample(dict(question.view), seed)
    seat, points = question.view["seat"], game.rule(contract.points)
    allowed = set(question.legal) & set(world.legal_ids())
    scored = []
    for action in rng.sample(sorted(allowed), min(len(allowed), 24)):
        tried = world.copy()
        tried.apply(action)
        scored.append((points(tried.record(), seat), rng.random(), action))
    return max(scored)[2] if scored else rng.choice(list(question.legal))


class WorkerBots:
    """The levels of `teahouse.bots` in worker processes, started when first needed.

    Quick levels have a worker of their own, so that a deep thinker holds up none of them.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pools: dict[bool, Workers] = {}

    async def choose(self, question: Question) -> int:
        deep = question.level not in QUICK
        if deep not in self._pools:
            self._pools[deep] = Workers(self._workers if deep else 1)
        request = Request(
            question.game,
            dict(question.view),
            tuple(question.legal),
            question.level,
            question.seconds,
            secrets.randbits(31),
            dict(question.components),
        )
        answer = asyncio.wrap_future(self._pools[deep].choose(request))
        answer.add_done_callback(_heard)
        return (await asyncio.shield(answer)).action  # a worker's future must not be cancelled

    async def close(self) -> None:
        for pool in self._pools.values():
            await asyncio.to_thread(pool.close)


def _heard(answer: asyncio.Future[Choice]) -> None:
    """An answer nobody waits for any more is no error."""
    if not answer.cancelled():
        answer.exception()


async def chosen(service: BotService, question: Question) -> int:
    """A legal answer in any case: a bot that fails or takes too long is replaced by chance."""
    try:
        action = await asyncio.wait_for(service.choose(question), question.seconds + PATIENCE)
        if action in question.legal:
            return action
        LOG.error("bot-failed", why="illegal")
    except Exception as error:  # whatever went wrong over there, the table goes on
        LOG.error("bot-failed", failure=type(error).__name__)
    return random.choice(list(question.legal))


def bot_service(workers: int) -> BotService:
    """The best service there is; without workers, moves at random."""
    return WorkerBots(workers) if workers else RandomBots()

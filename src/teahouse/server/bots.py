"""Bots as the table server sees them: a view goes in, a legal action and thoughts come out.

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

from teahouse.bots import LEVELS, Choice, Thought
from teahouse.bots.service import BotService as Workers
from teahouse.bots.service import Request
from teahouse.core import contract

from .components import game_with

LOG = structlog.get_logger("teahouse.bots")
QUICK = LEVELS[:2]  # levels that do not search
SHOWN = 5  # choices spoken of
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

    async def choose(self, question: Question) -> Choice: ...

    async def close(self) -> None: ...


class RandomBots:
    """Plays anything legal, at once. Better levels look one step ahead in an imagined world."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)
        self._pool = ThreadPoolExecutor(1, "teahouse-bot")

    async def choose(self, question: Question) -> Choice:
        if question.level == LEVELS[0] or len(question.legal) == 1:
            return Choice(self._random.choice(list(question.legal)))
        seed = self._random.getrandbits(32)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, greedy, question, seed)

    async def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def greedy(question: Question, seed: int) -> Choice:
    """The action with the most points right after it, in one world that fits the view."""
    game = game_with(question.game, question.components)
    rng = random.Random(seed)
    world = game.sample(dict(question.view), seed)
    seat, points = question.view["seat"], game.rule(contract.points)
    allowed = set(question.legal) & set(world.legal_ids())
    scored = []
    for action in rng.sample(sorted(allowed), min(len(allowed), 24)):
        tried = world.copy()
        tried.apply(action)
        scored.append((points(tried.record(), seat), rng.random(), action))
    scored.sort(reverse=True)
    unit, name = game.definition.point_unit, game.codec.action
    thoughts = [Thought(str(name(a)), 1, 0.0, got / unit) for got, _, a in scored[:SHOWN]]
    chosen = scored[0][2] if scored else rng.choice(list(question.legal))
    return Choice(chosen, tuple(thoughts))


class WorkerBots:
    """The levels of `teahouse.bots` in worker processes, started when first needed.

    Quick levels have a worker of their own, so that a deep thinker holds up none of them.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pools: dict[bool, Workers] = {}

    async def choose(self, question: Question) -> Choice:
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
        return await asyncio.shield(answer)  # a worker's future must not be cancelled

    async def close(self) -> None:
        for pool in self._pools.values():
            await asyncio.to_thread(pool.close)


def _heard(answer: asyncio.Future[Choice]) -> None:
    """An answer nobody waits for any more is no error."""
    if not answer.cancelled():
        answer.exception()


async def chosen(service: BotService, question: Question) -> int:
    """A legal answer in any case: a bot that fails or takes too long is replaced by chance."""
    choice = await _asked(service, question)
    if choice is not None:
        if choice.action in question.legal:
            return choice.action
        LOG.error("bot-failed", why="illegal")
    return random.choice(list(question.legal))


async def thoughts(service: BotService, question: Question) -> tuple[Thought, ...] | None:
    """What a bot thinks of the choices, the best first; None when it fails or takes too long."""
    choice = await _asked(service, question)
    return None if choice is None else choice.thoughts


async def _asked(service: BotService, question: Question) -> Choice | None:
    try:
        return await asyncio.wait_for(service.choose(question), question.seconds + PATIENCE)
    except Exception as error:  # whatever went wrong over there, the table goes on
        LOG.error("bot-failed", failure=type(error).__name__)
        return None


def bot_service(workers: int) -> BotService:
    """The best service there is; without workers, moves at random."""
    return WorkerBots(workers) if workers else RandomBots()

"""Work that goes on after the request that gave rise to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextvars import Context
from typing import Any

import structlog

from .problems import Problem

LOG = structlog.get_logger("teahouse.background")


async def log_failures(work: Awaitable[Any]) -> None:
    """A refusal is nothing to report; a defect is logged and never lost."""
    try:
        await work
    except (Problem, asyncio.CancelledError):
        return
    except Exception as error:
        LOG.error("background", failure=type(error).__name__)


class BackgroundTasks:
    """The tasks of this process that nobody awaits."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Awaitable[Any]) -> None:
        # a context of its own: it began in no request's generation
        task = asyncio.get_running_loop().create_task(log_failures(work), context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

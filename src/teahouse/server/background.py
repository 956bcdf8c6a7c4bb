"""Background tasks that outlive the request that started them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import Context
from typing import Any

import structlog

from .problems import Problem

LOG = structlog.get_logger("teahouse.background")


def start(work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    """Start a task. A Problem is not reported; any other exception is logged."""
    # a context of its own: it began in no request's generation
    task = asyncio.get_running_loop().create_task(work, context=Context())
    task.add_done_callback(_log_failure)
    return task


def _log_failure(task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Problem):
        LOG.error("background", failure=type(error).__name__)


class BackgroundTasks:
    """The tasks of this process that nobody awaits."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = start(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

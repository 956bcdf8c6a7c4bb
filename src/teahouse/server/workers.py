"""A worker process for slow checks, killed and replaced if a check takes too long.

CPU time is what counts, so a valid check is not refused because the machine is busy. Addresses
share it fairly: each has one check in the queue at a time, its others wait behind that.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any
from weakref import WeakValueDictionary

import structlog

from teahouse.core.registry import playable_games
from teahouse.core.worker_process import WorkerProcess

from .problems import Problem

LOG = structlog.get_logger("teahouse.workers")
SECONDS = 5.0  # of CPU time per check
START = 60.0  # for the process to come up
PATIENCE = 60.0 if sys.platform != "win32" else SECONDS  # of wall time per check
MOST_WAITING = 8  # checks per address
READY = "ready"


def _work(pipe: Connection) -> None:
    """Run a worker until the pipe closes."""
    from . import box, checks  # noqa: F401  # no check pays for what all of them need

    playable_games()
    with contextlib.suppress(EOFError, OSError):
        pipe.send(READY)
        while True:
            check, arguments, seconds = pipe.recv()
            _limit_processor_time(seconds)
            result = _result_of(check, arguments)
            _limit_processor_time(0)
            pipe.send(result)


def _limit_processor_time(seconds: float) -> None:
    """Let SIGPROF end this process after so many seconds of CPU time; 0: never."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _result_of(check: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[Any, Any]:
    """The parts of a Problem, and the result; one of them is None."""
    try:
        return None, check(*arguments)
    except Problem as problem:
        return (problem.code, problem.more), None
    except Exception as error:  # a bug of ours: logged in the server
        return ("internal", {"failure": type(error).__name__}), None


class Worker(WorkerProcess):
    """The server's handle on a worker process."""

    def __init__(self) -> None:
        super().__init__(_work)

    def ask(self, message: Any, patience: float) -> Any:
        """Send a message and return the answer; TimeoutError if none comes in time."""
        if message is not None:
            self.pipe.send(message)
        if not self.pipe.poll(patience):
            raise TimeoutError
        return self.pipe.recv()

    def was_stopped_by_its_timer(self) -> bool:
        """Whether it was killed because a check took too much CPU time."""
        self.process.join(PATIENCE)
        return sys.platform != "win32" and self.process.exitcode == -signal.SIGPROF


class AddressLocks:
    """One lock per address; an address with too many waiting is refused."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        if self._waiting[address] >= self._most:
            raise Problem("too-many", {"Retry-After": "5"})
        lock = self._locks.setdefault(address, asyncio.Lock())
        self._waiting[address] += 1
        try:
            async with lock:
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]


class CheckWorkers:
    """One worker, started when it is first needed."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "teahouse-check")  # serializes requests
        self.worker: Worker | None = None
        self._turns = AddressLocks(MOST_WAITING)

    async def run(
        self, address: str, check: Callable[..., Any], *arguments: Any, seconds: float = SECONDS
    ) -> Any:
        """Run a function in the worker; Problem if it refuses or takes too long."""
        loop = asyncio.get_running_loop()
        async with self._turns.of(address):
            problem, found = await loop.run_in_executor(
                self.thread, self._ask, (check, arguments, seconds)
            )
        if problem is None:
            return found
        code, more = problem
        if code == "internal":
            LOG.error("check-failed", kind=check.__name__, **more)
            raise Problem("internal")
        raise Problem(code, **more)

    def _ask(self, message: Any) -> tuple[Any, Any]:
        try:
            if self.worker is None:
                self.worker = Worker()
                self.worker.ask(None, START)
            found: tuple[Any, Any] = self.worker.ask(message, PATIENCE)
            return found
        except TimeoutError:
            self._stop()
            return ("too-complex", {}), None
        except (EOFError, OSError) as error:  # it died: CPU limit, out of memory, or killed
            too_long = self.worker is not None and self.worker.was_stopped_by_its_timer()
            self._stop()
            if too_long:
                return ("too-complex", {}), None
            return ("internal", {"failure": type(error).__name__}), None

    def _stop(self) -> None:
        if self.worker is not None:
            self.worker.stop()
            self.worker = None

    async def close(self) -> None:
        """Stop the worker, abandoning the current check."""
        if self.worker is not None:
            self.worker.process.kill()
        self.thread.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.thread.shutdown)
        self._stop()

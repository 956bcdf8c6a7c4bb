"""A process for checks that may take long: killed and replaced when one takes too long.

Fair between addresses: each has one check in the queue at a time, its others wait behind that.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any
from weakref import WeakValueDictionary

import structlog

from .problems import Problem

LOG = structlog.get_logger("teahouse.workers")
SECONDS = 5.0  # for one check
START = 60.0  # for the process to come up
MOST_WAITING = 8  # checks of one address
READY = "ready"


def _work(pipe: Connection) -> None:
    """The life of a worker, until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the first process decides
    with contextlib.suppress(EOFError, OSError):
        pipe.send(READY)
        while True:
            check, arguments = pipe.recv()
            pipe.send(_result_of(check, arguments))


def _result_of(check: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[Any, Any]:
    """A Problem as its parts, and what was found; one of them is None."""
    try:
        return None, check(*arguments)
    except Problem as problem:
        return (problem.code, problem.more), None
    except Exception as error:  # a defect of ours: logged over there
        return ("internal", {"failure": type(error).__name__}), None


class _Worker:
    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, message: Any, seconds: float) -> Any:
        """The answer to a message; TimeoutError if none comes in time."""
        if message is not None:
            self.pipe.send(message)
        if not self.pipe.poll(seconds):
            raise TimeoutError
        return self.pipe.recv()

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class AddressLocks:
    """One thing at a time for each address; what asks for too many at once is refused."""

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
        self._thread = ThreadPoolExecutor(1, "teahouse-check")  # asks one thing after the other
        self._worker: _Worker | None = None
        self._turns = AddressLocks(MOST_WAITING)

    async def run(
        self, address: str, check: Callable[..., Any], *arguments: Any, seconds: float = SECONDS
    ) -> Any:
        """What a function finds over there. Problem if it refuses or takes too long."""
        loop = asyncio.get_running_loop()
        async with self._turns.of(address):
            problem, found = await loop.run_in_executor(
                self._thread, self._ask, (check, arguments), seconds
            )
        if problem is None:
            return found
        code, more = problem
        if code == "internal":
            LOG.error("check-failed", kind=check.__name__, **more)
            raise Problem("internal")
        raise Problem(code, **more)

    def _ask(self, message: Any, seconds: float) -> tuple[Any, Any]:
        try:
            if self._worker is None:
                self._worker = _Worker()
                self._worker.ask(None, START)
            found: tuple[Any, Any] = self._worker.ask(message, seconds)
            return found
        except TimeoutError:
            self._stop()
            return ("too-complex", {}), None
        except (EOFError, OSError) as error:  # it died: of memory, or killed
            self._stop()
            return ("internal", {"failure": type(error).__name__}), None

    def _stop(self) -> None:
        if self._worker is not None:
            self._worker.stop()
            self._worker = None

    async def close(self) -> None:
        """Give up what is under way."""
        if self._worker is not None:
            self._worker.process.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._thread.shutdown)
        self._stop()

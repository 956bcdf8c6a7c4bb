"""The games of a vector environment, split among threads that wait for each step."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread
from typing import Any
from weakref import finalize

from teahouse.core.game import Game

from .buffers import Buffers


class Parts:
    """The games split among threads, each with its own buffers; the caller does the first part.

    Waking a sleeping thread takes as long as dozens of games, so the caller's part grows until the
    others are done before it.
    """

    def __init__(self, game: Game, make: Buffers, n: int, threads: int) -> None:
        self._n, self._threads, self._more = n, min(threads, n), 0
        actions = game.definition.rules.limits.actions
        self._buffers = [
            (make.numbers("q", actions + 1), make.numbers("q", 1)) for _ in range(self._threads)
        ]
        self._helpers = [Helper() for _ in range(1, self._threads)]
        self.close = finalize(self, _dismiss, self._helpers)  # or on garbage collection

    def run(self, rule: Any, arguments: Callable[..., tuple[Any, ...]]) -> None:
        cuts = self._cuts()
        for k, helper in enumerate(self._helpers, 1):
            helper.begin(rule, arguments(cuts[k], cuts[k + 1], *self._buffers[k]))
        try:
            rule(*arguments(0, cuts[1], *self._buffers[0]))
        finally:
            early = [helper.is_done() for helper in self._helpers]
            for helper, done in zip(self._helpers, early, strict=True):
                if not done:
                    helper.wait()
        self._more = max(0, self._more - 2) if all(early) else self._more + 8
        for helper in self._helpers:
            helper.check()

    def _cuts(self) -> list[int]:
        """The start of each part, and the end."""
        n, threads = self._n, self._threads
        first = min(n // threads + self._more, n * 3 // 4) if threads > 1 else n
        rest = n - first
        return [0, *(first + rest * k // max(1, threads - 1) for k in range(threads))]


def _dismiss(helpers: list[Helper]) -> None:
    for helper in helpers:
        helper.close()


class Helper:
    """A thread that runs one task at a time; two locks are faster than a queue."""

    def __init__(self) -> None:
        self._given, self._finished = Lock(), Lock()
        self._given.acquire()
        self._finished.acquire()
        self._work: tuple[Any, tuple[Any, ...]] | None = None
        self._failure: BaseException | None = None
        Thread(target=self._run, daemon=True).start()

    def begin(self, rule: Any, arguments: tuple[Any, ...]) -> None:
        self._work = rule, arguments
        self._given.release()

    def is_done(self) -> bool:
        """Whether it is, without waiting; ask and wait once for each begin."""
        return self._finished.acquire(blocking=False)

    def wait(self) -> None:
        self._finished.acquire()

    def check(self) -> None:
        if self._failure is not None:
            failure, self._failure = self._failure, None
            raise failure

    def close(self) -> None:
        self._work = None
        self._given.release()

    def _run(self) -> None:
        while self._given.acquire() and self._work is not None:
            rule, arguments = self._work
            try:
                rule(*arguments)
            except BaseException as failure:  # raised in the thread that waits
                self._failure = failure
            self._finished.release()

"""Around compiling: progress reports (off by default) and a lock between processes."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

Report = Callable[[str, int, int], None]  # the game, rules compiled, rules in all (the end: equal)
_reports: list[Report] = []
_under_way: list[list[int]] = []  # done and total of what is being compiled


def report_to(report: Report | None) -> None:
    """Report progress to this callback from now on; None turns reports off."""
    _reports[:] = [] if report is None else [report]


@contextmanager
def announce(game: str, total: int) -> Iterator[None]:
    """Report progress while an entry of a game and the rules it needs are compiled."""
    counts = [0, max(1, total)]
    _under_way.append(counts)
    _tell(game, counts)
    try:
        yield
    finally:
        _under_way.pop()
        counts[0] = counts[1]
        _tell(game, counts)


def count_compiled(game: str) -> None:
    """Count one more compiled rule."""
    if _under_way:
        counts = _under_way[-1]
        counts[0] = min(counts[0] + 1, counts[1] - 1)
        _tell(game, counts)


def _tell(game: str, counts: list[int]) -> None:
    for report in _reports:
        report(game, *counts)


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Lock a cache folder against other processes, where the system supports it."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (folder / "lock").open("w") as lock:
        with suppress(OSError):  # a file system without locks
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def without_collector() -> Iterator[None]:
    """Compiling makes millions of objects and few cycles; the garbage collector only slows it."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()

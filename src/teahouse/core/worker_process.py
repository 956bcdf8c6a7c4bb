"""A child process that leaves Ctrl-C to its parent and ends with it."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from typing import Any

FOLLOWING = "following"  # the thread that waits for the end of the parent


class WorkerProcess:
    """The process and the pipe to it; `work` gets the other end as its first argument."""

    def __init__(self, work: Callable[..., None], *given: Any, daemon: bool = True) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_live, args=(work, theirs, *given), daemon=daemon)
        with interrupts_blocked():
            self.process.start()
        theirs.close()

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Processes started in this block never see Ctrl-C, not even during their imports."""
    if sys.platform == "win32":  # nothing to inherit: a worker can only ignore it by itself
        yield
        return
    resource_tracker.ensure_running()  # starting one unblocks the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _live(work: Callable[..., None], pipe: Connection, *given: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name=FOLLOWING, daemon=True).start()
    work(pipe, *given)


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()  # however it ended
    os._exit(1)

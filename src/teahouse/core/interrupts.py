"""Ctrl-C reaches every process of a terminal, and the first one decides what becomes of it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Processes started in here never see Ctrl-C, not even while they still import."""
    if sys.platform == "win32":  # nothing to inherit: a worker can only ignore it by itself
        yield
        return
    resource_tracker.ensure_running()  # starting one unblocks the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """The same from within a process, once it is up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

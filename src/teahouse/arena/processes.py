"""Work spread over processes; it can be left at any moment without waiting for them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

from teahouse.core.interrupts import ignore_interrupts, interrupts_blocked

T = TypeVar("T")


def spread(
    work: Callable[..., T], given: Sequence[tuple[Any, ...]], jobs: int
) -> Generator[T, None, None]:
    """What `work` makes of each of the given arguments, as it becomes ready."""
    if jobs == 1 or len(given) == 1:
        yield from (work(*each) for each in given)
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), ignore_interrupts)
    waiting = iter(given)

    def begin(most: int) -> set[Future[T]]:
        with interrupts_blocked():  # a process is started when there is something for it to do
            return {pool.submit(work, *each) for each in islice(waiting, most)}

    try:
        running = begin(2 * jobs)
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                running |= begin(1)
                yield future.result()
    except BaseException:
        for child in set(active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)

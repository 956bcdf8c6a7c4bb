"""Work distributed over processes; it can be stopped at any time without waiting for them."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator, Sequence
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from teahouse.core.errors import TeahouseError
from teahouse.core.worker_process import WorkerProcess, interrupts_blocked

T = TypeVar("T")


class WorkerEnded(TeahouseError):
    """A process ended before its work was done."""


def spread(
    work: Callable[..., T], given: Sequence[tuple[Any, ...]], jobs: int
) -> Generator[T, None, None]:
    """Map `work` over the arguments; yield results as they become ready."""
    if jobs == 1 or len(given) <= 1:
        yield from (work(*each) for each in given)
        return
    workers: list[WorkerProcess] = []
    waiting = iter(given)
    try:
        with interrupts_blocked():  # none is started and not among these
            for _ in range(min(jobs, len(given))):
                workers.append(WorkerProcess(_work, work, daemon=False))  # a bot may start others
        busy = [worker.pipe for worker in workers]
        for pipe, each in zip(busy, islice(waiting, len(busy)), strict=True):
            pipe.send(each)
        while busy:
            ready = wait(busy)
            for pipe in [pipe for pipe in busy if pipe in ready]:
                result = _result_from(pipe)
                if (following := next(waiting, None)) is None:
                    busy.remove(pipe)
                else:
                    pipe.send(following)
                yield result
    finally:
        for worker in workers:
            worker.stop()


def _work(pipe: Connection, work: Callable[..., Any]) -> None:
    """The life of a process, until it is stopped."""
    while True:
        given = pipe.recv()
        try:
            pipe.send((work(*given), None))
        except Exception as error:  # raised again in the parent
            error.add_note(traceback.format_exc())
            pipe.send((None, error))


def _result_from(pipe: Connection) -> Any:
    try:
        result, error = pipe.recv()
    except (EOFError, ConnectionResetError):
        raise WorkerEnded("a process that played ended before its time") from None
    if error is not None:
        raise error
    return result

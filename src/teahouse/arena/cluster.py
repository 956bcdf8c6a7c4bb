"""Work distributed over a Ray cluster in small chunks; lost chunks are retried elsewhere.

Every task has its own seed, so neither the number of nodes nor a dead worker changes the results.
All nodes must run the same code: each chunk carries a digest of it.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import blake2b
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import teahouse
from teahouse.core.errors import TeahouseError

CHUNK = 4  # tasks sent together
AHEAD = 2  # chunks in flight per processor
PATIENCE = 10.0  # seconds for an address to answer
RETRIES = 20  # of a chunk whose worker or node died
PLAYING = ("core", "games", "bots", "arena")  # the packages that determine the result of a game

T = TypeVar("T")


class ClusterError(TeahouseError):
    """The cluster cannot be reached, or runs another version of the code."""


def spread(
    work: Callable[..., T], given: Sequence[tuple[Any, ...]], address: str | None = None
) -> Generator[T, None, None]:
    """Map `work` over the arguments; yield results as they become ready."""
    if not given:
        return
    with connect(address) as ray:
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(done)
        chunks = iter([given[at : at + CHUNK] for at in range(0, len(given), CHUNK)])
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [remote.remote(work, chunk, digest()) for chunk in islice(chunks, room)]
        try:
            while running:
                ready, running = ray.wait(running)
                running += [remote.remote(work, chunk, digest()) for chunk in islice(chunks, 1)]
                yield from _result(ray, ready[0])
        finally:
            for task in running:
                ray.cancel(task, force=True)


def done(work: Callable[..., T], chunk: Sequence[tuple[Any, ...]], ours: str) -> list[T]:
    """Run one chunk, on a node."""
    if digest() != ours:
        raise ClusterError("a node of the cluster runs another version of teahouse")
    return [work(*each) for each in chunk]


@cache
def digest() -> str:
    """A digest of the code that determines the result of a game."""
    found = blake2b(digest_size=8)
    root = Path(teahouse.__file__).parent
    for part in PLAYING:
        for file in sorted((root / part).rglob("*")):
            if file.suffix in (".py", ".toml"):
                found.update(f"{file.relative_to(root).as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()


@contextmanager
def connect(address: str | None) -> Iterator[Any]:
    """Ray, joined to a cluster; without an address, to one of its own on this machine."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise ClusterError('Ray is not installed: pip install "teahouse[ray]"') from None
    check_answers(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, OSError, RuntimeError) as error:
        where = address or "this machine"
        why = str(error).strip().splitlines() or [type(error).__name__]
        raise ClusterError(f"no Ray cluster answers at {where}: {why[0]}") from None
    try:
        yield ray
    finally:
        with suppress(Exception):
            ray.shutdown()


def check_answers(address: str | None) -> None:
    """Fail fast if nothing listens at an address; Ray itself would retry for minutes."""
    host, _, port = (address or "").removeprefix("ray://").rpartition(":")
    if not host:
        return  # none, or a keyword such as auto
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise ClusterError(f"no Ray cluster answers at {address}: {error}") from None


def _result(ray: Any, task: Any) -> Any:
    """The results of a chunk; our own errors are raised as if they happened locally."""
    try:
        return ray.get(task)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, TeahouseError) else error) from None
    except ray.exceptions.RayError as error:
        why = str(error).strip().splitlines()[0]
        raise ClusterError(f"the cluster lost some games for good: {why}") from None

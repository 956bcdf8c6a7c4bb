"""Where games are played: in local processes, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import Any

from teahouse.core.errors import BadOption

from . import cluster, processes

# a function and the arguments of each task -> results, as they become ready
Engine = Callable[[Callable[..., Any], Sequence[tuple[Any, ...]]], Generator[Any, None, None]]
ENGINES = ("local", "ray")


def engine(name: str, jobs: int = 1, address: str | None = None) -> Engine:
    """An engine by name. Results do not depend on it."""
    if name not in ENGINES:
        raise BadOption(f"the engine is one of {', '.join(ENGINES)}, not {name!r}")
    if name == "local":
        if address is not None:
            raise BadOption("an address is for the engine ray")
        return local(jobs)
    return partial(cluster.spread, address=address)


def local(jobs: int) -> Engine:
    """A number of local processes."""
    return partial(processes.spread, jobs=jobs)

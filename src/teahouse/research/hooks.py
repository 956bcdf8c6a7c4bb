"""Hooks of the environments, which `Build` replaces with a game's features."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from teahouse.core.hooks import State


@dataclass(slots=True)
class ObservationBuffer:
    """The observation and mask of the actor. Each game has one as wide as it needs."""

    values: Annotated[list[int], "i2", 1]  # the observation
    mask: Annotated[list[int], "u1", 1]  # 1: this action may be chosen


def observe(s: State, seat: int, out: ObservationBuffer) -> int:
    """Write what a seat sees into zeros, its own part first; return how many numbers."""
    raise NotImplementedError  # pragma: no cover - replaced by Build

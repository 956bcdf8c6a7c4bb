"""What a game's features give to the environments; `Build` puts theirs in the place of these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from teahouse.core.hooks import State


@dataclass(slots=True)
class ObservationBuffer:
    """What the seat to decide is shown. Each game has one as wide as it needs."""

    values: Annotated[list[int], "i2", 1]  # the observation
    mask: Annotated[list[int], "u1", 1]  # 1: this action may be chosen


def observe(s: State, seat: int, out: ObservationBuffer) -> int:
    """Write what a seat sees into zeros, its own things first; how many numbers that was."""
    raise NotImplementedError  # pragma: no cover - replaced by Build

"""What needs the others' consent: an undo past its point, an early end, a pause, a stand-in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from .seats import Seat


class Matter(StrEnum):
    UNDO = "undo"
    END = "end"
    PAUSE = "pause"
    REPLACE = "replace"  # a bot shall play for somebody who is away


@dataclass(slots=True)
class Proposal:
    """A question to everybody else at the table."""

    matter: Matter
    by: int
    lapses: int  # when silence is an answer: yes for a stand-in, no for all else
    to: int | None = None  # actions an undo keeps
    seat: int | None = None  # who is to be replaced
    agreed: set[int] = field(default_factory=set)

    @staticmethod
    def of(data: Mapping[str, Any], by: int) -> Proposal:
        return Proposal(
            Matter(data["matter"]), by, data["lapses"], data.get("to"), data.get("seat")
        )

    def voters(self, seats: Sequence[Seat]) -> set[int]:
        """The persons whose consent it takes."""
        return {s.number for s in seats if s.decides} - {self.by, self.seat}

    def is_agreed(self, seats: Sequence[Seat]) -> bool:
        return self.voters(seats) <= self.agreed

    def as_json(self, seats: Sequence[Seat]) -> dict[str, Any]:
        return {
            "matter": str(self.matter),
            "by": self.by,
            "to": self.to,
            "seat": self.seat,
            "agreed": sorted(self.agreed),
            "waiting": sorted(self.voters(seats) - self.agreed),
            "lapses": self.lapses,
        }

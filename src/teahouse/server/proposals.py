"""Proposals that need consent: an undo past its point, an early end, a pause, a bot for a person
who is away, a person for a bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from .seats import Seat


class Matter(StrEnum):
    UNDO = "undo"
    END = "end"
    PAUSE = "pause"
    REPLACE = "replace"  # a bot plays for somebody who is away
    TAKE_OVER = "take_over"  # a person may take a bot's seat


# Matters that also concern persons who may still come back.
ASKS_THE_REPLACED = (Matter.UNDO, Matter.END, Matter.TAKE_OVER)


def electorate(matter: Matter, seats: Sequence[Seat], by: int, target: int | None) -> list[int]:
    """The seats that vote on a new proposal."""
    replaced_too = matter in ASKS_THE_REPLACED
    able = {s.number for s in seats if s.decides or (replaced_too and s.is_held)}
    return sorted(able - {by, target})


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal to the others at the table."""

    matter: Matter
    by: int
    lapses: int  # when voting ends
    asked: frozenset[int]
    to: int | None = None  # actions an undo keeps
    seat: int | None = None  # who is to be replaced, or which bot
    agreed: frozenset[int] = frozenset()

    @staticmethod
    def of(data: Mapping[str, Any], by: int) -> Proposal:
        return Proposal(
            Matter(data["matter"]),
            by,
            data["lapses"],
            frozenset(data["asked"]),
            data.get("to"),
            data.get("seat"),
        )

    def with_consent(self, seat: int) -> Proposal:
        return replace(self, agreed=self.agreed | {seat})

    def voters(self, seats: Sequence[Seat]) -> set[int]:
        """The seats whose consent is required."""
        return {number for number in self.asked if seats[number].is_held}

    @property
    def waits_for_person(self) -> bool:
        """Whether it waits for the deadline, as the person concerned may object until then."""
        return self.matter == Matter.REPLACE

    def is_agreed(self, seats: Sequence[Seat]) -> bool:
        """Whether it can be carried out before the deadline."""
        return not self.waits_for_person and self.voters(seats) <= self.agreed

    def needs_absence(self, seats: Sequence[Seat]) -> bool:
        """Whether it passes at the deadline only if the person concerned is away.

        The silence of others is not consent against somebody who is there.
        """
        if self.matter != Matter.REPLACE:
            return False
        voters = self.voters(seats)
        return not voters or not voters <= self.agreed

    def passes(self, seats: Sequence[Seat], absent: bool) -> bool:
        """The verdict at the deadline."""
        return self.matter == Matter.REPLACE and (absent or not self.needs_absence(seats))

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

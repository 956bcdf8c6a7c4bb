"""Seats and who holds them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class SeatKind(StrEnum):
    PERSON = "person"
    BOT = "bot"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat. A person's seat may be played by a stand-in for a while, or for good."""

    number: int
    kind: SeatKind
    name: str = ""
    level: str | None = None  # of a bot
    stand_in: str | None = None  # level of the bot that plays for the person
    resigned: bool = False
    offered: bool = False  # everybody agreed that a person may take this bot's seat
    former: bool = False  # the person asked to be forgotten

    @staticmethod
    def of(number: int, data: Mapping[str, Any]) -> Seat:
        former = bool(data.get("former"))
        kind, name = SeatKind(data["kind"]), data.get("name", "")
        return Seat(number, kind, name, data.get("level"), former=former)

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays this seat now, None when a person does."""
        return self.level if self.kind == SeatKind.BOT else self.stand_in

    @property
    def decides(self) -> bool:
        """Whether a person plays here, who can be asked."""
        return self.kind == SeatKind.PERSON and not self.resigned and self.stand_in is None

    @property
    def is_held(self) -> bool:
        """Whether a person plays here or may come back."""
        return self.kind == SeatKind.PERSON and not self.resigned

    def as_json(self) -> dict[str, Any]:
        return {
            "seat": self.number,
            "kind": str(self.kind),
            "name": self.name,
            "level": self.level,
            "stand_in": self.stand_in,
            "resigned": self.resigned,
            "offered": self.offered,
            "former": self.former,
        }

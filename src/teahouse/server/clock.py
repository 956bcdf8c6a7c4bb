"""Clocks: none, a time per move, or a bank for the whole game. All in milliseconds.

The clock follows from the times in the journal, so every process reads the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Clock:
    kind: str  # none, move, bank
    allowed: int  # for a move, or for the game
    used: tuple[int, ...]
    seat: int | None = None  # whose time runs
    since: int = 0

    @staticmethod
    def of(settings: Mapping[str, Any], seats: int) -> Clock:
        chosen = settings.get("clock") or {"kind": "none"}
        return Clock(chosen["kind"], int(chosen.get("seconds") or 0) * 1000, (0,) * seats)

    def press(self, seat: int | None, now: int) -> Clock:
        """The clock from `now` on with this seat's time running; None stops it."""
        used = list(self.used)
        if self.seat is not None:
            used[self.seat] += max(0, now - self.since)
        return replace(self, used=tuple(used), seat=seat, since=now)

    def deadline(self) -> int | None:
        """When the running seat's time is up."""
        if self.kind == "none" or self.seat is None:
            return None
        spent = self.used[self.seat] if self.kind == "bank" else 0
        return self.since + max(0, self.allowed - spent)

    def as_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "allowed": self.allowed,
            "used": list(self.used),
            "seat": self.seat,
            "since": self.since if self.seat is not None else None,
            "deadline": self.deadline(),
        }

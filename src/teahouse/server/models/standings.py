"""Who is ahead, by source, race and goal."""

from __future__ import annotations

from pydantic import Field

from .base import Out


class RacePlaceOut(Out):
    """A seat in a race."""

    seat: int
    place: int | None = Field(description="from 1; null: it does not qualify")
    count: float
    points: float | None = Field(description="what its place would score")
    to_next: float | None = Field(description="how much more brings a better place")


class RaceOut(Out):
    race: str = Field(description="`<game>-race-<name>` is the message")
    target: float | None
    places: list[RacePlaceOut] = Field(description="of every seat, the one ahead first")


class PartOut(Out):
    part: str = Field(description="`<game>-part-<name>` is the message")
    have: float
    need: float


class GoalOut(Out):
    goal: str = Field(description="`<game>-goal-<name>` is the message")
    values: dict[str, int | str]
    done: bool
    points: float
    parts: list[PartOut]


class SeatStandingOut(Out):
    seat: int
    place: int
    points: float
    sources: dict[str, float | None] = Field(
        description="`<game>-source-<name>` is the message; null: hidden from this seat"
    )
    goals: list[GoalOut]


class StandingsOut(Out):
    """Standings: every seat's score if the game ended now."""

    game: str
    seat: int | None
    over: bool
    seats: list[SeatStandingOut]
    races: list[RaceOut]


class GainOut(Out):
    """What a seat gained: the difference of two standings, where both show it."""

    seat: int
    points: float
    place: int = Field(description="now; equal places are shared")
    before: int = Field(description="its place before")
    sources: dict[str, float] = Field(
        description="by source, without zeros, the largest first; `<game>-source-<name>`"
    )


class TurnGainsOut(Out):
    """What consecutive choices of one seat gained, for it and for the others."""

    seat: int
    gains: list[GainOut]


class GainsOut(Out):
    since: int = Field(description="the step they are counted from: the earliest still shown")
    at: int
    gains: list[GainOut]
    turns: list[TurnGainsOut]

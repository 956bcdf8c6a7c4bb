"""People without accounts: profiles, devices, games played and achievements."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from .base import Out


class CampaignOut(Out):
    best: float = Field(description="best sum of three games in a row")
    running: list[float] = Field(description="latest games that count towards the next run")
    earned: list[str]


class SoloGameOut(Out):
    """One finished game played alone."""

    table_id: str
    ended: int
    points: float
    earned: list[str] = Field(description="`<game>-achievement-<name>` is the message")
    near: dict[str, float] = Field(description="near misses: what was missing")


class SoloOut(Out):
    """A session's solo record in one game."""

    game: str
    games: int
    best: float
    points: list[float]
    earned: list[str]
    count: int
    of: int
    groups: dict[str, dict[str, bool]]
    near: dict[str, float]
    campaign: CampaignOut
    played: list[SoloGameOut] = Field(description="in the order they ended")


class SoloRecordsOut(Out):
    records: list[SoloOut] = Field(description="one per game that can be played solo")


class ProfileOut(Out):
    id: str
    name: str
    colour: str


class HeldProfileOut(ProfileOut):
    manages: bool = Field(description="false on a device that has the profile on loan")


class MergedOut(ProfileOut):
    until: int = Field(description="how long this can be undone, in milliseconds since 1970")


class ProfileDeviceOut(Out):
    id: str
    via: Literal["first", "code", "card"] = Field(description="how the profile came there")
    since: int
    this: bool
    new: bool = Field(description="came since this device last marked arrivals as seen")
    may_end: bool


class MeOut(Out):
    """Who this browser is."""

    profile: HeldProfileOut | None = Field(description="the current profile; null until named")
    profiles: list[HeldProfileOut]
    devices: list[ProfileDeviceOut]
    card_made: int | None = Field(description="when the recovery card was made")
    merged: list[MergedOut]


class CodeOut(Out):
    code: str
    url: str
    expires: int


class CardOut(Out):
    words: list[str] = Field(description="only shown once")
    made: int


class ExportOut(Out):
    """Everything stored about a person."""

    profiles: list[dict[str, Any]]
    devices: list[dict[str, Any]]
    tables: list[dict[str, Any]]


class OpponentOut(Out):
    seat: int
    name: str
    former: bool
    level: str | None = Field(description="of a bot")
    place: int | None
    points: float


class PlayedOut(Out):
    """A finished game, from the caller's side."""

    table_id: str
    game: str
    players: int
    ended: int
    how: str
    local: bool = Field(description="played in one browser, not counted anywhere")
    seat: int
    points: float
    place: int | None
    won: bool
    sources: dict[str, float]
    feats: list[str]
    actions: int
    minutes: int
    level: str | None = Field(description="strongest bot, or people; null if solo")
    others: list[OpponentOut]
    counts: bool = Field(description="whether it is your own game, played to the end")


class FiguresOut(Out):
    """Games by title, number of seats and strongest bot; with a 95% interval."""

    game: str
    players: int
    level: str | None
    games: int
    wins: int
    low: float
    high: float
    points: float
    best: float
    actions: float
    minutes: float
    sources: dict[str, float]


class FeatOut(Out):
    game: str
    feat: str
    table_id: str | None = Field(description="where it was done first")


class HistoryOut(Out):
    games: list[PlayedOut]
    statistics: list[FiguresOut]
    feats: list[FeatOut]
    pending: int = Field(description="games not processed yet: request again")

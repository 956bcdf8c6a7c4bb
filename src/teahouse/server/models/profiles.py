"""A person without an account: profiles, devices, what they played and achieved."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from .base import Out


class CampaignOut(Out):
    best: float = Field(description="best sum of three games in a row")
    running: list[float] = Field(description="the last games that still count for a next run")
    earned: list[str]


class SoloGameOut(Out):
    """One finished game played alone."""

    table_id: str
    ended: int
    points: float
    earned: list[str] = Field(description="`<game>-achievement-<name>` is the message")
    near: dict[str, float] = Field(description="achievements that were close: what was missing")


class SoloOut(Out):
    """What a session achieved alone at one game."""

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
    records: list[SoloOut] = Field(description="one for each game that can be played alone")


class ProfileOut(Out):
    id: str
    name: str
    colour: str


class HeldProfileOut(ProfileOut):
    manages: bool = Field(description="false on a device that has the profile on loan, by a code")


class MergedOut(ProfileOut):
    until: int = Field(description="how long this can be undone, in milliseconds since 1970")


class ProfileDeviceOut(Out):
    id: str
    via: Literal["first", "code", "card"] = Field(description="how the profile came there")
    since: int
    this: bool
    new: bool = Field(description="came since this device last said it had seen the others")
    may_end: bool


class MeOut(Out):
    """Who this browser is."""

    profile: HeldProfileOut | None = Field(description="who acts; none before a name was given")
    profiles: list[HeldProfileOut]
    devices: list[ProfileDeviceOut]
    card_made: int | None = Field(description="when the recovery card was made")
    merged: list[MergedOut]


class CodeOut(Out):
    code: str
    url: str
    expires: int


class CardOut(Out):
    words: list[str] = Field(description="shown this once")
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
    """A finished game, as the one who asks played it."""

    table_id: str
    game: str
    players: int
    ended: int
    how: str
    local: bool = Field(description="it was played in one browser, and counts nowhere")
    seat: int
    points: float
    place: int | None
    won: bool
    sources: dict[str, float]
    feats: list[str]
    actions: int
    minutes: int
    level: str | None = Field(description="strongest bot, or people; none for one alone")
    others: list[OpponentOut]
    counts: bool = Field(description="whether it is one's own, played to its end")


class FiguresOut(Out):
    """Games of one title, number of seats and strongest bot; an interval of 95 %."""

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
    pending: int = Field(description="games not looked at yet: ask again")

"""What this server offers: games, their rules and messages, options checked, its health."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from .base import Out, Reason


class LevelStrength(Out):
    """The measured win rate of a level against the level below it."""

    games: int
    share: float = Field(description="percent, draws counted as halves")
    low: float = Field(description="lower bound of the 95% interval")
    high: float


class GameInfo(Out):
    name: str
    title: dict[str, str] = Field(description="by language")
    tagline: dict[str, str] = Field(description="by language")
    languages: list[str] = Field(description="languages of its messages")
    minutes: int | None = Field(description="how long a game takes, if the game says so")
    solo: bool = Field(description="whether it keeps solo records")
    version: int
    options: dict[str, Any] = Field(description="JSON Schema of the options")
    players: dict[str, int]
    components: str
    values: int = Field(description="how many printed values /api/components/{game} has")
    unsure: int = Field(description="how many of these are inferred or reconstructed")
    rules: int = Field(description="how many rules /api/rules/{game} has")
    strength: dict[str, LevelStrength] = Field(description="by level, with two seats")


class RuleOut(Out):
    number: str
    section: str = Field(description="`<game>-rules-section-<section>` is the message")
    kind: Literal["stated", "mixed", "ruling"] = Field(
        description="whether the booklet says so, we do where it is silent, or both"
    )


class RulesOut(Out):
    game: str
    rules: list[RuleOut]


class MessagesOut(Out):
    game: str
    language: str = Field(description="the language of the text, perhaps a fallback")
    text: str = Field(description="Fluent")


class InfoOut(Out):
    version: str
    games: list[GameInfo]
    levels: list[str]
    bots: list[str] = Field(description="further bots of this host, by name")
    retention_days: int
    local: bool = Field(
        default=False, description="a table of one person can be played in its browser"
    )


class HealthOut(Out):
    status: str
    stopped_tables: int = 0


class CheckOut(Out):
    """All options with their values, or why this table would be refused."""

    ok: bool
    options: dict[str, Any] | None
    error: str | None
    reason: Reason | None

"""A game at a table: its state, what happened, and what a seat may ask about it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from .base import Out, Reason
from .tables import TableOut


class ClockOut(Out):
    kind: str
    allowed: int
    used: list[int]
    seat: int | None
    since: int | None
    deadline: int | None


class ProposalOut(Out):
    matter: str
    by: int
    to: int | None
    seat: int | None
    agreed: list[int]
    waiting: list[int]
    lapses: int


class ChoiceOut(Out):
    id: int
    action: str
    choice: str
    values: dict[str, int | str]


class ThoughtOut(ChoiceOut):
    """What a bot thinks of a choice."""

    points: float = Field(description="points it expects at the end", examples=[61.5])
    share: float = Field(description="share of wins it expects, 0 to 1", examples=[0.58])
    visits: int = Field(description="how often it tried the choice", examples=[211])
    alike: bool = Field(description="indistinguishable from the first but for noise")
    terms: dict[str, float] = Field(
        description="the expected points by source; `<game>-term-<name>` is the message"
    )
    rival: float = Field(description="points it expects the best other seat to have; 0 alone")


class ComparisonOut(Out):
    """The first choice against the next: its figures minus the other's."""

    choice: str = Field(description="notation of the first choice")
    runner_up: str = Field(description="notation of the other")
    win_share: float
    points: float
    differences: dict[str, float] = Field(
        description="points by source, the largest first; `<game>-term-<name>.the` is the message"
    )
    rival: float = Field(description="points expected for the best other seat")
    clear: bool = Field(description="the difference is statistically clear")


class MatterOut(Out):
    """The source of points that favours the first choice most."""

    term: str = Field(description="`<game>-term-<name>.the` is the message")
    points: float = Field(description="expected from it, above the average of the other choices")


class HintOut(Out):
    seq: int
    level: str = Field(description="of the bot that was asked", examples=["hard"])
    thoughts: list[ThoughtOut] = Field(
        description="the best first: by share of wins, then points; alone by points"
    )
    why: ComparisonOut | None = Field(description="null where there is nothing to compare")
    matter: MatterOut | None = Field(description="null if no source favours it by a point")
    mistakes: list[str] = Field(
        description="notations of choices that are clearly worse than the first, chance excluded; "
        "some of them were tried too little to stand among the thoughts"
    )


class UndoOut(Out):
    undo: int | None
    redo: bool


class DifferenceOut(Out):
    source: str = Field(description="`<game>-source-<name>` is the message")
    points: float = Field(description="by which the winner is ahead, negative if behind")


class LeadOut(Out):
    """By how much, and where, the winner is ahead of the next."""

    winner: int
    other: int
    points: float
    sources: list[DifferenceOut] = Field(description="the largest first; together the points")


class OutcomeOut(Out):
    how: str
    winners: list[int]
    points: list[float]
    ranks: list[int]
    breakdown: list[dict[str, float]]
    lead: LeadOut | None = Field(description="None unless one seat won against others")


class RevealOut(Out):
    nonce: str
    seed: str | None
    start: str | None


class StateOut(TableOut):
    seat: int | None
    clock: ClockOut
    proposal: ProposalOut | None
    actions: int
    log_from: int = Field(description="events of earlier entries are no longer shown; 0: all are")
    view: dict[str, Any] | None = Field(description="the game's own view for this seat")
    legal: list[ChoiceOut]
    undo: UndoOut
    outcome: OutcomeOut | None
    reveal: RevealOut | None


class EventOut(Out):
    """Something that happened: its name and its values by name."""

    event: str
    values: dict[str, int | str]


class EntryOut(Out):
    seq: int
    kind: str
    seat: int | None
    at: int
    data: dict[str, Any]
    events: list[EventOut]


class UpdateOut(Out):
    type: Literal["update"]
    table_id: str
    seq: int
    since: int
    entries: list[EntryOut]
    state: StateOut


class ReceiptOut(Out):
    command_id: str
    seq: int
    kind: str
    seat: int | None
    actions: list[str]


class ChatLineOut(Out):
    id: int
    seat: int
    name: str
    text: str
    at: int


class ChatOut(Out):
    lines: list[ChatLineOut]
    muted: list[int] = Field(description="seats this seat has muted")


class NoteOut(Out):
    text: str


class AheadOut(Out):
    """What follows a sequence of choices."""

    via: list[int]
    asked: bool = Field(description="whether the seat is asked on")
    legal: list[ChoiceOut]


class TrialOut(Out):
    """Where actions would lead, without revealing anything the seat could not know."""

    seq: int
    asked: bool = Field(description="whether the seat is asked on")
    view: dict[str, Any] | None
    legal: list[ChoiceOut]
    ahead: list[AheadOut]


class WhyOut(Out):
    legal: bool
    reason: Reason | None


class SpanOut(Out):
    text: str
    style: str = Field(description="seat0 to seat4, title, dim, lit, or one of the game's")


class SketchOut(Out):
    seq: int
    lines: list[list[SpanOut]]


class WebhookOut(Out):
    id: str
    url: str
    shape: str
    secret: str | None = Field(None, description="only shown on creation")


class WebhooksOut(Out):
    webhooks: list[WebhookOut]

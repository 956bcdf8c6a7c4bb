"""What goes out, typed: the OpenAPI document is made from these."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .bodies import TableKindName


class Out(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Reason(Out):
    code: str
    rule: str
    params: dict[str, int | str]


class Problem(Out):
    """Why not: `server-error-<error>` is the message of the code."""

    error: str
    seq: int | None = Field(None, description="the table's present number, with 409")
    reason: Reason | None = Field(None, description="with illegal: the rule that refuses")
    fields: list[str] | None = Field(None, description="with invalid: which fields")


class SeatOut(Out):
    seat: int
    kind: str
    name: str
    level: str | None
    stand_in: str | None
    resigned: bool
    offered: bool = Field(description="of a bot: a person may take this seat")
    former: bool = Field(description="the person asked to be forgotten")


class TableOut(Out):
    id: str
    game: str
    version: int
    kind: TableKindName
    status: Literal["open", "running", "paused", "over", "stopped"]
    options: dict[str, Any]
    settings: dict[str, Any]
    seats: list[SeatOut]
    turn: int | None
    seq: int
    created: int
    updated: int
    closes: int | None = Field(
        description="when the table will be closed, if nobody plays until then"
    )
    commitment: str
    own_components: bool = Field(description="whether component values differ from the game's own")


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
    alike: bool = Field(description="nothing but noise sets it apart from the first")
    terms: dict[str, float] = Field(
        description="parts of its estimate, in points; `<game>-term-<name>` is the message"
    )


class HintOut(Out):
    seq: int
    level: str = Field(description="of the bot that was asked", examples=["hard"])
    thoughts: list[ThoughtOut] = Field(
        description="the best first: by share of wins, then points; alone by points"
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
    log_from: int = Field(description="events of entries before it are no longer told; 0: all are")
    view: dict[str, Any] | None = Field(description="the game's own view for this seat")
    legal: list[ChoiceOut]
    undo: UndoOut
    outcome: OutcomeOut | None
    reveal: RevealOut | None


class StepOut(Out):
    seq: int
    kind: str
    seat: int | None
    at: int
    data: dict[str, Any]
    events: list[dict[str, Any]]


class NewsOut(Out):
    type: Literal["news"]
    table: str
    seq: int
    since: int
    steps: list[StepOut]
    state: StateOut


class ReceiptOut(Out):
    command_id: str
    seq: int
    kind: str
    seat: int | None
    actions: list[str]


class MineOut(Out):
    """A table as one session sees it in lists."""

    table: TableOut
    roles: list[str]
    seats: list[int]
    invited: list[int] = Field(description="seats this session has an invitation to")
    recovering: list[int] = Field(description="own seats that may be brought to this device")


class TablesOut(Out):
    tables: list[MineOut]


class LobbyOut(Out):
    """Public tables; none while the host has closed the lobby."""

    tables: list[MineOut]
    open: bool


class LinkOut(Out):
    url: str
    token: str


class DeviceOut(Out):
    """A browser in which a seat is played."""

    id: str
    first: bool = Field(description="it took the seat, and may end the others")
    this: bool = Field(description="it is the one that asks")
    connected: bool
    since: int


class DevicesOut(Out):
    devices: list[DeviceOut]


class ChatLineOut(Out):
    id: int
    seat: int
    name: str
    text: str
    at: int


class ChatOut(Out):
    lines: list[ChatLineOut]
    muted: list[int] = Field(description="seats one does not hear")


class NoteOut(Out):
    text: str


class WhyOut(Out):
    legal: bool
    reason: Reason | None


class GameInfo(Out):
    name: str
    version: int
    options: dict[str, Any] = Field(description="JSON Schema of the options")
    players: dict[str, int]
    components: str


class CheckOut(Out):
    """All options with their values, or why a table like this would be refused."""

    ok: bool
    options: dict[str, Any] | None
    error: str | None
    reason: Reason | None


class ComponentOut(Out):
    path: str = Field(examples=["box.tea_tiles"])
    message: str = Field(
        description="key of its name", examples=["darjeeling-component-box-tea-tiles"]
    )
    value: Any
    src: Literal["reconstructed", "replaced", "inferred", "found", "rulebook", "owner"] = Field(
        description="how sure we are; `common-src-<src>` is the message"
    )
    note: str
    alternatives: Any


class ComponentsOut(Out):
    game: str
    digest: str
    changes: dict[str, Any] = Field(description="what differs from the game's own values")
    components: list[ComponentOut]


class BoxOut(Out):
    """What an owner's values give: reasons against them, or what they can be used for."""

    ok: bool
    reasons: list[Reason] = Field(
        description="`server-why-<code>` or `<game>-why-<code>` with `params`; `path` is the value"
    )
    changed: list[str] = Field(description="paths whose values are not those of this server")
    components: dict[str, Any] = Field(description="to open a table with")
    file: str = Field(description="a component file (TOML)")
    diff: str = Field(description="the change to the game's components.toml")
    view: dict[str, Any] | None = Field(description="a first position with the values that fit")


class CampaignOut(Out):
    best: float = Field(description="best sum of three games in a row")
    running: list[float] = Field(description="the last games that still count for a next run")
    earned: list[str]


class SoloGameOut(Out):
    """One finished game played alone."""

    table: str
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


class ProofOut(Out):
    """What `teahouse replay verify` checks: the seed was fixed at the start, each step follows."""

    journal: dict[str, Any]
    commitment: str = Field(description='SHA-256 of "nonce:seed", as shown from the start on')
    nonce: str
    digests: list[str | None] = Field(
        description="of the position after each action; null inside of several sent as one"
    )
    redraws: list[list[int]] = Field(
        description="where an undo took a draw back: actions before it, and its number from 1",
        examples=[[[12, 1]]],
    )


class PointsOut(Out):
    """Row 0 is the set-up, row n the position after action n."""

    seats: list[int | None] = Field(description="who did each action", examples=[[None, 0, 1]])
    points: list[list[float]] = Field(
        description="of each seat", examples=[[[0, 0], [2, 0], [2, 1]]]
    )


class InfoOut(Out):
    version: str
    games: list[GameInfo]
    levels: list[str]
    retention_days: int


class ReplayStep(Out):
    number: int
    seat: int | None
    action: str | None = Field(description="null until the game is over")
    events: list[dict[str, Any]]


class ReplayOut(Out):
    id: str
    game: str
    status: str
    at: int
    actions: int
    open: bool
    steps: list[ReplayStep]
    views: dict[str, dict[str, Any]] = Field(
        description="by seat, or 'spectator'; all of them after the end"
    )
    outcome: OutcomeOut | None
    commitment: str
    reveal: RevealOut | None


class WebhookOut(Out):
    id: str
    url: str
    shape: str
    secret: str | None = Field(None, description="shown once, when it is made")


class WebhooksOut(Out):
    webhooks: list[WebhookOut]


class HealthOut(Out):
    status: str
    stopped_tables: int = 0

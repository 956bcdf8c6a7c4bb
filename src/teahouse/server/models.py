"""What comes in and what goes out, typed: the OpenAPI document is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from .strict import clean

Level = Literal["novice", "easy", "medium", "hard", "master"]
TableKindName = Literal["screen", "link", "public"]
SeatNumber = Annotated[int, Field(ge=0, le=15, description="number of a seat, from 0")]
Seq = Annotated[int, Field(ge=0, le=2**31 - 1, description="number of a journal entry")]
CommandId = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_-]{8,64}$",
        description="chosen by the client, new for each command; a repeat is answered, not done",
        examples=["0b9f4c52-5d0e-4f0a-9a58-9d6a7f3f5a11"],
    ),
]


def _said(text: str) -> str:
    cleaned = clean(text)
    if not cleaned:
        raise ValueError("empty")
    return cleaned


def _written(text: str) -> str:
    return clean(text, lines=True)


Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_said)]
Words = Annotated[str, Field(min_length=1, max_length=500), AfterValidator(_said)]
NoteText = Annotated[str, Field(max_length=4000), AfterValidator(_written)]


class In(BaseModel):
    """What is sent to us: nothing unknown, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True, hide_input_in_errors=True)


class Out(BaseModel):
    model_config = ConfigDict(extra="forbid")


# In


class ClockIn(In):
    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Field(ge=0, le=60 * 60 * 24 * 60)] = 0


class SettingsIn(In):
    """How the table deals with time and with people who leave."""

    clock: ClockIn = ClockIn()
    over: Literal["bot", "vote"] = "bot"
    level: Level = "easy"
    vote_seconds: Annotated[int, Field(ge=1, le=60 * 60 * 24 * 7)] = 120


class PersonIn(In):
    """Somebody at the maker's screen."""

    kind: Literal["person"]
    name: Name | None = None


class BotIn(In):
    kind: Literal["bot"]
    name: Name | None = None
    level: Level = "easy"


class OpenIn(In):
    """A seat to be taken by link, or in the lobby."""

    kind: Literal["open"]


SeatIn = Annotated[PersonIn | BotIn | OpenIn, Field(discriminator="kind")]


class TableIn(In):
    """A table to be opened. Persons named here sit at the maker's screen."""

    game: str = Field(pattern=r"^[a-z][a-z0-9_-]{0,31}$", examples=["darjeeling"])
    kind: TableKindName = "link"
    options: dict[
        Annotated[str, Field(pattern=r"^[a-z_]{1,32}$")],
        int | bool | Annotated[str, Field(max_length=2000)],
    ] = Field(default={}, max_length=40)
    seats: list[SeatIn] = Field(
        min_length=1,
        max_length=16,
        examples=[[{"kind": "person", "name": "Ann"}, {"kind": "open"}]],
    )
    settings: SettingsIn = SettingsIn()


class TableChangeIn(In):
    kind: TableKindName


class ClaimIn(In):
    name: Name = Field(examples=["Ben"])


class JoinIn(In):
    invitation: str = Field(pattern=r"^[A-Za-z0-9_-]{22}$")
    name: Name | None = None


ActionIn = (
    Annotated[int, Field(ge=0, le=100_000)] | Annotated[str, Field(min_length=1, max_length=80)]
)


class CommandIn(In):
    """One thing a seat wants done."""

    command_id: CommandId
    expected_seq: Seq
    kind: Literal[
        "act", "undo", "redo", "ask_undo", "offer_end", "replace", "answer",
        "pause", "resume", "resign", "return",
    ] = "act"  # fmt: skip
    seat: SeatNumber | None = Field(None, description="needed where one screen holds several seats")
    actions: list[ActionIn] = Field(
        default=[], max_length=64, description="ids or notations, done as one", examples=[["d1"]]
    )
    to: Seq | None = Field(None, description="number of actions an undo keeps")
    target: SeatNumber | None = Field(None, description="whom a bot shall replace")
    agree: bool | None = Field(None, description="the answer to a proposal")


class ChatIn(In):
    text: Words


class NoteIn(In):
    text: NoteText


class MuteIn(In):
    muted: bool


class WebhookIn(In):
    url: str = Field(max_length=500, examples=["https://example.com/hook"])
    shape: Literal["json", "discord", "slack"] = "json"


class ForkIn(In):
    at: Seq
    seats: list[SeatIn] = Field(min_length=1, max_length=16)


class JournalIn(In):
    """A game as `teahouse play` and the export write it; see teahouse/schemas/journal.json."""

    journal: dict[str, Any] = Field(max_length=20)


# Out


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
    commitment: str


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


class UndoOut(Out):
    undo: int | None
    redo: bool


class OutcomeOut(Out):
    how: str
    winners: list[int]
    points: list[float]
    ranks: list[int]
    breakdown: list[dict[str, float]]


class RevealOut(Out):
    nonce: str
    seed: str | None
    start: str | None


class StateOut(TableOut):
    seat: int | None
    clock: ClockOut
    proposal: ProposalOut | None
    actions: int
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


class TablesOut(Out):
    tables: list[MineOut]


class LinkOut(Out):
    url: str
    token: str


class ChatLineOut(Out):
    id: int
    seat: int
    name: str
    text: str
    at: int


class ChatOut(Out):
    lines: list[ChatLineOut]


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

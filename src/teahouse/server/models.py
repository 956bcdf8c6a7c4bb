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
    actor: int | None = Field(description="the seat whose decision play waits for")
    seq: int
    created: int
    updated: int
    closes: int | None = Field(
        description="when the table will be closed, if nobody plays until then"
    )
    commitment: str
    own_components: bool = Field(description="whether component values differ from the game's own")
    own_values: int = Field(description="how many values that is", ge=0)
    winners: list[int] = Field(description="seats that won, once the game is over")


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
        description="the expected points by source; `<game>-term-<name>` is the message"
    )
    rival: float = Field(description="points it expects the best other seat to have; 0 alone")


class ComparisonOut(Out):
    """What sets the first choice apart from the next: figures of the one less the other's."""

    choice: str = Field(description="notation of the first choice")
    runner_up: str = Field(description="notation of the other")
    win_share: float
    points: float
    differences: dict[str, float] = Field(
        description="of the points by source, the largest first; "
        "`<game>-term-<name>.the` is the message"
    )
    rival: float = Field(description="of the points the best other seat is expected to have")
    clear: bool = Field(description="chance alone does not explain it")


class HintOut(Out):
    seq: int
    level: str = Field(description="of the bot that was asked", examples=["hard"])
    thoughts: list[ThoughtOut] = Field(
        description="the best first: by share of wins, then points; alone by points"
    )
    why: ComparisonOut | None = Field(description="null where there is nothing to compare")


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


class PlaceOut(Out):
    """A seat in a race."""

    seat: int
    place: int | None = Field(description="from 1; null: it does not qualify")
    count: float
    points: float | None = Field(description="what its place would score")
    to_next: float | None = Field(description="so much more would bring a better place")


class RaceOut(Out):
    race: str = Field(description="`<game>-race-<name>` is the message")
    target: float | None
    places: list[PlaceOut] = Field(description="of every seat, the one ahead first")


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
    """Who is ahead: every seat if the game ended now."""

    game: str
    seat: int | None
    over: bool
    seats: list[SeatStandingOut]
    races: list[RaceOut]


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


class AskingOut(Out):
    """Another browser asks to play on at a seat."""

    seat: int
    device: str = Field(description="its first four signs are shown at both ends")
    this: bool = Field(description="it is the one that looks")


class MyTableOut(Out):
    """A table as one session sees it in lists."""

    table: TableOut
    roles: list[str]
    seats: list[int]
    invited: list[int] = Field(description="seats this session has an invitation to")
    recovering: list[int] = Field(description="own seats that may be brought to this device")
    asking: list[AskingOut] = Field(description="who asks to play on at a seat held or asked for")


class ProgressOut(Out):
    """How far a table is."""

    moves: int = Field(description="actions so far")
    points: list[float] = Field(
        description="of each seat: the result, or as everybody would count them if it ended now"
    )


class ListedTableOut(MyTableOut):
    progress: ProgressOut


class TablesOut(Out):
    tables: list[ListedTableOut]


class LobbyOut(Out):
    """Public tables; none while the host has closed the lobby."""

    tables: list[ListedTableOut]
    open: bool


class LinkOut(Out):
    url: str
    token: str


class NetworkOut(Out):
    base: str = Field(description="what links begin with", examples=["https://tea.example"])
    switch: bool = Field(description="this browser may open the server to its network")
    on: bool = Field(description="it is open to the network")
    addresses: list[str] = Field(description="where it is open; for whoever has the switch")


class OfferOut(Out):
    """What a link offers, to whoever looks at it."""

    kind: Literal["invite", "recovery", "spectator", "everybody"]
    does: Literal["sit", "bring", "watch", "go"] = Field(
        description="sit down, bring one's own seat here, watch, or go where one already sits"
    )
    seat: int | None = Field(description="the seat it leads to, if it leads to one")
    table: TableOut


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


class AheadOut(Out):
    """What follows on choices one after the other."""

    via: list[int]
    asked: bool = Field(description="whether the seat is asked on")
    legal: list[ChoiceOut]


class TrialOut(Out):
    """Where actions would lead, as far as they tell the seat nothing it could not know."""

    seq: int
    asked: bool = Field(description="whether the seat is asked on")
    view: dict[str, Any] | None
    legal: list[ChoiceOut]
    ahead: list[AheadOut]


class WhyOut(Out):
    legal: bool
    reason: Reason | None


class LevelStrength(Out):
    """How many of its games a level took from the level below it, as measured."""

    games: int
    share: float = Field(description="percent, draws counted as halves")
    low: float = Field(description="of the interval of 95 percent")
    high: float


class GameInfo(Out):
    name: str
    title: dict[str, str] = Field(description="by language")
    tagline: dict[str, str] = Field(description="by language")
    languages: list[str] = Field(description="that its messages are written in")
    minutes: int | None = Field(description="how long a game takes, if the game says so")
    solo: bool = Field(description="whether it keeps what is achieved alone")
    version: int
    options: dict[str, Any] = Field(description="JSON Schema of the options")
    players: dict[str, int]
    components: str
    rules: int = Field(description="how many rules /api/rules/{game} has")
    strength: dict[str, LevelStrength] = Field(description="by level, with two seats")


class RuleOut(Out):
    number: str
    section: str = Field(description="`<game>-rules-section-<section>` is the message")
    kind: Literal["stated", "mixed", "ruling"] = Field(
        description="said by the booklet, by us where it is silent, or by both"
    )


class RulesOut(Out):
    game: str
    rules: list[RuleOut]


class MessagesOut(Out):
    game: str
    language: str = Field(description="the language of the text, which may be another one")
    text: str = Field(description="Fluent")


class SpanOut(Out):
    text: str
    style: str = Field(description="seat0 to seat4, title, dim, lit, or one of the game")


class SketchOut(Out):
    seq: int
    lines: list[list[SpanOut]]


class CheckOut(Out):
    """All options with their values, or why a table like this would be refused."""

    ok: bool
    options: dict[str, Any] | None
    error: str | None
    reason: Reason | None


class WordPlaceOut(Out):
    message: str = Field(description="`<message>-<word>` are the names of the words")
    words: list[str]
    several: bool = Field(description="several words with a number each, with commas between")
    bare: list[str] = Field(description="words that take no number")
    fixed: bool = Field(description="shown, not chosen")


class WayOut(Out):
    text: str = Field(
        description="of the component file, with places in braces", examples=["{n} cups of {tea}"]
    )
    message: str = Field(description="its key, given the places; empty where one place is all")
    places: dict[str, WordPlaceOut] = Field(description="places that are not listed take a number")


class FormOut(Out):
    """How a value that is no number is put together."""

    ways: list[WayOut]
    each: bool = Field(description="the value is a list, each entry said in one of the ways")
    drawn: Literal["", "squares", "hexes", "tile"]
    signs: dict[str, str] = Field(description="of a map: the keys of their names")
    empty: str = Field(description="the sign outside the map")
    counted: Literal["", "halves", "from_one"] = Field(description="how the file counts numbers")


class ComponentOut(Out):
    path: str = Field(examples=["box.tea_tiles"])
    message: str = Field(description="key of its name", examples=["cups-component-box-cups"])
    value: Any
    src: Literal["reconstructed", "replaced", "inferred", "found", "rulebook", "owner"] = Field(
        description="how sure we are; `common-src-<src>` is the message"
    )
    note: str
    alternatives: Any
    form: FormOut | None


class ComponentsOut(Out):
    game: str
    digest: str
    changes: dict[str, Any] = Field(description="what differs from the game's own values")
    components: list[ComponentOut]


class ComponentFileOut(Out):
    components: dict[str, Any] = Field(description="what a table is opened with")
    values: dict[str, Any] = Field(description="by path")
    note: str


class BoxOut(Out):
    """What an owner's values give: reasons against them, or what they can be used for."""

    ok: bool
    reasons: list[Reason] = Field(
        description="`server-why-<code>` or `<game>-why-<code>` with `params`; `path` is the value"
    )
    changed: list[str] = Field(description="paths whose values are not those of this server")
    components: dict[str, Any] = Field(description="to open a table with")
    file: str = Field(description="a component file (TOML); it says so where it is unfinished")
    diff: str = Field(description="the change to the game's components.toml")
    view: dict[str, Any] | None = Field(description="a first position with the values that fit")


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
    bots: list[str] = Field(description="further bots of this host, by name")
    retention_days: int


class HistoryItemOut(Out):
    number: int
    seat: int | None
    action: str | None = Field(description="null until the game is over")
    events: list[EventOut]


class ReplayOut(Out):
    table_id: str
    game: str
    status: str
    at: int
    actions: int
    open: bool
    history: list[HistoryItemOut]
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


class LessonAbout(Out):
    """A lesson in the list: `<key>` is the message of its title, `<key>.about` what one learns."""

    name: str
    key: str
    extra: bool
    length: int
    teaches: list[str]


class LessonsOut(Out):
    game: str
    lessons: list[LessonAbout]


class LessonMessage(Out):
    key: str
    values: dict[str, int | float | str]


class LessonOut(Out):
    """Where a learner stands: what is said, what is waited for, and the table.

    `inputs` is what led here, in full; the first `kept` of them come before this step, so that a
    wrong try is taken back by sending those alone.
    """

    lesson: str
    mood: Literal["read", "do", "wrong", "done"]
    step: int
    length: int
    message: LessonMessage | None
    point: list[str]
    inputs: list[str]
    kept: int
    update: UpdateOut


class ProfileOut(Out):
    id: str
    name: str
    colour: str


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

    profile: ProfileOut | None = Field(description="who acts; none before a name was given")
    profiles: list[ProfileOut]
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

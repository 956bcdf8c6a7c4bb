"""Request bodies: no unknown fields, no conversion. OpenAPI is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema

from teahouse.bots import LEVELS
from teahouse.bots.custom import REGISTERED

from .strict import clean, is_visible
from .tokens import TABLE_ID

LONGEST_NAME = 40


def _known_bot(name: str) -> str:
    """Levels, and what the host has registered. Specs name programs: they never come from here."""
    if name not in LEVELS and name not in REGISTERED:
        raise ValueError("no such bot")
    return name


Level = Annotated[
    str,
    AfterValidator(_known_bot),
    WithJsonSchema({"type": "string", "enum": list(LEVELS)}),
    Field(description="a level, or one of the bots that /api/info names"),
]
TableKindName = Literal["screen", "link", "public"]
SeatNumber = Annotated[int, Field(ge=0, le=15, description="number of a seat, from 0")]
Seq = Annotated[int, Field(ge=0, le=2**31 - 1, description="number of a journal entry")]
TableIdIn = Annotated[str, Field(pattern=TABLE_ID, description="id of a table")]
CommandId = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_-]{8,64}$",
        description="idempotency key, new for each command; a repeat gets its first answer",
        examples=["0b9f4c52-5d0e-4f0a-9a58-9d6a7f3f5a11"],
    ),
]


def _said(text: str) -> str:
    cleaned = clean(text)
    if not is_visible(cleaned):
        raise ValueError("nothing to see")
    return cleaned


def _named(text: str) -> str:
    name = " ".join(_said(text).split())
    if len(name) > LONGEST_NAME:  # normalised it may be longer than it was sent
        raise ValueError("too long")
    return name


def _written(text: str) -> str:
    return clean(text, lines=True)


def _noted(text: str) -> str:
    return clean(text)


Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(_named)]
Words = Annotated[str, Field(min_length=1, max_length=500), AfterValidator(_said)]
NoteText = Annotated[str, Field(max_length=4000), AfterValidator(_written)]


class In(BaseModel):
    """A request body: no unknown fields, no conversion."""

    model_config = ConfigDict(extra="forbid", strict=True, hide_input_in_errors=True)


class ClockIn(In):
    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Field(ge=0, le=60 * 60 * 24 * 60)] = 0


class SettingsIn(In):
    """The clock, what happens when somebody is away, and how far back the log goes."""

    clock: ClockIn = ClockIn()
    log: Annotated[
        Literal["full", "turn"],
        Field(description="log of a running game: complete, or since the seat's last turn"),
    ] = "full"
    over: Literal["bot", "vote"] = "bot"
    level: Level = "easy"
    vote_seconds: Annotated[int, Field(ge=10, le=60 * 60 * 24 * 7)] = 120


class PersonIn(In):
    """Somebody at the owner's screen."""

    kind: Literal["person"]
    name: Name | None = None


class BotIn(In):
    kind: Literal["bot"]
    name: Name | None = None
    level: Level = "easy"


class OpenIn(In):
    """A free seat, taken by link or in the lobby."""

    kind: Literal["open"]


SeatIn = Annotated[PersonIn | BotIn | OpenIn, Field(discriminator="kind")]


GameName = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_-]{0,31}$", examples=["cups"])]
OptionsIn = Annotated[
    dict[
        Annotated[str, Field(pattern=r"^[a-z_]{1,32}$")],
        int | bool | Annotated[str, Field(max_length=2000)],
    ],
    Field(max_length=40, examples=[{"memory": "closed"}]),
]
SeatsIn = Annotated[
    list[SeatIn],
    Field(
        min_length=1,
        max_length=16,
        examples=[[{"kind": "person", "name": "Ann"}, {"kind": "open"}]],
    ),
]
ComponentsIn = Annotated[
    dict[str, Any],
    Field(
        max_length=40,
        description="changed component values only; see /api/components/{game}",
        examples=[{"box": {"tea_tiles": 80}}],
    ),
]


class TableIn(In):
    """A table to open. Persons named here sit at the owner's screen."""

    game: GameName
    kind: TableKindName = "link"
    options: OptionsIn = {}
    components: ComponentsIn = {}
    seats: SeatsIn
    settings: SettingsIn = SettingsIn()
    after: TableIdIn | None = Field(
        None, description="a finished table, whose players are invited to the same seats here"
    )


class CheckIn(In):
    """A table that might be opened, possibly incomplete."""

    game: GameName
    options: OptionsIn = {}
    components: ComponentsIn = {}
    seats: SeatsIn | None = None


class BoxIn(In):
    """Values an owner read from a box, by path; equal ones confirm ours."""

    values: Annotated[
        dict[Annotated[str, Field(pattern=r"^[A-Za-z0-9_.-]{1,120}$")], Any],
        Field(max_length=1000, examples=[{"cards.plant_trade": 6}]),
    ]
    note: Annotated[
        str,
        Field(max_length=200, description="which box: edition, language, year"),
        AfterValidator(_noted),
    ] = ""


class ComponentFileIn(In):
    """A file of component values, as uploaded."""

    text: Annotated[str, Field(max_length=64 * 1024, examples=["[costs]\\nmove = 1\\n"])]
    file: Annotated[str, Field(max_length=120, description="file name, for error messages")] = ""


class TableChangeIn(In):
    kind: TableKindName


class ClaimIn(In):
    name: Name = Field(examples=["Ben"])


class NetworkIn(In):
    on: bool


class HomeIn(In):
    key: str = Field(pattern=r"^[A-Za-z0-9_-]{22}$", description="from the address ./play printed")


class JoinIn(In):
    invitation: str = Field(pattern=r"^[A-Za-z0-9_-]{22}$")
    name: Name | None = None


ActionIn = (
    Annotated[int, Field(ge=0, le=100_000)] | Annotated[str, Field(min_length=1, max_length=80)]
)


class CommandIn(In):
    """One command of a seat."""

    command_id: CommandId
    expected_seq: Seq
    kind: Literal[
        "act", "undo", "redo", "ask_undo", "offer_end", "replace", "take_over",
        "answer", "pause", "resume", "resign", "return",
    ] = "act"  # fmt: skip
    seat: SeatNumber | None = Field(None, description="needed where one screen holds several seats")
    actions: list[ActionIn] = Field(
        default=[], max_length=64, description="ids or notations, all or none", examples=[["d1"]]
    )
    to: Seq | None = Field(None, description="undo: number of actions to keep")
    about_seat: SeatNumber | None = Field(
        None, description="seat of the person to replace by a bot, or of the bot to take over"
    )
    agree: bool | None = Field(None, description="vote on a proposal")


ChoiceName = Annotated[str, Field(min_length=1, max_length=40)]


class TrialIn(In):
    """Actions to try without playing them."""

    expected_seq: Seq
    seat: SeatNumber | None = Field(None, description="needed where one screen holds several seats")
    actions: list[ActionIn] = Field(
        default=[], max_length=64, description="ids or notations, one after the other"
    )
    ahead: list[ChoiceName] = Field(
        default=[], max_length=8, description="names of choices whose next decision is wanted"
    )


Colour = Literal["green", "blue", "amber", "red", "plum", "sky"]
ShownId = Annotated[
    str, Field(pattern=r"^[0-9a-f]{16}$", description="from the list", examples=["0" * 16])
]


class ProfileIn(In):
    name: Name
    colour: Colour = "green"


class CurrentIn(In):
    id: ShownId


class ArrivalIn(In):
    secret: Annotated[
        str,
        Field(
            min_length=1,
            max_length=120,
            description="the six characters of a code, or the six words of a recovery card",
            examples=["H7KD3Q"],
        ),
    ]


class ChatIn(In):
    text: Words


class ReportIn(In):
    why: Annotated[str, Field(max_length=300), AfterValidator(_noted)] = ""


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


class EntryDataIn(In):
    """The data of an entry apart from its actions."""

    to: Seq | None = None
    matter: Literal["undo", "end", "replace", "take_over", "pause"] | None = None
    seat: SeatNumber | None = None
    agree: bool | None = None


class EntryIn(In):
    """An entry of a journal kept by a browser."""

    kind: Literal[
        "act", "undo", "redo", "propose", "answer", "lapse", "pause", "resume", "resign",
        "stand_in", "return",
    ]  # fmt: skip
    seat: SeatNumber | None
    at: int = Field(ge=0, le=2**53, description="milliseconds since 1970")
    actions: list[Annotated[str, Field(max_length=80)]] = Field(default=[], max_length=64)
    draws: list[Annotated[list[int], Field(max_length=1024)]] = Field(
        default=[], max_length=64, description="random draws of each action"
    )
    data: EntryDataIn = EntryDataIn()
    digest: str | None = Field(default=None, max_length=64)


class EntriesIn(In):
    """Entries played in a browser."""

    since: Seq
    entries: list[EntryIn] = Field(max_length=400)
    last: bool = Field(True, description="the table is handed back with these")


class JournalIn(In):
    """A game as `teahouse play` and the export write it; see teahouse/schemas/journal.json."""

    journal: dict[str, Any] = Field(max_length=20)


LessonInput = Annotated[
    str, Field(min_length=1, max_length=80, description="a choice in notation, next or show")
]


class LessonIn(In):
    """All inputs of a learner in a lesson so far."""

    inputs: list[LessonInput] = Field(max_length=200)


class LessonWhyIn(LessonIn):
    action: LessonInput


class LessonTrialIn(LessonIn):
    """Actions a learner tries without playing them."""

    actions: list[LessonInput] = Field(default=[], max_length=64)
    ahead: list[ChoiceName] = Field(default=[], max_length=8)

"""Tables and seats, links to them, and the devices a seat is played on."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from teahouse.server.bodies import TableKindName

from .base import Out


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
    actor: int | None = Field(description="the seat to decide")
    seq: int
    updated: int
    closes: int | None = Field(description="when the table will be closed unless somebody plays")
    local: bool = Field(
        default=False,
        description="it was played in the browser of its only person, who may know what is hidden: "
        "nobody joins it, and it counts nowhere",
    )
    away: bool = Field(default=False, description="it is played there now")
    commitment: str
    own_components: bool = Field(description="whether component values differ from the game's own")
    own_values: int = Field(description="how many values that is", ge=0)
    winners: list[int] = Field(description="seats that won, once the game is over")


class AskingOut(Out):
    """Another browser asks to play on at a seat."""

    seat: int
    device: str = Field(description="both browsers show its first four characters")
    this: bool = Field(description="whether it is this browser")


class MyTableOut(Out):
    """A table as one session sees it in lists."""

    table: TableOut
    roles: list[str]
    seats: list[int]
    invited: list[int] = Field(description="seats this session has an invitation to")
    recovering: list[int] = Field(description="your seats that can be brought to this device")
    asking: list[AskingOut] = Field(description="requests to play at a seat you hold or asked for")


class ProgressOut(Out):
    """The progress of a table."""

    moves: int = Field(description="actions so far")
    points: list[float] = Field(
        description="of each seat: final, or until then as the table shows them"
    )


class ListedTableOut(MyTableOut):
    progress: ProgressOut


class StoppedTableOut(Out):
    """A table that cannot be loaded: its game is not installed, or its rules have changed."""

    id: str
    game: str


class TablesOut(Out):
    tables: list[ListedTableOut]
    stopped: list[StoppedTableOut] = Field(description="kept, but cannot be loaded")


class LobbyOut(Out):
    """Public tables; empty while the host has closed the lobby."""

    tables: list[ListedTableOut]
    open: bool


class LinkOut(Out):
    url: str
    token: str


class NetworkOut(Out):
    base: str = Field(description="base URL of links", examples=["https://tea.example"])
    switch: bool = Field(description="this browser may open the server to its network")
    on: bool = Field(description="it is open to the network")
    addresses: list[str] = Field(description="where it is open; only if `switch`")


class OfferOut(Out):
    """What a link offers, to whoever looks at it."""

    kind: Literal["invite", "recovery", "spectator", "everybody"]
    does: Literal["sit", "bring", "watch", "go"] = Field(
        description="sit down, bring your seat here, watch, or go to the seat you have"
    )
    seat: int | None = Field(description="the seat it is for, if any")
    table: TableOut


class DeviceOut(Out):
    """A browser in which a seat is played."""

    id: str
    first: bool = Field(description="it took the seat, and may remove the others")
    this: bool = Field(description="whether it is this browser")
    connected: bool
    since: int


class DevicesOut(Out):
    devices: list[DeviceOut]

"""The actions of Ceylon: typed, numbered, written."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from teahouse.core.actions import Action, Codec
from teahouse.core.events import Value

from .hexes import COVERS, HEXES, cover_name, hex_name
from .state import (
    CARD_SIDES,
    CARDS,
    DISTRICTS,
    SHAPES,
    TEAS,
    WAGONS,
    ActionKind,
    District,
    Reward,
    Shape,
    Tea,
)


def card_side(side: int) -> tuple[int, int]:
    """The own action and the others' of a card played this way round."""
    a, b = CARD_SIDES[side // 2]
    return (a, b) if side % 2 == 0 else (b, a)


@dataclass(frozen=True)
class Lift(Action):
    """Choose a large elevation tile to place."""

    shape: Annotated[int, range(SHAPES)]

    def __str__(self) -> str:
        return f"tile {Shape(self.shape).name.lower()}"

    def named(self) -> dict[str, Value]:
        return {"shape": Shape(self.shape).name.lower()}


@dataclass(frozen=True)
class Site(Action):
    """Put the elevation tile into this district."""

    district: Annotated[int, range(DISTRICTS)]

    def __str__(self) -> str:
        return f"in {District(self.district).name.lower()}"

    def named(self) -> dict[str, Value]:
        return {"district": District(self.district).name.lower()}


@dataclass(frozen=True)
class Cover(Action):
    """Cover these four of the eight hexes of the district, numbered row by row."""

    cover: Annotated[int, range(len(COVERS))]

    def __str__(self) -> str:
        return f"cover {cover_name(self.cover)}"

    def named(self) -> dict[str, Value]:
        return {"cover": cover_name(self.cover)}


@dataclass(frozen=True)
class _OnHex(Action):
    """An action with a hex."""

    hex: Annotated[int, range(HEXES)]

    def __str__(self) -> str:
        return f"{type(self).__name__.lower()} {hex_name(self.hex)}"

    def named(self) -> dict[str, Value]:
        return {"hex": hex_name(self.hex)}


@dataclass(frozen=True)
class Peak(_OnHex):
    """Put the small elevation tile here."""


@dataclass(frozen=True)
class Settle(_OnHex):
    """Place the first plantation and the pawn here."""

    def __str__(self) -> str:
        return f"found {hex_name(self.hex)}"


@dataclass(frozen=True)
class Play(Action):
    """Play a card this way round."""

    side: Annotated[int, range(2 * CARDS)]

    def __str__(self) -> str:
        own, others = card_side(self.side)
        return f"{ActionKind(own).name.lower()}/{ActionKind(others).name.lower()}"

    def named(self) -> dict[str, Value]:
        own, others = card_side(self.side)
        return {"action": ActionKind(own).name.lower(), "others": ActionKind(others).name.lower()}


@dataclass(frozen=True)
class Do(Action):
    """Choose a main action or an alternative."""

    kind: Annotated[int, range(len(ActionKind))]

    def __str__(self) -> str:
        return ActionKind(self.kind).name.lower()

    def named(self) -> dict[str, Value]:
        return {"action": ActionKind(self.kind).name.lower()}


@dataclass(frozen=True)
class UseStartingTile(Action):
    """Choose the action of the starting tile, with the starting tile."""

    def __str__(self) -> str:
        return "use tile"


@dataclass(frozen=True)
class UseToken(Action):
    """Spend a technology token on an extra action now."""

    def __str__(self) -> str:
        return "use token"


@dataclass(frozen=True)
class KeepToken(Action):
    """No extra action after the action of the card."""

    def __str__(self) -> str:
        return "keep token"


@dataclass(frozen=True)
class Plant(_OnHex):
    """Plant here."""


@dataclass(frozen=True)
class Harvest(_OnHex):
    """Harvest the plantation here."""


@dataclass(frozen=True)
class Done(Action):
    """Harvest no further plantation."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True)
class _OfTea(Action):
    """An action with a chest of tea."""

    tea: Annotated[int, range(TEAS)]

    def __str__(self) -> str:
        return f"{type(self).__name__.lower()} {Tea(self.tea).name.lower()}"

    def named(self) -> dict[str, Value]:
        return {"tea": Tea(self.tea).name.lower()}


@dataclass(frozen=True)
class Discard(_OfTea):
    """Discard a chest of this tea."""


@dataclass(frozen=True)
class Deliver(Action):
    """Fulfil the contract on this wagon, counted from the left."""

    wagon: Annotated[int, range(WAGONS)]

    def __str__(self) -> str:
        return f"deliver {self.wagon + 1}"

    def named(self) -> dict[str, Value]:
        return {"wagon": self.wagon + 1}


@dataclass(frozen=True)
class Spare(_OfTea):
    """With the starting tile: deliver one chest of this tea fewer."""


@dataclass(frozen=True)
class Take(Action):
    """Take the rupees or the points of the contract."""

    reward: Annotated[int, range(len(Reward))]

    def __str__(self) -> str:
        return f"take {Reward(self.reward).name.lower()}"

    def named(self) -> dict[str, Value]:
        return {"reward": Reward(self.reward).name.lower()}


@dataclass(frozen=True)
class Engage(Action):
    """With the starting tile: contract the councillor of this district."""

    district: Annotated[int, range(DISTRICTS)]

    def __str__(self) -> str:
        return f"contract {District(self.district).name.lower()}"

    def named(self) -> dict[str, Value]:
        return {"district": District(self.district).name.lower()}


@dataclass(frozen=True)
class Move(_OnHex):
    """Move the pawn here."""


CODEC = Codec(
    Lift, Site, Cover, Peak, Settle, Play, Do, UseStartingTile, UseToken, KeepToken, Plant, Harvest,
    Done, Discard, Deliver, Spare, Take, Engage, Move,
)  # fmt: skip


class Act(IntEnum):
    """The id at which each type of action starts, as the codec numbers them."""

    LIFT = CODEC.first[Lift]
    SITE = CODEC.first[Site]
    COVER = CODEC.first[Cover]
    PEAK = CODEC.first[Peak]
    SETTLE = CODEC.first[Settle]
    PLAY = CODEC.first[Play]
    DO = CODEC.first[Do]
    USE_STARTING_TILE = CODEC.first[UseStartingTile]
    USE_TOKEN = CODEC.first[UseToken]
    KEEP_TOKEN = CODEC.first[KeepToken]
    PLANT = CODEC.first[Plant]
    HARVEST = CODEC.first[Harvest]
    DONE = CODEC.first[Done]
    DISCARD = CODEC.first[Discard]
    DELIVER = CODEC.first[Deliver]
    SPARE = CODEC.first[Spare]
    TAKE = CODEC.first[Take]
    ENGAGE = CODEC.first[Engage]
    MOVE = CODEC.first[Move]
    END = len(CODEC)  # no id: how many there are

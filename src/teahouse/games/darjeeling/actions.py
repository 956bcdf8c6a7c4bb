"""The actions of Darjeeling: typed, numbered, written."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from teahouse.core.actions import Action, Codec
from teahouse.core.events import Value

from .grid import CELLS, Direction, cell_name
from .state import QUAYS, Use, Variety


@dataclass(frozen=True)
class Collect(Action):
    """Put the collector on a tile and take it: at the first placement, or by moving there."""

    cell: Annotated[int, range(CELLS)]

    def __str__(self) -> str:
        return cell_name(self.cell)

    def named(self) -> dict[str, Value]:
        return {"cell": cell_name(self.cell)}


@dataclass(frozen=True)
class Face(Action):
    """Turn the front of the collector this way at the first placement."""

    direction: Annotated[int, range(4)]

    def __str__(self) -> str:
        return f"face {Direction(self.direction).name}"

    def named(self) -> dict[str, Value]:
        return {"direction": Direction(self.direction).name}


@dataclass(frozen=True)
class Ship(Action):
    """Ship tea of this variety."""

    variety: Annotated[int, range(4)]

    def __str__(self) -> str:
        return f"ship {Variety(self.variety).name.lower()}"

    def named(self) -> dict[str, Value]:
        return {"variety": Variety(self.variety).name.lower()}


@dataclass(frozen=True)
class Keep(Action):
    """Ship nothing this turn."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True)
class LayThrees(Action):
    """Lay so many three-half tiles."""

    tiles: Annotated[int, range(4)]

    def __str__(self) -> str:
        return f"threes {self.tiles}"


@dataclass(frozen=True)
class LayTwos(Action):
    """Lay so many two-half tiles."""

    tiles: Annotated[int, range(8)]

    def __str__(self) -> str:
        return f"twos {self.tiles}"


@dataclass(frozen=True)
class LayOnes(Action):
    """Lay so many one-half tiles."""

    tiles: Annotated[int, range(32)]

    def __str__(self) -> str:
        return f"ones {self.tiles}"


@dataclass(frozen=True)
class Spend(Action):
    """Use action tokens with the shipment, or none."""

    use: Annotated[int, range(4)]

    def __str__(self) -> str:
        return f"use {Use(self.use).name.lower()}"

    def named(self) -> dict[str, Value]:
        return {"use": Use(self.use).name.lower()}


@dataclass(frozen=True)
class Recall(Action):
    """Load an own crate from the ship at this quay, counted from the bottom."""

    quay: Annotated[int, range(QUAYS)]

    def __str__(self) -> str:
        return f"recall {self.quay + 1}"

    def named(self) -> dict[str, Value]:
        return {"quay": self.quay + 1}


@dataclass(frozen=True)
class Done(Action):
    """Load no further crate from other ships."""

    def __str__(self) -> str:
        return "done"


CODEC = Codec(Collect, Face, Ship, Keep, LayThrees, LayTwos, LayOnes, Spend, Recall, Done)


class Act(IntEnum):
    """The id at which each type of action starts, as the codec numbers them."""

    COLLECT = CODEC.first[Collect]
    FACE = CODEC.first[Face]
    SHIP = CODEC.first[Ship]
    KEEP = CODEC.first[Keep]
    LAY_THREES = CODEC.first[LayThrees]
    LAY_TWOS = CODEC.first[LayTwos]
    LAY_ONES = CODEC.first[LayOnes]
    SPEND = CODEC.first[Spend]
    RECALL = CODEC.first[Recall]
    DONE = CODEC.first[Done]
    END = len(CODEC)  # no id: how many there are

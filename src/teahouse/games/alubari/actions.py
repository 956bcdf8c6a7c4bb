"""The actions of Alubari: typed, numbered, written."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from teahouse.core.actions import Action, Codec
from teahouse.core.events import Value

from .components import MOST_BREWED
from .names import (
    CUBE_NAMES,
    EQUIPMENT_NAMES,
    STATION_NAMES,
    contract_name,
    room_name,
    space_name,
)
from .state import (
    AREAS,
    CONTRACTS,
    EQUIPMENTS,
    ROOM,
    SLOTS,
    SPACES,
    STATIONS,
    Area,
    Hiring,
    Off,
    Upkeep,
    WorksStep,
)


def word(name: str) -> str:
    return name.lower().replace("_", "-")


@dataclass(frozen=True)
class Place(Action):
    """Put a labourer on a space of an action area."""

    room: Annotated[int, range(AREAS * ROOM)]

    def __str__(self) -> str:
        return f"place {room_name(self.room)}"

    def named(self) -> dict[str, Value]:
        return {"area": Area(self.room // ROOM).name, "number": self.room % ROOM + 1}


@dataclass(frozen=True)
class Use(Action):
    """Use a contract."""

    contract: Annotated[int, range(CONTRACTS)]

    def __str__(self) -> str:
        return f"use {self.contract + 1}"

    def named(self) -> dict[str, Value]:
        return {"contract": contract_name(self.contract)}


@dataclass(frozen=True)
class Cube(Action):
    """Take a cube from the stock yard."""

    cube: Annotated[int, range(3)]

    def __str__(self) -> str:
        return f"cube {CUBE_NAMES[self.cube]}"

    def named(self) -> dict[str, Value]:
        return {"cube": CUBE_NAMES[self.cube]}


@dataclass(frozen=True)
class Dig(Action):
    """Take a rubble from any estate space."""

    space: Annotated[int, range(SPACES)]

    def __str__(self) -> str:
        return f"dig {space_name(self.space)}"

    def named(self) -> dict[str, Value]:
        return {"space": space_name(self.space)}


@dataclass(frozen=True)
class Work(Action):
    """A step of the works."""

    step: Annotated[int, range(len(WorksStep))]

    def __str__(self) -> str:
        return f"make {word(WorksStep(self.step).name)}"

    def named(self) -> dict[str, Value]:
        return {"step": word(WorksStep(self.step).name)}


@dataclass(frozen=True)
class Lay(Action):
    """Lay the next section, for a steel bar or for iron ore."""

    iron: Annotated[int, range(2)]

    def __str__(self) -> str:
        return "lay iron" if self.iron else "lay steel"

    def named(self) -> dict[str, Value]:
        return {"paid": "iron" if self.iron else "steel"}


@dataclass(frozen=True)
class Build(Action):
    """Build a station area."""

    station: Annotated[int, range(STATIONS)]

    def __str__(self) -> str:
        return f"build {STATION_NAMES[self.station]}"

    def named(self) -> dict[str, Value]:
        return {"station": STATION_NAMES[self.station]}


@dataclass(frozen=True)
class Buy(Action):
    """Buy an equipment, or take it as a bonus."""

    equipment: Annotated[int, range(EQUIPMENTS)]

    def __str__(self) -> str:
        return f"buy {EQUIPMENT_NAMES[self.equipment]}"

    def named(self) -> dict[str, Value]:
        return {"equipment": EQUIPMENT_NAMES[self.equipment]}


@dataclass(frozen=True)
class Discount(Action):
    """What a discount is taken off."""

    off: Annotated[int, range(len(Off))]

    def __str__(self) -> str:
        return f"discount {word(Off(self.off).name)}"

    def named(self) -> dict[str, Value]:
        return {"off": word(Off(self.off).name)}


@dataclass(frozen=True)
class Price(Action):
    """Pay the printed price of an equipment, or that of contract 21."""

    cheaper: Annotated[int, range(2)]

    def __str__(self) -> str:
        return "price cheaper" if self.cheaper else "price printed"

    def named(self) -> dict[str, Value]:
        return {"price": "cheaper" if self.cheaper else "printed"}


@dataclass(frozen=True)
class Take(Action):
    """Take a contract."""

    contract: Annotated[int, range(CONTRACTS)]

    def __str__(self) -> str:
        return f"take {self.contract + 1}"

    def named(self) -> dict[str, Value]:
        return {"contract": contract_name(self.contract)}


@dataclass(frozen=True)
class Leaves(Action):
    """Take leaves at the chaiwala."""

    def __str__(self) -> str:
        return "leaves"


@dataclass(frozen=True)
class Brew(Action):
    """Turn so many leaves into Chai."""

    leaves: Annotated[int, range(1, MOST_BREWED + 1)]

    def __str__(self) -> str:
        return f"brew {self.leaves}"


@dataclass(frozen=True)
class Swap(Action):
    """Exchange once more with the contract being used."""

    def __str__(self) -> str:
        return "swap"


@dataclass(frozen=True)
class Landslide(Action):
    """Refill an estate, counted from the left."""

    estate: Annotated[int, range(SLOTS)]

    def __str__(self) -> str:
        return f"landslide {self.estate + 1}"

    def named(self) -> dict[str, Value]:
        return {"estate": self.estate + 1}


@dataclass(frozen=True)
class Borrow(Action):
    """Put a marker on an estate space of the game."""

    space: Annotated[int, range(SPACES)]

    def __str__(self) -> str:
        return f"borrow {space_name(self.space)}"

    def named(self) -> dict[str, Value]:
        return {"space": space_name(self.space)}


@dataclass(frozen=True)
class Straighten(Action):
    """Make a used contract usable again."""

    contract: Annotated[int, range(CONTRACTS)]

    def __str__(self) -> str:
        return f"straighten {self.contract + 1}"

    def named(self) -> dict[str, Value]:
        return {"contract": contract_name(self.contract)}


@dataclass(frozen=True)
class Maintain(Action):
    """Pay for an equipment or put it back."""

    upkeep: Annotated[int, range(len(Upkeep))]

    def __str__(self) -> str:
        return f"maintain {word(Upkeep(self.upkeep).name)}"

    def named(self) -> dict[str, Value]:
        return {"upkeep": word(Upkeep(self.upkeep).name)}


@dataclass(frozen=True)
class Hire(Action):
    """Take the third labourer."""

    hiring: Annotated[int, range(len(Hiring))]

    def __str__(self) -> str:
        return f"hire {word(Hiring(self.hiring).name)}"

    def named(self) -> dict[str, Value]:
        return {"hiring": word(Hiring(self.hiring).name)}


@dataclass(frozen=True)
class Strengthen(Action):
    """Pay a Chai for the stronger action."""

    def __str__(self) -> str:
        return "chai"


@dataclass(frozen=True)
class Extra(Action):
    """Take the extra action."""

    def __str__(self) -> str:
        return "extra"


@dataclass(frozen=True)
class Done(Action):
    """Do nothing of it, or no more."""

    def __str__(self) -> str:
        return "done"


CODEC = Codec(
    Place, Use, Cube, Dig, Work, Lay, Build, Buy, Discount, Price, Take, Leaves, Brew, Swap,
    Landslide, Borrow, Straighten, Maintain, Hire, Strengthen, Extra, Done,
)  # fmt: skip


class Act(IntEnum):
    """The id at which each type of action starts, as the codec numbers them."""

    PLACE = CODEC.first[Place]
    USE = CODEC.first[Use]
    CUBE = CODEC.first[Cube]
    DIG = CODEC.first[Dig]
    WORK = CODEC.first[Work]
    LAY = CODEC.first[Lay]
    BUILD = CODEC.first[Build]
    BUY = CODEC.first[Buy]
    DISCOUNT = CODEC.first[Discount]
    PRICE = CODEC.first[Price]
    TAKE = CODEC.first[Take]
    LEAVES = CODEC.first[Leaves]
    BREW = CODEC.first[Brew]
    SWAP = CODEC.first[Swap]
    LANDSLIDE = CODEC.first[Landslide]
    BORROW = CODEC.first[Borrow]
    STRAIGHTEN = CODEC.first[Straighten]
    MAINTAIN = CODEC.first[Maintain]
    HIRE = CODEC.first[Hire]
    STRENGTHEN = CODEC.first[Strengthen]
    EXTRA = CODEC.first[Extra]
    DONE = CODEC.first[Done]
    END = len(CODEC)  # no id: how many there are

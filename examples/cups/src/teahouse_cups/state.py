"""Everything there is on the table, in numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

SEATS = 4  # at most
HOLDS = 10  # measures in a cup
POTS = (2, 6)  # the most the small pot and the large pot give


@dataclass(slots=True)
class State:
    """A position. Options stand in the fields of their names."""

    rng: Annotated[list[int], "i8", 4]
    players: Annotated[int, "i1"]
    target: Annotated[int, "i2"]  # so many points end the game
    rounds: Annotated[int, "i1"]  # so many rounds at most
    first: Annotated[int, "i1"]  # who began
    actor: Annotated[int, "i1"]  # whose turn it is, -1 when the game is over
    round: Annotated[int, "i1"]  # rounds finished
    cup: Annotated[list[int], "i1", SEATS]  # measures in each cup
    score: Annotated[list[int], "i2", SEATS]

"""What a player may do, and why not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from teahouse.core.actions import Action, Codec
from teahouse.core.reasons import FIRST_REASON, GAME_OVER, NOT_ASKED

from .state import POTS


@dataclass(frozen=True)
class Pour(Action):
    """Pour from the small pot (0) or the large one (1)."""

    pot: Annotated[int, range(len(POTS))]

    def __str__(self) -> str:
        return f"pour {('small', 'large')[self.pot]}"


@dataclass(frozen=True)
class Drink(Action):
    """Drink up, which ends the turn."""

    def __str__(self) -> str:
        return "drink"


CODEC = Codec(Pour, Drink)
DRINK = CODEC.first[Drink]


class Why(IntEnum):
    """Why something is refused, behind the reasons that all games have."""

    EMPTY_CUP = FIRST_REASON


REASONS = {
    GAME_OVER: ("game-over", ""),
    NOT_ASKED: ("not-asked", ""),
    Why.EMPTY_CUP: ("empty-cup", ""),
}

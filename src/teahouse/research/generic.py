"""The observation of a game without features of its own: every field of its state, then the seat.

Only for games in which every seat sees everything: it would reveal anything hidden.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from teahouse.core.game import Game
from teahouse.core.hooks import State
from teahouse.core.layout import CODES, Field

from .feature import Feature, flags
from .feature_writers import one_hot, write
from .hooks import ObservationBuffer

LEAST, MOST = -(2**15), 2**15 - 1  # of a number in an observation
LEFT_OUT = ("rng", "version")  # nobody may know the coming draws


def generic_features(game: Game) -> Any:
    """`observe` and `features`, as a module of features has them."""
    seats = game.definition.rules.limits.seats
    shown = [field for field in game.layout.fields if field.name not in LEFT_OUT]
    made = tuple(_feature(field) for field in shown)
    whole = (*made, flags("seat", (seats,), "whose observation this is"))
    return SimpleNamespace(observe=_observe(shown, seats), features=lambda game, players: whole)


def _feature(field: Field) -> Feature:
    low, high = _bounds(field)
    return Feature(
        field.name, field.shape or (1,), low, high, f"the field {field.name} of the state"
    )


def _bounds(field: Field) -> tuple[int, int]:
    """The bounds that fit both the field and an observation."""
    bits = 8 * CODES[field.code][1]
    low, high = (
        (0, 2**bits - 1) if field.code[0] == "u" else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
    )
    return max(low, LEAST), min(high, MOST)


def _observe(shown: list[Field], seats: int) -> Any:
    """A rule generated for these fields, because rules cannot loop over names."""
    lines = ["def observe(s: State, seat: int, out: ObservationBuffer) -> int:", "    at = 0"]
    for field in shown:
        indices = ""
        for depth, length in enumerate(field.shape):
            lines.append(f"{'    ' * (depth + 1)}for i{depth} in range({length}):")
            indices += f"[i{depth}]"
        low, high = _bounds(field)
        inner = "    " * (len(field.shape) + 1)
        lines.append(f"{inner}at = write(out, at, s.{field.name}{indices}, {low}, {high})")
    lines.append(f"    return one_hot(out, at, seat, {seats})")
    space: dict[str, Any] = {
        "State": State, "ObservationBuffer": ObservationBuffer, "write": write, "one_hot": one_hot,
    }  # fmt: skip
    exec("\n".join(lines), space)
    return space["observe"]

"""What a contract does, as the values of its message: the printed ones or a table's own."""

from __future__ import annotations

from teahouse.core.events import Value

from . import view_types as t
from .components import Effect
from .names import AREA_NAMES, GOOD_NAMES
from .tables import Tables

# What the message of an effect is given: its kind and area, one or two numbers, one or two goods.
EFFECT = ("effect", "area", "n", "m", "good", "gets")


def effect_values(tables: Tables, card: int) -> dict[str, Value]:
    """The effect of a contract as the values of a message."""
    said = effect_of(tables, card)
    return {
        "effect": said["effect"], "area": said["area"],
        "n": said["n"], "m": said["m"], "good": said["good"], "gets": said["gets"],
    }  # fmt: skip


def effect_of(tables: Tables, card: int) -> t.Effect:
    """The kind of a contract's effect with its numbers and goods."""
    kind, words = Effect(tables.effect[card]), tables.effect_values[card]
    n, m = numbers(kind, words)
    good, gets = goods(kind, words)
    return {
        "effect": kind.name.lower(),
        "area": AREA_NAMES[tables.contract_area[card]],
        "n": n, "m": m, "good": good, "gets": gets,
    }  # fmt: skip


def numbers(kind: Effect, words: tuple[int, ...]) -> tuple[int, int]:
    """How many, and how often, at least, or of the other good."""
    if kind == Effect.SWAP:
        return words[0], words[3]
    if kind == Effect.BORROW:  # fewest, most
        return words[1], words[0]
    return words[0], words[1] if kind == Effect.CHEAPER_STATION else 0


def goods(kind: Effect, words: tuple[int, ...]) -> tuple[t.GoodOrNone, t.GoodOrNone]:
    """What is taken or given, and what one gets for it."""
    if kind == Effect.SWAP:
        return GOOD_NAMES[words[1]], GOOD_NAMES[words[2]]
    return GOOD_NAMES[words[1]] if kind == Effect.BAG else "", ""

"""A seat in phase III, and what it ships."""

from __future__ import annotations

from typing import Any

from teahouse.core.game import Position

from .positions import (
    BASE,
    asked,
    at,
    event_texts,
)

NEAR = BASE.replace("g1 A> w1 ##", "g1 w1 A> ##")
NO_BLACK = """
g1 g1 g1 g1 g1 g1
g1 w1 A> ## r1 r1
g1 g1 w1 w1 r1 B<
.. g2 w2 r2 w2 ..
"""


def shipping(text: str = BASE, tiles: str = "b1*4", tokens: int = 0, **to: Any) -> Position:
    """Seat 0 in phase III with these tiles."""
    seat = {0: {"tiles": tiles, "tokens": tokens}, **to.pop("seat", {})}
    return at(text, decision="ship", reserve=10 - tokens, seat=seat, **to)


def ship(
    position: Position,
    variety: str = "black",
    threes: int = 0,
    twos: int = 0,
    ones: int = 0,
    use: str = "",
) -> list[str]:
    """Ship these tiles, without saying what is not asked; without `use` tokens stay open."""
    events = event_texts(position.apply(f"ship {variety}"))
    for decision, action in (
        ("lay_threes", f"threes {threes}"),
        ("lay_twos", f"twos {twos}"),
        ("lay_ones", f"ones {ones}"),
        ("tokens", f"use {use}"),
    ):
        if asked(position) == (0, decision) and action != "use ":
            events += event_texts(position.apply(action))
    return events

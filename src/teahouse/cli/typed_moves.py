"""Moves as people type them: by number, by notation, or without the first word."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise

from teahouse.core.errors import BadNotation
from teahouse.core.game import Game, Position


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def completed(position: Position, line: str) -> list[int]:
    """The moves that begin like one in the list and go on as typed."""
    first_words = dict.fromkeys(str(action).partition(" ")[0] for action in position.legal())
    meant = []
    for word in first_words:
        with suppress(BadNotation):
            meant.append(position.game.parse(f"{word} {line}").id)
    return meant


def examples(game: Game) -> str:
    """One notation of each type of action."""
    codec = game.codec
    cuts = [*codec.first.values(), len(codec)]
    middles = [(low + high) // 2 for low, high in pairwise(cuts)]
    return ", ".join(str(codec.actions[n]) for n in middles)

"""Parse moves as typed: in notation, without its first word, or in the player's language.

The message `<game>-typed` lists the words of a language, each with the word of the notation:
`planter=plant récolter=harvest`. Accents and capitals do not matter.
"""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import pairwise
from unicodedata import combining, normalize

from teahouse.core.actions import Action
from teahouse.core.errors import BadNotation
from teahouse.core.game import Game, Position
from teahouse.i18n import Texts


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def parse(game: Game, texts: Texts, line: str) -> Action:
    """The move that was typed; BadNotation if there is none."""
    try:
        return game.parse(line)
    except BadNotation:
        return game.parse(in_notation(game, texts, line))


def in_notation(game: Game, texts: Texts, line: str) -> str:
    """A line with the words of a language replaced by those of the notation."""
    words = typed_words(game, texts)
    parts = re.split(r"([ /])", re.sub(r"\s*/\s*", "/", line))
    return "".join(words.get(plain(part), part) for part in parts)


def typed_words(game: Game, texts: Texts) -> dict[str, str]:
    """What each word stands for."""
    key = f"{game.name}-typed"
    pairs = texts(key).split() if texts.has(key) else []
    return {plain(word): meant for word, _, meant in (pair.partition("=") for pair in pairs)}


def plain(word: str) -> str:
    """Without accents and capitals."""
    return "".join(c for c in normalize("NFKD", word.lower()) if not combining(c))


def completed(position: Position, texts: Texts, line: str) -> list[int]:
    """The moves that start with a known first word and continue as typed."""
    first_words = dict.fromkeys(str(action).partition(" ")[0] for action in position.legal())
    meant = []
    for word in first_words:
        with suppress(BadNotation):
            meant.append(parse(position.game, texts, f"{word} {line}").id)
    return meant


def examples(game: Game) -> str:
    """One notation of each type of action."""
    codec = game.codec
    cuts = [*codec.first.values(), len(codec)]
    middles = [(low + high) // 2 for low, high in pairwise(cuts)]
    return ", ".join(str(codec.actions[n]) for n in middles)

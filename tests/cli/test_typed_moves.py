"""Moves typed in one's own language."""

from __future__ import annotations

import re

import pytest

import teahouse
from teahouse.cli.typed_moves import in_notation, parse, typed_words
from teahouse.core.errors import BadNotation
from teahouse.i18n import LANGUAGES, Texts


@pytest.mark.parametrize(
    ("game", "language", "line", "notation"),
    [
        ("ceylon", "fr", "planter c4", "plant c4"),
        ("ceylon", "fr", "Recolter / COMMERCER", "harvest/trade"),
        ("ceylon", "it", "prendi rupie", "take rupees"),
        ("ceylon", "it", "plant c4", "plant c4"),
        ("darjeeling", "fr", "expédier noir", "ship black"),
        ("darjeeling", "it", "verso sud", "face S"),
        ("darjeeling", "fr", "d4", "d4"),
        ("alubari", "fr", "placer A3", "place A3"),
        ("alubari", "it", "compra magazzino", "buy warehouse"),
    ],
)
def test_a_move_may_be_typed_in_the_language_of_the_game(
    game: str, language: str, line: str, notation: str
) -> None:
    assert str(parse(teahouse.game(game), Texts(language), line)) == notation


def test_what_means_nothing_is_refused() -> None:
    with pytest.raises(BadNotation):
        parse(teahouse.game("ceylon"), Texts("fr"), "arroser c4")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", teahouse.games())
def test_every_word_stands_for_one_of_the_notation(name: str, language: str) -> None:
    game = teahouse.game(name)
    known = {word for a in game.codec.actions for word in re.split(r"[ /]", str(a))}
    words = typed_words(game, Texts(language))
    assert words
    assert set(words.values()) <= known
    verbs = {str(a).split()[0].split("/")[0] for a in game.codec.actions if " " in str(a)}
    if language != "en":
        assert verbs <= set(words.values()) | {"in", "cube"}
    assert not known & {word for word, meant in words.items() if word != meant}


def test_a_game_without_such_words_takes_the_notation() -> None:
    class Silent(Texts):
        def has(self, key: str) -> bool:
            return False

    assert in_notation(teahouse.game("ceylon"), Silent("fr"), "planter c4") == "planter c4"

"""How printed values that are no numbers are put together, in words and drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import teahouse
from teahouse.core import component_edits
from teahouse.core.component_phrases import Amounts, Form, Way, Words, form_of
from teahouse.core.game import Game

GAMES = teahouse.games()
CUPS = Form(
    (
        Way("{n} cups of {tea}", {"tea": Words("tea", ("black", "green"))}, "cups"),
        Way("{gifts}", {"gifts": Amounts("gift", ("spoon", "pot"), ("pot",))}),
    )
)


@pytest.mark.parametrize("text", ["3 cups of green", "2 spoon", "2 spoon, pot", "pot"])
def test_what_a_form_can_say_is_read_and_written(text: str) -> None:
    found = CUPS.read(text)
    assert found is not None
    way, filled = found
    assert way.write(filled) == text


@pytest.mark.parametrize(
    "text", ["", "3 cups of white", "x cups of green", "2 fork", "2 spoon pot"]
)
def test_what_a_form_cannot_say_is_not_read(text: str) -> None:
    assert CUPS.read(text) is None


def test_the_first_pattern_that_fits_a_path_gives_the_form() -> None:
    forms = {"cup.*.tea": CUPS, "cup.*": Form(drawn="tile")}
    assert form_of(forms, "cup.1.tea") is CUPS
    assert form_of(forms, "pot.1.tea") is None


# The games


def formed(game: Game) -> dict[str, tuple[Form, Any]]:
    forms = game.definition.presentation.forms
    found = ((fact, form_of(forms, fact.path)) for fact in game.components.facts())
    return {fact.path: (form, fact.value) for fact, form in found if form is not None}


@pytest.mark.parametrize("name", GAMES)
def test_every_value_that_is_no_number_has_a_form_that_says_it(name: str) -> None:
    game = teahouse.game(name)
    known = formed(game)
    for fact in game.components.facts():
        first = fact.value[0] if isinstance(fact.value, list) else fact.value
        assert fact.path in known or isinstance(first, (int, list)), fact.path
    for path, (form, value) in known.items():
        for text in value if form.each else [value] if form.ways else []:
            found = form.read(text)
            assert found is not None, path
            assert found[0].write(found[1]) == text
        if form.signs:
            assert set(str(value)) <= {*form.signs, " ", "\n"}, path


@pytest.mark.parametrize("name", GAMES)
def test_the_game_takes_every_way_and_every_word(name: str) -> None:
    game = teahouse.game(name)
    known = formed(game)
    for pattern, form in game.definition.presentation.forms.items():
        path = next(path for path, (own, _) in known.items() if own is form)
        offered = {(place, word) for way in form.ways for place, word in choices(way)}
        taken = {
            (way.text, place, word)
            for way in form.ways
            for place, word in choices(way)
            if fits(game, path, known[path][1], way, {place: word})
        }
        assert {(place, word) for _, place, word in taken} == offered, pattern
        for way in form.ways:
            bare = not list(choices(way)) and fits(game, path, known[path][1], way, {})
            assert bare or way.text in {one for one, _, _ in taken}, (pattern, way.text)


def choices(way: Way) -> Iterator[tuple[str, str]]:
    for name, place in way.places.items():
        if not (isinstance(place, Words) and place.fixed):
            yield from ((name, word) for word in place.words)


def fits(game: Game, path: str, value: Any, way: Way, chosen: dict[str, str]) -> bool:
    """Whether the game takes a way with one word chosen; in a list, at its last entry."""
    old = way.read(value[-1]) if isinstance(value, list) else None
    filled: dict[str, Any] = dict.fromkeys(way.named, 1) | (old or {})
    for name, place in way.places.items():
        word = chosen.get(name, place.words[0])
        if isinstance(place, Amounts):
            filled[name] = [(1, word)]
        elif not place.fixed:
            filled[name] = word
    text = way.write(filled)
    tried = [*value[:-1], text] if isinstance(value, list) else text
    found = component_edits.reasons(game, {path: tried})
    return not found or found[0].code == "component-some"  # a district that is there already

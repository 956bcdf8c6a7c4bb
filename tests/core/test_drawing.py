"""Positions as pictures."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import teahouse
from teahouse.core.drawing import GLOW, written
from teahouse.core.game import Position
from teahouse.core.sketch import Span

GAMES = teahouse.games()


def position(name: str, steps: int) -> Position:
    """A game whose seats choose the first, the second, the third action, and so on."""
    made = teahouse.game(name).new(seed=4)
    for n in range(steps):
        if made.actor is not None:
            ids = made.legal_ids()
            made.apply(ids[n % len(ids)])
    return made


def words(svg: str) -> set[str]:
    return {text for text in ElementTree.fromstring(svg).itertext() if text.strip()}


@pytest.mark.parametrize("name", GAMES)
def test_every_title_is_drawn_in_every_language_from_first_to_last(name: str) -> None:
    for drawn in (position(name, 0), position(name, 700)):
        for language in ("en", "fr", "it"):
            assert len(words(drawn.svg(0, language))) > 10
    drawn = position(name, 60)
    assert words(drawn.svg(lang="fr")) != words(drawn.svg(lang="it"))


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_shows_what_a_seat_knows_and_nothing_else(name: str) -> None:
    drawn = position(name, 40)
    for seat in (None, *range(drawn.players)):
        assert drawn.sample(seat, 9).svg(seat) == drawn.svg(seat)


@pytest.mark.parametrize("name", GAMES)
def test_choices_are_lit_for_the_one_who_chooses(name: str) -> None:
    """On the board or in hand; a seat that waits, and a spectator, see none of them lit."""
    lit = f'stroke="{GLOW}"'
    playing = position(name, 30)
    assert lit not in playing.svg()
    for _ in range(30):
        if lit in playing.svg(playing.actor):
            return
        playing.apply(playing.legal_ids()[0])
    pytest.fail("nothing was ever lit")


def test_a_notebook_shows_the_spectators_picture() -> None:
    shown = position(GAMES[0], 12)
    assert shown._repr_html_() == shown.svg()


def test_a_language_nobody_speaks_is_refused() -> None:
    with pytest.raises(teahouse.BadOption, match="en, fr, it"):
        position(GAMES[0], 0).svg(lang="xx")


def test_a_sketch_becomes_a_picture_with_every_word() -> None:
    drawn = written([[Span("cups: "), Span("3 < 4 & 5", "lit")], []])
    assert words(drawn.svg('a "small" game')) == {"cups: ", "3 < 4 & 5"}

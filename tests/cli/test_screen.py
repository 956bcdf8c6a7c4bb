"""What is shown on a window of a certain size."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text
from tests.research.test_observations import positions

import teahouse
from teahouse.cli.screen import Screen
from teahouse.i18n import LANGUAGES, Texts

WINDOWS = ((120, 60), (80, 24))


def test_a_window_too_small_for_the_board_is_mentioned_once() -> None:
    position = teahouse.game("alubari").new(players=2, seed=1)
    for width, times in ((60, 1), (200, 0)):
        window = StringIO()
        console = Console(file=window, force_terminal=True, width=width, color_system=None)
        screen = Screen(console, Texts("en"), position.game)
        screen.board(position, 0)
        screen.board(position, 0)
        said = " ".join(window.getvalue().split())
        assert said.count("make it wider") == times


def screen_of(name: str, language: str, columns: int, rows: int) -> tuple[Screen, StringIO]:
    window = StringIO()
    console = Console(
        file=window, force_terminal=True, width=columns, height=rows, color_system=None
    )
    return Screen(console, Texts(language), teahouse.game(name)), window


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", teahouse.games())
def test_the_compact_board_fits_80_columns(name: str, language: str) -> None:
    game = teahouse.game(name)
    screen, window = screen_of(name, language, 80, 24)
    for players in (3, int(game.options["players"].high or 0)):
        for position in positions(game, 3, 25, players=players):
            for line in screen.sketch(position, position.actor):
                assert line.cell_len <= 80, line.plain
    screen.board(game.new(seed=1), None)
    assert "\n" in window.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", teahouse.games())
def test_the_compact_board_of_two_takes_about_a_window(name: str, language: str) -> None:
    screen, _ = screen_of(name, language, 80, 24)
    for position in positions(teahouse.game(name), 3, 25, players=2):
        assert len(screen.sketch(position, position.actor)) <= 25  # late, with many contracts


@pytest.mark.parametrize("name", teahouse.games())
def test_the_board_is_compact_only_where_it_has_to_be(name: str) -> None:
    position = teahouse.game(name).new(players=2, seed=1)
    large, small = (screen_of(name, "en", *size)[0].sketch(position, 0) for size in WINDOWS)
    shown = position.game.definition.presentation
    choices = [str(action) for action in position.legal()]
    whole, compact = (
        [
            "".join(span.text for span in line)
            for line in draw(position.view(0), Texts("en"), choices)
        ]
        for draw in (shown.sketch, shown.compact or shown.sketch)
    )
    assert [line.plain for line in large] == whole
    assert [line.plain for line in small] == compact


def test_what_is_longer_than_the_window_comes_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    screen, window = screen_of("ceylon", "en", 80, 10)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr(screen.console, "input", lambda prompt: asked.append(str(prompt)))
    screen.pages([Text(f"line {n}") for n in range(20)])
    assert asked == ["… Enter for more"] * 2
    screen.pages([Text("line")] * 9)
    assert len(asked) == 2
    assert window.getvalue().count("line") == 29

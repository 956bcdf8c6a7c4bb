"""What is shown on a window of a certain size."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

import teahouse
from teahouse.cli.screen import Screen
from teahouse.i18n import Texts


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

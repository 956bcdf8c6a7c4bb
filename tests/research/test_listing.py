"""docs/research.md lists every feature and every action id as they are."""

from __future__ import annotations

import re
from pathlib import Path

import teahouse
from teahouse.research.reference import lists, page

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_lists_are_current() -> None:
    text = PAGE.read_text("utf-8")
    assert page(text) == text, "run: python -m teahouse.research.reference docs/research.md"


def test_every_action_id_is_listed() -> None:
    for name in teahouse.games():
        after = lists().split(f"## {name.capitalize()}: the actions")[1]
        rows = re.findall(
            r"^\| \d+(?: to \d+)? \| [^|]+ \| ([^|]+) \|$", after.split("##")[0], re.M
        )
        listed = [text for texts in rows for text in texts.split(", ")]
        assert listed == [str(action) for action in teahouse.game(name).codec.actions]

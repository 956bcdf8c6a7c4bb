"""`teahouse scene`."""

from __future__ import annotations

import teahouse

from .conftest import Run


def test_a_scene_shows_the_rule_the_board_and_the_lesson(run: Run) -> None:
    said = run("scene", "c33")
    assert said.code == 0
    assert "C33" in said.out
    assert "/lesson/ceylon/" in said.out


def test_a_scene_as_text_is_a_position(run: Run) -> None:
    said = run("scene", "D25", "--text")
    assert teahouse.game("darjeeling").read(said.out).actor is not None


def test_a_number_no_ledger_has_is_refused_in_words(run: Run) -> None:
    said = run("scene", "Z99", "--lang", "it")
    assert said.code == 2
    assert "Z99" in said.err

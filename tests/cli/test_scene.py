"""`teahouse scene`."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest

import teahouse
from teahouse.cli.scene import link_to
from teahouse.core.lesson_run import resumed
from teahouse.core.lessons import lessons_of
from teahouse.core.scenes import find_scene

from .conftest import Run


def test_a_scene_shows_the_rule_the_board_and_the_lesson(run: Run) -> None:
    said = run("scene", "c33")
    assert said.code == 0
    assert "C33" in said.out
    assert "/lesson/ceylon/" in said.out


@pytest.mark.parametrize(
    ("number", "name"), [("C33", "ceylon"), ("D25", "darjeeling"), ("A33", "alubari")]
)
def test_the_link_of_a_scene_opens_its_lesson_there(number: str, name: str) -> None:
    game = teahouse.game(name)
    found = find_scene(game, number)
    assert found is not None
    link = urlsplit(link_to(name, found))
    assert link.path == f"/lesson/{name}/{found.lesson}"
    lesson = lessons_of(game.definition)[found.lesson]
    there = resumed(game, lesson, parse_qs(link.query).get("after", []))
    assert there.position.digest() == found.position.digest()


def test_a_scene_as_text_is_a_position(run: Run) -> None:
    said = run("scene", "D25", "--text")
    assert teahouse.game("darjeeling").read(said.out).actor is not None


def test_a_number_no_ledger_has_is_refused_in_words(run: Run) -> None:
    said = run("scene", "Z99", "--lang", "it")
    assert said.code == 2
    assert "Z99" in said.err

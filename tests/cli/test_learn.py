"""`teahouse learn`: lessons at the terminal."""

from __future__ import annotations

import pytest

import teahouse
from teahouse.core.lessons import lessons_of
from teahouse.i18n import LANGUAGES, Texts

from .conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_course_is_done_to_its_end_by_skipping(run: Run, language: str) -> None:
    lessons = lessons_of(teahouse.game("darjeeling").definition).values()
    steps = sum(len(lesson.steps) for lesson in lessons)
    said = run("learn", "darjeeling", "--lang", language, typed="skip\n" * steps)
    texts = Texts(language)
    assert said.code == 0
    assert all(texts(lesson.key) in said.out for lesson in lessons)
    assert texts("cli-learn-end", game="darjeeling") in said.out


def test_a_wrong_try_is_played_out_explained_and_taken_back(run: Run) -> None:
    said = run("learn", "darjeeling", "collector", typed="\nc3\n\nc5\n")
    played, explained, again = (
        said.out.index(words)
        for words in ("moved the collector from c6 to c3", "that cost 2 points", "from c6 to c5")
    )
    assert played < explained < again
    assert said.out.count("The tile in front of your collector costs") == 2


def test_one_can_go_back_ask_for_the_rules_and_see_why_not(run: Run) -> None:
    said = run("learn", "darjeeling", "collector", typed="\na1\nrules\nback\nnonsense\nboard\nq\n")
    assert said.code == 0
    assert said.out.count("This is your collector") >= 2
    assert "D15" in said.out
    assert "“nonsense”" in said.out


def test_a_number_is_no_choice_before_the_list_is_shown(run: Run) -> None:
    said = run("learn", "darjeeling", "collector", typed="1\nq\n")
    assert said.out.count("Enter to read on") == 2
    assert "moved the collector" not in said.out


def test_what_can_be_typed_is_told_again(run: Run) -> None:
    said = run("learn", "darjeeling", "collector", typed="?\nq\n")
    assert said.out.count(" ".join(Texts("en")("cli-learn-help").split()[:6])) == 2


def test_what_is_not_there_is_said(run: Run) -> None:
    said = run("learn", "darjeeling", "football")
    assert said.code == 2
    assert "There is no lesson “football”; there are collector, turning" in said.err

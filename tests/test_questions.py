"""The questions people ask: each is about a ruling, and every title answers some."""

from __future__ import annotations

import pytest

import teahouse
from teahouse import i18n
from teahouse.core.ledger import load_ledger
from teahouse.i18n import LANGUAGES, Texts


@pytest.mark.parametrize("name", teahouse.games())
def test_every_question_is_answered_by_a_ruling_of_its_number(name: str) -> None:
    ledger, start = load_ledger(teahouse.game(name).definition), f"{name}-rules-question-"
    asked = [key.removeprefix(start) for key in i18n.catalogue()["en"] if key.startswith(start)]
    assert len(asked) >= 10
    assert [number for number in asked if ledger[number].kind == "stated"] == []
    for language in LANGUAGES:
        questions = [Texts(language)(start + number) for number in asked]
        assert all(question.endswith("?") for question in questions)
        assert len(set(questions)) == len(questions)

"""Journals: what is written, what is refused, how draws are followed."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import jsonschema
import pytest

import teahouse
from teahouse import BadJournal, Journal
from teahouse.core import registry
from teahouse.core.journal import schema
from teahouse.core.registry import verify


@pytest.fixture(scope="module")
def journal() -> Journal:
    s = teahouse.game("darjeeling").new(players=2, seed=11, target=15)
    while s.actor is not None:
        s.apply(s.legal()[0])
    return s.journal()


def test_it_fits_its_schema(journal: Journal) -> None:
    jsonschema.validate(json.loads(journal.text()), schema())
    jsonschema.Draft202012Validator.check_schema(schema())


def test_text_round_trip(journal: Journal) -> None:
    assert Journal.read(journal.text()) == journal == Journal.read(journal.as_json())
    assert Journal.read(journal.text().encode()) == journal


def test_it_verifies_in_one_replay(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    replays, begun = [], registry.begun

    def counting(journal: Journal, *given: Any) -> Any:
        replays.append(journal)
        return begun(journal, *given)

    monkeypatch.setattr(registry, "begun", counting)
    assert verify(journal) == []
    assert replays == [journal]


def test_a_false_outcome_digest_or_draw_is_found(journal: Journal) -> None:
    assert verify(replace(journal, digest="0" * 32)) == ["digest"]
    assert verify(replace(journal, outcome=None)) == ["outcome"]
    other_seed = replace(journal, seed="ff")
    assert "draws" in verify(other_seed)


def test_a_replay_follows_the_draws_not_the_seed(journal: Journal) -> None:
    there = teahouse.replay(replace(journal, seed="ff"))
    assert there.outcome() == teahouse.replay(journal).outcome()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": 2}, "format 2 is not known"),
        ({"seed": None}, "either a seed or a start"),
        ({"actions": [1]}, "actions in the journal must be texts"),
        ({"draws": []}, "one list more than there are actions"),
        ({"draws": "x"}, "draws in the journal is of the wrong kind"),
        ({"options": {"players": 9}}, "players goes from 2 to 5"),
        ({"version": 99}, "version 99"),
        ({"components_digest": "0"}, "other component values"),
        ({"components": {"box": {"boats": 3}}}, "box.boats is not a component"),
        ({"game": 3}, "game in the journal is of the wrong kind"),
        ({"extra": 1}, "unknown field 'extra'"),
    ],
)
def test_bad_journals_are_refused_with_the_reason(
    journal: Journal, change: dict[str, Any], said: str
) -> None:
    with pytest.raises(teahouse.TeahouseError, match=said):
        teahouse.replay({**journal.as_json(), **change})


@pytest.mark.parametrize("text", ["", "[]", "nonsense", "{}", b"\xff", "[" * 100_000])
def test_what_is_no_journal_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadJournal):
        Journal.read(text)


def test_a_missing_field_is_named(journal: Journal) -> None:
    data = journal.as_json()
    del data["digest"]
    with pytest.raises(BadJournal, match="the journal has no digest"):
        Journal.read(data)


def test_an_action_that_is_refused_is_named(journal: Journal) -> None:
    actions = list(journal.actions)
    actions[1] = "done"
    with pytest.raises(BadJournal, match="action 2 is refused: not-asked"):
        teahouse.replay({**journal.as_json(), "actions": actions})
    actions[1] = "castle"
    with pytest.raises(BadJournal, match="action 2: 'castle' is no action"):
        teahouse.replay({**journal.as_json(), "actions": actions})


def test_draws_that_do_not_fit_are_refused(journal: Journal) -> None:
    draws = [list(step) for step in journal.draws]
    for change in ([*draws[0], 1], draws[0][:-1], [10_000, *draws[0][1:]]):
        with pytest.raises(BadJournal, match="the draws of step 0 do not fit"):
            teahouse.replay({**journal.as_json(), "draws": [change, *draws[1:]]})


def test_upto_stays_within_the_game(journal: Journal) -> None:
    assert len(teahouse.replay(journal, upto=0).history()) == 0
    with pytest.raises(BadJournal, match="actions, not 99999"):
        teahouse.replay(journal, upto=99_999)


def test_a_start_that_is_not_hex_is_refused(journal: Journal) -> None:
    with pytest.raises(BadJournal, match="not hex"):
        teahouse.replay({**journal.as_json(), "seed": None, "start": "xyz"})

"""Games that were played before go on meaning the same: the corpus is replayed and verified."""

from __future__ import annotations

import pytest
from tests.corpus.make import FOLDER, counts

import teahouse
from teahouse.core import registry
from teahouse.core.journal import Journal
from teahouse.server import setup
from teahouse.server.replaying import replay_entries

ENOUGH = 60


def corpus(name: str) -> list[Journal]:
    text = (FOLDER / f"{name}.jsonl").read_text("utf-8")
    return [Journal.read(line) for line in text.splitlines()]


def test_the_corpus_has_every_game_with_every_number_of_players() -> None:
    total = 0
    for name in teahouse.games():
        found = corpus(name)
        total += len(found)
        assert {j.options["players"] for j in found} == set(counts(teahouse.game(name)))
        assert {j.outcome is None for j in found} == {True, False}
    assert total >= ENOUGH


@pytest.mark.parametrize("name", teahouse.games())
def test_every_game_of_the_corpus_replays_to_what_it_says(name: str) -> None:
    wrong = [(n, faults) for n, j in enumerate(corpus(name), 1) if (faults := registry.verify(j))]
    assert wrong == []


@pytest.mark.parametrize("name", teahouse.games())
def test_a_table_made_from_a_game_of_the_corpus_stands_where_it_ended(name: str) -> None:
    for journal in corpus(name)[::3]:
        table = replay_entries(*setup.import_journal(journal.as_json(), 0))
        assert table.status == "over"
        assert table.position.digest() == journal.digest

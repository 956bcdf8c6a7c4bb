"""A game is played to its end by the version of the rules it began with."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.core.two_versions import FIRST, SECOND

from teahouse.core.conformance import run
from teahouse.core.definition_check import settings
from teahouse.core.errors import RuleError, UnknownVersion
from teahouse.core.game import Game, Position
from teahouse.core.registry import replay, verify

BEFORE, GAME = Game(FIRST), Game(SECOND)
UNKNOWN = r"by version 3 of the rules of sips; only versions 1 and 2 can be played here"


def finished(position: Position) -> Position:
    """The largest sips that are allowed."""
    while position.actor is not None:
        position.apply(position.legal_ids()[-1])
    return position


def test_a_new_game_is_played_by_the_newest_version() -> None:
    position = GAME.new(seed=1)
    assert (position.version, position.view()["version"], position.journal().version) == (2, 2, 2)
    assert (GAME.version, GAME.versions) == (2, (1, 2))
    assert position.legal_ids() == [0, 1]
    assert GAME.new(seed=1, version=1).legal_ids() == [0, 1, 2]


@pytest.mark.compiled
def test_all_versions_conform() -> None:
    assert run(GAME, compiled=True).findings == []
    assert {"players": 2, "version": 1} in list(settings(GAME))


@pytest.mark.compiled
@pytest.mark.parametrize("backend", ["python", "numba"])
@pytest.mark.parametrize("version", [1, 2])
def test_everything_that_keeps_a_position_keeps_its_version(version: int, backend: str) -> None:
    position = GAME.new(seed=1, version=version, backend=backend)
    kept = [
        position.copy(),
        GAME.load(position.dump(), backend),
        GAME.read(position.text(), backend),
        GAME.sample(position.view(0), seed=1, backend=backend),
        position.on("python"),
        replay(position.journal(), played=GAME),
    ]
    for other in kept:
        assert other.version == version
        assert other.legal_ids() == position.legal_ids()


def test_a_journal_from_before_the_change_holds_to_its_last_digest() -> None:
    """The state had no field for the version then; its dumps and digests are the same."""
    journal = finished(BEFORE.new(seed=1)).journal()
    assert journal.actions[0] == "sip 2"
    assert verify(journal, GAME) == []
    again = replay(journal, played=GAME)
    assert (again.version, again.journal()) == (1, journal)
    with pytest.raises(Exception, match="too-hot"):
        replay(replace(journal, version=2), played=GAME)


def test_a_journal_that_begins_from_a_dump_goes_on_by_its_version() -> None:
    position = finished(GAME.load(BEFORE.new(seed=1).dump()))
    journal = position.journal()
    assert (journal.version, verify(journal, GAME)) == (1, [])
    with pytest.raises(Exception, match="another version"):
        replay(replace(journal, version=2), played=GAME)


def test_a_text_without_a_version_is_read_by_the_newest_rules() -> None:
    text = GAME.new(seed=1, version=1).text()
    assert "version = 1\n" in text
    assert GAME.read(text.replace("version = 1\n", "")).version == 2


def test_unknown_versions_are_refused_with_a_sentence() -> None:
    position = GAME.new(seed=1)
    with pytest.raises(UnknownVersion, match=UNKNOWN):
        GAME.new(seed=1, version=3)
    with pytest.raises(UnknownVersion, match=UNKNOWN):
        replay(replace(position.journal(), version=3), played=GAME)
    with pytest.raises(UnknownVersion, match=UNKNOWN):
        GAME.sample({**position.view(0), "version": 3})
    with pytest.raises(UnknownVersion, match=UNKNOWN):
        GAME.read(position.text().replace("version = 2\n", "version = 3\n"))
    position.state().version = 3
    with pytest.raises(UnknownVersion, match=UNKNOWN):
        GAME.load(position.dump())


def test_a_game_of_several_versions_says_which_in_its_state() -> None:
    with pytest.raises(RuleError, match="needs a `version`"):
        Game(replace(FIRST, version=2, older_versions=(1,)))

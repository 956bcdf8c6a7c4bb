"""Two versions of the rules: a game is played to its end by the one it began with. A30, A35."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from teahouse.core.conformance import Report, check_game
from teahouse.core.definition_check import settings
from teahouse.core.errors import BadPosition, UnknownVersion
from teahouse.core.game import Position
from teahouse.core.journal import Journal
from teahouse.core.registry import begun, replay, verify
from teahouse.games.alubari.state import Decision, Good

from .make_golden import GOLDEN
from .positions import GAME, asking, base, choices, do, goods, labour, resolve

OLD = [GOLDEN / f"version-1-{name}.json" for name in ("useless-chai", "crush")]
OLD_BYTES = 624  # a dump of version 1


def crushed(version: int) -> Position:
    """In the middle of the plain works, behind a crushed stone, with rubble for another one."""
    s = base()
    s.version = version
    goods(s, 0, stone=2, rubble=4, iron=6)
    table = asking(s, Decision.WORKS, left=3)
    table.apply("make crush")
    return table


@pytest.mark.parametrize("path", OLD, ids=lambda p: p.stem)
def test_a_game_of_version_1_is_played_by_its_rules_to_the_end(path: Path) -> None:
    journal = Journal.read(path.read_text("utf-8"))
    assert journal.version == 1
    assert verify(journal) == []
    end = replay(journal)
    assert end.version == 1
    assert end.journal() == journal
    with pytest.raises(Exception, match=r"not-asked|too-little|must-"):
        do(begun(replace(journal, version=2), GAME), *journal.actions)


@pytest.mark.compiled
def test_version_1_conforms_too() -> None:
    report = Report()
    check_game(GAME, {"players": 2, "version": 1}, 3, True, report)
    assert report.findings == []
    assert {"players": 2, "version": 1} in list(settings(GAME))


def test_what_the_old_games_contain() -> None:
    chai, crush = (Journal.read(path.read_text("utf-8")) for path in OLD)
    assert chai.actions.count("chai") > 5
    assert crush.actions.count("make crush") > 5


def test_a_new_game_is_played_by_version_2() -> None:
    table = GAME.new(2, seed=1)
    assert (table.version, table.view()["version"], table.journal().version) == (2, 2, 2)
    assert (GAME.version, GAME.versions) == (2, (1, 2))


@pytest.mark.compiled
@pytest.mark.parametrize("backend", ["python", "numba"])
@pytest.mark.parametrize("version", [1, 2])
def test_everything_that_keeps_a_position_keeps_its_version(version: int, backend: str) -> None:
    table = crushed(version).on(backend)
    expected = choices(table)
    assert ("make stone-from-bag" in expected) is (version == 2)
    kept = [
        table.copy(),
        GAME.load(table.dump(), backend),
        GAME.read(table.text(), backend),
        GAME.sample(table.view(0), seed=1, backend=backend),
        table.on("python"),
        replay(table.journal()),
    ]
    for other in kept:
        assert other.version == version
        assert choices(other) == expected


def test_a_dump_of_version_1_has_the_bytes_it_had() -> None:
    old, new = crushed(1), crushed(2)
    assert len(old.dump()) == OLD_BYTES
    assert len(new.dump()) == GAME.layout.size == OLD_BYTES + 8
    assert len(bytes.fromhex(GAME.load(old.dump()).journal().start or "")) == OLD_BYTES


def test_a_journal_from_a_position_of_version_1_goes_on_by_version_1() -> None:
    table = GAME.load(crushed(1).dump())
    table.apply("make crush")
    journal = table.journal()
    assert journal.version == 1
    assert verify(journal) == []
    with pytest.raises(Exception, match="another version"):
        replay(replace(journal, version=2))


def test_a_text_without_a_version_is_read_by_the_newest_rules() -> None:
    text = crushed(1).text()
    assert "version = 1\n" in text
    assert GAME.read(text.replace("version = 1\n", "")).version == 2


def test_unknown_versions_are_refused_with_a_sentence() -> None:
    sentence = r"by version 3 of the rules of alubari; only versions 1 and 2 can be played here"
    with pytest.raises(UnknownVersion, match=sentence):
        GAME.new(2, seed=1, version=3)
    with pytest.raises(UnknownVersion, match=sentence):
        replay(replace(GAME.new(2, seed=1).journal(), version=3))
    with pytest.raises(UnknownVersion, match=sentence):
        GAME.sample({**crushed(2).view(0), "version": 3})
    with pytest.raises(BadPosition, match=sentence):
        GAME.read(crushed(2).text().replace("version = 2\n", "version = 3\n"))
    blob = bytearray(crushed(2).dump())
    blob[OLD_BYTES] = 3
    with pytest.raises(UnknownVersion, match=sentence):
        GAME.load(bytes(blob))


@pytest.mark.rule("A30")
@pytest.mark.parametrize("version", [1, 2])
def test_a_useless_chai_can_be_paid_in_version_1_only(version: int) -> None:
    """Three rubble and a Chai in C: the stronger works have no fourth step."""
    s = base()
    s.version = version
    goods(s, 0, rubble=3, chai=1)
    labour(s, C1=0)
    table = resolve(s, "C")
    if version == 1:
        assert choices(table) == ["chai", "done"]
        assert do(table, "chai").goods[0][Good.CHAI] == 0
    else:
        assert table.decision == Decision.WORKS

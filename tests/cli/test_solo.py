"""`teahouse solo`: a game played alone is recorded, shown and added once."""

from __future__ import annotations

from pathlib import Path

import pytest

import teahouse

from .conftest import Run


@pytest.fixture(scope="module")
def journal() -> str:
    s = teahouse.game("alubari").new(players=1, seed=4)
    while s.actor is not None:
        ids = s.legal_ids()
        s.apply(ids[len(s.history()) * 7 % len(ids)])
    return s.journal().text()


def test_a_game_is_added_once_and_shown(run: Run, tmp_path: Path, journal: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(journal)
    assert run("solo", "--json").json("solo")["games"] == 0
    run("solo", "--add", file)
    data = run("solo", "--add", file, "--json").json("solo")
    assert data["games"] == 1
    assert data["of"] == 39
    for language, word in (("en", "1 solo game"), ("fr", "1 partie solo"), ("it", "1 partita")):
        said = run("solo", "--lang", language)
        assert said.code == 0
        assert word in said.out
        assert said.out.count("·") + said.out.count("✓") >= 39


def test_what_is_no_solo_game_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(teahouse.game("alubari").new(players=2, seed=1).journal().text())
    assert "not a finished solo game" in run("solo", "--add", file).err
    assert "darjeeling keeps no record" in run("solo", "darjeeling").err


def test_a_game_played_alone_goes_into_the_record(run: Run) -> None:
    typed = "1\n" * 5000
    said = run("play", "alubari", "--players", 1, "--seed", 3, typed=typed)
    assert said.code == 0
    assert run("solo", "--json").json("solo")["games"] == 1

"""Studies of balance: the same games whoever plays them, watched without a slip."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.studies import QUICK, study

import teahouse
from teahouse import BadOption, TeahouseError
from teahouse.arena.balance import play_all, play_one
from teahouse.arena.engines import engine


def test_the_same_study_gives_the_same_games() -> None:
    first = list(play_all(study()))
    assert [f.key for f in first] == [(2, 0), (3, 0), (2, 1), (3, 1), (2, 2), (3, 2)]
    assert list(play_all(study())) == first
    assert list(play_all(study(seed=2))) != first


def test_jobs_change_nothing() -> None:
    together = sorted(play_all(study(), engine=engine("local", 2)), key=lambda f: f.key)
    assert together == sorted(play_all(study()), key=lambda f: f.key)


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    first = list(play_all(study(), record))
    lines = record.read_text().splitlines()
    assert len(lines) == 6
    record.write_text("\n".join(lines[:2]) + '\n{"players": 2')  # cut off in mid-line
    again = list(play_all(study(), record))
    assert sorted(again, key=lambda f: f.key) == sorted(first, key=lambda f: f.key)
    assert len(record.read_text().splitlines()) == 2 + 1 + 4


def test_more_games_keep_those_that_were_played(tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    list(play_all(study(games=1), record))
    list(play_all(study(games=2), record))
    assert len(record.read_text().splitlines()) == 4
    list(play_all(study(games=1, bots=["random"]), record))
    assert len(record.read_text().splitlines()) == 6


def test_options_that_vary_take_turns_unless_they_are_given() -> None:
    maps = [own["map"] for own in study().variants(2)]
    assert maps == ["india", "sri_lanka", "china"]
    fixed = study(options={**QUICK, "map": "china"})
    assert fixed.variants(2) == [{**QUICK, "map": "china", "players": 2}]
    assert [f.settings["map"] for f in play_all(study(players=[2]))] == maps


def test_bots_change_seats_from_game_to_game() -> None:
    assert [study().seats(3, n) for n in (0, 1)] == [
        ["novice", "random", "novice"], ["random", "novice", "random"],
    ]  # fmt: skip


def test_other_components_are_played_on_the_same_deals() -> None:
    box = study(bots=["random"])
    dearer = study(bots=["random"], components={"costs": {"turn_back": 5}})
    one, two = (play_one(each, 2, 0) for each in (box, dearer))
    assert (one.first, one.had["start-space"]) == (two.first, two.had["start-space"])
    assert one.points != two.points
    assert box.stamp() != dearer.stamp()


def test_what_is_watched_is_what_the_journal_tells() -> None:
    one = study(bots=["random"], options={**QUICK, "map": "india"})
    found = play_one(one, 2, 0)
    assert sum(found.chosen.values()) == found.steps == sum(found.asked.values())
    assert all(found.open[action] >= times for action, times in found.chosen.items())
    assert sum(found.events.values()) > found.steps
    starts = [list(own) for own in found.had["start-space"]]
    assert all(len(own) == 1 and own[0].startswith("india|") for own in starts)
    assert found.points == [pytest.approx(sum(own.values())) for own in found.sources]


@pytest.mark.parametrize("name", teahouse.games())
def test_every_game_can_be_studied(name: str) -> None:
    options = QUICK if name == "darjeeling" else {}
    found = play_one(study(game=name, options=options, bots=["random"]), 2, 0)
    assert found.rounds
    assert found.first in (0, 1)
    assert any(times for own in found.had.values() for times in own)


@pytest.mark.parametrize(
    ("changes", "error", "said"),
    [
        ({"bots": ["nobody"]}, TeahouseError, "no bot 'nobody'"),
        ({"games": 0}, BadOption, "needs a game"),
        ({"players": []}, BadOption, "a number of players"),
        ({"players": [9]}, BadOption, "players goes from 2 to 5"),
        ({"game": "chess"}, TeahouseError, "no game 'chess'"),
        ({"options": {"map": "atlantis"}}, BadOption, "map is one of"),
    ],
)
def test_what_cannot_be_played_is_refused_first(
    changes: dict[str, object], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        next(play_all(study(**changes)))


@pytest.mark.parametrize(
    ("given", "said"),
    [(("cloud",), "one of local, ray"), (("local", 1, "10.0.0.1:6379"), "for the engine ray")],
)
def test_engines_that_are_none(given: tuple[object, ...], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        engine(*given)  # type: ignore[arg-type]

"""Golden games from good play: they replay to what they say, and together they show everything."""

from __future__ import annotations

from functools import cache
from statistics import mean

import pytest
from tests.support.kept_games import kept_games

import teahouse
from teahouse.core.game import Position
from teahouse.core.registry import replay, verify

from .good_play import everything, occurring, pieces_of

GAMES = teahouse.games()
EACH = pytest.mark.parametrize(
    ("title", "name"),
    [
        pytest.param(title, name, id=f"{title}-{name}")
        for title in GAMES
        for name in kept_games(title, "masters")
    ],
)


@cache
def played(title: str, name: str) -> Position:
    return replay(kept_games(title, "masters")[name], None, teahouse.game(title))


@EACH
def test_a_game_of_good_play_replays_to_its_digest_and_outcome(title: str, name: str) -> None:
    kept, position = kept_games(title, "masters")[name], played(title, name)
    outcome = position.outcome()
    assert outcome is not None
    assert (position.digest(), outcome.as_json()) == (kept.digest, kept.outcome)
    assert verify(kept, teahouse.game(title)) == []


@pytest.mark.compiled
@EACH
def test_a_game_of_good_play_replays_compiled(title: str, name: str) -> None:
    pytest.importorskip("numba")
    kept = kept_games(title, "masters")[name]
    position = teahouse.game(title).new(seed=kept.seed, backend="numba", **kept.options)
    for action in kept.actions:
        position.apply(action)
    assert position.digest() == kept.digest


@pytest.mark.parametrize("title", GAMES)
def test_masters_play_with_every_number_of_players(title: str) -> None:
    game = teahouse.game(title)
    settings = pieces_of(game).settings
    assert set(settings) <= set(kept_games(title, "masters"))
    for name, options in settings.items():
        kept = kept_games(title, "masters")[name]
        assert {key: kept.options[key] for key in options} == options
    players = game.options["players"]
    assert players.low is not None
    assert players.high is not None
    assert {o["players"] for o in settings.values()} == {*range(players.low, players.high + 1)}


@pytest.mark.parametrize("title", GAMES)
def test_masters_play_well(title: str) -> None:
    """Random players have some 6 points in Ceylon, 44 in Darjeeling and 65 in Alubari."""
    pieces = pieces_of(teahouse.game(title))
    outcomes = [played(title, name).outcome() for name in pieces.settings]
    assert mean(p for o in outcomes if o is not None for p in o.points) >= pieces.average


@pytest.mark.parametrize("title", GAMES)
def test_together_they_show_everything_that_is_not_excused(title: str) -> None:
    game = teahouse.game(title)
    seen: set[str] = set()
    for name in kept_games(title, "masters"):
        seen |= occurring(played(title, name))
    wanted, excused = everything(game), pieces_of(game).excused
    assert sorted(wanted - seen - set(excused)) == []
    assert sorted(set(excused) & seen) == [], "no longer in need of an excuse"
    assert set(excused) <= wanted

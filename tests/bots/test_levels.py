"""How levels think: data by title, seats and level, and a temperature among good actions."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import pytest

import teahouse
from teahouse.bots import LEVELS, QUICK, ask, levels, make
from teahouse.bots.levels import BadLevels, Thinking, thinking
from teahouse.bots.search.runner import Candidate
from teahouse.bots.searching import GOOD, SearchBot

OF_OLD = ("novice", "easy", "medium", "hard", "master")


class Written:
    """A game with this file of heuristics, as far as levels ask."""

    name = "tea"

    def __init__(self, text: str) -> None:
        research = SimpleNamespace(text=lambda name: text if name == "heuristics.toml" else None)
        self.definition = SimpleNamespace(research=research)


def written(text: str) -> teahouse.Game:
    return cast("teahouse.Game", Written(text))


TEXT = """
[estimate]
half = 95

[search]
explore = 0.5
[search.4]
explore = 0.4
depth = 6
[hard]
simulations = 900
explore = 0.7
[hard.4]
simulations = 300
"""


@pytest.mark.parametrize(
    ("level", "seats", "explore", "depth", "simulations"),
    [
        ("medium", 2, 0.5, 12, 300),
        ("medium", 4, 0.4, 6, 300),
        ("hard", 3, 0.7, 12, 900),
        ("hard", 4, 0.7, 6, 300),
    ],
)
def test_a_game_says_otherwise_by_level_and_seats(
    monkeypatch: pytest.MonkeyPatch,
    level: str,
    seats: int,
    explore: float,
    depth: int,
    simulations: int,
) -> None:
    defaults = {**levels.DEFAULTS, "medium": {"simulations": 300}}
    monkeypatch.setattr(levels, "DEFAULTS", defaults)
    found = thinking(written(TEXT), level, seats)
    assert (found.settings.explore, found.settings.depth) == (explore, depth)
    assert found.simulations == simulations


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[grandmaster]\nsimulations = 9", "tea/heuristics.toml: there is no level grandmaster"),
        ("[hard]\nsims = 9", r"\[hard\] has no setting sims"),
        ("[hard.4]\nsims = 9", r"\[hard\] has no setting sims"),
        ("[search]\nexplore = 'much'", r"\[search\] explore is a number from 0, not 'much'"),
        ("[search]\nwiden = -1", r"\[search\] widen is a number from 0, not -1"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadLevels, match=said):
        thinking(written(text), "hard", 2)


def test_six_levels_and_the_names_of_old_are_among_them() -> None:
    assert len(LEVELS) == 6
    assert [level for level in LEVELS if level in OF_OLD] == list(OF_OLD)


@pytest.mark.parametrize("name", teahouse.games())
def test_a_higher_level_thinks_more(name: str) -> None:
    game = teahouse.game(name)
    for seats in (2, 3):
        budgets = [thinking(game, level, seats).simulations or 0 for level in LEVELS]
        assert budgets == sorted(set(budgets))
        assert all(thinking(game, level, seats).temperature == 0 for level in LEVELS[3:])


def picker(temperature: float) -> Any:
    game = teahouse.game("darjeeling")
    return SearchBot(game, 1, lambda _: Thinking(9, temperature), compiled=False)


FOUND = [
    Candidate(1, 50, 0.60, 0.0),
    Candidate(2, 40, 0.57, 0.0),
    Candidate(3, 20, 0.60 - GOOD - 0.01, 0.0),
    Candidate(4, 1, 0.99, 0.0),
]


def test_without_a_temperature_the_most_tried_is_chosen() -> None:
    assert {picker(0.0)._pick(FOUND, 0.0).action for _ in range(5)} == {1}


def test_with_a_temperature_the_good_ones_are_chosen_the_better_the_likelier() -> None:
    bot = picker(0.05)
    drawn = Counter(bot._pick(FOUND, 0.05).action for _ in range(600))
    assert set(drawn) == {1, 2}  # 3 is bad, 4 is hardly known
    assert drawn[1] > 1.3 * drawn[2]


def test_a_lower_level_says_why_it_took_what_it_took() -> None:
    game = teahouse.game("darjeeling")
    position = game.new(seed=3, players=2)
    for _ in range(4):
        position.apply(position.legal_ids()[0])
    for seed in range(6):
        choice = ask(make("easy", game, seed=seed, compiled=False), position)
        assert choice.why is None or game.parse(choice.why.choice).id == choice.action


def test_quick_levels_need_no_engines() -> None:
    assert QUICK == ("novice", "easy")

"""Ratings: the published Elo differences, intervals that hold, and no order of games."""

from __future__ import annotations

import random
import sys

import pytest

from teahouse.arena.ratings import rated, skill
from teahouse.arena.tournament import Plan, Played


def plan(players: int = 2, games: int = 100) -> Plan:
    return Plan("darjeeling", ["strong", "weak"], games, players, 1)


def played(wins: int, games: int = 100, players: int = 2, a: str = "strong", b: str = "weak"):  # type: ignore[no-untyped-def]
    """So many games won by the first bot, spread evenly."""
    found = []
    for number in range(games):
        won = (number + 1) * wins // games > number * wins // games
        seat = number % players
        ranks = tuple(1 if (at == seat) == won else 2 for at in range(players))
        found.append(Played(a, b, number, players, 1, float(won), 9.0, 8.0, 5, ranks))
    return found


def difference(rows: list[Played], players: int = 2) -> float:
    first, second = rated(plan(players), rows)
    return first.elo - second.elo


def test_64_percent_of_the_games_are_100_elo() -> None:
    assert difference(played(640, 1000)) == pytest.approx(100, abs=1)
    assert sum(r.elo for r in rated(plan(), played(640, 1000))) == pytest.approx(3000)


def test_one_in_three_is_fair_among_three() -> None:
    assert difference(played(333, 999, players=3), players=3) == pytest.approx(0, abs=1)


def test_who_always_wins_has_a_rating_too() -> None:
    first, second = rated(plan(), played(20, 20))
    assert (first.bot, second.bot) == ("strong", "weak")
    assert 400 < first.elo - second.elo < 1200


def test_ratings_add_up_over_a_chain() -> None:
    rows = [*played(640, 1000), *played(640, 1000, a="weak", b="weaker")]
    found = {r.bot: r.elo for r in rated(plan(), rows)}
    assert found["strong"] - found["weaker"] == pytest.approx(200, abs=2)


def test_the_order_of_the_games_does_not_matter() -> None:
    rows = played(70)
    mixed = random.Random(1).sample(rows, len(rows))
    assert rated(plan(), mixed) == rated(plan(), rows)


def test_more_games_make_it_surer() -> None:
    few, many = (rated(plan(), played(n * 6 // 10, n))[0] for n in (50, 800))
    assert few.low <= few.elo <= few.high
    assert many.high - many.low < (few.high - few.low) / 2


def test_alone_nobody_is_rated() -> None:
    rows = [Played("novice", "", 0, 1, 1, 1.0, 5.0, 0.0, 9, (1,))]
    assert rated(Plan("alubari", ["novice"], 1, 1), rows) == []


def test_skill_puts_the_stronger_above_and_doubts_less_with_time() -> None:
    pytest.importorskip("openskill")
    found = skill(plan(players=3), played(600, 900, players=3))
    assert found["strong"][0] > found["weak"][0]
    assert found["strong"][1] < 25 / 3


def test_the_third_behind_two_shared_winners_is_rated_below_them() -> None:
    pytest.importorskip("openskill")
    third = [Played("strong", "weak", 2, 4, 1, 0.0, 5.0, 9.0, 5, (1, 1, 2, 3))]
    found = skill(plan(players=4), third)
    assert found["strong"][0] < 25 - 1


def test_without_openskill_only_elo_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert skill(plan(), played(60)) == {}
    assert all(r.skill is None and r.elo for r in rated(plan(), played(60)))

"""Tournaments: fair seats, paired deals, resumable, the same whatever the number of jobs."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from teahouse import BadOption, TeahouseError
from teahouse.arena.processes import spread
from teahouse.arena.stats import wilson
from teahouse.arena.tournament import (
    Fixture,
    Plan,
    Played,
    Solo,
    run,
    summed,
    summed_alone,
)

QUICK = {"target": 15, "round_limit": 30}


def plan(**changes: object) -> Plan:
    given = {
        "game": "darjeeling",
        "bots": ["novice", "random"],
        "games": 6,
        "players": 2,
        "seed": 1,
        "options": QUICK,
    }
    return Plan(**{**given, **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(70, 100, 0.604, 0.781), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals_are_the_published_ones(
    wins: float, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_seats_rotate_on_the_same_deal() -> None:
    fixtures = [Fixture("a", "b", k, 3, 1) for k in range(6)]
    assert [f.seat for f in fixtures] == [0, 1, 2, 0, 1, 2]
    assert len({f.deal for f in fixtures[:3]}) == 1
    assert fixtures[3].deal != fixtures[0].deal
    assert fixtures[1].specs() == ["b", "a", "b"]


def test_a_better_bot_wins_and_figures_repeat(tmp_path: Path) -> None:
    (pair,) = run(plan(games=12))
    assert pair.games == 12
    assert pair.share > 0.5 == pair.fair
    assert pair.low < pair.share < pair.high or pair.share == 1.0
    assert pair.points > pair.against
    assert run(plan(games=12)) == [pair]


def test_jobs_change_nothing() -> None:
    assert run(plan(jobs=2)) == run(plan())


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    first = run(plan(games=3), record)
    lines = record.read_text().splitlines()
    assert len(lines) == 3
    record.write_text("\n".join(lines[:2]) + '\n{"a": "novi')  # cut off in mid-line
    seen: list[tuple[int, int]] = []
    assert run(plan(games=3), record, lambda done, all_: seen.append((done, all_))) == first
    assert seen == [(1, 3), (2, 3), (3, 3)]
    assert record.read_text().splitlines()[:2] == lines[:2]
    assert record.read_text().splitlines()[3:] == lines[2:]


def test_games_of_another_plan_are_not_taken_for_its_own(tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    run(plan(games=2), record)
    other = run(plan(games=2, options={**QUICK, "map": "china"}), record)
    assert other == run(plan(games=2, options={**QUICK, "map": "china"}))
    assert len(record.read_text().splitlines()) == 4


def long_work(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_leaving_does_not_wait_for_what_is_under_way() -> None:
    results = spread(long_work, [(0.0,), (3600.0,), (3600.0,), (3600.0,)], jobs=2)
    assert next(results) == 0
    results.close()


def test_a_pair_named_twice_plays_once() -> None:
    twice = plan(bots=["novice", "random", "random"])
    assert twice.pairs() == [("novice", "random"), ("random", "random")]


def test_alone_every_bot_plays_the_same_deals() -> None:
    alone = plan(bots=["novice", "random"], players=1, games=3)
    assert [(f.a, f.number, f.specs()) for f in alone.fixtures()][2:4] == [
        ("novice", 2, ["novice"]), ("random", 0, ["random"]),
    ]  # fmt: skip
    rows = [Played("novice", "", n, 1, 1, 1.0, points, 0.0, 9) for n, points in enumerate((4, 8))]
    assert summed(alone, rows) == []
    assert summed_alone(alone, rows) == [Solo("novice", 2, 6.0, 8)]


def test_every_pair_plays(tmp_path: Path) -> None:
    pairs = run(plan(bots=["novice", "random", "greedy"], games=2, players=3))
    assert [(p.a, p.b) for p in pairs] == [
        ("novice", "random"), ("novice", "greedy"), ("random", "greedy"),
    ]  # fmt: skip
    assert pairs[0].fair == pytest.approx(1 / 3)


@pytest.mark.parametrize(
    ("changes", "error", "said"),
    [
        ({"bots": ["novice"]}, BadOption, "at least two bots"),
        ({"bots": ["novice", "nobody"]}, TeahouseError, "no bot 'nobody'"),
        ({"games": 0}, BadOption, "at least one game"),
        ({"players": 1}, BadOption, "players goes from 2 to 5"),
        ({"players": 9}, BadOption, "players goes from 2 to 5"),
        ({"game": "chess"}, TeahouseError, "no game 'chess'"),
    ],
)
def test_what_cannot_be_played_is_refused_first(
    changes: dict[str, object], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        run(plan(**changes))

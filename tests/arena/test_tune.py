"""Tuning: candidates near the weights, kept only when they win for sure, and their file."""

from __future__ import annotations

import random
import tomllib
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import teahouse
from teahouse import BadOption
from teahouse.arena import tune as tuning
from teahouse.arena.tune import (
    Candidate,
    Trial,
    Tuning,
    nudged,
    perturbed,
    played_on,
    present,
    rewritten,
    rungs,
)
from teahouse.bots import heuristics
from teahouse.bots.levels import DEFAULTS, SEARCH, TUNABLE
from teahouse.bots.search.runner import Settings

QUICK = {"target": 12, "round_limit": 20}


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling a candidate takes longer than a test should."""
    monkeypatch.setattr(tuning, "has_numba", lambda: False)


def plan(**changes: object) -> Tuning:
    given = {"game": "darjeeling", "games": 6, "simulations": 4, "options": QUICK}
    return Tuning(**{**given, **changes})  # type: ignore[arg-type]


def own() -> Candidate:
    return present(teahouse.game("darjeeling"))


def test_a_candidate_differs_in_one_to_three_weights_or_settings() -> None:
    rng, names = random.Random(1), set[str]()
    for _ in range(200):
        changes = tuning.differences(own(), perturbed(own(), rng, 0.25))
        assert 1 <= len(changes) <= 3
        names |= set(changes)
    assert names == set(own().values())


def test_settings_alone_may_be_varied() -> None:
    rng = random.Random(1)
    for _ in range(30):
        other = perturbed(own(), rng, 0.25, settings_only=True)
        assert other.weights == own().weights
        assert other.settings != own().settings


@pytest.mark.parametrize("value", [1, 2, 60, 500, -1, -70, 0])
def test_a_weight_changes_and_keeps_its_sign(value: int) -> None:
    rng = random.Random(2)
    for _ in range(200):
        new = nudged(value, rng, 0.25)
        assert new != value
        assert new != 0
        assert new * value >= 0


@pytest.mark.parametrize("value", [1.6, 0.08, 0.0, 4.0])
def test_a_setting_changes_and_stays_above_zero(value: float) -> None:
    rng = random.Random(2)
    for _ in range(200):
        new = nudged(value, rng, 0.25)
        assert new != value
        assert new > 0


@pytest.mark.parametrize(
    ("candidates", "games", "found"),
    [
        (1, 400, [400]),
        (2, 400, [200, 400]),
        (4, 400, [100, 200, 400]),
        (5, 90, [22, 44, 90]),
        (8, 4, [2, 2, 2, 4]),
    ],
)
def test_the_games_double_as_the_candidates_halve(
    candidates: int, games: int, found: list[int]
) -> None:
    assert rungs(candidates, games) == found


def start(candidate: Candidate) -> Trial:
    return Trial(1, 1, candidate, tuning.differences(own(), candidate), ())


@pytest.mark.usefixtures("interpreted")
def test_trials_repeat_and_go_on_where_they_stopped(tmp_path: Path) -> None:
    other = own().changed({"half": 900, "explore": 0.7})
    whole = played_on(plan(), str(tmp_path), start(other), own(), 6)
    assert whole.games == 6
    assert set(whole.changes) == {"half", "explore"}
    part = played_on(plan(), str(tmp_path), start(other), own(), 2)
    assert part.shares == whole.shares[:2]
    assert played_on(plan(), str(tmp_path), part, own(), 6) == whole


def playing_with(shares: dict[int, float]) -> object:
    """A `played_on` that gives these shares by the number of the candidate."""

    def pretended(plan: Tuning, cache: str, trial: Trial, against: Candidate, games: int) -> Trial:
        return replace(trial, shares=(shares.get(trial.number, 0.4),) * games)

    return pretended


def test_the_best_candidate_is_what_the_next_round_starts_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tuning, "played_on", playing_with({0: 0.6, 2: 0.58, 3: 0.62}))
    seen: list[Trial] = []
    found = tuning.tune(plan(rounds=2, candidates=4, games=400), seen.append)
    told_of = [(t.round, t.number, t.games, t.kept) for t in seen]
    one = [(1, 100, False), (4, 100, False), (2, 200, False), (3, 400, True)]
    assert told_of == [(r, *trial) for r in (1, 2) for trial in one]
    assert found.candidate == seen[-1].candidate
    assert found.final is not None
    assert found.final.changes == found.changes == tuning.differences(own(), found.candidate)
    assert set(seen[3].changes) <= set(found.changes) | set(seen[-1].changes)


def test_everything_stays_when_nothing_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "played_on", playing_with({1: 0.5}))
    found = tuning.tune(plan(rounds=2))
    assert (found.candidate, found.changes, found.final) == (own(), {}, None)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"rounds": 0}, "at least one round"),
        ({"options": {"target": "many"}}, "target"),
        ({"game": "chess"}, "no game 'chess'"),
    ],
)
def test_what_cannot_be_tuned_is_refused_first(changes: dict[str, object], said: str) -> None:
    with pytest.raises(teahouse.TeahouseError, match=said):
        tuning.tune(plan(**changes))


def test_a_game_without_heuristics_cannot_be_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heuristics, "find", lambda game: None)
    with pytest.raises(BadOption, match="no heuristics"):
        plan().check()


# The file


@dataclass(frozen=True)
class Two:
    half: int
    prior_ship: int


TEXT = """# Weights.
# Tuned: long ago
[estimate]
half = 95      # of a crate

[prior]
ship = 500  # shipping
"""


def test_the_file_keeps_its_comments_and_takes_a_new_note() -> None:
    usual = Settings(**{name: DEFAULTS[SEARCH][name] for name in TUNABLE})
    assert rewritten(TEXT, Candidate(Two(110, 9), usual), "today") == (
        "# Weights.\n# Tuned: today\n[estimate]\nhalf = 110     # of a crate\n\n"
        "[prior]\nship = 9    # shipping\n"
    )


def test_a_setting_is_written_where_it_differs_from_the_usual_one() -> None:
    settings = Settings(**{**{name: DEFAULTS[SEARCH][name] for name in TUNABLE}, "explore": 0.7})
    once = rewritten(TEXT, Candidate(Two(95, 500), settings), "")
    assert once.endswith("\n\n[search]\nexplore = 0.7\n")
    other = Candidate(Two(95, 500), replace(settings, explore=1.2))
    assert rewritten(once, other, "").endswith("\n\n[search]\nexplore = 1.2\n")


@pytest.mark.parametrize("name", teahouse.games())
def test_what_is_written_is_what_is_read(name: str, tmp_path: Path) -> None:
    game = teahouse.game(name)
    module = heuristics.find(game)
    assert module is not None
    new = perturbed(present(game), random.Random(3), 0.5)
    new = new.changed({"explore": 0.77})
    file = tmp_path / "weights.toml"
    file.write_text(rewritten(module.FILE.read_text("utf-8"), new, "a note"))
    assert module.load(file) == new.weights
    read = {**DEFAULTS[SEARCH], **tomllib.loads(file.read_text())[SEARCH]}
    assert {key: read[key] for key in TUNABLE} == {
        key: value for key, value in new.values().items() if key in TUNABLE
    }
    assert rewritten(file.read_text("utf-8"), new, "a note") == file.read_text("utf-8")

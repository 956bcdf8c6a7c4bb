"""Tuning: candidates near the weights, kept only when they win for sure, and their file."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import teahouse
from teahouse import BadOption
from teahouse.arena import tune as tuning
from teahouse.arena.tune import Trial, Tuning, decided, nudged, perturbed, rewritten, tried
from teahouse.bots import heuristics

QUICK = {"target": 12, "round_limit": 20}


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling a candidate takes longer than a test should."""
    monkeypatch.setattr(tuning, "has_numba", lambda: False)


def plan(**changes: object) -> Tuning:
    given = {"game": "darjeeling", "games": 6, "simulations": 4, "options": QUICK}
    return Tuning(**{**given, **changes})  # type: ignore[arg-type]


def own_weights() -> object:
    return heuristics.weights(teahouse.game("darjeeling"))


def test_a_candidate_differs_in_one_to_three_weights() -> None:
    dice = random.Random(1)
    counts = {
        len(tuning.differences(own_weights(), perturbed(own_weights(), dice, 0.25)))
        for _ in range(60)
    }
    assert counts == {1, 2, 3}


@pytest.mark.parametrize("value", [1, 2, 60, 500, -1, -70, 0])
def test_a_weight_changes_and_keeps_its_sign(value: int) -> None:
    dice = random.Random(2)
    for _ in range(200):
        new = nudged(value, dice, 0.25)
        assert new != value
        assert new != 0
        assert new * value >= 0


@pytest.mark.parametrize(
    ("wins", "games", "settled"),
    [(20, 20, True), (0, 20, True), (11, 20, False), (110, 200, False), (99, 200, True)],
)
def test_what_is_plain_ends_early(wins: float, games: int, settled: bool) -> None:
    assert decided(wins, games, most=400) is settled


@pytest.mark.usefixtures("interpreted")
def test_the_same_weights_take_half_of_paired_games_or_are_not_kept(tmp_path: Path) -> None:
    trial = tried(plan(), str(tmp_path), 1, 1, own_weights(), own_weights())
    assert trial.games == 6
    assert not trial.kept
    assert trial.changes == {}


@pytest.mark.usefixtures("interpreted")
def test_trials_repeat(tmp_path: Path) -> None:
    other = replace(own_weights(), half=900)  # type: ignore[type-var]
    one = tried(plan(), str(tmp_path), 1, 1, other, own_weights())
    assert one == tried(plan(), str(tmp_path), 1, 1, other, own_weights())
    assert list(one.changes) == ["half"]


def told(wins: dict[int, float]) -> object:
    """A `tried` that gives these shares by the number of the candidate."""

    def pretended(
        plan: Tuning, cache: str, round_: int, number: int, weights: object, against: object
    ) -> Trial:
        share = wins.get(number, 0.4)
        changes = tuning.differences(against, weights)
        return Trial(round_, number, weights, changes, share * 400, 400, share > 0.55)

    return pretended


def test_the_best_candidate_is_what_the_next_round_starts_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tuning, "tried", told({0: 0.6, 2: 0.58, 3: 0.62}))
    seen: list[Trial] = []
    found = tuning.tune(plan(rounds=2, candidates=3), seen.append)
    assert [(t.round, t.number) for t in seen] == [(r, n) for r in (1, 2) for n in (1, 2, 3)]
    assert found.weights == seen[5].weights
    assert found.final is not None
    assert found.final.changes == found.changes == tuning.differences(own_weights(), found.weights)
    assert set(seen[2].changes) <= set(found.changes) | set(seen[5].changes)


def test_weights_stay_when_nothing_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "tried", told({}))
    found = tuning.tune(plan(rounds=2))
    assert (found.weights, found.changes, found.final) == (own_weights(), {}, None)


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
    assert rewritten(TEXT, Two(110, 9), "today") == (
        "# Weights.\n# Tuned: today\n[estimate]\nhalf = 110     # of a crate\n\n"
        "[prior]\nship = 9    # shipping\n"
    )


@pytest.mark.parametrize("name", teahouse.games())
def test_what_is_written_is_what_is_read(name: str, tmp_path: Path) -> None:
    game = teahouse.game(name)
    module = heuristics.find(game)
    assert module is not None
    new = perturbed(module.W, random.Random(3), 0.5)
    file = tmp_path / "weights.toml"
    file.write_text(rewritten(module.FILE.read_text("utf-8"), new, "a note"))
    assert module.load(file) == new
    assert rewritten(file.read_text("utf-8"), new, "a note") == file.read_text("utf-8")

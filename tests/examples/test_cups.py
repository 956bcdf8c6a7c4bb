"""The example game: a package of its own that everything in the house takes as it takes ours.

It is copied, built and installed elsewhere, so nothing outside its folder can have been touched.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from tests.examples.packages import ROOT, install, run

CUPS = ROOT / "examples" / "cups"

LEARN = """
import gymnasium, numpy as np
import teahouse.research.gymnasium

env = gymnasium.make("teahouse/Cups-v0", players=2, opponents=["random"], backend="python")
rng = np.random.default_rng(1)
values = np.zeros((11, 3))  # what an action was worth so far, by what is in the cup

def cup(seen):
    return seen[6 + seen[14:].argmax()]  # six numbers of the table, cups, scores, whose seat

def play(daring, learning):
    seen, info = env.reset(seed=int(rng.integers(1 << 30)))
    over, steps, reward = False, [], 0.0
    while not over:
        mask = info["action_mask"].astype(bool)
        wish = rng.random(3) if rng.random() < daring else values[cup(seen)]
        action = int(np.where(mask, wish, -np.inf).argmax())
        steps.append((cup(seen), action))
        seen, reward, over, _, info = env.step(action)
    for state, action in steps if learning else ():
        values[state, action] += 0.05 * (reward - values[state, action])
    return reward

for game in range(400):
    play(0.3, True)
print(sum(play(0.0, False) for _ in range(60)) / 60)
"""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cups")


@pytest.fixture(scope="module")
def site(place: Path) -> Path:
    """Where the example is installed."""
    copy = place / "project"
    shutil.copytree(CUPS, copy, ignore=shutil.ignore_patterns("__pycache__", ".pytest_cache"))
    return install(copy, place)


def test_it_is_small_and_speaks_one_language() -> None:
    code = [path.read_text("utf-8") for path in CUPS.rglob("*.py")]
    assert sum(len(text.splitlines()) for text in code) < 400
    assert [path.name for path in (CUPS / "src/teahouse_cups/locales").iterdir()] == ["en"]


def test_it_keeps_the_contract(site: Path, place: Path) -> None:
    found = json.loads(run(site, place, "-m", "teahouse", "check", "cups", "--json"))
    assert found["findings"] == []
    assert found["checks"]["backends"] > 100


def test_its_own_tests_pass(site: Path, place: Path) -> None:
    said = run(site, place, "-m", "pytest", "-q", "-p", "no:cacheprovider", "project/tests")
    assert "passed" in said


def test_bots_play_it(site: Path, place: Path) -> None:
    command = ("tournament", "cups", "--bots", "medium,random", "-n", "12", "--players", "2")
    said = run(site, place, "-m", "teahouse", *command, "--seed", "1", "--json")
    (pair,) = json.loads(said)["pairs"]
    assert (pair["a"], pair["games"]) == ("medium", 12)
    assert pair["share"] > 0.6


def test_a_program_learns_it(site: Path, place: Path) -> None:
    assert float(run(site, place, "-c", LEARN)) > 0.6


def test_other_environments_and_languages_find_it(site: Path, place: Path) -> None:
    program = (
        "from teahouse.research.pettingzoo import cups_v0\n"
        "from teahouse.i18n import Texts\n"
        "env = cups_v0.env(players=3, backend='python')\n"
        "env.reset(seed=1)\n"
        "print(len(env.agents), Texts('fr')('cups-title'), Texts('it')('common-level-easy'))\n"
    )
    assert run(site, place, "-c", program).split() == ["3", "Cups", "facile"]

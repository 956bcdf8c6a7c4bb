"""`tournament`, `tune` and `bench --bots`: what they print and write, how they fail."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from benchmarks.speed import bots as bots_speed
from benchmarks.speed import engine

import teahouse
from teahouse.arena import training_rounds as training
from teahouse.arena import tune as tuning
from teahouse.bots import heuristics
from teahouse.bots.learning import networks
from teahouse.bots.learning.networks import Network
from teahouse.core.definition import Research

from .conftest import Run, answer_of, wait_for_content

QUICK = ("--target", 12, "--round-limit", 20)
MATCH = ("tournament", "darjeeling", "--bots", "novice,random", "-n", 4, *QUICK)


def test_a_tournament_as_data(run: Run) -> None:
    found = run(*MATCH, "--players", 2, "--seed", 1, "--json").json("tournament")
    assert [found[k] for k in ("game", "games", "players", "seed")] == ["darjeeling", 4, 2, 1]
    (pair,) = found["pairs"]
    assert (pair["a"], pair["b"], pair["games"], pair["fair"]) == ("novice", "random", 4, 0.5)
    assert pair["low"] <= pair["share"] == pair["wins"] / 4 <= pair["high"]
    assert found["options"]["target"] == 12
    assert run(*MATCH, "--seed", 1, "--jobs", 2, "--json").json("tournament") == found
    assert run(*MATCH, "--seed", 2, "--json").json("tournament") != found


def test_a_tournament_as_a_table(run: Run) -> None:
    said = run(*MATCH, "--players", 3, "--lang", "fr")
    assert said.code == 0
    assert "Intervalle à 95 %" in said.out
    assert "novice" in said.out
    assert "la part équitable est 33,3 %" in said.out


def test_a_tournament_goes_on_from_its_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = run(*MATCH, "-o", file).out
    lines = file.read_text().splitlines()
    assert len(lines) == 4
    file.write_text("\n".join(lines[:3]) + "\n")
    assert run(*MATCH, "-o", file).out == first
    assert file.read_text().splitlines() == lines


@pytest.mark.parametrize(
    "args",
    [
        ("--bots", "novice"),
        ("--bots", "novice,grandmaster"),
        ("--bots", "mcts:sims=-3,novice"),
        ("-n", "0"),
        ("--jobs", "0"),
        ("--players", "9"),
        ("--players", "1"),
        ("--seed", "-1"),
        ("--clock", "0"),
        ("--map", "atlantis"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused_in_one_sentence(
    run: Run, args: tuple[str, ...]
) -> None:
    said = run("tournament", "darjeeling", *args)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_tournament_sums_up_what_was_played(tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "teahouse", "tournament", "darjeeling", "--lang", "en"]
    child = subprocess.Popen(
        [*command, "--bots", "easy,novice", "-n", "100000", "--jobs", jobs, "-o", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    wait_for_content(file, child)
    child.send_signal(signal.SIGINT)
    out, err = answer_of(child)
    assert (child.returncode, err) == (130, "Stopped.\n")
    assert "95 % interval" in out


# Tuning


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Tunes without playing: the shares of the candidate, then of the last match."""
    shares = [0.6, 0.57]

    def tune(plan: tuning.Tuning, tell: Any) -> tuning.Tuned:
        old = tuning.present(plan.played())
        new = old.changed({"half": old.weights.half + 5})
        changes = tuning.differences(old, new)
        trials = [tuning.Trial(1, 1, new, changes, (s,) * 400, s > 0.55) for s in shares]
        tell(trials[0])
        if not trials[0].kept:
            return tuning.Tuned(old, {}, None)
        return tuning.Tuned(new, changes, trials[1])

    monkeypatch.setattr(tuning, "tune", tune)
    return shares


def test_tune_prints_the_new_weights_with_what_they_gave(run: Run, pretended: list[float]) -> None:
    said = run("tune", "darjeeling", "--rounds", 1, "--candidates", 1)
    assert said.code == 0
    assert "# Tuned: teahouse tune darjeeling --rounds 1 --candidates 1 --games 400" in said.out
    assert "took 57.0% (52.1% to 61.8%) of 400 games from what was used before" in said.out
    assert "half 95 → 100: 60 % of 400 games, kept." in said.err
    half = heuristics.weights(teahouse.game("darjeeling")).half  # type: ignore[attr-defined]
    assert f"half = {half + 5}" in said.out


def test_tune_writes_a_file(
    run: Run, pretended: list[float], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, own = tmp_path / "new.toml", tmp_path / "own.toml"
    module: Any = heuristics.find(teahouse.game("darjeeling"))
    own.write_bytes(module.FILE.read_bytes())
    monkeypatch.setattr(module, "FILE", own)
    assert run("tune", "darjeeling", "-o", file).out == ""
    assert module.load(file).half == module.W.half + 5
    assert module.load(own) == module.W
    said = run("tune", "darjeeling", "--write", "--lang", "it")
    assert "I valori sono scritti in" in said.err
    assert own.read_text() == file.read_text()


@pytest.mark.parametrize("shares", [[0.5, 0.0], [0.6, 0.49]])
def test_tune_keeps_nothing_that_is_not_better(
    run: Run, pretended: list[float], tmp_path: Path, shares: list[float]
) -> None:
    pretended[:] = shares
    file = tmp_path / "new.toml"
    assert run("tune", "darjeeling", "-o", file).code == 0
    assert not file.exists()


@pytest.mark.parametrize("args", [("--rounds", "0"), ("--sims", "0"), ("--jobs", "x")])
def test_tune_refuses_what_makes_no_sense(run: Run, args: tuple[str, ...]) -> None:
    said = run("tune", "darjeeling", *args)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1


# Training


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Learns without playing: the lower ends of the match of the round, and of the last one."""
    lows = [0.52, 0.51]

    def learn(plan: training.Training, tell: Any) -> tuple[Network | None, training.Gate | None]:
        plan.folder.mkdir(parents=True)
        gates = [training.Gate((900, 400), 200, 0.585, low, 0.65) for low in lows]
        tell(training.Round(1, 1700, 0.5241, 0.693, gates[0], 12.0))
        network = Network("darjeeling", 2, "f", "c", 1, b"\1\0", (1.0, 0.0, 0.0, 0.5))
        if not gates[0].passed:
            return None, None
        return (network if gates[1].passed else None), gates[1]

    monkeypatch.setattr(training, "learn", learn)
    return lows


def test_train_tells_every_round_and_writes_the_network(
    run: Run, learned: list[float], tmp_path: Path
) -> None:
    said = run("train", "darjeeling", "--rounds", 1, "-o", tmp_path / "kept")
    assert (said.code, said.out) == (0, "")
    assert "Round 1: 1,700 positions, log loss 0.524 (0.693 for a guess); 58.5 %" in said.err
    assert "with 900 simulations against 400, kept." in said.err
    assert "On fresh deals the best network takes 58.5 % (51 to 65) of 200 games" in said.err
    written = (tmp_path / "kept" / "network-2.json").read_text("utf-8")
    assert networks.read(written).second == (1.0, 0.0, 0.0, 0.5)


@pytest.mark.parametrize("lows", [[0.49, 0.0], [0.52, 0.5]])
def test_train_writes_nothing_that_is_not_better_for_sure(
    run: Run, learned: list[float], tmp_path: Path, lows: list[float]
) -> None:
    learned[:] = lows
    said = run("train", "darjeeling", "-o", tmp_path / "kept", "--lang", "fr")
    assert said.code == 0
    assert "aucun n’est écrit" in said.err
    assert not list((tmp_path / "kept").iterdir())


@pytest.mark.parametrize("args", [("--games", "0"), ("--gate-sims", "0")])
def test_train_refuses_what_makes_no_sense(run: Run, args: tuple[str, ...], tmp_path: Path) -> None:
    said = run("train", "darjeeling", *args, "-o", tmp_path / "kept")
    assert (said.code, said.out) == (2, "")
    assert not (tmp_path / "kept").exists()


def test_train_refuses_a_game_without_value_features(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Research, "value_features", None)
    said = run("train", "ceylon", "-o", tmp_path / "kept")
    assert (said.code, said.out) == (2, "")
    assert said.err == "Ceylon does not say what a network is told.\n"
    assert not (tmp_path / "kept").exists()


# The speed of the search


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "ROUNDS", 1)
    monkeypatch.setattr(engine, "SHORT", 0.01)


@pytest.mark.usefixtures("hasty")
def test_bench_bots(run: Run) -> None:
    pytest.importorskip("numba")
    found = run("bench", "--bots", "--players", 2, "--json").json("bench-bots")
    assert found["game"] == "darjeeling"
    assert {target["name"] for target in found["targets"]} == set(bots_speed.TARGETS)
    assert all(value > 0 for value in found["figures"].values())
    assert "simulazioni della ricerca" in run("bench", "--bots", "--lang", "it").out


@pytest.mark.usefixtures("hasty")
def test_bench_bots_without_a_compiler(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_speed, "has_numba", lambda: False)
    found = run("bench", "darjeeling", "--bots", "--json").json("bench-bots")
    assert found["targets"] == []
    assert list(found["figures"]) == ["search_interpreted_simulations_per_second"]
    assert "Numba is not installed" in run("bench", "--bots").out

"""Training: rounds that are kept, go on where they stopped, and end with a match."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import teahouse
from teahouse.arena import training_rounds
from teahouse.arena.training_rounds import Gate, Training, learn
from teahouse.bots.learning import networks
from teahouse.bots.learning.networks import Network


@pytest.fixture
def training(tmp_path: Path) -> Training:
    return Training(
        "darjeeling",
        tmp_path / "kept",
        rounds=2,
        games=2,
        simulations=2,
        gate=2,
        gate_simulations=2,
        hidden=2,
        epochs=1,
        options={"target": 12},
    )


@pytest.fixture
def even(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is faster than another, whatever else the machine does."""
    monkeypatch.setattr(training_rounds, "_seconds", lambda *search: 1.0)


def content(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix == ".json"}


@pytest.mark.usefixtures("even")
def test_the_same_command_learns_the_same(training: Training, tmp_path: Path) -> None:
    told: list[training_rounds.Round] = []
    learn(training, told.append)
    assert [found.number for found in told] == [1, 2]
    assert told[1].samples > told[0].samples
    again = replace(training, folder=tmp_path / "again")
    learn(again)
    assert content(again.folder) == content(training.folder)


@pytest.mark.usefixtures("even")
def test_it_goes_on_where_it_was_stopped(
    training: Training, monkeypatch: pytest.MonkeyPatch
) -> None:
    learn(training)
    first = content(training.folder)
    (training.folder / "gate-2.json").unlink()
    monkeypatch.setattr(training_rounds, "_self_play", None)  # every game of self-play is there
    learn(training)
    assert content(training.folder) == first


@pytest.mark.usefixtures("even")
@pytest.mark.parametrize(("low", "kept"), [((0.6, 0.4, 0.6), True), ((0.6, 0.6, 0.4), False)])
def test_a_network_is_kept_if_it_was_better_for_sure_and_is_so_in_the_end(
    training: Training, monkeypatch: pytest.MonkeyPatch, low: tuple[float, ...], kept: bool
) -> None:
    met: list[tuple[Network, Network | None]] = []

    def gate(
        training: Training, name: str, number: int, candidate: Network, best: Network | None
    ) -> Gate:
        met.append((candidate, best))
        return Gate((2, 2), 200, 0.7, low[len(met) - 1], 0.8)

    monkeypatch.setattr(training_rounds, "_play_gate", gate)
    best, last = learn(training)
    assert last is not None
    assert (best is not None) == kept
    first, second, final = met
    assert (first[1], second[1], final[1]) == (None, first[0], None)
    assert final[0] == (first[0] if low[1] < 0.5 else second[0])


def test_simulations_are_such_that_both_take_as_long(
    training: Training, monkeypatch: pytest.MonkeyPatch
) -> None:
    training = replace(training, gate_simulations=400)
    training.folder.mkdir()
    times = {None: 3.0}
    monkeypatch.setattr(
        training_rounds,
        "_seconds",
        lambda training, position, network, *rest: times.get(network, 2.0),
    )
    network = Network("darjeeling", 2, "", "", 1, b"\0\0", (1.0, 0.0, 0.0, 0.0))
    assert training_rounds._equal_simulations(training, "1", network, None) == (600, 400)
    times[None] = 9.0  # measured once
    assert training_rounds._equal_simulations(training, "1", network, None) == (600, 400)


def test_a_game_that_says_nothing_is_refused(
    training: Training, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(networks, "feature_names", lambda game, players: ())
    with pytest.raises(teahouse.BadOption, match="does not say"):
        training.check()
    with pytest.raises(teahouse.BadOption, match="at least one"):
        replace(training, games=0).check()

"""Train a value network by self-play of the search, in rounds.

Every round plays games with the best network so far (at first with none), trains a network on the
games of the last rounds, and lets it play the best so far: every deal twice with the seats swapped,
both with the same processor time. It becomes the best if the lower end of the 95 % interval is
above one half. Finally the best plays the search without a network on fresh deals; that figure is
the one to trust.

Everything is saved to a folder as it is made, so the same command resumes where it stopped. The
numbers of simulations that take the same time are measured once and saved too; with them, the same
command gives the same figures.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from teahouse.bots.learning import networks
from teahouse.bots.learning.networks import Network
from teahouse.bots.learning.samples import Samples, SelfPlay, joined
from teahouse.bots.learning.training import train
from teahouse.bots.levels import Thinking, thinking
from teahouse.bots.search.runner import Budget
from teahouse.bots.searching import SearchBot, searcher
from teahouse.core.errors import BadOption
from teahouse.core.game import Game, Position
from teahouse.core.native import has_numba
from teahouse.core.registry import game

from .match import play
from .processes import spread
from .stats import wilson

LEVEL = "master"
ROUND_DEALS = 1_000_000  # deals apart from one round to the next
GATE_DEALS = 500_000  # deals of a gate, apart from those of the round's games
PACE_GAMES = 2  # games whose positions are timed
PACE_EVERY = 8  # decisions between two of them
CHUNK = 20  # games that a process plays before it reports


@dataclass(frozen=True)
class Training:
    """The parameters of a training run."""

    game: str
    folder: Path
    rounds: int = 3
    games: int = 1000  # of self-play in a round
    simulations: int = 200
    gate: int = 200  # games
    gate_simulations: int | None = None  # without a network; those of the highest level
    explore: float | None = None  # of a search with a network; as without
    players: int = 2
    window: int = 3  # rounds whose games are learned from
    hidden: int = 32
    epochs: int = 8
    seed: int = 1
    jobs: int = 1
    components: Mapping[str, Any] | None = None
    options: Mapping[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        numbers = (self.rounds, self.games, self.simulations, self.gate, self.hidden, self.epochs)
        if min(*numbers, self.window, self.jobs) < 1:
            raise BadOption("training needs at least one of everything")
        if not networks.feature_names(self.played(), self.players):
            raise BadOption(f"{self.game} does not say what a network is told")
        self.played().options.resolve({**self.options, "players": self.players})

    def played(self) -> Game:
        return game(self.game, self.components)

    def deal(self, seed: int) -> Position:
        options = {**self.options, "players": self.players}
        return self.played().new(seed=seed, backend="python", **options)

    @property
    def command(self) -> str:
        """The command that reproduces the network."""
        explore = "" if self.explore is None else f" --explore {self.explore:g}"
        return (
            f"teahouse train {self.game} --players {self.players} --rounds {self.rounds} "
            f"--games {self.games} --sims {self.simulations} --seed {self.seed}{explore}"
        )

    def thinking(self, network: Network | None, simulations: int) -> Thinking:
        usual = self.without()
        own = usual.settings
        if network is not None and self.explore is not None:
            own = replace(own, explore=self.explore)
        return replace(usual, simulations=simulations, settings=own)

    def without(self) -> Thinking:
        """How the highest level thinks without a network."""
        return thinking(self.played(), LEVEL, self.players, network=0)


@dataclass(frozen=True)
class Gate:
    """The results of a network against another, or against none."""

    simulations: tuple[int, int]  # its own, and those of the other
    games: int
    share: float
    low: float
    high: float

    @property
    def passed(self) -> bool:
        return self.low > 0.5


@dataclass(frozen=True)
class Round:
    """The results of a round; round 0 is the last match, against no network."""

    number: int
    samples: int
    loss: float
    guess: float
    gate: Gate
    seconds: float  # of processor time in this process; with one job that is all


Tell = Callable[[Round], None]


def learn(
    training: Training, tell: Tell = lambda found: None
) -> tuple[Network | None, Gate | None]:
    """Run all rounds; return the network, if it is significantly better, and its last match."""
    training.check()
    training.folder.mkdir(parents=True, exist_ok=True)
    best: Network | None = None
    for number in range(1, training.rounds + 1):
        candidate, found = _round(training, number, best)
        tell(found)
        if found.gate.passed:
            best = candidate
    if best is None:
        return None, None
    last = _play_gate(training, "last", training.rounds + 1, best, None)
    return (best if last.passed else None), last


def _round(training: Training, number: int, best: Network | None) -> tuple[Network, Round]:
    begun = time.process_time()
    first = max(1, number - training.window + 1)
    played = [
        _kept_samples(training, n, best if n == number else None) for n in range(first, number + 1)
    ]
    file = training.folder / f"round-{number}.json"
    notes = training.folder / f"round-{number}-loss.json"
    samples = joined(played)
    if not (file.exists() and notes.exists()):
        found = train(
            training.played(), training.players, samples, training.hidden, training.epochs,
            training.seed + number, training.command,
        )  # fmt: skip
        file.write_text(networks.written(found.network), "utf-8")
        notes.write_text(json.dumps({"loss": found.loss, "guess": found.guess}) + "\n", "utf-8")
    candidate, losses = networks.read(file.read_text("utf-8")), json.loads(notes.read_text("utf-8"))
    gate = _play_gate(training, str(number), number, candidate, best)
    spent = time.process_time() - begun
    return candidate, Round(number, len(samples), losses["loss"], losses["guess"], gate, spent)


# Self-play


def _kept_samples(training: Training, number: int, best: Network | None) -> Samples:
    """The games of a round, from its file if they were played before."""
    file = training.folder / f"round-{number}.npz"
    if not file.exists():
        first = training.seed * 1_000_003 + number * ROUND_DEALS
        chunks = range(0, training.games, CHUNK)
        given = [(training, best, first + at, min(CHUNK, training.games - at)) for at in chunks]
        parts = sorted(spread(_self_play, given, training.jobs), key=lambda part: part[0])
        samples = joined([part for _, part in parts])
        partial = file.with_suffix(".part.npz")
        np.savez_compressed(partial, inputs=samples.inputs, targets=samples.targets)
        partial.replace(file)
    with np.load(file, allow_pickle=False) as data:
        return Samples(data["inputs"], data["targets"])


def _self_play(
    training: Training, best: Network | None, first: int, games: int
) -> tuple[int, Samples]:
    settings = training.thinking(best, training.simulations).settings
    how = SelfPlay(
        training.played(), training.players, training.simulations, settings, best, training.options
    )
    return first, joined([how.samples(first + n) for n in range(games)])


# Gates


def _play_gate(
    training: Training, name: str, number: int, candidate: Network, best: Network | None
) -> Gate:
    """A match at equal processor time, from its file if it was played before."""
    file = training.folder / f"gate-{name}.json"
    if file.exists():
        data = json.loads(file.read_text("utf-8"))
        return Gate(**{**data, "simulations": tuple(data["simulations"])})
    simulations = _equal_simulations(training, name, candidate, best)
    first = training.seed * 1_000_003 + number * ROUND_DEALS + GATE_DEALS
    given = [
        (training, candidate, best, simulations, first, at, min(at + CHUNK, training.gate))
        for at in range(0, training.gate, CHUNK)
    ]
    shares = [share for part in spread(_match, given, training.jobs) for share in part]
    low, high = wilson(sum(shares), len(shares))
    gate = Gate(simulations, len(shares), sum(shares) / len(shares), low, high)
    file.write_text(json.dumps(vars(gate)) + "\n", "utf-8")
    return gate


def _match(
    training: Training,
    candidate: Network,
    best: Network | None,
    simulations: tuple[int, int],
    first: int,
    begin: int,
    end: int,
) -> list[float]:
    """Games of a match, each deal from every seat."""
    n, shares = training.players, []
    for number in range(begin, end):
        seat, deal = number % n, first + number // n
        bots = [
            _bot(training, candidate, simulations[0], deal * 101 + s)
            if s == seat
            else _bot(training, best, simulations[1], deal * 101 + s)
            for s in range(n)
        ]
        shares.append(play(training.deal(deal), bots).shares[seat])
    return shares


def _bot(training: Training, network: Network | None, simulations: int, seed: int) -> SearchBot:
    how = training.thinking(network, simulations)
    return SearchBot(
        training.played(), seed, lambda _: how, has_numba(), name="trained", network=network
    )


def _equal_simulations(
    training: Training, name: str, candidate: Network, best: Network | None
) -> tuple[int, int]:
    """The simulations of both that take the same processor time; measured once."""
    file = training.folder / f"pace-{name}.json"
    most = training.gate_simulations or training.without().simulations
    assert most is not None
    if not file.exists():
        times = _paces(training, (candidate, best), most)
        own = round(most * times[1] / times[0], -1 if most >= 100 else None)
        file.write_text(json.dumps([max(1, int(own)), most]) + "\n", "utf-8")
    own, other = json.loads(file.read_text("utf-8"))
    return int(own), int(other)


def _paces(
    training: Training, pair: tuple[Network | None, Network | None], simulations: int
) -> list[float]:
    """Processor seconds of both at some positions of throwaway games.

    Both search each position, in alternating order, because a busy machine slows everything down
    for a while.
    """
    spent = [0.0, 0.0]
    for deal in range(PACE_GAMES):
        position, step = training.deal(deal), 0
        while position.actor is not None:
            if step % PACE_EVERY == 0:
                turn = step // PACE_EVERY % 2
                for k in (turn, 1 - turn):
                    spent[k] += _seconds(training, position, pair[k], simulations, step)
            legal = position.legal_ids()
            position.apply(legal[step * 5 % len(legal)])
            step += 1
    return spent


def _seconds(
    training: Training, position: Position, network: Network | None, simulations: int, seed: int
) -> float:
    how, budget = training.thinking(network, simulations), Budget(simulations)
    search = searcher(training.played(), has_numba())
    trees = search.start(position, budget, how.settings, seed, network)
    trees.grow(Budget(1))  # loads what is compiled
    begun = time.process_time()
    trees.grow(budget)
    return time.process_time() - begun

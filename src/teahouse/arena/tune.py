"""Better weights for a game's heuristics, by a method anybody can rerun.

In every round some candidates are made from the best weights so far, each by changing one to three
of them by about a quarter. Every candidate plays against those best weights: tree search on both
sides with the same few simulations, every deal twice with the seats changed. It stops early when it
is plainly better (the 99 % interval lies above one half) or not worth more games (below one half
after half of them); in the end it is kept if the lower end of the 95 % interval lies above one
half. The best of those kept is what the next round starts from. After the last round the outcome
plays the weights it started from on fresh deals, and that figure is noted.

Weights are constants of the compiled search, so every candidate is compiled (some 15 seconds, in
the process that then plays its games, in a cache that is thrown away): little beside the games.
"""

from __future__ import annotations

import os
import random
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from math import exp
from typing import Any

from teahouse.bots import heuristics
from teahouse.bots.search.runner import Settings
from teahouse.bots.searching import SearchBot
from teahouse.core.errors import BadOption
from teahouse.core.game import Game
from teahouse.core.native import has_numba
from teahouse.core.registry import game

from .match import play
from .processes import spread
from .stats import Z95, wilson

SEATS = 2
LOOK = 20  # games between two looks at the result
SURE = 2.5758293035489004  # the 99 % interval, for what is looked at more than once
STEP = 0.25  # a weight changes by about this share of itself
LEAST_STEP = 0.06
SHRINK = 0.7  # of the step after a round that found nothing
ROUND_DEALS = 100_000  # deals apart from one round to the next

Weights = Any  # the frozen dataclass of a game's heuristics; every weight is a whole number


@dataclass(frozen=True)
class Tuning:
    """What to do, and how long."""

    game: str
    rounds: int = 5
    candidates: int = 4
    games: int = 400
    simulations: int = 100
    seed: int = 1
    jobs: int = 1
    components: Mapping[str, Any] | None = None
    options: Mapping[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        if min(self.rounds, self.candidates, self.games, self.simulations, self.jobs) < 1:
            raise BadOption("tuning needs at least one round, candidate, game, simulation and job")
        if heuristics.find(self.played()) is None:
            raise BadOption(f"{self.game} has no heuristics to tune")
        self.played().options.resolve({**self.options, "players": SEATS})

    def played(self) -> Game:
        return game(self.game, self.components)


@dataclass(frozen=True)
class Trial:
    """How some weights fared against others."""

    round: int
    number: int
    weights: Weights
    changes: Mapping[str, tuple[int, int]]
    wins: float
    games: int
    kept: bool

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Tuned:
    """What came of it: the weights, how they differ, and the last match."""

    weights: Weights
    changes: Mapping[str, tuple[int, int]]
    final: Trial | None  # None when nothing changed


def tune(tuning: Tuning, tell: Callable[[Trial], None] = lambda trial: None) -> Tuned:
    """Look for better weights; every trial is told as it ends."""
    tuning.check()
    first = best = heuristics.weights(tuning.played())
    dice = random.Random(tuning.seed)
    step = STEP
    with tempfile.TemporaryDirectory(prefix="teahouse-tune-") as cache:
        for number in range(1, tuning.rounds + 1):
            found = [perturbed(best, dice, step) for _ in range(tuning.candidates)]
            given = [(tuning, cache, number, n, w, best) for n, w in enumerate(found, 1)]
            kept = []
            for trial in spread(tried, given, tuning.jobs):
                tell(trial)
                kept += [trial] if trial.kept else []
            if kept:
                best = max(kept, key=lambda t: (t.interval[0], -t.number)).weights
            else:
                step = max(LEAST_STEP, step * SHRINK)
        if best == first:
            return Tuned(first, {}, None)
        final = tried(tuning, cache, tuning.rounds + 1, 0, best, first)
    return Tuned(best, differences(first, best), final)


# Candidates


def perturbed(weights: Weights, dice: random.Random, step: float) -> Weights:
    """Some weights with one to three of them changed."""
    names = [f.name for f in fields(weights)]
    chosen = dice.sample(names, min(len(names), dice.randint(1, 3)))
    return replace(weights, **{n: nudged(getattr(weights, n), dice, step) for n in chosen})


def nudged(value: int, dice: random.Random, step: float) -> int:
    """Another value of the same sign."""
    if value == 0:
        return dice.choice((-1, 1)) * dice.randint(1, 10)
    size = max(1, round(abs(value) * exp(dice.gauss(0, step))))
    if size == abs(value):
        size += 1 if size == 1 else dice.choice((-1, 1))
    return size if value > 0 else -size


def differences(old: Weights, new: Weights) -> dict[str, tuple[int, int]]:
    pairs = {f.name: (getattr(old, f.name), getattr(new, f.name)) for f in fields(old)}
    return {name: (a, b) for name, (a, b) in pairs.items() if a != b}


# Games


def tried(
    tuning: Tuning, cache: str, round_: int, number: int, weights: Weights, against: Weights
) -> Trial:
    """Let two sets of weights play until it is clear, or all games are played.

    Number 0 is the last match: it plays all its games.
    """
    wins, games = 0.0, 0
    with _cache_in(cache):
        for share in _shares(tuning, round_, weights, against):
            wins, games = wins + share, games + 1
            if number and games % LOOK == 0 and decided(wins, games, tuning.games):
                break
    sure = Z95 if games >= tuning.games else SURE
    kept = wilson(wins, games, sure)[0] > 0.5
    return Trial(round_, number, weights, differences(against, weights), wins, games, kept)


def decided(wins: float, games: int, most: int) -> bool:
    """Whether further games would hardly change what becomes of a candidate."""
    low, high = wilson(wins, games, SURE)
    return low > 0.5 or high < 0.5 or (2 * games >= most and wins < games / 2)


def _shares(tuning: Tuning, round_: int, weights: Weights, against: Weights) -> Iterator[float]:
    """The share of each victory, every deal from both seats."""
    played = tuning.played()
    options = {**tuning.options, "players": SEATS}
    first = tuning.seed * 1_000_003 + round_ * ROUND_DEALS
    for number in range(tuning.games):
        seat, deal = number % SEATS, first + number // SEATS
        bots = [
            _bot(tuning, weights if p == seat else against, deal * 101 + p) for p in range(SEATS)
        ]
        yield play(played.new(seed=deal, backend="python", **options), bots).shares[seat]


def _bot(tuning: Tuning, weights: Weights, seed: int) -> SearchBot:
    played = tuning.played()
    settings = replace(Settings(), scale=heuristics.scale(played))
    return SearchBot(
        played, seed, tuning.simulations, settings, has_numba(), name="tuned", weights=weights
    )


@contextmanager
def _cache_in(folder: str) -> Iterator[None]:
    """Compiled candidates go to a folder of their own."""
    before = os.environ.get("TEAHOUSE_CACHE")
    os.environ["TEAHOUSE_CACHE"] = folder
    try:
        yield
    finally:
        if before is None:
            del os.environ["TEAHOUSE_CACHE"]
        else:
            os.environ["TEAHOUSE_CACHE"] = before


# The file of weights

NOTE = "# Tuned: "
_LINE = re.compile(r"(?P<key>\w+)(?P<equals>\s*=\s*)(?P<value>-?\d+)(?P<gap>\s*)(?P<note>#.*)?")


def rewritten(text: str, weights: Weights, note: str) -> str:
    """A file of weights with other values and a new note; comments stay where they are.

    A key of the section `estimate` is a weight of that name; elsewhere the section's name and an
    underscore stand before it.
    """
    lines: list[str] = []
    section = ""
    for line in text.splitlines():
        if line.startswith("["):
            if not section and note:
                lines.append(NOTE + note)
            section = line.strip().strip("[]")
        if line.startswith(NOTE):
            continue
        lines.append(_with_value(line, section, weights))
    return "\n".join(lines) + "\n"


def _with_value(line: str, section: str, weights: Weights) -> str:
    found = _LINE.fullmatch(line)
    if found is None:
        return line
    name = found["key"] if section == "estimate" else f"{section}_{found['key']}"
    written = f"{found['key']}{found['equals']}{getattr(weights, name)}"
    if not found["note"]:
        return written
    wide = max(len(written) + 1, found.start("note"))
    return f"{written:<{wide}}{found['note']}"

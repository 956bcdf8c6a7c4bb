"""Tune the weights and search settings of a game, by a reproducible method.

Every round derives candidates from the best so far, each by changing one to three weights or
settings by about a quarter. All play the best so far: tree search on both sides with the same small
number of simulations, every deal twice with the seats swapped. By successive halving the better
half plays twice as many games, until one candidate is left and has played all of them; it is kept
if the lower end of its 95 % interval is above one half, and the next round starts from it. After
the last round the result plays the starting point on fresh deals, and that figure is recorded.

Weights are constants of the compiled search, so a candidate with other weights is compiled (about
15 seconds, in the process that plays its games, into a temporary cache). Settings are not.
"""

from __future__ import annotations

import os
import random
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, fields, replace
from math import exp
from typing import Any

from teahouse.bots import heuristics
from teahouse.bots.levels import DEFAULTS, SEARCH, TUNABLE, Thinking, thinking
from teahouse.bots.search.runner import Settings
from teahouse.bots.searching import SearchBot
from teahouse.core.errors import BadOption
from teahouse.core.game import Game
from teahouse.core.native import has_numba
from teahouse.core.registry import game

from .match import play
from .processes import spread
from .stats import wilson

SEATS = 2
FEWEST = 2  # games of a candidate before the first halving: a deal from both seats
STEP = 0.25  # a weight changes by about this share of itself
LEAST_STEP = 0.06
SHRINK = 0.7  # factor of the step after a round without success
ROUND_DEALS = 100_000  # deals apart from one round to the next

Weights = Any  # the frozen dataclass of a game's heuristics; a weight is a whole number
Value = int | float


@dataclass(frozen=True)
class Candidate:
    """The weights and settings of a search."""

    weights: Weights
    settings: Settings

    def values(self) -> dict[str, Value]:
        """Everything that may be varied, by name."""
        weights = {f.name: getattr(self.weights, f.name) for f in fields(self.weights) if f.init}
        return {**weights, **{name: getattr(self.settings, name) for name in TUNABLE}}

    def changed(self, values: Mapping[str, Value]) -> Candidate:
        settings: dict[str, Any] = {n: value for n, value in values.items() if n in TUNABLE}
        weights = {name: value for name, value in values.items() if name not in TUNABLE}
        return Candidate(replace(self.weights, **weights), replace(self.settings, **settings))


def present(played: Game) -> Candidate:
    """What the bots of a game use now."""
    return Candidate(heuristics.weights(played), thinking(played, SEARCH, SEATS).settings)


@dataclass(frozen=True)
class Tuning:
    """The parameters of a tuning run."""

    game: str
    rounds: int = 5
    candidates: int = 4
    games: int = 400
    simulations: int = 100
    seed: int = 1
    jobs: int = 1
    components: Mapping[str, Any] | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    settings_only: bool = False

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
    """The results of a candidate against another."""

    round: int
    number: int
    candidate: Candidate
    changes: Mapping[str, tuple[Value, Value]]
    shares: tuple[float, ...]  # of each victory, in the order of the games
    kept: bool = False

    @property
    def games(self) -> int:
        return len(self.shares)

    @property
    def share(self) -> float:
        return sum(self.shares) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(sum(self.shares), self.games)


@dataclass(frozen=True)
class Tuned:
    """The result: the candidate, its changes, and the last match."""

    candidate: Candidate
    changes: Mapping[str, tuple[Value, Value]]
    final: Trial | None  # None when nothing changed


def tune(tuning: Tuning, tell: Callable[[Trial], None] = lambda trial: None) -> Tuned:
    """Run the tuning; every trial is reported when it is dropped or complete."""
    tuning.check()
    first = best = present(tuning.played())
    rng = random.Random(tuning.seed)
    step = STEP
    with tempfile.TemporaryDirectory(prefix="teahouse-tune-") as cache:
        for number in range(1, tuning.rounds + 1):
            found = [
                perturbed(best, rng, step, tuning.settings_only) for _ in range(tuning.candidates)
            ]
            last = best_of_round(tuning, cache, number, found, best, tell)
            if last.kept:
                best = last.candidate
            else:
                step = max(LEAST_STEP, step * SHRINK)
        if best == first:
            return Tuned(first, {}, None)
        start = Trial(tuning.rounds + 1, 0, best, differences(first, best), ())
        final = played_on(tuning, cache, start, first, tuning.games)
    return Tuned(best, differences(first, best), final)


def best_of_round(
    tuning: Tuning,
    cache: str,
    round_: int,
    found: list[Candidate],
    best: Candidate,
    tell: Callable[[Trial], None],
) -> Trial:
    """The candidate left after successive halving; `kept` if it is significantly better."""
    trials = [Trial(round_, n, c, differences(best, c), ()) for n, c in enumerate(found, 1)]
    for games in rungs(len(trials), tuning.games):
        given = [(tuning, cache, trial, best, games) for trial in trials]
        trials = sorted(spread(played_on, given, tuning.jobs), key=lambda t: (-t.share, t.number))
        half = len(trials) // 2 if games < tuning.games else 1
        for trial in trials[half:]:
            tell(trial)
        trials = trials[:half]
    last = replace(trials[0], kept=trials[0].interval[0] > 0.5)
    tell(last)
    return last


def rungs(candidates: int, games: int) -> list[int]:
    """The number of games at which each halving takes place; the last is all of them."""
    found = [games]
    while candidates > 1:
        candidates //= 2
        found.insert(0, max(FEWEST, found[0] // 2 // SEATS * SEATS))
    return found


# Candidates


def perturbed(
    candidate: Candidate, rng: random.Random, step: float, settings_only: bool = False
) -> Candidate:
    """A candidate with one to three of its weights and settings changed."""
    values = candidate.values()
    names = list(TUNABLE) if settings_only else list(values)
    chosen = rng.sample(names, min(len(names), rng.randint(1, 3)))
    return candidate.changed({name: nudged(values[name], rng, step) for name in chosen})


def nudged(value: Value, rng: random.Random, step: float) -> Value:
    """Another value of the same sign; settings with a fraction keep two digits."""
    if isinstance(value, float):
        new = float(f"{max(value, 0.01) * exp(rng.gauss(0, step)):.2g}")
        return new if new != value else float(f"{1.1 * max(value, 0.01):.2g}")
    if value == 0:
        return rng.choice((-1, 1)) * rng.randint(1, 10)
    size = max(1, round(abs(value) * exp(rng.gauss(0, step))))
    if size == abs(value):
        size += 1 if size == 1 else rng.choice((-1, 1))
    return size if value > 0 else -size


def differences(old: Candidate, new: Candidate) -> dict[str, tuple[Value, Value]]:
    after = new.values()
    return {name: (v, after[name]) for name, v in old.values().items() if v != after[name]}


# Games


def played_on(tuning: Tuning, cache: str, trial: Trial, against: Candidate, games: int) -> Trial:
    """The trial continued to a total number of games, every deal from both seats."""
    played = tuning.played()
    options = {**tuning.options, "players": SEATS}
    first = tuning.seed * 1_000_003 + trial.round * ROUND_DEALS
    shares = list(trial.shares)
    with nullcontext() if tuning.settings_only else _cache_in(cache):
        for number in range(len(shares), games):
            seat, deal = number % SEATS, first + number // SEATS
            bots = [
                _bot(tuning, trial.candidate if p == seat else against, deal * 101 + p)
                for p in range(SEATS)
            ]
            position = played.new(seed=deal, backend="python", **options)
            shares.append(play(position, bots).shares[seat])
    return replace(trial, shares=tuple(shares))


def _bot(tuning: Tuning, candidate: Candidate, seed: int) -> SearchBot:
    how = Thinking(simulations=tuning.simulations, settings=candidate.settings)
    return SearchBot(
        tuning.played(),
        seed,
        lambda _: how,
        has_numba(),
        name="tuned",
        weights=None if tuning.settings_only else candidate.weights,
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
_LINE = re.compile(r"(?P<key>\w+)(?P<equals>\s*=\s*)(?P<value>-?[\d.]+)(?P<gap>\s*)(?P<note>#.*)?")


def rewritten(text: str, candidate: Candidate, note: str) -> str:
    """A game's file with other values and a new note; comments stay where they are.

    A key of the section `estimate` is a weight of that name, one of `search` a setting; elsewhere
    the section's name and an underscore stand before the weight. Settings the file does not have
    are added where they differ from the defaults.
    """
    values, usual = candidate.values(), DEFAULTS[SEARCH]
    lines: list[str] = []
    section, missing = "", [n for n in TUNABLE if values[n] != usual[n]]
    for line in text.splitlines():
        if line.startswith("["):
            if not section and note:
                lines.append(NOTE + note)
            section = line.strip().strip("[]")
        if line.startswith(NOTE):
            continue
        found = _LINE.fullmatch(line)
        name = found and _name(section, found["key"])
        missing = [n for n in missing if n != name]
        lines.append(_with_value(found, values[name]) if found and name in values else line)
    return "\n".join(_with_settings(lines, {n: values[n] for n in missing})) + "\n"


def _name(section: str, key: str) -> str:
    return key if section in ("estimate", SEARCH) else f"{section}_{key}"


def _with_settings(lines: list[str], settings: Mapping[str, Value]) -> list[str]:
    """The lines with these settings at the head of their section, which is made if need be."""
    if not settings:
        return lines
    head = f"[{SEARCH}]"
    if head not in lines:
        lines = [*lines, "", head]
    at = lines.index(head) + 1
    return [*lines[:at], *(f"{name} = {value}" for name, value in settings.items()), *lines[at:]]


def _with_value(found: re.Match[str], value: Value) -> str:
    written = f"{found['key']}{found['equals']}{value}"
    if not found["note"]:
        return written
    wide = max(len(written) + 1, found.start("note"))
    return f"{written:<{wide}}{found['note']}"

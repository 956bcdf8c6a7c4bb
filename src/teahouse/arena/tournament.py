"""Pairs of bots over many games: seats rotated, seeds paired, resumable.

In a game of more than two seats one bot of the first kind sits among bots of the second; the fair
share is then one in so many seats.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from itertools import combinations, islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from teahouse.bots import Clock, parse
from teahouse.core.errors import BadOption
from teahouse.core.registry import game

from .match import play_specs
from .stats import wilson


@dataclass(frozen=True)
class Fixture:
    """One game to play."""

    a: str
    b: str
    number: int
    players: int
    seed: int

    @property
    def seat(self) -> int:
        """Where the first bot sits: every seat in turn, on the same deal."""
        return self.number % self.players

    @property
    def deal(self) -> int:
        return self.seed * 1_000_003 + self.number // self.players

    def specs(self) -> list[str]:
        return [self.a if seat == self.seat else self.b for seat in range(self.players)]

    @property
    def key(self) -> tuple[str, str, int, int, int]:
        return (self.a, self.b, self.number, self.players, self.seed)


@dataclass(frozen=True)
class Played:
    """What came of a fixture."""

    a: str
    b: str
    number: int
    players: int
    seed: int
    share: float
    points: float
    best_other: float
    steps: int

    @property
    def key(self) -> tuple[str, str, int, int, int]:
        return (self.a, self.b, self.number, self.players, self.seed)


@dataclass(frozen=True)
class Pair:
    """How one bot fared against another."""

    a: str
    b: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    fair: float
    points: float
    against: float


@dataclass
class Plan:
    """Everything a tournament is made of."""

    game: str
    bots: list[str]
    games: int
    players: int
    seed: int = 0
    jobs: int = 1
    seconds: float | None = None
    components: Mapping[str, Any] | None = None
    options: dict[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        for spec in self.bots:
            parse(spec)
        if len(self.bots) < 2:
            raise BadOption("a tournament needs at least two bots")
        if self.games < 1 or self.jobs < 1:
            raise BadOption("a tournament needs at least one game and one job")
        if self.players < 2:
            raise BadOption("a tournament needs at least two seats")
        chosen = {**self.options, "players": self.players}
        game(self.game, self.components).options.resolve(chosen)

    def fixtures(self) -> Iterator[Fixture]:
        for a, b in combinations(self.bots, 2):
            for number in range(self.games):
                yield Fixture(a, b, number, self.players, self.seed)


def play_fixture(plan: Plan, fixture: Fixture) -> Played:
    """Play one game of a tournament."""
    clock = Clock(plan.seconds)
    result = play_specs(
        game(plan.game, plan.components), fixture.specs(), fixture.deal, plan.options, clock
    )
    others = [p for seat, p in enumerate(result.points) if seat != fixture.seat]
    return Played(
        *fixture.key,
        share=result.shares[fixture.seat],
        points=result.points[fixture.seat],
        best_other=max(others),
        steps=result.steps,
    )


def run(
    plan: Plan,
    record: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Pair]:
    """Play all games, those already in the record left out, and sum them up."""
    plan.check()
    done = read_record(record)
    wanted = list(plan.fixtures())
    played = {f.key: done[f.key] for f in wanted if f.key in done}
    left = [f for f in wanted if f.key not in played]
    for result in _results(plan, left):
        played[result.key] = result
        if record is not None:
            with record.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")
        if progress is not None:
            progress(len(played), len(wanted))
    return [summed(a, b, plan, played) for a, b in combinations(plan.bots, 2)]


def _results(plan: Plan, fixtures: list[Fixture]) -> Iterator[Played]:
    if plan.jobs == 1:
        yield from (play_fixture(plan, f) for f in fixtures)
        return
    waiting = iter(fixtures)
    with ProcessPoolExecutor(plan.jobs, mp_context=get_context("spawn")) as pool:
        first = islice(waiting, 2 * plan.jobs)
        running = {pool.submit(play_fixture, plan, f) for f in first}
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
                running |= {pool.submit(play_fixture, plan, f) for f in islice(waiting, 1)}


def read_record(record: Path | None) -> dict[tuple[str, str, int, int, int], Played]:
    """The games already played; a line cut off by a crash is left out."""
    found: dict[tuple[str, str, int, int, int], Played] = {}
    if record is None or not record.exists():
        return found
    for line in record.read_text("utf-8").splitlines():
        try:
            played = Played(**json.loads(line))
        except (ValueError, TypeError):
            continue
        found[played.key] = played
    return found


def summed(a: str, b: str, plan: Plan, played: Mapping[Any, Played]) -> Pair:
    rows = [p for p in played.values() if (p.a, p.b) == (a, b)]
    wins = sum(p.share for p in rows)
    low, high = wilson(wins, len(rows))
    return Pair(
        a=a,
        b=b,
        games=len(rows),
        wins=wins,
        share=wins / len(rows),
        low=low,
        high=high,
        fair=1 / plan.players,
        points=sum(p.points for p in rows) / len(rows),
        against=sum(p.best_other for p in rows) / len(rows),
    )

"""Pairs of bots over many games: seats rotated, seeds paired, resumable.

With more than two seats, one bot of the first kind plays among bots of the second, and the fair
share is 1 / players. In solo games there are no pairs: every bot plays the same deals.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from itertools import combinations
from pathlib import Path
from typing import Any

from teahouse.bots import Clock, heuristics, levels, parse, spec_of
from teahouse.core.errors import BadOption
from teahouse.core.game import Game
from teahouse.core.registry import game

from . import record as records
from .engines import Engine, local
from .match import play_specs
from .stats import wilson

Key = tuple[str, str, int, int, int]
LISTED = ("ranks", "all_points", "winners")  # what JSON has as lists
ALONE = ""  # the opponent in a solo game


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
        """The seat of the first bot: each in turn, on the same deal."""
        return self.number % self.players

    @property
    def deal(self) -> int:
        return self.seed * 1_000_003 + self.number // self.players

    def specs(self) -> list[str]:
        return [self.a if seat == self.seat else self.b for seat in range(self.players)]

    @property
    def key(self) -> Key:
        return (self.a, self.b, self.number, self.players, self.seed)


@dataclass(frozen=True)
class Played:
    """The result of a fixture."""

    a: str
    b: str
    number: int
    players: int
    seed: int
    share: float
    points: float
    best_other: float
    steps: int
    ranks: tuple[int, ...] = ()  # by seat; missing in old records
    seat: int = -1  # of the first bot
    all_points: tuple[float, ...] = ()  # by seat
    winners: tuple[int, ...] = ()  # seats

    @property
    def key(self) -> Key:
        return (self.a, self.b, self.number, self.players, self.seed)


@dataclass(frozen=True)
class Pair:
    """How one bot did against another.

    Attributes:
        a: The first bot.
        b: The other bot, at all other seats.
        games: How many games they played.
        wins: How many the first one won, ties shared.
        share: Its share of the wins.
        low: The lower end of the 95 % interval of that share.
        high: The upper end.
        fair: The share of an even match, 1 / players.
        points: The mean points of the first bot.
        against: The mean points of the best other seat.
    """

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


@dataclass(frozen=True)
class Solo:
    """The results of a bot in solo games."""

    bot: str
    games: int
    points: float
    best: float


@dataclass
class Plan:
    """What a tournament consists of.

    Attributes:
        game: The name of the game.
        bots: Specs, policies or classes of bots.
        games: Games per pair; seats rotate, every seat plays the same deals.
        players: The number of seats.
        seed: The seed of the deals.
        jobs: How many processes play.
        seconds: Time per decision; None leaves it to the levels.
        components: Component values that replace those of the box.
        options: Options of the game.
    """

    game: str
    bots: list[str]
    games: int
    players: int
    seed: int = 0
    jobs: int = 1
    seconds: float | None = None
    components: Mapping[str, Any] | None = None
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.bots = [spec_of(bot) for bot in self.bots]

    def check(self) -> None:
        """Raise an error if this cannot be played."""
        for spec in self.bots:
            parse(spec)
        if self.games < 1 or self.jobs < 1:
            raise BadOption("a tournament needs at least one game and one job")
        if self.players > 1 and len(self.bots) < 2:
            raise BadOption("a tournament needs at least two bots")
        self.resolved()

    def played(self) -> Game:
        return game(self.game, self.components)

    def resolved(self) -> dict[str, Any]:
        return self.played().options.resolve({**self.options, "players": self.players})

    def pairs(self) -> list[tuple[str, str]]:
        """Who meets whom, each pair once; alone, nobody."""
        if self.players == 1:
            return [(bot, ALONE) for bot in dict.fromkeys(self.bots)]
        return list(dict.fromkeys(combinations(self.bots, 2)))

    def fixtures(self) -> Iterator[Fixture]:
        for a, b in self.pairs():
            for number in range(self.games):
                yield Fixture(a, b, number, self.players, self.seed)

    def stamp(self) -> str:
        """A digest of all that determines a fixture's outcome besides the fixture itself."""
        played = self.played()
        weights = repr(getattr(heuristics.find(played), "W", None))
        facts = [played.name, played.version, played.components.digest, self.resolved()]
        facts += [self.seconds, levels.facts(played), weights]
        return blake2b(json.dumps(facts, sort_keys=True).encode(), digest_size=6).hexdigest()


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
        best_other=max(others, default=0.0),
        steps=result.steps,
        ranks=result.ranks,
        seat=fixture.seat,
        all_points=result.points,
        winners=tuple(seat for seat, rank in enumerate(result.ranks) if rank == 1),
    )


def play_all(
    plan: Plan, record: Path | None = None, engine: Engine | None = None
) -> Generator[tuple[int, Played], None, None]:
    """Every game of a plan with how many are done; those in the record already come first."""
    plan.check()
    stamp = plan.stamp()
    known = known_games(record, stamp)
    wanted = list(plan.fixtures())
    done = 0
    for fixture in wanted:
        if fixture.key in known:
            done += 1
            yield done, known[fixture.key]
    left = [(plan, fixture) for fixture in wanted if fixture.key not in known]
    with closing((engine or local(plan.jobs))(play_fixture, left)) as results:
        for result in results:
            if record is not None:
                records.add(record, asdict(result), stamp)
            done += 1
            yield done, result


def run(
    plan: Plan,
    record: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Pair]:
    """Play a tournament and return the result of each pair.

    Args:
        plan: What is played.
        record: A file that keeps every game; those it has already are not played again.
        progress: Called after each game with how many are done and how many there are.
    """
    played = []
    total = sum(1 for _ in plan.fixtures())
    for done, result in play_all(plan, record):
        played.append(result)
        if progress is not None:
            progress(done, total)
    return summed(plan, played)


def known_games(record: Path | None, stamp: str) -> dict[Key, Played]:
    """The games already played under the same plan."""
    found: dict[Key, Played] = {}
    for row in records.rows(record, stamp):
        try:
            listed = {name: tuple(row.get(name, ())) for name in LISTED}
            played = Played(**{**row, **listed})
        except TypeError:
            continue
        found[played.key] = played
    return found


def summed(plan: Plan, played: Iterable[Played]) -> list[Pair]:
    """Every pair that has played at least once."""
    found = {p.key: p for p in played}
    rows = {pair: _of(found, pair) for pair in plan.pairs()}
    return [_pair(plan, pair, own) for pair, own in rows.items() if own and plan.players > 1]


def summed_alone(plan: Plan, played: Iterable[Played]) -> list[Solo]:
    """Every bot that has played at least once alone."""
    found = {p.key: p for p in played}
    rows = {pair: _of(found, pair) for pair in plan.pairs() if plan.players == 1}
    return [
        Solo(bot, len(own), sum(p.points for p in own) / len(own), max(p.points for p in own))
        for (bot, _), own in rows.items()
        if own
    ]


def _of(found: Mapping[Key, Played], pair: tuple[str, str]) -> list[Played]:
    """The games of a pair, in their order, so that sums do not depend on which was faster."""
    return sorted((p for p in found.values() if (p.a, p.b) == pair), key=lambda p: p.number)


def _pair(plan: Plan, pair: tuple[str, str], rows: list[Played]) -> Pair:
    wins, games = sum(p.share for p in rows), len(rows)
    low, high = wilson(wins, games)
    return Pair(
        a=pair[0],
        b=pair[1],
        games=games,
        wins=wins,
        share=wins / games,
        low=low,
        high=high,
        fair=1 / plan.players,
        points=sum(p.points for p in rows) / games,
        against=sum(p.best_other for p in rows) / games,
    )

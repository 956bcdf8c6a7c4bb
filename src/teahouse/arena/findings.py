"""Findings from many games: who is favoured, how long they take, what never happens.

A lift is a share of wins divided by the fair share: 1 is fair, 1.2 is a fifth more wins. Its
interval is the Wilson interval of the share, divided likewise; where several seats of a game count,
it is conservative. Solo games have no lift.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from teahouse.core.game import Game
from teahouse.core.messages import dashed

from .aspects import Aspect, Questions, questions
from .balance_observer import Facts
from .stats import mean_interval, quantile, wilson


@dataclass(frozen=True)
class Lift:
    """The wins of some seats relative to the fair share."""

    value: str
    seats: int
    share: float  # of the seats that could have it
    times: float  # in a game
    lift: float
    low: float
    high: float

    @property
    def verdict(self) -> int:
        """1 favoured, -1 disadvantaged, 0 not significantly different from fair."""
        return (self.low > 1) - (self.high < 1)


@dataclass(frozen=True)
class Summary:
    """Summary statistics of some numbers."""

    n: int
    mean: float
    low: float  # one in ten lies below
    median: float
    high: float  # one in ten lies above
    least: float
    most: float


@dataclass(frozen=True)
class Setting:
    """The games of one value of a setting."""

    value: str
    games: int
    rounds: float
    points: float
    lead: float  # of the winner over the next
    first: Lift | None  # of the seat that begins


@dataclass(frozen=True)
class Never:
    """What never happened in any game."""

    events: list[str]
    decisions: list[str]
    values: dict[str, list[str]]  # aspect -> members of its closed set nobody ever had
    refused: dict[str, int]  # actions that could be chosen so often and never were
    closed: list[str]  # actions that never could be chosen


def summary(values: Sequence[float]) -> Summary:
    mean = sum(values) / len(values)
    low, median, high = (quantile(values, at) for at in (0.1, 0.5, 0.9))
    return Summary(len(values), mean, low, median, high, min(values), max(values))


@dataclass
class Findings:
    """The games of one study and what follows from them, sorted, so that results do not depend on
    which process finished first."""

    game: Game
    games: list[Facts]

    def __post_init__(self) -> None:
        self.games = sorted(self.games, key=lambda f: f.key)
        self.asked: Questions = questions(self.game)

    def counts(self) -> list[int]:
        """The numbers of players."""
        return sorted({f.players for f in self.games})

    def of(self, players: int) -> list[Facts]:
        return [f for f in self.games if f.players == players]

    def shared(self) -> list[Facts]:
        """The games with more than one player."""
        return [f for f in self.games if f.players > 1]

    # Seats

    def order(self, players: int) -> list[Lift]:
        """The seats in the order of play, the one that begins first; or as they are numbered."""
        games = self.of(players)
        places = [
            [(f.shares[((f.first or 0) + k) % players], 1 / players) for f in games]
            for k in range(players)
        ]
        return [lift_of(str(k + 1), own, len(games), len(games)) for k, own in enumerate(places)]

    # Length and points

    def length(self, players: int) -> list[int]:
        """Of each game, in rounds or turns as it counts them, else in choices."""
        return [length(f) for f in self.of(players)]

    def points(self, players: int) -> list[float]:
        return [p for f in self.of(players) for p in f.points]

    def best(self, players: int) -> list[float]:
        return [max(f.points) for f in self.of(players)]

    def sources(self) -> dict[str, tuple[float, float]]:
        """Mean points by source, of those who win and of the others; alone everybody wins."""
        sums: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
        seats = [0.0, 0.0]
        for f in self.games:
            for share, own in zip(f.shares, f.sources, strict=True):
                lost = int(share == 0)
                seats[lost] += 1
                for name, points in own.items():
                    sums[name][lost] += points
        return {k: (v[0] / max(1, seats[0]), v[1] / max(1, seats[1])) for k, v in sums.items()}

    # Aspects

    def lifts(self, aspect: Aspect) -> list[Lift]:
        """Every value that occurred, the most favoured first."""
        held: dict[str, list[tuple[float, float]]] = defaultdict(list)
        times: Counter[str] = Counter()
        could: Counter[str] = Counter()
        games = self.shared()
        for f in games:
            seats = f.had[aspect.name]
            for own in seats:
                times.update(own)
            for value in self._on_offer(f, aspect):
                could[value] += f.players
            for seat, value in counting(seats, aspect):
                held[value].append((f.shares[seat], 1 / f.players))
        everybody = sum(f.players for f in games)
        rows = [
            lift_of(value, own, could[value] or everybody, len(games), times[value])
            for value, own in held.items()
        ]
        return sorted(rows, key=lambda row: (-row.lift, row.value))

    @staticmethod
    def _on_offer(f: Facts, aspect: Aspect) -> set[str]:
        if aspect.offered is None:
            return set()
        return {*f.offered[aspect.name], *(v for own in f.had[aspect.name] for v in own)}

    # Settings

    def settings(self, name: str) -> list[Setting]:
        """The games by the value of a setting, for games that have it."""
        groups: dict[str, list[Facts]] = defaultdict(list)
        for f in self.games:
            if f.settings[name] is not None:
                groups[str(f.settings[name])].append(f)
        return [self._setting(value, own) for value, own in groups.items()]

    def adjusted(self, games: Sequence[Facts], figure: Callable[[Facts], float]) -> float:
        """A mean as if every number of players were there as often as in all games."""
        usual = {n: mean(figure(f) for f in self.of(n)) for n in self.counts()}
        beyond = mean(figure(f) - usual[f.players] for f in games)
        return mean(figure(f) for f in self.games) + beyond

    def _setting(self, value: str, games: list[Facts]) -> Setting:
        shared = [f for f in games if f.players > 1 and f.first is not None]
        begun = [(f.shares[f.first or 0], 1 / f.players) for f in shared]
        return Setting(
            value=value,
            games=len(games),
            rounds=self.adjusted(games, length),
            points=self.adjusted(games, lambda f: mean(f.points)),
            lead=self.adjusted(games, lead),
            first=lift_of(value, begun, len(begun), len(begun)) if begun else None,
        )

    # What never happens

    def never(self) -> Never:
        seen, asked, could, chosen = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
        for f in self.games:
            for total, own in ((seen, f.events), (asked, f.asked), (could, f.open)):
                total.update(own)
            chosen.update(f.chosen)
        actions = [str(action) for action in self.game.codec.actions]
        decisions = [dashed(d.name) for d in self.game.definition.rules.decisions if d != 0]
        refused = {a: could[a] for a in actions if could[a] and not chosen[a]}
        return Never(
            events=[kind.name for kind in self.game.definition.rules.events if not seen[kind.name]],
            decisions=[name for name in decisions if not asked[name]],
            values=self._never_had(),
            refused=dict(sorted(refused.items(), key=lambda row: -row[1])),
            closed=[a for a in actions if not could[a]],
        )

    def _never_had(self) -> dict[str, list[str]]:
        found = {}
        for aspect in self.asked.aspects:
            if (
                len(aspect.parts) == 1
                and aspect.value[0] in self.game.definition.presentation.names
            ):
                seen = {v for f in self.games for own in f.had[aspect.name] for v in own}
                known = {dashed(v) for v in seen} | {"none"}
                whole = self.game.definition.presentation.names[aspect.value[0]]
                found[aspect.name] = [v for v in whole if dashed(v) not in known]
        return {name: values for name, values in found.items() if values}

    # As data

    def as_json(self) -> dict[str, Any]:
        return {
            "games": len(self.games),
            "components": self.game.components.digest,
            "players": {str(n): self._count_as_json(n) for n in self.counts()},
            "sources": {k: {"winners": w, "others": o} for k, (w, o) in self.sources().items()},
            "aspects": {a.name: [asdict(row) for row in self.lifts(a)] for a in self.asked.aspects},
            "settings": {
                name: [asdict(row) for row in self.settings(name)] for name in self.asked.names()
            },
            "never": asdict(self.never()),
        }

    def _count_as_json(self, players: int) -> dict[str, Any]:
        return {
            "seats": [asdict(row) for row in self.order(players)] if players > 1 else [],
            "rounds": asdict(summary(self.length(players))),
            "choices": asdict(summary([f.steps for f in self.of(players)])),
            "points": asdict(summary(self.points(players))),
            "best": asdict(summary(self.best(players))),
        }


def counting(rows: Sequence[Mapping[str, int]], aspect: Aspect) -> Iterable[tuple[int, str]]:
    """The seats that count for a value: those having it, or more of it than the table's mean."""
    values = dict.fromkeys(value for own in rows for value in own)
    for value in values:
        usual = sum(own.get(value, 0) for own in rows) / len(rows) if aspect.by == "more" else 0
        for seat, own in enumerate(rows):
            if own.get(value, 0) > usual:
                yield seat, value


def lift_of(
    value: str,
    seats: Sequence[tuple[float, float]],
    could: int,
    games: int,
    times: int | None = None,
) -> Lift:
    """Seats as their shares of the victory and the fair ones."""
    n = len(seats)
    wins, fair = sum(w for w, _ in seats), sum(f for _, f in seats)
    low, high = (end * n / fair for end in wilson(wins, n))
    often = n if times is None else times
    return Lift(value, n, n / max(1, could), often / max(1, games), wins / fair, low, high)


def length(f: Facts) -> int:
    return f.steps if f.rounds is None else f.rounds


def lead(f: Facts) -> float:
    """By how many points the first is ahead of the next."""
    ordered = sorted(f.points, reverse=True)
    return ordered[0] - ordered[1] if len(ordered) > 1 else 0.0


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0


@dataclass(frozen=True)
class Difference:
    """The change of a figure with other components, on the same deals."""

    before: float
    after: float
    change: float
    low: float
    high: float

    @property
    def verdict(self) -> int:
        return (self.low > 0) - (self.high < 0)


def compared(one: Findings, two: Findings, figure: Callable[[Facts], float]) -> Difference | None:
    """A figure of the games both have played, game by game; None without any."""
    other = {f.key: figure(f) for f in two.games}
    both = [(figure(f), other[f.key]) for f in one.games if f.key in other]
    if not both:
        return None
    change, low, high = mean_interval([b - a for a, b in both])
    return Difference(mean(a for a, _ in both), mean(b for _, b in both), change, low, high)

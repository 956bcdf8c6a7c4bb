"""Random games as journals, in this process or in several; the same games either way."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple

import teahouse
from teahouse.arena.processes import spread

PORTION = 20  # games per task of a process


class Played(NamedTuple):
    """The result of a random game."""

    line: str  # its journal
    points: tuple[float, ...]
    winners: tuple[int, ...]
    steps: int


@dataclass(frozen=True)
class Order:
    """The games to play. Game n has the seed first_seed + n."""

    game: str
    components: Mapping[str, Any]
    options: Mapping[str, Any]
    first_seed: int
    backend: str


def play_some(order: Order, low: int, high: int) -> list[Played]:
    game = teahouse.game(order.game, order.components or None)
    return [_play(game, order, n) for n in range(low, high)]


def _play(game: teahouse.Game, order: Order, number: int) -> Played:
    seed = order.first_seed + number
    position = game.new(seed=seed, backend=order.backend, **order.options)
    rng = random.Random(seed)
    steps = 0
    while ids := position.legal_ids():
        position.apply(rng.choice(ids))
        steps += 1
    outcome = position.outcome()
    assert outcome is not None
    return Played(position.journal().text(), outcome.points, outcome.winners, steps)


def play_all(order: Order, n: int, jobs: int) -> Iterator[list[Played]]:
    """Play n games, yielding batches in the order of their seeds."""
    cuts = [*range(0, n, PORTION), n]
    ready: dict[int, list[Played]] = {}
    due = 0
    for low, portion in spread(_portion, [(order, *cut) for cut in pairwise(cuts)], jobs):
        ready[low] = portion
        while due in ready:
            yield ready.pop(due)
            due += PORTION


def _portion(order: Order, low: int, high: int) -> tuple[int, list[Played]]:
    return low, play_some(order, low, high)


@dataclass
class Tally:
    """Sums over games: points and win shares by seat, lengths."""

    seats: int
    games: int = 0
    points: list[float] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.points = [0.0] * self.seats
        self.squares = [0.0] * self.seats
        self.wins = [0.0] * self.seats

    def add(self, played: Played) -> None:
        self.games += 1
        self.steps.append(played.steps)
        for seat, points in enumerate(played.points):
            self.points[seat] += points
            self.squares[seat] += points * points
        for seat in played.winners:
            self.wins[seat] += 1 / len(played.winners)

    def seat(self, seat: int) -> dict[str, float]:
        n = max(self.games, 1)
        mean = self.points[seat] / n
        spread = max(self.squares[seat] / n - mean * mean, 0.0) ** 0.5
        share = self.wins[seat] / n
        return {"seat": seat, "mean_points": mean, "deviation": spread, "win_share": share}

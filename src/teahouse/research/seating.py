"""Who sits where: one learner among named bots, and what each episode starts from.

Shared by single and vector environments: an episode draws the number of its game, and the learner's
seat if that is random, from the environment's own generator.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from teahouse.bots import Bot, Opponent, bot_of
from teahouse.bots.custom import check
from teahouse.core.errors import BadOption
from teahouse.core.game import Game

from .stepping import RewardKind

RANDOM = "random"  # as a seat: drawn for each episode; as an opponent: plays at random
Opponents = Opponent | Sequence[Opponent]
Seat = int | str


class Episode(NamedTuple):
    """What one game starts from."""

    seed: int
    learner: int


@dataclass(frozen=True)
class Seating:
    """The learner's seat and the bots on the seats after it."""

    game: Game
    players: int
    seat: Seat
    opponents: tuple[Opponent, ...]

    def episode(self, generator: Any) -> Episode:
        """The next episode by a NumPy generator."""
        seed = int(generator.integers(1 << 62))
        learner = int(generator.integers(self.players)) if self.seat == RANDOM else int(self.seat)
        return Episode(seed, learner)

    def random_seats(self) -> list[int]:
        """1 where the k-th seat after the learner plays at random."""
        return [0, *(int(spec == RANDOM) for spec in self.opponents)]

    def bots(self, episode: Episode) -> dict[int, Bot]:
        """The non-random bots, by seat."""
        return {
            (episode.learner + k) % self.players: bot_of(spec, self.game, episode.seed + k)
            for k, spec in enumerate(self.opponents, 1)
            if spec != RANDOM
        }

    @cached_property
    def all_random(self) -> bool:
        return all(spec == RANDOM for spec in self.opponents)


def seated(game: Game, players: int, seat: Seat, opponents: Opponents) -> Seating:
    """A seating; refused with the reason if it does not fit the table."""
    if seat != RANDOM and (not isinstance(seat, int) or not 0 <= seat < players):
        raise BadOption(f"the learner sits on a seat from 0 to {players - 1}, or random")
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        opponents = [opponents] * (players - 1)
    if len(opponents) != players - 1:
        raise BadOption(f"{players - 1} opponents are needed, not {len(opponents)}")
    for opponent in opponents:
        check(opponent)
    return Seating(game, players, seat, tuple(opponents))


def reward_kind(name: str) -> RewardKind:
    """The kind of reward of this name."""
    if not isinstance(name, str):
        raise BadOption(f"rewards are named here, not {name!r}; single environments take functions")
    if name.upper() not in RewardKind.__members__:
        known = ", ".join(p.name.lower() for p in RewardKind)
        raise BadOption(f"rewards are one of {known}, not {name!r}")
    return RewardKind[name.upper()]

"""One game between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from teahouse.bots import Bot, Clock, Opponent, ask, bot_of
from teahouse.bots.external import ExternalBot
from teahouse.core.game import Game, Position


@dataclass(frozen=True)
class Result:
    """The result of a game between bots."""

    points: tuple[float, ...]
    shares: tuple[float, ...]  # of the victory, by seat
    ranks: tuple[int, ...]
    steps: int


Watch = Callable[[Position, int], None]  # the position before an action, and the action


def play(
    position: Position, bots: Sequence[Bot], clock: Clock | None = None, watch: Watch | None = None
) -> Result:
    """Let bots play a game to its end, with a callback for each choice."""
    steps = 0
    while position.actor is not None:
        action = ask(bots[position.actor], position, clock).action
        if watch is not None:
            watch(position, action)
        position.apply(action)
        steps += 1
    outcome = position.outcome()
    assert outcome is not None
    each = 1.0 / len(outcome.winners)
    shares = tuple(each if p in outcome.winners else 0.0 for p in range(len(outcome.points)))
    return Result(outcome.points, shares, outcome.ranks, steps)


def play_specs(
    game: Game,
    specs: Sequence[Opponent],
    seed: int,
    options: Mapping[str, Any] | None = None,
    clock: Clock | None = None,
) -> Result:
    """A game with one bot per seat; the bots' own randomness follows the seed too."""
    chosen = {**(options or {}), "players": len(specs)}
    with seated(game, specs, seed) as bots:
        return play(game.new(seed=seed, backend="python", **chosen), bots, clock)


@contextmanager
def seated(game: Game, specs: Sequence[Opponent], seed: int) -> Iterator[list[Bot]]:
    """A bot for every seat; external programs are stopped at the end."""
    bots = [bot_of(spec, game, seed * 101 + seat) for seat, spec in enumerate(specs)]
    try:
        yield bots
    finally:
        for bot in bots:
            if isinstance(bot, ExternalBot):
                bot.close()

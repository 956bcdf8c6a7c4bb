"""One game between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from teahouse.bots import Bot, Clock, ask, make
from teahouse.bots.external import ExternalBot
from teahouse.core.game import Game, State


@dataclass(frozen=True)
class Result:
    """How a game between bots ended."""

    points: tuple[float, ...]
    shares: tuple[float, ...]  # of the victory, by seat
    ranks: tuple[int, ...]
    steps: int


Watch = Callable[[State, int], None]  # the position before an action, and the action


def play(
    state: State, bots: Sequence[Bot], clock: Clock | None = None, watch: Watch | None = None
) -> Result:
    """Let bots finish a game, and somebody watch what they choose."""
    steps = 0
    while state.actor is not None:
        action = ask(bots[state.actor], state, clock).action
        if watch is not None:
            watch(state, action)
        state.apply(action)
        steps += 1
    outcome = state.outcome()
    assert outcome is not None
    each = 1.0 / len(outcome.winners)
    shares = tuple(each if p in outcome.winners else 0.0 for p in range(len(outcome.points)))
    return Result(outcome.points, shares, outcome.ranks, steps)


def play_specs(
    game: Game,
    specs: Sequence[str],
    seed: int,
    options: Mapping[str, Any] | None = None,
    clock: Clock | None = None,
) -> Result:
    """A game with one bot a seat; the bots' own randomness follows the seed too."""
    chosen = {**(options or {}), "players": len(specs)}
    with seated(game, specs, seed) as bots:
        return play(game.new(seed=seed, backend="python", **chosen), bots, clock)


@contextmanager
def seated(game: Game, specs: Sequence[str], seed: int) -> Iterator[list[Bot]]:
    """A bot for every seat; programs from outside are ended with the game."""
    bots = [make(spec, game, seed=seed * 101 + seat) for seat, spec in enumerate(specs)]
    try:
        yield bots
    finally:
        for bot in bots:
            if isinstance(bot, ExternalBot):
                bot.close()

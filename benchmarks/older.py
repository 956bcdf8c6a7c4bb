"""Today's bots against those of another checkout, at the same processor time.

    python -m benchmarks.older ../older/.venv/bin/python ceylon --games 200
    python -m benchmarks.older ../older/.venv/bin/python alubari --players 1 --games 200

The other checkout runs in an environment of its own and answers through a pipe. A few games that
count for nothing give the simulations with which the bot of today takes as long for a decision as
the other does. Then every deal is played from every seat: with more than two seats, one bot of
today among others. Alone, both play every deal, and the difference of their points counts. Games
are played by the rules the other checkout knows.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import process_time
from typing import Any

import teahouse
from teahouse.arena.match import Result, play
from teahouse.arena.stats import mean_interval, wilson
from teahouse.bots.bot import Bot, Choice, Clock, Worlds
from teahouse.bots.levels import Thinking, thinking
from teahouse.bots.searching import SearchBot
from teahouse.core.game import Game
from teahouse.core.views import View

PROGRAM = Path(__file__).with_name("older_bot.py")
PACE_DEALS = 900_000_000  # apart from those that count


@dataclass
class Spent:
    """Processor seconds for so many decisions."""

    seconds: float = 0.0
    decisions: int = 0

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self.decisions += 1

    @property
    def each(self) -> float:
        return self.seconds / max(1, self.decisions)


class Timed:
    """A bot of today, and how long it thinks."""

    def __init__(self, bot: Bot, spent: Spent) -> None:
        self.name, self._bot, self._spent = bot.name, bot, spent

    def choose(self, view: View, legal: Sequence[int], worlds: Worlds, clock: Clock) -> Choice:
        begun = process_time()
        choice = self._bot.choose(view, legal, worlds, clock)
        self._spent.add(process_time() - begun)
        return choice


class Older:
    """A bot of the other checkout."""

    name = "older"

    def __init__(self, python: str, game: Game, spec: str, spent: Spent) -> None:
        self._game, self._spec, self._spent = game, spec, spent
        self._process = subprocess.Popen(
            [python, str(PROGRAM), game.name],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def begin(self, seed: int) -> int:
        """Take part in a game; the version of the rules it knows."""
        version: int = self._asked({"spec": self._spec, "seed": seed})["version"]
        return version

    def choose(self, view: View, legal: Sequence[int], worlds: Worlds, clock: Clock) -> Choice:
        notations = [str(self._game.action(a)) for a in legal]
        found = self._asked({"view": view, "legal": notations})
        self._spent.add(found["spent"])
        return Choice(legal[notations.index(found["action"])])

    def _asked(self, message: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    def close(self) -> None:
        self._process.kill()
        self._process.wait()


class Contest:
    """A level of today and one of the other checkout, at a table of so many seats."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.game = teahouse.game(given.game)
        self.players, self._level = given.players, given.level
        self.simulations = thinking(self.game, self._level, self.players).simulations
        self.own, self.other = Spent(), Spent()
        self._older = [
            Older(given.python, self.game, self._level, self.other)
            for _ in range(max(1, self.players - 1))
        ]
        self._version = self._older[0].begin(0)

    def close(self) -> None:
        for older in self._older:
            older.close()

    def even_out(self, games: int) -> None:
        """Find the simulations with which a decision takes as long as the other bot's."""
        for number in range(games + 1):
            if number <= 1:  # the first game loads what is compiled
                self._forget()
            for seat in (0, -1) if self.players == 1 else (number % self.players,):
                self.result(PACE_DEALS + number, seat)
        assert self.simulations is not None
        self.simulations = int(self.simulations * self.other.each / self.own.each)
        self._forget()

    def _forget(self) -> None:
        for spent in (self.own, self.other):
            spent.seconds, spent.decisions = 0.0, 0

    def result(self, deal: int, seat: int) -> Result:
        """A game with today's bot at a seat, and the others elsewhere; at none with -1."""
        others = iter(self._older)
        bots: list[Bot] = []
        for here in range(self.players):
            seed = deal * 101 + here
            if here == seat:
                bots.append(Timed(SearchBot(self.game, seed, self._how), self.own))
                continue
            bots.append(older := next(others))
            older.begin(seed)
        position = self.game.new(
            seed=deal, backend="python", players=self.players, version=self._version
        )
        return play(position, bots)

    def _how(self, players: int) -> Thinking:
        return replace(thinking(self.game, self._level, players), simulations=self.simulations)

    def share(self, deal: int, seat: int) -> float:
        return self.result(deal, seat).shares[seat]

    def gain(self, deal: int) -> float:
        """Alone: how many points more than the other bot."""
        return self.result(deal, 0).points[0] - self.result(deal, -1).points[0]


def measure(contest: Contest, games: int, seed: int) -> None:
    first, found = seed * 1_000_003, []
    for number in range(games):
        deal, seat = first + number // contest.players, number % contest.players
        alone = contest.players == 1
        found.append(contest.gain(deal) if alone else contest.share(deal, seat))
        if (number + 1) % 10 == 0 or number + 1 == games:
            print(summary(contest, found), flush=True)


def summary(contest: Contest, found: list[float]) -> str:
    if contest.players == 1:
        mean, low, high = mean_interval(found)
        figures = f"{mean:+.1f} points ({low:+.1f} to {high:+.1f}) over {len(found)} deals"
    else:
        low, high = wilson(sum(found), len(found))
        share = 100 * sum(found) / len(found)
        figures = f"{share:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {len(found)} games"
    times = " : ".join(f"{1000 * spent.each:.1f}" for spent in (contest.own, contest.other))
    return f"{figures}, {contest.simulations} simulations, {times} ms for a decision"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("python", help="of the environment with the other checkout")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="master")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pace", type=int, default=4, help="games to compare the speed by")
    given = parser.parse_args()
    contest = Contest(given)
    try:
        contest.even_out(given.pace)
        measure(contest, given.games, given.seed)
    finally:
        contest.close()


if __name__ == "__main__":
    main()

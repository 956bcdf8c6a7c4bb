"""Whether bots keep to their clock: whole games of all levels, each decision timed.

    python -m benchmarks.bot_clock [--games 1000] [--clock 0.05] [--seed 1]

Titles, numbers of seats and levels take turns. Asked: nobody crashes, nobody takes twice its clock.
Beside it stands how many took that much processor time: on a machine with other work the rest were
only kept waiting.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import defaultdict

import teahouse
from teahouse.bots import LEVELS, Clock, ask, make
from teahouse.bots.service import Tidy
from teahouse.core.game import Game

# by title and level: seconds of each decision, by the clock on the wall and of the processor
Times = dict[tuple[str, str], list[tuple[float, float]]]


def play(game: Game, seed: int, clock: float, times: Times, tidy: Tidy) -> None:
    """One game; the levels are dealt by its number. Tidied up as the workers of the server do."""
    rng, players = random.Random(seed), game.options["players"]
    seats = rng.randint(players.low or 1, players.high or 1)
    levels = [rng.choice(LEVELS) for _ in range(seats)]
    bots = [make(level, game, seed=seed + n) for n, level in enumerate(levels)]
    position = game.new(players=seats, seed=seed)
    while position.actor is not None:
        seat = position.actor
        begun, worked = time.perf_counter(), time.process_time()
        choice = ask(bots[seat], position, Clock(clock))
        taken = time.perf_counter() - begun, time.process_time() - worked
        times[game.name, levels[seat]].append(taken)
        tidy.up()
        position.apply(choice.action)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--clock", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    titles = [teahouse.game(name) for name in teahouse.games()]
    times: Times = defaultdict(list)
    for game in titles:
        for level in LEVELS:  # loads what is compiled
            ask(make(level, game), game.new(seed=1), Clock(60))
    begun, tidy = time.perf_counter(), Tidy()
    for n in range(asked.games):
        play(titles[n % len(titles)], asked.seed + n, asked.clock, times, tidy)
    for (title, level), taken in sorted(times.items()):
        late = [worked for wall, worked in taken if wall > 2 * asked.clock]
        print(
            json.dumps(
                {
                    "game": title,
                    "level": level,
                    "decisions": len(taken),
                    "longest_ms": round(max(wall for wall, _ in taken) * 1000, 1),
                    "longest_worked_ms": round(max(worked for _, worked in taken) * 1000, 1),
                    "over_twice_the_clock": len(late),
                    "over_by_processor_time": sum(worked > 2 * asked.clock for worked in late),
                }
            )
        )
    print(json.dumps({"games": asked.games, "seconds": round(time.perf_counter() - begun)}))


if __name__ == "__main__":
    main()

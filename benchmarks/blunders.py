"""What each level wastes: games of a level with itself, and what lies idle in the end.

    python -m benchmarks.blunders ceylon --games 20
    python -m benchmarks.blunders darjeeling --games 40 --only novice,hard

Two seats, both of the same level. A row goes to `benchmarks/blunders.json` as soon as its games are
played, with a digest of what decides them; rows whose digest is no longer true are dropped.
docs/bots.md is made from that file (`bot_page.py`).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import teahouse
from benchmarks import bot_page
from benchmarks.ladder import Match, digest
from teahouse.arena.match import play, seated
from teahouse.bots.levels import LEVELS
from teahouse.core.game import Game, Position
from teahouse.games.alubari.state import Good
from teahouse.games.ceylon.state import Ending
from teahouse.games.darjeeling.state import Source, halves_of

FILE = Path(__file__).with_suffix(".json")
SEATS = 2
Measure = Callable[[Any, int], float]  # of the state of a finished game, for a seat


def _halves(s: Any, seat: int) -> float:
    return float(sum(n * halves_of(kind) for kind, n in enumerate(s.tiles[seat])))


def _uncompleted(s: Any, seat: int) -> float:
    """Contracts in hand that nothing came of."""
    held = [number for number, keeper in enumerate(s.contract) if keeper == seat]
    return float(sum(not s.completed[seat] >> number & 1 for number in held))


MEASURES: Mapping[str, Mapping[str, Measure]] = {
    "darjeeling": {
        "rounds": lambda s, seat: s.round,
        "paid for turning": lambda s, seat: -s.earned[seat][Source.TURNING],
        "paid for passing": lambda s, seat: -s.earned[seat][Source.PASSING],
        "halves left": _halves,
        "tokens left": lambda s, seat: s.tokens[seat],
    },
    "ceylon": {
        "markers left": lambda s, seat: s.markers[seat],
        "chests left": lambda s, seat: sum(s.tea[seat]),
        "tokens left": lambda s, seat: s.tokens[seat],
        "contracts": lambda s, seat: sum(s.contracts[seat]),
        "ended by a marker, %": lambda s, seat: 100 * (s.ending == Ending.MARKER),
    },
    "alubari": {
        "rounds": lambda s, seat: s.round,
        "markers left": lambda s, seat: s.markers[seat],
        "building goods left": lambda s, seat: sum(s.goods[seat][: Good.LEAVES]),
        "contracts not completed": _uncompleted,
    },
}


def measures(game: Game, position: Position) -> Iterator[dict[str, float]]:
    """What a finished game says of each seat."""
    state, outcome = position.state(), position.outcome()
    assert outcome is not None
    for seat in range(position.players):
        own = {name: measure(state, seat) for name, measure in MEASURES[game.name].items()}
        yield {"points": outcome.points[seat], **own}


def finished(game: Game, level: str, deal: int) -> Position:
    position = game.new(seed=deal, backend="python", players=SEATS)
    with seated(game, [level] * SEATS, deal) as bots:
        play(position, bots)
    return position


def measured(game: Game, level: str, games: int, seed: int) -> dict[str, Any]:
    """The means of a level over so many games, both seats together."""
    first = seed * 1_000_003
    rows = [row for n in range(games) for row in measures(game, finished(game, level, first + n))]
    means = {name: round(sum(row[name] for row in rows) / len(rows), 1) for name in rows[0]}
    return {"level": level, "games": games, "means": means, "digest": _digest(game, level)}


def _digest(game: Game, level: str) -> str:
    return digest(game, Match(level, level, SEATS))


def still_true(game: Game) -> dict[str, dict[str, Any]]:
    """The rows of a game that today's bots would play alike, by level."""
    rows = json.loads(FILE.read_text("utf-8")).get(game.name, [])
    return {row["level"]: row for row in rows if row["digest"] == _digest(game, row["level"])}


def write(game: Game, kept: Mapping[str, Mapping[str, Any]]) -> None:
    found = json.loads(FILE.read_text("utf-8"))
    found[game.name] = [kept[level] for level in LEVELS if level in kept]
    FILE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=MEASURES)
    parser.add_argument("--games", type=int, default=20, help="games of each level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default=",".join(LEVELS), help="levels, with commas")
    given = parser.parse_args()
    game = teahouse.game(given.game)
    kept = still_true(game)
    for level in given.only.split(","):
        kept[level] = measured(game, level, given.games, given.seed)
        print(json.dumps(kept[level]), flush=True)
        write(game, kept)
    bot_page.renew()


if __name__ == "__main__":
    main()

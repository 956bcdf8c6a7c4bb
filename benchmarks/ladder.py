"""Measure how strong the levels are, and renew what is told of it.

    python -m benchmarks.ladder darjeeling                  every match of a game
    python -m benchmarks.ladder ceylon --only casual,easy   those of these bots with each other
    python -m benchmarks.ladder alubari --games 40 --jobs 2 --seats 2 --record /tmp/ladder

Every deal is played from every seat. A match that ends is written to `games/<game>/strength.toml`
at once, with a digest of what decides it: levels, settings, weights, rules. Matches whose digest is
no longer true are dropped. docs/bots.md is made from those files (`bot_page.py`).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any

import teahouse
from benchmarks import bot_page
from teahouse.arena import tournament
from teahouse.bots import heuristics
from teahouse.bots.learning import networks
from teahouse.bots.levels import LEVELS, SEARCH, simulations, thinking
from teahouse.bots.registry import parse
from teahouse.bots.strength import load_matches
from teahouse.core.game import Game

HEAD = """# Matches between bots, as measured by: python -m benchmarks.ladder {game}
# docs/bots.md is made from this: python benchmarks/bot_page.py
"""


@dataclass(frozen=True)
class Match:
    """Who meets whom, at how many seats."""

    bot: str
    against: str
    seats: int


def matches(game: Game) -> Iterator[Match]:
    """What is measured of a game, in the order of the page."""
    for lower, upper in pairwise(LEVELS):
        yield Match(upper, lower, 2)
    yield Match("medium", "greedy", 2)
    most = simulations(game)["master"]
    yield Match("master", f"mcts:sims={most},plain=1", 2)
    judging = ",network=1" if thinking(game, "master", 2).network else ""
    yield Match(f"mcts:sims={10 * most}{judging}", "master", 2)
    seats = [n for n in (3, 4, 5) if n in _seats(game)]
    yield from (Match("hard", "medium", n) for n in seats)


def _seats(game: Game) -> set[int]:
    found = set()
    for players in (3, 4, 5):
        try:
            game.options.resolve({"players": players})
        except teahouse.BadOption:
            continue
        found.add(players)
    return found


def digest(game: Game, match: Match) -> str:
    """A short name of all that decides a match besides the deals."""
    how = [_facts(game, spec, match.seats) for spec in (match.bot, match.against)]
    facts = [game.version, game.components.digest, repr(heuristics.weights(game)), how]
    return blake2b(json.dumps(facts).encode(), digest_size=6).hexdigest()


def _facts(game: Game, spec: str, seats: int) -> list[Any]:
    name, found = parse(spec)
    how = thinking(game, name if name in LEVELS else SEARCH, seats, found.get("network"))
    network = networks.find(game, seats) if how.network else None
    return [name, found, astuple(how), *([network.digest] if network else [])]


def measure(game: Game, match: Match, given: argparse.Namespace) -> dict[str, Any]:
    """Play a match, and what is kept of it."""
    plan = tournament.Plan(
        game.name, [match.bot, match.against], given.games, match.seats, given.seed, given.jobs
    )
    record = given.record / f"{game.name}.jsonl" if given.record else None
    (pair,) = tournament.run(plan, record)
    interval = [round(100 * end, 1) for end in (pair.low, pair.high)]
    return {
        **vars(match),
        "games": pair.games,
        "share": round(100 * pair.share, 1),
        "interval": interval,
        "digest": digest(game, match),
    }


def written(game: Game, kept: dict[Match, dict[str, Any]]) -> str:
    """The file of a game's matches, in the order of the page."""
    rows = [kept[match] for match in matches(game) if match in kept]
    tables = ["\n".join(f"{key} = {json.dumps(v)}" for key, v in row.items()) for row in rows]
    return HEAD.format(game=game.name) + "".join(f"\n[[match]]\n{table}\n" for table in tables)


def still_true(game: Game) -> dict[Match, dict[str, Any]]:
    """The matches in the file that today's bots would play alike."""
    found = {Match(m["bot"], m["against"], m["seats"]): m for m in load_matches(game.definition)}
    return {m: row for m, row in found.items() if row.get("digest") == digest(game, m)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="games of each match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="bots, with commas: matches among these")
    parser.add_argument("--seats", type=int, help="only matches of so many seats")
    parser.add_argument("--record", type=Path, help="a folder, to go on after a stop")
    given = parser.parse_args()
    game, only = teahouse.game(given.game), set(filter(None, given.only.split(",")))
    file = Path(teahouse.__file__).parent / "games" / game.name / "strength.toml"
    kept = still_true(game)
    for match in matches(game):
        if only and not {match.bot, match.against} <= only:
            continue
        if given.seats not in (None, match.seats):
            continue
        kept[match] = measure(game, match, given)
        print(*kept[match].values(), flush=True)
        file.write_text(written(game, kept), "utf-8")
    bot_page.renew()


if __name__ == "__main__":
    main()

"""Golden games from good play, and what every set of golden games has to show.

`python -m tests.games.good_play ceylon` remakes a game's `masters.jsonl`: one game between masters
for each setting of `SETTINGS`, then games of players who look for whatever good play never reached,
until nothing is missing but what the game's `pieces.py` excuses. Run it only when the rules have
changed on purpose (and raise the version of the game).
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tests.support.kept_games import keep_games

import teahouse
from teahouse.arena.match import play, seated
from teahouse.bots.simple import evaluator
from teahouse.core.game import Events, Game, Position
from teahouse.core.journal import Journal
from teahouse.core.registry import replay

SEEDS = 6000  # games looked through for what is missing
Options = Mapping[str, Any]


@dataclass(frozen=True)
class Pieces:
    """What golden games of one title have to show beyond its events, decisions and actions."""

    settings: Mapping[str, Options]  # the games masters play, by name
    average: float  # points of a seat in these games: what good play comes to
    seeking: tuple[Options, ...]  # more settings, for players who look for what is missing
    wanted: Mapping[str, set[str]]  # "event field field" -> the values that must occur
    excused: Mapping[str, str]  # what need not occur, and why
    wishes: tuple[tuple[str, ...], ...] = ((),)  # beginnings of actions that seekers prefer


def pieces_of(game: Game) -> Pieces:
    found: Pieces = importlib.import_module(f"tests.games.{game.name}.pieces").PIECES
    return found


# What occurs


def everything(game: Game) -> set[str]:
    """All that golden games have to show, as words."""
    definition = game.definition
    wanted = {f"event {kind.name}" for kind in definition.rules.events}
    wanted |= {f"decision {d.name}" for d in definition.rules.decisions if d.name != "OVER"}
    wanted |= {f"action {kind.__name__}" for kind in game.codec.types}
    for where, values in pieces_of(game).wanted.items():
        wanted |= {f"{where}: {value}" for value in values}
    return wanted


def occurring(position: Position) -> set[str]:
    """All that occurs in a finished game, forced decisions included."""
    found: set[str] = set()
    places = tuple(pieces_of(position.game).wanted)
    found |= _events_seen(position.opening(), places)
    for decision, action, events in _steps(position):
        found |= {f"decision {decision}", f"action {type(action).__name__}"}
        found |= _events_seen(events, places)
    return found


def _steps(position: Position) -> Iterator[tuple[str, Any, Events]]:
    again = replay(position.journal(), 0, position.game)
    for _, action, events in position.history():
        assert again.decision is not None
        yield again.decision.name, action, events
        again.apply(action)


def _events_seen(events: Events, places: tuple[str, ...]) -> set[str]:
    found = set()
    for event in events:
        found.add(f"event {event.name}")
        for place in places:
            name, *fields = place.split()
            if name == event.name:
                found.add(f"{place}: " + " ".join(str(event.values[f]) for f in fields))
    return found


# Making them


def mastered(game: Game, options: Options, seed: int) -> Position:
    """A game between masters."""
    position = game.new(seed=seed, backend="python", **options)
    with seated(game, ["master"] * position.players, seed) as bots:
        play(position, bots)
    return position


def sought(game: Game, options: Options, seed: int, missing: set[str]) -> Position:
    """A game of players who do whatever was never done, and else what looks good or anything.

    In each game they shun one type of action, which leads to places where nobody goes otherwise.
    """
    position, rng = game.new(seed=seed, backend="python", **options), random.Random(seed)
    prior = evaluator(game).prior
    shunned = rng.choice(game.codec.types)
    wishes = rng.choice(pieces_of(game).wishes)
    while position.actor is not None:
        legal = position.legal()
        if rng.random() < 0.97:
            legal = [a for a in legal if not isinstance(a, shunned)] or legal
        new = [a.id for a in legal if f"action {type(a).__name__}" in missing]
        wished = [a.id for w in wishes for a in legal if str(a).startswith(w)]
        if new:
            position.apply(rng.choice(new))
        elif wished and rng.random() < 0.9:
            position.apply(rng.choice(wished))
        elif seed % 2 or rng.random() < 0.3:
            position.apply(rng.choice(legal))
        else:
            weights = [max(1e-6, float(prior(position.state(), a.id))) for a in legal]
            position.apply(rng.choices([a.id for a in legal], weights)[0])
    return position


def remake(game: Game) -> None:
    pieces, found = pieces_of(game), dict[str, Journal]()
    missing = everything(game) - set(pieces.excused)
    for seed, (name, options) in enumerate(pieces.settings.items()):
        position = mastered(game, options, seed)
        found[name] = position.journal()
        missing -= occurring(position)
    print(f"{game.name}: good play leaves {sorted(missing)}", flush=True)
    variants = (*pieces.settings.values(), *pieces.seeking)
    for seed in range(SEEDS):
        if not missing:
            break
        position = sought(game, variants[seed % len(variants)], seed, missing)
        new = missing & occurring(position)
        if new:
            found[f"sought-{seed}"] = position.journal()
            missing -= new
            print(f"{game.name}: seed {seed} shows {sorted(new)}", flush=True)
    else:
        print(f"{game.name}: never seen: {sorted(missing)}", flush=True)
    keep_games(game.name, "masters", found)


if __name__ == "__main__":
    for title in sys.argv[1:]:
        remake(teahouse.game(title))

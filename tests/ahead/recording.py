"""What a backend does in whole games and searches, in one line each: equal lines, equal play.

Run as a script, in CPython or in Pyodide: GAME BACKEND.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from typing import Any

import teahouse
from teahouse.bots import heuristics
from teahouse.bots.learning import networks
from teahouse.bots.search.runner import Budget, Searcher, Settings
from teahouse.core.game import Game


def written(*values: Any) -> bytes:
    """Interpreted rules leave members of enums where compiled ones leave their numbers."""
    return json.dumps(values).encode()


def whole_game(game: Game, players: int, backend: str) -> str:
    """A digest of every position, legal list, event and refusal on the way."""
    position = game.new(players=players, seed=9, backend=backend)
    assert position.backend == backend
    told, n = blake2b(written(position.opening().rows)), 0
    while position.actor is not None:
        ids = position.legal_ids()
        refused = position.why_not(n * 31 % len(game.codec))
        told.update(position.dump() + written(position.actor, ids, refused and refused.as_json()))
        told.update(written(position.apply(ids[n * 7 % len(ids)]).rows))
        n += 1
    outcome = position.outcome()
    assert outcome is not None
    told.update(position.dump() + written(outcome.as_json()))
    return f"{players} players, {n} steps: {told.hexdigest()[:24]}"


def search(game: Game, steps: int, backend: str) -> str:
    """The visits of the first candidates, and a digest of all that was found."""
    position = game.new(seed=3, players=2)
    for k in range(steps):
        ids = position.legal_ids()
        position.apply(ids[k * 5 % len(ids)])
    searcher = Searcher(game, heuristics.swaps(game), backend, usual=True)
    network = networks.find(game, position.players)
    trees = searcher.start(position, Budget(60), Settings(depth=3), 5, network)
    found = trees.grow(Budget(60))
    trees.follow(found[0].action, position)
    found += trees.grow(Budget(30))
    visits = [candidate.visits for candidate in found[:5]]
    return f"{steps} steps on: {visits} {blake2b(repr(found).encode()).hexdigest()[:24]}"


def recording(name: str, backend: str) -> list[str]:
    game = teahouse.game(name)
    games = [whole_game(game, players, backend) for players in (2, 4)]
    return [*games, *(search(game, steps, backend) for steps in (0, 14))]


if __name__ == "__main__":
    print("\n".join(recording(*sys.argv[1:])))

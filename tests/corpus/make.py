"""Write the corpus: games of every title with every number of players, as they were played once.

    python -m tests.corpus.make

The journals stay as they are while the rules lead where they led. A change of rules that leads
elsewhere raises the version of its game; then, and only then, the corpus of that game is made anew.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import teahouse
from teahouse.core.game import Game
from teahouse.core.journal import Journal

FOLDER = Path(__file__).parent
EACH = 6  # games for each number of players
UNFINISHED = 5  # the number of the one that is broken off


def counts(game: Game) -> range:
    players = game.options["players"]
    return range(players.low or 1, (players.high or 1) + 1)


def options(game: Game, players: int, luck: random.Random) -> dict[str, Any]:
    """The number of players, and the other options as they come."""
    chosen: dict[str, Any] = {"players": players}
    for name, option in game.options.items():
        if option.choices and option.check is None:
            chosen[name] = luck.choice(option.choices)
        elif isinstance(option.default, bool):
            chosen[name] = luck.random() < 0.5
    return chosen


def played(game: Game, players: int, number: int) -> Journal:
    """A game played at random; the first of each count with the options nobody changed."""
    luck = random.Random(f"{game.name} {players} {number}")
    chosen = options(game, players, luck) if number else {"players": players}
    state = game.new(seed=luck.getrandbits(64), **chosen)
    left = 40 if number == UNFINISHED else -1
    while state.actor is not None and left:
        state.apply(luck.choice(state.legal_ids()))
        left -= 1
    return state.journal()


def journals(game: Game) -> Iterator[Journal]:
    for players in counts(game):
        for number in range(EACH):
            yield played(game, players, number)


def main() -> None:
    for name in teahouse.games():
        lines = [journal.text() + "\n" for journal in journals(teahouse.game(name))]
        (FOLDER / f"{name}.jsonl").write_text("".join(lines), encoding="utf-8")
        print(f"{name}: {len(lines)} games")


if __name__ == "__main__":
    main()

"""The lists of docs/research.md: every feature and every action id.

    python -m teahouse.research.reference docs/research.md

writes them anew between their marks; the test run asks whether they are current.
"""

from __future__ import annotations

import sys
from pathlib import Path

import teahouse
from teahouse.core.game import Game
from teahouse.core.registry import playable_games

from . import features
from .observation import Feature

BEGIN, END = "<!-- lists -->", "<!-- /lists -->"


def page(text: str) -> str:
    """A page with its lists written anew."""
    head, rest = text.split(BEGIN)
    return f"{head}{BEGIN}\n{lists()}\n{END}{rest.split(END)[1]}"


def lists() -> str:
    return "\n\n".join(_game(teahouse.game(name)) for name in playable_games())


def _game(game: Game) -> str:
    return "\n\n".join(
        [
            f"## {game.name.capitalize()}: what is seen",
            _lengths(game),
            _features(game),
            f"## {game.name.capitalize()}: the actions",
            _actions(game),
        ]
    )


def _lengths(game: Game) -> str:
    players = game.options["players"]
    lengths = [
        f"{n} seats {sum(p.length for p in features.of(game, n))}"
        for n in range(players.low or 0, (players.high or 0) + 1)
    ]
    return f"Length of the observation: {', '.join(lengths)}."


def _features(game: Game) -> str:
    """Lengths that grow with the table are told apart by looking at two tables."""
    pairs = zip(features.of(game, 2), features.of(game, 3), strict=True)
    rows = ["| feature | shape | from | to | meaning |", "|---|---|---:|---:|---|"]
    for small, large in pairs:
        shape = _shape(small, large)
        rows.append(f"| {small.name} | {shape} | {small.low} | {small.high} | {small.meaning} |")
    return "\n".join(rows)


def _shape(small: Feature, large: Feature) -> str:
    """The shape for n seats, from that for two and that for three."""
    sides = []
    for two, three in zip(small.shape, large.shape, strict=True):
        grows = f"(n + {two - 2})" if two > 2 else "n"
        sides.append(str(two) if two == three else grows)
    return " × ".join(sides)


def _actions(game: Game) -> str:
    codec = game.codec
    rows = ["| ids | action | in their order |", "|---:|---|---|"]
    for kind in codec.types:
        first = codec.first[kind]
        of_kind = [a for a in codec.actions[first:] if type(a) is kind]
        ids = f"{first}" if len(of_kind) == 1 else f"{first} to {first + len(of_kind) - 1}"
        meaning = (kind.__doc__ or "").strip().splitlines()[0]
        rows.append(f"| {ids} | {meaning} | {', '.join(map(str, of_kind))} |")
    return "\n".join(rows)


def main() -> None:
    file = Path(sys.argv[1])
    file.write_text(page(file.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()

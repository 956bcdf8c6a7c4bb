"""The parts of a title's library, and its stamp."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from teahouse.bots import heuristics
from teahouse.bots.search import tree
from teahouse.core import batch_kernels, play, stamp
from teahouse.core.game import Game
from teahouse.core.library import OBSERVATIONS, PLAY, SEARCH
from teahouse.core.rules import Rule, Swaps


@dataclass(frozen=True)
class Part:
    """Entries that share their swaps."""

    name: str
    entries: tuple[Rule, ...]
    swaps: Callable[[Game], Swaps]

    def symbol(self, entry: Rule) -> str:
        return f"{self.name}_{entry.__name__}"


def _no_swaps(game: Game) -> Swaps:
    return ()


def _observing() -> Part:
    from teahouse.research import features, stepping

    entries = (
        stepping.observe_one, stepping.score_one, stepping.first_refused, stepping.step_range,
    )  # fmt: skip
    return Part(OBSERVATIONS, entries, features.swaps)


def parts() -> tuple[Part, ...]:
    """All parts. Observations need NumPy, but so does building."""
    batch_entries = (
        batch_kernels.playouts,
        batch_kernels.reset_range,
        batch_kernels.step_range,
        batch_kernels.choose_range,
    )
    search_entries = tree.plant_root, tree.search, tree.follow
    return (
        Part(PLAY, (play.operate, *batch_entries), _no_swaps),
        Part(SEARCH, search_entries, heuristics.swaps),
        _observing(),
    )


def stamp_of(game: Game) -> str:
    """The stamp of a library made here and now."""
    made = {part.name: (game.interpret(part.swaps(game)), part.entries) for part in parts()}
    return stamp.written(game, made)

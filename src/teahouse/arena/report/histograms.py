"""The distribution of a figure over the games: a histogram per number of players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor

from teahouse.arena.findings import Findings, summary

from .page import swatches
from .plots import Layer, Scale, axis, bins, histogram, ticks
from .words import Words

BINS = 24

Figure = Callable[[Findings, int], Sequence[float]]  # its values for a number of players


def histograms(
    sets: Sequence[Findings],
    names: Sequence[str],
    words: Words,
    figure: Figure,
    best: Figure | None = None,
) -> str:
    """One for each number of players, all over the same scale.

    A second set is laid over the first; without one, the best of each game are, if asked for.
    """
    counts = sets[0].counts()
    scale = _scale([value for found in sets for n in counts for value in figure(found, n)])
    shown = "".join(_histogram(sets, words, n, figure, best, scale) for n in counts)
    key = swatches(zip(("all", "second"), names, strict=True)) if len(sets) > 1 else ""
    return f'{key}<div class="plots">{shown}</div>'


def _histogram(
    sets: Sequence[Findings],
    words: Words,
    players: int,
    figure: Figure,
    best: Figure | None,
    scale: Scale,
) -> str:
    spread = [figure(found, players) for found in sets]
    sums = [summary(values) for values in spread]
    layers = [
        Layer(bins(values, scale, _parts(scale)), kind)
        for values, kind in zip(spread, ("all", "second"), strict=False)
    ]
    if len(sets) == 1 and best is not None and players > 1:
        layers.append(_best_layer(best(sets[0], players), len(spread[0]), scale))
    said = words(
        "arena-summary",
        mean=words.number(sums[0].mean),
        low=words.number(sums[0].low),
        high=words.number(sums[0].high),
    )
    said += "".join(f" · ◆ {words.number(each.mean)}" for each in sums[1:])
    labels = [(at, words.number(at)) for at in ticks(scale)]
    name = words("arena-players", n=players)
    bars = histogram(scale, layers, [each.mean for each in sums], f"{name}: {said}")
    return (
        f"<figure><figcaption>{name}<small>{said}</small></figcaption>"
        f"{bars}{axis(scale, labels)}</figure>"
    )


def _best_layer(best: Sequence[float], values: int, scale: Scale) -> Layer:
    """The best of each game, as a part of all the values."""
    share = len(best) / values
    return Layer([share * part for part in bins(best, scale, _parts(scale))], "best")


def _scale(values: Sequence[float]) -> Scale:
    """From a whole number to a whole number of bars further on."""
    low = floor(min(values))
    step = _step(max(values) - low)
    return Scale(low, low + step * (floor((max(values) - low) / step) + 1))


def _step(width: float) -> int:
    """The width of a bar: a whole number, so that bars and counts agree."""
    return floor(width / BINS) + 1


def _parts(scale: Scale) -> int:
    return round((scale.high - scale.low) / _step(scale.high - scale.low - 1))

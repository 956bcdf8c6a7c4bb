"""Small plots as SVG. Across they are measured in per cent, so they fit every width and their
letters never shrink; colours come from the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

STRIP = 26  # height of a row
MARKS = {
    1: '<path class="up" d="M0-6.5 6 5H-6z"/>',
    -1: '<path class="down" d="M0 6.5 6-5H-6z"/>',
    0: '<circle class="even" r="4.5"/>',
}


@dataclass(frozen=True)
class Scale:
    """Maps values to positions across a plot."""

    low: float
    high: float

    def at(self, value: float) -> float:
        share = (value - self.low) / ((self.high - self.low) or 1)
        return round(2 + 96 * min(1.0, max(0.0, share)), 2)

    def width(self, low: float, high: float) -> float:
        return round(self.at(high) - self.at(low), 2)


@dataclass(frozen=True)
class Mark:
    """A figure with its interval; verdict as in Lift; `other` for the second set."""

    low: float
    middle: float
    high: float
    verdict: int = 0
    other: bool = False


def ticks(scale: Scale, wanted: int = 5) -> list[float]:
    """Round numbers along a scale."""
    width = scale.high - scale.low
    for step in (s * 10.0**k for k in range(-3, 6) for s in (1, 2, 2.5, 5)):
        if width / step <= wanted:
            break
    first = int(scale.low / step) * step
    found = [round(first + step * n, 6) for n in range(wanted + 3)]
    return [t for t in found if scale.low - 1e-9 <= t <= scale.high + 1e-9]


def axis(scale: Scale, labels: Sequence[tuple[float, str]]) -> str:
    """The numbers along a scale."""
    places = [(scale.at(value), label) for value, label in labels]
    shown = "".join(
        f'<text x="{at}%" y="14" text-anchor="{_anchor(at)}">{label}</text>' for at, label in places
    )
    return f'<svg class="axis" height="20" aria-hidden="true">{shown}</svg>'


def _anchor(at: float) -> str:
    return "start" if at < 5 else "end" if at > 95 else "middle"


def strip(
    scale: Scale, marks: Sequence[Mark], lines: Sequence[float], fair: float, say: str
) -> str:
    """Intervals along a scale, one above the other, with a line at the fair value."""
    height = STRIP + 18 * (len(marks) - 1)
    drawn = [_line(scale, at, height, "fair" if at == fair else "grid") for at in lines]
    for n, mark in enumerate(marks):
        drawn.append(_mark(scale, mark, 13 + 18 * n))
    return _svg("strip", height, say, drawn)


def _line(scale: Scale, at: float, height: int, kind: str) -> str:
    x = scale.at(at)
    return f'<line class="{kind}" x1="{x}%" x2="{x}%" y1="0" y2="{height}"/>'


def _mark(scale: Scale, mark: Mark, y: int) -> str:
    kind = "second" if mark.other else ("down", "even", "up")[mark.verdict + 1]
    whisker = (
        f'<line class="whisker {kind}" x1="{scale.at(mark.low)}%" x2="{scale.at(mark.high)}%" '
        f'y1="{y}" y2="{y}"/>'
    )
    # A nested svg moves its own origin, which a transform cannot do by per cent.
    shape = f'<svg x="{scale.at(mark.middle)}%" y="{y}" overflow="visible">{_shape(mark)}</svg>'
    return whisker + shape


def _shape(mark: Mark) -> str:
    if mark.other:
        return '<path class="second" d="M0-6 6 0 0 6-6 0z"/>'
    return MARKS[mark.verdict]


def bins(values: Sequence[float], scale: Scale, n: int) -> list[float]:
    """The share of the values in each of n equal parts of a scale."""
    counts = [0] * n
    for value in values:
        place = int((value - scale.low) / ((scale.high - scale.low) or 1) * n)
        counts[min(n - 1, max(0, place))] += 1
    return [count / max(1, len(values)) for count in counts]


@dataclass(frozen=True)
class Layer:
    """One set of bars of a histogram."""

    shares: Sequence[float]
    kind: str  # all, best, second


def histogram(scale: Scale, layers: Sequence[Layer], means: Sequence[float], say: str) -> str:
    """Bars over a scale; the tallest fills the height."""
    height = 84
    top = max((share for layer in layers for share in layer.shares), default=1) or 1
    drawn = [f'<line class="base" x1="2%" x2="98%" y1="{height}" y2="{height}"/>']
    for layer in layers:
        wide = 96 / len(layer.shares)
        for n, share in enumerate(layer.shares):
            if share:
                tall = round(share / top * (height - 6), 1)
                x, y = round(2 + n * wide + 0.15, 2), round(height - tall, 1)
                drawn.append(
                    f'<rect class="{layer.kind}" x="{x}%" y="{y}" '
                    f'width="{round(wide - 0.3, 2)}%" height="{tall}"/>'
                )
    for n, mean in enumerate(means):
        drawn.append(_line(scale, mean, height, "mean" if n == 0 else "mean second"))
    return _svg("histogram", height, say, drawn)


def bars(scale: Scale, values: Sequence[tuple[float, str]], say: str) -> str:
    """Thin bars from zero, one below the other."""
    height = 6 + 13 * len(values)
    drawn = [_line(scale, 0, height, "zero")]
    for n, (value, kind) in enumerate(values):
        low, high = min(0.0, value), max(0.0, value)
        drawn.append(
            f'<rect class="{kind}" x="{scale.at(low)}%" width="{scale.width(low, high)}%" '
            f'y="{4 + 13 * n}" height="10" rx="2"/>'
        )
    return _svg("bars", height, say, drawn)


def _svg(kind: str, height: int, say: str, drawn: Sequence[str]) -> str:
    inside = "".join(drawn)
    return f'<svg class="{kind}" height="{height}" role="img" aria-label="{say}">{inside}</svg>'

"""Rows of shares and lifts with their intervals, for every report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teahouse.arena.findings import Lift

from .page import folded
from .plots import Mark, Scale, axis, strip
from .words import Words

MOST = 4.0  # the largest lift on the scale
FEW = 10  # seats: fewer are not significant
LONG = 24  # rows shown at once
LINES = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0)
SIGNS = {1: "▲ ", 0: "", -1: "▼ "}
KINDS = {1: "up", 0: "", -1: "down"}


@dataclass(frozen=True)
class Row:
    """A name and its lift, in the second set of components too if there are two."""

    name: str
    note: str
    lift: Lift
    other: Lift | None = None


def lift_rows(rows: Sequence[Row], words: Words) -> str:
    """The rows with enough seats; the rest is folded away."""
    telling = [row for row in rows if row.lift.seats >= FEW]
    shown, more = telling[:LONG], telling[LONG:]
    if len(telling) > LONG:  # both ends are the most informative
        half = LONG // 2
        shown, more = [*telling[:half], *telling[-half:]], telling[half:-half]
    rare = [row for row in rows if row.lift.seats < FEW]
    parts = [_list(shown, words)] if shown else [f"<p>{words('arena-too-few')}</p>"]
    if more:
        parts.append(folded(words("arena-between-them", n=len(more)), _list(more, words)))
    if rare:
        parts.append(folded(words("arena-rare", n=len(rare), few=FEW), _list(rare, words)))
    return "".join(parts)


def _list(rows: Sequence[Row], words: Words) -> str:
    ends = [lift.high for row in rows for lift in (row.lift, row.other) if lift is not None]
    high = next((line for line in LINES if line >= max(2.0, *ends)), MOST)
    scale = Scale(0.0, high)
    lines = [at for at in LINES if at <= high]
    labelled = [at for at in lines if high <= 2 or at == int(at)]  # a phone has no room for more
    labels = [(at, words("arena-fair") if at == 1 else words.number(at)) for at in labelled]
    head = f'<div class="scale"><span></span>{axis(scale, labels)}<span></span></div>'
    return head + f'<ul class="rows">{"".join(_row(row, scale, lines, words) for row in rows)}</ul>'


def _row(row: Row, scale: Scale, lines: Sequence[float], words: Words) -> str:
    lifts = [row.lift] if row.other is None else [row.lift, row.other]
    marks = [Mark(x.low, x.lift, x.high, x.verdict, n > 0) for n, x in enumerate(lifts)]
    said = "".join(_said(lift, words, n > 0) for n, lift in enumerate(lifts))
    note = f"<small>{row.note}</small>" if row.note else ""
    plain = "; ".join(f"{times(x.lift, words)}, {words.range(x.low, x.high)}" for x in lifts)
    return (
        f'<li><span class="name">{row.name}{note}</span>'
        f"{strip(scale, marks, lines, 1.0, f'{row.name}: {plain}')}"
        f'<span class="said">{said}</span></li>'
    )


def _said(lift: Lift, words: Words, other: bool) -> str:
    sign = ("◆ " if other else "") + SIGNS[lift.verdict]
    return (
        f'<b class="{KINDS[lift.verdict]}">{sign}{times(lift.lift, words)}</b>'
        f"<small>{words.range(lift.low, lift.high)}</small>"
    )


def times(value: float, words: Words) -> str:
    return words("arena-times", n=words.hundredths(value))


def key(words: Words, names: Sequence[str] = ()) -> str:
    """The legend; with two sets, also which is which."""
    signs = [
        ('<path class="up" d="M0-6.5 6 5H-6z"/>', words("arena-key-up")),
        ('<path class="down" d="M0 6.5 6-5H-6z"/>', words("arena-key-down")),
        ('<circle class="even" r="4.5"/>', words("arena-key-even")),
    ]
    if len(names) == 2:
        signs.append(('<path class="second" d="M0-6 6 0 0 6-6 0z"/>', names[1]))
    shown = "".join(
        f'<li><svg height="18" viewBox="-9 -9 18 18" aria-hidden="true">{sign}</svg>{text}</li>'
        for sign, text in signs
    )
    return f'<ul class="key">{shown}</ul>'

"""Who is told that rules are being compiled, and how far it is. By default nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Report = Callable[[str, int, int], None]  # the game, rules compiled, rules in all (the end: equal)
_reports: list[Report] = []
_under_way: list[list[int]] = []  # done and total of what is being compiled


def report_to(report: Report | None) -> None:
    """Have somebody told from now on, or nobody."""
    _reports[:] = [] if report is None else [report]


@contextmanager
def announce(game: str, total: int) -> Iterator[None]:
    """While an entry of a game and the rules it needs are compiled."""
    counts = [0, max(1, total)]
    _under_way.append(counts)
    _tell(game, counts)
    try:
        yield
    finally:
        _under_way.pop()
        counts[0] = counts[1]
        _tell(game, counts)


def count_compiled(game: str) -> None:
    """One more rule is done."""
    if _under_way:
        counts = _under_way[-1]
        counts[0] = min(counts[0] + 1, counts[1] - 1)
        _tell(game, counts)


def _tell(game: str, counts: list[int]) -> None:
    for report in _reports:
        report(game, *counts)

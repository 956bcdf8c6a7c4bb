"""What every file of tests costs: processor time and time by the clock.

Processor time is that of pytest, of the programs that have ended since, and, where the system
shows them in /proc, of those still running: a server or a browser is charged to the files that
use it, not to the one that ends it.
"""

from __future__ import annotations

import json
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

PROC = Path("/proc")
COLLECTION = "reading the tests"


def processor_seconds() -> float:
    """What this process and its descendants have used so far."""
    t = os.times()
    own = t.user + t.system + t.children_user + t.children_system
    return own + sum(_running_descendants(os.getpid()))


def _running_descendants(pid: int) -> Iterator[float]:
    """Seconds of each, with those of its own children that have ended."""
    if not (PROC / "self" / "stat").exists():
        return
    used, children = _processes()
    waiting = list(children[pid])
    while waiting:
        one = waiting.pop()
        waiting += children[one]
        yield used[one]


def _processes() -> tuple[dict[int, float], defaultdict[int, list[int]]]:
    ticks = os.sysconf("SC_CLK_TCK")
    used: dict[int, float] = {}
    children: defaultdict[int, list[int]] = defaultdict(list)
    for folder in PROC.glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text("utf-8", errors="replace")
        except OSError:
            continue  # it has ended
        # After the name, which may hold anything: state, parent, ..., four times in ticks.
        fields = stat.rpartition(")")[2].split()
        used[int(folder.name)] = sum(map(int, fields[11:15])) / ticks
        children[int(fields[1])].append(int(folder.name))
    return used, children


class Costs:
    """Plugin: charges what was used between two files to the first."""

    def __init__(self, report: Path) -> None:
        self.report = report
        self.file = COLLECTION
        self.used, self.since = 0.0, time.monotonic()
        self.spent: dict[str, list[float]] = {}

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        file = item.nodeid.partition("::")[0]
        if file != self.file:
            self.charge()
            self.file = file
        return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_teardown(self, nextitem: pytest.Item | None) -> None:
        if nextitem is None:
            self.charge()  # before a server and a browser end, and their count with them

    @pytest.hookimpl(trylast=True)
    def pytest_unconfigure(self) -> None:
        self.charge()
        self.report.write_text(json.dumps(self.spent), "utf-8")

    def charge(self) -> None:
        used, now = processor_seconds(), time.monotonic()
        spent = self.spent.setdefault(self.file, [0.0, 0.0])
        spent[0] += max(0.0, used - self.used)  # an orphan that ended is counted no more
        spent[1] += now - self.since
        self.used, self.since = used, now

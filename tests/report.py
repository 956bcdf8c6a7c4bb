"""What a run of the tests leaves for `./test`: which tests failed and why, and what files cost."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from tests.costs import Costs

LINES = 4  # of an assertion, on the screen at the end


def reporters(folder: Path) -> list[object]:
    """The plugins of this process: each worker counts its costs, their leader notes failures."""
    if worker := os.environ.get("PYTEST_XDIST_WORKER"):
        return [Costs(folder / f"costs{worker}.json")]
    return [Failures(folder / "failures.json")]


class Failures:
    """Plugin: notes each test that failed, with its assertion and all of its output."""

    def __init__(self, report: Path) -> None:
        self.report = report
        self.failed: dict[str, dict[str, str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.note(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.note(report)

    def note(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed and report.nodeid not in self.failed:
            sections = [f"--- {name} ---\n{text}" for name, text in report.sections]
            output = "\n".join([report.longreprtext, *sections])
            self.failed[report.nodeid] = {"why": reason(report), "output": output}

    def pytest_sessionfinish(self) -> None:
        self.report.write_text(json.dumps(self.failed), "utf-8")


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """The first lines of what went wrong; the last ones where there is no assertion."""
    crash = getattr(report.longrepr, "reprcrash", None)
    if crash is not None:
        return "\n".join(str(crash.message).splitlines()[:LINES])
    return "\n".join(report.longreprtext.splitlines()[-LINES:])

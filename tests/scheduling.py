"""Which worker of pytest-xdist runs which file of tests, and when."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController


class FileByFile(LoadFileScheduling):  # type: ignore[misc]  # it has no types
    """Each worker takes one file after the other.

    After the end of a worker, xdist runs the test that ended it again and again, hands on files
    that were done, loses what falls to a worker that still reads the tests, and may wait for ever:
    a worker begins a test only when it knows of the next.
    """

    def remove_node(self, node: WorkerController) -> str | None:
        files = self.assigned_work[node]
        waiting = [(tests, test) for tests in files.values() for test in tests if not tests[test]]
        for tests, test in waiting[:1]:
            tests[test] = True
        for file in [file for file, tests in files.items() if all(tests.values())]:
            del files[file]
        super().remove_node(node)
        return waiting[0][1] if waiting else None

    def _reschedule(self, node: WorkerController) -> None:
        """A worker that took another's place can be given work when it has read the tests."""
        if node in self.registered_collections:
            super()._reschedule(node)

    def schedule(self) -> None:
        super().schedule()
        for node in self.nodes:
            self._reschedule(node)


def spread(files: Iterable[Path]) -> dict[Path, float]:
    """Where in a run each file has its turn: files of all folders side by side from the first to
    the last, so that not every worker drives a browser at the same time."""
    folders: defaultdict[Path, list[Path]] = defaultdict(list)
    for file in sorted(files):
        folders[file.parent].append(file)
    return {
        file: place / len(folder)
        for folder in folders.values()
        for place, file in enumerate(folder)
    }

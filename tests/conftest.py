"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import signal
from pathlib import Path

import pytest
from tests.report import reporters
from tests.scheduling import FileByFile, spread
from xdist.remote import Producer

# Where the tests run in the background, Ctrl-C may be ignored, and every program they start would
# inherit that; some tests press Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)


# A library that somebody built in this clone would take the place of Numba in the tests; those of
# libraries have a folder of their own.
os.environ["TEAHOUSE_ENGINES"] = str(Path(__file__).parent / "no-engines")


def pytest_addoption(parser: pytest.Parser) -> None:
    # Not a Path: workers are sent their options as plain values.
    parser.addoption("--report", help="the folder for what failed and what every file cost")


def pytest_configure(config: pytest.Config) -> None:
    config.args[:] = by_folder(config.args)
    if folder := config.getoption("--report"):
        for reporter in reporters(Path(folder)):
            config.pluginmanager.register(reporter)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> FileByFile:
    return FileByFile(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if "PYTEST_XDIST_WORKER" in os.environ:
        places = spread({item.path for item in items})
        items.sort(key=lambda item: places[item.path])


def pytest_collection_finish() -> None:
    gc.freeze()  # what thousands of tests are made of stays: no collection looks at it again


def by_folder(args: list[str]) -> list[str]:
    """Files of one folder after each other, folders in the order they are first named.

    pytest 9.1 makes the nodes of all folders below `tests` anew for every file given from `tests`
    itself, and fixtures stay with the first node of a folder: those of `tests/server/conftest.py`
    are missing in `pytest tests/server/test_a.py tests/test_b.py tests/server/test_c.py`.
    """
    folders = [Path(arg.partition("::")[0]).parent for arg in args]
    order = {folder: n for n, folder in reversed(list(enumerate(folders)))}
    return [arg for _, arg in sorted(zip(folders, args, strict=True), key=lambda x: order[x[0]])]

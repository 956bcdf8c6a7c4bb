"""A real server and a real browser, for every test of the client."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.support import chromium
from tests.support.served import SOON, OpenPage, Served

if TYPE_CHECKING:
    from tests.web.screens import Owner

expect.set_options(timeout=SOON)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that leave it running."""
    with Served(tmp_path_factory.mktemp("server")) as one:
        yield one


@pytest.fixture(scope="session")
def no_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots cannot think, for all tests that want that or do not mind."""
    folder = tmp_path_factory.mktemp("no-workers")
    with Served(folder, {"TEAHOUSE_BOT_WORKERS": "0"}) as one:
        yield one


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path) as one:
        yield one


@pytest.fixture
def slow_bots(tmp_path: Path) -> Iterator[Served]:
    """A server whose bots take their time, so that people come in between."""
    with Served(tmp_path, more={"TEAHOUSE_BOT_PAUSE": "1"}) as one:
        yield one


@pytest.fixture(scope="module")  # while it runs, so does an event loop, and others need theirs
def browser() -> Iterator[Browser]:
    program = chromium.ensure()
    if program is None:
        pytest.fail(chromium.NONE)
    with sync_playwright() as playwright:
        options = ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
        yield playwright.chromium.launch(executable_path=program, args=options)


@pytest.fixture(scope="module")
def owner(browser: Browser, served: Served) -> Owner:
    """Somebody who has a table of every kind; tests look at them and leave them as they are."""
    from tests.web.screens import owner_of_all

    return owner_of_all(browser, served.base)


@pytest.fixture
def visit(browser: Browser) -> Iterator[OpenPage]:
    """What the consoles of these pages complain of fails a test."""
    pages = OpenPage(browser)
    with pages.contexts:
        yield pages
    assert pages.complaints() == []

"""A real server and a real browser, for every test of the client."""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright
from tests.web import chromium

if TYPE_CHECKING:
    from tests.web.screens import Owner

ROOT = Path(__file__).resolve().parents[2]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
STEADY = ROOT / "tests" / "web" / "steady_server.py"
PATIENCE = 240.0  # seconds a server may take to start, on a busy machine
SOON = 240_000  # milliseconds anything else may take there
CALLERS = itertools.count()
expect.set_options(timeout=SOON)


@dataclass
class Served:
    """A server of its own, which a test may stop and start again, and whose clock it may move."""

    folder: Path
    more: dict[str, str] = field(default_factory=dict)  # settings beside the usual ones
    port: int = 0  # as the server says, and the same when it starts again
    process: subprocess.Popen[bytes] | None = field(default=None)
    ahead: int = 0  # milliseconds

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.forward(0)
        settings = {
            "TEAHOUSE_PORT": str(self.port),
            "TEAHOUSE_DB": f"sqlite:///{self.folder / 'tea.db'}",
            "TEAHOUSE_TRUSTED_PROXIES": "127.0.0.1",  # each context is a caller of its own
            "TEAHOUSE_REQUESTS_PER_MINUTE": "100000",
            "TEAHOUSE_COMMANDS_PER_MINUTE": "100000",
            "TEAHOUSE_TABLES_PER_HOUR": "100000",
            "TEAHOUSE_HINTS_PER_MINUTE": "1000",
            "TEAHOUSE_BOT_SECONDS": "60",  # a search ends by its simulations
            **self.more,
        }
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-P", str(STEADY), "serve", "--no-open"],
                cwd=self.folder, env={**os.environ, **settings}, stdout=log, stderr=log,
            )  # fmt: skip
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process is not None and self.process.poll() is None:
            said = re.search(r"http://127\.0\.0\.1:(\d+)/", self.log)
            try:
                self.port = int(said[1]) if said else 0
                urllib.request.urlopen(f"{self.base}/readyz", timeout=PATIENCE).close()
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
            else:
                return
        raise AssertionError(f"the server did not start: {self.log[-2000:]}")

    @property
    def log(self) -> str:
        return (self.folder / "server.log").read_text("utf-8", errors="replace")

    def forward(self, seconds: int) -> None:
        """It is later by so much."""
        self.ahead += seconds * 1000
        fresh = self.folder / "ahead.new"
        fresh.write_text(str(self.ahead), "utf-8")
        fresh.replace(self.folder / "ahead")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that leave it running."""
    one = Served(tmp_path_factory.mktemp("server"))
    one.start()
    yield one
    one.kill()


@pytest.fixture(scope="session")
def no_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots cannot think, for all tests that want that or do not mind."""
    folder = tmp_path_factory.mktemp("no-workers")
    one = Served(folder, more={"TEAHOUSE_BOT_WORKERS": "0"})
    one.start()
    yield one
    one.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    one = Served(tmp_path)
    one.start()
    yield one
    one.kill()


@pytest.fixture
def slow_bots(tmp_path: Path) -> Iterator[Served]:
    """A server whose bots take their time, so that people come in between."""
    one = Served(tmp_path, more={"TEAHOUSE_BOT_PAUSE": "1"})
    one.start()
    yield one
    one.kill()


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


@contextmanager
def server_and_browser() -> Iterator[tuple[str, Browser]]:
    """The address of a server and a browser, for programs that look without being tests."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        served = Served(Path(place))
        served.start()
        browser = playwright.chromium.launch(
            executable_path=chromium.ensure(), args=["--no-sandbox"]
        )
        try:
            yield served.base, browser
        finally:
            browser.close()
            served.kill()


class OpenPage:
    """Pages of people who do not know one another."""

    def __init__(self, browser: Browser) -> None:
        self.browser, self.contexts = browser, ExitStack()
        self.said: list[str] = []  # what the consoles complain of
        self.expected: list[str] = []  # of that, what a test brings about itself

    def __call__(
        self,
        viewport: dict[str, int] = DESKTOP,
        language: str = "en",
        dark: bool = False,
        touch: bool = False,
        **options: Any,
    ) -> Page:
        high, low = divmod(next(CALLERS), 256)
        context = self.browser.new_context(
            extra_http_headers={"X-Forwarded-For": f"198.18.{high}.{low}"},
            viewport=viewport,  # type: ignore[arg-type]
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            reduced_motion="reduce",
            **options,
        )
        self.contexts.callback(context.close)
        return self.heard(context.new_page())

    def heard(self, page: Page) -> Page:
        """The page, whose complaints count from now on."""
        page.on("console", self.console)
        page.on("pageerror", self.failure)
        page.set_default_timeout(SOON)
        self.contexts.callback(page.remove_listener, "pageerror", self.failure)
        self.contexts.callback(page.remove_listener, "console", self.console)
        return page

    def console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.said.append(message.text)

    def failure(self, error: Error) -> None:
        self.said.append(str(error))

    def complaints(self) -> list[str]:
        return [line for line in self.said if not any(part in line for part in self.expected)]


@pytest.fixture
def visit(browser: Browser) -> Iterator[OpenPage]:
    """What the consoles of these pages complain of fails a test."""
    pages = OpenPage(browser)
    with pages.contexts:
        yield pages
    assert pages.complaints() == []

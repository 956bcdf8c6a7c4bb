"""A server in a process of its own, and pages of a browser that show it."""

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

from tests.support import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Error, Page

ROOT = Path(__file__).resolve().parents[2]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
STEADY = Path(__file__).with_name("steady_server.py")
PATIENCE = 240.0  # seconds a server may take to start, on a busy machine
SOON = 240_000  # milliseconds anything else may take there
CALLERS = itertools.count()


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


@contextmanager
def server_and_browser() -> Iterator[tuple[str, Browser]]:
    """The address of a server and a browser, for programs that look without being tests."""
    from playwright.sync_api import sync_playwright

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

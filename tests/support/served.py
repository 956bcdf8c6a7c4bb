"""A server in a process of its own, and pages of a browser that show it."""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, TypeVar

import httpx
from tests.support import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Error, Page

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[2]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SERVE = [sys.executable, "-P", "-m", "teahouse", "serve", "--no-open"]
STEADY = [sys.executable, "-P", str(Path(__file__).with_name("steady_server.py")), *SERVE[4:]]
PATIENCE = 240.0  # seconds a server may take to start, on a busy machine
SOON = 240_000  # milliseconds anything else may take there
CALLERS = itertools.count()
KEPT = ("TEAHOUSE_CACHE", "TEAHOUSE_ENGINES")
USUAL = {
    "TEAHOUSE_TRUSTED_PROXIES": "127.0.0.1",  # each context is a caller of its own
    "TEAHOUSE_REQUESTS_PER_MINUTE": "100000000",
    "TEAHOUSE_COMMANDS_PER_MINUTE": "100000000",
    "TEAHOUSE_TABLES_PER_HOUR": "100000000",
    "TEAHOUSE_HINTS_PER_MINUTE": "1000",
    "TEAHOUSE_BOT_SECONDS": "60",  # a search ends by its simulations
}


def surroundings(folder: Path, **settings: str) -> dict[str, str]:
    """The environment of a server that keeps its data there, whatever this machine's own has."""
    own = {k: v for k, v in os.environ.items() if not k.startswith("TEAHOUSE_") or k in KEPT}
    return {**own, "TEAHOUSE_DATA": str(folder), "LANG": "en_GB.UTF-8", **settings}


def run_server(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """`teahouse serve` to its end: it refuses, or only shows something."""
    return subprocess.run(
        [*SERVE, *arguments], env=surroundings(folder, **settings), text=True,
        capture_output=True, timeout=PATIENCE, check=False,
    )  # fmt: skip


def answers(port: int) -> bool:
    address = f"http://127.0.0.1:{port}/readyz"
    return httpx.get(address, timeout=PATIENCE, verify=False).status_code == 200


@dataclass
class Served:
    """A server of its own, which a test may stop and start again, and whose clock it may move."""

    folder: Path
    more: dict[str, str] = field(default_factory=dict)  # settings beside the usual ones
    command: list[str] = field(default_factory=lambda: STEADY)
    port: int = 0  # as the server says, and the same when it starts again
    process: subprocess.Popen[bytes] | None = None
    ahead: int = 0  # milliseconds

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def db(self) -> str:
        return f"sqlite:///{self.folder / 'teahouse.db'}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        self.launch()
        try:
            self.wait_for(self.is_ready)
        except AssertionError:
            self.kill()
            raise

    def launch(self) -> None:
        self.forward(0)
        settings = {"TEAHOUSE_PORT": str(self.port), **USUAL, **self.more}
        with (self.folder / "server.log").open("ab") as log, self.said.open("wb") as said:
            self.process = subprocess.Popen(
                self.command, cwd=self.folder, env=surroundings(self.folder, **settings),
                stdout=said, stderr=log,
            )  # fmt: skip

    def is_ready(self) -> bool:
        """Whether it has said its address and answers there."""
        address = re.search(r"http://127\.0\.0\.1:(\d+)/", self.said.read_text("utf-8"))
        self.port = int(address[1]) if address else self.port
        return address is not None and answers(self.port)

    def wait_for(self, ask: Callable[[], T]) -> T:
        """The answer of the running server, as soon as there is one."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process is not None and self.process.poll() is None:
            with suppress(httpx.TransportError):
                if found := ask():
                    return found
            time.sleep(0.1)
        raise AssertionError(f"not in time, or the server ended: {self.log[-2000:]}")

    @property
    def said(self) -> Path:
        return self.folder / "server.out"

    @property
    def log(self) -> str:
        return (self.folder / "server.log").read_text("utf-8", errors="replace")

    @property
    def events(self) -> list[dict[str, Any]]:
        """What it logged, line by line."""
        return [json.loads(line) for line in self.log.rpartition("\n")[0].splitlines()]

    def forward(self, seconds: int) -> None:
        """It is later by so much."""
        self.ahead += seconds * 1000
        fresh = self.folder / "ahead.new"
        fresh.write_text(str(self.ahead), "utf-8")
        fresh.replace(self.folder / "ahead")

    def stop(self) -> int:
        """As an operator does; the exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


# The last taps and what they met, for tests to say when one led nowhere.
REMEMBER_TAPS = """
window.taps = [];
for (const kind of ["pointerdown", "pointerup", "click"])
  addEventListener(kind, ({ target, timeStamp }) => {
    const met = target instanceof Element && target.closest("[data-place], [data-choice], button");
    const said = met ? met.cloneNode(false).outerHTML : target.nodeName;
    taps.push([Math.round(timeStamp), kind, said]);
    taps.splice(0, taps.length - 12);
  }, { capture: true });
"""


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
        context.add_init_script(REMEMBER_TAPS)
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

    with (
        tempfile.TemporaryDirectory() as place,
        Served(Path(place)) as served,
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=chromium.ensure(), args=["--no-sandbox"]
        ) as browser,
    ):
        yield served.base, browser

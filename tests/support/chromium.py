"""The browser of the tests: one that is there, or one that is fetched.

python tests/support/chromium.py      says where it is, after fetching it if need be
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

HEADLESS = "chromium-headless-shell"  # takes about two thirds of the whole browser's time
NAMES = (HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NONE = (
    "There is no Chromium for the browser tests and none could be fetched. Install one, or name "
    "one with TEAHOUSE_CHROMIUM=PROGRAM, then start again."
)


def find() -> str | None:
    """The one TEAHOUSE_CHROMIUM names, one on the PATH, or Playwright's own."""
    named = os.environ.get("TEAHOUSE_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None) or of_playwright()


def of_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        program = playwright.chromium.executable_path
    return program if Path(program).exists() else None


def fetch() -> None:
    """From the system's packages where that is allowed, else as Playwright does it."""
    apt = shutil.which("apt-get")
    if apt is not None and hasattr(os, "geteuid") and os.geteuid() == 0:
        for command in (["update"], ["install", "-y", HEADLESS], ["install", "-y", "chromium"]):
            done = subprocess.run(
                [apt, "-qq", *command], check=False, capture_output=True, text=True
            )
            if find() is not None:
                return
            if done.returncode != 0:
                print(done.stdout + done.stderr, file=sys.stderr)
    subprocess.run(
        [sys.executable, "-m", "playwright", "install", "chromium"], check=False, stdout=sys.stderr
    )


def ensure() -> str | None:
    found = find()
    if found is None:
        print("Preparing: a Chromium for the browser tests", file=sys.stderr, flush=True)
        fetch()
        found = find()
    return found


if __name__ == "__main__":
    sys.exit(0 if ensure() is not None else NONE)

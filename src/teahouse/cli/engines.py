"""In a clone: native engines are built once, in the background, while the server runs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from teahouse.i18n import Texts

BUILDER = "TEAHOUSE_ENGINE_BUILDER"  # set by ./play: the script that can build them
LOW_PRIORITY = 15


def missing() -> list[str]:
    """The games without a library that fits, or with an incomplete one."""
    from teahouse.core.library import PLAY, SEARCH
    from teahouse.core.registry import game, playable_games

    libraries = {name: game(name).library for name in playable_games()}
    return [
        name
        for name, library in libraries.items()
        if library is None or not (library.has(PLAY) and library.has(SEARCH))
    ]


class BackgroundBuild:
    """Builds missing libraries, reports start and result, and stops with the server."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._process: subprocess.Popen[str] | None = None
        self._stopped = threading.Event()

    def start(self) -> None:
        """Start, if there is a builder and something to build."""
        if os.environ.get(BUILDER):
            threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        names = missing()
        if not names or self._stopped.is_set():
            return
        print(self._texts("cli-engines-building"), flush=True)
        self._process = process = subprocess.Popen(
            [sys.executable, os.environ[BUILDER], "build-engines", *names],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        _step_back(process)
        _, said = process.communicate()
        if self._stopped.is_set():
            return
        lines = said.strip().splitlines()
        if process.returncode == 0:
            print(self._texts("cli-engines-built"), flush=True)
        else:
            reason = lines[-1] if lines else str(process.returncode)
            print(self._texts("cli-engines-not-built", reason=reason), flush=True)

    def stop(self) -> None:
        self._stopped.set()
        process = self._process
        if process is None or process.poll() is not None:
            return
        with suppress(OSError):
            if sys.platform == "win32":
                process.terminate()
            else:
                os.killpg(process.pid, signal.SIGTERM)


def _step_back(process: subprocess.Popen[str]) -> None:
    """Lower the priority of the build, so that games stay responsive."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PGRP, process.pid, LOW_PRIORITY)


@contextmanager
def background_build(texts: Texts) -> Iterator[BackgroundBuild]:
    build = BackgroundBuild(texts)
    try:
        yield build
    finally:
        build.stop()

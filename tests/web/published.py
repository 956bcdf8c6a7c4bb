"""A teahouse as a folder, below some address of a server that knows nothing of it."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tests.support.libraries import library_folder

import teahouse
from teahouse.ahead.parts import stamp_of
from teahouse.core.library import WASM, file_name
from teahouse.publish.site import build

PLACE = "some/where"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: object) -> None:
        """Nobody reads it."""


class Published:
    """The folder and where it is; stopped, nothing answers there any more."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._server: ThreadingHTTPServer | None = None
        self.port = 0

    @property
    def folder(self) -> Path:
        return self.root / PLACE

    @property
    def base(self) -> str:
        """What the addresses of its pages begin with."""
        return f"http://127.0.0.1:{self.port}/{PLACE}/#"

    def start(self) -> None:
        handler = functools.partial(Quiet, directory=str(self.root))
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


@contextmanager
def published(root: Path, engines: Path | None = None) -> Iterator[Published]:
    build(root / PLACE, engines, packed=False)
    one = Published(root)
    one.start()
    try:
        yield one
    finally:
        one.stop()


def built_modules() -> Path | None:
    """The folder with a WebAssembly module of each title that fits, where they were built."""
    folder = library_folder()
    for name in teahouse.games():
        path = folder / file_name(name, WASM)
        if not path.is_file() or stamp_of(teahouse.game(name)).encode() not in path.read_bytes():
            return None
    return folder

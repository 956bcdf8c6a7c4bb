"""The built browser client, held in memory: each file with type, caching and compressed form."""

from __future__ import annotations

import gzip
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

INDEX = "index.html"
ASSETS = "assets/"  # their names carry a hash of their content
FOR_EVER, EACH_TIME = "public, max-age=31536000, immutable", "no-cache"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
}
PACKED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl")
LEAST = 1024  # smaller files gain nothing
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Teahouse</title>
<h1>Teahouse</h1>
<p>The server runs, but the browser client has not been built here.</p>
<p>In a copy of the source, run <code>npm ci &amp;&amp; npm run build</code> in the folder
<code>web</code>, then start the server again. An installed package brings the client along.</p>
</html>
"""


@dataclass(frozen=True)
class File:
    """One file, ready to be sent."""

    body: bytes
    packed: bytes | None
    kind: str
    caching: str

    def with_head(self, tags: str) -> File:
        """A page with these tags in its head."""
        return replace(self, body=self.body.replace(b"</head>", tags.encode() + b"</head>", 1),
                       packed=None)  # fmt: skip

    def response(self, request: Request, status: int = 200) -> Response:
        headers = {"Cache-Control": self.caching}
        body = self.body
        if self.packed is not None:
            headers["Vary"] = "Accept-Encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                headers["Content-Encoding"], body = "gzip", self.packed
        return Response(body, status, headers, media_type=self.kind)


class Client:
    """All files of the client by their path."""

    def __init__(self, folder: Path) -> None:
        paths = sorted(p for p in folder.rglob("*") if p.is_file())
        self.files = {p.relative_to(folder).as_posix(): read(p, folder) for p in paths}
        self.is_built = INDEX in self.files
        missing = File(NOT_BUILT.encode(), None, TYPES[".html"], EACH_TIME)
        self.index = self.files.get(INDEX, missing)


def packaged() -> Client:
    """The client shipped in this package; compressed once per build."""
    folder = Path(str(files("teahouse.server"))) / "static"
    index = folder / INDEX
    return _packed(folder, index.stat().st_mtime_ns if index.exists() else 0)


@lru_cache(1)
def _packed(folder: Path, built: int) -> Client:
    return Client(folder)


def read(path: Path, folder: Path) -> File:
    body, ending = path.read_bytes(), path.suffix
    in_assets = path.relative_to(folder).as_posix().startswith(ASSETS)
    worth = ending in PACKED and len(body) >= LEAST
    return File(
        body,
        gzip.compress(body, 9, mtime=0) if worth else None,
        TYPES.get(ending, "application/octet-stream"),
        FOR_EVER if in_assets else EACH_TIME,
    )

"""Files a browser needs to play without a server, from a folder made by `teahouse build-web`."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from .client import EACH_TIME, FOR_EVER, TYPES
from .settings import BadSetting

LOCAL = "local/"
FIRST = "parts.json"  # names all the others
PACKED = ".br"
MORE_TYPES = {".wasm": "application/wasm", ".mjs": TYPES[".js"], **TYPES}


class Parts:
    """The files by path. They stay on disk: together they take a dozen megabytes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / LOCAL
        self._names = {
            found.relative_to(self._folder).as_posix()
            for found in self._folder.rglob("*")
            if found.is_file()
        }
        if FIRST not in self._names:
            raise BadSetting(f"{folder} is no folder that teahouse build-web has written")

    def response(self, request: Request) -> Response | None:
        """None where there is no such file."""
        name = request.url.path.removeprefix(f"/{LOCAL}")
        if name not in self._names:
            return None
        headers = {"Cache-Control": FOR_EVER if "/" in name else EACH_TIME}
        path, kind = self._folder / name, MORE_TYPES.get(Path(name).suffix)
        if name + PACKED in self._names:
            headers["Vary"] = "Accept-Encoding"
            if "br" in request.headers.get("accept-encoding", "").replace(",", " ").split():
                path, headers["Content-Encoding"] = self._folder / (name + PACKED), "br"
        return FileResponse(path, headers=headers, media_type=kind or "application/octet-stream")

"""A static site: the client, Python for the browser, and the data of its games."""

from __future__ import annotations

import hashlib
import html
import json
import shutil
import tempfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import teahouse
from teahouse.core.registry import game as find_game
from teahouse.server import catalog
from teahouse.server.box import facts

from .compression import KINDS, QUICK, compress
from .modules import titles_of
from .node import CannotPublish
from .parts import listed, write_parts

INDEX, LOCAL, LIST, WORKER = "index.html", "local", "parts.json", "sw.js"
MANIFEST, OLD = "manifest.webmanifest", "old-browser.js"
HERE = Path(__file__).parent
PAPER = "#f7f3e8"
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html teahouse-worker"
)


def build(out: Path, engines: Path | None, *, packed: bool = True) -> None:
    """Write the folder, replacing one written before.

    Args:
        out: The folder to write. Fails if it holds anything else.
        engines: The folder with the WebAssembly module of each title, if any.
        packed: Whether every file gets compressed copies, which takes minutes the first time.
            The parts always have those that the page decompresses itself.
    """
    client = Path(str(files("teahouse.server"))) / "static"
    if not (client / INDEX).is_file():
        raise CannotPublish("the client is not built: ./play build-web in a clone builds it first")
    if out.exists() and any(out.iterdir()) and not (out / LOCAL / LIST).is_file():
        raise CannotPublish(f"{out} is not empty, and not a folder that was made here")
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=f".{out.name}-") as scratch:
        made = Path(scratch) / "site"
        shutil.copytree(client, made, ignore=shutil.ignore_patterns("build-stamp", "preview-*"))
        _write(made, engines, packed)
        if out.exists():
            out.replace(Path(scratch) / "before")
        made.replace(out)


def _write(made: Path, engines: Path | None, packed: bool) -> None:
    """Everything besides the client."""
    local = made / LOCAL
    parts = write_parts(engines, local / "parts")
    compress(parts, KINDS if packed else QUICK)
    (local / LIST).write_text(_json(listed(parts, local)), "utf-8")
    for name, told in data():
        path = local / "data" / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_json(told), "utf-8")
    (made / MANIFEST).write_text(_json(manifest()), "utf-8")
    shutil.copyfile(HERE / OLD, made / OLD)
    index = made / INDEX
    index.write_text(page(index.read_text("utf-8")), "utf-8")
    beside = {other for path in parts for other in path.parent.iterdir()}
    pages = sorted(p for p in made.rglob("*") if p.is_file() and p not in beside)
    (made / WORKER).write_text(service_worker(pages, parts, made), "utf-8")
    if packed:
        compress([*pages, made / WORKER])


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def data() -> Iterator[tuple[str, Any]]:
    """The public responses of a server, by address."""
    games = [find_game(name) for name in sorted(titles_of())]
    yield "info", catalog.info(games, None)
    for game in games:
        yield f"rules/{game.name}", catalog.rules(game)
        yield f"lessons/{game.name}", catalog.lessons(game)
        yield f"components/{game.name}", facts(game.name, game.components)


def page(index: str) -> str:
    """The index of the client, for any folder: addresses without a root, and whose page it is."""
    texts = catalog.SPOKEN
    said = " ".join(
        f'data-{language}="{html.escape(texts[language]("web-local-old-browser"))}"'
        for language in texts
    )
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        f'<meta name="teahouse-local" content="{LOCAL}/">'
        f'<meta name="theme-color" content="{PAPER}">'
        f'<link rel="manifest" href="./{MANIFEST}">'
        '<link rel="apple-touch-icon" href="./icons/icon-180.png">'
    )
    index = index.replace('="/', '="./').replace(
        '<meta charset="utf-8" />', f'<meta charset="utf-8" />{head}', 1
    )
    return index.replace("</body>", f'<script src="./{OLD}" {said}></script></body>', 1)


def manifest() -> dict[str, Any]:
    """The web app manifest, for installing the page on a phone or desktop."""
    return {
        "name": "Teahouse",
        "short_name": "Teahouse",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [
            {"src": "./icons/icon-192.png", "sizes": "192x192", "type": "image/png"},
            {"src": "./icons/icon-512.png", "sizes": "512x512", "type": "image/png"},
            {
                "src": "./icons/icon-cut-512.png",
                "sizes": "512x512",
                "type": "image/png",
                "purpose": "maskable",
            },
            {"src": "./leaf.svg", "sizes": "any", "type": "image/svg+xml"},
        ],
    }


def service_worker(pages: list[Path], parts: list[Path], root: Path) -> str:
    """The service worker of exactly these files."""
    version = hashlib.sha256(teahouse.__version__.encode())
    for path in [*pages, *parts]:
        version.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    told = {
        "version": version.hexdigest()[:16],
        "files": ["./", *(p.relative_to(root).as_posix() for p in pages if p.name != INDEX)],
        "parts": [path.relative_to(root).as_posix() for path in parts],
    }
    program = (HERE / "service-worker.js").read_text("utf-8")
    return f"const TEAHOUSE = {_json(told)};\n{program}"

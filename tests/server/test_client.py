"""The built client: one page for every address; files typed, packed and cached as they should."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from tests.support.serving import Serving, play

from teahouse.server.client import Client
from teahouse.server.middleware import CSP

SCRIPT = "export const tea = 'leaf';\n" * 100
PAGE = "<!doctype html><title>Built</title>"


@pytest.fixture
def built(tmp_path: Path) -> Client:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (folder / "leaf.svg").write_text("<svg/>")
    (folder / "build-stamp").write_text("abc")
    return Client(folder)


def test_every_page_is_the_index_and_an_unknown_one_says_404(
    sqlite_url: str, built: Client
) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        for path in ("/", f"/t/{'0a' * 8}", f"/replay/{'0a' * 8}", f"/replay/{'0a' * 8}/4",
                     "/new/ceylon", "/new", "/learn/x/y", "/solo", "/bots", "/about"):  # fmt: skip
            answer = await ann.get(path)
            assert (answer.status_code, answer.text) == (200, PAGE), path
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-security-policy"] == CSP
        for path in ("/nowhere", "/t/x", "/join/x", "/replay/..%2f", "/assets/none.js"):
            answer = await ann.get(path)
            assert (answer.status_code, answer.text) == (404, PAGE), path
        answer = await ann.get("/api/nowhere")
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "application/json"
        assert (await ann.post("/nowhere")).json() == {"error": "not-found"}

    play(sqlite_url, scene, client=built)


def test_files_come_with_their_types_and_assets_may_be_kept(sqlite_url: str, built: Client) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        packed = await ann.http.get("/assets/index-1a2b.js", headers={"accept-encoding": "gzip"})
        assert packed.text == SCRIPT
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"
        assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert packed.headers["content-type"] == "text/javascript; charset=utf-8"
        assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9))
        plain = await ann.http.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == SCRIPT
        leaf = await ann.get("/leaf.svg")
        assert (leaf.text, leaf.headers["content-type"]) == ("<svg/>", "image/svg+xml")
        assert leaf.headers["cache-control"] == "no-cache"
        assert (await ann.get("/build-stamp")).text == "abc"

    play(sqlite_url, scene, client=built)


def test_where_nothing_was_built_the_page_says_so(sqlite_url: str, tmp_path: Path) -> None:
    async def scene(s: Serving) -> None:
        answer = await s.person().get("/")
        assert answer.status_code == 200
        assert "npm run build" in answer.text

    play(sqlite_url, scene, client=Client(tmp_path / "nothing"))

"""The documentation site: it builds without a warning, and every link of it leads somewhere."""

from __future__ import annotations

import re
import runpy
import shutil
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

import teahouse

ROOT = Path(__file__).parents[1]


class Links(HTMLParser):
    """The addresses a page points to, and the places in it that can be pointed to."""

    def __init__(self) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.targets.append(value)
            if name in ("id", "name") and value:
                self.places.add(value)


def links(page: Path) -> Links:
    found = Links()
    found.feed(page.read_text("utf-8"))
    return found


def broken(site: Path) -> list[str]:
    """Links within the site that lead to no page, or to no place in it."""
    pages = {page: links(page) for page in site.rglob("*.html") if page.name != "404.html"}
    wrong = []
    for page, found in pages.items():
        for target in found.targets:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            there = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            there = there / "index.html" if there.is_dir() else there
            lacks = parts.fragment and there in pages and parts.fragment not in pages[there].places
            if not there.exists() or lacks:
                wrong.append(f"{page.relative_to(site)}: {target}")
    return wrong


def test_the_site_builds_strictly_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    pytest.importorskip("zensical")
    shutil.copy(ROOT / "zensical.toml", tmp_path)
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    (tmp_path / "src").symlink_to(ROOT / "src")
    build = runpy.run_path(str(ROOT / "docs/build.py"))["build"]
    assert build(tmp_path) == 0
    assert broken(tmp_path / "site") == []
    reference = (tmp_path / "site/reference/python/index.html").read_text("utf-8")
    assert "Draw the board as SVG" in reference
    for name in teahouse.games():
        assert (tmp_path / f"site/reference/{name}.svg").read_text("utf-8").startswith("<svg")
    commands = (tmp_path / "site/reference/commands/index.html").read_text("utf-8")
    assert "teahouse replay export" in commands
    rest = (tmp_path / "site/reference/rest/index.html").read_text("utf-8")
    assert "POST /api/tables/{table_id}/commands" in rest


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<a href="gone/">x</a><a href="#no">y</a><b id="yes">')
    assert len(broken(tmp_path)) == 2


def pages() -> Any:
    return runpy.run_path(str(ROOT / "docs/pages.py"))


@pytest.mark.parametrize("name", teahouse.games())
def test_the_page_of_a_game_lists_all_its_names(name: str) -> None:
    game = teahouse.game(name)
    page = pages()["game_page"](game)
    parts = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", page, re.M | re.S))
    rows = re.findall(r"^\| \d+(?: to \d+)? \| [^|]+ \| ([^|]+) \|$", parts["Actions"], re.M)
    listed = [text.strip("`") for texts in rows for text in texts.split(", ")]
    assert listed == [str(action) for action in game.codec.actions]
    rules = game.definition.rules
    for part, names in {
        "Options": list(game.options),
        "Events": [kind.name for kind in rules.events],
        "Reasons": [code for code, _ in rules.reasons.values()],
    }.items():
        assert re.findall(r"^\| `([\w-]+)` \|", parts[part], re.M) == names
    assert all(row.count("‹") == row.count("›") for row in page.splitlines())

"""The page about the architecture tells the path that a move really takes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from benchmarks.move_path import PACKAGE, Call, trace

import teahouse

PAGE = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text("utf-8")
ROW = re.compile(r"^\| `(server/[^`]+)` \| `([^`]+)` \|", re.MULTILINE)
FILE = re.compile(r"^\| `(server/[^`]+)` \| (?!`)", re.MULTILINE)


@pytest.fixture(scope="module")
def calls() -> list[Call]:
    return trace("ceylon")


def test_a_move_takes_the_path_of_the_page(calls: list[Call]) -> None:
    """Every function of the page is called, in the order of the page."""
    first: dict[tuple[str, str], int] = {}
    for number, call in enumerate(calls):
        first.setdefault((call.file, call.function), number)
    path = ROW.findall(PAGE)
    assert len(path) > 15
    assert [step for step in path if step not in first] == []
    order = [first[step] for step in path]
    assert order == sorted(order), [step for _, step in sorted(zip(order, path, strict=True))]


def test_the_rules_run_while_the_actions_are_tried(calls: list[Call]) -> None:
    names = [call.function for call in calls]
    tried, appended = names.index("Playthrough.try_actions"), names.index("Pipeline._append_entry")
    rules = [n for n, call in enumerate(calls) if call.file.startswith("games/ceylon/rules/")]
    assert any(tried < n < appended for n in rules)


def test_a_move_is_digested_once_and_its_notation_is_not_read_back(calls: list[Call]) -> None:
    digests = [call for call in calls if call.function.rpartition(".")[2] == "digest"]
    assert len(digests) == 1
    names = [call.function for call in calls]
    after = names[names.index("Draft.entry") : names.index("Pipeline._broadcast")]
    assert [name for name in after if name.endswith("Codec.number")] == []


def test_every_file_of_the_server_is_on_the_page() -> None:
    here = {path.relative_to(PACKAGE).as_posix() for path in (PACKAGE / "server").glob("*.py")}
    listed = {name for name in FILE.findall(PAGE) if not name.endswith("/")}
    assert here == listed


def test_what_one_may_look_for_is_where_the_page_says() -> None:
    section = PAGE.split("## Where to look\n")[1].split("\n## ")[0]
    paths = re.findall(r"`((?:src|web)/[^`]+)`", section)
    assert len(paths) > 12
    root = Path(__file__).parents[2]
    wanted = [path.replace("<game>", game) for path in paths for game in teahouse.games()]
    assert [path for path in wanted if not (root / path).exists()] == []

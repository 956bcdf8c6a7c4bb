"""The tutorials, followed word by word: files are written, changes applied, commands run.

The commands of a page run one after the other in an empty folder with an empty home. What sets up
an environment, needs the network or lasts for minutes is left out, by the words it begins with.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from tests.support.served import PATIENCE, Served

ROOT = Path(__file__).parents[1]
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
BLOCK = re.compile(r'^```(\w+)(?: title="([\w.-]+)")?\n(.*?)^```', re.MULTILINE | re.DOTALL)
NOT_HERE = (
    "python3 -m venv", ". tea", "pip install", "cd ",  # setting up
    "./play", "./test", ".venv/bin/", "git checkout", "grep ",  # in a clone, see below
    # after the training, which lasts for minutes: tests/examples/test_trained.py
    "python learn.py", "teahouse tournament ceylon", "teahouse serve --bot",
)  # fmt: skip

QUICK = {"check": ["--interpreted"], "balance": ["-n", "2"], "tournament": ["-n", "2"]}


class Reader:
    """Somebody who does what a page says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server: Served | None = None

    def follow(self, page: str) -> int:
        """Do all of it; how many commands that were."""
        done = 0
        for language, title, text in BLOCK.findall(page):
            if title:
                (self.folder / title).write_text(text, "utf-8")
            elif language == "diff" and (self.folder / "leaves").is_dir():
                self.run("git", "apply", "-", given=text)
            elif language == "console":
                done += sum(self.type(line) for line in text.splitlines())
        return done

    def type(self, line: str) -> bool:
        """Type a command; whether it was one that runs here."""
        assert line.startswith("$ "), f"a command is written with its prompt: {line}"
        if line[2:].startswith(NOT_HERE):
            return False
        port = self.server.port if self.server is not None else 0
        program, *arguments = shlex.split(line[2:].replace("8080", str(port)))
        if program == "curl":
            with urlopen(arguments[0], timeout=PATIENCE) as answer:
                assert answer.status == 200
        elif arguments[0] == "serve":
            self.serve(arguments)
        else:
            assert program == "teahouse", line
            self.run(sys.executable, "-m", "teahouse", *arguments, *QUICK.get(arguments[0], []))
        return True

    def serve(self, arguments: list[str]) -> None:
        """A server stays open while the rest of the page is read."""
        command = [sys.executable, "-m", "teahouse", *arguments]
        self.server = Served(self.folder, self.surroundings(), command)
        self.server.start()

    def leave(self) -> None:
        if self.server is not None:
            self.server.stop()

    def run(self, *command: str, given: str = "") -> None:
        answer = subprocess.run(
            command, cwd=self.folder, env={**os.environ, **self.surroundings()}, input=given,
            text=True, capture_output=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert answer.returncode == 0, (command, answer.stdout + answer.stderr)

    def surroundings(self) -> dict[str, str]:
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        return {
            "HOME": str(home),
            "TEAHOUSE_DATA": str(home),
            "TEAHOUSE_LANG": "en",
            "TEAHOUSE_BACKEND": "python",
            "PYTHONPATH": str(self.installed()),
        }

    def installed(self) -> Path:
        """What `pip install -e leaves` would make known, once there is something to install."""
        site, source = self.folder / "site", self.folder / "leaves" / "src"
        if source.is_dir() and not site.is_dir():
            (site / "leaves.dist-info").mkdir(parents=True)
            (site / "leaves.dist-info" / "METADATA").write_text("Name: leaves\nVersion: 1\n")
            entry = "[teahouse.games]\nleaves = teahouse_leaves.game:GAME\n"
            (site / "leaves.dist-info" / "entry_points.txt").write_text(entry)
            (site / "teahouse_leaves").symlink_to(source / "teahouse_leaves")
        return site


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    found = Reader(tmp_path)
    yield found
    found.leave()


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: str(page.stem))
def test_a_tutorial_can_be_followed(page: Path, reader: Reader) -> None:
    reader.follow(page.read_text("utf-8"))


def test_there_is_one_for_each_entrance() -> None:
    assert [page.stem for page in TUTORIALS] == ["contribute", "design", "host", "train"]
    design = next(page for page in TUTORIALS if page.stem == "design").read_text("utf-8")
    assert len(re.findall(r"^\$ teahouse", design, re.MULTILINE)) == 6


def test_what_a_contributor_is_told_to_change_is_there() -> None:
    page = (ROOT / "docs/tutorials/contribute.md").read_text("utf-8")
    (change,) = [text for language, _, text in BLOCK.findall(page) if language == "diff"]
    asked = subprocess.run(
        ["git", "apply", "--check", "-"], cwd=ROOT, input=change, text=True, check=False,
        capture_output=True,
    )  # fmt: skip
    assert asked.returncode == 0, asked.stderr
    for path in re.findall(r"(?:src|tests)/[\w/]+(?:\.\w+)?", page):
        assert (ROOT / path).exists(), path


def test_a_command_without_a_prompt_is_noticed(reader: Reader) -> None:
    with pytest.raises(AssertionError, match="prompt"):
        reader.follow("```console\nteahouse games\n```\n")

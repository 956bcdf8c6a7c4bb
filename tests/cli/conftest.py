"""The command line as tests use it: in this process, with a data folder of their own.

Bots are random there unless a test names others.
"""

from __future__ import annotations

import io
import json
import subprocess
import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import jsonschema
import pytest

from teahouse.cli import main


class Said(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str

    def json(self, schema: str) -> Any:
        """Its output as data, checked against the published schema."""
        published = json.loads(
            (files("teahouse") / "schemas" / f"{schema}.json").read_text("utf-8")
        )
        data = json.loads(self.out)
        jsonschema.Draft202012Validator.check_schema(published)
        jsonschema.validate(data, published, cls=jsonschema.Draft202012Validator)
        return data


Run = Callable[..., Said]
PATIENCE = 300.0  # seconds for what is bound to happen, on a busy machine


@pytest.fixture(autouse=True)
def own_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TEAHOUSE_DATA", str(tmp_path / "data"))
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "TEAHOUSE_LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setattr("teahouse.cli.opponents.default_level", lambda: "random")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("play", "--seed", "5", typed="1\\n1\\n")`."""

    def command(*args: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(a) for a in args])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return command


def wait_for_content(file: Path, child: subprocess.Popen[str]) -> None:
    """Until a program has written something into a file."""
    while not file.exists() or not file.stat().st_size:
        assert child.poll() is None
        time.sleep(0.05)


def answer_of(child: subprocess.Popen[str]) -> tuple[str, str]:
    """What a program says before it ends; one that does not end is not left behind."""
    try:
        return child.communicate(timeout=PATIENCE)
    finally:
        child.kill()

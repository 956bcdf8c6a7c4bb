"""Native engines of a clone are built while the house is served."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from teahouse.cli import engines
from teahouse.cli.engines import BUILDER, BackgroundBuild, background_build
from teahouse.core.registry import playable_games
from teahouse.i18n import Texts

TEXTS = Texts("en")


def run(build: BackgroundBuild, script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(BUILDER, str(script))
    build._run()


@pytest.fixture
def builder(tmp_path: Path) -> Path:
    """A program in the place of ./play that writes down what it was asked for."""
    script = tmp_path / "play"
    script.write_text(
        "import sys; from pathlib import Path\n"
        "Path(__file__).with_name('asked').write_text(' '.join(sys.argv[1:]))\n"
        "if Path(__file__).with_name('fails').exists(): sys.exit('No space is left.')\n",
        "utf-8",
    )
    return script


def test_what_is_missing_is_built_and_said(
    builder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(BackgroundBuild(TEXTS), builder, monkeypatch)
    asked = builder.with_name("asked").read_text("utf-8")
    assert asked.split() == ["build-engines", *playable_games()]
    assert capsys.readouterr().out.splitlines() == [
        TEXTS("cli-engines-building"),
        TEXTS("cli-engines-built"),
    ]


def test_a_failure_is_said_in_one_line(
    builder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    builder.with_name("fails").touch()
    run(BackgroundBuild(TEXTS), builder, monkeypatch)
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == TEXTS("cli-engines-not-built", reason="No space is left.")


def test_where_all_are_there_nothing_is_built(
    builder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engines, "missing", list)
    run(BackgroundBuild(TEXTS), builder, monkeypatch)
    assert not builder.with_name("asked").exists()
    assert capsys.readouterr().out == ""


def test_outside_of_a_clone_nothing_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(BUILDER, raising=False)
    begun: list[str] = []
    monkeypatch.setattr(BackgroundBuild, "_run", lambda self: begun.append("here"))
    monkeypatch.setattr(threading.Thread, "start", threading.Thread.run)  # at once, if at all
    with background_build(TEXTS) as build:
        build.start()
    assert begun == []


def test_a_build_ends_with_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "play"
    script.write_text("import time; time.sleep(600)", "utf-8")
    monkeypatch.setenv(BUILDER, str(script))
    with background_build(TEXTS) as build:
        build.start()
        while build._process is None:
            time.sleep(0.01)
    assert build._process.wait(60) != 0

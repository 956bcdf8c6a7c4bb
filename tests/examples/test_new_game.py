"""`teahouse new-game` writes a package that is a game at once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.examples.packages import install, run

from teahouse.cli import main


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("skeleton")


@pytest.fixture(scope="module")
def site(place: Path) -> Path:
    assert main(["new-game", "rolling_leaves", str(place / "project"), "--lang", "en"]) == 0
    return install(place / "project", place)


def test_the_skeleton_keeps_the_contract(site: Path, place: Path) -> None:
    command = ("check", "rolling_leaves", "--interpreted", "--json")
    assert json.loads(run(site, place, "-m", "teahouse", *command))["findings"] == []


def test_its_rules_can_be_read(site: Path, place: Path) -> None:
    said = run(site, place, "-m", "teahouse", "rules", "rolling_leaves", "--lang", "en")
    assert "Taking cups" in said
    assert "as soon as the shelf is empty" in said


def test_its_tests_pass(site: Path, place: Path) -> None:
    said = run(site, place, "-m", "pytest", "-q", "-p", "no:cacheprovider", "project/tests")
    assert "2 passed" in said


def test_its_code_is_clean(site: Path, place: Path) -> None:
    run(site, place, "-m", "ruff", "check", "--isolated", "--line-length", "100", "project")
    run(site, place, "-m", "ruff", "format", "--check", "--isolated", "--line-length", "100", ".")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("Chess",), "begins with a letter"),
        (("../chess",), "begins with a letter"),
        (("darjeeling",), "already a game called darjeeling"),
        (("chess", "."), "already something in"),
    ],
)
def test_what_cannot_be_written_is_refused(
    arguments: tuple[str, ...],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.txt").write_text("kept", "utf-8")
    assert main(["new-game", *arguments, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]

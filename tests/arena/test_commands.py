"""`teahouse balance` and the files of `teahouse tournament`: what they write, how they fail."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import teahouse
from teahouse.cli import main
from teahouse.i18n import LANGUAGES

QUICK = ("--target", "12", "--round-limit", "20")
BALANCE = ("balance", "darjeeling", "--bots", "random", "-n", "3", "--players", "2,3", *QUICK)
MATCH = ("tournament", "darjeeling", "--bots", "novice,random", "-n", "4", *QUICK)

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """A command in a folder of its own: code, output, complaints."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TEAHOUSE_LANG", "en")

    def command(*args: object) -> tuple[int, str, str]:
        code = main([str(a) for a in args])
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


def published(name: str) -> Any:
    return json.loads((files("teahouse") / "schemas" / f"{name}.json").read_text("utf-8"))


def test_balance_writes_a_report_and_says_where(run: Run, tmp_path: Path) -> None:
    code, out, err = run(*BALANCE)
    assert (code, out, err) == (0, "", "Written: balance-darjeeling.html\n")
    html = (tmp_path / "balance-darjeeling.html").read_text("utf-8")
    assert "The balance of Darjeeling" in html
    assert "teahouse balance darjeeling --bots random -n 3 --players 2,3" in html


def test_balance_as_data(run: Run) -> None:
    code, out, _ = run(*BALANCE, "--json", "-o", "r.html")
    assert code == 0
    found = json.loads(out)
    jsonschema.validate(found, published("balance"), cls=jsonschema.Draft202012Validator)
    (one,) = found["sets"]
    assert (one["games"], list(one["players"])) == (6, ["2", "3"])
    assert sum(row["seats"] for row in one["players"]["2"]["seats"]) == 6
    assert json.loads(run(*BALANCE, "--json", "--jobs", "2")[1]) == found
    assert json.loads(run(*BALANCE, "--json", "--seed", "2")[1]) != found


def test_a_changed_number_is_played_beside_the_box(run: Run, tmp_path: Path) -> None:
    (tmp_path / "dear.toml").write_text("[costs]\nturn_back = 5\n")
    args = (*BALANCE, "--record", "games.jsonl", "--components", "dear.toml")
    assert run(*args, "--json")[0] == 0
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 6
    code, out, _ = run(*args, "--against", "box", "--lang", "fr", "--json")
    assert code == 0
    assert [each["name"] for each in json.loads(out)["sets"]] == ["dear.toml", "la boîte"]
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 12  # only the box was new
    html = (tmp_path / "balance-darjeeling.html").read_text("utf-8")
    assert "Ce qui a changé" in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_translated_and_has_examples(
    run: Run, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEAHOUSE_LANG", language)
    code, out, _ = run("balance", "--help")
    assert code == 0
    assert f"teahouse balance {teahouse.games()[0]} -n 200" in out
    assert "cli-" not in out
    assert "arena-" not in out


@pytest.mark.parametrize(
    "args",
    [
        ("--bots", "grandmaster"),
        ("-n", "0"),
        ("--jobs", "0"),
        ("--players", "9"),
        ("--players", "two"),
        ("--players", "2,,3"),
        ("--engine", "cloud"),
        ("--address", "10.0.0.1:6379"),
        ("--against", "nowhere.toml"),
        ("--map", "atlantis"),
    ],
)
def test_balance_that_cannot_be_is_refused_in_one_sentence(run: Run, args: tuple[str, ...]) -> None:
    code, out, err = run("balance", "darjeeling", *args)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert len(err) > 10


def test_a_folder_that_is_not_there_is_noticed_before_the_games(run: Run) -> None:
    code, out, err = run("balance", "darjeeling", "-n", "100000", "-o", "nowhere/r.html")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "nowhere" in err


def test_a_tournament_in_files(run: Run, tmp_path: Path) -> None:
    names = ("t.html", "t.json", "t.csv")
    saves = [word for name in names for word in ("--save", name)]
    code, out, err = run(*MATCH, *saves, "--json")
    assert (code, err.count("Written: ")) == (0, 3)
    found = json.loads(out)
    jsonschema.validate(found, published("tournament"), cls=jsonschema.Draft202012Validator)
    assert json.loads((tmp_path / "t.json").read_text("utf-8")) == found
    assert [r["bot"] for r in found["ratings"]]
    with (tmp_path / "t.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["number"] for row in rows] == ["0", "1", "2", "3"]
    assert sum(float(row["share"]) for row in rows) == found["pairs"][0]["wins"]
    assert "Tournament of Darjeeling" in (tmp_path / "t.html").read_text("utf-8")


def test_a_tournament_in_parquet(run: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    assert run(*MATCH, "--save", "t.parquet")[0] == 0
    rows = parquet.read_table(tmp_path / "t.parquet").to_pylist()
    assert [row["number"] for row in rows] == [0, 1, 2, 3]


def test_ratings_stand_below_the_pairs(run: Run) -> None:
    code, out, _ = run(*MATCH, "--players", "3", "--lang", "it")
    assert code == 0
    assert "Elo" in out
    assert "da 1" in out.replace(".", "")


def test_a_bot_from_outside_plays_a_tournament(run: Run, tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    said = json.loads(line)\n"
        "    if said['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'hello', 'protocol': 1, 'name': 'x'}), flush=True)\n"
        "    if said['type'] == 'choose':\n"
        "        first = said['legal'][0]['id']\n"
        "        print(json.dumps({'type': 'choice', 'action': first}), flush=True)\n"
    )
    spec = f"external:command={sys.executable} {program}"
    code, out, _ = run(
        "tournament", "darjeeling", "--bots", f"random,{spec}", "-n", 2, *QUICK, "--json"
    )
    assert code == 0
    assert json.loads(out)["pairs"][0]["b"] == spec


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--save", "t.txt"), ".html, .json, .csv, .parquet"),
        (("--engine", "cloud"), "local, ray"),
        (("--address", "x:1"), "engine ray"),
    ],
)
def test_files_and_engines_that_are_none(run: Run, args: tuple[str, ...], said: str) -> None:
    code, out, err = run(*MATCH, *args)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert said in err


def test_without_pyarrow_nothing_is_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    code, out, err = run(*MATCH, "--save", "t.parquet")
    assert (code, out) == (2, "")
    assert 'pip install "teahouse[arena]"' in err


def test_without_ray_it_says_what_to_do(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, out, err = run(*MATCH, "--engine", "ray")
    assert (code, out) == (2, "")
    assert 'pip install "teahouse[ray]"' in err

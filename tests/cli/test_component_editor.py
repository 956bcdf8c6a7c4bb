"""`teahouse components GAME --edit`: a box compared in the terminal."""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path

import pytest
from tests.cli.conftest import Run

import teahouse
from teahouse.core import component_edits
from teahouse.i18n import LANGUAGES, Texts

COMPONENTS = {
    name: component_edits.by_certainty(teahouse.game(name).components) for name in teahouse.games()
}
PATHS = {name: [f.path for each in found for f in each.facts] for name, found in COMPONENTS.items()}


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def typed(game: str, answers: dict[str, str], last: str = "my box") -> str:
    """Keys for the values that are answered, Enter for the others, then the note."""
    return "\n".join([*(answers.get(path, "") for path in PATHS[game]), last]) + "\n"


def in_one_line(text: str) -> str:
    return " ".join(text.split())


def test_what_is_typed_becomes_a_file_and_a_diff(run: Run, here: Path) -> None:
    answers = {
        "strips.3.multipliers": "4 2 2 1 1",
        "maps.sri_lanka.players": "=",
        "costs.turn_back": "3",
    }
    said = run("components", "darjeeling", "--edit", typed=typed("darjeeling", answers))
    assert (said.code, said.err) == (0, "")
    assert "darjeeling-box.toml, values compared: 3, changed: 2." in said.out
    mine = teahouse.game("darjeeling", components=here / "darjeeling-box.toml")
    facts = {fact.path: (fact.value, fact.src, fact.note) for fact in mine.components.facts()}
    assert facts["strips.3.multipliers"] == ([4, 2, 2, 1, 1], "owner", "my box")
    assert facts["costs.turn_back"] == (3, "owner", "my box")
    assert facts["maps.sri_lanka.players"] == ([2, 3], "owner", "my box")
    assert facts["costs.pass_city"][1] == "rulebook"
    source = teahouse.game("darjeeling").components.file
    assert source is not None
    copy = here / "src/teahouse/games/darjeeling/components.toml"
    copy.parent.mkdir(parents=True)
    copy.write_bytes(source.read_bytes())
    subprocess.run(["git", "apply", "darjeeling-box.diff"], cwd=here, check=True)
    assert tomllib.loads(copy.read_text("utf-8"))["strips"]["3"]["src"] == "owner"


def test_the_least_sure_values_come_first(run: Run) -> None:
    said = run("components", "ceylon", "--edit", typed="q\n")
    assert Texts("en")("ceylon-component-spaces-markers-on-space") in said.out
    assert "1/61" in said.out
    assert Texts("en")("cli-edit-nothing") in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_value_is_asked_for_again(run: Run, here: Path, language: str) -> None:
    answers = {"costs.turn_back": "99\ntwo\n3"}
    said = run(
        "components", "darjeeling", "--edit", "--lang", language,
        typed=typed("darjeeling", answers),
    )  # fmt: skip
    texts = Texts(language)
    name = texts("darjeeling-component-costs-turn-back")
    words = texts("server-why-component-range", path=name, low=0, high=20)
    out = in_one_line(said.out)
    assert in_one_line(words[1:]) in out
    kind = texts("server-why-component-kind", path=name, kind="number")
    assert in_one_line(kind[1:]).removesuffix(".") in out
    found = tomllib.loads((here / "darjeeling-box.toml").read_text("utf-8"))
    assert found["costs"]["turn_back"] == 3


def test_totals_may_be_wrong_on_the_way_but_not_in_the_end(run: Run, here: Path) -> None:
    first = {"cards.plant_harvest": "4"}
    said = run("components", "ceylon", "--edit", typed=typed("ceylon", first))
    assert said.code == 1
    assert "add up to 45" in said.out
    assert not (here / "ceylon-box.diff").exists()
    second = "q\n"
    assert run("components", "ceylon", "--edit", typed=second).code == 1  # it is still there
    file = here / "ceylon-box.toml"
    file.write_text(file.read_text("utf-8") + "plant_trade = 6\n")
    again = run("components", "ceylon", "--edit", "--components", file, typed="q\nmine\n")
    assert again.code == 0
    assert (here / "ceylon-box.diff").exists()
    played = teahouse.game("ceylon", components=file)
    assert played.components.value("cards.plant_trade") == 6


def test_a_reason_about_a_whole_group_names_it(run: Run) -> None:
    said = run(
        "components", "ceylon", "--edit", typed=typed("ceylon", {"starting_tiles.move": "7"})
    )
    assert said.code == 1
    assert "Starting tiles: the numbers from 1 to 7, each once (rule C57)." in said.out


def test_one_can_go_back_reset_and_ask(run: Run, here: Path) -> None:
    keys = ["?", "1 1 1 2 3", "<", "x", "", "q"]
    said = run("components", "ceylon", "--edit", "-o", "mine.toml", typed="\n".join(keys) + "\n")
    assert said.code == 0
    assert Texts("en")("box-ceylon-help-spaces-markers-on-space") in in_one_line(said.out)
    assert Texts("en")("cli-edit-changed") in said.out
    assert Texts("en")("cli-edit-nothing") in said.out
    assert tomllib.loads((here / "mine.toml").read_text("utf-8")) == {}


def test_a_text_of_several_lines_ends_with_an_empty_one(run: Run, here: Path) -> None:
    grid = ["TTT", "TCT", "TTT", "TTT", "TTT", ""]
    answers = {"maps.sri_lanka.grid": "\n".join(grid)}
    assert run("components", "darjeeling", "--edit", typed=typed("darjeeling", answers)).code == 0
    mine = teahouse.game("darjeeling", components=here / "darjeeling-box.toml")
    assert mine.components.value("maps.sri_lanka.grid") == "TTT\nTCT\nTTT\nTTT\nTTT\n"


def test_what_a_box_confirms_is_shown_as_read_from_it(run: Run, here: Path) -> None:
    (here / "mine.toml").write_text('[costs]\nsrc = "owner"\nturn_back = 2\n')
    found = run("components", "darjeeling", "--components", "mine.toml", "--json")
    facts = {fact["path"]: fact["src"] for fact in found.json("components")["components"]}
    assert facts["costs.turn_back"] == "owner"
    assert facts["costs.pass_tile"] == "rulebook"
    for language in LANGUAGES:
        said = run("components", "darjeeling", "--components", "mine.toml", "--lang", language)
        assert Texts(language)("common-src-owner").split()[0] in said.out


# The host's default


def test_a_file_becomes_the_default_of_the_server(run: Run, here: Path) -> None:
    (here / "mine.toml").write_text('[costs]\nsrc = "owner"\nturn_back = 3\n')
    made = run("components", "darjeeling", "--components", "mine.toml", "--make-default")
    assert made.code == 0
    kept = here / "data" / "components" / "darjeeling.toml"
    assert kept.read_bytes() == (here / "mine.toml").read_bytes()
    assert run("components", "darjeeling", "--no-default").code == 0
    assert not kept.exists()
    assert run("components", "darjeeling", "--no-default").code == 0


def test_only_values_that_fit_become_the_default(run: Run, here: Path) -> None:
    (here / "mine.toml").write_text("[costs]\nturn_back = 99\n")
    said = run(
        "components", "darjeeling", "--components", "mine.toml", "--make-default", "--lang", "it"
    )
    words = Texts("it")("server-why-component-range", path="costs.turn_back", low=0, high=20)
    assert (said.code, said.err) == (2, f"{words}\n")
    assert not (here / "data" / "components").exists()
    missing = run("components", "darjeeling", "--make-default")
    assert (missing.code, missing.err) == (2, f"{Texts('en')('cli-error-default-file')}\n")


def test_a_server_with_a_bad_default_says_so_and_does_not_start(run: Run, here: Path) -> None:
    folder = here / "data" / "components"
    folder.mkdir(parents=True)
    (folder / "ceylon.toml").write_text("[start]\nrupees = -1\n")
    said = run("serve", "--no-open", "--port", "0", "--lang", "fr")
    words = Texts("fr")("server-why-component-range", path="start.rupees", low=0, high=100)
    assert (said.code, said.err) == (2, f"{words}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_chosen_in_ones_own_language(run: Run, here: Path, language: str) -> None:
    answers = {
        "area.siliguri-1.cost": "w\n9\n2 4\n1 3\n",  # 9 is none of them
        "contract.01.effect": "w\n3\n2\n\n2",  # from the bag, in B, the number stays, stone
        "contract.01.back": "w\n3",
        "railway.sections": "w\n" + "\n" * 4 + "2" + "\n" * 10,
    }
    said = run(
        "components", "alubari", "--edit", "--lang", language, typed=typed("alubari", answers)
    )
    assert (said.code, said.err) == (0, "")
    texts = Texts(language)
    assert texts("cli-edit-no-such", high="5") in said.out
    assert texts("alubari-good-steel") in said.out
    mine = teahouse.game("alubari", components=here / "alubari-box.toml").components
    assert mine.value("area.siliguri-1.cost") == "2 steel, 1 rubble"
    assert mine.value("contract.01.effect") == "B bag 2 stone"
    assert mine.value("contract.01.back") == "fog"
    assert mine.value("railway.sections")[4] == "simple tindharia-river"

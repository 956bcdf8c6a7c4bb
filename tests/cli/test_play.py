"""Playing in the terminal, typed through a pipe. Bots are random where none are named."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import teahouse
from teahouse.core import registry
from teahouse.core.game import Position
from teahouse.core.journal import Journal

from .conftest import Run

ALWAYS_FIRST = "1\n" * 400
SHORT = ("--seed", "5", "--round-limit", "6")


def kept(folder: Path) -> list[Journal]:
    files = sorted((folder / "data" / "games").glob("*.json"), key=lambda f: f.stat().st_mtime_ns)
    return [Journal.read(file.read_bytes()) for file in files]


@pytest.mark.parametrize(
    ("language", "winner", "question"),
    [
        ("en", "wins with", "Choose the starting tile"),
        ("fr", "gagne avec", "Choisissez le jeton de départ"),
        ("it", "vince con", "Scegli la tessera di partenza"),
    ],
)
def test_a_whole_game_in_each_language(
    language: str, winner: str, question: str, tmp_path: Path
) -> None:
    """In a process of its own, as people start it; in English against the bots they get."""
    bots = [] if language == "en" else ["--bots", "novice"]
    answer = subprocess.run(
        [sys.executable, "-m", "teahouse", "play", "--lang", language, *SHORT, *bots],
        input=ALWAYS_FIRST,
        env={**os.environ, "TEAHOUSE_DATA": str(tmp_path / "data"), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (answer.returncode, answer.stderr) == (0, "")
    assert winner in answer.stdout
    assert question in answer.stdout
    assert "\033" not in answer.stdout
    assert max(map(len, answer.stdout.split("\n"))) <= 170  # only a path may be long
    (journal,) = kept(tmp_path)
    assert journal.outcome is not None
    assert registry.verify(journal) == []


def test_the_end_of_the_input_keeps_the_game_and_resume_goes_on(run: Run, tmp_path: Path) -> None:
    first = run("play", *SHORT, typed="1\n1\n1\n")
    assert first.code == 0
    assert "To go on: teahouse play --resume" in first.out
    (before,) = kept(tmp_path)
    assert before.outcome is None
    second = run("play", "--resume", typed=ALWAYS_FIRST)
    assert second.code == 0
    (after,) = kept(tmp_path)
    assert after.outcome is not None
    assert after.actions[: len(before.actions)] == before.actions


def test_bots_choose_the_same_whether_or_not_the_game_was_left(run: Run, tmp_path: Path) -> None:
    run("play", *SHORT, typed="1\n1\n1\n")
    run("play", "--resume", typed=ALWAYS_FIRST)
    run("play", *SHORT, typed=ALWAYS_FIRST)
    left, whole = kept(tmp_path)
    assert left.actions == whole.actions


def test_resume_without_a_game_says_so(run: Run) -> None:
    said = run("play", "--resume")
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert "no unfinished game" in said.err


def test_a_resumed_game_takes_no_options(run: Run) -> None:
    run("play", *SHORT, typed="1\n")
    said = run("play", "--resume", "--map", "china")
    assert (said.code, said.out) == (2, "")


def test_undo_takes_back_the_last_choice(run: Run) -> None:
    said = run("play", *SHORT, typed="d1\nu\n")
    assert "Taken back: d1" in said.out
    assert said.out.count("Indigo: Choose the starting tile") == 2


def test_undo_stops_where_somebody_else_has_played(run: Run) -> None:
    said = run("play", *SHORT, typed="1\n1\nu\n")
    assert "Nothing can be taken back" in said.out


def test_undo_after_a_card_says_that_it_was_shown(run: Run, tmp_path: Path) -> None:
    file = stopped_at(tmp_path, "ceylon", lambda position: "/" in str(position.legal()[0]))
    said = run("play", "--load", file, typed="1\nu\n")
    assert "because something hidden was shown (Indigo played a card: " in said.out


def test_undo_leaves_nothing_behind(run: Run, tmp_path: Path) -> None:
    run("play", *SHORT, typed="d1\nu\nd1\n1\n")
    run("play", *SHORT, typed="d1\n1\n")
    one, other = kept(tmp_path)
    assert one == other


def test_why_tells_the_reason_with_its_rule(run: Run) -> None:
    said = run("play", *SHORT, typed="1\n1\nwhy h4\nwhy e1\nwhy\n")
    assert "h4 does not lie in a straight line" in said.out
    assert "(rule D15, Moving straight ahead)" in said.out
    assert "“e1” is allowed now" in said.out
    assert "Which move?" in said.out


def test_why_takes_the_number_of_a_choice(run: Run) -> None:
    said = run("play", *SHORT, typed="1\n1\nwhy 1\nwhy 99\n")
    assert "“e1” is allowed now" in said.out
    assert "Choose a number from 1 to" in said.out


def test_something_else_being_asked_names_no_rule(run: Run) -> None:
    said = run("play", *SHORT, typed="keep\n")
    assert "First this is asked: Choose the starting tile\n" in said.out


def test_what_is_not_asked_yet_says_what_to_choose_first(run: Run, tmp_path: Path) -> None:
    file = stopped_at(tmp_path, "ceylon", lambda position: "move" in map(str, position.legal()))
    position = teahouse.replay(file.read_text())
    position.apply("move")
    there = str(position.legal()[0]).removeprefix("move ")
    said = run("play", "--load", file, typed=f"{there}\nmove {there}\nwhy {there}\n")
    assert said.out.count("First choose “move") == 3


def test_the_help_names_a_rule_of_this_game(run: Run) -> None:
    assert "rules C01 for one of them" in run("play", *CEYLON, typed="help\n").out


CEYLON = ("ceylon", "--players", "2", "--seed", "5")


def test_a_hex_alone_answers_where(run: Run) -> None:
    said = run("play", *CEYLON, typed="why e4\ne4\nmove\nD3\n")
    assert "“found e4” is allowed now" in said.out
    assert "Indigo placed the first plantation on e4" in said.out
    assert "Indigo moved the pawn from e4 to d3" in said.out


def test_a_hex_alone_that_is_refused_says_why(run: Run) -> None:
    said = run("play", *CEYLON, typed="b4\n")
    assert "(rule C" in said.out
    assert "neither a move" not in said.out


def test_an_answer_that_can_mean_several_moves_is_not_guessed(run: Run, tmp_path: Path) -> None:
    file = stopped_at(
        tmp_path, "ceylon", lambda position: "use token" in map(str, position.legal())
    )
    said = run("play", "--load", file, typed="token\n")
    assert "“token” can mean several moves: use token, keep token." in said.out


def test_what_a_contract_does_stands_below_it(run: Run, tmp_path: Path) -> None:
    file = stopped_at(tmp_path, "alubari", post_office)
    lines = run("play", "--load", file, typed="").out.splitlines()
    asked = next(n for n, line in enumerate(lines) if "Take a contract" in line)
    choice, note = lines[asked + 1 : asked + 3]
    assert choice.startswith("  1) Take “")
    assert note.startswith("     ")
    assert note.strip()


def post_office(position: Position) -> bool:
    return position.decision is not None and position.decision.name.lower() == "post"


def stopped_at(folder: Path, name: str, place: Callable[[Position], bool]) -> Path:
    """A game played at random until seat 0 stands before a place, in a file."""
    position, rng = teahouse.game(name).new(2, seed=5), random.Random(5)
    while position.actor != 0 or not place(position):
        position.apply(rng.choice(position.legal_ids()))
    file = folder / "stopped.json"
    file.write_text(position.journal().text())
    return file


def test_a_refused_move_says_why_in_the_chosen_language(run: Run) -> None:
    said = run("play", *SHORT, "--lang", "fr", typed="1\n1\nh4\n")
    assert "h4 n’est pas en ligne droite avec votre prospecteur (règle D15, " in said.out


def test_what_is_not_understood_is_named(run: Run) -> None:
    said = run("play", *SHORT, typed="banana\n99\n0\n")
    assert "“banana” is neither a move nor a command" in said.out
    assert said.out.count("Choose a number from 1 to") == 2


def test_help_rules_log_and_board(run: Run) -> None:
    said = run("play", *SHORT, typed="?\nrules D24\nrules\nrules D99\nlog\nb\n")
    assert "take back the last choice" in said.out
    assert "D24  Which tiles close" in said.out
    assert "D38  Round limit" in said.out
    assert "There is no rule “D99”" in said.out
    assert said.out.count("Madder goes first") == 2
    assert said.out.count("Harbour") == 2


def test_commands_have_words_in_each_language(run: Run) -> None:
    said = run("play", *SHORT, "--lang", "it", typed="registro\nregole D24\nperché z9\n")
    assert said.out.count("Robbia inizia") == 2
    assert "D24  " in said.out


def test_standings_say_who_is_ahead(run: Run) -> None:
    said = run("play", "ceylon", "--seed", "6", typed="standings\n").out
    after = said.split("If the game ended now")[1]
    assert "Leftover markers" in after
    assert "Technology" in after
    assert "One more company" in after


def test_standings_do_not_tell_what_a_screen_hides(run: Run) -> None:
    said = run(
        "play", *SHORT, "--players", "2", "--memory", "closed", "--first", "0", "--lang", "it",
        typed="1\n1\n1\nclassifica\n",
    ).out  # fmt: skip
    (row,) = [line for line in said.split("\n") if line.strip().startswith("Mezze casse")]
    assert row.count("?") == 1
    assert "Un punto interrogativo ti è nascosto" in said


def test_save_writes_a_journal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    said = run("play", *SHORT, typed=f"1\nsave {file}\n")
    assert str(file) in said.out.replace("\n", "")
    assert registry.verify(Journal.read(file.read_bytes())) == []
    loaded = run("play", "--load", file, typed="")
    assert "Choose the direction" in loaded.out


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("TEAHOUSE_DATA", str(tmp_path / "file"))
    said = run("play", *SHORT, typed=ALWAYS_FIRST)
    assert said.code == 0
    assert "wins with" in said.out


def test_quit_asks_and_may_throw_the_game_away(run: Run, tmp_path: Path) -> None:
    assert run("play", *SHORT, typed="1\nq\nn\n").code == 0
    assert kept(tmp_path) == []
    said = run("play", *SHORT, typed="1\nq\n\n")
    assert said.code == 0
    assert "To go on" in said.out
    assert len(kept(tmp_path)) == 1


def test_throwing_away_a_resumed_game_leaves_it_as_it_was(run: Run, tmp_path: Path) -> None:
    run("play", *SHORT, typed="1\n")
    (before,) = kept(tmp_path)
    run("play", "--resume", typed="1\n1\nq\nn\n")
    assert kept(tmp_path) == [before]


def test_games_begun_in_the_same_second_do_not_share_a_file(run: Run, tmp_path: Path) -> None:
    for _ in range(3):
        run("play", *SHORT, typed="1\n")
    assert len(kept(tmp_path)) == 3


def test_bots_alone(run: Run) -> None:
    said = run("play", "--humans", "none", *SHORT)
    assert said.code == 0
    assert "wins with" in said.out


def test_a_district_out_of_play_has_no_row_in_the_score(run: Run) -> None:
    said = run("play", "ceylon", "--players", "2", "--seed", "6", "--humans", "none").out
    districts = {"Dimbula", "Ruhuna", "Kandy", "Uva"}
    out = {name for name in districts if f"{name} is left out" in said}
    assert len(out) == 1
    assert {name for name in districts if f"Majority in {name}" in said} == districts - out


def test_closed_screens_hide_the_tiles_of_the_other_person(run: Run) -> None:
    said = run(
        "play", *SHORT, "--players", "2", "--humans", "0,1", "--memory", "closed", "--first", "0",
        typed="1\n1\n\n2\n1\n\n",
    )  # fmt: skip
    curtain = "Pass the screen to"
    indigo, saffron, again = said.out.split(curtain)[:3]
    assert "Indigo took black tea ½ from" in indigo
    assert saffron.startswith(" Saffron")
    assert "Indigo took black tea" not in saffron
    assert "Indigo took the tile from" in saffron
    assert "1 tile" in saffron
    assert "Saffron took the tile from" in again
    assert "Saffron took green" not in again


def test_open_screens_need_no_curtain(run: Run) -> None:
    said = run("play", *SHORT, "--players", "2", "--humans", "0,1", typed="1\n1\n1\n1\n")
    assert "Pass the screen" not in said.out


def test_game_options_are_taken_by_name(run: Run, tmp_path: Path) -> None:
    run("play", "darjeeling", "--players", "4", "--map=china", "--two-half", "opposite", typed="")
    (journal,) = kept(tmp_path)
    assert journal.options["map"] == "china"
    assert journal.options["two_half"] == "opposite"
    assert journal.options["players"] == 4


@pytest.mark.parametrize(
    "args",
    [
        ("--players", "9"),
        ("--players", "many"),
        ("--map", "atlantis"),
        ("--option", "map"),
        ("--option", "tea=strong"),
        ("--unknown", "3"),
        ("--map",),
        ("--humans", "0,7"),
        ("--humans", "me"),
        ("--bots", "clever"),
        ("--seed", "-1"),
        ("--lang", "de"),
        ("--backend", "fortran"),
        ("--components", "no-such-file.toml"),
        ("chess",),
        ("--load", "no-such-file.json"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_bad_usage_is_one_sentence(run: Run, args: tuple[str, ...], language: str) -> None:
    said = run("play", *(("--lang", language) if "--lang" not in args else ()), *args)
    assert said.code == (1 if "--load" in args else 2)
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.endswith(".\n")
    assert "Traceback" not in said.err


def test_other_components_are_recorded(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[costs]\nturn_back = 3\n")
    run("play", "--components", file, typed="")
    (journal,) = kept(tmp_path)
    assert journal.components == {"costs": {"turn_back": 3}}
    assert teahouse.replay(journal).game.components.value("costs.turn_back") == 3

"""Bots and hints in the terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Future
from pathlib import Path

import pytest

import teahouse
from teahouse.bots import LEVELS, Choice, Thought
from teahouse.bots.deciding import Request
from teahouse.bots.heuristics import term_names
from teahouse.bots.hints import ADVISER
from teahouse.cli import opponents
from teahouse.cli.hints import deciding
from teahouse.cli.opponents import Opponents, seated
from teahouse.core.messages import dashed
from teahouse.i18n import LANGUAGES, Texts

from .conftest import Run, answer_of
from .test_play import ALWAYS_FIRST, SHORT, kept

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
TWO = ("--players", "2", "--first", "0")


@pytest.mark.parametrize("level", [*LEVELS, "greedy", "mcts:sims=20,seed=4"])
def test_every_level_plays_a_game(run: Run, tmp_path: Path, level: str) -> None:
    said = run("play", *SHORT, *TWO, "--bots", level, typed=ALWAYS_FIRST)
    assert said.code == 0
    texts = teahouse.i18n.Texts("en")
    shown = texts(f"common-level-{level}") if level in LEVELS else level
    assert f"Bots: Saffron ({shown})" in said.out
    (journal,) = kept(tmp_path)
    assert journal.outcome is not None


def test_each_bot_seat_may_have_its_own(run: Run) -> None:
    said = run(
        "play", *SHORT, "--players", "3", "--lang", "it", "--bots", "novice,mcts:sims=9,seed=2"
    )
    assert "Bot: Zafferano (prima partita), Robbia (mcts:sims=9,seed=2)" in said.out
    assert "--resume --bots novice,mcts:sims=9,seed=2" in said.out


def test_a_kept_game_keeps_its_levels(run: Run, tmp_path: Path) -> None:
    left = run("play", *SHORT, *TWO, "--bots", "novice", typed="1\nq\ny\n")
    assert "To go on: teahouse play --resume\n" in left.out  # they are kept beside the game
    assert "Bots: Saffron (first game)" in run("play", "--resume", typed="q\ny\n").out
    (levels,) = tmp_path.rglob("*.bots")
    levels.write_text("python:nowhere:bot", encoding="utf-8")  # a file may name no program
    assert "first game" not in run("play", "--resume", typed="q\ny\n").out


def test_how_to_go_on_is_said_in_the_words_of_the_start(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEAHOUSE_COMMAND", "./play")
    assert "To go on: ./play play --resume" in run("play", *SHORT, *TWO, typed="q\ny\n").out


def test_a_game_without_numbered_rules_has_help(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teahouse.cli.session.load_ledger", lambda definition: {})
    monkeypatch.setattr("teahouse.core.ledger.load_ledger", lambda definition: {})
    said = run("play", *SHORT, *TWO, typed="?\nrules\nq\ny\n").out
    assert "take back the last choice" in said
    assert "This game has no numbered rules." in said


def test_one_bot_too_few_is_refused(run: Run) -> None:
    said = run("play", "--players", "4", "--bots", "novice,easy")
    assert (said.code, said.out) == (2, "")
    assert said.err == ("2 bots are named for 3 bot seats: name one for all, or one for each.\n")


@pytest.mark.parametrize("spec", ["mcts:sims=0", "hard:sims=3", "external:", "hard,,easy"])
def test_bad_specs_are_refused_with_the_reason(run: Run, spec: str) -> None:
    said = run("play", "--players", "4", "--bots", spec)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("clock", ["0", "-1", "soon", "nan"])
def test_a_clock_must_be_some_time(run: Run, clock: str) -> None:
    said = run("play", "--clock", clock)
    assert (said.code, said.out) == (2, "")


def test_bots_choose_the_same_whether_or_not_the_game_was_left(run: Run, tmp_path: Path) -> None:
    easy = ("--bots", "easy", "--clock", "600")  # a busy machine cuts no search short
    run("play", *SHORT, *easy, typed="1\n1\n1\n")
    run("play", "--resume", *easy, typed=ALWAYS_FIRST)
    run("play", *SHORT, *easy, typed=ALWAYS_FIRST)
    left, whole = kept(tmp_path)
    assert left.actions == whole.actions


def test_a_program_plays_and_is_replaced_when_it_fails(run: Run, tmp_path: Path) -> None:
    command = f"external:command={sys.executable} {EXAMPLE}"
    said = run("play", *SHORT, *TWO, "--bots", command, typed=ALWAYS_FIRST)
    assert "plays on" not in said.out
    broken = run("play", *SHORT, *TWO, "--bots", "external:command=no-such-program", typed="1\n1\n")
    assert broken.out.count("easy plays on") == 1
    assert "Saffron: the program of external cannot be started" in broken.out


def test_medium_is_the_default_only_where_it_can_be_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    for found, level in (("numba", "medium"), (None, "easy")):
        monkeypatch.setattr(opponents, "find_spec", lambda name, found=found: found)
        assert seated(None, [1, 2]) == {1: level, 2: level}


# Hints


@pytest.mark.parametrize(
    ("language", "word", "title"),
    [
        ("en", "hint", "Hint: what a hard bot expects"),
        ("fr", "suggestion", "Suggestion\u202f: où un bot de niveau difficile vous voit"),
        ("it", "suggerimento", "Suggerimento: dove un bot di livello difficile ti vede"),
    ],
)
def test_hint_shows_candidates_with_points_wins_and_terms(
    run: Run, language: str, word: str, title: str
) -> None:
    said = run("play", *SHORT, *TWO, "--lang", language, typed=f"1\n1\n{word}\n")
    shown = said.out.split(title)[1]
    assert " % " in shown
    names = term_names(teahouse.game("darjeeling"))  # which are shown is left to the clock
    terms = [Texts(language)(f"darjeeling-term-{dashed(name)}") for name in names]
    assert any(all(part in shown for part in term.split()) for term in terms)
    assert f"{language}-term" not in shown


def test_hints_go_with_every_question(run: Run) -> None:
    said = run("play", *SHORT, *TWO, "--hints", typed="1\n1\n1\n")
    assert said.out.count("Hint: ") == 4
    assert "some turns on " in said.out
    assert "--resume --hints" in said.out


def test_the_best_hint_is_a_choice_of_the_list(run: Run) -> None:
    said = run("play", *SHORT, *TWO, "--hints", typed="")
    line = next(line for line in said.out.split("\n") if line.startswith("Hint: "))
    number, _, words = line.removeprefix("Hint: ").partition(") ")
    assert f"{number}) {words.split(' (')[0]}" in said.out.split(line)[0]


def test_columns_are_the_terms_that_differ_most() -> None:
    thoughts = [
        Thought("a", 9, 0.5, 40.0, {"score": 4, "ships": 9.0, "tiles": 3, "city": 0.0, "x": 1}),
        Thought("b", 5, 0.5, 40.0, {"score": 1, "ships": 9.05, "tiles": 8, "city": 0.6, "x": 1}),
    ]
    assert deciding(thoughts) == ["score", "tiles", "city"]
    assert deciding(thoughts, 1) == ["tiles"]
    assert deciding(thoughts[:1]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name(language: str) -> None:
    texts = teahouse.i18n.Texts(language)
    assert all(texts.has(f"common-level-{level}") for level in LEVELS)


def test_a_bot_is_asked_with_its_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Request] = []

    class Service:
        def warm(self, name: str, components: object) -> None: ...
        def close(self) -> None: ...
        def choose(self, request: Request) -> Future[Choice]:
            asked.append(request)
            return opponents.answered(Choice(0))

    monkeypatch.setattr("teahouse.bots.service.BotService", Service)
    game = teahouse.game("darjeeling")
    state = game.new(seed=4, players=2, memory="closed", first="1")
    bots = Opponents(game, {1: "hard"}, "4", 0.5)
    bots.choose(state)
    bots.hint(state)
    assert [r.level for r in asked] == ["hard", ADVISER]
    assert all(r.view == state.view(1) and r.seconds == 0.5 for r in asked)
    bots.close()


def test_nobody_is_left_behind_when_a_thinking_bot_is_interrupted(tmp_path: Path) -> None:
    bots = ("--bots", "mcts:time=3600", "--clock", "3600", "--players", "2", "--first", "1")
    child = subprocess.Popen(
        [sys.executable, "-m", "teahouse", "play", "--lang", "en", *bots],
        env={**os.environ, "TEAHOUSE_DATA": str(tmp_path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    assert child.stdout is not None
    while "? for help" not in child.stdout.readline():
        assert child.poll() is None
    time.sleep(2)  # the bot is thinking by now, or soon
    assert child.poll() is None
    os.killpg(child.pid, signal.SIGINT)
    out, err = answer_of(child)
    assert (child.returncode, err) == (0, "")
    assert "To go on: teahouse play --resume" in out

"""Shells complete commands and games."""

from __future__ import annotations

import os
import subprocess
import sys

import teahouse
from teahouse.cli import main
from teahouse.cli.serve import quietly
from teahouse.server.settings import Settings


def completed(*words: str) -> list[str]:
    asked = {
        "COMP_WORDS": " ".join(words),
        "COMP_CWORD": str(len(words) - 1),
        "_TEAHOUSE_COMPLETE": "complete_bash",
    }
    program = [sys.executable, "-c", "import sys; from teahouse.cli import main; sys.exit(main())"]
    said = subprocess.run(
        program, env={**os.environ, **asked}, capture_output=True, text=True, check=True
    )
    return said.stdout.split()


def test_a_shell_completes_games_and_is_told_how(capsys: object) -> None:
    game = teahouse.games()[-1]
    assert completed("teahouse", "rules", game[:3]) == [game]
    assert main(["completion", "zsh"]) == 0
    assert main(["completion", "tcsh"]) == 2


def test_a_player_sees_no_json() -> None:
    assert quietly(Settings()).log_format == "text"
    wanted = Settings(log_level="debug")
    assert quietly(wanted) == wanted

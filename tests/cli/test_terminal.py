"""What only a real terminal shows: colours, a curtain that leaves nothing behind, bots at work."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from teahouse.i18n import Texts

from .conftest import PATIENCE

pty = pytest.importorskip("pty", reason="needs a pseudo-terminal")

PROMPT = f"{Texts('en')('cli-prompt')} ".encode()


def on_terminal(tmp_path: Path, typed: list[str], *args: str, **env: str) -> str:
    """Run `teahouse play` on a pseudo-terminal, typing a line whenever it waits for one."""
    ours, theirs = pty.openpty()
    surroundings = {**os.environ, "TEAHOUSE_DATA": str(tmp_path), "TERM": "xterm-256color", **env}
    surroundings.pop("NO_COLOR", None)
    surroundings.update(env)
    command = [sys.executable, "-m", "teahouse", "play", "--lang", "en", "--seed", "5"]
    command += [*(() if "--bots" in args else ("--bots", "random")), *args]
    child = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=surroundings)
    os.close(theirs)
    seen = b""
    waiting = list(typed)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        ready, _, _ = select.select([ours], [], [], 1)
        if ready:
            try:
                seen += os.read(ours, 65536)
            except OSError:
                break
        prompts = seen.count(PROMPT)
        if waiting and prompts > len(typed) - len(waiting):
            os.write(ours, waiting.pop(0).encode() + b"\n")
        if child.poll() is not None and not ready:
            break
    child.wait(PATIENCE)
    os.close(ours)
    assert child.returncode == 0
    return seen.decode()


def test_colours_on_a_terminal(tmp_path: Path) -> None:
    seen = on_terminal(tmp_path, ["1", "q", ""])
    assert "\033[" in seen
    assert "[b1]" not in seen  # the tile between the brackets has its own colour
    assert "Taken back" not in seen


SLOW = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "slow"}
    elif message["type"] == "choose":
        time.sleep(0.6)
        answer = {"type": "choice", "action": message["legal"][0]["id"]}
    else:
        break
    print(json.dumps(answer), flush=True)
"""


def test_a_thinking_bot_is_named_until_it_has_chosen(tmp_path: Path) -> None:
    program = tmp_path / "slow.py"
    program.write_text(SLOW)
    bots = (
        "--players",
        "2",
        "--first",
        "1",
        "--clock",
        "60",
        "--bots",
        f"external:command={sys.executable} {program}",
    )
    seen = on_terminal(tmp_path, ["q", ""], *bots)
    assert "Saffron is thinking\033[0m\r\033[2K" in seen
    assert "Saffron (external)" in seen


def test_no_colour_when_not_wanted(tmp_path: Path) -> None:
    seen = on_terminal(tmp_path, ["q", ""], NO_COLOR="1")
    assert "48;2" not in seen
    assert "48;5" not in seen


def test_the_curtain_clears_the_screen_and_what_was_above(tmp_path: Path) -> None:
    players = ("--players", "2", "--humans", "0,1", "--memory", "closed", "--first", "0")
    seen = on_terminal(tmp_path, ["1", "1", "", "q", ""], *players)
    cleared = "\033[2J\033[3J\033[H"
    before, curtain, after = seen.split(cleared)[:3]
    assert "took" in before
    assert "Pass the screen to Saffron" in curtain
    assert "Indigo" in after
    assert "black tea ½ from" not in after

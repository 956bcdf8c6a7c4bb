"""Bots in any language: a program that reads and writes lines of JSON. See docs/bots.md.

    us    {"type": "hello", "protocol": 1, "game": "cups", "seed": 5}
    them  {"type": "hello", "protocol": 1, "name": "my bot"}
    us    {"type": "choose", "view": {...}, "legal": [{"id": 12, "action": "d4"}], "seconds": 1}
    them  {"type": "choice", "action": 12}
    us    {"type": "bye"}

If a program is late, exits, or answers with an illegal action, one warning is logged, the program
is stopped, and a level takes its place.
"""

from __future__ import annotations

import json
import logging
import queue
import shlex
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from teahouse.core.game import Game
from teahouse.core.views import View

from .bot import Bot, Choice, Clock, Worlds
from .simple import best_by_prior

PROTOCOL = 1
PATIENCE = 10.0  # seconds for an answer where the clock sets none
START_PATIENCE = 20.0
GRACE = 0.5  # seconds beyond the clock before a program counts as late
log = logging.getLogger("teahouse.bots")


class Failed(Exception):
    """The program broke the protocol; says how."""


class _Program:
    """A running program and the lines it writes."""

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            raise Failed(f"cannot be started: {error}") from None
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put(None)

    def say(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise Failed("has ended") from None

    def hear(self, kind: str, seconds: float) -> dict[str, Any]:
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise Failed(f"gave no answer within {seconds:g} seconds") from None
        if line is None:
            raise Failed("has ended")
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise Failed("wrote something that is not JSON") from None
        if not isinstance(message, dict) or message.get("type") != kind:
            raise Failed(f"wrote something else than a {kind}")
        return message

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


class ExternalBot:
    """Talks to a program; a level takes over if it fails."""

    def __init__(self, game: Game, seed: int, command: str, stand_in: str = "easy") -> None:
        self.name = "external"
        self._game = game
        self._seed = seed
        self._command = command
        self._stand_in_spec = stand_in
        self._stand_in: Bot | None = None
        self._program: _Program | None = None
        self.warning: str | None = None

    def _greet(self) -> _Program:
        program = _Program(self._command)
        self._program = program
        program.say(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": self._game.name,
                "version": self._game.version,
                "components": self._game.components.digest,
                "seed": self._seed,
            }
        )
        answer = program.hear("hello", START_PATIENCE)
        if answer.get("protocol") != PROTOCOL:
            raise Failed(f"does not speak protocol {PROTOCOL}")
        self.name = str(answer.get("name", "external"))[:40]
        return program

    def choose(self, view: View, legal: Sequence[int], worlds: Worlds, clock: Clock) -> Choice:
        if clock.has_run_out:
            return best_by_prior(self._game, worlds(self._seed), legal)
        if self._stand_in is None:
            try:
                return Choice(self._ask(view, legal, clock))
            except Failed as failed:
                self._give_up(str(failed))
        assert self._stand_in is not None
        return self._stand_in.choose(view, legal, worlds, clock)

    def _ask(self, view: View, legal: Sequence[int], clock: Clock) -> int:
        program = self._program or self._greet()
        seconds = PATIENCE if clock.seconds is None else clock.seconds
        listed = [{"id": a, "action": str(self._game.action(a))} for a in legal]
        program.say({"type": "choose", "view": view, "legal": listed, "seconds": seconds})
        chosen = program.hear("choice", seconds + GRACE).get("action")
        if type(chosen) is not int or chosen not in legal:
            raise Failed("chose an action that is not legal")
        return chosen

    def _give_up(self, how: str) -> None:
        from .registry import make

        self.warning = f"the program of {self.name} {how}; {self._stand_in_spec} plays on"
        log.warning("%s", self.warning)
        self.close()
        self._stand_in = make(self._stand_in_spec, self._game, self._seed)

    def close(self) -> None:
        """Say goodbye and stop the program."""
        program, self._program = self._program, None
        if program is not None:
            with suppress(Failed):
                program.say({"type": "bye"})
            program.stop()

    def __del__(self) -> None:
        self.close()

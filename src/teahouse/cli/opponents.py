"""The bots of a game at the terminal: who plays which seat, and asking them without freezing.

Bots that search run in a worker process, which compiles in the background and plays interpreted
until it is ready; the others answer at once, in this process. All of them get only a view.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.util import find_spec
from typing import TYPE_CHECKING

from teahouse.bots import Bot, Choice, Clock, ask, make, parse, split
from teahouse.bots.custom import PYTHON
from teahouse.bots.external import ExternalBot
from teahouse.bots.hints import ADVISER
from teahouse.bots.registry import NEEDS_ENGINES
from teahouse.core.game import Game, Position

from .arguments import CliError

if TYPE_CHECKING:
    from teahouse.bots.service import BotService

STAND_IN = "easy"  # plays when no worker answers


def default_level() -> str:
    """Medium searches, which is worth its time only where it is compiled."""
    from teahouse.core.registry import game, playable_games

    if find_spec("numba") or any(game(name).library for name in playable_games()):
        return "medium"
    return "easy"


def seated(text: str | None, seats: Sequence[int]) -> dict[int, str]:
    """`hard` for all bot seats, or `hard,novice` for one each; refused with the reason."""
    specs = split(text) if text is not None else [default_level()]
    for spec in specs:
        parse(spec)
    if len(specs) == 1:
        return dict.fromkeys(seats, specs[0])
    if len(specs) != len(seats):
        raise CliError("cli-error-bots", given=len(specs), seats=len(seats))
    return dict(zip(seats, specs, strict=True))


class Opponents:
    """Every bot of one game, by seat."""

    def __init__(
        self, game: Game, specs: Mapping[int, str], seed: str | None, seconds: float
    ) -> None:
        self.game = game
        self.specs = specs
        self._seed = seed
        self._clock = Clock(seconds)
        self._service: BotService | None = None
        self._programs: dict[int, ExternalBot] = {}
        self._python: dict[int, Bot] = {}
        self._beside = ThreadPoolExecutor(1)  # where external programs are waited for
        logging.getLogger("teahouse.bots").addHandler(logging.NullHandler())  # shown on screen
        if any(parse(spec)[0] in NEEDS_ENGINES for spec in specs.values()):
            self.warm_up()

    def warm_up(self) -> None:
        """Have the search ready when it is needed."""
        if self._service is None:
            from teahouse.bots.service import BotService

            self._service = BotService()
            self._service.warm(self.game.name, dict(self.game.components.changes))

    def close(self) -> None:
        if self._service is not None:
            self._service.close()
        for program in self._programs.values():
            program.close()
        self._beside.shutdown(wait=False, cancel_futures=True)

    def choose(self, position: Position) -> Future[Choice]:
        """The choice of the bot whose turn it is."""
        assert position.actor is not None
        spec = self.specs[position.actor]
        name, found = parse(spec)
        if name in NEEDS_ENGINES:
            return self._search(position, spec)
        if name == PYTHON:
            return self._beside.submit(ask, self._own(position.actor, spec), position, self._clock)
        if name == "external":
            program = self._program(position.actor, found["command"])
            return self._beside.submit(ask, program, position, self._clock)
        instant = make(spec, self.game, self._decision_seed(position), compiled=False)
        return answered(ask(instant, position, self._clock))

    def hint(self, position: Position) -> Future[Choice]:
        """What a strong bot would do in place of the actor."""
        return self._search(position, ADVISER)

    def stand_in(self, position: Position) -> Choice:
        return ask(
            make(STAND_IN, self.game, self._decision_seed(position), compiled=False), position
        )

    def warning(self, seat: int) -> str | None:
        """Why a program no longer plays a seat, reported once."""
        program = self._programs.get(seat)
        if program is None or program.warning is None:
            return None
        said, program.warning = program.warning, None
        return said

    def _decision_seed(self, position: Position) -> int:
        """A seed for one decision, the same whenever the game is resumed here."""
        return random.Random(f"{self._seed} {len(position.history())}").getrandbits(32)

    def _own(self, seat: int, spec: str) -> Bot:
        """A bot written in Python, the same for the whole game."""
        if seat not in self._python:
            seed = random.Random(f"{self._seed} seat {seat}").getrandbits(32)
            self._python[seat] = make(spec, self.game, seed)
        return self._python[seat]

    def _program(self, seat: int, command: str) -> ExternalBot:
        """The program of a seat, the same for the whole game."""
        if seat not in self._programs:
            seed = random.Random(f"{self._seed} seat {seat}").getrandbits(32)
            self._programs[seat] = ExternalBot(self.game, seed, command)
        return self._programs[seat]

    def _search(self, position: Position, spec: str) -> Future[Choice]:
        from teahouse.bots.deciding import Request

        self.warm_up()
        assert self._service is not None
        request = Request(
            game=self.game.name,
            view=position.view(position.actor),
            legal=tuple(position.legal_ids()),
            level=spec,
            seconds=self._clock.seconds or 1.0,
            seed=self._decision_seed(position),
            components=dict(self.game.components.changes),
        )
        return self._service.choose(request)


def answered(choice: Choice) -> Future[Choice]:
    future: Future[Choice] = Future()
    future.set_result(choice)
    return future

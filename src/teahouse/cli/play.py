"""`teahouse play`: a game at the terminal, against bots or with others."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .argument_groups import GameArguments
from .arguments import (
    Backend,
    CliError,
    Players,
    Seed,
)

if TYPE_CHECKING:
    from teahouse.core.game import Position

    from .screen import Screen

Name = Annotated[
    str | None, typer.Argument(metavar="GAME", help="cli-arg-play-game", show_default=False)
]
Humans = Annotated[
    str, typer.Option("--humans", metavar="SEATS", help="cli-arg-humans", show_default=False)
]
Bots = Annotated[
    str | None,
    typer.Option("--bots", metavar="LEVEL,…", help="cli-arg-bots", show_default=False),
]
Seconds = Annotated[
    float,
    typer.Option(
        "--clock", metavar="S", help="cli-arg-clock", min=0.01, max=3600, show_default=False
    ),
]
Hints = Annotated[bool, typer.Option("--hints", help="cli-arg-hints", show_default=False)]
Resume = Annotated[bool, typer.Option("--resume", help="cli-arg-resume", show_default=False)]
Load = Annotated[
    Path | None, typer.Option("--load", metavar="FILE", help="cli-arg-load", show_default=False)
]


def play(
    setting: GameArguments,
    game: Name = None,
    players: Players = None,
    humans: Humans = "0",
    bots: Bots = None,
    clock: Seconds = 1.0,
    hints: Hints = False,
    seed: Seed = None,
    resume: Resume = False,
    load: Load = None,
    backend: Backend = None,
) -> None:
    from teahouse.core.registry import default_game

    from . import saves
    from .opponents import Opponents, seated
    from .output import console
    from .screen import Screen
    from .session import PlaySession

    if resume or load is not None:
        given = (game, players, seed, setting.option, setting.components)
        if any(each is not None for each in given):
            raise CliError("cli-error-resume-options")
        file = load if load is not None else saves.latest()
        position = load_position(file)
        bots = bots or saves.kept_levels(file)
    else:
        position = setting.game(game or default_game()).new(
            seed=seed, backend=backend, **setting.options(players)
        )
        file = saves.new_file(position)
    seats = seats_of(humans, position.players)
    specs = seated(bots, [seat for seat in range(position.players) if seat not in seats])
    saves.keep_levels(file, bots)
    screen = Screen(console(), setting.texts, position.game)
    opponents = Opponents(position.game, specs, position.journal().seed, clock)
    if hints:
        opponents.warm_up()
    welcome(screen, position, seats, specs)
    PlaySession(position, seats, screen, file, opponents, hints, bots).run()


def welcome(screen: Screen, position: Position, seats: list[int], specs: Mapping[int, str]) -> None:
    """The game, who plays, and how to ask for help."""
    screen.say(f"{position.game.name}-title", "title")
    screen.say(f"{position.game.name}-tagline")
    people = [screen.name(seat) for seat in seats]
    bots = [f"{screen.name(seat)} ({level(screen, spec)})" for seat, spec in specs.items()]
    for key, names in (("cli-play-people", people), ("cli-play-bots", bots)):
        if names:
            screen.say(key, names=", ".join(names))
    screen.say("cli-play-hint", "dim")
    screen.gap()


def level(screen: Screen, spec: str) -> str:
    """A level in words; other bots as their specs, programs without their command."""
    name = spec.partition(":")[0]
    key = f"common-level-{spec}"
    return screen.texts(key) if screen.texts.has(key) else name if name == "external" else spec


def load_position(file: Path) -> Position:
    import teahouse

    from .saves import journals

    return teahouse.replay(journals(file)[0])


def seats_of(text: str, players: int) -> list[int]:
    """Parse `0,2` as seats; `none` for a game between bots."""
    if text.strip().lower() in ("", "none"):
        return []
    words = [word.strip() for word in text.split(",")]
    if not all(w.isascii() and w.isdigit() and len(w) < 4 and int(w) < players for w in words):
        raise CliError("cli-error-humans", given=text, last=players - 1)
    return sorted({int(word) for word in words})

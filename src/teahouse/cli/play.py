"""`teahouse play`: a game at the terminal, against bots or with others."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import (
    DEFAULT_GAME,
    Backend,
    CliError,
    ComponentsFile,
    Lang,
    Pairs,
    Players,
    Seed,
    chosen_game,
    chosen_options,
    texts_for,
)

if TYPE_CHECKING:
    from teahouse.core.game import State

    from .screen import Screen

BOTS = ("random",)

Name = Annotated[
    str | None, typer.Argument(metavar="GAME", help="cli-arg-play-game", show_default=False)
]
Humans = Annotated[
    str, typer.Option("--humans", metavar="SEATS", help="cli-arg-humans", show_default=False)
]
Bots = Annotated[
    str, typer.Option("--bots", metavar="LEVEL", help="cli-arg-bots", show_default=False)
]
Resume = Annotated[bool, typer.Option("--resume", help="cli-arg-resume", show_default=False)]
Load = Annotated[
    Path | None, typer.Option("--load", metavar="FILE", help="cli-arg-load", show_default=False)
]


def play(
    game: Name = None,
    players: Players = None,
    humans: Humans = "0",
    bots: Bots = BOTS[0],
    option: Pairs = None,
    seed: Seed = None,
    resume: Resume = False,
    load: Load = None,
    components: ComponentsFile = None,
    backend: Backend = None,
    lang: Lang = None,
) -> None:
    from . import saves
    from .output import console
    from .screen import Screen
    from .sitting import Sitting

    texts = texts_for(lang)
    if bots not in BOTS:
        raise CliError("cli-error-bots", given=bots, known=", ".join(BOTS))
    if resume or load is not None:
        if any(given is not None for given in (game, players, option, seed, components)):
            raise CliError("cli-error-resume-options")
        file = load if load is not None else saves.latest()
        state = resumed(file)
    else:
        options = chosen_options(players, option)
        state = chosen_game(game or DEFAULT_GAME, components).new(
            seed=seed, backend=backend, **options
        )
        file = saves.new_file(state)
    seats = seats_of(humans, state.players)
    screen = Screen(console(), texts, state.game)
    welcome(screen, state, seats)
    Sitting(state, seats, screen, file).run()


def welcome(screen: Screen, state: State, seats: list[int]) -> None:
    """The game, who plays, and how to ask for help."""
    screen.say(f"{state.game.name}-title", "title")
    screen.say(f"{state.game.name}-tagline")
    bots = [seat for seat in range(state.players) if seat not in seats]
    for key, those in (("cli-play-people", seats), ("cli-play-bots", bots)):
        if those:
            screen.say(key, names=", ".join(screen.name(seat) for seat in those))
    screen.say("cli-play-hint", "dim")
    screen.gap()


def resumed(file: Path) -> State:
    import teahouse

    from .saves import journals

    return teahouse.replay(journals(file)[0])


def seats_of(text: str, players: int) -> list[int]:
    """`0,2` as seats; `none` for a game of bots alone."""
    if text.strip().lower() in ("", "none"):
        return []
    words = [word.strip() for word in text.split(",")]
    if not all(w.isascii() and w.isdigit() and len(w) < 4 and int(w) < players for w in words):
        raise CliError("cli-error-humans", given=text, last=players - 1)
    return sorted({int(word) for word in words})

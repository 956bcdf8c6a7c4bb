"""`teahouse play`: a game at the terminal, against bots or with others."""

from __future__ import annotations

from collections.abc import Mapping
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
    game: Name = None,
    players: Players = None,
    humans: Humans = "0",
    bots: Bots = None,
    clock: Seconds = 1.0,
    hints: Hints = False,
    option: Pairs = None,
    seed: Seed = None,
    resume: Resume = False,
    load: Load = None,
    components: ComponentsFile = None,
    backend: Backend = None,
    lang: Lang = None,
) -> None:
    from . import saves
    from .opponents import Opponents, seated
    from .output import console
    from .screen import Screen
    from .sitting import Sitting

    texts = texts_for(lang)
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
    specs = seated(bots, [seat for seat in range(state.players) if seat not in seats])
    screen = Screen(console(), texts, state.game)
    opponents = Opponents(state.game, specs, state.journal().seed, clock)
    if hints:
        opponents.warm_up()
    welcome(screen, state, seats, specs)
    Sitting(state, seats, screen, file, opponents, hints, bots).run()


def welcome(screen: Screen, state: State, seats: list[int], specs: Mapping[int, str]) -> None:
    """The game, who plays, and how to ask for help."""
    screen.say(f"{state.game.name}-title", "title")
    screen.say(f"{state.game.name}-tagline")
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

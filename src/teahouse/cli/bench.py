"""`teahouse bench`: how fast a game, or its search, runs here, beside what it should reach."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from .arguments import (
    DEFAULT_GAME,
    AsJson,
    ComponentsFile,
    Lang,
    Pairs,
    Players,
    chosen_game,
    chosen_options,
    texts_for,
)

BUSY = 1.9  # two threads that get less than so many processors cannot show what they can

Name = Annotated[str, typer.Argument(metavar="GAME", help="cli-arg-play-game", show_default=False)]
OfBots = Annotated[bool, typer.Option("--bots", help="cli-arg-bench-bots", show_default=False)]
OfResearch = Annotated[
    bool, typer.Option("--research", help="cli-arg-bench-research", show_default=False)
]


def bench(
    game: Name = DEFAULT_GAME,
    bots: OfBots = False,
    research: OfResearch = False,
    players: Players = None,
    option: Pairs = None,
    components: ComponentsFile = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from . import measure, measure_bots, measure_research
    from .output import print_json, progress

    texts = texts_for(lang)
    chosen = chosen_game(game, components)
    options = chosen.options.resolve(chosen_options(players, option))
    ruler: Any = measure_research if research else measure_bots if bots else measure
    with progress(texts, "cli-measuring", ruler.planned()) as tell:
        found = ruler.run(chosen, options, tell)
    if json:
        print_json(found)
    else:
        print_bench(found, texts)


def print_bench(found: dict[str, Any], texts: Any) -> None:
    from .output import console, table

    screen = console()
    figures = table([texts("cli-column-figure"), ""], right=(1,))
    for name, value in found["figures"].items():
        figures.add_row(texts(f"cli-figure-{name.replace('_', '-')}"), amount(value, texts))
    screen.print(figures)
    heads = [texts(f"cli-column-{c}") for c in ("target", "value", "bound", "reached")]
    targets = table(heads, right=(1, 2))
    for target in found["targets"]:
        bound = "least" if "least" in target else "most"
        targets.add_row(
            texts(f"cli-target-{target['name'].replace('_', '-')}"),
            amount(target["value"], texts),
            texts(f"cli-at-{bound}", n=target[bound]),
            texts("cli-yes-reached" if target["reached"] else "cli-not-reached"),
        )
    if found["targets"]:
        screen.print(targets)
    free = found["machine"]["free_processors"]
    if free is None:
        screen.print(texts("cli-no-compiler"))
    elif free < BUSY:
        screen.print(texts("cli-busy-machine", n=round(free, 1)))


def amount(value: float, texts: Any) -> str:
    return str(texts.number(round(value) if value >= 100 else float(f"{value:.3g}")))

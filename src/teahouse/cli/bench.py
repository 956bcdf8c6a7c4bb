"""`teahouse bench`: how fast a game runs here, beside what it should reach."""

from __future__ import annotations

from typing import Any

from .arguments import (
    AsJson,
    ComponentsFile,
    GameName,
    Lang,
    Pairs,
    Players,
    chosen_game,
    chosen_options,
    texts_for,
)

BUSY = 1.9  # two threads that get less than so many processors cannot show what they can


def bench(
    game: GameName,
    players: Players = None,
    option: Pairs = None,
    components: ComponentsFile = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from . import measure
    from .output import print_json, progress

    texts = texts_for(lang)
    chosen = chosen_game(game, components)
    options = chosen.options.resolve(chosen_options(players, option))
    with progress(texts, "cli-measuring", measure.planned()) as tell:
        found = measure.run(chosen, options, tell)
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
    screen.print(targets)
    free = found["machine"]["free_processors"]
    if free is None:
        screen.print(texts("cli-no-compiler"))
    elif free < BUSY:
        screen.print(texts("cli-busy-machine", n=round(free, 1)))


def amount(value: float, texts: Any) -> str:
    return str(texts.number(round(value) if value >= 100 else float(f"{value:.3g}")))

"""`teahouse bench`: how fast a game or its search runs here, compared with its targets."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

import teahouse

from .argument_groups import GameArguments
from .arguments import AsJson, Players

BUSY = 1.9  # two threads that get fewer processors than this are not a fair measurement

Name = Annotated[
    str | None, typer.Argument(metavar="GAME", help="cli-arg-play-game", show_default=False)
]
OfBots = Annotated[bool, typer.Option("--bots", help="cli-arg-bench-bots", show_default=False)]
OfResearch = Annotated[
    bool, typer.Option("--research", help="cli-arg-bench-research", show_default=False)
]


def bench(
    setting: GameArguments,
    game: Name = None,
    bots: OfBots = False,
    research: OfResearch = False,
    players: Players = None,
    json: AsJson = False,
) -> None:
    from teahouse.core.registry import default_game

    from .output import print_json, progress

    texts, chosen = setting.texts, setting.game(game or default_game())
    options = chosen.options.resolve(setting.options(players))
    benchmark = load("environments" if research else "bots" if bots else "engine")
    with progress(texts, "cli-measuring", benchmark.planned()) as tell:
        report = benchmark.run(chosen, options, tell)
    if json:
        print_json(report)
    else:
        print_bench(report, texts)


def load(name: str) -> Any:
    """A module of `benchmarks/speed`, from the clone or the copy in a wheel."""
    clone = Path(teahouse.__file__).parents[2]
    if not (clone / "benchmarks" / "speed").is_dir():
        return import_module(f"teahouse_benchmarks.{name}")
    if str(clone) not in sys.path:
        sys.path.append(str(clone))
    return import_module(f"benchmarks.speed.{name}")


def print_bench(report: dict[str, Any], texts: Any) -> None:
    from .output import console, table

    screen = console()
    figures = table([texts("cli-column-figure"), ""], right=(1,))
    for name, value in report["figures"].items():
        figures.add_row(texts(f"cli-figure-{name.replace('_', '-')}"), amount(value, texts))
    screen.print(figures)
    heads = [texts(f"cli-column-{c}") for c in ("target", "value", "bound", "reached")]
    targets = table(heads, right=(1, 2))
    for target in report["targets"]:
        bound = "least" if "least" in target else "most"
        targets.add_row(
            texts(f"cli-target-{target['name'].replace('_', '-')}"),
            amount(target["value"], texts),
            texts(f"cli-at-{bound}", n=target[bound]),
            texts("cli-yes-reached" if target["reached"] else "cli-not-reached"),
        )
    if report["targets"]:
        screen.print(targets)
    free = report["machine"]["free_processors"]
    if free is None:
        screen.print(texts("cli-no-compiler"))
    elif free < BUSY:
        screen.print(texts("cli-busy-machine", n=round(free, 1)))


def amount(value: float, texts: Any) -> str:
    return str(texts.number(round(value) if value >= 100 else float(f"{value:.3g}")))

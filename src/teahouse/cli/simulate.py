"""`teahouse simulate`: many random games, their journals as lines of JSON, a summary."""

from __future__ import annotations

import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TextIO

import typer

from .argument_groups import GameArguments
from .arguments import (
    AsJson,
    Backend,
    CliError,
    GameName,
    Jobs,
    OutputFile,
    Players,
    Seed,
)

if TYPE_CHECKING:
    from teahouse.core.game import Game
    from teahouse.i18n import Texts

    from .random_games import Order, Tally

MANY = 1000  # from this many games on, compiling pays off

Count = Annotated[int, typer.Option("-n", metavar="N", help="cli-arg-n", show_default=False)]


def simulate(
    game: GameName,
    setting: GameArguments,
    n: Count = 100,
    players: Players = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    output: OutputFile = None,
    backend: Backend = None,
    json: AsJson = False,
) -> None:
    from .output import print_json

    texts = setting.texts
    if n < 1 or jobs < 1:
        raise CliError("cli-error-at-least-one")
    chosen = setting.game(game)
    options = chosen.options.resolve(setting.options(players))
    order = order_of(chosen, options, seed, backend or ("auto" if n >= MANY else "python"))
    began = time.monotonic()
    tally, whole = play_and_write(order, n, jobs, output, int(options["players"]), texts)
    summary = summed_up(order, tally, time.monotonic() - began)
    quiet = output == Path("-")  # standard output is for the journals alone
    if json and not quiet:
        print_json(summary)
    else:
        print_summary(summary, texts, stderr=quiet)
    if not whole:
        raise KeyboardInterrupt


def order_of(game: Game, options: dict[str, Any], seed: str | None, backend: str) -> Order:
    from teahouse.core.rng import seed_number

    from .random_games import Order

    game.is_compiled(backend)  # rejects unknown names
    return Order(game.name, dict(game.components.changes), options, seed_number(seed), backend)


def play_and_write(
    order: Order, n: int, jobs: int, output: Path | None, seats: int, texts: Texts
) -> tuple[Tally, bool]:
    """Play and write; False if interrupted. Only whole lines are ever written."""
    from .output import progress
    from .random_games import Tally, play_all

    tally = Tally(seats)
    with ExitStack() as stack:
        file = open_output(output, stack)
        show = stack.enter_context(progress(texts, "cli-simulating", n))
        try:
            for portion in play_all(order, n, jobs):
                if file is not None:
                    file.write("".join(f"{game.line}\n" for game in portion))
                    file.flush()
                for game in portion:
                    tally.add(game)
                show(tally.games)
        except KeyboardInterrupt:
            return tally, False
    return tally, True


def open_output(output: Path | None, stack: ExitStack) -> TextIO | None:
    if output is None:
        return None
    if output == Path("-"):
        return sys.stdout
    return stack.enter_context(output.open("w", encoding="utf-8", newline="\n"))


def summed_up(order: Order, tally: Tally, seconds: float) -> dict[str, Any]:
    steps = tally.steps or [0]
    return {
        "game": order.game,
        "games": tally.games,
        "players": tally.seats,
        "options": dict(order.options),
        "first_seed": f"{order.first_seed:x}",
        "backend": order.backend,
        "seconds": round(seconds, 3),
        "steps": {"mean": sum(steps) / len(steps), "least": min(steps), "most": max(steps)},
        "seats": [tally.seat(seat) for seat in range(tally.seats)],
    }


def print_summary(summary: dict[str, Any], texts: Texts, stderr: bool) -> None:
    from .output import console, table

    screen = console(stderr=stderr)
    screen.print(
        texts("cli-simulated", games=summary["games"], seconds=round(summary["seconds"], 1))
    )
    steps = {k: round(v) for k, v in summary["steps"].items()}
    screen.print(texts("cli-simulated-steps", **steps))
    heads = ["", *(texts(f"cli-column-{c}") for c in ("mean-points", "deviation", "win-share"))]
    rows = table(heads, right=(1, 2, 3))
    for seat in summary["seats"]:
        shown = [round(seat["mean_points"], 1), round(seat["deviation"], 1)]
        share = texts("cli-percent", n=round(100 * seat["win_share"], 1))
        rows.add_row(texts("common-seat", seat=seat["seat"]), *map(texts.number, shown), share)
    screen.print(rows)

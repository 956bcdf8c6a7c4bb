"""`teahouse tournament`: bots against bots, with confidence intervals."""

from __future__ import annotations

from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .arena_output import Save, check_saves, command_line, save_tournament
from .argument_groups import GameArguments, MatchArguments
from .arguments import AsJson, GameName, Players

if TYPE_CHECKING:
    from teahouse.arena.engines import Engine
    from teahouse.arena.tournament import Plan, Played
    from teahouse.core.game import Game
    from teahouse.i18n import Texts

Bots = Annotated[
    str,
    typer.Option("--bots", metavar="BOT,BOT,…", help="cli-arg-match-bots", show_default=False),
]
Count = Annotated[int, typer.Option("-n", metavar="N", help="cli-arg-match-n", show_default=False)]
Record = Annotated[
    Path | None,
    typer.Option("--output", "-o", metavar="FILE", help="cli-arg-record", show_default=False),
]


def tournament(
    game: GameName,
    match: MatchArguments,
    setting: GameArguments,
    bots: Bots = "master,hard,medium,casual,easy,novice",
    n: Count = 100,
    players: Players = None,
    output: Record = None,
    save: Save = None,
    json: AsJson = False,
) -> None:
    from teahouse.arena.tournament import Plan
    from teahouse.bots import split

    from .output import print_json

    texts, chosen = setting.texts, setting.game(game)
    seats = usual_seats(chosen) if players is None else players
    plan = Plan(
        game, split(bots), n, seats, match.seed, match.jobs, match.clock,
        dict(chosen.components.changes) or None, setting.options(),
    )  # fmt: skip
    plan.check()
    check_saves(save)
    played, whole = play_tournament(plan, output, match.runner(), texts)
    found = summed_up(plan, played)
    if json:
        print_json(found)
    else:
        print_pairs(found, texts)
    given = {
        "--bots": bots, "-n": n, "--players": seats, "--option": setting.option,
        "--seed": match.seed, "--clock": match.clock, "--components": setting.components,
    }  # fmt: skip
    again = command_line("tournament", game, given)
    save_tournament(save, plan, played, found, texts, again)
    if not whole:
        raise KeyboardInterrupt


def usual_seats(game: Game) -> int:
    """Two, or the fewest above that a game takes."""
    return max(2, game.options["players"].low or 2)


def play_tournament(
    plan: Plan, record: Path | None, engine: Engine, texts: Texts
) -> tuple[list[Played], bool]:
    """Play all games; False if interrupted."""
    from teahouse.arena.tournament import play_all

    from .output import progress

    played: list[Played] = []
    total = sum(1 for _ in plan.fixtures())
    with (
        progress(texts, "cli-simulating", total) as tell,
        closing(play_all(plan, record, engine)) as games,
    ):
        try:
            for done, result in games:
                played.append(result)
                tell(done)
        except KeyboardInterrupt:
            return played, False
    return played, True


def summed_up(plan: Plan, played: list[Played]) -> dict[str, Any]:
    from teahouse.arena.ratings import rated
    from teahouse.arena.tournament import summed, summed_alone

    return {
        "game": plan.game,
        "games": plan.games,
        "players": plan.players,
        "options": plan.resolved(),
        "seed": plan.seed,
        "clock": plan.seconds,
        "pairs": [asdict(pair) for pair in summed(plan, played)],
        "solo": [asdict(alone) for alone in summed_alone(plan, played)],
        "ratings": [asdict(rating) for rating in rated(plan, played)],
    }


def print_pairs(found: dict[str, Any], texts: Texts) -> None:
    from .output import console, table

    if found["players"] == 1:
        print_solo(found, texts)
        return
    screen = console()
    names = ("bot", "opponent", "games", "share", "interval", "mean-points", "their-points")
    rows = table([texts(f"cli-column-{name}") for name in names], right=(2, 3, 4, 5, 6))
    for pair in found["pairs"]:
        between = texts("cli-between", low=tenths(pair["low"]), high=tenths(pair["high"]))
        rows.add_row(
            pair["a"],
            pair["b"],
            texts.number(pair["games"]),
            texts("cli-percent", n=tenths(pair["share"])),
            between,
            texts.number(round(pair["points"], 1)),
            texts.number(round(pair["against"], 1)),
        )
    screen.print(rows)
    if found["players"] > 2:
        fair = tenths(1 / found["players"])
        screen.print(texts("cli-one-among", n=found["players"] - 1, fair=fair))
    screen.print(rating_rows(found, texts))


def rating_rows(found: dict[str, Any], texts: Texts) -> Any:
    from .output import table

    heads = ["cli-column-bot", "arena-column-elo", "cli-column-interval", "arena-column-skill"]
    rows = table([texts(key) for key in heads], right=(1, 2, 3))
    for rating in found["ratings"]:
        elo, *ends = (f"{rating[key]:.0f}" for key in ("elo", "low", "high"))
        skill = ""
        if rating["skill"] is not None:
            known, doubt = (texts.number(round(rating[key], 1)) for key in ("skill", "doubt"))
            skill = f"{known} ± {doubt}"
        rows.add_row(rating["bot"], elo, texts("arena-between", low=ends[0], high=ends[1]), skill)
    return rows


def print_solo(found: dict[str, Any], texts: Texts) -> None:
    from .output import console, table

    names = ("bot", "games", "mean-points", "best-points")
    rows = table([texts(f"cli-column-{name}") for name in names], right=(1, 2, 3))
    for alone in found["solo"]:
        points = [texts.number(round(alone[key], 1)) for key in ("points", "best")]
        rows.add_row(alone["bot"], texts.number(alone["games"]), *points)
    console().print(rows)


def tenths(share: float) -> float:
    """A share in percent with one decimal, dropped if it is zero."""
    percent = round(100 * share, 1)
    return int(percent) if percent == int(percent) else percent

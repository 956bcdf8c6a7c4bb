"""`teahouse balance`: many games with bots, and a report for the designer."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .arena_output import check_folder, command_line, say_written, words
from .argument_groups import GameArguments, MatchArguments
from .arguments import AsJson, CliError, GameName, chosen_game

if TYPE_CHECKING:
    from teahouse.arena.balance import Study
    from teahouse.arena.engines import Engine
    from teahouse.arena.findings import Findings
    from teahouse.core.game import Game
    from teahouse.i18n import Texts

BOX = "box"  # the values of the game's own file

Bots = Annotated[
    str, typer.Option("--bots", metavar="BOT,…", help="arena-arg-balance-bots", show_default=False)
]
Count = Annotated[
    int, typer.Option("-n", metavar="N", help="arena-arg-balance-n", show_default=False)
]
Counts = Annotated[
    str | None,
    typer.Option("--players", metavar="N,…", help="arena-arg-balance-players", show_default=False),
]
Against = Annotated[
    str | None,
    typer.Option("--against", metavar="FILE", help="arena-arg-against", show_default=False),
]
ReportFile = Annotated[
    Path | None,
    typer.Option("--output", "-o", metavar="FILE", help="arena-arg-report", show_default=False),
]
Record = Annotated[
    Path | None,
    typer.Option("--record", metavar="FILE", help="cli-arg-record", show_default=False),
]


def balance(
    game: GameName,
    match: MatchArguments,
    setting: GameArguments,
    bots: Bots = "easy",
    n: Count = 100,
    players: Counts = None,
    output: ReportFile = None,
    record: Record = None,
    against: Against = None,
    json: AsJson = False,
) -> None:
    from teahouse.arena.report.balance import Report

    from .output import print_json

    texts, where = setting.texts, match.runner()
    files = [setting.components]
    if against is not None:
        files.append(None if against == BOX else Path(against))
    names = [set_name(file, texts) for file in files]
    sets_of = [chosen_game(game, file) for file in files]
    counts = numbers(players, sets_of[0])
    studies = [study(each, bots, n, counts, match, setting) for each in sets_of]
    report = output or Path(f"balance-{game}.html")
    check_folder(report)
    sets, whole = play_studies(studies, record, where, match.jobs, texts)
    given = {
        "--bots": bots, "-n": n, "--players": players, "--option": setting.option,
        "--seed": match.seed, "--clock": match.clock, "--components": setting.components,
        "--against": against, "--lang": setting.lang,
    }  # fmt: skip
    if all(found.games for found in sets):
        again = command_line("balance", game, given)
        html = Report(studies[0], sets, names, words(texts), again).html()
        report.write_text(html, encoding="utf-8")
        say_written(report, texts)
    if json:
        print_json(summed_up(studies[0], sets, names))
    if not whole:
        raise KeyboardInterrupt


def set_name(file: Path | None, texts: Texts) -> str:
    return texts("arena-box") if file is None else file.name


def numbers(given: str | None, game: Game) -> list[int]:
    """Parse `2,3,4`; the default is all numbers of players a game takes."""
    if given is None:
        players = game.options["players"]
        return list(range(players.low or 1, (players.high or 1) + 1))
    parts = [part.strip() for part in given.split(",")]
    if not all(part.isascii() and part.isdecimal() for part in parts):
        raise CliError("arena-error-players", given=given)
    return sorted({int(part) for part in parts})


def study(
    game: Game,
    bots: str,
    n: int,
    players: list[int],
    match: MatchArguments,
    setting: GameArguments,
) -> Study:
    from teahouse.arena.balance import Study
    from teahouse.bots import split

    changes = dict(game.components.changes) or None
    made = Study(
        game.name, split(bots), n, players, match.seed, match.clock, changes, setting.options()
    )  # fmt: skip
    made.check()
    return made


def play_studies(
    studies: list[Study], record: Path | None, engine: Engine, jobs: int, texts: Texts
) -> tuple[list[Findings], bool]:
    """The findings of each study; False if interrupted."""
    from teahouse.arena.balance import play_all
    from teahouse.arena.findings import Findings
    from teahouse.core.errors import BadOption

    from .output import progress

    if jobs < 1:
        raise BadOption("at least one process is needed")
    sets = [Findings(each.played(), []) for each in studies]
    total = sum(each.games * len(each.players) for each in studies)
    done = 0
    with progress(texts, "cli-simulating", total) as tell:
        for each, found in zip(studies, sets, strict=True):
            with closing(play_all(each, record, engine)) as games:
                try:
                    for facts in games:
                        found.games.append(facts)
                        done += 1
                        tell(done)
                except KeyboardInterrupt:
                    return ordered(sets), False
    return ordered(sets), True


def ordered(sets: list[Findings]) -> list[Findings]:
    """The findings with their games sorted, whichever finished first."""
    from teahouse.arena.findings import Findings

    return [Findings(found.game, found.games) for found in sets]


def summed_up(study: Study, sets: list[Findings], names: list[str]) -> dict[str, Any]:
    return {
        "game": study.game,
        "games": study.games,
        "players": study.players,
        "bots": study.bots,
        "options": study.options,
        "seed": study.seed,
        "clock": study.seconds,
        "sets": [
            {"name": name, **found.as_json()} for name, found in zip(names, sets, strict=True)
        ],
    }

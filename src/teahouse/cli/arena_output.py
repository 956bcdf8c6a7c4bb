"""What `tournament` and `balance` share: the files they write."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .arguments import CliError

if TYPE_CHECKING:
    from teahouse.arena.report.words import Words
    from teahouse.arena.tournament import Plan, Played
    from teahouse.i18n import Texts

ENDINGS = (".html", ".json", ".csv", ".parquet")

Save = Annotated[
    list[Path] | None,
    typer.Option("--save", metavar="FILE", help="arena-arg-save", show_default=False),
]


def check_saves(files: Sequence[Path] | None) -> None:
    """Reject output that cannot be written, before anything is played."""
    from teahouse.arena.tables import pyarrow

    for file in files or ():
        if file.suffix not in ENDINGS:
            raise CliError("arena-error-ending", file=str(file))
        if file.suffix == ".parquet":
            pyarrow(".parquet")
        check_folder(file)


def check_folder(file: Path) -> None:
    if not file.resolve().parent.is_dir():
        raise FileNotFoundError(2, "No such directory", str(file.parent))


def save_tournament(
    files: Sequence[Path] | None,
    plan: Plan,
    played: Sequence[Played],
    found: Mapping[str, Any],
    texts: Texts,
    command: str,
) -> None:
    """Write each file in the format of its extension."""
    from teahouse.arena import ratings, tables, tournament
    from teahouse.arena.report.tournament import Report

    rows = [{"game": plan.game, **asdict(p)} for p in sorted(played, key=lambda p: p.key)]
    for file in files or ():
        if file.suffix == ".json":
            tables.write_json(file, found)
        elif file.suffix == ".csv":
            tables.write_csv(file, rows)
        elif file.suffix == ".parquet":
            tables.write_parquet(file, rows)
        else:
            report = Report(
                plan,
                tournament.summed(plan, played),
                tournament.summed_alone(plan, played),
                ratings.rated(plan, played),
                words(texts),
                command,
            )
            file.write_text(report.html(), encoding="utf-8")
        say_written(file, texts)


def say_written(file: Path, texts: Texts) -> None:
    print(texts("arena-written", file=str(file)), file=sys.stderr)


def words(texts: Texts) -> Words:
    from teahouse.arena.report.words import Words

    return Words(texts.language, texts, texts.has)


def command_line(command: str, game: str, given: Mapping[str, Any]) -> str:
    """The command line that repeats the games; options that are None are left out."""
    parts = ["teahouse", command, game]
    for name, value in given.items():
        values = value if isinstance(value, list) else [value]
        for each in values if value is not None else ():
            parts += [name, str(each)]
    return shlex.join(parts)

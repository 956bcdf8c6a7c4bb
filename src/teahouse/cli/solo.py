"""`teahouse solo`: the record of solo games, achievements and the campaign."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .arguments import AsJson, CliError, Lang, texts_for

if TYPE_CHECKING:
    from teahouse.core.definition import SoloRecord
    from teahouse.core.game import Game
    from teahouse.i18n import Texts

Added = Annotated[
    Path | None,
    typer.Option("--add", metavar="FILE", help="cli-arg-solo-add", show_default=False),
]
Wanted = Annotated[
    str | None, typer.Argument(metavar="[GAME]", help="cli-arg-game", show_default=False)
]


def solo(game: Wanted = None, add: Added = None, json: AsJson = False, lang: Lang = None) -> None:
    from .output import print_json

    texts = texts_for(lang)
    chosen, record = with_record(game)
    if add is not None:
        add_journal(chosen, record, add)
    try:
        data = record.report(None)
    except ValueError:
        raise CliError("cli-error-solo-record", 1) from None
    if json:
        print_json({"game": chosen.name, **data})
    else:
        show(chosen.name, data, texts)


def with_record(name: str | None) -> tuple[Game, SoloRecord]:
    """The game asked for, or the first that keeps a record of solo games."""
    import teahouse
    from teahouse.core.registry import playable_games

    for known in [name] if name is not None else playable_games():
        found = teahouse.game(known)
        if found.definition.presentation.solo is not None:
            return found, found.definition.presentation.solo
    raise CliError("cli-error-no-solo", game=name or "-")


def add_journal(game: Game, record: SoloRecord, file: Path) -> None:
    from .replay import picked

    journal = picked(file, 1)
    if journal.game != game.name or journal.outcome is None or journal.options["players"] != 1:
        raise CliError("cli-error-not-solo")
    record.record(journal, None, game)


def show(game: str, data: Mapping[str, Any], texts: Texts) -> None:
    from .output import console, table

    out = console()
    out.print(texts("cli-solo-summary", games=data["games"], count=data["count"], of=data["of"]))
    if data["games"]:
        out.print(texts("cli-solo-best", points=texts.number(data["best"])))
    running = [texts.number(p) for p in data["campaign"]["running"]]
    if running:
        out.print(texts("cli-solo-campaign", points=" + ".join(running)))
    for group, names in data["groups"].items():
        rows = table([texts(f"{game}-achievement-group-{group}"), "", ""])
        for name, earned in names.items():
            rows.add_row(
                f"{'✓' if earned else '·'} {texts(f'{game}-achievement-{name}')}",
                texts(f"{game}-achievement-help-{name}"),
                missing(data["near"], name, texts),
                style="bold" if earned else "",
            )
        out.print(rows)


def missing(near: Mapping[str, float], name: str, texts: Texts) -> str:
    return texts("cli-solo-missing", n=texts.number(near[name])) if name in near else ""

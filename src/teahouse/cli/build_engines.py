"""`teahouse build-engines`: the rules of each title as a native library, ahead of time."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from .arguments import CliError, Lang, chosen_game, texts_for

Games = Annotated[
    list[str] | None,
    typer.Argument(metavar="[GAME...]", help="data-arg-games", show_default=False),
]
Targets = Annotated[
    list[str] | None,
    typer.Option("--target", metavar="PLATFORM", help="data-arg-target", show_default=False),
]
Into = Annotated[
    Path | None,
    typer.Option("--into", metavar="DIR", help="data-arg-into", show_default=False),
]


def build_engines(
    games: Games = None, target: Targets = None, into: Into = None, lang: Lang = None
) -> None:
    from teahouse.core.registry import playable_games

    try:
        from teahouse.ahead.build import BuildFailed, build, default_folder
    except ImportError as error:
        raise CliError("cli-error-extra", name=error.name or "?", extra="build") from None

    texts, folder = texts_for(lang), into or default_folder()
    for platform in known_targets(target):
        for name in games or playable_games():
            began = time.monotonic()
            try:
                path = build(chosen_game(name, None).name, platform, folder)
            except BuildFailed as error:
                raise CliError("data-error-build", 1, reason=str(error)) from error
            seconds = round(time.monotonic() - began)
            print(texts("data-built", file=str(path), seconds=seconds), flush=True)


def known_targets(given: list[str] | None) -> list[str]:
    """The platforms to build for: this one unless others are named."""
    from teahouse.ahead.targets import TARGETS
    from teahouse.core.library import this_platform

    wanted = given or [this_platform()]
    for platform in wanted:
        if platform not in TARGETS:
            raise CliError("data-error-target", known=", ".join(TARGETS), given=platform)
    return wanted

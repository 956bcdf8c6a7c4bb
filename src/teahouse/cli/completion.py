"""`teahouse completion`: a script that lets a shell complete commands, options and games."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any

import typer

from .arguments import CliError, Lang, texts_for

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_TEAHOUSE_COMPLETE"
Shell = Annotated[
    str, typer.Argument(metavar="bash|zsh|fish", help="data-arg-shell", show_default=False)
]


def completion(shell: Shell, lang: Lang = None) -> None:
    texts_for(lang)
    if shell not in SHELLS:
        raise CliError("data-error-shell", given=shell, known=", ".join(SHELLS))
    print(typers().get_completion_script(prog_name="teahouse", complete_var=VARIABLE, shell=shell))


def prepare() -> None:
    """Answer a shell that asks for completions."""
    typers().completion_init()


def typers() -> Any:
    """Typer's own completion, which knows the shells."""
    return import_module("typer.completion")

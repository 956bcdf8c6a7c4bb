"""`teahouse build-web`: a static site, without a server."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Annotated

import typer

from .arguments import CliError, Lang, texts_for

Out = Annotated[Path, typer.Argument(metavar="OUT", help="data-arg-web-out", show_default=False)]
Engines = Annotated[
    Path | None,
    typer.Option("--engines", metavar="DIR", help="data-arg-web-engines", show_default=False),
]
WithoutEngines = Annotated[
    bool, typer.Option("--without-engines", help="data-arg-web-without", show_default=False)
]


def build_web(
    out: Out, engines: Engines = None, without_engines: WithoutEngines = False, lang: Lang = None
) -> None:
    from teahouse.ahead.pyodide import NoPyodide
    from teahouse.publish.node import CannotPublish
    from teahouse.publish.site import build

    texts, began = texts_for(lang), time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        try:
            if not without_engines:
                engines = engines or build_modules(Path(scratch))
            build(out, engines)
        except (CannotPublish, NoPyodide) as error:
            raise CliError("data-error-web", 1, reason=str(error)) from error
    seconds = round(time.monotonic() - began)
    print(texts("data-web-built", folder=str(out), seconds=seconds), flush=True)
    print(texts("data-web-try", folder=str(out)), flush=True)


def build_modules(folder: Path) -> Path:
    """The WebAssembly module of each title."""
    from teahouse.ahead.build import BuildFailed, build
    from teahouse.core.library import WASM
    from teahouse.publish.modules import titles_of

    for name in titles_of():
        try:
            build(name, WASM, folder)
        except BuildFailed as error:
            raise CliError("data-error-web", 1, reason=str(error)) from error
    return folder

"""`teahouse serve`: the table server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .arguments import CliError, Lang, refused_components, texts_for
from .store_errors import store_errors

Host = Annotated[
    str | None, typer.Option("--host", metavar="NAME", help="cli-arg-host", show_default=False)
]
Port = Annotated[
    int | None, typer.Option("--port", metavar="N", help="cli-arg-port", show_default=False)
]
Database = Annotated[
    str | None, typer.Option("--db", metavar="URL", help="cli-arg-db", show_default=False)
]
PublicUrl = Annotated[
    str | None,
    typer.Option("--public-url", metavar="URL", help="cli-arg-public-url", show_default=False),
]
Config = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="cli-arg-config", show_default=False)
]
NoOpen = Annotated[bool, typer.Option("--no-open", help="cli-arg-no-open", show_default=False)]
ShowConfig = Annotated[
    bool, typer.Option("--show-config", help="cli-arg-show-config", show_default=False)
]


def serve(
    host: Host = None,
    port: Port = None,
    db: Database = None,
    public_url: PublicUrl = None,
    config: Config = None,
    no_open: NoOpen = False,
    show_config: ShowConfig = False,
    lang: Lang = None,
) -> None:
    texts = texts_for(lang)
    from teahouse.server.door import open_door
    from teahouse.server.settings import read

    settings = read(config, host=host, port=port, db=db, public_url=public_url)
    if show_config:
        from .output import print_json

        print_json(settings.shown())
        return
    check_defaults(settings.components_folder)
    try:
        door = open_door(settings.host, settings.port)
    except OSError as error:
        raise CliError("cli-error-port", 1, port=str(settings.port)) from error
    try:
        from teahouse.server import run
    except ImportError as error:
        raise CliError("cli-error-no-server", name=error.name or "?") from None
    address = settings.public_url or f"http://{settings.host}:{settings.port}/"

    def opened() -> None:
        print(texts("cli-serving", address=address), flush=True)

    with store_errors():
        run.serve(settings, browse=not no_open, door=door, opened=opened)


def check_defaults(folder: Path) -> None:
    """Say which of the host's component values are wrong before anything starts."""
    import teahouse
    from teahouse.server.default_components import read_default

    for name in teahouse.games():
        try:
            read_default(folder, name)
        except teahouse.BadComponents as error:
            raise refused_components(name, error) from None

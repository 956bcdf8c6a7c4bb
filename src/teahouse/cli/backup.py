"""`teahouse backup` and `teahouse restore`: everything the table server keeps, as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .arguments import CliError, Lang, texts_for
from .serve import Config, Database
from .store_errors import store_errors

BackupFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="cli-arg-backup", show_default=False)
]
Force = Annotated[bool, typer.Option("--force", help="cli-arg-force", show_default=False)]


def backup(file: BackupFile, db: Database = None, config: Config = None, lang: Lang = None) -> None:
    from teahouse.server.settings import read
    from teahouse.server.store.transfer import backup as written

    texts = texts_for(lang)
    with store_errors():
        tables = written(read(config, db=db).database, file)
    print(texts("cli-backed-up", tables=tables, file=str(file)))


def restore(
    file: BackupFile,
    db: Database = None,
    force: Force = False,
    config: Config = None,
    lang: Lang = None,
) -> None:
    from teahouse.server.settings import read
    from teahouse.server.store.transfer import NotEmpty
    from teahouse.server.store.transfer import restore as brought

    texts = texts_for(lang)
    with store_errors():
        try:
            tables = brought(file, read(config, db=db).database, force)
        except NotEmpty:
            raise CliError("cli-error-not-empty", 1) from None
    print(texts("cli-restored", tables=tables))

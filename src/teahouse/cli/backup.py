"""`teahouse backup` and `teahouse restore`: all data of the table server, as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .argument_groups import StoreArguments
from .arguments import CliError
from .store_errors import store_errors

BackupFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="cli-arg-backup", show_default=False)
]
Force = Annotated[bool, typer.Option("--force", help="cli-arg-force", show_default=False)]


def backup(file: BackupFile, store: StoreArguments) -> None:
    from teahouse.server.store.transfer import backup as written

    with store_errors():
        tables = written(store.settings().database, file)
    print(store.texts("cli-backed-up", tables=tables, file=str(file)))


def restore(file: BackupFile, store: StoreArguments, force: Force = False) -> None:
    from teahouse.server.store.transfer import NotEmpty
    from teahouse.server.store.transfer import restore as brought

    with store_errors():
        try:
            tables = brought(file, store.settings().database, force)
        except NotEmpty:
            raise CliError("cli-error-not-empty", 1) from None
    print(store.texts("cli-restored", tables=tables))

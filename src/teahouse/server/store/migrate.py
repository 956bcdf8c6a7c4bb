"""Bring a database up to date; called at every start, inside one transaction."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect

from .base import StoreDown

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
NEWEST = "1"  # what a database is at when nothing is to be done; alembic is not even loaded
OF_DEVELOPMENT = "00"  # so began the revisions before there was a release: 0001 to 0010


def version(connection: Connection) -> str | None:
    """The migration a database is at, None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


def is_current(connection: Connection) -> bool:
    return version(connection) == NEWEST


def configuration(connection: Connection | None) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Run what is missing; refuse a database that only another program understands."""
    current = version(connection)
    if current == NEWEST:
        return
    from alembic import command
    from alembic.script import ScriptDirectory

    config = configuration(connection)
    known = {s.revision for s in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in known:
        raise StoreDown(_why_unknown(current))
    command.upgrade(config, "head")


def _why_unknown(current: str) -> str:
    if current.startswith(OF_DEVELOPMENT):
        return (
            "the database was written by a teahouse under development, before the first release,"
            " and cannot be read; move it away or name another one"
        )
    return "the database was written by a newer teahouse"

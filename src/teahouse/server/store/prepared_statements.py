"""Statements of every move: on SQLite their text goes straight to the driver.

SQLAlchemy takes ten times as long to hand one over as SQLite to carry it out.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import Executable
from sqlalchemy.sql.elements import ClauseElement

DIALECT = sqlite.dialect(paramstyle="named")
NOT_UNIQUE = (IntegrityError, sqlite3.IntegrityError)  # what either way says of a row twice there


class Prepared:
    """A statement and its text for SQLite."""

    def __init__(self, statement: Any, columns: Iterable[str] | None = None) -> None:
        named = None if columns is None else list(columns)
        self._statement: Executable = statement
        compiled: ClauseElement = statement
        self._text = str(compiled.compile(dialect=DIALECT, column_keys=named))

    def count(self, db: Connection, values: Mapping[str, Any]) -> int:
        """Run it; how many rows it changed."""
        if db.dialect.name == "sqlite":
            return int(driver(db).execute(self._text, values).rowcount)
        return db.execute(self._statement, dict(values)).rowcount

    def scalar(self, db: Connection, values: Mapping[str, Any]) -> Any:
        """Run it; the first value it finds, None where there is none."""
        if db.dialect.name == "sqlite":
            row = driver(db).execute(self._text, values).fetchone()
            return None if row is None else row[0]
        return db.execute(self._statement, dict(values)).scalar()


def driver(db: Connection) -> Any:
    """The connection of the database's own driver; on SQLite that of sqlite3."""
    return db.connection.driver_connection

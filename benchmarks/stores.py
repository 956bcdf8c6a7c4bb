"""An empty database for a trial: a SQLite file, or a PostgreSQL server of its own."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator


@contextlib.contextmanager
def empty_database(*, on_postgres: bool) -> Iterator[str]:
    """Its address, for as long as the trial takes."""
    if on_postgres:
        from tests.server.postgres import postgres

        with postgres() as server:
            yield server.database("trial")
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/tea.db"

"""Empty databases for a trial: SQLite files, or those of a PostgreSQL server of its own."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Callable, Iterator
from itertools import count

NewDatabase = Callable[[], str]  # the address of an empty one


@contextlib.contextmanager
def empty_databases(*, on_postgres: bool) -> Iterator[NewDatabase]:
    """As many as are asked for, for as long as the trial takes."""
    numbers = count()
    if on_postgres:
        from tests.support.postgres import postgres

        with postgres() as server:
            yield lambda: server.database(f"trial{next(numbers)}")
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield lambda: f"sqlite:///{folder}/tea{next(numbers)}.db"


@contextlib.contextmanager
def empty_database(*, on_postgres: bool) -> Iterator[str]:
    """The address of one."""
    with empty_databases(on_postgres=on_postgres) as new_database:
        yield new_database()

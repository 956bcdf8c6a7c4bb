"""Both stores for every test that asks for `db`."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


@pytest.fixture
def postgres_url(database_server: Postgres) -> str:
    return database_server.database(f"t{uuid.uuid4().hex[:12]}")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tea.db"


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest) -> str:
    """The address of an empty database of each kind."""
    return str(request.getfixturevalue(f"{request.param}_url"))

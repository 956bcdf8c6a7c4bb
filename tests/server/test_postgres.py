"""The PostgreSQL the tests bring along."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from tests.support import postgres as brought


def version(server: brought.Postgres) -> int:
    async def ask() -> int:
        connection = await asyncpg.connect(server.database("asked"))
        try:
            return int(await connection.fetchval("show server_version_num"))
        finally:
            await connection.close()

    return asyncio.run(ask())


def test_the_package_brings_one_that_runs() -> None:
    folder = brought.of_package()
    assert folder is not None
    with brought.postgres(folder) as server:
        assert version(server) >= 180_000


@pytest.mark.skipif(os.geteuid() != 0, reason="only root starts it as somebody else")
def test_one_in_a_closed_folder_is_brought_within_reach(tmp_path: Path) -> None:
    folder = brought.of_package()
    assert folder is not None
    site = folder.parents[2]
    tmp_path.chmod(0o700)
    for part in site.glob(f"{brought.PACKAGE}*"):
        (tmp_path / part.name).symlink_to(part)
    with brought.postgres(tmp_path / folder.relative_to(site)) as server:
        assert server.folder.is_relative_to(server.home)
        assert version(server) >= 180_000


def test_the_system_s_goes_before_the_package_s_unless_it_is_passed_by(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("initdb", "postgres", "pg_isready", "createdb"):
        (tmp_path / name).touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("TEAHOUSE_POSTGRES", raising=False)
    assert brought.binaries() == tmp_path
    monkeypatch.setenv("TEAHOUSE_POSTGRES", "package")
    assert brought.binaries() == brought.of_package()


def test_no_postgres_at_all_is_said_and_never_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brought, "of_system", lambda: None)
    monkeypatch.setattr(brought, "of_package", lambda: None)
    with pytest.raises(RuntimeError, match="no PostgreSQL"):
        brought.binaries()

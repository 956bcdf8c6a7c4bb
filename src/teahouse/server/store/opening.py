"""A store from its address."""

from __future__ import annotations

from pathlib import Path

from .base import Store, StoreDown
from .sqlite import SqliteStore


def open_store(url: str) -> Store:
    """sqlite:///path or a plain path; postgresql://user@host/name."""
    if url.startswith(("postgresql://", "postgres://", "postgresql+asyncpg://")):
        from .postgres import PostgresStore

        return PostgresStore(url.replace("postgres://", "postgresql://", 1))
    if "://" in url and not url.startswith("sqlite:///"):
        raise StoreDown("the database is sqlite:///FILE or postgresql://USER@HOST/NAME")
    return SqliteStore(sqlite_path(url))


def sqlite_path(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///")).expanduser()

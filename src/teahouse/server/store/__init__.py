"""Where games are kept: SQLite by default, PostgreSQL for several processes."""

from __future__ import annotations

from .base import Damaged, Gone, InUse, Replaced, Store, StoreDown, Taken
from .opening import open_store

__all__ = [
    "Damaged",
    "Gone",
    "InUse",
    "Replaced",
    "Store",
    "StoreDown",
    "Taken",
    "open_store",
]

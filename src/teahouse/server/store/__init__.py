"""The store: SQLite by default, PostgreSQL for several processes."""

from __future__ import annotations

from .base import Conflict, Damaged, InUse, Replaced, Store, StoreDown, TableGone
from .opening import open_store

__all__ = [
    "Conflict",
    "Damaged",
    "InUse",
    "Replaced",
    "Store",
    "StoreDown",
    "TableGone",
    "open_store",
]

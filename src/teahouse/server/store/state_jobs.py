"""What a store knows of itself: which generation its content is of, and what time it has seen.

A restore starts a new generation. Whatever is written carries the generation its work began in and
is refused in the same transaction if that is not the current one.
"""

from __future__ import annotations

from typing import TypeVar

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from .base import Job, StoreDown
from .prepared_statements import Prepared
from .schema import entries, store_state, tables

T = TypeVar("T")
GENERATION, PROBE = "generation", "probe"
NO_TABLE = {
    "id": "-", "game": "", "version": 0, "components": "", "components_digest": "", "options": "",
    "settings": "", "seats": "", "nonce": "", "commitment": "", "created": 0, "opened_from": "",
    "status": "", "kind": "", "updated": 0, "active": 0,
}  # fmt: skip
NO_ENTRY = {
    "table_id": "-", "seq": 0, "command_id": "-", "kind": "", "actions": "", "draws": "",
    "data": "", "at": 0,
}  # fmt: skip
STATE = Prepared(select(store_state.c.value).where(store_state.c.name == bindparam("wanted")))


def get_state(db: Connection, name: str) -> int | None:
    found = STATE.scalar(db, {"wanted": name})
    return None if found is None else int(found)


def set_state(db: Connection, name: str, value: int | None) -> None:
    same = store_state.c.name == name
    if value is None:
        db.execute(delete(store_state).where(same))
    elif db.execute(update(store_state).where(same).values(value=value)).rowcount == 0:
        db.execute(insert(store_state).values(name=name, value=value))


def generation(db: Connection) -> int:
    found = get_state(db, GENERATION)
    if found is None:
        raise StoreDown("the database does not say which generation it is of")
    return found


def with_generation(db: Connection, job: Job[T]) -> tuple[int, T]:
    """What a job reads, and of which generation that is."""
    return generation(db), job(db)


def next_generation(db: Connection) -> int:
    """Begin a new generation; nobody else writes until this transaction ends."""
    if db.dialect.name == "postgresql":  # every write reads this table first
        db.exec_driver_sql("LOCK TABLE store_state IN ACCESS EXCLUSIVE MODE")
    following = generation(db) + 1
    set_state(db, GENERATION, following)
    return following


def probe(db: Connection, now: int) -> None:
    """Prove that writes work: one that stays, and a table with an entry that are rolled back."""
    set_state(db, PROBE, now)
    with db.begin_nested() as attempt:
        db.execute(insert(tables), NO_TABLE)
        db.execute(insert(entries), NO_ENTRY)
        attempt.rollback()

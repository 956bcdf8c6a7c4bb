"""Lines of chat that people showed to the host."""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, insert, select

from .jobs import Row, lock_table, plain
from .schema import chat, report


def add(db: Connection, row: Row) -> bool:
    """One report of each line by each person; False if there is no such line at that table."""
    lock_table(db, row["table_id"])
    line = select(chat.c.id).where(chat.c.id == row["chat_id"], chat.c.table_id == row["table_id"])
    if db.execute(line).first() is None:
        return False
    same = (report.c.chat_id == row["chat_id"], report.c.session == row["session"])
    if db.execute(select(report.c.id).where(*same)).first() is None:
        db.execute(insert(report).values(**row))
    return True


def list_reports(db: Connection, most: int) -> list[Row]:
    """The latest first, with the line as far as it was not erased since."""
    chosen = (
        select(
            report.c.id, report.c.table_id, report.c.why, report.c.at,
            report.c.session.label("reporter"), chat.c.name, chat.c.text, chat.c.session,
        )
        .outerjoin(
            chat, and_(chat.c.id == report.c.chat_id, chat.c.table_id == report.c.table_id)
        )
        .order_by(report.c.id.desc())
        .limit(most)
    )  # fmt: skip
    return [plain(row) for row in db.execute(chosen).mappings()]


def drop(db: Connection, number: int) -> bool:
    """The host has dealt with it."""
    return bool(db.execute(delete(report).where(report.c.id == number)).rowcount)

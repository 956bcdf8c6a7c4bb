"""Notes belong to the person who wrote them, no longer to whoever has the seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

# A device that came by a link is the same person as the session that took the seat.
ASSIGN = """
INSERT INTO note (table_id, seat, person, text)
SELECT table_id, seat, person, text FROM (
    SELECT kept.table_id, kept.seat, kept.text, COALESCE(
        (SELECT MIN(session) FROM access WHERE access.table_id = kept.table_id
            AND access.seat = kept.seat AND access.role = 'seat' AND access.via IS NULL),
        (SELECT MIN(session) FROM access WHERE access.table_id = kept.table_id
            AND access.seat = kept.seat AND access.role = 'seat')
    ) AS person
    FROM note_of_seat AS kept
) AS found WHERE person IS NOT NULL
"""


def upgrade() -> None:
    op.execute("CREATE TABLE note_of_seat AS SELECT table_id, seat, text FROM note")
    op.drop_table("note")
    op.create_table(
        "note",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "person"),
    )
    op.execute(ASSIGN)
    op.drop_table("note_of_seat")

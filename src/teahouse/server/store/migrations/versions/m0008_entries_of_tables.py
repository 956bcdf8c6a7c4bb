"""The journal is called what it is: entries, each of a table that exists.

`move` becomes `entries`, its column `game` (which held the id of a table) `table_id` with a foreign
key, and `outcomes` (the random draws of each action) `draws`. Rows of tables that do not exist
belonged to nobody and could not be reached: they are left behind.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

COPY = """
INSERT INTO entries
    (table_id, seq, command_id, kind, seat, actions, draws, data, digest, at)
SELECT game, seq, command_id, kind, seat, actions, outcomes, data, digest, at
FROM move WHERE game IN (SELECT id FROM tables)
"""


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("command_id", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("actions", sa.Text(), nullable=False),
        sa.Column("draws", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sa.UniqueConstraint("table_id", "command_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
    op.execute(COPY)
    op.drop_table("move")

"""What processes that share a database tell each other: who is present, what was counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

COUNTER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("spectators", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("process", "table_id"),
    )
    op.create_index("presence_by_table", "presence", ["table_id"])
    op.create_table(
        "hits",
        sa.Column("id", COUNTER, primary_key=True, autoincrement=True),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("expiry", sa.Integer, nullable=False),
        sa.Column("amount", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("hits_by_time", "hits", ["at"])

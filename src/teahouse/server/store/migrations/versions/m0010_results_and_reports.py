"""What finished games came to, for histories, and lines of chat shown to the host.

Results are made when they are first asked for, so those of older games come by themselves.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

COUNTER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("data", sa.Text(), nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("id", COUNTER, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("chat_id", sa.BigInteger, nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("chat_id", "session"),
    )
    op.create_index("report_by_table", "report", ["table_id"])

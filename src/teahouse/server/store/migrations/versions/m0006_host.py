"""What a host needs: who said what, bans, and changes that running servers look for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

COUNTER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("chat", sa.Column("session", sa.String(64), nullable=True))
    op.create_table(
        "ban",
        sa.Column("id", COUNTER, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
    )
    op.create_table(
        "host_change",
        sa.Column("id", COUNTER, primary_key=True, autoincrement=True),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )

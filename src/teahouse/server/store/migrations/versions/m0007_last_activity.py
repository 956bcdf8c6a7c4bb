"""When something last happened at a table, by a clock that can be believed: for retention."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("active", sa.BigInteger, nullable=True))
    op.execute("UPDATE tables SET active = updated")

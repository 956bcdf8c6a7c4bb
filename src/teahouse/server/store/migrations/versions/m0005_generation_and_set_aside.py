"""The store's own state (generation, clock), and tables that are set aside before they go."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    state = op.create_table(
        "store_state",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(state, [{"name": "generation", "value": 1}])
    op.add_column("tables", sa.Column("set_aside", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("set_aside_why", sa.String(16), nullable=True))
    op.create_index("tables_by_set_aside", "tables", ["set_aside"])

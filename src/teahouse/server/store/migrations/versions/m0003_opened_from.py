"""From which address a table was opened, hashed with a key of the database."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    opened_from = sa.Column("opened_from", sa.String(32), nullable=False, server_default="")
    op.add_column("tables", opened_from)
    control = op.create_table(
        "control",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.bulk_insert(control, [{"name": "address_key", "value": secrets.token_hex(32)}])

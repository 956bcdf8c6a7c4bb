"""Profiles: a person without an account, at one device or several.

Nothing is filled in: a session without a row here is its own profile, as it was.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "profile",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("colour", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("card", sa.String(64), nullable=True),
        sa.Column("card_made", sa.BigInteger, nullable=True),
        sa.Column("merged_into", sa.String(64), nullable=True),
        sa.Column("merged", sa.BigInteger, nullable=True),
        sa.Column("moved", sa.Text(), nullable=True),
    )
    op.create_index("profile_by_card", "profile", ["card"])
    op.create_index("profile_by_merged_into", "profile", ["merged_into"])
    op.create_table(
        "device",
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("profile", sa.String(64), nullable=False),
        sa.Column("via", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("is_current", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("session", "profile"),
    )
    op.create_index("device_by_profile", "device", ["profile"])
    op.create_table(
        "move_code",
        sa.Column("slot", sa.String(2), primary_key=True),
        sa.Column("profile", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("wrong", sa.Integer, nullable=False),
    )

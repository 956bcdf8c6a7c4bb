"""The first schema, written out: a migration does not change when the code does."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

COUNTER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def text(name: str, size: int | None = None, null: bool = False) -> sa.Column[str]:
    kind = sa.Text() if size is None else sa.String(size)
    return sa.Column(name, kind, nullable=null)


def number(name: str, null: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=null)


def moment(name: str, null: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=null)


def upgrade() -> None:
    create_tables()
    create_move()
    create_access()
    create_talk()
    create_webhook()


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        text("game", 64),
        number("version"),
        text("components"),
        text("components_digest", 64),
        text("options"),
        text("settings"),
        text("seats"),
        text("seed", null=True),
        text("start", null=True),
        text("nonce", 32),
        text("commitment", 64),
        moment("created"),
        text("status", 8),
        text("kind", 8),
        moment("updated"),
        moment("due", null=True),
    )
    op.create_index("tables_by_status", "tables", ["status", "kind", "updated"])
    op.create_index("tables_by_due", "tables", ["due"])


def create_move() -> None:
    op.create_table(
        "move",
        text("game", 32),
        number("seq"),
        text("command_id", 64),
        text("kind", 16),
        number("seat", null=True),
        text("actions"),
        text("outcomes"),
        text("data"),
        text("digest", 64, null=True),
        moment("at"),
        sa.PrimaryKeyConstraint("game", "seq"),
        sa.UniqueConstraint("game", "command_id"),
    )


def create_access() -> None:
    op.create_table(
        "access",
        text("session", 64),
        text("table_id", 32),
        number("seat"),
        text("role", 12),
        text("via", 64, null=True),
        moment("created"),
        sa.PrimaryKeyConstraint("session", "table_id", "seat", "role"),
    )
    op.create_index("access_by_table", "access", ["table_id"])
    op.create_table(
        "link",
        sa.Column("token", sa.String(64), primary_key=True),
        text("table_id", 32),
        number("seat"),
        text("kind", 12),
        moment("created"),
        text("used_by", 64, null=True),
        moment("revoked", null=True),
    )
    op.create_index("link_by_table", "link", ["table_id"])


def create_talk() -> None:
    op.create_table(
        "chat",
        sa.Column("id", COUNTER, primary_key=True, autoincrement=True),
        text("table_id", 32),
        number("seat"),
        text("name"),
        text("text"),
        moment("at"),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
    op.create_table(
        "note",
        text("table_id", 32),
        number("seat"),
        text("text"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "mute",
        text("table_id", 32),
        number("seat"),
        number("muted"),
        sa.PrimaryKeyConstraint("table_id", "seat", "muted"),
    )


def create_webhook() -> None:
    op.create_table(
        "webhook",
        sa.Column("id", sa.String(32), primary_key=True),
        text("table_id", 32),
        number("seat"),
        text("url"),
        text("shape", 8),
        text("secret", 64),
        moment("created"),
    )
    op.create_index("webhook_by_table", "webhook", ["table_id"])

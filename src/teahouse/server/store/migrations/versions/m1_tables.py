"""The first schema, written out: a migration does not change when `schema.py` does."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None

COUNTER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def text(name: str, size: int | None = None, null: bool = False) -> sa.Column[str]:
    kind = sa.Text() if size is None else sa.String(size)
    return sa.Column(name, kind, nullable=null)


def number(name: str, null: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=null)


def moment(name: str, null: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=null)


def counter() -> sa.Column[int]:
    return sa.Column("id", COUNTER, primary_key=True, autoincrement=True)


def key(*names: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*names)


def upgrade() -> None:
    create_tables()
    create_entries()
    create_access()
    create_talk()
    create_webhook()
    create_result()
    create_profile()
    create_shared()
    create_host()


def create_tables() -> None:
    op.create_table(
        "tables",
        text("id", 32),
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
        text("opened_from", 32),
        text("status", 8),
        text("kind", 8),
        moment("updated"),
        moment("due", null=True),
        moment("active"),
        moment("set_aside", null=True),
        text("set_aside_why", 16, null=True),
        key("id"),
    )
    op.create_index("tables_by_status", "tables", ["status", "kind", "updated"])
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_set_aside", "tables", ["set_aside"])


def create_entries() -> None:
    op.create_table(
        "entries",
        text("table_id", 32),
        number("seq"),
        text("command_id", 64),
        text("kind", 16),
        number("seat", null=True),
        text("actions"),
        text("draws"),
        text("data"),
        text("digest", 64, null=True),
        moment("at"),
        key("table_id", "seq"),
        sa.UniqueConstraint("table_id", "command_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
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
        key("session", "table_id", "seat", "role"),
    )
    op.create_index("access_by_table", "access", ["table_id"])
    op.create_table(
        "link",
        text("token", 64),
        text("table_id", 32),
        number("seat"),
        text("kind", 12),
        moment("created"),
        text("used_by", 64, null=True),
        moment("revoked", null=True),
        key("token"),
    )
    op.create_index("link_by_table", "link", ["table_id"])


def create_talk() -> None:
    op.create_table(
        "chat",
        counter(),
        text("table_id", 32),
        number("seat"),
        text("name"),
        text("text"),
        moment("at"),
        text("session", 64),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
    op.create_table(
        "report",
        counter(),
        text("table_id", 32),
        moment("chat_id"),
        text("session", 64),
        text("why"),
        moment("at"),
        sa.UniqueConstraint("chat_id", "session"),
    )
    op.create_index("report_by_table", "report", ["table_id"])
    op.create_table(
        "note",
        text("table_id", 32),
        number("seat"),
        text("person", 64),
        text("text"),
        key("table_id", "seat", "person"),
    )
    op.create_table(
        "mute",
        text("table_id", 32),
        number("seat"),
        number("muted"),
        key("table_id", "seat", "muted"),
    )


def create_webhook() -> None:
    op.create_table(
        "webhook",
        text("id", 32),
        text("table_id", 32),
        number("seat"),
        text("url"),
        text("shape", 8),
        text("secret", 64),
        moment("created"),
        key("id"),
    )
    op.create_index("webhook_by_table", "webhook", ["table_id"])


def create_result() -> None:
    op.create_table("result", text("table_id", 32), text("data"), key("table_id"))


def create_profile() -> None:
    op.create_table(
        "profile",
        text("id", 64),
        text("name"),
        text("colour", 8),
        moment("created"),
        text("card", 64, null=True),
        moment("card_made", null=True),
        text("merged_into", 64, null=True),
        moment("merged", null=True),
        text("moved", null=True),
        key("id"),
    )
    op.create_index("profile_by_card", "profile", ["card"])
    op.create_index("profile_by_merged_into", "profile", ["merged_into"])
    op.create_table(
        "device",
        text("session", 64),
        text("profile", 64),
        text("via", 8),
        moment("created"),
        number("is_current"),
        moment("seen"),
        moment("ended", null=True),
        key("session", "profile"),
    )
    op.create_index("device_by_profile", "device", ["profile"])
    op.create_table(
        "move_code",
        text("slot", 2),
        text("profile", 64),
        text("hash", 64),
        moment("expires"),
        number("wrong"),
        key("slot"),
    )


def create_shared() -> None:
    op.create_table(
        "presence",
        text("process", 32),
        text("table_id", 32),
        text("seats"),
        number("spectators"),
        moment("at"),
        key("process", "table_id"),
    )
    op.create_index("presence_by_table", "presence", ["table_id"])
    op.create_table(
        "hits",
        counter(),
        text("process", 32),
        text("key"),
        number("expiry"),
        number("amount"),
        moment("at"),
    )
    op.create_index("hits_by_time", "hits", ["at"])
    state = op.create_table("store_state", text("name", 32), moment("value"), key("name"))
    op.bulk_insert(state, [{"name": "generation", "value": 1}])


def create_host() -> None:
    control = op.create_table("control", text("name", 32), text("value"), key("name"))
    op.bulk_insert(control, [{"name": "address_key", "value": secrets.token_hex(32)}])
    op.create_table(
        "ban",
        counter(),
        text("kind", 8),
        text("hash", 64),
        moment("created"),
        moment("until"),
        text("why"),
    )
    op.create_table(
        "host_change",
        counter(),
        text("what", 40),
        moment("at"),
        sqlite_autoincrement=True,
    )

"""The relational schema. `entries` is append-only: a row is written once and never changed."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

META = MetaData()
COUNTER = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts only INTEGER keys up

# One row a table. What stands above `status` is written once, with the setup; the rest repeats
# what the journal says, so that lists need not read journals.
tables = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("components", Text, nullable=False),
    Column("components_digest", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("seed", Text),
    Column("start", Text),
    Column("nonce", String(32), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("opened_from", String(32), nullable=False),  # a keyed hash of the address
    Column("status", String(8), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger),  # when the server itself has to act: a bot's turn, a clock, a vote
    Column("active", BigInteger, nullable=False),  # never before the time the store has seen
    Column("set_aside", BigInteger),  # since when nobody gets it any more; deleted later
    Column("set_aside_why", String(16)),
    Index("tables_by_status", "status", "kind", "updated"),
    Index("tables_by_due", "due"),
    Index("tables_by_set_aside", "set_aside"),
)

entries = Table(
    "entries",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("command_id", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("actions", Text, nullable=False),
    Column("draws", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("digest", String(64)),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "command_id"),
)

# Who may do what: a hashed session, a table, a seat (-1: none), a role.
access = Table(
    "access",
    META,
    Column("session", String(64), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("role", String(12), nullable=False),
    Column("via", String(64)),  # the link it came by, so that revoking takes both away
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("session", "table_id", "seat", "role"),
    Index("access_by_table", "table_id"),
)

link = Table(
    "link",
    META,
    Column("token", String(64), primary_key=True),  # hashed
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used_by", String(64)),
    Column("revoked", BigInteger),
    Index("link_by_table", "table_id"),
)

chat = Table(
    "chat",
    META,
    Column("id", COUNTER, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("session", String(64), nullable=False),  # hashed
    Index("chat_by_table", "table_id", "id"),
)

# A person's notes, by the session that took the seat: whoever sits there later has others.
note = Table(
    "note",
    META,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(64), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "person"),
)

mute = Table(
    "mute",
    META,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("muted", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "muted"),
)

webhook = Table(
    "webhook",
    META,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("url", Text, nullable=False),
    Column("shape", String(8), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("webhook_by_table", "table_id"),
)

# What the host controls while servers run, and the key by which addresses are hashed.
control = Table(
    "control",
    META,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# What a finished game came to, by seat and without names: made when a history first asks for it.
result = Table(
    "result",
    META,
    Column("table_id", String(32), primary_key=True),
    Column("data", Text, nullable=False),
)

# A line of chat that somebody showed to the host.
report = Table(
    "report",
    META,
    Column("id", COUNTER, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("chat_id", BigInteger, nullable=False),
    Column("session", String(64), nullable=False),  # who reported it
    Column("why", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("chat_id", "session"),
    Index("report_by_table", "table_id"),
)

# Who is kept out, and until when: a hashed session, or a keyed hash of an address.
ban = Table(
    "ban",
    META,
    Column("id", COUNTER, primary_key=True, autoincrement=True),
    Column("kind", String(8), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("why", Text, nullable=False),
)

# A person without an account. The first profile of a browser has the hash of its session as its
# id, so that what a session holds belongs to it, also without a row here.
profile = Table(
    "profile",
    META,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("colour", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("card", String(64)),  # the recovery card, hashed
    Column("card_made", BigInteger),
    Column("merged_into", String(64)),
    Column("merged", BigInteger),
    Column("moved", Text),  # what merging moved, so that it can be undone
    Index("profile_by_card", "card"),
    Index("profile_by_merged_into", "merged_into"),
)

# Which profiles a browser has. A row stays after its end: one browser, one seat at public tables.
device = Table(
    "device",
    META,
    Column("session", String(64), nullable=False),
    Column("profile", String(64), nullable=False),
    Column("via", String(8), nullable=False),  # first, code, card
    Column("created", BigInteger, nullable=False),
    Column("is_current", Integer, nullable=False),  # 1: who acts in this browser
    Column("seen", BigInteger, nullable=False),  # up to when arrivals elsewhere were shown here
    Column("ended", BigInteger),
    PrimaryKeyConstraint("session", "profile"),
    Index("device_by_profile", "profile"),
)

# What follows is passed between processes and belongs in no backup.

presence = Table(
    "presence",
    META,
    Column("process", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("seats", Text, nullable=False),
    Column("spectators", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("process", "table_id"),
    Index("presence_by_table", "table_id"),
)

hits = Table(
    "hits",
    META,
    Column("id", COUNTER, primary_key=True, autoincrement=True),
    Column("process", String(32), nullable=False),
    Column("key", Text, nullable=False),  # a hash
    Column("expiry", Integer, nullable=False),
    Column("amount", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("hits_by_time", "at"),
)

# Codes that bring a profile to another device, by their first characters.
move_code = Table(
    "move_code",
    META,
    Column("slot", String(2), primary_key=True),
    Column("profile", String(64), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("wrong", Integer, nullable=False),
)

# What a store knows of itself: see state_jobs.py. A restore leaves it in place.
store_state = Table(
    "store_state",
    META,
    Column("name", String(32), primary_key=True),
    Column("value", BigInteger, nullable=False),
)

# What the host changed beside a running server, which reads on from the last row it saw.
host_change = Table(
    "host_change",
    META,
    Column("id", COUNTER, primary_key=True, autoincrement=True),
    Column("what", String(40), nullable=False),  # an encoded change
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,  # a number is never given again, even if all rows are gone
)

OF_A_TABLE = (access, link, chat, note, mute, webhook, result, report)  # by their column table_id
PASSING = (presence, hits, host_change, move_code)
KEPT = tuple(table for table in META.sorted_tables if table not in (*PASSING, store_state))

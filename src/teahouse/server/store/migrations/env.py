"""Alembic's entry: runs on the connection the store hands over."""

from __future__ import annotations

from alembic import context

from teahouse.server.store.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
context.run_migrations()

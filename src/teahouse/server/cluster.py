"""Which process a table belongs to, where several share a PostgreSQL.

A table's slot is the beginning of its id, so that a proxy can tell it from the address; slots are
dealt to the processes by rendezvous hashing: when one comes or goes, only its own slots move.
The owner of a table runs its clock and its bots. Every process may serve every table: the key
(table, number) of the journal refuses a second writer.
"""

from __future__ import annotations

import secrets
import socket
from collections.abc import Collection
from hashlib import sha256

from .settings import Settings
from .store import Store
from .tokens import ALPHABET

SLOT = 2  # characters of a table's id
SLOTS = tuple(first + second for first in ALPHABET for second in ALPHABET)
LONGEST = 50  # characters of a name; PostgreSQL cuts longer ones
ANY_ADDRESS = ("0.0.0.0", "::")


def process_name(host: str, port: int) -> str:
    """The name of a process to the proxy and the others: where it listens."""
    host = socket.gethostname() if host in ANY_ADDRESS else host
    named = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    return named[-LONGEST:]


def own_name(settings: Settings) -> str:
    """The name of this process; without a port of its own, a random one."""
    return process_name(settings.host, settings.port) if settings.port else secrets.token_hex(8)


def worker_ports(settings: Settings) -> range:
    """The individual ports of the processes on this machine."""
    return range(settings.port + 1, settings.port + 1 + settings.workers)


def owner_of(slot: str, members: Collection[str]) -> str:
    """The process that owns the tables of a slot."""
    return max(members, key=lambda name: sha256(f"{slot} {name}".encode()).digest())


class Ownership:
    """Which tables this process owns, among all processes now connected to the store."""

    def __init__(self, store: Store, name: str) -> None:
        self.name = name
        self._store = store
        self._members: frozenset[str] = frozenset()
        self._owned: dict[str, bool] = {}  # by slot

    def owns(self, table_id: str) -> bool:
        """Whether a table belongs to this process now."""
        if self._store.members != self._members:
            self._members, self._owned = self._store.members, {}
        slot = table_id[:SLOT]
        if slot not in self._owned:
            self._owned[slot] = owner_of(slot, self._members | {self.name}) == self.name
        return self._owned[slot]

"""What the host controls while the server runs: the lobby, bans; and how addresses are hashed."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .addresses import network_key, parsed
from .store.host_jobs import ADDRESS_KEY, LOBBY, Ban

SESSION, ADDRESS = "session", "address"  # what a ban is of
CLOSED = "closed"


def network(address: str) -> str:
    """The network of one caller: an IPv4 address, or the /64 of an IPv6 address."""
    found = parsed(address.partition("/")[0])
    return address if found is None else network_key(found)


@dataclass(frozen=True)
class Controls:
    """As the store has them."""

    address_key: str = ""
    lobby_open: bool = True
    bans: Mapping[tuple[str, str], int] = field(default_factory=dict)  # kind and hash: until when

    @staticmethod
    def of(values: Mapping[str, str], bans: Iterable[Ban]) -> Controls:
        until: dict[tuple[str, str], int] = {}
        for ban in bans:
            key = (ban.kind, ban.hash)
            until[key] = max(ban.until, until.get(key, 0))
        return Controls(values.get(ADDRESS_KEY, ""), values.get(LOBBY) != CLOSED, until)

    def hashed(self, address: str) -> str:
        """An address as stored: a keyed hash."""
        key, known = self.address_key.encode(), network(address).encode()
        return hmac.digest(key, known, "sha256").hex()[:32]

    def is_banned(self, now: int, sessions: Iterable[str | None], address: str) -> bool:
        """Whether any of these (a browser and its profiles) or this address is banned."""
        if not self.bans:
            return False
        known = [(ADDRESS, self.hashed(address)), *((SESSION, one or "") for one in sessions)]
        return any(self.bans.get(key, 0) > now for key in known)

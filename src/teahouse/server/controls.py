"""What the host controls while the server runs, and the hashes by which addresses are known."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

IPV6_PREFIX = 64  # bits a subscriber is given; all addresses within count as one


def network(address: str) -> str:
    """What counts as one caller: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> IPV6_PREFIX << IPV6_PREFIX))
    return str(found)


@dataclass(frozen=True)
class Controls:
    """As the store has them."""

    address_key: str = ""

    @staticmethod
    def of(values: Mapping[str, str]) -> Controls:
        return Controls(values.get("address_key", ""))

    def hashed(self, address: str) -> str:
        """An address as it is stored: useless without the key."""
        return hmac.digest(self.address_key.encode(), network(address).encode(), "sha256").hex()[
            :32
        ]

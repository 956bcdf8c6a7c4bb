"""Network addresses: clients, trusted proxies, Host headers, and which URLs we may call.

A client is known by its IPv4 address or its IPv6 /64: having one address of a /64 is having all.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.types import Scope

Address = IPv4Address | IPv6Address
Network = ipaddress.IPv4Network | IPv6Network

LONGEST_HOST = 255
HOST_SIGNS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-._")
NAT64 = IPv6Network("64:ff9b::/96")
COMPATIBLE = IPv6Network("::/96")
GLOBAL_UNICAST = IPv6Network("2000::/3")  # all global unicast; fec0:: and the like lie outside


def header_values(scope: Scope, name: bytes) -> list[str]:
    """All values of a header, in order."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


# Who asks


def parsed(text: str) -> Address | None:
    """Parse an address; an IPv4-mapped IPv6 address becomes IPv4."""
    if len(text) > 64:
        return None
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found


def trusted(address: Address, proxies: Iterable[Network]) -> bool:
    return any(address in network for network in proxies)


def network_key(address: Address) -> str:
    """The key rate limits and connection caps are counted by."""
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address)


@lru_cache(64)
def networks(text: str) -> tuple[Network, ...]:
    """Networks and addresses separated by commas or blanks; ValueError for anything else."""
    return tuple(ipaddress.ip_network(part) for part in text.replace(",", " ").split())


# By which name


def host_of(netloc: str) -> tuple[str, int | None] | None:
    """Name and port of a Host header, None if malformed. IPv6 keeps its brackets."""
    if not netloc or len(netloc) > LONGEST_HOST or not netloc.isascii():
        return None
    if netloc.startswith("["):
        inner, closed, rest = netloc[1:].partition("]")
        name = f"[{inner.lower()}]"
        well = bool(closed) and "%" not in inner and isinstance(parsed_v6(inner), IPv6Address)
    else:
        name, colon, rest = netloc.lower().partition(":")
        rest, well = colon + rest, bool(name) and HOST_SIGNS.issuperset(name)
    port = _port(rest)
    return (name, port or None) if well and port is not None else None


def parsed_v6(text: str) -> IPv6Address | None:
    try:
        return IPv6Address(text)
    except ValueError:
        return None


def _port(rest: str) -> int | None:
    """The number after a colon, 0 where there is none, None where it is no port."""
    if not rest:
        return 0
    digits = rest[1:]
    if rest[0] != ":" or not digits.isdigit() or len(digits) > 5:
        return None
    return int(digits) if 0 < int(digits) < 65536 else None


# Whom we may call


def is_public(address: Address) -> bool:
    """Whether an address is public, in whatever form it is written."""
    inside: tuple[Address, ...] = (address,)
    if isinstance(address, IPv6Address):
        inside = embedded(address) or inside
        if inside == (address,) and address not in GLOBAL_UNICAST:
            return False
    return all(ip.is_global and not ip.is_multicast for ip in inside)


def embedded(address: IPv6Address) -> tuple[IPv4Address, ...]:
    """The IPv4 addresses embedded in an IPv6 address by NAT64 and tunnels."""
    if address.ipv4_mapped:
        return (address.ipv4_mapped,)
    if address.sixtofour:
        return (address.sixtofour,)
    if address.teredo:
        return address.teredo  # its server and its client
    if address in NAT64 or (address in COMPATIBLE and int(address) > 1):
        return (IPv4Address(int(address) & 0xFFFFFFFF),)
    return ()

"""Secrets people carry: 128 random bits each, kept only as hashes; and the seed's commitment."""

from __future__ import annotations

import secrets
from hashlib import sha256

TABLE_ID = r"^[0-9a-z]{16}$"
TOKEN = r"^[A-Za-z0-9_-]{22}$"
ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz"


def new_token() -> str:
    """For cookies and links."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """The name of a table: 82 bits, so that it cannot be guessed either."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def hashed(token: str) -> str:
    """As it is kept. The tokens are random, so a plain hash cannot be turned round."""
    return sha256(token.encode()).hexdigest()


def commitment(nonce: str, seed: str) -> str:
    """What binds the server to a seed before anybody acts: SHA-256 over nonce, colon, seed."""
    return sha256(f"{nonce}:{seed}".encode()).hexdigest()

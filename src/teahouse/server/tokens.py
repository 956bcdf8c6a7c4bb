"""Tokens of 128 random bits, stored only as hashes; and the commitment to a seed."""

from __future__ import annotations

import secrets
from hashlib import sha256

TABLE_ID = r"^[0-9a-z]{16}$"
TOKEN = r"^[A-Za-z0-9_-]{22}$"
ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz"


def new_token() -> str:
    """A token for cookies and links."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """A table id: 82 bits, so that it cannot be guessed either."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def hashed(token: str) -> str:
    """The stored form of a token. Tokens are random, so a plain hash cannot be reversed."""
    return sha256(token.encode()).hexdigest()


def commitment(nonce: str, seed: str) -> str:
    """What binds the server to a seed before anybody acts: SHA-256 over nonce, colon, seed."""
    return sha256(f"{nonce}:{seed}".encode()).hexdigest()

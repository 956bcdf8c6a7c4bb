"""Randomness: xoshiro128**, its four 32-bit words living in the game state.

Rules call :func:`chance` (events.py), which records what was drawn. The words are stored as 64-bit
numbers so that no unsigned arithmetic, which compiled and interpreted code treat differently, is
ever needed. The generator is due to David Blackman and Sebastiano Vigna (public domain).
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from operator import index
from struct import unpack
from typing import Annotated, SupportsIndex

from .errors import BadSeed

MASK32 = 0xFFFFFFFF
Words = Annotated[list[int], "i8", 4]


def next_word(rng: Words) -> int:
    """The next 32 random bits."""
    x = (rng[1] * 5) & MASK32
    result = ((((x << 7) | (x >> 25)) & MASK32) * 9) & MASK32
    t = (rng[1] << 9) & MASK32
    rng[2] ^= rng[0]
    rng[3] ^= rng[1]
    rng[1] ^= rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= t
    rng[3] = ((rng[3] << 11) | (rng[3] >> 21)) & MASK32
    return result


def rand_below(rng: Words, n: int) -> int:
    """A whole number from 0 to n-1, each equally likely (Lemire's rejection), n up to 2**31."""
    product = next_word(rng) * n
    low = product & MASK32
    if low < n:
        threshold = (MASK32 + 1 - n) % n
        while low < threshold:
            product = next_word(rng) * n
            low = product & MASK32
    return product >> 32


def mix(x: int) -> int:
    """A 32-bit scrambler: every bit of x touches every bit of the result."""
    x = (x ^ (x >> 16)) & MASK32
    x = (x * 0x21F0AAAD) & MASK32
    x = x ^ (x >> 15)
    x = (x * 0x735A2D97) & MASK32
    return x ^ (x >> 15)


def stream(rng: Words, base: Words, game: int, episode: int) -> None:
    """Seed rng for one game of many from the words of a common seed."""
    for k in range(4):
        word = mix((base[k] + game * 0x9E3779B1 + k) & MASK32)
        rng[k] = mix((word + episode * 0x85EBCA77 + k) & MASK32)
    if rng[0] == 0 and rng[1] == 0 and rng[2] == 0 and rng[3] == 0:
        rng[0] = 1


Seed = int | str


def seed_number(seed: Seed | None) -> int:
    """The seed as a number: whole numbers from 0 and hex strings of any size; None draws one.

    A string is always hex, with or without 0x: "10" is sixteen.
    """
    if seed is None:
        return secrets.randbits(128)
    if isinstance(seed, str):
        return _hex_number(seed)
    return _whole_number(seed)


def _whole_number(seed: object) -> int:
    number = index(seed) if isinstance(seed, SupportsIndex) and type(seed) is not bool else -1
    if number < 0:
        raise BadSeed(f"a seed is a whole number from 0 or a hex string, not {seed!r}")
    return number


def _hex_number(text: str) -> int:
    try:
        number = int(text.strip().removeprefix("0x") or "?", 16)
    except ValueError:
        number = -1
    if number < 0:
        raise BadSeed(f"a seed is a whole number or a hex string, not {text[:40]!r}")
    return number


def seed_words(seed: Seed | None) -> list[int]:
    """The four words a seed stands for."""
    number = seed_number(seed)
    digest = blake2b(f"{number:x}".encode(), digest_size=16, person=b"teahouse").digest()
    return list(unpack("<4I", digest)) if any(digest) else [1, 2, 3, 4]

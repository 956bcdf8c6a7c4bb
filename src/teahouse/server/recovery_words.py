"""Secrets people copy by hand: the six words of a recovery card, the code for another device.

Words consist of two syllables that sound alike in English, French and Italian, so a card can be
read aloud in any of them.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

SYLLABLES = tuple(first + vowel for first in "bdfgklmnprstvz" for vowel in "aeiou")
# Words with meanings unwanted on a card.
UNWELCOME = {
    "bite", "dago", "figa", "figo", "fika", "fike", "gaza", "kazi", "kona", "kono", "kula", "kule",
    "kulo", "mona", "mori", "nazi", "nega", "nego", "nude", "nudo", "paki", "pedo", "pene", "pipa",
    "pisa", "piso", "puta", "pute", "puto", "rape", "sega", "sida", "sodo", "zobi",
}  # fmt: skip
WORDS = tuple(a + b for a in SYLLABLES for b in SYLLABLES if a != b and a + b not in UNWELCOME)
CARD_WORDS = 6
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # no 0, O, 1 or I
CODE_LENGTH, SLOT_LENGTH = 6, 2
COST = {"n": 2**14, "r": 8, "p": 1, "dklen": 32}


def new_card() -> str:
    """Six words: 73 bits."""
    return " ".join(secrets.choice(WORDS) for _ in range(CARD_WORDS))


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def slots(first: str) -> list[str]:
    """All possible code prefixes: this one first, the rest in random order."""
    every = [a + b for a in LETTERS for b in LETTERS if a + b != first]
    secrets.SystemRandom().shuffle(every)
    return [first, *every]


def typed_code(text: str) -> str | None:
    """Normalize a typed code, with or without gaps; None if it cannot be one."""
    code = "".join(c for c in text.upper() if c.isalnum())
    return code if len(code) == CODE_LENGTH and set(code) <= set(LETTERS) else None


def typed_card(text: str) -> str | None:
    """Normalize a typed card; None if it cannot be one."""
    plain = unicodedata.normalize("NFKD", text.lower())
    bare = "".join(c for c in plain if not unicodedata.combining(c))
    letters = "".join(c if c.isascii() and c.isalpha() else " " for c in bare)
    found = letters.split()
    return " ".join(found) if len(found) == CARD_WORDS and set(found) <= set(WORDS) else None


def hidden(text: str, key: str) -> str:
    """The stored hash: slow to brute-force, useless without the store's key. Takes 50 ms."""
    return hashlib.scrypt(text.encode(), salt=key.encode(), **COST).hex()

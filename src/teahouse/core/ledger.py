"""The ledger of a game: every rule by number, where it comes from and which function holds it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass

from .definition import Definition


@dataclass(frozen=True)
class LedgerRule:
    """One numbered rule. Its text for people is the message `<game>-rule-<number>`."""

    number: str
    section: str
    kind: str  # stated in the booklet, our ruling, or mixed
    text: str
    functions: tuple[str, ...]


def load_ledger(definition: Definition) -> dict[str, LedgerRule]:
    """The rules by number, in the order of `ledger.toml` in the game's folder; none without it."""
    data = tomllib.loads(definition.research.text("ledger.toml") or "")
    return {number: _rule(number, row) for number, row in data.items()}


def _rule(number: str, row: dict[str, str | list[str]]) -> LedgerRule:
    named = row.get("function", [])
    functions = (named,) if isinstance(named, str) else tuple(named)
    return LedgerRule(number, str(row["section"]), str(row["kind"]), str(row["text"]), functions)

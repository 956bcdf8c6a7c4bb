"""Games short enough for tests, and what is told of them."""

from __future__ import annotations

from typing import Any

from teahouse.arena.balance import Study
from teahouse.arena.balance_observer import Facts

QUICK = {"target": 12, "round_limit": 20}


def study(**changes: Any) -> Study:
    given: dict[str, Any] = {
        "game": "darjeeling",
        "bots": ["novice", "random"],
        "games": 3,
        "players": [2, 3],
        "options": QUICK,
    }
    return Study(**{**given, **changes})


def facts(**changes: Any) -> Facts:
    """A game of two that seat 0 began and won, with nothing to tell."""
    given: dict[str, Any] = {
        "players": 2, "number": 0, "first": 0, "points": [30.0, 20.0], "shares": [1.0, 0.0],
        "sources": [{"ships": 30.0}, {"ships": 20.0}], "steps": 40, "rounds": 10,
        "settings": {"map": "india"}, "had": {}, "offered": {}, "events": {}, "asked": {},
        "open": {}, "chosen": {},
    }  # fmt: skip
    return Facts(**{**given, **changes})

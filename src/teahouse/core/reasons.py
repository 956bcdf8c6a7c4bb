"""Why an action is refused: a code, the number of the rule that says so, and what it is about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .events import Value

# Codes every game has; a game's own start after them.
OK = 0
GAME_OVER = 1
NOT_ASKED = 2  # something else is being asked now
FIRST_REASON = 3


@dataclass(frozen=True)
class Reason:
    """Why an action is refused: the answer to "why can't I do that?".

    Attributes:
        code: A name for the reason; `GAME-why-CODE` is its message.
        rule: The number of the rule, or "" if no rule forbids it, such as when another decision
            is due.
        params: The values in the message.
    """

    code: str
    rule: str
    params: Mapping[str, Value]

    def as_json(self) -> dict[str, Any]:
        return {"code": self.code, "rule": self.rule, "params": dict(self.params)}

    def __str__(self) -> str:
        return f"{self.code} (rule {self.rule})" if self.rule else self.code

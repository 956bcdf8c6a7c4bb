"""One decision of a bot, in this process: its request in, a choice out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from teahouse.core.registry import game as find_game
from teahouse.core.views import View

from .bot import Choice, Clock, Worlds
from .registry import make


@dataclass(frozen=True)
class Request:
    """One decision to be taken."""

    game: str
    view: View
    legal: tuple[int, ...]
    level: str
    seconds: float
    seed: int
    components: Mapping[str, Any] = field(default_factory=dict)


def decide(request: Request, compiled: bool) -> Choice:
    """Take the decision here and now."""
    played = find_game(request.game, request.components or None)
    bot = make(request.level, played, request.seed, compiled)
    return bot.choose(
        request.view, request.legal, Worlds(played, request.view), Clock(request.seconds)
    )

"""What a refusal names in the position it was made in: the rule, and what one has."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.core.actions import Action
from teahouse.core.events import Value
from teahouse.core.game import Game

from .actions import LayOnes, LayThrees, LayTwos, Spend
from .reasons import Why
from .rules.shipment import owned, tokens_for, top_quay
from .state import Source, State

Because = tuple[str, Mapping[str, Value]]  # the rule, "" for the usual one; what is named

# What each message is given besides the values of the action.
EXPLAINED: Mapping[str, tuple[str, ...]] = {
    "too-few-tiles": ("has",),
    "no-token": ("needed", "has"),
    "no-such-quay": ("quays",),
}


def explain(s: State, code: int, action: Action, game: Game) -> Because:
    """The rule that forbids an action and what its message names."""
    if code == Why.GAME_OVER:
        return ended_by(s), {}
    if code == Why.NO_SUCH_QUAY:
        return "", {"quays": int(game.rule(top_quay)(s)) + 1}
    if isinstance(action, (LayThrees, LayTwos, LayOnes)) and code == Why.TOO_FEW_TILES:
        halves = 3 if isinstance(action, LayThrees) else 2 if isinstance(action, LayTwos) else 1
        return "", {"has": owned(s, halves)}
    if isinstance(action, Spend) and code == Why.NO_TOKEN:
        return "", {"needed": tokens_for(action.use), "has": s.tokens[s.actor]}
    return "", {}


def ended_by(s: State) -> str:
    """D33, or D38 where nobody had reached the target before the halves were taken off."""
    reached = any(
        s.score[seat] - s.earned[seat][Source.HALVES] >= s.target for seat in range(s.players)
    )
    return "D33" if reached else "D38"

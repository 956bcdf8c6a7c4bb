"""Views as observations, so that a policy sees at any table what it was trained on."""

from __future__ import annotations

import teahouse
from teahouse.core.errors import BadOption
from teahouse.core.game import Game
from teahouse.core.views import View

from .feature import Numbers
from .observer import observation


def observe(view: View, game: Game | None = None) -> Numbers:
    """Turn the view of a seat into its observation, as the environments return it.

    Pass the game only for tables with custom component values.
    """
    if view.get("seat") is None:
        raise BadOption("a spectator's view has no observation: it belongs to no seat")
    of = game or teahouse.game(view["game"])
    return observation(of.sample(view, seed=0, backend="python"), view["seat"])

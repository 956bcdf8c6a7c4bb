"""What holds at every moment of every game of Darjeeling."""

from __future__ import annotations

from hypothesis import strategies as st
from tests.games.properties import Properties

from .positions import GAME

OWN_MAP = "TTTTT\nTTCTT\nTTTTT\n.TTT."
OPTIONS = st.fixed_dictionaries(
    {
        "players": st.integers(2, 5),
        "map": st.sampled_from(["india", "sri_lanka", "china", OWN_MAP]),
        "memory": st.sampled_from(["open", "closed"]),
        "two_half": st.sampled_from(["adjacent", "opposite"]),
        "target": st.sampled_from([20, 100]),
        "round_limit": st.sampled_from([5, 200]),
    }
)


class TestProperties(Properties):
    game, options, longest = GAME, OPTIONS, 160

"""What holds at every moment of every game of Ceylon."""

from __future__ import annotations

from hypothesis import strategies as st
from tests.games.properties import Properties

from teahouse.core.game import Position
from teahouse.games.ceylon.hexes import HEXES
from teahouse.games.ceylon.tables import T

from .positions import GAME

OPTIONS = st.fixed_dictionaries(
    {
        "players": st.integers(2, 4),
        "starting_tiles": st.booleans(),
        "left_out": st.sampled_from(["random", "uva", "dimbula"]),
        "terrain": st.sampled_from(["random", "players"]),
    }
)


class TestProperties(Properties):
    game, options, longest = GAME, OPTIONS, 260

    def is_whole(self, position: Position) -> None:
        """Cards, contracts, markers and points, counted the slow way."""
        s, n = position.state(), position.players
        assert [
            s.deck[c] + s.discards[c] + sum(s.hand[p][c] for p in range(n)) for c in range(10)
        ] == (list(T.cards))
        held = [sum(s.contracts[p][k] for p in range(n)) for k in range(20)]
        assert [s.pile[k] + s.wagon.count(k) + held[k] for k in range(20)] == list(T.contracts)
        for p in range(n):
            assert s.markers[p] + sum(s.marks[h] for h in range(HEXES) if s.owner[h] == p) == 8
            assert s.score[p] == sum(s.earned[p])
            assert s.rupees[p] >= 0
            assert (
                len(position.view(p)["seats"][p]["contracts"])
                >= position.view(p)["seats"][p]["companies"]
            )
        assert sorted(
            p for discs in position.view(None)["technology"]["spaces"] for p in discs
        ) == list(range(n))

"""What golden games of Darjeeling have to show."""

from __future__ import annotations

from tests.games.good_play import Pieces

from teahouse.games.darjeeling.events import tile_name
from teahouse.games.darjeeling.state import Use, Variety

VARIETIES = {v.name.lower() for v in Variety}

PIECES = Pieces(
    settings={
        "2-players": {"players": 2, "map": "sri_lanka"},
        "3-players": {"players": 3, "map": "china"},
        "4-players": {"players": 4, "map": "india"},
        "5-players": {"players": 5, "map": "china", "memory": "closed"},
        "opposite-halves": {"players": 2, "map": "india", "two_half": "opposite"},
        "round-limit": {"players": 3, "map": "india", "round_limit": 9},
    },
    average=70,
    seeking=({"players": 5, "target": 1000}, {"players": 4, "target": 1000, "map": "china"}),
    wanted={
        "tile-taken tile": {tile_name(kind) for kind in range(3 * len(Variety))},
        "tokens-used use": {u.name.lower() for u in Use if u != Use.NONE},
        "demand-bonus variety": VARIETIES,
        "tiles-laid variety": VARIETIES,
    },
    excused={},
)

"""What golden games of Ceylon have to show."""

from __future__ import annotations

from tests.games.good_play import Pieces

from teahouse.games.ceylon.actions import card_side
from teahouse.games.ceylon.events import kind_name
from teahouse.games.ceylon.game import GAME
from teahouse.games.ceylon.state import CARDS, Councillor, District, Shape, Tea

TABLES = GAME.rules.default_tables
CONTRACTS = {
    " ".join(map(str, (TABLES.company[kind] + 1, *asked)))
    for kind, asked in enumerate(TABLES.asks)
    if TABLES.contracts[kind]
}
SIDES = {" ".join(map(kind_name, card_side(side))) for side in range(2 * CARDS)}
COUNCILLORS = {c.name.lower() for c in Councillor}
TEAS = {t.name.lower() for t in Tea}

PIECES = Pieces(
    settings={
        "2-players": {"players": 2, "left_out": "uva"},
        "2-players-tiles": {"players": 2, "left_out": "dimbula", "starting_tiles": True},
        "3-players": {"players": 3},
        "3-players-built": {"players": 3, "terrain": "players", "starting_tiles": True},
        "4-players": {"players": 4},
        "4-players-tiles": {"players": 4, "starting_tiles": True},
    },
    average=50,
    seeking=({"players": 2, "terrain": "players"},),
    wanted={
        "card-played action others": SIDES,
        "councillor-contracted councillor": COUNCILLORS,
        "starting-tile-used starting": set(GAME.presentation.names["starting"]),
        "contract-fulfilled company black green white": CONTRACTS,
        "terrain-drawn shape": {s.name.lower() for s in Shape},
        "terrain-built shape": {s.name.lower() for s in Shape},
        "harvested tea": TEAS,
        "chest-discarded tea": TEAS,
        "district-majority district": {d.name.lower() for d in District},
    },
    excused={},
)

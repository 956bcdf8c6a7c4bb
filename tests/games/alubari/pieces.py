"""What golden games of Alubari have to show."""

from __future__ import annotations

from tests.games.good_play import Pieces

from teahouse.games.alubari.game import GAME

NAMES = {kind: set(values) for kind, values in GAME.presentation.names.items()}

PIECES = Pieces(
    settings={
        "alone": {"players": 1},
        "2-players": {"players": 2},
        "3-players": {"players": 3, "alubari_estate": "covered"},
        "4-players": {"players": 4},
        "5-players": {"players": 5},
    },
    average=110,
    seeking=(),
    wanted={
        "contract-taken contract": NAMES["contract"],
        "contract-used contract": NAMES["contract"],
        "contract-scored contract": NAMES["contract"],
        "equipment-taken equipment": NAMES["equipment"],
        "maintained upkeep": NAMES["upkeep"],
        "third-hired hiring": NAMES["hiring"],
        "weather-changed weather": NAMES["weather"] - {"none"},
        "station-built station": NAMES["station"],
        "section-laid section": NAMES["section"],
        "chai-paid area": NAMES["area"] - {"G"},  # nothing there is strengthened
        "space-owned estate": NAMES["estate"],
        "game-ends ending": NAMES["ending"] - {"none"},
        "event number": {str(n) for n in range(1, 7)},
    },
    excused={
        "decision CREW": "asked only of the crew's owner, who can pay a station that costs rubble "
        "and stone either way; test_components.py has such a position",
    },
    wishes=(
        (),
        ("take 21", "use 21", "price cheaper", "buy", "place E", "place F", "place A"),
        ("buy crew", "build", "chai", "cube chai", "cube stone", "place A", "place B", "place E"),
        ("take 17", "take", "lay", "make steel", "cube iron", "place D", "place C", "place A"),
        ("take 18", "take 19", "take", "use", "place F", "lay", "build"),
    ),
)

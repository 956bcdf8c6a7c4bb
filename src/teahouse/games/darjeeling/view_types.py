"""What a view of Darjeeling holds."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from teahouse.core.views import EVERY, Head

Variety = Literal["black", "green", "white", "red"]
Tile = Literal[
    "black-1", "black-2", "black-3", "green-1", "green-2", "green-3",
    "white-1", "white-2", "white-3", "red-1", "red-2", "red-3",
]  # fmt: skip
Direction = Literal["N", "E", "S", "W"]
Source = Literal["ships", "turning", "passing", "demand", "quantity", "halves"]
Memory = Literal["open", "closed"]
TwoHalf = Literal["adjacent", "opposite"]
Use = Literal["none", "fresh", "double", "both"]


class Options(TypedDict):
    """What the table was opened with."""

    players: int
    map: Annotated[str, "the name of a printed map, or the rows of an own one"]
    memory: Annotated[Memory, "whether the screens are open"]
    two_half: Annotated[TwoHalf, "how the halves of a two-half tile lie"]
    target: Annotated[int, "so many points end the game"]
    round_limit: Annotated[int, "so many rounds at most"]
    first: Annotated[int | Literal["random"], "the first player as chosen"]


class Bag(TypedDict):
    """The bag of tiles."""

    total: Annotated[int, "tiles in the bag"]
    tiles: Annotated[dict[Tile, int] | None, "by kind; null with closed screens"]


class Quay(TypedDict):
    """A quay with the ship that lies there."""

    multiplier: Annotated[int, "points for each crate"]
    crates: Annotated[list[int], "crates of each seat on the ship"]


class SeatView(TypedDict):
    """A player."""

    score: int
    earned: Annotated[dict[Source, int], EVERY, "points by source"]
    next_ships: Annotated[int, "points the ships would score now"]
    collector: Annotated[str | None, "the cell of the collector, null before it is placed"]
    facing: Annotated[Direction | None, "where its front points"]
    supply: Annotated[int, "crates that are on no ship"]
    tile_count: Annotated[int, "tiles behind the screen"]
    tiles: Annotated[dict[Tile, int] | None, "by kind; null behind a closed screen"]
    crops: Annotated[
        dict[Variety, str] | None,
        "tiles of a variety laid to the most crates: a box character for each tile, a stroke for "
        "each half, a blank line between groups; null behind a closed screen",
    ]
    tokens: Annotated[int | None, "action tokens; null behind a closed screen"]


class Shipment(TypedDict):
    """The shipment under way."""

    variety: Variety
    laid: Annotated[tuple[int, int, int], "tiles laid with one, two, three halves"]
    picture: Annotated[str | None, "them in box characters; null while they do not close"]
    on_table: Annotated[bool, "whether they have left the screen"]
    used: Annotated[Use, "action tokens used"]
    allowed: Annotated[int, "crates that may be loaded"]
    loaded: Annotated[int, "crates loaded so far"]


class DarjeelingView(Head):
    """A game of Darjeeling as a seat or a spectator sees it."""

    options: Options
    round: Annotated[int, "rounds finished"]
    first: Annotated[int, "the first player"]
    map: Annotated[
        list[list[str]],
        "rows from the north: . outside, _ empty, C city, b2 a tile, @1 the collector of seat 1",
    ]
    bag: Bag
    warehouse: Annotated[dict[Tile, int], "tiles of the last shipment"]
    warehouse_picture: Annotated[str | None, "them in box characters, as they were laid"]
    chute: Annotated[list[Variety], "demand markers from the bottom"]
    reserve: Annotated[int, "action tokens in the reserve"]
    quays: Annotated[list[Quay], "from the bottom up"]
    seats: list[SeatView]
    shipment: Annotated[Shipment | None, "null when there is none, or it is hidden"]
